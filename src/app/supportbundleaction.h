// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

class ConnectionRegistry;
class MainWindow;
class Session;
class Settings;

/// Shows the support bundle of this moment, to be read before it is saved. `session`: null: none is open.
void openSupportBundle(const Settings &settings, const ConnectionRegistry &connections, Session *session,
                       MainWindow &window);

} // namespace labdesk
