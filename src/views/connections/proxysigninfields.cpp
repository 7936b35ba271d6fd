// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/proxysigninfields.h"

#include "views/connections/fieldparts.h"
#include "views/connections/keptsecretfield.h"
#include "widgets/metrics.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace labdesk {

ProxySignInFields::ProxySignInFields(QWidget *parent)
    : QWidget(parent), m_user(new QLineEdit), m_password(new KeptSecretField(u"proxyPassword"_s, tr("Proxy password"))),
      m_words(makeFieldText(u"proxySignInWordsLabel"_s))
{
    m_user->setObjectName(u"proxyUserEdit"_s);
    m_user->setAccessibleName(tr("Proxy user name"));
    m_user->setPlaceholderText(tr("Optional"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(metricsFor(this).half);
    grid->setHorizontalSpacing(metricsFor(this).one);
    grid->addWidget(m_user, 0, 0);
    grid->addWidget(m_password, 0, 1);
    grid->addWidget(m_words, 1, 0, 1, 2);
    grid->setRowMinimumHeight(0, metricsFor(this).formRow); // as the title beside it
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    setFocusProxy(m_user);
    connect(m_user, &QLineEdit::textChanged, this, [this] {
        showWords();
        Q_EMIT edited();
    });
    connect(m_password, &KeptSecretField::edited, this, &ProxySignInFields::edited);
    showWords();
}

void ProxySignInFields::setDraft(const ConnectionDraft &draft)
{
    const QSignalBlocker quiet(m_user);
    m_user->setText(draft.proxyUser);
    m_password->setSecret(draft.proxyPassword, draft.hasProxyPassword);
    m_problems = {};
    showWords();
}

void ProxySignInFields::readInto(ConnectionDraft &draft) const
{
    draft.proxyUser = m_user->text();
    draft.proxyPassword = m_password->typed();
}

void ProxySignInFields::setProblems(const DraftProblems &problems)
{
    m_problems = problems;
    showWords();
}

bool ProxySignInFields::leadToProblem()
{
    if (!m_problems.proxyUser.isEmpty()) {
        m_user->setFocus(Qt::OtherFocusReason);
        m_user->selectAll();
        return true;
    }
    if (!m_problems.proxyPassword.isEmpty())
        m_password->startTyping();
    return !m_problems.proxyPassword.isEmpty();
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

void ProxySignInFields::showWords()
{
    const bool hasUser = !m_user->text().trimmed().isEmpty();
    m_password->setVisible(hasUser);
    markInvalid(m_user, m_problems.proxyUser);
    m_password->setProblem(m_problems.proxyPassword);
    const QString problem = !m_problems.proxyUser.isEmpty() ? m_problems.proxyUser : m_problems.proxyPassword;
    if (!problem.isEmpty())
        return sayInTone(m_words, problem, u"bad"_s);
    sayInTone(
        m_words,
        hasUser ? tr(
            "Sent only to the proxy, when it asks. With Basic sign-in, the connection to the proxy isn’t encrypted.")
                : QString(),
        {});
}

} // namespace labdesk
