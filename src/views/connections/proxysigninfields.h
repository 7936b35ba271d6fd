// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondraft.h"
#include "widgets/fieldproblems.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace labdesk {

class KeptSecretField;

/// Who signs in to a proxy that asks for it, and the password.
class ProxySignInFields : public QWidget
{
    Q_OBJECT

public:
    explicit ProxySignInFields(QWidget *parent = nullptr);

    void setDraft(const ConnectionDraft &draft);
    void readInto(ConnectionDraft &draft) const;
    std::vector<FormField> fields() const;
    void setLocked(const QString &reason);
    bool isTypingSecret() const;
    void focusFirst(); ///< at what has to be entered

Q_SIGNALS:
    void edited(); ///< by the person

private:
    QLineEdit *m_user;
    QWidget *m_passwordRow;
    KeptSecretField *m_password;
    QLabel *m_words;
};

} // namespace labdesk
