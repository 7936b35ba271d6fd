// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <memory>

namespace labdesk::service {

/// A temporary folder that only this user can access, in which nobody else can have left a link. It is removed with
/// this object, and also if SIGINT, SIGTERM, SIGHUP or SIGPIPE ends the program, because it may contain records. It
/// isn't removed after SIGKILL, or if Windows ends the program. Only one at a time, in a program that doesn't handle
/// these signals itself.
class TemporaryFolder
{
public:
    TemporaryFolder(); ///< in the system's folder for temporary files
    /// Next to `target`, so that a file in it can be moved there. Except on Windows, first removes the folders that
    /// killed programs left for the same target.
    explicit TemporaryFolder(const QString &target);
    ~TemporaryFolder();

    bool isValid() const { return m_folder.isValid(); }
    QString errorString() const { return m_folder.errorString(); }
    QString path() const { return m_folder.path(); }
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    class Guard;
    std::unique_ptr<Guard> newGuard() const;
    QTemporaryDir m_folder;
    std::unique_ptr<Guard> m_guard;
};

} // namespace labdesk::service
