// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/datafiles.h"

#include "app/commandline.h"
#include "service/serviceoptions.h"

#include <QDir>
#include <QStandardPaths>

namespace labdesk {

using namespace Qt::StringLiterals;

QString dataFile(const Options &options, const QString &name)
{
    const QString folder = options.dataFolder.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        : options.dataFolder;
    return QDir(folder).filePath(name);
}

QString settingsFile(const Options &options)
{
    return options.dataFolder.isEmpty() ? QString() : dataFile(options, u"labdesk.ini"_s);
}

service::ServiceOptions localServiceOptions(const Options &options)
{
    service::ServiceOptions local;
    local.database = dataFile(options, u"local-service.sqlite"_s);
    local.users = options.users;
    local.seed = options.seed;
    return local;
}

} // namespace labdesk
