// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/keptsecretfield.h"

#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/pastedtext.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace labdesk {

KeptSecretField::KeptSecretField(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    removeInvisible(m_parts.edit);
    connect(m_parts.edit, &QLineEdit::textChanged, this, [this] {
        if (!m_isFilling)
            Q_EMIT edited();
    });
    connect(m_parts.replace, &QPushButton::clicked, this, &KeptSecretField::startTyping);
    setTyping(true);
}

KeptSecretField::KeptSecretField(const QString &namePrefix, const QString &title, QWidget *row)
    : KeptSecretField({.edit = new QLineEdit(row),
                       .bullets = makeLabel(u"••••••••••••"_s, TextStyle::Code, row),
                       .replace = makeButton(tr("Replace…"), ButtonKind::Plain, namePrefix + u"ReplaceButton"_s, row)},
                      row)
{
    m_parts.edit->setObjectName(namePrefix + u"Edit"_s);
    m_parts.edit->setAccessibleName(title);
    m_parts.edit->setPlaceholderText(title);
    m_parts.edit->setEchoMode(QLineEdit::Password);
    m_parts.edit->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoAutoUppercase | Qt::ImhNoPredictiveText
                                      | Qt::ImhSensitiveData);
    m_parts.bullets->setObjectName(namePrefix + u"KeptLabel"_s);
    m_parts.bullets->setAccessibleName(tr("%1: stored, never shown").arg(title));
    m_parts.replace->setAccessibleName(tr("Replace: %1").arg(title));
    auto *layout = makeRowLayout(row, metricsFor(row).one);
    layout->addWidget(m_parts.edit, 1);
    layout->addWidget(m_parts.bullets, 1);
    layout->addWidget(m_parts.replace);
    connect(m_parts.replace, &QPushButton::clicked, this, &KeptSecretField::edited);
}

void KeptSecretField::setSecret(const Secret &typed, bool isKept)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_parts.edit->setText(QString::fromUtf8(typed.view()));
    setTyping(!isKept || !typed.isEmpty());
}

Secret KeptSecretField::typed() const
{
    return Secret(m_parts.edit->text().toUtf8());
}

bool KeptSecretField::isTyping() const
{
    return !m_parts.edit->isHidden();
}

void KeptSecretField::startTyping()
{
    setTyping(true);
    m_parts.edit->setFocus(Qt::OtherFocusReason);
    m_parts.edit->selectAll();
}

void KeptSecretField::setTyping(bool isTyping)
{
    m_parts.edit->setVisible(isTyping);
    m_parts.bullets->setVisible(!isTyping);
    m_parts.replace->setVisible(!isTyping);
    if (m_parts.forget)
        m_parts.forget->setVisible(!isTyping);
}

} // namespace labdesk
