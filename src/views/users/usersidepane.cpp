// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/usersidepane.h"

#include "models/userselectionmodel.h"
#include "session/session.h"
#include "views/common/usertexts.h"
#include "views/users/detail/userdetailpane.h"
#include "views/users/list/userlistchoice.h"
#include "views/users/userselectionpane.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QVBoxLayout>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

// Parts have their parent from the beginning: a tree that gets it late is styled once more.
UserSidePane::UserSidePane(Session &session, UserDialogs &dialogs, const UserListChoice &choice, QWidget *parent)
    : QWidget(parent), m_session(session), m_choice(choice), m_notListedRow(new QWidget(this)),
      m_notListed(new InlineMessage(Tone::Warn, m_notListedRow)), m_pages(new PageStack(this)),
      m_detail(new UserDetailPane(session, dialogs, session.details(), m_pages)), m_soon(this)
{
    m_pages->addWidget(m_detail);
    m_notListed->setObjectName(u"notListedMessage"_s);
    const Metrics m = metricsFor(this);
    auto *row = new QVBoxLayout(m_notListedRow);
    row->setContentsMargins(m.three, m.oneAndHalf, m.three, 0);
    row->addWidget(m_notListed);
    m_notListedRow->hide();
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_notListedRow);
    layout->addWidget(m_pages, 1);
    m_soon.setObjectName(u"showSoonTimer"_s);
    m_soon.setSingleShot(true);
    m_soon.setInterval(80ms);
    connect(&m_soon, &QTimer::timeout, this, &UserSidePane::showSelected);
    connect(m_notListed, &InlineMessage::buttonClicked, this, &UserSidePane::closeRequested);
    connect(&m_choice, &UserListChoice::listedChanged, this, &UserSidePane::showListed);
    connect(&session.details(), &UserDetails::opened, this, &UserSidePane::showListed);
    connect(&session.details(), &UserDetails::userChanged, this, &UserSidePane::showListed);
}

UserSelectionPane *UserSidePane::many()
{
    if (m_many)
        return m_many;
    m_many = new UserSelectionPane(readOnlyReason(m_session.connection()), m_pages);
    m_pages->addWidget(m_many);
    connect(m_many, &UserSelectionPane::clearRequested, this, &UserSidePane::clearRequested);
    connect(m_many, &UserSelectionPane::jobRequested, this, &UserSidePane::jobRequested);
    return m_many;
}

void UserSidePane::showSelected()
{
    m_soon.stop();
    const UserSelectionModel &selection = m_choice.selection();
    if (selection.count() > 1)
        many()->showSelection(selection.users(), selection.hidden());
    m_pages->setCurrentWidget(selection.count() > 1 ? static_cast<QWidget *>(many()) : m_detail);
    const auto &wanted = m_choice.user();
    UserDetails &details = m_session.details();
    if (!wanted || m_choice.hasMany()) // what is done with a key concerns the open user, whom one would not see
        details.close();
    else if (details.userId() != wanted)
        details.open(*wanted);
}

void UserSidePane::showSoon()
{
    m_soon.start();
}

void UserSidePane::showListed()
{
    const auto &id = m_session.details().userId();
    const bool isMissing = id && id == m_choice.user() && !m_choice.isListed();
    m_detail->setPrimary(!isMissing);
    const bool isTold = isMissing && !m_session.details().isDeleted(); // which is said below
    m_notListedRow->setVisible(isTold);
    if (!isTold)
        return;
    const auto user = m_detail->user();
    const auto row = m_session.users().store().find(*id);
    m_notListed->showMessage(
        Tone::Warn, tr("Not in this list: %1").arg(user ? formatClientId(user->clientUserId) : shortUserId(id->text())),
        row ? tr("The filter hides this user.") : tr("The team’s list doesn’t have this user."), tr("Close"));
}

} // namespace labdesk
