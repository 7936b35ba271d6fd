// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "widgets/dialogframe.h"

#include <memory>

namespace labdesk {

class WriteStatus;
class InlineMessage;
namespace Ui {
class NewUserDialog;
}

/// Creates a user (operation 1). Stays open until the service has confirmed it. Errors from the service are shown here,
/// next to the field they refer to, and no input is lost.
class NewUserDialog : public DialogFrame
{
    Q_OBJECT

public:
    NewUserDialog(UserActions &actions, const Connection &connection, QWidget *parent = nullptr);
    ~NewUserDialog() override;

    const WriteStatus &write() const { return *m_write; }

Q_SIGNALS:
    /// The client ID is taken: requests to show its user. `userId` is empty if the service didn't name it.
    void existingUserRequested(const QString &userId, const QString &clientUserId);

private:
    void setUpDates();
    void showClientIdHint();
    void showAction();
    void send();
    void showBusy();
    void showRefusal(const ApiError &why);
    NewUser entered() const;

    std::unique_ptr<Ui::NewUserDialog> m_ui;
    UserActions &m_actions;
    Connection m_connection;
    InlineMessage *m_hint;
    WriteStatus *m_write;
    QString m_existingUser;
};

} // namespace labdesk
