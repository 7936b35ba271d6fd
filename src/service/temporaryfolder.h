// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <memory>

namespace labdesk::service {

/// A folder in the system's place for temporary files, for this user alone. It goes with this object, and also where
/// SIGINT, SIGTERM, SIGHUP or SIGPIPE ends the program before: records may be in it. SIGKILL leaves it, and so does
/// Windows when it ends the program. One at a time, for a program that doesn't handle these signals itself.
class TemporaryFolder
{
public:
    TemporaryFolder();
    ~TemporaryFolder();

    QString path() const { return m_folder.path(); }
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    class Guard;
    QTemporaryDir m_folder;
    std::unique_ptr<Guard> m_guard;
};

} // namespace labdesk::service
