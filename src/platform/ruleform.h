// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>

namespace labdesk {

/// The form of a rule's value: in the administrator's policy, and in its connections.
enum class RuleForm {
    Flag,
    LockMinutes,
    Tools,
    Forward,
    CallerFacts,
    FilePath, ///< an absolute one
    Name,     ///< of a lab or a person
    Notice,   ///< see parseNotice()
    Id,
    Text, ///< any single line
    Environment,
    Url,
    Scheme,
    Header,
    Proxy,
    ProxyUser,
    Timeout,
    TicketPattern, ///< see domain/ticketform.h
    TicketAddress,
    Count
};

bool matchesRule(RuleForm form, const QString &value);

/// The allowed values, to be used after "Use": "true or false".
QString describe(RuleForm form);

/// A key and the form of its value.
struct RuleKey
{
    QLatin1StringView name;
    RuleForm form;
};

std::span<const RuleKey> policyKeys();     ///< in the section [policy]
std::span<const RuleKey> connectionKeys(); ///< in a connection, see session/connectionserialization.h
std::optional<RuleForm> formOf(std::span<const RuleKey> keys, const QString &name);

} // namespace labdesk
