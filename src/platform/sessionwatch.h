// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace labdesk {

/// Reports when the person's session is locked or ends, or the computer is about to sleep. The base class reports
/// nothing, for systems without support.
class SessionWatch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void begin() { } ///< connects to the system; nothing is reported before

Q_SIGNALS:
    void lockWanted();
    void ends(); ///< the session is ending, or the computer shutting down
};

/// Uses logind over D-Bus if available; docs/platforms.md describes the other systems.
std::unique_ptr<SessionWatch> makeSessionWatch();

} // namespace labdesk
