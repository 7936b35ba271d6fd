// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainjob.h"

#include "session/session.h"
#include "text/users/usertexts.h"

#include <QLocale>
#include <QTimer>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// A simplified state for a waiting caller: pending, ready, or the error.
template <class T> struct Settled
{
    const Ready<T> *ready = nullptr;
    const ApiError *error = nullptr;
    bool isWaiting() const { return !ready && !error; }
};

template <class T> Settled<T> settled(const Remote<T> &remote)
{
    if (const auto *failed = std::get_if<Failed>(&remote))
        return {nullptr, &failed->why};
    const auto *ready = readyIn(remote);
    return {ready && !ready->refreshing ? ready : nullptr, nullptr};
}

QString shortText(const Address &address)
{
    return u"%1, %2 %3 %4"_s.arg(address.firstLine, address.city, address.state, address.zip);
}

} // namespace

QString MainJob::row(const QString &label, const QString &text)
{
    constexpr int labelWidth = 23;
    return (label + u' ').leftJustified(labelWidth) + text;
}

MainJob::MainJob(Session &session, Plan plan, std::function<void(QString)> print, QObject *parent)
    : QObject(parent), m_session(session), m_plan(std::move(plan)), m_print(std::move(print))
{
    connect(&m_session.users(), &UserDirectory::stateChanged, this, &MainJob::afterUsers);
    connect(&m_session.details(), &UserDetails::userChanged, this, &MainJob::afterUser);
    connect(&m_session.details(), &UserDetails::providersChanged, this, &MainJob::afterUser);
    connect(&m_session.centers(), &CenterFinder::stateChanged, this, &MainJob::afterCenters);
    connect(&m_session.payors(), &PayorLookup::stateChanged, this, &MainJob::afterPayors);
}

void MainJob::start()
{
    QTimer::singleShot(m_plan.limit, this, [this] {
        if (!m_ended)
            m_print(tr("The service didn’t respond in time."));
        end(false);
    });
    m_session.users().reload();
}

void MainJob::afterUsers()
{
    const auto now = settled(m_session.users().state());
    if (now.error)
        return fail(tr("Users"), *now.error);
    if (now.isWaiting() || m_session.details().userId())
        return;
    const UserStore &store = m_session.users().store();
    m_print(row(tr("Users"), QLocale().toString(store.size())));
    if (store.size() == 0)
        return end(false);
    UserStore::Row newest = 0;
    for (UserStore::Row at = 1; at < store.size(); ++at)
        if (store.createdMs(at) > store.createdMs(newest) && !store.sources(at).empty())
            newest = at;
    m_session.details().open(store.id(newest));
}

void MainJob::afterUser()
{
    const auto user = settled(m_session.details().user());
    const auto providers = settled(m_session.details().providers());
    if (user.error)
        return fail(tr("User"), *user.error);
    if (providers.error)
        return fail(tr("Sources"), *providers.error);
    if (user.isWaiting() || providers.isWaiting() || m_session.centers().query())
        return;
    const QString zone = user.ready->value.timeZone ? user.ready->value.timeZone->id : tr("no time zone");
    m_print(row(tr("Newest user"), u"%1 · %2"_s.arg(formatUserName(user.ready->value), zone)));
    for (const auto &provider : providers.ready->value)
        m_print(row({}, u"%1: %2"_s.arg(provider.name, provider.status)));
    m_session.centers().search({m_plan.nearZip, Radius::Miles25});
}

void MainJob::afterCenters()
{
    const auto now = settled(m_session.centers().state());
    if (now.error)
        return fail(tr("Service centers"), *now.error);
    if (now.isWaiting() || !m_session.payors().query().isEmpty())
        return;
    const auto &centers = now.ready->value.centers;
    m_print(row(tr("Service centers"),
                tr("%Ln within 25 miles of %1 (lab %2)", nullptr, int(centers.size()))
                    .arg(m_plan.nearZip.zip, QString::number(now.ready->value.labId))));
    for (size_t i = 0; i < centers.size() && i < 3; ++i)
        m_print(
            row({}, tr("%1 mi  %2, %3").arg(centers[i].distance.text, centers[i].name, shortText(centers[i].address))));
    m_session.payors().setQuery({m_plan.payorWords, {}, {}});
    m_session.payors().searchNow();
}

void MainJob::afterPayors()
{
    const auto now = settled(m_session.payors().state());
    if (now.error)
        return fail(tr("Payors"), *now.error);
    if (now.isWaiting() || m_ended)
        return;
    const auto &payors = now.ready->value;
    m_print(row(tr("Payors"), tr("%Ln for “%1”", nullptr, int(payors.size())).arg(m_plan.payorWords)));
    for (size_t i = 0; i < payors.size() && i < 3; ++i)
        m_print(row({}, u"%1  %2"_s.arg(payors.payor(i).code, payors.payor(i).name)));
    end(!payors.empty());
}

void MainJob::fail(const QString &what, const ApiError &error)
{
    const ErrorText text = describe(error);
    m_print(row(what, u"%1 %2 %3"_s.arg(text.sentence, text.cause, text.nextStep)));
    end(false);
}

void MainJob::end(bool ok)
{
    if (m_ended)
        return;
    m_ended = true;
    Q_EMIT finished(ok);
}

} // namespace labdesk
