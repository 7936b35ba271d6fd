// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/taskbarprogress.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QVariantMap>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

void TaskbarProgress::show(int done, int total)
{
    const int percent = total > 0 ? int(qint64(done) * 100 / total) : -1;
    if (std::exchange(m_percent, percent) == percent)
        return;
    QDBusMessage update
        = QDBusMessage::createSignal(u"/org/labdesk/launcher"_s, u"com.canonical.Unity.LauncherEntry"_s, u"Update"_s);
    update << u"application://%1.desktop"_s.arg(m_desktopFile)
           << QVariantMap{{u"progress"_s, percent < 0 ? 0.0 : percent / 100.0}, {u"progress-visible"_s, percent >= 0}};
    QDBusConnection::sessionBus().send(update);
}

} // namespace labdesk
