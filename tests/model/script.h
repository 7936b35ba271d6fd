// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/contractmodel.h"

#include <functional>

namespace labdesk::tests {

/// What one client asks, or what happens to the service.
struct Step
{
    enum class Kind {
        Ask,
        Clock,    ///< jumps by `value` seconds, while nothing is under way
        Revoke,   ///< the key of client 1, while nothing is under way
        Freeze,   ///< somebody else locks the database for a moment
        Kill,     ///< and starts it again
        FullDisk, ///< or room again
    };
    Kind kind = Kind::Ask;
    int client = 0;
    Action action = Action::Read;
    int user = 0; ///< 0 and 1 exist at the beginning; 2 and 3 are those with the first two client IDs to create
    QByteArray member = {}, value = {};
    bool isDropped = false; ///< the client closes the connection as soon as the request is sent

    QByteArray text() const;
};

/// A random sequence: always the same of one seed.
struct Script
{
    quint32 seed = 0;
    bool isProgram = false;       ///< the service is a process, which can be killed; else its clock can be set
    Access third = Access::Write; ///< of client 2. Write: it belongs to the other team
    std::vector<int> kept = {};   ///< which steps of the seed are left
    std::vector<Step> steps = {};

    static Script ofSeed(quint32 seed, bool isProgram);
    /// "seed", or "seed:step,step" of a shrunk one, as name() gives it.
    static Script named(const QByteArray &name, bool isProgram);
    QByteArray name() const;
    QByteArray text() const;
    Script with(const std::vector<int> &numbers) const; ///< only these, of the steps of the seed
};

inline constexpr const char *createdIds[] = {"new-0", "new-1"};

/// The script without the steps that the failure doesn't need.
Script shrunk(const Script &script, const std::function<bool(const Script &)> &fails);

} // namespace labdesk::tests
