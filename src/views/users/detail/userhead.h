// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "session/nodataanswer.h"

#include <QDateTime>
#include <QWidget>

#include <optional>

class QAction;
class QPushButton;
class QToolButton;

namespace labdesk {

class ChipLabel;
class CopyButton;
class ElidedLabel;

/// The head of the detail: who it is, the one primary action, and what else can be done.
class UserHead : public QWidget
{
    Q_OBJECT

public:
    explicit UserHead(QWidget *parent = nullptr);

    void setUser(const User &user, const QDateTime &now);
    void setNow(const QDateTime &now); ///< UTC; the user's clock goes on
    /// Nothing but the id is known, and what else it was called, if it was: there is nothing to do either.
    void setUnknown(const UserId &user, const QString &clientUserId = {});
    void focusRefresh();             ///< on its button, or in the menu where another step has its place
    void setPrimary(bool isPrimary); ///< whether its first action stands out
    /// What the first action is, which is Refresh for whoever is opened. While the mouse or the keyboard is on it, it
    /// stays. `freeAt`: when a refresh can be requested again, as it is shown.
    void setStep(NoDataStep step, const QString &freeAt);
    void resetStep();
    /// Why nothing can be changed, and beside that why the user can't be edited; empty: it can.
    void setUnavailable(const QString &reason, const QString &editDisabledReason);
    /// Whether a refresh was sent and is not answered, and why none can be sent now; empty: it can. `pause`: seconds
    /// until the service takes one again; 0: there is no pause.
    void setRefresh(bool isSending, const QString &disabledReason, int pause);
    void setWatching(bool on);                            ///< whether the sources are read again and again
    void setVerified(const std::optional<QDateTime> &at); ///< when the caller was verified, UTC; nothing: not yet

Q_SIGNALS:
    void refreshRequested();
    void stepRequested(labdesk::NoDataStep step); ///< any but Refresh
    void zoneChangeRequested();
    void editRequested();
    void deleteRequested();
    void callerRequested();
    void noDataRequested();
    void summaryRequested();
    void watchRequested(); ///< to begin or to end
    void windowRequested();
    void pdfRequested();
    void printRequested();

private:
    void buildRows();
    void makeActions();
    void showActions();
    void showStep();

    std::optional<User> m_user; ///< nothing: only the id is known
    QString m_unavailable;
    QString m_editDisabledReason;
    bool m_isRefreshSent = false;
    int m_refreshPause = 0; ///< seconds
    QString m_refreshDisabledReason;
    ElidedLabel *m_title;
    CopyButton *m_copyClientId;
    ChipLabel *m_verified;
    QPushButton *m_verify;
    QPushButton *m_refresh;
    QPushButton *m_stepButton; ///< in its place, where something else helps
    NoDataStep m_step = NoDataStep::Refresh;
    QToolButton *m_more;
    QAction *m_refreshAction;
    QAction *m_changeZone;
    QAction *m_edit;
    QAction *m_delete;
    QAction *m_watch;
    ElidedLabel *m_userId;
    CopyButton *m_copyUserId;
    ElidedLabel *m_created;
};

} // namespace labdesk
