// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/addresstexts.h"

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString joinedParts(std::initializer_list<QString> parts, const QString &separator)
{
    QStringList present;
    for (const QString &part : parts)
        if (!part.trimmed().isEmpty())
            present += part.trimmed();
    return present.join(separator);
}

QString townLine(const Address &address)
{
    return joinedParts({address.city, address.state, address.zip}, u" "_s);
}

} // namespace

QStringList addressLines(const Address &address)
{
    const QString town = joinedParts({townLine(address), address.country}, u", "_s);
    QStringList lines = {address.firstLine.trimmed(), address.secondLine.trimmed(), town};
    lines.removeAll(QString());
    return lines;
}

QString addressInOneLine(const Address &address)
{
    return joinedParts({address.firstLine, address.secondLine, townLine(address)}, u", "_s);
}

QString placeWords(const Address &address)
{
    const QString place = joinedParts({address.city, address.state}, u", "_s);
    return place.isEmpty() ? u"—"_s : place;
}

} // namespace labdesk
