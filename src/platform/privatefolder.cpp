// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/privatefolder.h"

#include <QDir>
#include <QFile>

namespace labdesk {

bool makePrivateFolder(const QString &path)
{
    if (QDir(path).exists())
        return true;
    return QDir().mkpath(path) && QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

bool keepForOwner(const QString &file)
{
    return QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
}

} // namespace labdesk
