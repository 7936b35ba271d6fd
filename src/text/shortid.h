// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The one short form of an ID, "52ff…5144": two places that shortened it differently would look like two IDs. What has
/// up to 12 characters stays whole.
inline QString shortId(const QString &id)
{
    constexpr int kept = 4; // at each end
    return id.size() <= 3 * kept ? id : id.first(kept) + QChar(0x2026) + id.last(kept);
}

} // namespace labdesk
