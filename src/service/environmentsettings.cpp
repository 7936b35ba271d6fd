// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/environmentsettings.h"

#include "service/environmentfile.h"
#include "service/nearname.h"

#include <QCommandLineParser>
#include <QFile>
#include <QProcessEnvironment>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

/// What systemd left out of the environment, which shows no trace of it, so that the unit passes its file as well.
QString ignoredSetting()
{
    const QString folder = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    QFile settings(folder + u"/labdesk-service-settings"_s);
    return !folder.isEmpty() && settings.open(QIODevice::ReadOnly) ? ignoredLine(settings.readAll()) : QString();
}

} // namespace

QString strangeSetting()
{
    if (const QString ignored = ignoredSetting(); !ignored.isEmpty())
        return ignored;
    static const QString prefix = u"LABDESK_SERVICE_"_s;
    static const QStringList known{prefix + u"DATABASE"_s, prefix + u"OPTIONS"_s, prefix + u"KEY"_s,
                                   prefix + u"CLIENT_SECRET"_s, prefix + u"SECRET"_s};
    QStringList names = QProcessEnvironment::systemEnvironment().keys();
    names.sort();
    for (const QString &name : std::as_const(names)) {
        if (known.contains(name))
            continue;
        const QString near = nearestName(name, known);
        if (near.isEmpty() && !name.startsWith(prefix, Qt::CaseInsensitive))
            continue;
        const QString meant
            = near.isEmpty() ? u"Use one of: %1."_s.arg(known.join(u", ")) : u"%1 may be meant."_s.arg(near);
        return u"There is no setting %1, which is in the environment. %2"_s.arg(name, meant);
    }
    return {};
}

QString databaseOf(const QCommandLineParser &parser)
{
    return parser.isSet(u"database"_s) ? parser.value(u"database"_s) : qEnvironmentVariable("LABDESK_SERVICE_DATABASE");
}

} // namespace labdesk::service
