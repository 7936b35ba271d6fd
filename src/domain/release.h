// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>
#include <QVersionNumber>

namespace labdesk {

/// A version of this program that was published.
struct Release
{
    QVersionNumber version;
    QUrl notes; ///< what is new in it, for a browser; passed parseServiceUrl()
    friend bool operator==(const Release &, const Release &) = default;
};

} // namespace labdesk
