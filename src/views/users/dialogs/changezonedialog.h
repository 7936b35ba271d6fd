// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "widgets/dialogframe.h"

#include <QTimer>

#include <memory>

namespace labdesk {

class WriteStatus;
namespace Ui {
class ChangeZoneDialog;
}

/// Changes a user's fallback time zone (operation 8). Shows the old and the new zone with their local times, and warns
/// if the change can't be undone.
class ChangeZoneDialog : public DialogFrame
{
    Q_OBJECT

public:
    ChangeZoneDialog(UserActions &actions, const Connection &connection, const User &user, QWidget *parent = nullptr);
    ~ChangeZoneDialog() override;

    const WriteStatus &write() const { return *m_write; }

private:
    QString oldZone() const;
    void showTimes();
    void send();
    void showBusy();

    std::unique_ptr<Ui::ChangeZoneDialog> m_ui;
    UserActions &m_actions;
    Connection m_connection;
    User m_user;
    WriteStatus *m_write;
    QTimer m_clock;
};

} // namespace labdesk
