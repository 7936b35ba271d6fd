// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textlayoutcache.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace labdesk {

namespace {

constexpr qsizetype maxCachedLines = 512; // two screens of rows; about 2 KB each
constexpr int maxLineWidth = 1'000'000;   // px; wider than any screen
constexpr int unelidedWidth = -1;         // used as a width: not elided

bool isPlainAscii(const QString &words)
{
    return std::all_of(words.begin(), words.end(), [](QChar c) { return c >= u' ' && c <= u'~'; });
}

/// Latin, Greek, and Cyrillic letters, digits, and symbols need no shaping. Without it, Qt doesn't join Arabic letters.
bool needsShaping(const QString &words)
{
    const auto isPlain = [](QChar c) {
        return c < u'\u0300' || (c >= u'\u0370' && c <= u'\u052f') || (c >= u'\u2000' && c <= u'\u2bff');
    };
    return !std::all_of(words.begin(), words.end(), isPlain);
}

/// In a fixed-width font, the number of characters that fit can be computed. Null: the text has to be measured.
QString elideByCharacterCount(const QString &words, const QFont &font, int room, Qt::TextElideMode elideMode)
{
    if (elideMode != Qt::ElideMiddle || !isPlainAscii(words) || !QFontInfo(font).fixedPitch())
        return {};
    const QFontMetricsF metrics(font);
    const double letter = metrics.horizontalAdvance(u'0');
    const double dots = metrics.horizontalAdvance(u'\u2026');
    if (letter * double(words.size()) <= room)
        return words;
    const auto visibleLength = qsizetype(std::max(0.0, std::floor((room - dots) / letter)));
    return words.first(visibleLength - visibleLength / 2) + u'\u2026' + words.last(visibleLength / 2);
}

std::unique_ptr<QTextLayout> createLayout(const QString &words, const QFont &font)
{
    auto layout = std::make_unique<QTextLayout>(words, font);
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout->setTextOption(option);
    layout->setCacheEnabled(true); // keeps the glyphs
    layout->beginLayout();
    layout->createLine().setLineWidth(maxLineWidth);
    layout->endLayout();
    return layout;
}

} // namespace

struct TextLayoutCache::Line
{
    std::unique_ptr<QTextLayout> layout;
    int width;
    int height;
};

size_t qHash(const TextLayoutCache::Key &key, size_t seed)
{
    return qHashMulti(seed, key.words, key.font, key.room, key.elideMode);
}

TextLayoutCache::TextLayoutCache() = default;
TextLayoutCache::~TextLayoutCache() = default;

size_t TextLayoutCache::fontIndex(const QFont &font, bool isShaped)
{
    const auto known = std::find_if(m_fonts.begin(), m_fonts.end(), [&](const FontEntry &entry) {
        return entry.isShaped == isShaped && entry.asked == font;
    });
    if (known != m_fonts.end())
        return size_t(known - m_fonts.begin());
    QFont drawn = font;
    if (isShaped)
        drawn.setStyleStrategy(QFont::StyleStrategy(drawn.styleStrategy() & ~QFont::PreferNoShaping));
    m_fonts.push_back({font, drawn, isShaped});
    return m_fonts.size() - 1;
}

const TextLayoutCache::Line &TextLayoutCache::cachedLine(const Key &key, const std::function<QString()> &shown)
{
    if (const auto known = m_lines.constFind(key); known != m_lines.constEnd())
        return **known;
    auto made = std::make_shared<Line>();
    made->layout = createLayout(shown(), m_fonts[key.font].drawn);
    const QTextLine only = made->layout->lineAt(0);
    made->width = int(std::ceil(only.naturalTextWidth()));
    made->height = int(std::ceil(only.height()));
    return **m_lines.insert(key, std::move(made));
}

const TextLayoutCache::Line &TextLayoutCache::line(const QString &words, const QFont &font, int room,
                                                   Qt::TextElideMode elideMode)
{
    if (m_lines.size() >= maxCachedLines)
        clear();
    const size_t place = fontIndex(font, needsShaping(words));
    const QFont &drawn = m_fonts[place].drawn;
    const QString counted = elideByCharacterCount(words, drawn, room, elideMode);
    if (!counted.isNull())
        return cachedLine({words, place, room, elideMode}, [&counted] { return counted; });
    const Line &whole = cachedLine({words, place, unelidedWidth, Qt::ElideNone}, [&words] { return words; });
    if (whole.width <= room)
        return whole;
    return cachedLine({words, place, room, elideMode},
                      [&] { return QFontMetrics(drawn).elidedText(words, elideMode, room); });
}

int TextLayoutCache::width(const QString &words, const QFont &font)
{
    return line(words, font, maxLineWidth, Qt::ElideNone).width;
}

void TextLayoutCache::draw(QPainter &painter, const QRect &rect, const QString &words, Qt::TextElideMode elideMode,
                           Qt::Alignment alignment)
{
    if (words.isEmpty() || rect.isEmpty())
        return;
    const Line &shaped = line(words, painter.font(), rect.width(), elideMode);
    const QRect box
        = QStyle::alignedRect(painter.layoutDirection(), alignment, QSize(shaped.width, shaped.height), rect);
    const bool isTooLarge = !rect.contains(box); // an ellipsis alone can be too wide
    if (isTooLarge) {
        painter.save();
        painter.setClipRect(rect, Qt::IntersectClip);
    }
    shaped.layout->draw(&painter, box.topLeft());
    if (isTooLarge)
        painter.restore();
}

void TextLayoutCache::clear()
{
    m_lines.clear();
    m_fonts.clear();
}

} // namespace labdesk
