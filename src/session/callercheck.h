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

/// The administrator's rules for verifying callers.
struct CallerPolicy
{
    std::vector<CallerFact> facts = {}; ///< what callers are asked; empty: the first two that can be checked
    bool isRequired = false;            ///< whether personal values are shown only after a verification
};
/// The fact for a word of the policy; nothing for an unknown word.
std::optional<CallerFact> callerFactFromKey(const QString &word);

/// Verifies a caller against the insurance record. The record is never shown, and neither is which answer was wrong.
/// Each user has three attempts a day, wherever and however often the user is opened.
class CallerCheck : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxAttempts = 3;

    explicit CallerCheck(QObject *parent = nullptr) : QObject(parent) { }
    void setClock(std::function<QDateTime()> now) { m_now = std::move(now); }

    void setPolicy(const CallerPolicy &policy) { m_policy = policy; }
    const CallerPolicy &policy() const { return m_policy; }
    /// Where attempts are counted from now on; must outlive this object.
    void setAttempts(CallerAttempts &attempts) { m_attempts = &attempts; }
    CallerAttempts &attempts() const { return *m_attempts; } ///< a private one until setAttempts() is called

    /// The facts to ask for: those of the policy, or the first two, that can be checked against the record. Member IDs
    /// with fewer than eight letters and digits are excluded, because the last four would be most of them. Empty:
    /// verification isn't possible.
    std::vector<CallerFact> factsOf(const InsuranceRecord &record) const;
    /// Whether personal values may be shown now.
    bool allowsReveal() const { return !m_policy.isRequired || m_verifiedAt.has_value(); }

    void begin(const UserId &user); ///< resets the verification for another user
    void end();                     ///< when no user is open any more

    /// The first of factsOf() whose answer can't be valid, such as a year with letters; nothing: all are well-formed.
    std::optional<CallerFact> malformed(const InsuranceRecord &record, const CallerAnswers &answers) const;
    /// Compares the answers with factsOf(). A mismatch counts as a failed attempt, unless an answer is malformed().
    /// Returns false when no attempts are left.
    bool check(const InsuranceRecord &record, const CallerAnswers &answers);
    int attemptsLeft() const;
    const std::optional<QDateTime> &verifiedAt() const { return m_verifiedAt; } ///< UTC

Q_SIGNALS:
    void changed(); ///< an attempt was checked, or the verification ended

private:
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    CallerPolicy m_policy;
    QString m_user;
    CallerAttempts m_ownAttempts;
    CallerAttempts *m_attempts = &m_ownAttempts;
    std::optional<QDateTime> m_verifiedAt;
};

} // namespace labdesk
