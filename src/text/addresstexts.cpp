// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/addresstexts.h"

#include <QRegularExpression>

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

QString formatPhone(const QString &phone)
{
    static const QRegularExpression number(
        u"^\\s*(?:\\+?1[ .-]?)?\\(?([0-9]{3})\\)?[ .-]?([0-9]{3})[ .-]?([0-9]{4})\\s*$"_s);
    const auto match = number.match(phone);
    return match.hasMatch() ? QStringList{match.captured(1), match.captured(2), match.captured(3)}.join(u'-') : phone;
}

} // namespace labdesk
