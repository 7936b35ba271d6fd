// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/emptystate.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

EmptyState::EmptyState(QWidget *parent)
    : StatePage(IconName::Info, IconInk::Ink3, 46, parent), // characters, readable at a glance
      m_title(makeLine(TextStyle::Title, u"emptyTitleLabel"_s)),
      m_sentence(makeLine(TextStyle::Label, u"emptySentenceLabel"_s)),
      m_button(makeButton({}, ButtonKind::Plain, u"emptyButton"_s, this))
{
    setAccessibleRole(this, QAccessible::Grouping);
    hideFromAccessibility(m_title);
    hideFromAccessibility(m_sentence);
    setObjectName(u"emptyState"_s);
    arrange({m_title, m_sentence}, {m_button});
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::buttonClicked);
}

EmptyState::EmptyState(IconName icon, const QString &title, const QString &sentence, const QString &button,
                       QWidget *parent)
    : EmptyState(parent)
{
    setContent(icon, title, sentence, button);
}

void EmptyState::setContent(IconName iconName, const QString &title, const QString &sentence, const QString &button)
{
    icon()->setIcon(iconName, IconInk::Ink3);
    icon()->setVisible(!title.isEmpty());
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_button->setAccessibleDescription(sentence.isEmpty() ? title : sentence); // because "Remove" alone isn't specific
    setAccessibleName(title);
    setAccessibleDescription(sentence);
}

QString EmptyState::title() const
{
    return m_title->text();
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

} // namespace labdesk
