// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace labdesk {

/// What assistive technology reads of a line edit and of a spin box, dates among them; nothing for any other widget.
/// Takes the place of Qt's own: up to Qt 6.4 that one never returns when it is asked for the word at the end of a text.
QAccessibleInterface *makeFieldPart(QWidget *widget);

/// A stretch of a text; both -1: none.
struct TextSpan
{
    int start = -1;
    int end = -1;

    bool operator==(const TextSpan &) const = default;
};

enum class Around { Before, At, After };

/// The character, word, sentence or line of `text` at an offset from 0 to its length, or the one before or after that.
/// At the very end stands the last one, but for characters, of which none stands there. Outside of the text: none.
TextSpan textSpan(const QString &text, int offset, QAccessible::TextBoundaryType unit, Around around);

} // namespace labdesk
