// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/certificatefields.h"

#include "session/tlsfiles.h"
#include "text/localtexts.h"
#include "views/connections/fieldparts.h"
#include "views/connections/keptsecretfield.h"
#include "widgets/button.h"
#include "widgets/metrics.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace labdesk {

CertificateFields::CertificateFields(QWidget *parent)
    : QWidget(parent), m_file(new QLineEdit),
      m_browse(makeButton(tr("Choose…"), ButtonKind::Plain, u"clientCertificateButton"_s)),
      m_passphrase(new KeptSecretField(u"certificatePassphrase"_s, tr("Passphrase for the file"))),
      m_words(makeFieldText(u"clientCertificateWordsLabel"_s))
{
    m_file->setObjectName(u"clientCertificateEdit"_s);
    m_file->setAccessibleName(tr("Client certificate file"));
    m_file->setPlaceholderText(tr("PEM or PKCS #12 file (optional)"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(metricsFor(this).half);
    grid->setHorizontalSpacing(metricsFor(this).one);
    grid->addWidget(m_file, 0, 0);
    grid->addWidget(m_browse, 0, 1);
    grid->addWidget(m_passphrase, 1, 0, 1, 2);
    grid->addWidget(m_words, 2, 0, 1, 2);
    grid->setRowMinimumHeight(0, metricsFor(this).formRow); // as the title beside it
    grid->setColumnStretch(0, 1);
    setFocusProxy(m_file);
    const auto tellEdited = [this] {
        showWords();
        Q_EMIT edited();
    };
    connect(m_file, &QLineEdit::textChanged, this, tellEdited);
    connect(m_passphrase, &KeptSecretField::edited, this, tellEdited);
    connect(m_browse, &QPushButton::clicked, this, &CertificateFields::chooseFile);
    showWords();
}

void CertificateFields::setDraft(const ConnectionDraft &draft)
{
    const QSignalBlocker quiet(m_file);
    m_file->setText(draft.clientCertificate);
    m_hasPassphrase = draft.hasPassphrase;
    m_passphrase->setSecret(draft.certificatePassphrase, draft.hasPassphrase);
    m_problems = {};
    showWords();
}

void CertificateFields::readInto(ConnectionDraft &draft) const
{
    draft.clientCertificate = m_file->text();
    draft.certificatePassphrase = m_passphrase->typed();
}

void CertificateFields::setProblems(const DraftProblems &problems)
{
    m_problems = problems;
    showWords();
}

bool CertificateFields::leadToProblem()
{
    if (!m_problems.certificatePassphrase.isEmpty()) {
        m_passphrase->startTyping();
    } else if (!m_problems.clientCertificate.isEmpty()) {
        m_file->setFocus(Qt::OtherFocusReason);
        m_file->selectAll();
    }
    return !m_problems.certificatePassphrase.isEmpty() || !m_problems.clientCertificate.isEmpty();
}

void CertificateFields::setLocked(const QString &reason)
{
    m_file->setReadOnly(!reason.isEmpty()); // it can still be read out and copied
    m_file->setToolTip(reason);
    setUnavailable(m_browse, reason);
}

bool CertificateFields::isTypingSecret() const
{
    return !m_file->text().trimmed().isEmpty() && m_passphrase->isTyping();
}

void CertificateFields::showWords()
{
    const QString file = m_file->text().trimmed();
    m_passphrase->setVisible(!file.isEmpty());
    markInvalid(m_file, m_problems.clientCertificate);
    m_passphrase->setProblem(m_problems.certificatePassphrase);
    if (file.isEmpty())
        return sayInTone(m_words, {}, {});
    ConnectionDraft now;
    now.hasPassphrase = m_hasPassphrase;
    readInto(now);
    const auto read = readClientCertificate(file, now.certificatePassphrase.bytes);
    if (read.ok())
        return sayInTone(
            m_words,
            tr("Certificate “%1”, valid until %2.")
                .arg(read.value().name(), localDate(read.value().chain.first().expiryDate().toLocalTime().date())),
            {});
    const DraftProblems problems = certificateProblems(now);
    const QString problem
        = problems.clientCertificate.isEmpty() ? problems.certificatePassphrase : problems.clientCertificate;
    sayInTone(m_words, problem.isEmpty() ? tr("The stored passphrase is used when you connect.") : problem,
              problem.isEmpty() ? QString() : u"bad"_s);
}

void CertificateFields::chooseFile()
{
    chooseFileFor(m_file, u"clientCertificateDialog"_s, tr("Client certificate"),
                  tr("Certificates with a key (%1)").arg(u"*.p12 *.pfx *.pem"_s) + u";;"_s
                      + tr("All files (%1)").arg(u"*"_s));
}

} // namespace labdesk
