// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/policy.h"
#include "platform/secretstore.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace labdesk {

/// Runs labdesk-cli: returns its exit status. `readPolicy` and `makeSecrets` are called only if a command begins.
int runCommandLine(int argc, char **argv, const std::function<Policy()> &readPolicy,
                   const std::function<std::unique_ptr<SecretStore>()> &makeSecrets);

} // namespace labdesk
