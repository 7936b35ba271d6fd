// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

class ReleaseWatch;

/// What is said beside the choice to be told of newer versions: why it cannot be made, what is sent, or what came of
/// it.
QString releaseWords(const ReleaseWatch &watch);

} // namespace labdesk
