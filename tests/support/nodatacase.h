// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/errormapping.h"
#include "api/httpreply.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "session/nodatacause.h"
#include "session/refreshbudget.h"
#include "wire/decoded.h"
#include "wire/userwire.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

namespace labdesk::tests {

/// One question with all that was fetched, as the service answered it.
struct NoDataCase
{
    QString name = {};
    QDateTime now = {};
    NoDataQuestion asks = {};
    Remote<User> user = {};
    Remote<std::vector<ConnectedProvider>> providers = {};
    Remote<std::vector<Provider>> catalog = {};
    int refreshes = 0;
    std::optional<QDateTime> refreshFreeAt = {};
    QString notice = {};
    QString layer = {}; ///< that is wanted
    QString why = {};

    NoDataFinding judge() const
    {
        const auto factsOf = [this](const QString &slug) {
            SourceFacts facts{isPhoneSdkSource(slug)};
            if (const auto *ready = readyIn(catalog)) {
                const auto at = std::ranges::find(ready->value, slug, &Provider::slug);
                if (at != ready->value.end() && !at->authType.isEmpty())
                    facts.isPhoneSdk = at->authType == u"sdk";
            }
            if (hasNotice(slug))
                facts.notice = SourceNotice{notice, now.date().addDays(7)};
            return facts;
        };
        return findNoDataCause(asks,
                               {.user = user,
                                .providers = providers,
                                .catalog = catalog,
                                .factsOf = factsOf,
                                .refreshesInLastHour = refreshes,
                                .refreshesAllowed = RefreshBudget::allowed,
                                .refreshFreeAt = refreshFreeAt,
                                .now = now});
    }

private:
    /// An administrator writes a notice for one source. The one of a case is for the sources that its text names, or
    /// for any if it names none.
    bool hasNotice(const QString &slug) const
    {
        QStringList named;
        const auto add = [&](const auto &source) {
            if (notice.contains(source.name.isEmpty() ? source.slug : source.name, Qt::CaseInsensitive))
                named += source.slug;
        };
        if (const auto *ready = readyIn(user))
            std::ranges::for_each(ready->value.sources, add);
        if (const auto *ready = readyIn(providers))
            std::ranges::for_each(ready->value, add);
        if (const auto *ready = readyIn(catalog))
            std::ranges::for_each(ready->value, add);
        return !notice.isEmpty() && (named.isEmpty() || named.contains(slug, Qt::CaseInsensitive));
    }
};

inline QString layerOf(const NoDataFinding &finding)
{
    return QString::fromLatin1(entryOf(noDataCauseNames, finding.cause));
}

inline QByteArray bodyOf(const QJsonValue &body)
{
    if (body.isString())
        return body.toString().toUtf8();
    if (body.isArray())
        return QJsonDocument(body.toArray()).toJson(QJsonDocument::Compact);
    return body.isObject() ? QJsonDocument(body.toObject()).toJson(QJsonDocument::Compact) : QByteArray();
}

/// What the client would make of an answer: {"status", "body"}, where a text is the body itself; null: not asked for;
/// a status of 0: nothing answered.
template <class T> Remote<T> remoteFrom(const QJsonValue &answer, const QDateTime &now)
{
    using Kind = ApiError::Kind;
    if (!answer.isObject())
        return Idle{};
    const QJsonValue said = answer.toObject().value(QLatin1String("body"));
    const int status = answer.toObject().value(QLatin1String("status")).toInt();
    const QByteArray body = bodyOf(said);
    if (status == 0)
        return Failed{{.kind = Kind::ConnectionRefused}};
    if (status < 200 || status >= 300) {
        api::HttpReply reply{.status = status, .body = body, .bodyBytes = body.size()};
        const QByteArray type = !said.isString() ? "application/json"
            : body.startsWith('<')               ? "text/html"
                                                 : "text/plain";
        reply.headers = {{"content-type", type}};
        return Failed{api::refusalFrom(reply, now, std::chrono::hours(1))};
    }
    if (auto failure = api::failureInBody(body, status))
        return Failed{*std::move(failure)};
    auto decoding = wire::decode<T>(body);
    if (!decoding.ok())
        return Failed{{.kind = Kind::BadResponse, .httpStatus = status, .detail = decoding.error().text()}};
    auto decoded = std::move(decoding).value();
    Ready<T> ready{std::move(decoded.value), now, body, std::move(decoded.drift)};
    ready.undecodable = std::move(decoded.undecodable);
    return ready;
}

inline NoDataCase noDataCaseFrom(const QJsonObject &written)
{
    const auto text
        = [](const QJsonObject &object, const char *key) { return object.value(QLatin1String(key)).toString(); };
    NoDataCase one;
    one.name = text(written, "name");
    one.now = Timestamp::parse(text(written, "now")).utc;
    const QJsonObject asks = written.value(QLatin1String("asks")).toObject();
    one.asks = {text(asks, "source"), text(asks, "kind")};
    one.user = remoteFrom<User>(written.value(QLatin1String("user")), one.now);
    one.providers = remoteFrom<std::vector<ConnectedProvider>>(written.value(QLatin1String("providers")), one.now);
    one.catalog = remoteFrom<std::vector<Provider>>(written.value(QLatin1String("catalog")), one.now);
    one.refreshes = written.value(QLatin1String("refreshesThisHour")).toInt();
    one.notice = text(written, "notice");
    one.layer = text(written, "layer");
    one.why = text(written, "why");
    return one;
}

} // namespace labdesk::tests
