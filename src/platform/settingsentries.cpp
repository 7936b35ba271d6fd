// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settingsentries.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace labdesk {

QVariantList readEntries(const QSettings &file, const QString &group)
{
    QVariantList all;
    const QStringList keys = file.allKeys();
    const int count = file.value(group + u"/size"_s).toInt();
    for (int number = 1; number <= count; ++number) {
        const QString prefix = u"%1/%2/"_s.arg(group).arg(number);
        QVariantMap one;
        for (const QString &key : keys)
            if (key.startsWith(prefix))
                one.insert(key.mid(prefix.size()), file.value(key));
        if (!one.isEmpty())
            all.append(one);
    }
    return all;
}

} // namespace labdesk
