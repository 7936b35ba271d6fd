// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requestfilter.h"

#include "models/requesttablemodel.h"

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum class RequestField { Words = FieldFilter::words, Method, Status, State, Operation, Took, Size, Drift };
// In the order of RequestField, without Words.
constexpr std::array<QLatin1StringView, 7> requestFields
    = {"method"_L1, "status"_L1, "state"_L1, "op"_L1, "took"_L1, "size"_L1, "drift"_L1};

/// The list shows `succeeded` as "done".
QString stateWord(api::RequestRecord::State state)
{
    return state == api::RequestRecord::State::Succeeded ? u"done"_s : requestStateName(state);
}

bool comparesNumber(const FieldFilter::Term &term, qint64 value)
{
    bool isNumber = false;
    const qint64 number = term.text.toLongLong(&isNumber);
    if (!isNumber || number < 0)
        return true; // an incomplete number doesn't filter
    if (term.comparison == u"<")
        return value < number;
    if (term.comparison == u"<=")
        return value <= number;
    if (term.comparison == u">")
        return value > number;
    if (term.comparison == u">=")
        return value >= number;
    return value == number;
}

bool matchesRequest(const FieldFilter::Term &term, const api::RequestRecord &record, const QString &words)
{
    switch (RequestField(term.field)) {
    case RequestField::Words:
        return words.contains(term.text);
    case RequestField::Method:
        return verbText(record.verb).toCaseFolded().startsWith(term.text);
    case RequestField::Status:
        if (term.text == u"none")
            return record.httpStatus == 0;
        if (term.text.endsWith(u"xx"))
            return record.httpStatus / 100 == QStringView(term.text).left(1).toInt() && record.httpStatus > 0;
        return record.httpStatus > 0 && comparesNumber(term, record.httpStatus);
    case RequestField::State:
        return term.text == u"retried" ? record.tries > 1 : stateWord(record.state).startsWith(term.text);
    case RequestField::Operation:
        return QString::fromLatin1(record.endpoint).toCaseFolded().contains(term.text);
    case RequestField::Took:
        return comparesNumber(term, record.duration.count());
    case RequestField::Size:
        return comparesNumber(term, record.bytesReceived);
    case RequestField::Drift:
        return record.drift.isEmpty() == (term.text == u"no");
    }
    Q_UNREACHABLE();
}

} // namespace

QStringList RequestFilter::fields()
{
    return {requestFields.begin(), requestFields.end()};
}

RequestFilter::RequestFilter(const QString &typed) : m_terms(typed, requestFields) { }

bool RequestFilter::matches(const api::RequestRecord &record, const QString &words) const
{
    return m_terms.matches([&](const FieldFilter::Term &term) { return matchesRequest(term, record, words); });
}

} // namespace labdesk
