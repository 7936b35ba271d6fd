// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace labdesk {

/// The accessible interface of a line edit or spin box, including date fields; null for other widgets. Replaces Qt's
/// own, which up to Qt 6.4 hangs when asked for the word at the end of a text.
QAccessibleInterface *makeFieldPart(QWidget *widget);

/// A range of a text; both -1 for none.
struct TextSpan
{
    int start = -1;
    int end = -1;

    bool operator==(const TextSpan &) const = default;
};

enum class TextPart { Before, At, After };

/// The character, word, sentence, or line of `text` at an offset from 0 to its length, or the one before or after. At
/// the end of the text it is the last one, except that there is no character. None if the offset is out of range.
TextSpan textSpan(const QString &text, int offset, QAccessible::TextBoundaryType unit, TextPart around);

} // namespace labdesk
