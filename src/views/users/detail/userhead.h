// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "session/nodataanswer.h"

#include <QDateTime>
#include <QWidget>

#include <optional>
#include <utility>

class QAction;
class QMenu;
class QPushButton;
class QToolButton;

namespace labdesk {

class ChipLabel;
class CopyButton;
class ElidedLabel;

/// The head of the detail: name, primary action, and a menu of further actions.
class UserHead : public QWidget
{
    Q_OBJECT

public:
    explicit UserHead(QWidget *parent = nullptr);

    void setUser(const User &user, const QDateTime &now);
    void setNow(const QDateTime &now); ///< UTC; updates the user's local time
    /// For a user of which only the ID is known, and possibly a former client ID. Shows no actions.
    void setUnknown(const UserId &user, const QString &clientUserId = {});
    void focusRefresh();             ///< focuses its button, or the menu entry if the button is replaced
    void setPrimary(bool isPrimary); ///< whether the primary button is emphasized
    /// Sets the primary action, which is Refresh for a newly opened user. A new one doesn't appear under the mouse: it
    /// waits until the mouse leaves the button or clicks the old one, unless the mouse was there before the user was
    /// opened. `freeAt`: when the next refresh is possible, as displayed.
    void setStep(NoDataStep step, const QString &freeAt);
    void resetStep();
    void setTextsMenu(QMenu *menu); ///< stands beside the button while its step is to copy a text for the user
    /// Why nothing can be changed, and why the user in particular can't be edited; empty: possible.
    void setUnavailable(const QString &reason, const QString &editDisabledReason);
    /// `isSending`: a refresh is waiting for its response. `disabledReason`: why none can be sent; empty: it can.
    /// `pause`: seconds until the service accepts one again; 0: now.
    void setRefresh(bool isSending, const QString &disabledReason, int pause);
    void setWatching(bool on);                            ///< whether the sources are being watched
    void setVerified(const std::optional<QDateTime> &at); ///< when the caller was verified, UTC; nothing: not verified

Q_SIGNALS:
    void refreshRequested();
    void stepRequested(labdesk::NoDataStep step); ///< any step except Refresh
    void zoneChangeRequested();
    void editRequested();
    void deleteRequested();
    void callerRequested();
    void noDataRequested();
    void summaryRequested();
    void watchRequested(); ///< to start or stop
    void windowRequested();
    void pdfRequested();
    void printRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildRows();
    QWidget *makePrimary();
    void makeActions();
    void showActions();
    void showStep();
    bool isStepTouched() const;
    void takeStep(NoDataStep step, const QString &freeAt);
    void takeWaitingStep();
    void noteMouseLeft();

    std::optional<User> m_user; ///< nothing: only the ID is known
    QString m_unavailable;
    QString m_editDisabledReason;
    struct
    {
        bool isSent = false;
        int pause = 0; ///< in seconds
        QString disabledReason = {};
    } m_refreshState;
    ElidedLabel *m_title;
    CopyButton *m_copyClientId;
    ChipLabel *m_verified;
    QPushButton *m_verify;
    QPushButton *m_refresh;
    QPushButton *m_stepButton; ///< replaces m_refresh if another step helps
    QToolButton *m_textsButton;
    NoDataStep m_step = NoDataStep::Refresh;
    std::optional<std::pair<NoDataStep, QString>> m_waitingStep; ///< the step to show once the mouse leaves the button
    bool m_isMouseResting = false; ///< the mouse is on the button since before the user was opened
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
