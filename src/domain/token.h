// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QString>

#include <chrono>

namespace labdesk {

/// The response of the legacy token exchange (contract 5).
struct AccessToken
{
    Secret token;
    std::chrono::seconds expiresIn{0};
    QString type; ///< "Bearer"
    QString scope;
};

} // namespace labdesk
