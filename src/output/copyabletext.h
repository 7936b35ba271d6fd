// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QTextLayout>

class QPainter;
class QTextDocument;

namespace labdesk::output {

// Text that can be copied from a PDF. Qt's PDF engine can name only the glyphs that a font has for characters. A glyph
// that shaping puts in their place, such as a ligature or the raised hyphen that Inter has between digits, is seen but
// can't be copied. So letters are not shaped, except in scripts that can't be read without.

/// What to lay out `text` with; see QTextLayout::setFormats().
QList<QTextLayout::FormatRange> copyableFormats(const QString &text);
/// For a text of one font; a text with letters that must be shaped keeps the font as it is.
QFont copyableFont(QFont font, const QString &text);
/// For a whole document, after its text is set.
void makeCopyable(QTextDocument &document);

/// A paragraph of a given width, which wraps at words or, where one is too long, anywhere. Lengths are logical pixels.
class CopyableText
{
public:
    /// `alignment` is logical: Qt::AlignLeft is where a line begins.
    CopyableText(QString text, const QFont &font, double width, Qt::LayoutDirection direction,
                 Qt::Alignment alignment = Qt::AlignLeft);

    double height() const { return m_height; }
    double widestLine() const { return m_widest; }
    void draw(QPainter &painter, const QPointF &topLeft) const { m_layout.draw(&painter, topLeft); }

private:
    QTextLayout m_layout;
    double m_height = 0;
    double m_widest = 0;
};

} // namespace labdesk::output
