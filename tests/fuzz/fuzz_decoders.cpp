// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each decoder of a response. What is refused has a place and a reason; white space behind a body, and the same JSON
// printed anew, are read alike.
#include "domain/insurance.h"
#include "domain/payor.h"
#include "domain/provider.h"
#include "domain/servicecenter.h"
#include "fuzz/fuzz.h"
#include "wire/decoded.h"
#include "wire/errorwire.h"
#include "wire/jsonweight.h"
#include "wire/tokenwire.h"
#include "wire/userwire.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

bool isSame(const auto &one, const auto &other)
{
    return one == other;
}
bool isSame(const AccessToken &one, const AccessToken &other)
{
    return one.token.view() == other.token.view() && one.expiresIn == other.expiresIn && one.type == other.type
        && one.scope == other.scope;
}
bool isSame(const CreatedUser &one, const CreatedUser &other)
{
    return one.id == other.id && one.clientUserId == other.clientUserId && one.whole == other.whole;
}
bool isSame(const ServiceCenterList &one, const ServiceCenterList &other)
{
    return one.labId == other.labId && one.labSlug == other.labSlug && one.centers == other.centers;
}

template <class T>
void demandSame(const wire::Decoding<T> &one, const wire::Decoding<T> &other, const char *what, const QByteArray &body)
{
    const auto said = [](const auto &decoding) { return decoding.ok() ? u"decoded"_s : decoding.error().text(); };
    demand(said(one).toUtf8() == said(other).toUtf8(), what, said(one).toUtf8() + '\n' + body, said(other).toUtf8());
    if (!one.ok())
        return;
    const auto sorted = [](QStringList list) {
        list.sort();
        return list.join(u'|');
    };
    demand(isSame(one.value().value, other.value().value), what, body);
    demand(sorted(one.value().drift) == sorted(other.value().drift), what, sorted(one.value().drift),
           sorted(other.value().drift));
    demand(one.value().undecodable == other.value().undecodable, what, body);
}

template <class T, class Decode = wire::Decoding<T> (*)(const QByteArray &)>
std::optional<T> checkDecoder(const QByteArray &body, Decode decode = &wire::decode<T>)
{
    const wire::Decoding<T> decoding = decode(body);
    demandSame(decoding, decode(body + " \r\n\t"), "white space behind it makes a difference", body);
    if (!decoding.ok()) {
        demand(!decoding.error().path.isEmpty() && !decoding.error().problem.isEmpty(), "refused without a reason",
               body);
        return {};
    }
    const auto &undecodable = decoding.value().undecodable;
    demand(undecodable.reasons.size() == std::min<qint64>(undecodable.count, UndecodableEntries::maxReasons),
           "entries left out without a reason", body);
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isNull()) {
        const QByteArray printed = document.toJson(QJsonDocument::Compact);
        if (wire::treeTooLargeReason(printed).isEmpty() && QJsonDocument::fromJson(printed) == document)
            demandSame(decoding, decode(printed), "printed anew it is read differently", body);
    }
    return decoding.value().value;
}

} // namespace

FUZZ_TARGET(user, Form::Json)
{
    const auto user = checkDecoder<User>(input);
    const auto created = checkDecoder<CreatedUser>(input);
    demand(!user || (created && created->whole == user), "a whole user isn't a created one", input);
    if (!created)
        return;
    const auto id = created->id;
    demand(UserId::parse(id.text()).has_value(), "an ID that can't be sent", id.text());
    const auto changed = [&](const UserId &asked) { return wire::decodeChangedUser(input, asked).ok(); };
    demand(!user || changed(id), "the changed user isn't taken for it", input);
    demand(!changed(*UserId::parse(u"another/"_s + id.text().left(900))) || wire::decode<Done>(input).ok(),
           "another user is taken for the changed one", input);
}

