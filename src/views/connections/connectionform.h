// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondraft.h"
#include "widgets/fieldproblems.h"

#include <QWidget>

#include <memory>
#include <set>

namespace labdesk {

class InlineMessage;
class KeptSecretField;

namespace Ui {
class ConnectionForm;
}

/// The fields of one connection. Shows the problem of a field once the user has left it, or after showAllProblems(). A
/// stored secret is never shown; it can only be replaced.
class ConnectionForm : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectionForm(QWidget *parent = nullptr);
    ~ConnectionForm() override;

    /// Fills the fields, and marks all as untouched.
    void setDraft(const ConnectionDraft &draft);
    ConnectionDraft draft() const;
    bool thisSessionOnly() const;

    /// Reads the certificate files, which otherwise happens when their fields are left.
    void readFiles();
    std::vector<FieldProblem> fileProblems() const; ///< as last read; none while a field is edited
    /// The current problems; shown only for fields that the user has touched.
    void setProblems(const std::vector<FieldProblem> &problems);
    void showAllProblems();  ///< and focuses the first one
    void setKeyMissing();    ///< the stored key can't be read
    void setSecretRemoved(); ///< no secret is stored anymore
    void showProxySignIn();  ///< focuses the input that the proxy sign-in needs
    void setKeyringAvailable(bool available);
    void focusFirstField();
    void replaceSecret(); ///< shows and focuses an empty field instead of the placeholder
    /// `offered`: the connection is set by policy, except for the secret. `productionReadOnly`: policy makes production
    /// read-only.
    void setRules(bool offered, bool productionReadOnly);

Q_SIGNALS:
    void edited();          ///< by the user
    void filesRead();       ///< because a field was left
    void forgetRequested(); ///< the stored secret should be deleted

private:
    void connectFields();
    void showScheme();
    void showSecret();
    void showProblems();
    void environmentChosen();
    void showRules();
    std::vector<FormField> fields() const;

    std::unique_ptr<Ui::ConnectionForm> m_ui;
    InlineMessage *m_keyHint; ///< hint below the secret
    KeptSecretField *m_secret;
    ConnectionDraft m_draft; ///< includes what has no field: the ID, and which secrets are stored
    std::vector<FieldProblem> m_problems;
    std::set<QWidget *> m_editedFields;
    bool m_readOnlyChosen = false; ///< the user has chosen, so the environment no longer decides
    bool m_isFilling = false;      ///< setDraft() is running, so changes aren't the user's
    bool m_isKeyringAvailable = true;
    bool m_offered = false;
    bool m_productionReadOnly = false;
};

} // namespace labdesk
