// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <map>
#include <optional>

namespace labdesk::service {

/// Decoded parameters of a query or a form. For a repeated name, the last value counts; see repeatedParameter().
using Parameters = std::map<QString, QString>;

/// Splits a raw path into segments before decoding them, so that "%2F" stays inside its segment. Ignores one trailing
/// slash. Nothing for an invalid escape, a NUL, invalid UTF-8, or a path that doesn't begin with '/'.
std::optional<QStringList> pathSegments(QByteArrayView path);

/// Parses "a=1&b=%20"; '+' is a space. Nothing for an invalid escape or invalid UTF-8.
std::optional<Parameters> parseParameters(QByteArrayView text);

/// Returns the first name that occurs more than once, because two parsers of such a request may use different values.
std::optional<QString> repeatedParameter(QByteArrayView text);

} // namespace labdesk::service
