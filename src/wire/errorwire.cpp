// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/errorwire.h"

#include "domain/ids.h"
#include "wire/jsonreader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

constexpr qsizetype maxMessageLength = 500;
constexpr qsizetype maxErrorBodyBytes = 1024 * 1024; // error bodies are smaller; a larger body is something else
constexpr qsizetype maxItems = 50;
constexpr qsizetype maxLocation = 8; // "body", "users", 3, "name"
constexpr qsizetype maxLocationPart = 60;

/// Reduces a text to one line of limited length, without control characters and bidirectional marks.
QString plainLine(const QString &text)
{
    QString clean;
    clean.reserve(qMin(text.size(), 4 * maxMessageLength));
    for (const QChar c : QStringView(text).left(4 * maxMessageLength)) {
        if (c.isSpace() || c.category() == QChar::Other_Control)
            clean += u' ';
        else if (c.category() != QChar::Other_Format)
            clean += c;
    }
    clean = clean.simplified();
    const bool isCut = clean.size() > maxMessageLength;
    clean.truncate(maxMessageLength);
    if (const qsizetype space = clean.lastIndexOf(u' ');
        isCut && space > maxMessageLength / 2) // so that no word is cut
        clean = clean.left(space) + u'…';
    if (!clean.isEmpty() && clean.back().isHighSurrogate())
        clean.chop(1);
    if (!clean.isValidUtf16()) { // a lone surrogate, for example from \ud800
        const auto characters = clean.toUcs4();
        clean = QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()), characters.size());
    }
    return clean;
}

/// Returns the end of the closing tag of `name` after `from`; -1 if there is none.
qsizetype endOfClosingTag(const QString &html, const QString &name, qsizetype from)
{
    const QString tag = u"</"_s + name;
    for (qsizetype at = html.indexOf(tag, from, Qt::CaseInsensitive); at >= 0;
         at = html.indexOf(tag, at + tag.size(), Qt::CaseInsensitive)) {
        qsizetype end = at + tag.size();
        while (end < html.size() && html[end].isSpace())
            ++end;
        if (end < html.size() && html[end] == u'>')
            return end + 1;
    }
    return -1;
}

/// Removes comments, and elements that are never shown. A regular expression would search the rest of the text for each
/// tag that isn't closed, which takes seconds for 64 KB of them.
QString withoutInvisibleMarkup(const QString &html)
{
    struct Part
    {
        QString name; ///< empty: a comment
        bool hasEnd = true;
    };
    Part parts[] = {{u"script"_s}, {u"style"_s}, {u"head"_s}, {{}}};
    QString visible;
    qsizetype from = 0;
    for (qsizetype at = html.indexOf(u'<'); at >= 0; at = html.indexOf(u'<', at + 1)) {
        const QStringView rest = QStringView(html).sliced(at + 1);
        for (Part &part : parts) {
            const qsizetype next = at + 1 + part.name.size();
            const bool begins = part.name.isEmpty() ? rest.startsWith(u"!--")
                                                    : rest.startsWith(part.name, Qt::CaseInsensitive)
                    && (next >= html.size() || !(html[next].isLetterOrNumber() || html[next] == u'_'));
            if (!begins || !part.hasEnd)
                continue;
            const qsizetype comment = part.name.isEmpty() ? html.indexOf(u"-->"_s, at + 4) : -1;
            const qsizetype end = !part.name.isEmpty() ? endOfClosingTag(html, part.name, next)
                : comment >= 0                         ? comment + 3
                                                       : -1;
            part.hasEnd = end >= 0; // if this one has no end, no later one has
            if (!part.hasEnd)
                continue;
            visible += QStringView(html).sliced(from, at - from);
            visible += u' ';
            from = end;
            at = end - 1;
            break;
        }
    }
    visible += QStringView(html).sliced(from);
    return visible;
}

