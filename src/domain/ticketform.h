// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QUrl>

#include <optional>

namespace labdesk {

inline constexpr qsizetype longestTicketNumber = 40; ///< characters

/// Letters, digits and # . _ / : - of ASCII: room for every help desk's numbers and for nobody's name.
bool isTicketNumber(const QString &text);

/// How the ticket numbers of a team look; by default as any. Who wrote the expression isn't trusted: a match takes at
/// most mostSteps, and a number that would take more doesn't match.
class TicketPattern
{
public:
    static constexpr qsizetype longest = 200; ///< characters, of the expression
    static constexpr int mostSteps = 10'000;

    TicketPattern() = default;
    /// A regular expression for the whole number, of literals, classes, groups, alternatives and repetitions only;
    /// behind ";example=" a number that matches, which may be absent. Nothing for anything else.
    static std::optional<TicketPattern> parse(const QString &written);

    bool matches(const QString &number) const; ///< false for what is no ticket number at all
    const QString &example() const { return m_example; }

private:
    std::optional<QRegularExpression> m_expression;
    QString m_example;
};

/// The web address of a team's tickets.
class TicketAddress
{
public:
    static constexpr qsizetype longest = 500; ///< characters

    /// A URL with https and {ticket} once, behind the host. Nothing for anything else.
    static std::optional<TicketAddress> parse(const QString &written);

    QString host() const { return m_host; }
    /// Of a number that is one. A # at its beginning, which many help desks only show, is left out.
    QUrl urlOf(const QString &number) const;

private:
    QString m_written;
    QString m_host;
};

} // namespace labdesk
