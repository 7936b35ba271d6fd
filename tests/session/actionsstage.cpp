// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk::tests {

void ActionsStage::init()
{
    m_running->wellAgain();
    for (const QByteArray &method : QByteArrayList{"POST", "PATCH", "DELETE"})
        m_askedBefore[method] = m_running->asked(method, "/v2/user/");
    m_newClientId = u"client-new-%1"_s.arg(++m_tests);
    m_directory = std::make_unique<UserDirectory>(*m_running->client);
    m_payors = std::make_unique<PayorCatalog>(*m_running->client);
    m_details = std::make_unique<UserDetails>(*m_running->client, *m_payors);
    m_actions = std::make_unique<UserActions>(*m_running->client, *m_directory, *m_details);
    m_actions->setDelay(2, 5ms);
    m_directory->reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(m_directory->state()), u"ready"_s, 30'000);
    m_total = readyIn(m_directory->state())->value;
}

void ActionsStage::cleanup()
{
    m_actions.reset();
    m_details.reset();
    m_payors.reset();
    m_directory.reset();
}

User ActionsStage::readUser(const UserId &id)
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(id);
    if (!QTest::qWaitFor([&] { return readyIn(details.user()); }, 30'000))
        qFatal("no such user");
    return readyIn(details.user())->value;
}

User ActionsStage::anyUser(const std::function<bool(const User &)> &suits)
{
    for (UserStore::Row row = 0; row < m_directory->store().size(); ++row)
        if (const User user = readUser(m_directory->store().id(row)); suits(user))
            return user;
    qFatal("the demo data has such a user");
}

quint64 ActionsStage::begin(UserActionKind kind, const User &user)
{
    NewUser fresh;
    fresh.clientUserId = m_newClientId;
    UserPatch patch;
    patch.timeZone = u"Pacific/Auckland"_s;
    if (kind == UserActionKind::Edit)
        return m_actions->edit(user, patch);
    return kind == UserActionKind::Create    ? m_actions->create(fresh)
        : kind == UserActionKind::ChangeZone ? m_actions->changeZone(user, u"Pacific/Auckland"_s)
        : kind == UserActionKind::Refresh    ? m_actions->refresh(user)
        : kind == UserActionKind::Deregister ? m_actions->deregister(user, *ProviderSlug::parse(user.sources[0].slug))
                                             : m_actions->remove(user);
}

} // namespace labdesk::tests
