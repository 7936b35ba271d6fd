// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/tokenwire.h"

#include "wire/jsonreader.h"

#include <QUrl>

#include <cctype>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

constexpr qint64 maxLifetime = qint64(366) * 24 * 3600; // a longer one is renewed once a year

} // namespace

template <> AccessToken readRoot(const JsonCursor &root)
{
    JsonObject fields(root);
    AccessToken response;
    const JsonCursor token = fields.at("access_token"_L1);
    const QString text = token.string();
    // toUtf8() keeps characters that aren't allowed in a header, so that parse() refuses them.
    if (auto parsed = Secret::parse(text.toUtf8()))
        response.token = *std::move(parsed);
    else
        token.fail(u"cannot be sent in a header"_s);
    const JsonCursor lifetime = fields.at("expires_in"_L1);
    const qint64 seconds = lifetime.integer();
    if (seconds <= 0)
        lifetime.fail(u"must be a positive number of seconds"_s);
    response.expiresIn = std::chrono::seconds(qMin(seconds, maxLifetime));
    response.type = fields.listedText("token_type"_L1, {u"Bearer"_s});
    response.scope = fields.text("scope"_L1);
    return response;
}

template Decoding<AccessToken> decode(const QByteArray &body);

QByteArray encodeTokenRequest(const QString &clientId, const Secret &clientSecret, const QString &audience)
{
    const QByteArray end = "&audience=" + QUrl::toPercentEncoding(audience);
    QByteArray body
        = "grant_type=client_credentials&client_id=" + QUrl::toPercentEncoding(clientId) + "&client_secret=";
    // A reallocation would leave a copy of the secret in memory.
    body.reserve(body.size() + 3 * clientSecret.view().size() + end.size());
    for (const char c : clientSecret.view()) {
        const bool isPlain = std::isalnum(uchar(c)) != 0 || QByteArrayView("-._~").contains(c);
        if (isPlain)
            body += c;
        else
            body += '%' + QByteArray::number(uchar(c), 16).toUpper(); // two digits, because it is printable
    }
    body += end;
    return body;
}

} // namespace labdesk::wire
