// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// labdesk-cli: the functions of the console without a window.
#include "cli/commandprogram.h"
#include "domain/detachedthread.h"

int main(int argc, char **argv)
{
    using namespace labdesk;
    return exitStatus(runCommandLine(
        argc, argv, [] { return Policy::read(Policy::defaultFile()); }, [] { return makeKeyringStore(); }));
}
