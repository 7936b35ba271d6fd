// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/outcome.h"

#include <QByteArray>

#include <vector>

namespace labdesk {

/// Connections as a JSON file that one person passes on to another: everything but their secrets.
QByteArray connectionFile(const std::vector<Connection> &connections);

/// Why a file is refused; described by describe(). One wrong entry refuses the whole: what it meant is not known.
struct ConnectionFileProblem
{
    enum class Kind {
        TooLarge,
        NotJson,
        NotOurs,
        NewerVersion,
        Empty,
        RepeatedKey, ///< JSON readers take one of them, so it is unclear which is meant
        UnknownKey,  ///< beside the connections
        HoldsSecret,
        WrongEntry,
        ForeignFile ///< a path that leads to another computer, or somewhere else on each
    } kind;
    int entry = 0;     ///< of the last three: 1, 2, …
    QString name = {}; ///< of that entry, where it has one
    QString key = {};  ///< what is wrong in it, where that is one
};
QString describe(const ConnectionFileProblem &problem);

/// The connections in such a file, with new IDs, and with names that are neither in `taken` nor twice in the file.
/// Production is read-only, whatever the file says: writes have to be allowed here.
Outcome<std::vector<Connection>, ConnectionFileProblem> connectionsInFile(const QByteArray &bytes,
                                                                          const QStringList &taken);

/// The name, or the name with the next free number: "Staging (2)".
QString uniqueName(const QString &name, const QStringList &taken);

} // namespace labdesk
