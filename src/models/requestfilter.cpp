// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requestfilter.h"

#include "domain/textnormalization.h"
#include "models/requesttablemodel.h"
#include "store/userquerytokens.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// In the order of RequestFilter::Field, behind Words.
constexpr std::array<QLatin1StringView, 7> requestFields
    = {"method"_L1, "status"_L1, "state"_L1, "op"_L1, "took"_L1, "size"_L1, "drift"_L1};

/// `succeeded` is called done in the list.
QString stateWord(api::RequestRecord::State state)
{
    return state == api::RequestRecord::State::Succeeded ? u"done"_s : requestStateName(state);
}

} // namespace

QStringList RequestFilter::fields()
{
    return {requestFields.begin(), requestFields.end()};
}

RequestFilter::RequestFilter(const QString &typed)
{
    bool isJoined = false; // an OR is before the next term
    for (const UserQueryToken &token : userQueryTokens(typed)) {
        if (token.isOr() && !m_choices.empty() && !isJoined) {
            isJoined = true;
            continue;
        }
        auto term = termOf(token, typed);
        if (!term)
            continue;
        term->isNot = token.isNegated();
        if (!std::exchange(isJoined, false))
            m_choices.emplace_back();
        m_choices.back().push_back(std::move(*term));
    }
}

/// Nothing when its value is still to be typed.
std::optional<RequestFilter::Term> RequestFilter::termOf(const UserQueryToken &token, const QString &typed)
{
    const QString name = typed.mid(token.signEnd, token.nameEnd - token.signEnd).toCaseFolded();
    const QString value = searchKey(token.value);
    const auto known = std::ranges::find(requestFields, name);
    if (token.hasName() && known == requestFields.end())
        m_unknownFields += name;
    if (known == requestFields.end()) {
        const QString before = typed.mid(token.signEnd, token.valueBegin - token.signEnd).toCaseFolded();
        const QString text = before + value;
        return text.isEmpty() || (token.isBare() && text == u"-") ? std::nullopt : std::optional(Term{.text = text});
    }
    if (value.isEmpty())
        return {};
    bool isNumber = false;
    const qint64 number = value.toLongLong(&isNumber);
    return Term{.field = Field(int(Field::Words) + 1 + int(std::distance(requestFields.begin(), known))),
                .comparison = token.comparison,
                .text = value,
                .number = isNumber ? number : -1};
}

bool RequestFilter::matches(const api::RequestRecord &record, const QString &words) const
{
    return std::ranges::all_of(m_choices, [&](const std::vector<Term> &choice) {
        return std::ranges::any_of(choice, [&](const Term &term) { return holds(term, record, words) != term.isNot; });
    });
}

bool RequestFilter::compares(const Term &term, qint64 value)
{
    if (term.number < 0)
        return true; // half a number is typed
    if (term.comparison == u"<")
        return value < term.number;
    if (term.comparison == u"<=")
        return value <= term.number;
    if (term.comparison == u">")
        return value > term.number;
    if (term.comparison == u">=")
        return value >= term.number;
    return value == term.number;
}

bool RequestFilter::holds(const Term &term, const api::RequestRecord &record, const QString &words)
{
    switch (term.field) {
    case Field::Words:
        return words.contains(term.text);
    case Field::Method:
        return verbText(record.verb).toCaseFolded().startsWith(term.text);
    case Field::Status:
        if (term.text == u"none")
            return record.httpStatus == 0;
        if (term.text.endsWith(u"xx"))
            return record.httpStatus / 100 == QStringView(term.text).left(1).toInt() && record.httpStatus > 0;
        return record.httpStatus > 0 && compares(term, record.httpStatus);
    case Field::State:
        return term.text == u"retried" ? record.tries > 1 : stateWord(record.state).startsWith(term.text);
    case Field::Operation:
        return QString::fromLatin1(record.endpoint).toCaseFolded().contains(term.text);
    case Field::Took:
        return compares(term, record.duration.count());
    case Field::Size:
        return compares(term, record.bytesReceived);
    case Field::Drift:
        return record.drift.isEmpty() == (term.text == u"no");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