QString markupToText(const QString &html)
{
    static const QRegularExpression title(u"<title[^>]*>([^<]*)"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tag(u"<[^>]*(>|$)"_s);
    QString text = title.match(html).captured(1).trimmed();
    if (text.isEmpty())
        text = withoutInvisibleMarkup(html).replace(tag, u" "_s);
    text.replace(u"&lt;"_s, u"<"_s).replace(u"&gt;"_s, u">"_s).replace(u"&quot;"_s, u"\""_s);
    text.replace(u"&#39;"_s, u"'"_s).replace(u"&nbsp;"_s, u" "_s).replace(u"&amp;"_s, u"&"_s); // &amp; last
    return plainLine(text);
}

QString wordOf(const QJsonValue &value)
{
    return plainLine(value.isDouble() ? QString::number(value.toInteger()) : value.toString());
}

/// Reads an entry of a `detail` array, without its `input` and `ctx`, which repeat what was sent.
FieldProblem problemOf(const QJsonObject &item)
{
    FieldProblem problem;
    const QJsonArray loc = item.value("loc"_L1).toArray();
    for (qsizetype i = 0; i < qMin(loc.size(), maxLocation); ++i)
        problem.loc += wordOf(loc.at(i)).left(maxLocationPart);
    problem.type = plainLine(item.value("type"_L1).toString());
    problem.message = plainLine(item.value("msg"_L1).toString());
    return problem;
}

void readDetailArray(const QJsonArray &items, ErrorBody &error)
{
    for (qsizetype i = 0; i < qMin(items.size(), maxItems); ++i) {
        const QJsonValue item = items.at(i);
        FieldProblem problem = item.isObject() ? problemOf(item.toObject()) : FieldProblem{{}, {}, wordOf(item)};
        if (error.message.isEmpty())
            error.message = problem.message;
        error.problems.push_back(std::move(problem));
    }
}

void readDetailObject(const QJsonObject &detail, ErrorBody &error)
{
    error.errorType = plainLine(detail.value("error_type"_L1).toString());
    for (const QLatin1String key : {"error_message"_L1, "message"_L1, "msg"_L1})
        if (error.message.isEmpty())
            error.message = plainLine(detail.value(key).toString());
    const auto existing = UserId::parse(detail.value("user_id"_L1).toString());
    error.isDuplicate = error.message.contains(u"already exists", Qt::CaseInsensitive);
    if (error.isDuplicate && existing)
        error.existingUserId = existing->text();
}

/// Reads the members that come with `detail` or instead of it: from the token endpoint, a failed refresh, or
/// problem+json.
void readOtherForms(const QJsonObject &object, ErrorBody &error)
{
    const QJsonValue plain = object.value("error"_L1);
    if (plain.isObject())
        readDetailObject(plain.toObject(), error);
    const QString word = plainLine(plain.toString());
    for (const QLatin1String key : {"error_description"_L1, "error_message"_L1, "message"_L1, "Message"_L1})
        if (error.message.isEmpty())
            error.message = plainLine(object.value(key).toString());
    if (error.message.isEmpty()) // the form that gateways use
        error.message = plainLine(object.value("fault"_L1).toObject().value("faultstring"_L1).toString());
    const QJsonObject first = object.value("errors"_L1).toArray().first().toObject();
    for (const QLatin1String key : {"detail"_L1, "message"_L1, "title"_L1})
        if (error.message.isEmpty())
            error.message = plainLine(first.value(key).toString());
    if (error.message.isEmpty())
        error.message = word.isEmpty() ? plainLine(object.value("title"_L1).toString()) : word;
    else if (error.errorType.isEmpty())
        error.errorType = word; // such as access_denied, next to its description
    error.isFailure = object.value("success"_L1) == QJsonValue(false);
    const QJsonArray failed = object.value("failed_sources"_L1).toArray();
    for (qsizetype i = 0; i < qMin(failed.size(), maxItems); ++i)
        error.failedSources += wordOf(failed.at(i));
}

void readJsonError(const QJsonValue &root, ErrorBody &error)
{
    if (!root.isObject()) {
        if (root.isArray())
            readDetailArray(root.toArray(), error);
        else
            error.message = wordOf(root);
        return;
    }
    const QJsonObject object = root.toObject();
    const QJsonValue detail = object.value("detail"_L1);
    error.isFromService = !detail.isUndefined() || object.contains("error"_L1);
    if (detail.isObject())
        readDetailObject(detail.toObject(), error);
    else if (detail.isArray())
        readDetailArray(detail.toArray(), error);
    else
        error.message = plainLine(detail.toString());
    readOtherForms(object, error);
    // A duplicate is recognized by its message, which other forms of `detail` contain, too.
    error.isDuplicate
        = error.isDuplicate || error.message.contains(u"client user id already exists", Qt::CaseInsensitive);
}

} // namespace

ErrorBody decodeErrorBody(const QByteArray &body, const QByteArray &contentType)
{
    ErrorBody error;
    const QByteArray start = body.left(maxErrorBodyBytes).trimmed();
    if (start.isEmpty())
        return error;
    // Go by the body rather than the content type, because gateways send wrong types.
    JsonDecodeContext reading;
    if (body.size() <= maxErrorBodyBytes)
        if (const auto root = parseJson(reading, JsonPath(), start)) {
            readJsonError(*root, error);
            error.isJson = true;
            return error;
        }
    const QByteArray type = contentType.toLower();
    if (start.startsWith('<') || type.contains("html"))
        error.message = markupToText(QString::fromUtf8(start.left(64 * 1024)));
    else if (!start.startsWith('{') && !start.startsWith('[')
             && !type.contains("json")) // broken JSON isn't worth showing
        error.message = plainLine(QString::fromUtf8(start.left(8 * maxMessageLength)));
    return error;
}

std::optional<ErrorBody> decodeFailure(const QByteArray &body)
{
    if (QByteArrayView(body).trimmed().startsWith('[')) // most large bodies are lists; don't parse them twice
        return std::nullopt;
    JsonDecodeContext reading;
    const auto root = parseJson(reading, JsonPath(), body);
    if (!root || root->toObject().value("success"_L1) != QJsonValue(false))
        return std::nullopt;
    ErrorBody error;
    readJsonError(*root, error);
    return error;
}

template <> Decoding<Done> decode(const QByteArray &body)
{
    if (QByteArrayView(body).trimmed().isEmpty())
        return Decoded<Done>{};
    return decodeRoot<Done>(body, [](const JsonCursor &root) {
        JsonObject fields(root);
        const JsonCursor success = fields.at("success"_L1);
        if (success.value() != QJsonValue(true))
            success.fail(success.value().isUndefined() ? u"missing"_s : u"must be true"_s);
        for (const QLatin1String key : {"refreshed_sources"_L1, "in_progress_sources"_L1, "failed_sources"_L1})
            if (const JsonCursor list = fields.at(key); !list.value().isUndefined()) // a refresh has `success`, too
                list.fail(u"belongs to another response"_s);
        // Of any type, because the change was made and an unexpected ID must not make the response unreadable.
        const QString userId = fields.at("user_id"_L1).asSent();
        return Done{userId.isEmpty() ? std::nullopt : std::optional(userId)};
    });
}

} // namespace labdesk::wire
