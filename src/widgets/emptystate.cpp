// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/emptystate.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"
#include "widgets/labelheight.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent), m_icon(new IconLabel(IconName::Info, IconInk::Ink3, metricsFor(this).px(40), this)),
      m_title(makeLabel({}, TextStyle::Title, this)), m_sentence(makeLabel({}, TextStyle::Label, this)),
      m_button(makeButton({}, ButtonKind::Plain, u"emptyButton"_s, this)), m_block(new QVBoxLayout)
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    hideFromAccessibility(m_title);
    hideFromAccessibility(m_sentence);
    setObjectName(u"emptyState"_s);
    m_title->setObjectName(u"emptyTitleLabel"_s);
    m_title->setWordWrap(true);
    m_sentence->setObjectName(u"emptySentenceLabel"_s);
    m_sentence->setWordWrap(true);
    // A block in the middle whose lines share a left edge: short lines that are centred one by one read badly.
    m_block->setSpacing(m.half);
    m_block->addWidget(m_icon);
    m_block->addSpacing(m.one);
    m_block->addWidget(m_title);
    m_block->addWidget(m_sentence);
    m_block->addSpacing(m.oneAndHalf);
    m_block->addWidget(m_button, 0, Qt::AlignLeft);
    auto *across = new QHBoxLayout;
    across->addStretch(1);
    across->addLayout(m_block);
    across->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->addStretch(2);
    layout->addLayout(across);
    layout->addStretch(3);
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
    m_icon->setIcon(iconName, IconInk::Ink3);
    m_icon->setVisible(!title.isEmpty());
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    breakLines();
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    breakLines();
}

void EmptyState::breakLines()
{
    // Lines of 46 characters are read at a glance; a narrower place breaks them earlier.
    const int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    for (QLabel *label : {m_title, m_sentence})
        breakLinesAt(*label, std::clamp(room, 1, fontMetrics().averageCharWidth() * 46));
}

void EmptyState::setMore(QWidget *more)
{
    m_more = more;
    m_block->insertWidget(m_block->count() - 1, more);
    m_block->insertSpacing(m_block->count() - 1, metricsFor(this).one);
}

QSize EmptyState::minimumSizeHint() const
{
    const Metrics m = metricsFor(this);
    const int button = m_button->isHidden() ? 0 : m_button->sizeHint().width();
    const int more = m_more && !m_more->isHidden() ? m_more->minimumSizeHint().width() : 0;
    return {std::max(m.px(200), std::max(button, more) + 2 * m.three), QWidget::minimumSizeHint().height()};
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
