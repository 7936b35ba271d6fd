// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/useredit.h"
#include "session/useractions.h"
#include "widgets/dialogframe.h"

#include <memory>

class QCheckBox;
class QDateEdit;
class QLabel;

namespace labdesk {

class InlineMessage;
struct UserDateField;
namespace Ui {
class NewUserDialog;
}

/// Changes a user (operation 8): client ID, time zone, birth date and the bounds of ingestion. Shows what would change,
/// from what to what, and begins one action with only that, which counts down before it is sent. The birth date that is
/// stored stays hidden, and so does the client ID in privacy mode.
class EditUserDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `user`: as the service has it. `draft`: what was entered before, in a dialog that was refused.
    EditUserDialog(UserActions &actions, const Connection &connection, const User &user, const UserPatch &draft = {},
                   QWidget *parent = nullptr);
    ~EditUserDialog() override;

    void focusField(UserField field);

private:
    void fillIn(const UserPatch &draft);
    void setUpDate(const UserDateField &row, const QString &drafted);
    void showDate(const UserDateField &row);
    NewUser entered() const;
    bool isZoneUntouched() const;
    NewUser whole() const;
    UserPatch patch() const;
    std::vector<FieldProblem> problems() const;
    QString changeLine(UserField field, const UserPatch &patch) const;
    void showChanges();
    void save();

    std::unique_ptr<Ui::NewUserDialog> m_ui;
    UserActions &m_actions;
    Connection m_connection;
    User m_user;
    bool m_hidesClientId; ///< privacy mode: an empty field leaves it as it is
    struct
    {
        QString clientId;
        QString zone;
    } m_shown; ///< at first, of what is stored
    InlineMessage *m_hint;
    QLabel *m_changes;
};

} // namespace labdesk
