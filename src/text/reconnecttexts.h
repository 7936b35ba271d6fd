// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// The languages that users are written to in, whatever the language of the window is.
enum class UserLanguage { English, Spanish };

/// A finished message for a user whose source is in trouble, with the steps that help: resources/reconnect. It names
/// the source and nobody. `errorType` as the service names it; one that is not known gets the message for any trouble.
QString reconnectText(UserLanguage language, const QString &errorType, const QString &source);
QStringList reconnectTypes(UserLanguage language); ///< those that have a message of their own, in the order of the file

} // namespace labdesk
