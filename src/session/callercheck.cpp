// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/callercheck.h"

#include "domain/digits.h"
#include "domain/zipcode.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <utility>

namespace labdesk {

namespace {

QString lettersAndDigits(const QString &text)
{
    QString normalized;
    for (const QChar c : withAsciiDigits(text))
        if (c.isLetterOrNumber())
            normalized += c.toCaseFolded();
    return normalized;
}

bool areDigits(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// Normalizes a value for comparison; empty if it isn't usable.
QString comparable(CallerFact fact, const QString &text)
{
    const QString normalized = lettersAndDigits(text);
    switch (fact) {
    case CallerFact::MemberIdEnd:
        return normalized.size() < 4 ? QString() : normalized.last(4);
    case CallerFact::BirthYear:
        return normalized.size() == 4 && areDigits(normalized) ? normalized : QString();
    case CallerFact::ZipCode:
        return zipCodeIn(text);
    }
    return {};
}

QString recordedValue(CallerFact fact, const InsuranceRecord &record)
{
    constexpr qsizetype minMemberIdLength = 8; // so that at most half of it is asked for
    switch (fact) {
    case CallerFact::MemberIdEnd:
        return lettersAndDigits(record.memberId).size() < minMemberIdLength ? QString()
                                                                            : comparable(fact, record.memberId);
    case CallerFact::BirthYear: {
        const QDate day = QDate::fromString(record.insured.dateOfBirth.left(10), Qt::ISODate);
        return day.isValid() ? QString::number(day.year()) : QString();
    }
    case CallerFact::ZipCode:
        return comparable(fact, record.insured.address.zip);
    }
    return {};
}

} // namespace

std::optional<CallerFact> callerFactFromKey(const QString &word)
{
    if (word == u"memberId")
        return CallerFact::MemberIdEnd;
    if (word == u"birthYear")
        return CallerFact::BirthYear;
    return word == u"zip" ? std::optional(CallerFact::ZipCode) : std::nullopt;
}

std::vector<CallerFact> CallerCheck::factsOf(const InsuranceRecord &record) const
{
    constexpr std::array all = {CallerFact::MemberIdEnd, CallerFact::BirthYear, CallerFact::ZipCode};
    constexpr size_t defaultCount = 2;
    std::vector<CallerFact> facts;
    for (const CallerFact fact : all) {
        const bool isWanted = m_policy.facts.empty() ? facts.size() < defaultCount
                                                     : std::ranges::find(m_policy.facts, fact) != m_policy.facts.end();
        if (isWanted && !recordedValue(fact, record).isEmpty())
            facts.push_back(fact);
    }
    return facts;
}

void CallerCheck::begin(const UserId &user)
{
    end();
    m_user = canonicalId(user.text()); // otherwise, each spelling of the ID would have its own attempts
}

void CallerCheck::end()
{
    m_user.clear();
    if (std::exchange(m_verifiedAt, std::nullopt))
        Q_EMIT changed();
}

std::optional<CallerFact> CallerCheck::malformed(const InsuranceRecord &record, const CallerAnswers &answers) const
{
    for (const CallerFact fact : factsOf(record))
        if (comparable(fact, answers.value(fact)).isEmpty())
            return fact;
    return std::nullopt;
}

bool CallerCheck::check(const InsuranceRecord &record, const CallerAnswers &answers)
{
    const std::vector<CallerFact> facts = factsOf(record);
    if (facts.empty() || attemptsLeft() == 0 || malformed(record, answers))
        return false;
    const bool matches = std::ranges::all_of(
        facts, [&](CallerFact fact) { return comparable(fact, answers.value(fact)) == recordedValue(fact, record); });
    if (matches)
        m_verifiedAt = m_now();
    else
        m_attempts->add(m_user, m_now());
    Q_EMIT changed();
    return matches;
}

int CallerCheck::attemptsLeft() const
{
    return std::max(0, maxAttempts - m_attempts->failed(m_user, m_now()));
}

} // namespace labdesk
