// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondraft.h"
#include "widgets/fieldproblems.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace labdesk {

class CertificateFields;
class ProxySignInFields;

/// How a connection gets to its service: the proxy and who signs in to it, authorities that are trusted beside the
/// system's, the certificate that is shown to the service, and how long an answer may take. Folded away behind a line
/// that says what is set, because most people never need it; with it what else is seldom changed.
class NetworkForm : public QWidget
{
    Q_OBJECT

public:
    explicit NetworkForm(QWidget *parent = nullptr);

    void setDraft(const ConnectionDraft &draft);
    void readInto(ConnectionDraft &draft) const;
    std::vector<FormField> fields() const;
    void setLocked(const QString &reason); ///< not empty: it is the administrator's to change
    void setUnfolded(bool unfolded);
    /// A label before `field`; what is said of it, or belongs to it, below. Also for rows of another form, at the end:
    /// they are taken over.
    void addRow(QLabel *label, QWidget *field, std::initializer_list<QWidget *> below);
    void showSignIn();             ///< unfolds, with the keyboard at what the proxy wants to know
    bool isTypingSecret() const;   ///< which has to be kept somewhere
    int labelWidth() const;        ///< of the widest, px
    void setLabelWidth(int width); ///< px; for labels below those of another form

Q_SIGNALS:
    void edited(); ///< by the person

private:
    QLabel *addRow(const QString &title, QWidget *field, std::initializer_list<QWidget *> below);
    QWidget *makeProxy();
    QWidget *makeAuthorities();
    QWidget *makeTimeout();
    void chooseFile();
    void tellEdited();
    void showProxyParts();
    FieldNote proxyNote() const;     ///< which one is in force
    FieldNote authorityNote() const; ///< of the file as it is now
    void showSummary();

    ConnectionDraft m_draft; ///< whose address says which proxy of the system is in force
    QPushButton *m_toggle;
    QLabel *m_summary;
    QWidget *m_body;
    QGridLayout *m_grid = nullptr;
    QButtonGroup *m_proxies;
    QLineEdit *m_ownProxy;
    QLabel *m_proxyWords;
    ProxySignInFields *m_signIn;
    QLabel *m_signInLabel = nullptr;
    QLineEdit *m_file;
    QPushButton *m_browse;
    QLabel *m_fileWords;
    CertificateFields *m_certificate;
    QComboBox *m_timeout;
    bool m_filling = false;
};

} // namespace labdesk
