// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/screenlock.h"

#include "platform/passphrase.h"
#include "platform/settings.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace labdesk {

ScreenLock::ScreenLock(Settings &settings, IdleMonitor::Now now, QObject *parent)
    : QObject(parent), m_settings(settings), m_now(std::move(now))
{
    m_tick.setInterval(200ms); // several times a second, so that no second is skipped
    connect(&m_tick, &QTimer::timeout, this, [this] {
        const int left = secondsToWait();
        if (left == 0)
            m_tick.stop();
        Q_EMIT waitChanged(left);
    });
    if (secondsToWait() > 0)
        m_tick.start();
}

bool ScreenLock::hasPassphrase() const
{
    return !m_settings.get(setting::passphraseHash).isEmpty();
}

void ScreenLock::setPassphrase(const Secret &passphrase, QObject *context, std::function<void(bool)> done)
{
    hashPassphrase(passphrase, this,
                   [this, context = QPointer(context), done = std::move(done)](const QByteArray &hash) {
                       if (!hash.isEmpty()) {
                           m_settings.set(setting::passphraseHash, hash);
                           m_settings.set(setting::wrongPassphrases, 0);
                       }
                       if (context)
                           done(!hash.isEmpty());
                   });
}

void ScreenLock::removePassphrase()
{
    m_settings.set(setting::passphraseHash, {});
    m_settings.set(setting::wrongPassphrases, 0);
}

void ScreenLock::tryPassphrase(const Secret &passphrase, QObject *context, std::function<void(bool)> done)
{
    if (m_isTrying || secondsToWait() > 0)
        return;
    m_isTrying = true;
    const int wrong = m_settings.get(setting::wrongPassphrases) + 1;
    pause(wrong); // in advance, in case the program is ended during the check
    checkPassphrase(passphrase, m_settings.get(setting::passphraseHash), this,
                    [this, wrong, context = QPointer(context), done = std::move(done)](bool isRight) {
                        m_isTrying = false;
                        if (isRight) {
                            m_settings.set(setting::wrongPassphrases, 0);
                        } else {
                            pause(wrong);
                            m_tick.start();
                            Q_EMIT waitChanged(secondsToWait());
                        }
                        if (context)
                            done(isRight);
                    });
}

/// The end of the pause is stored, so that restarting the program neither shortens nor renews it: on the command line,
/// each attempt is a process of its own. Restarting the computer ends the pause.
void ScreenLock::pause(int wrong)
{
    const std::chrono::milliseconds until = m_now() + std::chrono::seconds(pauseAfter(wrong));
    m_settings.set(setting::passphrasePause, qint64(until.count()));
    m_settings.set(setting::wrongPassphrases, wrong);
}

int ScreenLock::secondsToWait() const
{
    const auto left = std::chrono::milliseconds(m_settings.get(setting::passphrasePause)) - m_now();
    // If more than the longest pause is left, the computer was restarted, and the clock with it.
    const bool isPaused
        = m_settings.get(setting::wrongPassphrases) > 0 && left > 0ms && left <= std::chrono::seconds(maxPause);
    return isPaused ? int(std::chrono::ceil<std::chrono::seconds>(left).count()) : 0;
}

int ScreenLock::pauseAfter(int wrong)
{
    constexpr int doublings = 6;
    return wrong <= 0 ? 0 : std::min(maxPause, 1 << std::min(wrong - 1, doublings));
}

} // namespace labdesk
