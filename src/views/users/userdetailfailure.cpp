// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userdetailpane.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"

/// What a user's detail says when the user does not come.
namespace labdesk {

void UserDetailPane::showStack()
{
    const auto &remote = m_details.user();
    const auto *failed = std::get_if<Failed>(&remote);
    m_failedWithList = failsWithList();
    m_missing->hide();
    if (m_failedWithList && m_listBeside)
        return m_stack->showPage(RemoteStack::Page::Idle);
    m_stack->showRemote(remote, [](const User &) { return false; });
    if (failed && failed->why.kind == ApiError::Kind::NotFound)
        showMissing(failed->why);
}

/// Whether the list is kept away by the very same.
bool UserDetailPane::failsWithList() const
{
    const auto *failed = std::get_if<Failed>(&m_details.user());
    const auto *list = std::get_if<Failed>(&m_session.users().state());
    return failed && list && describe(failed->why) == describe(list->why);
}

/// The user, failed with the list, is asked for again with it.
void UserDetailPane::followList()
{
    if (!std::holds_alternative<Failed>(m_details.user()))
        return;
    if (m_failedWithList && std::holds_alternative<Loading>(m_session.users().state()))
        m_details.reload();
    else if (m_failedWithList != failsWithList())
        showStack();
}

void UserDetailPane::setListBeside(bool beside)
{
    m_listBeside = beside;
    if (m_stack && m_failedWithList)
        showStack();
}

void UserDetailPane::showMissing(const ApiError &why)
{
    const Connection &connection = m_session.connection();
    ErrorText text = describe(why);
    text.sentence = tr("No user with this ID in this team.");
    text.nextStep = tr("Check the environment: you are in %1 (%2).")
                        .arg(connection.name, environmentWord(connection.environment));
    m_stack->error()->showError(why, text, true);
    const auto &id = m_details.userId();
    if (id && m_session.users().store().find(*id))
        m_missing->showMessage(Tone::Warn, tr("The list still has this user, but the service does not."), {},
                               tr("Remove from the list"));
}

} // namespace labdesk
