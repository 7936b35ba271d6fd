// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QUrl>

#include <optional>

namespace labdesk {

inline constexpr qsizetype maxTicketNumberLength = 40; ///< characters

/// Whether a text consists of ASCII letters, digits, and # . _ / : - only: enough for the numbers of every help desk,
/// but not for a person's name.
bool isTicketNumber(const QString &text);

/// The format of a team's ticket numbers; by default any. The author of the expression isn't trusted: a match takes at
/// most maxMatchSteps, and a number that would take more doesn't match.
class TicketPattern
{
public:
    static constexpr qsizetype maxLength = 200; ///< characters, of the expression
    static constexpr int maxMatchSteps = 10'000;

    TicketPattern() = default;
    /// Parses a regular expression for the whole number, with literals, classes, groups, alternatives, and repetitions
    /// only, optionally followed by ";example=" and a matching number. Nothing for anything else.
    static std::optional<TicketPattern> parse(const QString &urlTemplate);

    bool matches(const QString &number) const; ///< false if isTicketNumber() is false
    const QString &example() const { return m_example; }

private:
    std::optional<QRegularExpression> m_expression;
    QString m_example;
};

/// The web address of a team's tickets.
class TicketAddress
{
public:
    static constexpr qsizetype maxLength = 500; ///< characters

    /// Parses an https URL that contains {ticket} once, after the host. Nothing for anything else.
    static std::optional<TicketAddress> parse(const QString &urlTemplate);

    QString host() const { return m_host; }
    /// The URL of a valid number; empty for any other. A leading #, which many help desks only display, is removed.
    QUrl urlOf(const QString &number) const;

private:
    QString m_template;
    QString m_host;
};

} // namespace labdesk
