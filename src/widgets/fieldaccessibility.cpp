// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fieldaccessibility.h"

#include <QAbstractSpinBox>
#include <QAccessibleWidget>
#include <QLineEdit>
#include <QTextBoundaryFinder>
#include <QValidator>

#include <algorithm>
#include <vector>

namespace labdesk {

namespace {

/// The boundaries of text units, from 0 to the length.
std::vector<int> boundariesOf(const QString &text, QAccessible::TextBoundaryType unit)
{
    const int length = int(text.size());
    std::vector<int> all{0};
    if (unit != QAccessible::LineBoundary && unit != QAccessible::ParagraphBoundary
        && unit != QAccessible::NoBoundary) { // a field has only one line
        QTextBoundaryFinder finder(unit == QAccessible::WordBoundary           ? QTextBoundaryFinder::Word
                                       : unit == QAccessible::SentenceBoundary ? QTextBoundaryFinder::Sentence
                                                                               : QTextBoundaryFinder::Grapheme,
                                   text);
        while (finder.toNextBoundary() >= 0)
            if (finder.boundaryReasons() & (QTextBoundaryFinder::StartOfItem | QTextBoundaryFinder::EndOfItem))
                all.push_back(int(finder.position()));
    }
    if (all.back() != length)
        all.push_back(length);
    return all;
}

class FieldPart : public QAccessibleWidget,
                  public QAccessibleTextInterface,
                  public QAccessibleEditableTextInterface,
                  public QAccessibleValueInterface
{
public:
    FieldPart(QWidget *widget, QLineEdit *edit)
        : QAccessibleWidget(widget, edit == widget ? QAccessible::EditableText : QAccessible::SpinBox), m_edit(edit)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        if (type == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface *>(this);
        if (type == QAccessible::ValueInterface && role() == QAccessible::SpinBox)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Value)
            return QAccessibleWidget::text(kind);
        // Exposes only the length of a secret, or not even that.
        return m_edit->echoMode() == QLineEdit::NoEcho ? QString() : m_edit->displayText();
    }
    void setText(QAccessible::Text kind, const QString &text) override
    {
        QString entered = text;
        int cursor = 0;
        if (kind != QAccessible::Value)
            QAccessibleWidget::setText(kind, text);
        else if (!m_edit->validator() || m_edit->validator()->validate(entered, cursor) == QValidator::Acceptable)
            m_edit->setText(entered);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = m_edit->isReadOnly();
        state.editable = !m_edit->isReadOnly();
        state.passwordEdit = isSecret();
        state.selectableText = true;
        return state;
    }

