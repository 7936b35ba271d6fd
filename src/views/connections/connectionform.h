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

/// The fields of one connection. Says beside each field what is wrong with it, once the person has left it or after
/// showAllProblems(). A stored secret is never shown; it can only be replaced.
class ConnectionForm : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectionForm(QWidget *parent = nullptr);
    ~ConnectionForm() override;

    /// Fills the fields and forgets what was touched.
    void setDraft(const ConnectionDraft &draft);
    ConnectionDraft draft() const;
    bool thisSessionOnly() const;

    /// What `problems` says from now on; shown only for the fields that were touched.
    void setProblems(const std::vector<FieldProblem> &problems);
    void showAllProblems();  ///< and puts the focus on the first of them
    void setKeyMissing();    ///< the stored one can't be read
    void setNothingStored(); ///< of any secret
    void showProxySignIn();  ///< with the keyboard at what the proxy wants to know
    void setKeyringAvailable(bool available);
    void focusFirstField();
    void replaceSecret(); ///< an empty field in place of the bullets, with the keyboard in it
    /// `offered`: all but the secret is the administrator's. `productionReadOnly`: so is whether production can be
    /// changed.
    void setRules(bool offered, bool productionReadOnly);

Q_SIGNALS:
    void edited();          ///< by the person
    void forgetRequested(); ///< the stored secret

private:
    void connectFields();
    void showScheme();
    void showSecret();
    void showProblems();
    void environmentChosen();
    void showRules();
    std::vector<FormField> fields() const;

    std::unique_ptr<Ui::ConnectionForm> m_ui;
    InlineMessage *m_keyHint; ///< advice below the secret
    KeptSecretField *m_secret;
    ConnectionDraft m_draft; ///< what has no field: the id, and which secrets are stored
    std::vector<FieldProblem> m_problems;
    std::set<QWidget *> m_touched;
    bool m_readOnlyChosen = false; ///< by hand, so that the environment no longer decides
    bool m_filling = false;        ///< by setDraft(): nothing that a person did
    bool m_keyring = true;
    bool m_offered = false;
    bool m_productionReadOnly = false;
};

} // namespace labdesk
