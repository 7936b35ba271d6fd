// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The short form of an ID, "52ff…5144", the same everywhere, so that one ID doesn't look like two. IDs of up to 12
/// characters aren't shortened.
inline QString shortId(const QString &id)
{
    constexpr int kept = 4; // characters at each end
    return id.size() <= 3 * kept ? id : id.first(kept) + QChar(0x2026) + id.last(kept);
}

} // namespace labdesk
