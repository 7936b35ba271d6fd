// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fieldfilter.h"

#include "domain/textnormalization.h"
#include "store/userquerytokens.h"

#include <iterator>
#include <optional>
#include <utility>

namespace labdesk {

namespace {

/// No value for an incomplete term.
std::optional<FieldFilter::Term> termOf(const UserQueryToken &token, const QString &typed, int field)
{
    QString text = searchKey(token.value);
    if (field == FieldFilter::words) {
        text.prepend(typed.mid(token.signEnd, token.valueBegin - token.signEnd).toCaseFolded());
        if (token.isBare() && text == u"-")
            return std::nullopt;
    }
    return text.isEmpty() ? std::nullopt
                          : std::optional(FieldFilter::Term{field, token.comparison, text, token.isNegated()});
}

} // namespace

FieldFilter::FieldFilter(const QString &typed, std::span<const QLatin1StringView> fields)
{
    bool isJoined = false; // the previous token was OR
    for (const UserQueryToken &token : userQueryTokens(typed)) {
        if (token.isOr() && !m_choices.empty() && !isJoined) {
            isJoined = true;
            continue;
        }
        const QString name = typed.mid(token.signEnd, token.nameEnd - token.signEnd).toCaseFolded();
        const auto known = std::ranges::find(fields, name);
        if (token.hasName() && known == fields.end())
            m_unknownFields += name;
        auto term = termOf(token, typed, known == fields.end() ? words : int(std::distance(fields.begin(), known)));
        m_isComplete = m_isComplete && term && token.isClosed;
        if (!term)
            continue;
        if (!std::exchange(isJoined, false))
            m_choices.emplace_back();
        m_choices.back().push_back(std::move(*term));
    }
    m_isComplete = m_isComplete && !isJoined;
}

} // namespace labdesk
