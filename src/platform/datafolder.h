// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QStandardPaths>
#include <QString>

#include <utility>

namespace labdesk {

/// Where the data of a person is: in a folder of their choice, or where the platform keeps it. Needs a
/// QCoreApplication with its name.
class DataFolder
{
public:
    explicit DataFolder(QString chosen) : m_chosen(std::move(chosen)) { } ///< empty: the default

    QString path() const
    {
        return m_chosen.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) : m_chosen;
    }
    QString file(const QString &name) const { return QDir(path()).filePath(name); }
    /// In a chosen folder, so that the person's settings aren't touched. Empty: the default location of Settings.
    QString settingsFile() const { return m_chosen.isEmpty() ? QString() : file(QStringLiteral("labdesk.ini")); }

private:
    QString m_chosen;
};

} // namespace labdesk
