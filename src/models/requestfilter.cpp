// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requestfilter.h"

#include "models/requesttablemodel.h"

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// In the order of RequestFilter::Field, behind Words.
constexpr std::array<QLatin1StringView, 7> requestFields
    = {"method"_L1, "status"_L1, "state"_L1, "op"_L1, "took"_L1, "size"_L1, "drift"_L1};

QString stateWord(api::RequestRecord::State state)
{
    using State = api::RequestRecord::State;
    switch (state) {
    case State::Running:
        return u"running"_s;
    case State::Waiting:
        return u"waiting"_s;
    case State::Succeeded:
        return u"done"_s;
    case State::Failed:
        return u"failed"_s;
    case State::Cancelled:
        return u"cancelled"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QStringList RequestFilter::fields()
{
    QStringList all;
    for (const QLatin1StringView field : requestFields)
        all += field;
    return all;
}

RequestFilter::RequestFilter(const QString &typed)
{
    for (QString part : typed.simplified().toCaseFolded().split(u' ', Qt::SkipEmptyParts)) {
        const bool isNot = part.size() > 1 && part.startsWith(u'-');
        if (isNot)
            part.remove(0, 1);
        const qsizetype colon = part.indexOf(u':');
        Term term{.text = part};
        if (colon > 0) {
            term = termOf(part.left(colon), part.mid(colon + 1));
            if (term.field == Field::Words) {
                m_unknownFields += part.left(colon);
                term.text = part;
            } else if (term.text.isEmpty() && term.number < 0) {
                continue; // its value is still to be typed
            }
        }
        term.isNot = isNot;
        m_terms.push_back(std::move(term));
    }
}

RequestFilter::Term RequestFilter::termOf(const QString &name, const QString &value)
{
    const auto known = std::ranges::find(requestFields, name);
    if (known == requestFields.end())
        return {};
    Term term{.field = Field(int(Field::Words) + 1 + int(std::distance(requestFields.begin(), known))), .text = value};
    const std::pair<QLatin1StringView, Compare> signs[] = {{">="_L1, Compare::AtLeast},
                                                           {"<="_L1, Compare::AtMost},
                                                           {">"_L1, Compare::More},
                                                           {"<"_L1, Compare::Less},
                                                           {"="_L1, Compare::Equal}};
    for (const auto &[sign, compare] : signs)
        if (term.text.startsWith(sign)) {
            term.compare = compare;
            term.text.remove(0, sign.size());
            break;
        }
    bool isNumber = false;
    const qint64 number = term.text.toLongLong(&isNumber);
    if (isNumber)
        term.number = number;
    return term;
}

bool RequestFilter::matches(const api::RequestRecord &record, const QString &words) const
{
    return std::ranges::all_of(m_terms, [&](const Term &term) { return holds(term, record, words) != term.isNot; });
}

bool RequestFilter::compares(const Term &term, qint64 value)
{
    if (term.number < 0)
        return true; // half a number is typed
    switch (term.compare) {
    case Compare::Equal:
        return value == term.number;
    case Compare::Less:
        return value < term.number;
    case Compare::AtMost:
        return value <= term.number;
    case Compare::More:
        return value > term.number;
    case Compare::AtLeast:
        return value >= term.number;
    }
    Q_UNREACHABLE();
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
            return record.httpStatus / 100 == term.text.left(1).toInt() && record.httpStatus > 0;
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
