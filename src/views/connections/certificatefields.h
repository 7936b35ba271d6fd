// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondraft.h"
#include "widgets/fieldproblems.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace labdesk {

class KeptSecretField;

/// The file of the certificate that a connection shows to its service, and the passphrase that opens it.
class CertificateFields : public QWidget
{
    Q_OBJECT

public:
    explicit CertificateFields(QWidget *parent = nullptr);

    void setDraft(const ConnectionDraft &draft);
    void readInto(ConnectionDraft &draft) const;
    std::vector<FormField> fields() const;
    void setLocked(const QString &reason);
    bool isTypingSecret() const;

Q_SIGNALS:
    void edited(); ///< by the person

private:
    void chooseFile();
    FieldNote note() const; ///< of the file as it is now

    bool m_hasPassphrase = false;
    QLineEdit *m_file;
    QPushButton *m_browse;
    QWidget *m_passphraseRow;
    KeptSecretField *m_passphrase;
    QLabel *m_words;
};

} // namespace labdesk
