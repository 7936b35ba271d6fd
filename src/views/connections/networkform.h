// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/tlsfiles.h"
#include "views/connections/connectiondraft.h"
#include "widgets/fieldproblems.h"

#include <QFutureWatcher>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace labdesk {

class CertificateFields;
class ProxySignInFields;

/// Network settings of a connection: the proxy and its sign-in, additional CAs, the client certificate, and the
/// timeout. Folded behind a one-line summary, because most users never need it, together with other settings that
/// rarely change.
class NetworkForm : public QWidget
{
    Q_OBJECT

public:
    explicit NetworkForm(QWidget *parent = nullptr);

    void setDraft(const ConnectionDraft &draft);
    void setBaseUrl(const QString &url) { m_draft.baseUrl = url; } ///< as typed; which proxy is used depends on it
    void writeTo(ConnectionDraft &draft) const;
    std::vector<FormField> fields() const;
    void readFiles(); ///< the certificates; not while their names are typed, as a file may be on a slow network
    std::vector<FieldProblem> fileProblems() const; ///< as last read; none while a field is edited
    void setLocked(const QString &reason);          ///< not empty: set by policy and read-only
    void setExpanded(bool expanded);
    /// Adds a row with a label, a field, and widgets below it. Also takes rows of another form, which it appends.
    void addRow(QLabel *label, QWidget *field, std::initializer_list<QWidget *> below);
    void showSignIn();             ///< unfolds, and focuses the input that the proxy sign-in needs
    bool isTypingSecret() const;   ///< there is a secret to store
    int labelWidth() const;        ///< of the widest label, px
    void setLabelWidth(int width); ///< in px, to align the labels with those of another form

Q_SIGNALS:
    void edited();      ///< by the user
    void noteChanged(); ///< of a field
    void filesRead();   ///< because a field was left

private:
    QLabel *addRow(const QString &title, QWidget *field, std::initializer_list<QWidget *> below);
    QWidget *makeProxy();
    QWidget *makeAuthorities();
    QWidget *makeTimeout();
    void chooseFile();
    void notifyEdited();
    void showProxyParts();
    FieldNote proxyNote() const; ///< which proxy is in use; looks it up if it isn't known
    void readAuthorities();
    FieldNote authorityNote() const;
    void showSummary();

    ConnectionDraft m_draft; ///< its base URL determines which system proxy is used
    QPushButton *m_advancedButton;
    QLabel *m_summary;
    QWidget *m_body;
    QGridLayout *m_grid = nullptr;
    QButtonGroup *m_proxies;
    QLineEdit *m_ownProxy;
    QLabel *m_proxyNote;
    QFutureWatcher<void> *m_proxyLookup; ///< one at a time, however fast a URL is typed
    ProxySignInFields *m_signIn;
    QLabel *m_signInLabel = nullptr;
    QLineEdit *m_file;
    QPushButton *m_browse;
    QLabel *m_authorityNote;
    std::optional<Outcome<CaFile, CaFileProblem>> m_authorities; ///< as last read; nothing while the name is typed
    CertificateFields *m_certificate;
    QComboBox *m_timeout;
    bool m_isFilling = false;
};

} // namespace labdesk
