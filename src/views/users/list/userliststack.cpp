// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userliststack.h"

#include "models/usertablemodel.h"
#include "session/userdirectory.h"
#include "views/common/usertexts.h"
#include "widgets/inlinemessage.h"

#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Whether somebody may have typed what the service doesn't have: a word of letters alone.
bool looksForName(const UserQuery &query)
{
    const auto isName = [](const UserQuery::Term &term) {
        const QString text = QString::fromStdString(term.text);
        return term.field == UserQuery::Field::Any && !term.isNegated && text.size() > 1
            && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetter() || u" '’.-"_s.contains(c); });
    };
    return std::any_of(query.choices().begin(), query.choices().end(), [&](const UserQuery::Choice &choice) {
        return std::any_of(choice.begin(), choice.end(), isName);
    });
}

} // namespace

UserListStack::UserListStack(UserDirectory &directory, const UserTableModel &model, QWidget *rows, bool readOnly,
                             QWidget *parent)
    : RemoteStack(rows, tr("Loading users…"), parent), m_directory(directory), m_model(model)
{
    setSubject(ErrorSubject::List);
    setObjectName(u"usersStack"_s);
    empty()->setContent(IconName::Users, tr("No users yet"), tr("Create the first user, or switch environments."),
                        readOnly ? QString() : tr("New user"));
    connect(this, &RemoteStack::retryRequested, &m_directory, &UserDirectory::reload);
    connect(this, &RemoteStack::cancelRequested, &m_directory, &UserDirectory::cancel);
    connect(this, &RemoteStack::idleActionRequested, &m_directory, &UserDirectory::reload);
}

void UserListStack::showState(bool isArriving)
{
    const auto &state = m_directory.state();
    idle()->setContent(IconName::Users, tr("Users aren’t loaded"), tr("Loading was canceled or didn’t start."),
                       tr("Load users"));
    filteredEmpty()->setContent(
        IconName::Filter, tr("%1 of %2 match").arg(formatCount(0), formatCount(m_model.total())),
        looksForName(m_model.query())
            ? tr("Names are not stored here. Search by client ID, user ID, source or time zone.")
            : tr("No users match this filter."),
        tr("Clear &filter"));
    setSaysAlways(m_directory.isPartial());
    const bool nothingMatches = m_model.shown() == 0 && !m_model.isBusy();
    if (isArriving) // they are shown while the rest comes
        showContent(true, std::nullopt, {});
    else
        showRemote(
            state, [](qint64 count) { return count == 0; }, nothingMatches);
    const auto *ready = readyIn(m_directory.state());
    if (ready && ready->stale && m_directory.isPartial())
        notice()->showMessage(
            Tone::Warn, tr("Connection lost after %Ln user(s). The list is incomplete.", nullptr, int(m_model.total())),
            describe(*ready->stale).sentence, notice()->button()->text());
}

} // namespace labdesk
