// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/releasewatch.h"

#include "domain/connection.h"
#include "platform/settings.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace labdesk {

QUrl releaseAddress(const QString &file)
{
    constexpr qint64 maxBytes = 4096;
    constexpr auto variable = "LABDESK_RELEASE_ADDRESS";
    QString written = qEnvironmentVariable(variable);
    if (QFile addressFile(file); !qEnvironmentVariableIsSet(variable) && addressFile.open(QFile::ReadOnly))
        written = QString::fromUtf8(addressFile.read(maxBytes));
    const auto address = parseServiceUrl(written);
    return address.ok() ? address.value() : QUrl();
}

QString defaultReleaseAddressFile()
{
    return QCoreApplication::applicationDirPath() + u"/../share/labdesk/release-address"_s;
}

ReleaseWatch::ReleaseWatch(Settings &settings, Options options, QObject *parent)
    : QObject(parent), m_settings(settings), m_options(std::move(options))
{
    m_hourly.setTimerType(Qt::VeryCoarseTimer);
    m_hourly.setInterval(std::chrono::hours(1)); // the program may run overnight
    connect(&m_hourly, &QTimer::timeout, this, &ReleaseWatch::checkDaily);
    m_settings.whenChanged(setting::releaseNotice, this, [this] { applySetting(); });
}

ReleaseWatch::Permission ReleaseWatch::permission() const
{
    return m_options.isForbidden      ? Permission::Forbidden
        : m_options.address.isEmpty() ? Permission::NoAddress
                                      : Permission::Granted;
}

bool ReleaseWatch::isWanted() const
{
    return permission() == Permission::Granted && m_settings.get(setting::releaseNotice);
}

/// Checks at once when a person turns it on.
void ReleaseWatch::applySetting()
{
    m_call.cancel();
    m_state = Idle{};
    m_hourly.stop();
    if (isWanted()) {
        m_hourly.start();
        return ask();
    }
    Q_EMIT changed();
}

void ReleaseWatch::start()
{
    if (!isWanted())
        return;
    m_hourly.start();
    checkDaily();
}

void ReleaseWatch::checkDaily()
{
    if (m_settings.get(setting::releaseCheckedOn) != m_options.now().date())
        ask();
}

void ReleaseWatch::ask()
{
    m_settings.set(setting::releaseCheckedOn, m_options.now().date());
    m_state = awaiting(std::move(m_state), m_options.now());
    m_call = api::lookUpRelease(m_options.address, [this](const Outcome<Release, ApiError> &outcome) {
        m_state = outcome.ok() ? Remote<Release>(Ready<Release>{.value = outcome.value(), .at = m_options.now()})
                               : afterFailure(std::move(m_state), outcome.error());
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

std::optional<Release> ReleaseWatch::newer() const
{
    const auto *ready = readyIn(m_state);
    return ready && ready->value.version > m_options.running ? std::optional(ready->value) : std::nullopt;
}

} // namespace labdesk
