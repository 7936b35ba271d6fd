// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"
#include "domain/undecodableentries.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace labdesk::wire {

/// Where a body is not what the contract and the known drift allow: `users[3].user_id: missing`.
struct DecodeError
{
    QString path;    ///< `$` for the body itself
    QString problem; ///< missing | must be a string | … ; never a value from the body
    QString text() const { return path + QStringLiteral(": ") + problem; }
};

/// A value, and the paths of what came beside it that is outside the known contract (`users[].nickname`), each once. A
/// new member of a list that is not closed (field notes, "Known values") is within it.
template <class T> struct Decoded
{
    T value;
    QStringList drift;
    UndecodableEntries undecodable = {};
};

template <class T> using Decoding = Outcome<Decoded<T>, DecodeError>;

/// Reads the body of a response, for each T that an operation answers with. Instantiated where T is read, so a new one
/// needs no declaration.
template <class T> Decoding<T> decode(const QByteArray &body);

} // namespace labdesk::wire
