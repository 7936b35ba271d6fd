// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supportbundleaction.h"

#include "session/connectionregistry.h"
#include "session/session.h"
#include "session/supportbundle.h"
#include "shell/mainwindow.h"
#include "shell/supportbundledialog.h"

#include <QGuiApplication>
#include <QScreen>

namespace labdesk {

void openSupportBundle(const Settings &settings, const ConnectionRegistry &connections, Session *session,
                       MainWindow &window)
{
    SupportFacts facts{
        .version = QCoreApplication::applicationVersion(), .settings = &settings, .connections = &connections};
    if (session) {
        facts.requests = &session->requests();
        facts.openConnection = session->connection().id;
    }
    facts.platform = QGuiApplication::platformName();
    for (const QScreen *screen : QGuiApplication::screens())
        facts.screens += QStringLiteral("%1x%2 at %3 %")
                             .arg(screen->size().width())
                             .arg(screen->size().height())
                             .arg(qRound(screen->devicePixelRatio() * 100));
    (new SupportBundleDialog(supportBundle(facts), &window))->open();
}

} // namespace labdesk
