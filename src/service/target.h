// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <map>
#include <optional>

namespace labdesk::service {

/// Parameters of a query or a form, decoded. Of a repeated name the last one counts; see repeatedParameter().
using Parameters = std::map<QString, QString>;

/// The segments of a raw path, split first and decoded after, so that "%2F" stays inside its segment. One trailing
/// slash counts for nothing. Nothing for a bad escape, a NUL, bytes that are not UTF-8, or a path that does not begin
/// with '/'.
std::optional<QStringList> pathSegments(QByteArrayView path);

/// "a=1&b=%20"; '+' is a space. Nothing for a bad escape or bytes that are not UTF-8.
std::optional<Parameters> parseParameters(QByteArrayView text);

/// The first name that is given more than once. Two readers of such a request may take different values for it.
std::optional<QString> repeatedParameter(QByteArrayView text);

} // namespace labdesk::service
