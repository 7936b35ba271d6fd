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
        RepeatedKey, ///< a reader of JSON takes one of them, and nobody knows which was meant
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

/// What such a file holds, under new ids and under names that are not among `taken` nor twice in the file. Production
/// comes read-only, whatever the file says: whoever wants writes says so here.
Outcome<std::vector<Connection>, ConnectionFileProblem> connectionsInFile(const QByteArray &bytes,
                                                                          const QStringList &taken);

/// The name, or the name with a number that nobody has: "Staging (2)".
QString uniqueName(const QString &name, const QStringList &taken);

} // namespace labdesk
