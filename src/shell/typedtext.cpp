// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/typedtext.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QTextEdit>

namespace labdesk {

namespace {

const QLineEdit *lineOf(const QWidget *widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(widget);
    return !line && qobject_cast<const QAbstractSpinBox *>(widget) ? widget->findChild<QLineEdit *>() : line;
}

/// The document of an editable multi-line field; else null.
QTextDocument *documentOf(const QWidget *widget)
{
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(widget))
        return plain->isReadOnly() ? nullptr : plain->document();
    const auto *rich = qobject_cast<const QTextEdit *>(widget);
    return rich && !rich->isReadOnly() ? rich->document() : nullptr;
}

/// QLineEdit can't clear its undo history, but setText() does.
void forgetOlderTexts(QLineEdit &line)
{
    if (!line.isUndoAvailable() && !line.isRedoAvailable())
        return;
    const int cursor = line.cursorPosition();
    const int selected = line.selectionStart();
    const int length = line.selectionLength();
    line.setText(line.text());
    if (selected < 0)
        line.setCursorPosition(cursor);
    else
        line.setSelection(cursor == selected ? selected + length : selected, cursor == selected ? -length : length);
}

} // namespace

bool takesText(const QWidget *widget)
{
    const QLineEdit *line = lineOf(widget);
    return (line && !line->isReadOnly()) || documentOf(widget);
}

bool hasTypedText(const QWidget *field)
{
    if (const QLineEdit *line = lineOf(field))
        return !line->isReadOnly() && line->isUndoAvailable();
    const QTextDocument *document = documentOf(field);
    return document && document->isUndoAvailable();
}

void settleTypedText(QWidget *window)
{
    for (QLineEdit *line : window->findChildren<QLineEdit *>())
        forgetOlderTexts(*line);
    for (const QWidget *widget : window->findChildren<QWidget *>())
        if (QTextDocument *document = documentOf(widget))
            document->clearUndoRedoStacks();
}

} // namespace labdesk
