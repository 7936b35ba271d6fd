// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QRect>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace labdesk {

/// Cache of shaped text lines. A table paints the same texts again and again, and shaping is most of the cost. It
/// stores recent texts, so call clear() when personal data must be removed.
class TextLayoutCache
{
public:
    TextLayoutCache();
    ~TextLayoutCache();
    TextLayoutCache(const TextLayoutCache &) = delete;
    TextLayoutCache &operator=(const TextLayoutCache &) = delete;

    /// The width of a text in one line, in px. QFont::PreferNoShaping is respected if the script allows it.
    int width(const QString &words, const QFont &font);
    /// Like drawTextLine() in rtlpainting.h, in the painter's font, elided to the rectangle.
    void draw(QPainter &painter, const QRect &rect, const QString &words, Qt::TextElideMode elideMode,
              Qt::Alignment alignment);
    void clear();

private:
    struct Key
    {
        QString words;
        size_t font; ///< index into m_fonts
        int room;    ///< available width in px, or wholeLine
        Qt::TextElideMode elideMode;
        bool operator==(const Key &) const = default;
    };
    friend size_t qHash(const Key &key, size_t seed);
    struct Line;
    struct FontEntry
    {
        QFont asked;
        QFont drawn;   ///< the same, with shaping if the script requires it
        bool isShaped; ///< for text in a script that requires it
    };

    size_t fontIndex(const QFont &font, bool isShaped);
    const Line &cachedLine(const Key &key, const std::function<QString()> &shown);
    const Line &line(const QString &words, const QFont &font, int room, Qt::TextElideMode elideMode);

    std::vector<FontEntry> m_fonts;
    QHash<Key, std::shared_ptr<const Line>> m_lines;
};

} // namespace labdesk
