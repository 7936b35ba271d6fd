// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/addresstexts.h"

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QStringList present(QStringList parts)
{
    for (QString &part : parts)
        part = part.trimmed();
    parts.removeAll(QString());
    return parts;
}

} // namespace

QStringList addressLines(const Address &address)
{
    const QString town = present({address.city, address.state, address.zip}).join(u' ');
    return present({address.firstLine, address.secondLine, present({town, address.country}).join(u", "_s)});
}

} // namespace labdesk
