// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/requestfields.h"

#include "geo/zonenames.h"
#include "service/jsonbody.h"
#include "service/jsonwriter.h"
#include "service/personaldata.h"
#include "service/timestamps.h"
#include "service/userrecords.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QByteArray contextOf(QByteArrayView name, qint64 value)
{
    return JsonWriter().beginObject().key(name).number(value).endObject().bytes();
}

// Reads the fields of a body. The issues of all fields are collected for one response.
class BodyReader
{
public:
    explicit BodyReader(const QJsonObject &body) : m_body(body) { }

    std::optional<QString> text(const QString &name, bool required)
    {
        const QJsonValue value = m_body.value(name);
        if (value.isString())
            return value.toString();
        if (value.isUndefined() && required)
            add("missing", name, u"Field required"_s, m_body);
        else if (!value.isUndefined() && (!value.isNull() || required))
            add("string_type", name, u"Input should be a valid string"_s, value);
        return {};
    }

    std::optional<QString> date(const QString &name)
    {
        const QJsonValue value = m_body.value(name);
        if (value.isUndefined() || value.isNull())
            return {};
        if (value.isString() && isIsoDate(value.toString()))
            return value.toString();
        add("date_parsing", name, u"Input should be a valid date in the format YYYY-MM-DD"_s, value);
        return {};
    }

    void add(const QByteArray &type, const QString &name, const QString &message, const QJsonValue &input,
             const QByteArray &context = {})
    {
        m_issues.push_back({type, {u"body"_s, name}, message, input, context});
    }

    void finish() const
    {
        if (!m_issues.empty())
            throw unprocessable(m_issues);
    }

private:
    QJsonObject m_body;
    std::vector<Issue> m_issues;
};

void checkClientUserId(BodyReader &reader, const QString &id)
{
    if (id.isEmpty())
        reader.add("string_too_short", u"client_user_id"_s, u"String should have at least 1 character"_s, id,
                   contextOf("min_length", 1));
    else if (id.toUtf8().size() > maxClientUserIdLength)
        reader.add("string_too_long", u"client_user_id"_s,
                   u"String should have at most %1 bytes"_s.arg(maxClientUserIdLength), id,
                   contextOf("max_length", maxClientUserIdLength));
    else if (isPersonalData(id))
        reader.add(
            "value_error", u"client_user_id"_s,
            u"Value error, client_user_id must not contain personally identifiable information such as an email address or a phone number"_s,
            id);
}

HttpError notAnObject(const QJsonValue &sent)
{
    return unprocessable(Issue{"model_attributes_type",
                               {u"body"_s},
                               u"Input should be a valid dictionary or object to extract fields from"_s,
                               sent});
}

} // namespace

QJsonObject jsonBody(const RoutedRequest &request)
{
    if (request.body.trimmed().isEmpty())
        throw unprocessable(Issue{"missing", {u"body"_s}, u"Field required"_s});
    if (mediaType(request.contentType) != "application/json")
        throw HttpError(415, detailText(u"The content type must be application/json"));
    const auto parsed = parseJson(request.body);
    if (const auto *fault = std::get_if<JsonFault>(&parsed)) {
        const QByteArray context = JsonWriter().beginObject().key("error").text(fault->reason).endObject().bytes();
        throw unprocessable(
            Issue{"json_invalid", {u"body"_s, fault->offset}, u"JSON decode error"_s, QJsonObject(), context});
    }
    const QJsonValue &value = std::get<QJsonValue>(parsed);
    if (!value.isObject())
        throw notAnObject(value);
    return value.toObject();
}

UserFields userFields(const RoutedRequest &request, bool creating, const QString &latestDay)
{
    BodyReader reader(jsonBody(request));
    UserFields fields;
    fields.clientUserId = reader.text(u"client_user_id"_s, creating);
    if (fields.clientUserId)
        checkClientUserId(reader, *fields.clientUserId);
    fields.zone = reader.text(u"fallback_time_zone"_s, false);
    if (fields.zone && !geo::isZoneName(*fields.zone))
        reader.add("value_error", u"fallback_time_zone"_s, u"Value error, Invalid IANA time zone"_s, *fields.zone);
    fields.birthDate = reader.date(u"fallback_birth_date"_s);
    if (fields.birthDate && *fields.birthDate > latestDay)
        reader.add("date_past", u"fallback_birth_date"_s, u"Date should be in the past"_s, *fields.birthDate);
    fields.ingestionStart = reader.date(u"ingestion_start"_s);
    fields.ingestionEnd = reader.date(u"ingestion_end"_s);
    reader.finish();
    return fields;
}

std::optional<qint64> integerParameter(const Parameters &query, const QString &name, qint64 minimum, qint64 maximum,
                                       std::vector<Issue> &issues)
{
    const auto given = query.find(name);
    if (given == query.end())
        return {};
    // QString::toLongLong() also accepts spaces and a plus sign.
    static const QRegularExpression digits(QStringLiteral("^-?[0-9]+\\z"));
    bool number = digits.match(given->second).hasMatch();
    const qint64 value = number ? given->second.toLongLong(&number) : 0;
    const std::vector<QJsonValue> loc{u"query"_s, name};
    if (!number)
        issues.push_back({"int_parsing", loc,
                          u"Input should be a valid integer, unable to parse string as an integer"_s, given->second});
    else if (value < minimum)
        issues.push_back({"greater_than_equal", loc, u"Input should be greater than or equal to %1"_s.arg(minimum),
                          given->second, contextOf("ge", minimum)});
    else if (value > maximum)
        issues.push_back({"less_than_equal", loc, u"Input should be less than or equal to %1"_s.arg(maximum),
                          given->second, contextOf("le", maximum)});
    else
        return value;
    return {};
}

Issue choiceIssue(std::vector<QJsonValue> loc, const QStringList &choices, const QString &input)
{
    QString expected = u"'"_s + choices.join(u"', '") + u'\'';
    const qsizetype comma = expected.lastIndexOf(u", ");
    if (comma >= 0)
        expected.replace(comma, 2, u" or "_s);
    const QByteArray context = JsonWriter().beginObject().key("expected").text(expected).endObject().bytes();
    return {"enum", std::move(loc), u"Input should be %1"_s.arg(expected), input, context};
}

std::optional<QString> choiceParameter(const Parameters &query, const QString &name, const QStringList &choices,
                                       std::vector<Issue> &issues)
{
    const auto given = query.find(name);
    if (given == query.end())
        return {};
    if (choices.contains(given->second))
        return given->second;
    issues.push_back(choiceIssue({u"query"_s, name}, choices, given->second));
    return {};
}

bool isUuid(const QString &text)
{
    constexpr std::u16string_view form = u"xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    const auto fits = [](char16_t expected, QChar given) {
        const char16_t c = given.unicode();
        return expected == u'-' ? c == u'-' : (c >= u'0' && c <= u'9') || ((c | 0x20U) >= u'a' && (c | 0x20U) <= u'f');
    };
    return std::equal(form.begin(), form.end(), text.begin(), text.end(), fits);
}

bool isZipCode(const QString &text)
{
    return text.size() == 5
        && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= QChar(u'0') && c <= QChar(u'9'); });
}

QString checkedUserId(const QString &id)
{
    if (!isUuid(id))
        throw HttpError(422, detailText(u"Invalid user ID: must be a UUID"));
    const bool isLower = std::none_of(id.begin(), id.end(), [](QChar c) { return c >= u'A' && c <= u'F'; });
    return isLower ? id : id.toLower(); // which looks up each character
}

} // namespace labdesk::service
