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

using namespace Qt::StringLiterals;

namespace labdesk {

CertificateFields::CertificateFields(QWidget *parent)
    : QWidget(parent), m_file(new QLineEdit),
      m_browse(makeButton(tr("Choose…"), ButtonKind::Plain, u"clientCertificateButton"_s)),
      m_passphraseRow(new QWidget),
      m_passphrase(new KeptSecretField(u"certificatePassphrase"_s, tr("Passphrase for the file"), m_passphraseRow)),
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
    grid->addWidget(m_passphraseRow, 1, 0, 1, 2);
    grid->addWidget(m_words, 2, 0, 1, 2);
    grid->setRowMinimumHeight(0, metricsFor(this).formRow); // as the title beside it
    grid->setColumnStretch(0, 1);
    setFocusProxy(m_file);
    connect(m_file, &QLineEdit::textChanged, this, [this](const QString &file) {
        m_passphraseRow->setVisible(!file.trimmed().isEmpty());
        Q_EMIT edited();
    });
    connect(m_passphrase, &KeptSecretField::edited, this, &CertificateFields::edited);
    connect(m_browse, &QPushButton::clicked, this, &CertificateFields::chooseFile);
    m_passphraseRow->hide(); // there is no file yet
}

void CertificateFields::setDraft(const ConnectionDraft &draft)
{
    m_file->setText(draft.clientCertificate);
    m_hasPassphrase = draft.stored.contains(SecretPart::CertificatePassphrase);
    m_passphrase->setSecret(draft.typed.certificatePassphrase, m_hasPassphrase);
}

void CertificateFields::readInto(ConnectionDraft &draft) const
{
    draft.clientCertificate = m_file->text();
    draft.typed.certificatePassphrase = m_passphrase->typed();
}

std::vector<FormField> CertificateFields::fields() const
{
    return {{u"clientCertificate"_s, m_file, m_words, note()},
            {u"certificatePassphrase"_s, m_passphrase->edit(), m_words}};
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

FieldNote CertificateFields::note() const
{
    const QString file = m_file->text().trimmed();
    if (file.isEmpty())
        return {};
    const auto read = readClientCertificate(file, m_passphrase->typed());
    if (read.ok())
        return {tr("Certificate “%1”, valid until %2.")
                    .arg(read.value().name(), localDate(read.value().chain.first().expiryDate().toLocalTime().date()))};
    if (const auto problem = certificateProblem(read.error(), m_hasPassphrase))
        return {problem->message, u"bad"_s};
    return {tr("The stored passphrase is used when you connect.")};
}

void CertificateFields::chooseFile()
{
    chooseFileFor(m_file, u"clientCertificateDialog"_s, tr("Client certificate"),
                  tr("Certificates with a key (%1)").arg(u"*.p12 *.pfx *.pem"_s) + u";;"_s
                      + tr("All files (%1)").arg(u"*"_s));
}

} // namespace labdesk
