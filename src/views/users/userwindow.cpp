// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userwindow.h"

#include "session/session.h"
#include "views/common/countdownrow.h"
#include "views/users/detail/userdetailpane.h"
#include "widgets/environmenttag.h"
#include "widgets/focushandoff.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/separator.h"
#include "widgets/toast.h"
#include "widgets/windowsize.h"

#include <QHBoxLayout>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace labdesk {

UserWindow::UserWindow(Session &session, UserDialogs &dialogs, const UserId &user, QWidget *parent)
    : QWidget(parent, Qt::Window), m_session(session), m_user(user),
      m_details(session.client(), session.payorCatalog()), m_detail(new UserDetailPane(session, dialogs, m_details)),
      m_toasts(new ToastHost(m_detail))
{
    const Metrics m = metricsFor(this);
    const Connection &connection = session.connection();
    setObjectName(u"userWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("surface", u"base"_s);
    setProperty("comesBackAfterCover", true);
    setWindowTitle(tr("User — %1 (%2)").arg(connection.name, formatEnvironment(connection.environment)));
    auto *tag = new EnvironmentTag;
    tag->setConnection(connection);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(m.three, m.one, m.three, m.one);
    head->addWidget(tag);
    head->addStretch(1);
    auto *layout = makeColumnLayout(this, 0);
    layout->addLayout(head);
    layout->addWidget(makeSeparator());
    layout->addWidget(m_detail, 1);
    resize(QSize(m.px(640), m.px(760)).boundedTo(availableWindowSize(this)));
    auto *close = new QShortcut(QKeySequence::Close, this);
    connect(close, &QShortcut::activated, this, &QWidget::close);
    auto *reload = new QShortcut(QKeySequence(Qt::Key_F5), this);
    connect(reload, &QShortcut::activated, &m_details, &UserDetails::reload);
    connect(&session.actions(), &UserActions::outdated, &m_details, &UserDetails::reloadIfOpen);
    connect(&session.jobs(), &UserJobs::outdated, &m_details, &UserDetails::reloadIfIn);
    connect(m_detail, &UserDetailPane::cancelRequested, this, &QWidget::close);
    connect(m_detail, &UserDetailPane::forgetRequested, this, [this] {
        m_session.bookmarks().forget(m_user);
        m_session.users().remove(m_user);
        this->close();
    });
    followDeletion();
    connect(&m_details.watch(), &UserWatch::found, &session, &Session::watchFound);
    // Hidden tabs can't take the focus while the user is loading, so the first button had it.
    connect(&m_details, &UserDetails::userChanged, this, [this, begun = false]() mutable {
        if (begun || !readyIn(m_details.user()))
            return;
        begun = true;
        m_detail->tabs().focusTabs();
    });
    m_details.callerCheck().setPolicy(session.details().callerCheck().policy());
    m_details.callerCheck().setAttempts(session.details().callerCheck().attempts());
    m_details.open(user);
}

/// m_detail uses m_details, so it has to be deleted first.
UserWindow::~UserWindow()
{
    delete m_detail;
}

bool UserWindow::focusNextPrevChild(bool next)
{
    return handOffFocus(this) || (next && focusNewCancel(this)) || QWidget::focusNextPrevChild(next);
}

void UserWindow::showToast(const QString &text)
{
    m_toasts->show(text);
}

void UserWindow::requestErrorAction(ErrorAction action)
{
    if (WidgetHost *host = WidgetHost::around(parentWidget()))
        host->requestErrorAction(action);
}

/// A deletion may be noticed by this window, the main window, or the list; the others then reload.
void UserWindow::followDeletion()
{
    UserDetails &main = m_session.details();
    connect(&main, &UserDetails::userChanged, this, [this, &main] {
        if (main.isDeleted() && main.userId() == m_user && readyIn(m_details.user()))
            m_details.reload();
    });
    connect(&m_details, &UserDetails::userChanged, &main, [this, &main] {
        if (m_details.isDeleted() && main.userId() == m_user && readyIn(main.user()))
            main.reload();
    });
    connect(&m_session.users(), &UserDirectory::stateChanged, this,
            [this, wasListed = m_session.users().store().find(m_user).has_value()]() mutable {
                const auto *ready = readyIn(m_session.users().state());
                if (!ready || ready->refreshing)
                    return;
                const bool isListed = m_session.users().store().find(m_user).has_value();
                if (std::exchange(wasListed, isListed) && !isListed && readyIn(m_details.user()))
                    m_details.reload();
            });
}

} // namespace labdesk
