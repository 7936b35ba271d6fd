// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace labdesk {

/// Says when the person's session is locked or ends, or the computer is about to sleep. The base says nothing: for
/// systems that cannot tell.
class SessionWatch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void begin() { } ///< asks the system; before that nothing is said

Q_SIGNALS:
    void lockWanted();
    void ends(); ///< the session, with the computer
};

/// logind's words over D-Bus, where there is a D-Bus; docs/platforms.md tells of the other systems.
std::unique_ptr<SessionWatch> makeSessionWatch();

} // namespace labdesk
