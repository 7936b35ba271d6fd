// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "views/dialogframe.h"

#include <QTimer>

#include <memory>

namespace labdesk {

class CountdownRow;
class InlineMessage;
namespace Ui {
class ChangeZoneDialog;
}

/// Changes a user's fallback time zone (operation 8): shows the old one and the new one with the time there, and says
/// beforehand when the change cannot be taken back.
class ChangeZoneDialog : public DialogFrame
{
    Q_OBJECT

public:
    ChangeZoneDialog(UserActions &actions, const Connection &connection, const User &user, QWidget *parent = nullptr);
    ~ChangeZoneDialog() override;

    quint64 actionId() const { return m_action; }
    bool isSending() const; ///< or waiting to send again

private:
    QString oldZone() const;
    void showTimes();
    void send();
    void follow(quint64 id);
    void showPause(const UserAction &action);
    void showFailure(const ApiError &why);

    std::unique_ptr<Ui::ChangeZoneDialog> m_ui;
    UserActions &m_actions;
    User m_user;
    InlineMessage *m_message;
    CountdownRow *m_pause; ///< while the service wants the write to wait
    QTimer m_clock;
    quint64 m_action = 0;
};

} // namespace labdesk
