// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/desktop/copyabletext.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <array>
#include <vector>

namespace labdesk::output {

namespace {

enum class Shaping { None, Needed, Isolated };

/// Doesn't contain Script_Inherited, which most combining marks have.
constexpr std::array unshapedScripts
    = {QChar::Script_Common,   QChar::Script_Latin,    QChar::Script_Greek, QChar::Script_Cyrillic,
       QChar::Script_Armenian, QChar::Script_Georgian, QChar::Script_Han,   QChar::Script_Hiragana,
       QChar::Script_Katakana, QChar::Script_Bopomofo};

/// Shaping hides invisible characters and mirrors brackets in right-to-left text. A bracket in a run of its own has no
/// neighbor that could change its glyph.
Shaping shapingOf(char32_t c, char32_t next)
{
    const bool isRightToLeft = QChar::direction(c) == QChar::DirR || QChar::direction(c) == QChar::DirAL;
    const bool isInvisible = QChar::category(c) == QChar::Other_Format;
    const bool isUnshaped = std::ranges::find(unshapedScripts, QChar::script(c)) != unshapedScripts.end();
    if (isRightToLeft || isInvisible || !isUnshaped || QChar::script(next) == QChar::Script_Inherited)
        return Shaping::Needed;
    return QChar::hasMirrored(c) ? Shaping::Isolated : Shaping::None;
}

struct Run
{
    int start;
    int length;
    Shaping shaping;
};

std::vector<Run> runsOf(const QString &text)
{
    const QList<uint> points = text.toUcs4();
    std::vector<Run> runs;
    int at = 0;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const Shaping shaping = shapingOf(points[i], i + 1 < points.size() ? points[i + 1] : U' ');
        const int length = QChar::requiresSurrogates(points[i]) ? 2 : 1;
        if (!runs.empty() && runs.back().shaping == shaping && shaping != Shaping::Isolated)
            runs.back().length += length;
        else
            runs.push_back({at, length, shaping});
        at += length;
    }
    return runs;
}

} // namespace

QList<QTextLayout::FormatRange> copyableFormats(const QString &text)
{
    QTextCharFormat plain;
    plain.setFontStyleStrategy(QFont::PreferNoShaping);
    QList<QTextLayout::FormatRange> ranges;
    for (const Run &run : runsOf(text)) {
        QTextCharFormat isolatedFormat;
        // differs from that of an adjacent bracket, so that the runs aren't merged
        isolatedFormat.setProperty(QTextFormat::UserProperty, run.start % 2);
        if (run.shaping != Shaping::Needed)
            ranges.append({run.start, run.length, run.shaping == Shaping::None ? plain : isolatedFormat});
    }
    return ranges;
}

QFont copyableFont(QFont font, const QString &text)
{
    const std::vector<Run> runs = runsOf(text);
    if (std::none_of(runs.begin(), runs.end(), [](const Run &run) { return run.shaping == Shaping::Needed; }))
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

void makeCopyable(QTextDocument &document)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (const QTextLayout::FormatRange &range : copyableFormats(block.text())) {
            cursor.setPosition(block.position() + range.start);
            cursor.setPosition(block.position() + range.start + range.length, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(range.format);
        }
    }
}

CopyableText::CopyableText(QString text, const QFont &font, double width, Qt::LayoutDirection direction,
                           Qt::Alignment alignment)
    : m_layout(text.replace(u'\n', QChar::LineSeparator), font)
{
    const bool isAtRight
        // QTextLayout doesn't mirror the alignment
        = alignment.testFlag(Qt::AlignRight) != (direction == Qt::RightToLeft);
    QTextOption option(isAtRight ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.setFormats(copyableFormats(m_layout.text()));
    if (text.isEmpty())
        return;
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, m_height});
        m_height += line.height();
        m_widest = std::max(m_widest, line.naturalTextWidth());
    }
    m_layout.endLayout();
}

} // namespace labdesk::output
