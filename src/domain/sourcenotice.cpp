// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/sourcenotice.h"

#include "domain/textnormalization.h"

#include <QRegularExpression>

namespace labdesk {

std::optional<SourceNotice> parseNotice(const QString &written)
{
    static const QRegularExpression form(QStringLiteral(
        "^(.*);until=\\s*([0-9]{4}-[0-9]{2}-[0-9]{2})\\s*\\z")); // Qt would accept other texts as a date, too
    const auto match = form.match(written);
    const SourceNotice notice{match.captured(1).trimmed(), QDate::fromString(match.captured(2), Qt::ISODate)};
    const bool isWhole = !notice.text.isEmpty() && notice.text.size() <= SourceNotice::maxTextLength
        && !notice.text.contains(QLatin1StringView(";until=")); // otherwise it contains the next notice
    return isWhole && !hiddenCharacterIn(notice.text) && notice.until.isValid() ? std::optional(notice) : std::nullopt;
}

std::optional<SourceNotice> SourceNotices::of(const QString &slug, const QDate &today) const
{
    const auto at = m_notices.constFind(slug.toLower());
    return at == m_notices.constEnd() || today > at->until ? std::nullopt : std::optional(*at);
}

} // namespace labdesk
