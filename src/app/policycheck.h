// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The effects of a policy file, for administrators about to deploy it. In English, like the whole command line.
struct PolicyReport
{
    QString text;
    int mistakes = 0; ///< if any, the strictest rules would apply, or a file in the policy is unusable
};

/// Reads the file as the program does at startup, explains each line, and checks the files it names.
PolicyReport checkPolicy(const QString &file);

} // namespace labdesk
