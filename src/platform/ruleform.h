// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>

namespace labdesk {

/// The form of the value of a rule: of the administrator's policy, and of a connection in it.
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
    Text, ///< anything on one line
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

bool fitsRule(RuleForm form, const QString &value);

/// The values that are allowed, to be put after "Use": "true or false".
QString describe(RuleForm form);

/// A key with what it takes.
struct RuleKey
{
    QLatin1StringView name;
    RuleForm form;
};

std::span<const RuleKey> policyKeys();     ///< of [policy]
std::span<const RuleKey> connectionKeys(); ///< of a connection, see session/connectionserialization.h
std::optional<RuleForm> formOf(std::span<const RuleKey> keys, const QString &name);

} // namespace labdesk
