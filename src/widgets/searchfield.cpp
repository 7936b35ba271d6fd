// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/searchfield.h"

#include "widgets/accessibility.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/pastedtext.h"
#include "widgets/rtlpainting.h"

#include <QAction>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

SearchField::SearchField(QWidget *parent) : QLineEdit(parent)
{
    removeInvisible(this);
    addAction(icon(IconName::Search), QLineEdit::LeadingPosition);
    setTextMargins(sidedMargins(-metricsFor(this).px(6), 0, 0,
                                0)); // the search icon has its own margin; without one, the style's applies
    QAction *clearAction = addAction(icon(IconName::Close), QLineEdit::TrailingPosition);
    clearAction->setText(tr("Clear"));
    clearAction->setToolTip(tr("Clear"));
    clearAction->setVisible(false);
    connect(clearAction, &QAction::triggered, this, [this] { clear(); });
    connect(this, &QLineEdit::textChanged, clearAction,
            [clearAction](const QString &text) { clearAction->setVisible(!text.isEmpty()); });
    // Reachable by keyboard, not only by mouse.
    for (QToolButton *button : findChildren<QToolButton *>()) {
        if (button->defaultAction() != clearAction) {
            hideFromAccessibility(button); // the search icon
            continue;
        }
        m_clearButton = button;
        button->setObjectName(u"clearButton"_s);
        button->setAccessibleName(tr("Clear"));
        button->setFocusPolicy(Qt::TabFocus);
    }
}

QSize SearchField::minimumSizeHint() const
{
    const Metrics m = metricsFor(this);
    const QSize minimum = QLineEdit::minimumSizeHint();
    const int iconWidth = m.px(30);
    return {std::max(minimum.width(), fontMetrics().horizontalAdvance(placeholderText()) + iconWidth + m.px(26)),
            minimum.height()};
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        if (text().isEmpty())
            Q_EMIT escapePressedEmpty();
        else
            clear();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier) {
        Q_EMIT listRequested();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace labdesk
