// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/proxysigninfields.h"

#include "views/connections/fieldparts.h"
#include "views/connections/keptsecretfield.h"
#include "widgets/metrics.h"
#include "widgets/pastedtext.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace labdesk {

ProxySignInFields::ProxySignInFields(QWidget *parent)
    : QWidget(parent), m_user(new QLineEdit), m_passwordRow(new QWidget),
      m_password(new KeptSecretField(u"proxyPassword"_s, tr("Proxy password"), m_passwordRow)),
      m_words(makeFieldText(u"proxySignInWordsLabel"_s))
{
    m_user->setObjectName(u"proxyUserEdit"_s);
    m_user->setAccessibleName(tr("Proxy user name"));
    m_user->setPlaceholderText(tr("Optional"));
    leaveOutInvisible(m_user);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(metricsFor(this).half);
    grid->setHorizontalSpacing(metricsFor(this).one);
    grid->addWidget(m_user, 0, 0);
    grid->addWidget(m_passwordRow, 0, 1);
    grid->addWidget(m_words, 1, 0, 1, 2);
    grid->setRowMinimumHeight(0, metricsFor(this).formRow); // as the title beside it
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    setFocusProxy(m_user);
    connect(m_user, &QLineEdit::textChanged, this, [this](const QString &user) {
        m_passwordRow->setVisible(!user.trimmed().isEmpty());
        Q_EMIT edited();
    });
    connect(m_password, &KeptSecretField::edited, this, &ProxySignInFields::edited);
    m_passwordRow->hide(); // nobody signs in yet
}

void ProxySignInFields::setDraft(const ConnectionDraft &draft)
{
    m_user->setText(draft.proxyUser);
    m_password->setSecret(draft.typed.proxyPassword, draft.stored.contains(SecretPart::ProxyPassword));
}

void ProxySignInFields::readInto(ConnectionDraft &draft) const
{
    draft.proxyUser = m_user->text();
    draft.typed.proxyPassword = m_password->typed();
}

std::vector<FormField> ProxySignInFields::fields() const
{
    const bool hasUser = !m_user->text().trimmed().isEmpty();
    const FieldNote note
        = {hasUser ? tr(
               "Sent only to the proxy, when it asks. With Basic sign-in, the connection to the proxy isn’t encrypted.")
                   : QString()};
    return {{u"proxyUser"_s, m_user, m_words, note}, {u"proxyPassword"_s, m_password->edit(), m_words}};
}

void ProxySignInFields::setLocked(const QString &reason)
{
    m_user->setReadOnly(!reason.isEmpty()); // it can still be read out and copied
    m_user->setToolTip(reason);
}

bool ProxySignInFields::isTypingSecret() const
{
    return !isHidden() && !m_user->text().trimmed().isEmpty() && m_password->isTyping();
}

void ProxySignInFields::focusFirst()
{
    if (m_user->text().trimmed().isEmpty())
        m_user->setFocus(Qt::OtherFocusReason);
    else
        m_password->startTyping();
}

} // namespace labdesk
