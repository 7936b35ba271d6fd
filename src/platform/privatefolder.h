// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Makes a folder, and those above it that are missing, for nobody but its owner (mode 0700). One that was there before
/// keeps its mode: it may be shared on purpose. Whether it is there afterwards.
bool makePrivateFolder(const QString &path);

/// Takes a file that is there from everybody but its owner (mode 0600).
bool keepForOwner(const QString &file);

} // namespace labdesk
