// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/requestbuilder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

bool canBeSegment(const QString &text)
{
    if (text.isEmpty() || text == u"." || text == u".." || !text.isValidUtf16())
        return false;
    return std::none_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

ApiError unsendableError(const QString &detail)
{
    return {.kind = ApiError::Kind::InvalidInput, .detail = detail};
}

std::optional<ApiError> headerNameProblem(const AuthScheme &scheme)
{
    const auto *apiKey = std::get_if<ApiKeyScheme>(&scheme);
    if (apiKey && !isUsableHeaderName(apiKey->header))
        return unsendableError(u"header name"_s);
    return std::nullopt;
}

} // namespace

Outcome<QUrl, ApiError> buildUrl(const QUrl &base, const QStringList &segments, bool trailingSlash,
                                 const std::vector<std::pair<QString, QString>> &query)
{
    QString path = base.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    if (segments.isEmpty())
        return unsendableError(u"path"_s);
    for (const QString &segment : segments) {
        if (!canBeSegment(segment))
            return unsendableError(u"path"_s);
        path += u'/' + QString::fromLatin1(QUrl::toPercentEncoding(segment));
    }
    if (trailingSlash)
        path += u'/';

    QString encodedQuery;
    for (const auto &[name, value] : query) {
        if (!name.isValidUtf16() || !value.isValidUtf16())
            return unsendableError(u"query"_s);
        encodedQuery += encodedQuery.isEmpty() ? u""_s : u"&"_s;
        // Not QUrlQuery: it doesn't encode "+", which the server would read as a space.
        encodedQuery += QString::fromLatin1(QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value));
    }

    QUrl url = base;
    url.setPath(path, QUrl::StrictMode);
    url.setQuery(query.empty() ? QString() : encodedQuery, QUrl::StrictMode);
    // If QUrl normalized anything, it would send something else than requested.
    if (!url.isValid() || url.path(QUrl::FullyEncoded) != path || url.query(QUrl::FullyEncoded) != encodedQuery)
        return unsendableError(u"address"_s);
    return url;
}

std::optional<ApiError> secretTransportError(const QUrl &address)
{
    const auto checked = parseServiceUrl(address.toString(QUrl::FullyEncoded));
    if (checked.ok())
        return std::nullopt;
    if (checked.error() == UrlProblem::PlainHttpToOtherHost)
        return ApiError{.kind = ApiError::Kind::KeyRefusedLocally};
    return unsendableError(describe(checked.error()));
}

std::optional<ApiError> preflightError(const Connection &connection, const Secret &secret, bool isWrite)
{
    if (isWrite && connection.readOnly)
        return ApiError{.kind = ApiError::Kind::ReadOnly,
                        .reason
                        = connection.readOnlyByPolicy ? ApiError::Reason::ReadOnlyByPolicy : ApiError::Reason::None};
    if (auto problem = secretTransportError(connection.baseUrl))
        return problem;
    const auto *bearer = std::get_if<BearerScheme>(&connection.scheme);
    if (bearer)
        if (auto problem = secretTransportError(bearer->authUrl))
            return problem;
    if (secret.isEmpty())
        return ApiError{.kind = ApiError::Kind::NoCredential};
    // Secret::parse() trims. A secret that it changes was never parsed.
    if (const auto parsed = Secret::parse(secret.view()); !parsed || parsed->view() != secret.view())
        return unsendableError(u"key"_s);
    return headerNameProblem(connection.scheme);
}

} // namespace labdesk::api
