// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// What a policy file would do, for who is about to roll it out; in English, as everything on the command line.
struct PolicyReport
{
    QString text;
    int mistakes = 0; ///< with one, the strictest rules would apply, or something that it names can't be used
};

/// Reads the file as a start of the program would, says of each line what it means, and looks at the files it names.
PolicyReport checkPolicy(const QString &file);

} // namespace labdesk
