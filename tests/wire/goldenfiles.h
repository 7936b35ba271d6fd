// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

namespace labdesk::tests {

inline QDir goldenFolder()
{
    return QDir(QStringLiteral(TEST_DATA "/wire"));
}

/// A recorded body by its file name; an unknown one ends the program, because an empty body would be a test of its own.
inline QByteArray golden(const QString &name)
{
    QFile file(goldenFolder().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no golden file %s", qPrintable(file.fileName()));
    return file.readAll();
}

} // namespace labdesk::tests
