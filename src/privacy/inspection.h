// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"

#include <QByteArray>
#include <QString>

namespace labdesk::privacy {

// What may be seen of a request and its answer, in the inspector and in what leaves it. None of it can be revealed
// there.

/// Whether a text holds an e-mail address or a phone number.
bool holdsPersonalText(const QString &text);

/// A text, or bullets when it holds an e-mail address or a phone number.
QString displayableText(const QString &text);

/// The path of an address as it is on the wire, with bullets for segments that hold what is personal; in privacy mode
/// for all that are no words, such as ids.
QString displayablePath(const QString &path);

/// The value of a header: as it is where the header is one of those that say nothing about anybody; of an address its
/// origin; else bullets.
QString displayableHeaderValue(const QByteArray &name, const QByteArray &value);

/// A JSON body as maskedJson() leaves it, with bullets in place of every other text that holds personal data, too,
/// except for the kind Public. Empty: it isn't JSON, so it isn't known what it holds.
QByteArray displayableBody(const QByteArray &body, RecordKind kind);

/// What the answer to a request about that is about. A refusal quotes what it was asked, so none is Public.
RecordKind answerKind(RecordKind about, int status);

} // namespace labdesk::privacy
