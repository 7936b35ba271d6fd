// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/releaselookup.h"

#include "api/errormapping.h"
#include "api/exchange.h"
#include "api/responsevalidator.h"
#include "api/servicerequest.h"
#include "domain/connection.h"
#include "wire/jsonreader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

constexpr qint64 maxReplyBytes = 64 * 1024;

using Done = std::function<void(Outcome<Release, ApiError>)>;

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

Outcome<Release, ApiError> releaseFrom(const HttpReply &reply)
{
    if (reply.status >= 300)
        return refusalFrom(reply, QDateTime::currentDateTimeUtc(), std::chrono::milliseconds(0));
    if (auto failure = transportFailure(reply))
        return *failure;
    const auto body = validateReply(reply, maxReplyBytes);
    if (!body.ok())
        return body.error();
    const auto decoding = decodeRelease(body.value());
    if (!decoding.ok())
        return ApiError{
            .kind = ApiError::Kind::BadReply, .httpStatus = reply.status, .detail = decoding.error().text()};
    return decoding.value().value;
}

/// Owned by its Call until the response arrives; then it deletes itself.
class ReleaseLookup : public Running
{
public:
    ReleaseLookup(const QUrl &address, Done done, std::chrono::milliseconds deadline) : m_done(std::move(done))
    {
        m_exchange = std::make_unique<Exchange>(std::make_shared<ServiceNetwork>(), requestTo(address), Verb::Get,
                                                QByteArray(), Exchange::Limits{deadline, deadline, maxReplyBytes},
                                                [this](const HttpReply &reply) { end(reply); });
    }

private:
    void end(const HttpReply &reply)
    {
        m_exchange.release()->deleteLater(); // its own code is on the stack
        const Done done = std::move(m_done);
        delete this; // ends the Call before the listener runs
        done(releaseFrom(reply));
    }

    Done m_done;
    std::unique_ptr<Exchange> m_exchange;
};

} // namespace

wire::Decoding<Release> decodeRelease(const QByteArray &body)
{
    return wire::decodeRoot<Release>(body, readRelease);
}

Call lookUpRelease(const QUrl &address, Done done, std::chrono::milliseconds deadline)
{
    return Call(new ReleaseLookup(address, std::move(done), deadline));
}

} // namespace labdesk::api
