// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// The languages of messages to users, independent of the window's language.
enum class UserLanguage { English, Spanish };

/// A complete message for a user whose source is in trouble, with the steps that help, from resources/reconnect. It
/// names only the source. `errorType`: the service's type of error, or why there is no data ("nodata.no-source"); an
/// unknown one gets a general message.
QString reconnectText(UserLanguage language, const QString &errorType, const QString &source);
QStringList reconnectTypes(UserLanguage language); ///< the types with a message, in the order of the file

} // namespace labdesk