    // QAccessibleTextInterface
    int characterCount() const override { return int(m_edit->text().size()); }
    QString text(int from, int to) const override
    {
        return isSecret() || from > to ? QString() : m_edit->text().mid(from, to - from);
    }
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType unit, int *from, int *to) const override
    {
        return spoken(offset, unit, TextPart::Before, from, to);
    }
    QString textAtOffset(int offset, QAccessible::TextBoundaryType unit, int *from, int *to) const override
    {
        return spoken(offset, unit, TextPart::At, from, to);
    }
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType unit, int *from, int *to) const override
    {
        return spoken(offset, unit, TextPart::After, from, to);
    }
    int cursorPosition() const override { return m_edit->cursorPosition(); }
    void setCursorPosition(int position) override { m_edit->setCursorPosition(position); }
    int selectionCount() const override { return m_edit->hasSelectedText() ? 1 : 0; }
    void selection(int which, int *from, int *to) const override
    {
        const bool has = which == 0 && m_edit->hasSelectedText();
        *from = has ? m_edit->selectionStart() : 0;
        *to = has ? m_edit->selectionEnd() : 0;
    }
    void addSelection(int from, int to) override { setSelection(0, from, to); }
    void removeSelection(int which) override
    {
        if (which == 0)
            m_edit->deselect();
    }
    void setSelection(int which, int from, int to) override
    {
        if (which == 0)
            m_edit->setSelection(from, to - from);
    }
    QRect characterRect(int offset) const override
    {
        const QString shown = m_edit->displayText();
        if (offset < 0 || offset >= shown.size())
            return {};
        const QRect cursor = m_edit->inputMethodQuery(Qt::ImCursorRectangle).toRect();
        const QFontMetrics font = m_edit->fontMetrics();
        const int along
            = font.horizontalAdvance(shown.first(offset)) - font.horizontalAdvance(shown.first(cursorPosition()));
        const QPoint corner(cursor.center().x() + (m_edit->isRightToLeft() ? -along : along), cursor.top());
        return {m_edit->mapToGlobal(corner), QSize(font.horizontalAdvance(shown[offset]), cursor.height())};
    }
    int offsetAtPoint(const QPoint &point) const override
    {
        return m_edit->cursorPositionAt(m_edit->mapFromGlobal(point));
    }
    void scrollToSubstring(int from, int to) override
    {
        m_edit->setCursorPosition(to);
        m_edit->setCursorPosition(from);
    }
    QString attributes(int offset, int *from, int *to) const override
    {
        *from = *to = offset;
        return {};
    }

    // QAccessibleEditableTextInterface
    void deleteText(int from, int to) override { replaceText(from, to, {}); }
    void insertText(int offset, const QString &text) override { replaceText(offset, offset, text); }
    void replaceText(int from, int to, const QString &text) override
    {
        if (from >= 0 && to >= from && to <= characterCount() && !m_edit->isReadOnly())
            m_edit->setText(m_edit->text().replace(from, to - from, text));
    }

    // QAccessibleValueInterface of a number; a date has no such values
    QVariant currentValue() const override { return object()->property("value"); }
    void setCurrentValue(const QVariant &value) override { object()->setProperty("value", value); }
    QVariant maximumValue() const override { return object()->property("maximum"); }
    QVariant minimumValue() const override { return object()->property("minimum"); }
    QVariant minimumStepSize() const override { return object()->property("singleStep"); }

private:
    bool isSecret() const { return m_edit->echoMode() != QLineEdit::Normal; }

    QString spoken(int offset, QAccessible::TextBoundaryType unit, TextPart around, int *from, int *to) const
    {
        constexpr int cursorOffset = -2; // as passed by assistive technology
        const TextSpan span = isSecret()
            ? TextSpan()
            : textSpan(m_edit->text(), offset == cursorOffset ? cursorPosition() : offset, unit, around);
        *from = span.start;
        *to = span.end;
        return span.start < 0 ? QString() : m_edit->text().mid(span.start, span.end - span.start);
    }

    QLineEdit *m_edit;
};

} // namespace

TextSpan textSpan(const QString &text, int offset, QAccessible::TextBoundaryType unit, TextPart around)
{
    if (offset < 0 || offset > text.size())
        return {};
    const std::vector<int> bounds = boundariesOf(text, unit);
    const int units = int(bounds.size()) - 1;
    int at = int(std::ranges::upper_bound(bounds, offset) - bounds.begin()) - 1;
    if (offset == text.size() && unit != QAccessible::CharBoundary && around != TextPart::After)
        at = units - 1;
    at += around == TextPart::Before ? -1 : around == TextPart::After ? 1 : 0;
    return at < 0 || at >= units ? TextSpan() : TextSpan{bounds[size_t(at)], bounds[size_t(at) + 1]};
}

QAccessibleInterface *makeFieldPart(QWidget *widget)
{
    if (auto *edit = qobject_cast<QLineEdit *>(widget))
        return new FieldPart(edit, edit);
    auto *spinBox = qobject_cast<QAbstractSpinBox *>(widget);
    auto *edit = spinBox ? spinBox->findChild<QLineEdit *>() : nullptr;
    return edit ? new FieldPart(spinBox, edit) : nullptr;
}

} // namespace labdesk
