// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/policyfault.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// One setting of a policy.
struct PolicySetting
{
    int line = 0;  ///< from 1; 0: in the registry
    QString key;   ///< with its section: "policy/exports", "connections/1/url"
    QString value; ///< as it is meant, without quotation marks
};

/// What a setting takes; nothing for a key that there isn't.
std::optional<RuleForm> formOfSetting(const QString &key);

/// A policy file, line by line. Each line is empty, a comment, a section or a setting; everything else is a fault, so
/// that nothing is passed over in silence. What settings mean is for others; docs/administration.md describes the form.
struct PolicyText
{
    std::vector<PolicySetting> settings; ///< those that could be read
    std::vector<PolicyFault> faults;     ///< in the order of their lines
    bool hasEnd = false; ///< it says where it begins and ends, so that a part of it isn't taken for the whole

    static PolicyText read(const QByteArray &bytes);
};

} // namespace labdesk
