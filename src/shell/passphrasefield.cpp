// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/passphrasefield.h"

#include "widgets/icon.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace labdesk {

PassphraseField::PassphraseField(const QString &caption, const QString &name, QWidget *parent)
    : QWidget(parent), m_edit(new QLineEdit(this)),
      m_eye(m_edit->addAction(icon(IconName::Eye), QLineEdit::TrailingPosition))
{
    QLabel *label = makeLabel(caption, TextStyle::Label, this);
    label->setBuddy(m_edit);
    m_edit->setObjectName(name);
    m_edit->setAccessibleName(withoutMnemonic(caption));
    m_edit->installEventFilter(this);
    m_eye->setObjectName(u"showPassphraseAction"_s);
    m_eye->setCheckable(true);
    connect(m_eye, &QAction::toggled, this, &PassphraseField::showTyped);
    showTyped(false);
    auto *column = makeColumnLayout(this, metricsFor(this).half);
    column->addWidget(label);
    column->addWidget(m_edit);
}

QString PassphraseField::take()
{
    const QString typed = m_edit->text();
    m_edit->clear();
    m_eye->setChecked(false);
    return typed;
}

void PassphraseField::showTyped(bool shown)
{
    m_edit->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
    m_eye->setIcon(icon(shown ? IconName::EyeOff : IconName::Eye));
    m_eye->setText(shown ? tr("Hide the passphrase") : tr("Show the passphrase"));
}

/// Qt doesn't report Caps Lock, but an uppercase letter without Shift implies it, and so does a lowercase one with
/// Shift.
void PassphraseField::noteCapsLock(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_CapsLock && m_capsLock)
        m_capsLock = !*m_capsLock;
    const QString text = key.text();
    if (text.size() == 1 && text.at(0).toUpper() != text.at(0).toLower())
        m_capsLock = text.at(0).isUpper() != key.modifiers().testFlag(Qt::ShiftModifier);
    Q_EMIT keyPressed();
}

bool PassphraseField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress)
        noteCapsLock(*static_cast<QKeyEvent *>(event));
    return QWidget::eventFilter(watched, event);
}

} // namespace labdesk
