// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/firstrun.h"

#include "app/commandline.h"
#include "app/connectionsopener.h"
#include "app/connectionswitch.h"
#include "app/presentation.h"
#include "session/connectionregistry.h"
#include "shell/mainwindow.h"
#include "shell/welcomedialog.h"

namespace labdesk {

bool FirstRun::isDue() const
{
    const Settings &settings = m_parts.settings;
    return m_parts.options.greets && !settings.get(setting::greeted) && settings.get(setting::connections).isEmpty()
        && settings.get(setting::currentConnection).isEmpty();
}

void FirstRun::welcome()
{
    auto *dialog = new WelcomeDialog(
        m_parts.settings, {m_parts.options.link, !m_parts.connections.policy().connections.isEmpty()}, &m_parts.window);
    connect(dialog, &WelcomeDialog::localRequested, this, [this] { end(false); });
    connect(dialog, &WelcomeDialog::connectRequested, this, [this] { end(true); });
    dialog->open();
}

/// Behind the dialog for an own service the built-in one opens: whoever closes that dialog without an answer has a
/// window that works all the same.
void FirstRun::end(bool connects)
{
    m_parts.settings.set(setting::greeted, true);
    m_parts.presentation.setPrivacyMode(m_parts.settings.get(setting::privacyMode)); // this is a start already
    if (!m_parts.connectionSwitch.hasWanted())
        m_parts.connectionSwitch.connectTo(ConnectionRegistry::localId);
    if (!connects)
        return;
    const Policy &policy = m_parts.connections.policy();
    if (policy.ownConnections && policy.connections.isEmpty())
        m_parts.dialog.startNew();
    else
        m_parts.dialog.openOffered();
}

} // namespace labdesk
