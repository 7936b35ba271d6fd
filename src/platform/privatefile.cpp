// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/privatefile.h"

#include <QSaveFile>

namespace labdesk {

bool writePrivateFile(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    return file.open(QSaveFile::WriteOnly) && file.setPermissions(QSaveFile::ReadOwner | QSaveFile::WriteOwner)
        && file.write(content) == content.size() && file.commit();
}

} // namespace labdesk
