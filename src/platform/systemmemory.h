// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace labdesk {

/// The memory that this process may use, in bytes: the computer's, or less in a container or under another limit.
struct SystemMemory
{
    qint64 total = 0;
    qint64 available = 0; ///< can still be taken without swapping
    friend bool operator==(const SystemMemory &, const SystemMemory &) = default;
};

/// As it is at this moment; nothing if the system doesn't say. For any thread. Takes less than a millisecond.
std::optional<SystemMemory> systemMemory();

/// Returns the contents of a system file, or nothing if it can't be read.
using ReadSystemFile = std::function<std::optional<QByteArray>(const QString &path)>;

/// The same from the files of Linux: /proc/meminfo, and the limits of the process's control groups of both versions.
std::optional<SystemMemory> linuxMemory(const ReadSystemFile &read);

} // namespace labdesk
