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

/// Cache of shaped text lines. A table paints the same texts again and again, and shaping is most of the cost. It keeps
/// recent texts, so call clear() when personal data must be gone.
class TextLayoutCache
{
public:
    TextLayoutCache();
    ~TextLayoutCache();
    TextLayoutCache(const TextLayoutCache &) = delete;
    TextLayoutCache &operator=(const TextLayoutCache &) = delete;

    /// What the words need on one line, in px. A font that rather does not shape (QFont::PreferNoShaping) is obeyed for
    /// scripts that can be read so.
    int width(const QString &words, const QFont &font);
    /// As drawTextLine() of rtlpainting.h, in the painter's font and shortened to the rectangle.
    void draw(QPainter &painter, const QRect &rect, const QString &words, Qt::TextElideMode shorten,
              Qt::Alignment alignment);
    void clear();

private:
    struct Key
    {
        QString words;
        size_t font; ///< place in m_fonts
        int room;    ///< px that it was shortened to, or none
        Qt::TextElideMode shorten;
        bool operator==(const Key &) const = default;
    };
    friend size_t qHash(const Key &key, size_t seed);
    struct Line;
    struct Letters
    {
        QFont asked;
        QFont drawn; ///< the same, but that it shapes where the script needs it
        bool shapes; ///< for words in a script whose letters join
    };

    size_t placeOf(const QFont &font, bool shapes);
    const Line &kept(const Key &key, const std::function<QString()> &shown);
    const Line &line(const QString &words, const QFont &font, int room, Qt::TextElideMode shorten);

    std::vector<Letters> m_fonts;
    QHash<Key, std::shared_ptr<const Line>> m_lines;
};

} // namespace labdesk
