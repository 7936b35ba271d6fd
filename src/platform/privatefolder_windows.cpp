// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/owneronly_windows.h"
#include "platform/privatefolder.h"

#include <QDir>
#include <QFileInfo>

namespace labdesk {

bool makePrivateFolder(const QString &path)
{
    if (QDir(path).exists())
        return true;
    OwnerOnly owner;
    const QString name = QDir::toNativeSeparators(path);
    return QDir().mkpath(QFileInfo(path).path())
        && ::CreateDirectoryW(reinterpret_cast<const wchar_t *>(name.utf16()), owner.attributes());
}

bool keepForOwner(const QString &file)
{
    return OwnerOnly().applyTo(file);
}

} // namespace labdesk
