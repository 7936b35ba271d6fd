// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/releasewire.h"

#include "domain/connection.h"
#include "wire/jsonreader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

Release readRelease(const JsonCursor &root)
{
    static const QRegularExpression threeNumbers(u"^(0|[1-9]\\d{0,3})(\\.(0|[1-9]\\d{0,3})){2}\\z"_s);
    JsonObject fields(root);
    Release release;
    const JsonCursor version = fields.at("version"_L1);
    const QString numbers = version.string();
    if (!threeNumbers.match(numbers).hasMatch())
        version.fail(u"must be three numbers"_s);
    release.version = QVersionNumber::fromString(numbers);
    const JsonCursor notes = fields.at("notes"_L1);
    const auto address = parseServiceUrl(notes.string()); // it is opened in a browser: no file, no other program
    if (address.ok())
        release.notes = address.value();
    else
        notes.fail(u"must be an address that begins with https://"_s);
    return release;
}

} // namespace

Decoding<Release> decodeRelease(const QByteArray &body)
{
    return decodeRoot<Release>(body, readRelease);
}

} // namespace labdesk::wire
