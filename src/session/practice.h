// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>
#include <optional>

namespace labdesk {

/// A fault that the local service can simulate.
enum class PracticeDrill {
    RateLimited,
    Unavailable,
    ExpiredKey,
    LostResponses,
    Slow,
    UnexpectedResponses,
    EmptyTeam,
    ManyUsers
};

inline constexpr std::array allPracticeDrills
    = {PracticeDrill::RateLimited,   PracticeDrill::Unavailable, PracticeDrill::ExpiredKey,
       PracticeDrill::LostResponses, PracticeDrill::Slow,        PracticeDrill::UnexpectedResponses,
       PracticeDrill::EmptyTeam,     PracticeDrill::ManyUsers};

/// The drill's name for the service, as in docs/local-service.md: "rate-limited".
const char *practiceDrillName(PracticeDrill drill);

/// Which drill is on. There is one at a time, and only while the local service is the open connection.
class Practice : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool isAvailable() const { return m_isAvailable; }
    void setAvailable(bool available); ///< not available: the drill ends
    const std::optional<PracticeDrill> &drill() const { return m_drill; }
    void setDrill(std::optional<PracticeDrill> drill); ///< does nothing while it isn't available
    void end() { setDrill({}); }

Q_SIGNALS:
    void changed();

private:
    bool m_isAvailable = false;
    std::optional<PracticeDrill> m_drill;
};

} // namespace labdesk
