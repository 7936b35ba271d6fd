// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"

#include <QByteArray>
#include <QString>

namespace labdesk::privacy {

// What may be shown of a request and its response, in the inspector and in what is copied or exported from it. Masked
// values can't be revealed there.

/// Whether a text contains an email address or a phone number.
bool containsPersonalText(const QString &text);

/// A text, or bullets if it contains an email address or a phone number.
QString displayableText(const QString &text);

/// The path of a URL as sent, with bullets for segments that contain personal data; in privacy mode, for all that
/// aren't words, such as IDs.
QString displayablePath(const QString &path);

/// The value of a header: unchanged if the header is known to be harmless; for a URL, its origin; otherwise bullets.
QString displayableHeaderValue(const QByteArray &name, const QByteArray &value);

/// A JSON body from maskedJson(), in which all other texts with personal data are replaced by bullets, too, except for
/// the kind Public. Empty if it isn't JSON, because it isn't known what it contains.
QByteArray displayableBody(const QByteArray &body, RecordKind kind);

/// The kind of record in the response to a request. A refusal quotes the request, so it is never Public.
RecordKind responseKind(RecordKind about, int status);

} // namespace labdesk::privacy