FUZZ_TARGET(newuser, Form::Text)
{
    const QStringList parts
        = QString::fromUtf8(input).remove(QChar(QChar::ByteOrderMark)).split(u'\n') + QStringList(5);
    const auto day = [&](qsizetype at) { return QDate::fromString(parts[at], Qt::ISODate); };
    const NewUser user{parts[0], parts[1], day(2), day(3), day(4)};
    const QJsonObject sent = QJsonDocument::fromJson(wire::encodeNewUser(user)).object();
    const auto text = [&](const char *key) { return sent.value(QLatin1String(key)).toString(); };
    demand(text("client_user_id") == user.clientUserId, "the ID was changed", input);
    demand(text("fallback_time_zone") == user.timeZone, "the zone was changed", input);
    for (const auto &[key, date] : {std::pair("fallback_birth_date", user.birthDate),
                                    {"ingestion_start", user.ingestionStart},
                                    {"ingestion_end", user.ingestionEnd}})
        demand(QDate::fromString(text(key), Qt::ISODate) == date, "a day was changed", input);
    UserPatch patch;
    patch.clientUserId = user.clientUserId;
    patch.birthDate = user.birthDate;
    const QJsonObject patched = QJsonDocument::fromJson(wire::encodeUserPatch(patch)).object();
    demand(patched.size() == (user.birthDate.isValid() ? 2 : 1), "more than the changes is sent", input);
}

FUZZ_TARGET(provider, Form::Json)
{
    (void)checkDecoder<std::vector<Provider>>(input);
    (void)checkDecoder<std::vector<ConnectedProvider>>(input);
    (void)checkDecoder<RefreshResult>(input);
}

FUZZ_TARGET(center, Form::Json)
{
    const auto list = checkDecoder<ServiceCenterList>(input);
    if (!list)
        return;
    for (const ServiceCenter &center : list->centers)
        demand(!center.location
                   || (std::abs(center.location->latitude) <= 90 && std::abs(center.location->longitude) <= 180),
               "off the earth", input);
}

FUZZ_TARGET(payor, Form::Json)
{
    (void)checkDecoder<std::vector<Payor>>(input);
}

FUZZ_TARGET(insurance, Form::Json)
{
    (void)checkDecoder<InsuranceRecord>(input);
}

FUZZ_TARGET(token, Form::Json)
{
    const auto token = checkDecoder<AccessToken>(input);
    if (token)
        demand(Secret::parse(token->token.view()).has_value(), "a token that no header can hold", input);
    const QString text = QString::fromUtf8(input);
    const auto secret = Secret::parse(input.left(200));
    const QByteArray form = wire::encodeTokenRequest(text, secret.value_or(Secret()), text.left(9));
    QUrlQuery read;
    read.setQuery(QString::fromLatin1(form));
    demand(text.contains(QChar::ReplacementCharacter)
               || QUrl::fromPercentEncoding(read.queryItemValue(u"client_id"_s, QUrl::FullyEncoded).toLatin1()) == text,
           "the client ID was changed", text, QString::fromLatin1(form));
}

FUZZ_TARGET(error, Form::Json)
{
    (void)checkDecoder<Done>(input);
    const auto failure = wire::decodeFailure(input);
    demand(!failure || failure->isFailure, "a failure that is none", input);
    demand(!failure || !wire::decode<Done>(input).ok(), "failed and done at once", input);
    for (const char *type : {"application/json", "text/html; charset=utf-8", "text/plain", ""}) {
        const wire::ErrorBody error = wire::decodeErrorBody(input, type);
        QStringList said{error.message, error.errorType};
        for (const FieldProblem &problem : error.problems)
            said << problem.loc << problem.type << problem.message;
        said << error.failedSources;
        for (const QString &line : said) {
            demand(line.size() <= 500 && line.isValidUtf16(), "a text that can't be shown", line);
            demand(std::ranges::none_of(line,
                                        [](QChar c) {
                                            return c.category() == QChar::Other_Control
                                                || c.category() == QChar::Other_Format;
                                        }),
                   "a text with hidden characters", line);
        }
        demand(error.existingUserId.isEmpty() || error.isDuplicate, "an existing user without a duplicate", input);
    }
}

} // namespace labdesk::fuzz
