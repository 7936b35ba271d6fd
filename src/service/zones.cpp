// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/zones.h"

#include <QRegularExpression>
#include <QSet>
#include <QTimeZone>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// Qt's list leaves out aliases ("US/Eastern"), which are as good. QTimeZone itself takes more than identifiers: paths
// into the database's folder and POSIX rules ("CET-1CEST"), neither of which looks like this.
bool isZoneAlias(const QString &id)
{
    static const QSet<QString> single{
        u"GMT"_s, u"EST"_s, u"MST"_s, u"HST"_s, u"EST5EDT"_s, u"CST6CDT"_s, u"MST7MDT"_s,   u"PST8PDT"_s,
        u"CET"_s, u"MET"_s, u"EET"_s, u"WET"_s, u"UCT"_s,     u"Zulu"_s,    u"Universal"_s, u"Greenwich"_s};
    if (single.contains(id))
        return true;
    static const QRegularExpression path(u"^(?!posix/|right/)[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]*){1,2}\\z"_s);
    return path.match(id).hasMatch() && QTimeZone(id.toLatin1()).isValid();
}

} // namespace

bool isTimeZone(const QString &id)
{
    // Qt adds offsets of its own to the database's list: "UTC+01:00", and from 6.5 on any other number.
    if (id.startsWith(u"UTC") && id.size() > 3)
        return false;
    static const QSet<QByteArray> known = [] {
        const QList<QByteArray> ids = QTimeZone::availableTimeZoneIds();
        return QSet<QByteArray>(ids.begin(), ids.end());
    }();
    return known.contains(id.toUtf8()) || isZoneAlias(id);
}

} // namespace labdesk::service
