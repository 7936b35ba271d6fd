// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Text to type before something is destroyed in production.
struct Proof
{
    QString request; ///< "type the last 6 characters of the client ID:", with a mnemonic; empty if no proof is required
    QString name;    ///< accessible name of the field
    QString text;
};

} // namespace labdesk
