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

/// A secret cannot be had from where it was said to be. what() is a sentence without the secret.
class SecretError : public std::runtime_error
{
public:
    explicit SecretError(const QString &sentence) : std::runtime_error(sentence.toStdString()) { }
};

/// Whether it is valid in a header: printable ASCII without spaces, 1 to 4,096 characters.
bool isUsableSecret(const QByteArray &secret);

/// A secret, and whether it came from a place that keeps it to itself.
struct FoundSecret
{
    QByteArray value;
    bool isKept = false;
};

/// From --option, --option-file, the environment, which then lacks it, or what systemd (LoadCredential=name:file) or
/// another service manager put into $CREDENTIALS_DIRECTORY, in this order. Adds sentences to warnings. Throws
/// SecretError.
FoundSecret secretOf(const QCommandLineParser &parser, const QString &option, const char *variable,
                     QStringList &warnings);

/// With which the keys in the database are hashed: from the same places but --secret. Empty: none. Throws SecretError.
QByteArray serviceSecret(const QCommandLineParser &parser, QStringList &warnings);

/// Adds a sentence if users other than the owner may read or change the file, which is known on Unix only.
void warnIfReadableByOthers(const QString &file, QStringList &warnings);

/// Overwrites the values of these options, such as "--key", so that lists of processes show them no longer.
void hideOptionValues(char **arguments, std::initializer_list<std::string_view> options);

} // namespace labdesk::service
