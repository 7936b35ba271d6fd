// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/addresstexts.h"

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

} // namespace

QStringList addressLines(const Address &address)
{
    const QString town
        = joinedParts({joinedParts({address.city, address.state, address.zip}, u" "_s), address.country}, u", "_s);
    QStringList lines = {address.firstLine.trimmed(), address.secondLine.trimmed(), town};
    lines.removeAll(QString());
    return lines;
}

} // namespace labdesk
