// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QTextLayout>

class QPainter;
class QTextDocument;

namespace labdesk::output {

// Text that can be copied from a PDF. Qt's PDF engine only maps glyphs to characters if the font has them for single
// characters. Glyphs substituted by shaping, such as ligatures or the raised hyphen between digits in Inter, are
// visible but can't be copied. Therefore letters aren't shaped, except in scripts that aren't readable without shaping.

/// Formats to lay out `text` with; see QTextLayout::setFormats().
QList<QTextLayout::FormatRange> copyableFormats(const QString &text);
/// For text in one font. Returns the font unchanged if the text needs shaping.
QFont copyableFont(QFont font, const QString &text);
/// For a complete document; call after setting its text.
void makeCopyable(QTextDocument &document);

/// A paragraph of fixed width. Wraps at words, or anywhere if a word is too long. Lengths are in logical pixels.
class CopyableText
{
public:
    /// `alignment` is logical: Qt::AlignLeft is the start of the line.
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
