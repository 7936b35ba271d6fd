// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/userstack.h"

#include "session/session.h"
#include "widgets/metrics.h"

using namespace Qt::StringLiterals;

namespace labdesk {

UserStack::UserStack(Session &session, UserDetails &details,
                     const std::function<QWidget *(QWidget *parent)> &makeContent, QWidget *parent)
    : RemoteStack(makeContent, tr("Loading the user…"), parent), m_session(session), m_details(details)
{
    setObjectName(u"userStack"_s);
    setDetailMargin(metricsFor(this).three);
    setProgressOver(parent);                     // not below the tabs: there it looks like the mark of one
    idle()->setContent(IconName::Users, {}, {}); // the list beside it says why it failed, and loads both
    connect(&session.users(), &UserDirectory::stateChanged, this, &UserStack::followList);
    connect(this, &RemoteStack::retryRequested, &details, &UserDetails::reload);
    connect(error(), &ErrorState::otherWayRequested, this, &UserStack::forgetRequested);
}

void UserStack::showUser()
{
    const auto *failed = std::get_if<Failed>(&m_details.user());
    m_failedWithList = failsWithList();
    if (m_failedWithList && m_listBeside)
        return showPage(Page::Idle);
    error()->setOtherWay({});
    showRemote(m_details.user(), [](const User &) { return false; });
    if (failed && failed->why.kind == ApiError::Kind::NotFound)
        showMissing(failed->why);
}

/// Whether the list is kept away by the very same.
bool UserStack::failsWithList() const
{
    const auto *failed = std::get_if<Failed>(&m_details.user());
    const auto *list = std::get_if<Failed>(&m_session.users().state());
    return failed && list && describe(failed->why) == describe(list->why);
}

/// The user, failed with the list, is asked for again with it.
void UserStack::followList()
{
    if (!std::holds_alternative<Failed>(m_details.user()))
        return;
    if (m_failedWithList && std::holds_alternative<Loading>(m_session.users().state()))
        m_details.reload();
    else if (m_failedWithList != failsWithList())
        showUser();
}

void UserStack::setListBeside(bool beside)
{
    m_listBeside = beside;
    if (m_failedWithList)
        showUser();
}

void UserStack::showMissing(const ApiError &why)
{
    const Connection &connection = m_session.connection();
    const auto &id = m_details.userId();
    const bool isListed = id && m_session.users().store().find(*id);
    const bool isDeleted = isListed || m_details.isDeleted(); // it was there before
    ErrorText text = describe(why);
    text.sentence = isDeleted ? tr("This user was deleted.") : tr("No user with this ID in this team.");
    text.cause = isDeleted ? tr("This user no longer exists on the service.") : text.cause;
    text.nextStep = tr("Check the environment: you are in %1 (%2).")
                        .arg(connection.name, environmentWord(connection.environment));
    error()->setOtherWay(isListed ? tr("Remove from list") : isDeleted ? tr("Close") : QString());
    error()->showError(why, text, true);
}

} // namespace labdesk
