// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/keptsecretfield.h"

#include "views/connections/fieldparts.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace labdesk {

KeptSecretField::KeptSecretField(const QString &stem, const QString &title, QWidget *parent)
    : QWidget(parent), m_edit(new QLineEdit), m_bullets(makeLabel(u"••••••••••••"_s, TextStyle::Code)),
      m_replace(makeButton(tr("Replace…"), ButtonKind::Plain, stem + u"ReplaceButton"_s))
{
    m_edit->setObjectName(stem + u"Edit"_s);
    m_edit->setAccessibleName(title);
    m_edit->setPlaceholderText(title);
    m_edit->setEchoMode(QLineEdit::Password);
    m_edit->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoAutoUppercase | Qt::ImhNoPredictiveText
                                | Qt::ImhSensitiveData);
    m_bullets->setObjectName(stem + u"KeptLabel"_s);
    m_bullets->setAccessibleName(tr("%1: stored, never shown").arg(title));
    m_replace->setAccessibleName(tr("Replace: %1").arg(title));
    auto *row = makeRowLayout(this, metricsFor(this).one);
    row->addWidget(m_edit, 1);
    row->addWidget(m_bullets, 1);
    row->addWidget(m_replace);
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        if (!m_filling)
            Q_EMIT edited();
    });
    connect(m_replace, &QPushButton::clicked, this, [this] {
        startTyping();
        Q_EMIT edited();
    });
    show(true);
}

void KeptSecretField::setSecret(const TypedSecret &typed, bool isKept)
{
    const QScopedValueRollback filling(m_filling, true);
    m_edit->setText(QString::fromUtf8(typed.bytes.view()));
    show(!isKept || !typed.bytes.isEmpty());
}

TypedSecret KeptSecretField::typed() const
{
    return {Secret(m_edit->text().toUtf8())};
}

bool KeptSecretField::isTyping() const
{
    return !m_edit->isHidden();
}

void KeptSecretField::setProblem(const QString &problem)
{
    markInvalid(m_edit, problem);
}

void KeptSecretField::startTyping()
{
    show(true);
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->selectAll();
}

void KeptSecretField::show(bool isTyping)
{
    m_edit->setVisible(isTyping);
    m_bullets->setVisible(!isTyping);
    m_replace->setVisible(!isTyping);
}

} // namespace labdesk
