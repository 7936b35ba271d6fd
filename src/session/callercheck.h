// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/insurance.h"
#include "session/callerattempts.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// What a caller can be asked for.
enum class CallerFact {
    MemberIdEnd, ///< the last four letters and digits of the member ID
    BirthYear,   ///< of the insured, four digits
    ZipCode      ///< of the insured, five digits
};

using CallerAnswers = QHash<CallerFact, QString>;

/// What the administrator decided about verifying callers.
struct CallerPolicy
{
    std::vector<CallerFact> facts = {}; ///< what they are asked; empty: the first two that the record can prove
    bool isRequired = false;            ///< personal values are shown only after that
};
/// The fact that a policy calls so; nothing for another word.
std::optional<CallerFact> callerFactFromKey(const QString &word);

/// Whether a caller is who the insurance record says. What they answer is compared with it; the record is never shown,
/// and which answer was wrong is not told. A user has three tries a day, wherever and however often they are opened.
class CallerCheck : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxAttempts = 3;

    explicit CallerCheck(QObject *parent = nullptr) : QObject(parent) { }
    void setClock(std::function<QDateTime()> now) { m_now = std::move(now); }

    void setPolicy(const CallerPolicy &policy) { m_policy = policy; }
    const CallerPolicy &policy() const { return m_policy; }
    /// Where tries are counted from now on; it outlives this.
    void setTries(CallerAttempts &tries) { m_tries = &tries; }
    CallerAttempts &tries() const { return *m_tries; } ///< one of its own, until it is set

    /// What to ask for: what the policy names, else the first two, of what the record can prove. Of a member ID with
    /// fewer than eight letters and digits its end would be most of it. Empty: there is nothing to verify with.
    std::vector<CallerFact> factsOf(const InsuranceRecord &record) const;
    /// Whether personal values may be shown now.
    bool allowsReveal() const { return !m_policy.isRequired || m_verifiedAt.has_value(); }

    void begin(const UserId &user); ///< forgets that another user's caller was verified
    void end();                     ///< no user is open any more

    /// The first of factsOf() to which no such answer is possible: too short, or letters in a year.
    std::optional<CallerFact> malformed(const InsuranceRecord &record, const CallerAnswers &answers) const;
    /// Compares what was answered to factsOf(), and counts a try that doesn't match unless it is malformed(). Without
    /// tries left nothing matches.
    bool check(const InsuranceRecord &record, const CallerAnswers &answers);
    int attemptsLeft() const;
    const std::optional<QDateTime> &verifiedAt() const { return m_verifiedAt; } ///< UTC

Q_SIGNALS:
    void changed(); ///< a try was checked, or the verification ended

private:
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    CallerPolicy m_policy;
    QString m_user;
    CallerAttempts m_ownAttempts;
    CallerAttempts *m_tries = &m_ownAttempts;
    std::optional<QDateTime> m_verifiedAt;
};

} // namespace labdesk
