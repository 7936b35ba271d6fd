// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/sourcenotice.h"

#include <algorithm>

namespace labdesk {

std::optional<SourceNotice> parseNotice(const QString &written)
{
    const QLatin1StringView mark(";until=");
    const qsizetype at = written.lastIndexOf(mark);
    if (at < 0)
        return std::nullopt;
    const SourceNotice notice{written.left(at).trimmed(),
                              QDate::fromString(written.mid(at + mark.size()).trimmed(), Qt::ISODate)};
    const bool isPlain
        = std::all_of(notice.text.begin(), notice.text.end(), [](QChar c) { return c.isPrint() || c.isSurrogate(); });
    const bool isWhole = !notice.text.isEmpty() && notice.text.size() <= SourceNotice::maxTextLength;
    return isPlain && isWhole && notice.until.isValid() ? std::optional(notice) : std::nullopt;
}

std::optional<SourceNotice> SourceNotices::of(const QString &slug, const QDate &today) const
{
    const auto at = m_notices.constFind(slug);
    return at == m_notices.constEnd() || today > at->until ? std::nullopt : std::optional(*at);
}

} // namespace labdesk
