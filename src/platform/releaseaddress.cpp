// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/releaseaddress.h"

#include "domain/connection.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace labdesk {

QUrl releaseAddress(const QString &file)
{
    constexpr qint64 longest = 4096;
    constexpr auto variable = "LABDESK_RELEASE_ADDRESS";
    QString written = qEnvironmentVariable(variable);
    if (QFile given(file); !qEnvironmentVariableIsSet(variable) && given.open(QFile::ReadOnly))
        written = QString::fromUtf8(given.read(longest));
    const auto address = parseServiceUrl(written);
    return address.ok() ? address.value() : QUrl();
}

QString usualReleaseAddressFile()
{
    return QCoreApplication::applicationDirPath() + u"/../share/labdesk/release-address"_s;
}

} // namespace labdesk
