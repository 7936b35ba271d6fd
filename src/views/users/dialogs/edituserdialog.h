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

/// Edits a user (operation 8): client ID, time zone, birth date, and the limits of data collection. Lists the changes,
/// and starts one action with only these, which counts down before it is sent. The stored birth date stays hidden, and
/// in privacy mode so does the client ID.
class EditUserDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `user`: as stored by the service. `draft`: the input of an earlier dialog whose edit failed.
    EditUserDialog(UserActions &actions, const Connection &connection, const User &user, const UserPatch &draft = {},
                   QWidget *parent = nullptr);
    ~EditUserDialog() override;

    void focusField(UserField field); ///< begins to change a date

private:
    void fillIn(const UserPatch &draft);
    void setUpDate(const UserDateField &row, const QString &draftDate);
    void showDate(const UserDateField &row);
    NewUser entered() const;
    bool isZoneUntouched() const;
    NewUser whole() const;
    UserPatch patch() const;
    std::vector<FieldProblem> problems() const;
    QString formatChange(UserField field, const UserPatch &patch) const;
    void showChanges();
    void save();

    std::unique_ptr<Ui::NewUserDialog> m_ui;
    UserActions &m_actions;
    Connection m_connection;
    User m_user;
    bool m_hidesClientId; ///< privacy mode: an empty field keeps the client ID
    struct
    {
        QString clientId;
        QString zone;
    } m_shown; ///< initial texts of the fields
    InlineMessage *m_hint;
    QLabel *m_changes;
};

} // namespace labdesk
