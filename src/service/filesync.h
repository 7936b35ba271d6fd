// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>
#include <QString>

namespace labdesk::service {

/// Waits until what was flushed is on disk. Returns the system's reason if that fails; empty for what has no disk, such
/// as a pipe.
QString syncFile(const QFileDevice &file);

enum class Target { New, MayExist };

/// Gives a file that is complete the name under which it is used. Returns the system's reason if that fails; on
/// success, both are on disk, and so is what was done in the folder before.
QString moveIntoPlace(const QString &part, const QString &target, Target kind);

} // namespace labdesk::service
