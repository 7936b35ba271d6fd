// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

class QCommandLineParser;

namespace labdesk::service {

/// A secret, and whether it came from a place that keeps it to itself.
struct FoundSecret
{
    QByteArray value;
    bool isKept = false;
};

/// From --option, --option-file, the environment, or what systemd hands over, in this order. Adds sentences to
/// warnings. Throws SecretError.
FoundSecret secretOf(const QCommandLineParser &parser, const QString &option, const char *variable,
                     QStringList &warnings);

/// With which the keys in the database are hashed: from the same places but --secret. Empty: none. Throws SecretError.
QByteArray serviceSecret(const QCommandLineParser &parser, QStringList &warnings);

QString openToOthers(const QString &file); ///< the warning for a file that isOpenToOthers()

} // namespace labdesk::service
