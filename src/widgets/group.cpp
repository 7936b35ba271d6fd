// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/group.h"

#include "widgets/accessibility.h"
#include "widgets/elidedlabel.h"
#include "widgets/layouts.h"
#include "widgets/maskedvalue.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"
#include "widgets/tools.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

FormRow::FormRow(const QString &label, QWidget *value, QWidget *trailing, QWidget *parent) : QWidget(parent)
{
    build(label, value, trailing);
}

FormRow::FormRow(const QString &label, const QString &value, QWidget *trailing, QWidget *parent) : QWidget(parent)
{
    m_value = makeLabel({}, TextStyle::Body, this);
    setWrappedText(m_value, value);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_value->setWordWrap(true);
    build(label, m_value, trailing);
}

void FormRow::build(const QString &label, QWidget *value, QWidget *trailing)
{
    const Metrics m = metricsFor(this);
    const auto *masked = qobject_cast<MaskedValue *>(value);
    m_words = masked ? masked->textLabel() : qobject_cast<QLabel *>(value);
    m_label = makeLabel({}, TextStyle::Label, this);
    setWrappedText(m_label, escapeMnemonic(label)); // may come from the service
    if (!m_label->accessibleName().isEmpty())
        m_label->setAccessibleName(label);
    m_label->setFixedWidth(m.px(122));
    m_label->setWordWrap(true);
    m_label->setBuddy(value);
    m_secondLine = makeLabel({}, TextStyle::Small, this);
    m_secondLine->setWordWrap(true);
    m_secondLine->hide();

    m_valueRow = new QHBoxLayout;
    m_valueRow->setSpacing(m.half);
    // A single wrapping label takes all the width; with other widgets, it must not push them to the end.
    m_valueRow->addWidget(value, 1);
    auto *middle = new QVBoxLayout;
    middle->setSpacing(m.px(1));
    middle->addLayout(m_valueRow);
    middle->addWidget(m_secondLine);
    m_secondRow = makeRowLayout(m.one);
    middle->addLayout(m_secondRow);
    if (m_words)
        middle->addStretch(1); // keeps it next to the first line of a long label
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(sidedMargins(m.px(14), m.half, m.px(10), m.half));
    m_row->setSpacing(m.px(14));
    m_row->addWidget(m_label);
    m_row->addLayout(middle, 1);
    if (trailing)
        addTrailing(trailing);
    setMinimumHeight(m.formRow);
    alignLines();
}

/// Aligns the label with the first line of the value, and keeps single lines away from the row's edges.
void FormRow::alignLines()
{
    const Metrics m = metricsFor(this);
    const bool alone = m_secondLine->isHidden();
    const int line = m_label->fontMetrics().height();
    const int verticalPadding = alone ? std::max(0, (m.formRow - 2 * m.half - line) / 2) : 0;
    if (m_words)
        m_words->setContentsMargins(0, verticalPadding, 0, verticalPadding);
    m_valueRow->invalidate(); // a nested layout isn't notified of changes in its items
    // With a second line below, the label is centered on the first line, which is taller than text if it contains a
    // widget.
    const bool isTextOnly = m_value && m_valueRow->count() == 1;
    const int above = alone ? verticalPadding
        : isTextOnly        ? 0
                            : std::max(0, (m_valueRow->sizeHint().height() - line) / 2);
    m_label->setContentsMargins(0, above, 0, verticalPadding);
    m_row->setAlignment(m_label, m_words || !alone ? Qt::AlignTop : Qt::Alignment());
}

void FormRow::setValue(const QString &value)
{
    if (!m_value)
        return;
    setWrappedText(m_value, value);
    if (m_isMissing)
        setTextStyle(m_value, TextStyle::Body);
    m_isMissing = false;
}

void FormRow::setMissing(const QString &words)
{
    setValue(words);
    if (m_value)
        setTextStyle(m_value, TextStyle::Label);
    m_isMissing = true;
}

void FormRow::setCode(bool code)
{
    if (m_value)
        setTextStyle(m_value, code ? TextStyle::Code : TextStyle::Body);
}

void FormRow::setSecondLine(const QString &line)
{
    setWrappedText(m_secondLine, line);
    m_secondLine->setVisible(!line.isEmpty());
    const Metrics m = metricsFor(this);
    const int above = line.isEmpty() ? m.half : m.px(9);
    m_row->setContentsMargins(sidedMargins(m.px(14), above, m.px(10), above));
    alignLines();
}

void FormRow::addTrailing(QWidget *widget)
{
    // With a label of several lines, the value and its widgets are next to the first line.
    const bool isLong
        = m_words && m_label->heightForWidth(m_label->minimumWidth()) >= 2 * m_label->fontMetrics().height();
    m_row->addWidget(widget, 0, isLong ? Qt::AlignTop : Qt::AlignVCenter);
    m_trailing.push_back(widget);
}

void FormRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
}

/// Depends only on the width, so that a button that shows a value doesn't move.
void FormRow::fold()
{
    if (m_trailing.size() < 2)
        return;
    const Metrics m = metricsFor(this);
    const QMargins around = m_row->contentsMargins();
    int others = around.left() + around.right() + m_label->width() + m_row->spacing();
    for (const QWidget *widget : m_trailing)
        others += m_row->spacing() + widget->sizeHint().width();
    const bool folds = width() - others < m.px(200);
    if (folds == m_isFolded)
        return;
    m_isFolded = folds;
    for (QWidget *widget : m_trailing) {
        (folds ? m_row : m_secondRow)->removeWidget(widget);
        if (folds)
            m_secondRow->addWidget(widget);
        else
            m_row->addWidget(widget, 0, Qt::AlignVCenter);
    }
    if (folds)
        m_secondRow->addStretch(1);
    else
        delete m_secondRow->takeAt(0); // the stretch
    m_secondRow->setContentsMargins(0, 0, 0, folds ? m.half : 0);
    updateGeometry();
}

void FormRow::addNextToValue(QWidget *widget)
{
    if (m_value && m_valueRow->count() == 1) {
        m_value->setWordWrap(false);
        m_valueRow->setStretchFactor(m_value, 0);
        m_valueRow->addStretch(1);
    }
    m_valueRow->insertWidget(m_valueRow->count() - (m_value ? 1 : 0), widget, 0, Qt::AlignVCenter);
}

Group::Group(const QString &title, QWidget *parent)
    : QWidget(parent), m_head(new QWidget(this)), m_title(makeLabel(title, TextStyle::GroupTitle, m_head)),
      m_hint(new ElidedLabel({}, TextStyle::Small, Qt::ElideRight, m_head)), m_headLayout(new QHBoxLayout(m_head)),
      m_frame(new QFrame(this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    hideFromAccessibility(m_title); // the same as the group's name
    m_headLayout->setContentsMargins(0, 0, 0, 0);
    m_headLayout->setSpacing(m.one);
    m_headLayout->addWidget(m_title);
    m_headLayout->addWidget(m_hint);
    m_headLayout->addStretch(1);
    m_hint->hide();
    m_frame->setProperty("surface", u"group"_s);
    m_rows = new QVBoxLayout(m_frame);
    m_rows->setContentsMargins({});
    m_rows->setSpacing(0);
    auto *layout = makeColumnLayout(this, m.px(6));
    layout->addWidget(m_head);
    layout->addWidget(m_frame);
    // Not Maximum: that limits it to the height for its preferred width, and would clip lines in a narrower layout.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    setTitle(title);
}

void Group::setTitle(const QString &title)
{
    m_title->setText(title);
    m_head->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void Group::setTitleSuffix(const QString &suffix)
{
    m_hint->setText(suffix);
    m_hint->setVisible(!suffix.isEmpty());
}

void Group::setTitleAction(QWidget *action)
{
    action->setProperty("density", u"inline"_s);
    repolish(action);
    m_headLayout->addWidget(action);
}

FormRow *Group::addRow(const QString &label, const QString &value, QWidget *trailing)
{
    auto *row = new FormRow(label, value, trailing, m_frame);
    addFullWidth(row);
    return row;
}

FormRow *Group::addRow(const QString &label, QWidget *value, QWidget *trailing)
{
    auto *row = new FormRow(label, value, trailing, m_frame);
    addFullWidth(row);
    return row;
}

FormRow *Group::addOptionalRow(const QString &label, const QString &value)
{
    FormRow *row = addRow(label, value);
    if (value.isEmpty())
        row->setMissing(MaskedValue::notProvided());
    return row;
}

void Group::addWidget(QWidget *widget)
{
    appendPadded(widget, metricsFor(this).px(10));
}

void Group::addLine(QWidget *line)
{
    const Metrics m = metricsFor(this);
    appendPadded(line, m.half)->setMinimumHeight(m.formRow);
}

QWidget *Group::appendPadded(QWidget *widget, int padding)
{
    const Metrics m = metricsFor(this);
    auto *row = new QWidget(m_frame);
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins(sidedMargins(m.px(14), padding, m.px(10), padding));
    layout->addWidget(widget);
    addFullWidth(row);
    return row;
}

void Group::addFullWidth(QWidget *row)
{
    if (m_rows->count() > 0)
        m_rows->addWidget(makeSeparator(m_frame));
    m_rows->addWidget(row);
}

void Group::setLastRowTool()
{
    const int last = m_rows->count() - 1;
    for (int at = std::max(0, last - 1); at <= last; ++at)
        setTool(m_rows->itemAt(at)->widget());
}

void Group::clearRows()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        // Deleted later, because a button in the row may be the sender.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

int Group::rowCount() const
{
    return (m_rows->count() + 1) / 2;
}

} // namespace labdesk
