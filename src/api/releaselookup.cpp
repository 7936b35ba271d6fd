// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/releaselookup.h"

#include "api/documentlookup.h"
#include "domain/connection.h"
#include "wire/jsonreader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

constexpr qint64 maxReplyBytes = 64 * 1024;

Release readRelease(const wire::JsonCursor &root)
{
    static const QRegularExpression versionPattern(u"^(0|[1-9]\\d{0,3})(\\.(0|[1-9]\\d{0,3})){2}\\z"_s);
    wire::JsonObject fields(root);
    Release release;
    const wire::JsonCursor version = fields.at("version"_L1);
    const QString numbers = version.string();
    if (!versionPattern.match(numbers).hasMatch())
        version.fail(u"must be three numbers"_s);
    release.version = QVersionNumber::fromString(numbers);
    const wire::JsonCursor notes = fields.at("notes"_L1);
    const auto address = parseServiceUrl(notes.string()); // it is opened in a browser, so it must be a web address
    if (address.ok())
        release.notes = address.value();
    else
        notes.fail(u"must be an address that begins with https://"_s);
    return release;
}

} // namespace

wire::Decoding<Release> decodeRelease(const QByteArray &body)
{
    return wire::decodeRoot<Release>(body, readRelease);
}

Call lookUpRelease(const QUrl &address, std::function<void(Outcome<Release, ApiError>)> done,
                   std::chrono::milliseconds deadline)
{
    const auto read = [done = std::move(done)](const Outcome<Document, ApiError> &document) {
        if (!document.ok())
            return done(document.error());
        const auto decoding = decodeRelease(document.value().body);
        if (!decoding.ok())
            return done(ApiError{.kind = ApiError::Kind::BadResponse,
                                 .httpStatus = document.value().status,
                                 .detail = decoding.error().text()});
        done(decoding.value().value);
    };
    return lookUpDocument(address, DocumentType::Json, maxReplyBytes, read, deadline);
}

} // namespace labdesk::api
