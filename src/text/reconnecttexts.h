// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// The languages of messages to users, independent of the window's language.
enum class UserLanguage { English, Spanish };

/// A complete message for a user whose source is in trouble, with the steps that help, from resources/reconnect. It
/// names the source only. `errorType`: as the service names it, or why there is no data ("nodata.no-source"); an
/// unknown one gets the message for any trouble.
QString reconnectText(UserLanguage language, const QString &errorType, const QString &source);
QStringList reconnectTypes(UserLanguage language); ///< those that have a message of their own, in the order of the file

} // namespace labdesk
