// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlistnotices.h"

#include "session/userdirectory.h"
#include "views/users/list/userlistprogress.h"
#include "widgets/inlinemessage.h"

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qint64 longLoading = 1000; ///< ms

InlineMessage *makeMessage(Tone tone, const QString &name)
{
    auto *message = new InlineMessage(tone);
    message->setObjectName(name);
    message->hide();
    return message;
}

} // namespace

UserListNotices::UserListNotices(UserDirectory &directory, QObject *parent)
    : QObject(parent), m_directory(directory), m_loading(makeMessage(Tone::Info, u"loadingMessage"_s)),
      m_cutShort(makeMessage(Tone::Warn, u"cutShortMessage"_s)),
      m_unread(makeMessage(Tone::Warn, u"unreadUsersMessage"_s))
{
    m_lookAgain.setSingleShot(true);
    connect(&m_lookAgain, &QTimer::timeout, this, &UserListNotices::showLoading);
    connect(m_loading, &InlineMessage::buttonClicked, &m_directory, &UserDirectory::cancel);
    connect(m_unread, &InlineMessage::buttonClicked, this, &UserListNotices::showReasons);
}

QList<QWidget *> UserListNotices::messages() const
{
    return {m_loading, m_cutShort, m_unread};
}

bool UserListNotices::isArriving() const
{
    return std::holds_alternative<Loading>(m_directory.state()) && m_directory.store().size() > 0;
}

void UserListNotices::showReasons()
{
    auto *sheet = new UnreadUsersSheet(m_directory.undecodableReasons(), m_directory.undecodable(), m_unread->window());
    connect(sheet, &Overlay::dismissed, sheet, &QObject::deleteLater);
    sheet->open();
}

void UserListNotices::showProblems()
{
    const auto *ready = readyIn(m_directory.state());
    const UserListEnd end = ready ? m_directory.listEnd() : UserListEnd::Whole;
    if (end == UserListEnd::Whole)
        m_cutShort->hide();
    else if (end == UserListEnd::MaybeMore)
        m_cutShort->showMessage(Tone::Warn, tr("There may be more users than these."),
                                tr("The service announces another page of the list in a form that Labdesk doesn’t "
                                   "support. To open a user who isn’t listed, enter the user ID in the command "
                                   "palette."));
    else
        m_cutShort->showMessage(
            Tone::Warn, tr("Only the first %Ln user(s) were loaded.", nullptr, int(m_directory.store().size())),
            end == UserListEnd::AtLimit ? tr("The service reports more users than Labdesk can load. To open one that "
                                             "isn’t listed, enter its user ID in the command palette.")
                                        : tr("The service reports more users but keeps sending the same ones. Ask its "
                                             "administrator to check the paging of the user list."));
    const qint64 unread = ready ? m_directory.undecodable() : 0;
    if (unread == 0)
        m_unread->hide();
    else
        m_unread->showMessage(Tone::Warn, tr("%Ln user(s) couldn’t be read.", nullptr, int(unread)), {}, tr("Details"));
}

/// Users are there and more are coming: how far it is, and a way to stop, once that takes longer than a moment.
void UserListNotices::showLoading()
{
    const bool arriving = isArriving();
    const auto *loading = std::get_if<Loading>(&m_directory.state());
    const qint64 since = arriving ? loading->since.msecsTo(QDateTime::currentDateTimeUtc()) : 0;
    const bool isLong = since > longLoading || since < 0; // the clock was set back: when it began is not known
    if (arriving && !isLong && !m_lookAgain.isActive())   // a list that stands still tells nothing more by itself
        m_lookAgain.start(int(longLoading - since) + 1);
    if (isLong && !m_loading->isVisibleTo(m_loading->parentWidget()))
        m_loading->showMessage(Tone::Info, tr("Loading users…"), {}, tr("Cancel"));
    m_loading->setVisible(isLong);
    if (isLong)
        m_loading->setSeenLine(formatProgress(m_directory.progress()));
}

} // namespace labdesk
