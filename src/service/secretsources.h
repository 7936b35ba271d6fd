// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace labdesk::service {

/// A secret cannot be had from where it was said to be. what() is a sentence without the secret.
class SecretError : public std::runtime_error
{
public:
    explicit SecretError(const QString &sentence) : std::runtime_error(sentence.toStdString()) { }
};

/// Printable ASCII without spaces, at most 4,096 characters: what can stand in a header. Empty: no.
bool isUsableSecret(const QByteArray &secret);

/// What the file holds, without the line break at its end. Throws SecretError.
QByteArray secretInFile(const QString &file);

/// Whether users other than the owner may read or write the file. Unknown, and so false, elsewhere than on Unix.
bool isOpenToOthers(const QString &file);

/// The value of the variable, if it has one, which is then gone from the environment, also from what the system shows
/// of it. Throws SecretError for one that is no secret.
std::optional<QByteArray> takeFromEnvironment(const char *variable);

/// What systemd (LoadCredential=name:file) or another service manager put into $CREDENTIALS_DIRECTORY. Throws
/// SecretError.
std::optional<QByteArray> credential(const QString &name);

/// Overwrites the values of these options, such as "--key", so that lists of processes show them no longer.
void hideOptionValues(char **arguments, std::initializer_list<std::string_view> options);

} // namespace labdesk::service
