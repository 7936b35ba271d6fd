// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

struct Policy;

/// How a description of a service differs, for whoever looks after the service's connection.
struct DescriptionReport
{
    QString text;
    int exitCode = 0; ///< 0: no differences; 1: some; 2: a file can't be read or written
};

/// Compares an OpenAPI file with what Labdesk reads and sends, and with the names of the policy, which it puts in use.
/// Writes names for its new values to `valuesFile`, unless that is empty. `hasAll`: lists each operation that Labdesk
/// doesn't use. Sends nothing.
DescriptionReport checkDescription(const QString &file, const QString &valuesFile, const Policy &policy,
                                   bool hasAll = false);

} // namespace labdesk
