// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/outcome.h"

#include <QByteArray>

#include <vector>

namespace labdesk {

/// Writes connections, without their secrets, as a JSON file that can be shared.
QByteArray connectionFile(const std::vector<Connection> &connections);

/// Why a file can't be imported; see describe(). One invalid entry rejects the whole file, because it is unclear what
/// it was meant to be.
struct ConnectionFileProblem
{
    enum class Kind {
        TooLarge,
        NotJson,
        NotOurs,
        NewerVersion,
        Empty,
        RepeatedKey, ///< JSON readers take one of them, so it is unclear which is meant
        UnknownKey,  ///< a member that this version doesn't know
        HoldsSecret,
        WrongEntry,
        ForeignFile ///< a path that isn't absolute and local
    } kind;
    int entry = 0;     ///< of the last three kinds; counted from 1
    QString name = {}; ///< of that entry, if it has one
    QString key = {};  ///< the key that is wrong, if it is a single one
};
QString describe(const ConnectionFileProblem &problem);

/// Reads such a file. The connections get new IDs, and names that are neither in `taken` nor used twice. Production
/// connections become read-only, whatever the file says: writes have to be allowed on this computer.
Outcome<std::vector<Connection>, ConnectionFileProblem> connectionsInFile(const QByteArray &bytes,
                                                                          const QStringList &taken);

/// The name, or the name with the next free number: "Staging (2)".
QString uniqueName(const QString &name, const QStringList &taken);

} // namespace labdesk
