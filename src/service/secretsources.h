// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <initializer_list>
#include <stdexcept>
#include <string_view>

class QCommandLineParser;

namespace labdesk::service {

/// A secret can't be read from the specified source. what() is a sentence without the secret.
class SecretError : public std::runtime_error
{
public:
    explicit SecretError(const QString &sentence) : std::runtime_error(sentence.toStdString()) { }
};

/// Whether a secret is valid in a header: printable ASCII without spaces, 1 to 4,096 characters.
bool isUsableSecret(const QByteArray &secret);

/// A secret, and whether its source keeps it secret.
struct FoundSecret
{
    QByteArray value;
    bool isKept = false;
};

/// Reads a secret from --option, --option-file, the environment, from which it is removed, or $CREDENTIALS_DIRECTORY,
/// which is set by systemd (LoadCredential=name:file) or another service manager, in this order. Adds sentences to
/// `warnings`. Throws SecretError.
FoundSecret secretOf(const QCommandLineParser &parser, const QString &option, const char *variable,
                     QStringList &warnings);

/// Reads the secret that the keys in the database are hashed with, from the same sources except --secret. Empty if
/// there is none. Throws SecretError.
QByteArray serviceSecret(const QCommandLineParser &parser, QStringList &warnings);

/// Adds a warning if users other than the owner can read or change the file. Only on Unix.
void warnIfReadableByOthers(const QString &file, QStringList &warnings);

/// The warning about a password in the URL of a database that is an option's value.
QString shownPassword(const QString &option);

/// Overwrites the values of these options, such as "--key", so that process lists don't show them.
void hideOptionValues(char **arguments, std::initializer_list<std::string_view> options);

} // namespace labdesk::service
