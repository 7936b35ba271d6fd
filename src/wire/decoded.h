// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"
#include "domain/undecodableentries.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace labdesk::wire {

/// Where a body differs from the contract and the known drift, such as `users[3].user_id: missing`.
struct DecodeError
{
    QString path;    ///< `$` for the body itself
    QString problem; ///< missing | must be a string | … ; never a value from the body
    QString text() const { return path + QStringLiteral(": ") + problem; }
};

/// A decoded value, and the paths in the body that are outside the known contract (`users[].nickname`), each listed
/// once. A new value in an open list (field notes, "Known values") isn't drift.
template <class T> struct Decoded
{
    T value;
    QStringList drift;
    UndecodableEntries undecodable = {};
};

template <class T> using Decoding = Outcome<Decoded<T>, DecodeError>;

/// Decodes a response body, for each T that an operation returns. Instantiated where T is read, so that a new T needs
/// no declaration here.
template <class T> Decoding<T> decode(const QByteArray &body);

} // namespace labdesk::wire
