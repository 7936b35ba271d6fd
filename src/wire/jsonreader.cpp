// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/jsonreader.h"

#include "wire/jsonweight.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

/// Keys come from the service, so unprintable characters and bidirectional marks are replaced and long keys are
/// truncated.
QString printableKey(const QString &key)
{
    QString clean;
    for (const QChar c : QStringView(key).left(60))
        clean += c.isPrint() && !c.isSurrogate() && c.category() != QChar::Other_Format ? c : QChar(u'?');
    return clean;
}

/// Returns the number if the text is an integer in JSON notation.
std::optional<qint64> parseInteger(const QString &text)
{
    static constexpr qsizetype maxDigits = 15; // a double represents them exactly
    const bool isNegative = text.startsWith(u'-');
    const QStringView digits = QStringView(text).sliced(isNegative ? 1 : 0);
    const bool isPlain = !digits.isEmpty() && digits.size() <= maxDigits && (digits.size() == 1 || digits[0] != u'0')
        && std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return isPlain ? std::optional(text.toLongLong()) : std::nullopt;
}

QString formatNumber(const QJsonValue &number)
{
    const qint64 whole = number.toInteger(0);
    if (whole == number.toInteger(1))
        return QString::number(whole);
    return QString::number(number.toDouble(), 'g', QLocale::FloatingPointShortest);
}

bool canBeEmpty(const QString &key, EmptyList empty)
{
    static const QSet<QString> neutral{u"data"_s, u"items"_s, u"results"_s};
    static const QSet<QString> known{u"users"_s,
                                     u"providers"_s,
                                     u"payors"_s,
                                     u"connected_sources"_s,
                                     u"patient_service_centers"_s,
                                     u"refreshed_sources"_s,
                                     u"in_progress_sources"_s,
                                     u"failed_sources"_s};
    return neutral.contains(key) || (empty == EmptyList::AnyKey && !known.contains(key));
}

bool tellsOfErrors(const QJsonObject &object)
{
    for (auto it = object.constBegin(); it != object.constEnd(); ++it)
        if (const QJsonValue told = it.value(); isKeyOfErrors(it.key())
            && (!told.toString().isEmpty() || !told.toArray().isEmpty() || !told.toObject().isEmpty()))
            return true;
    return false;
}

} // namespace

bool isKeyOfErrors(QAnyStringView key)
{
    static constexpr QLatin1String names[]
        = {"errors"_L1, "error"_L1, "detail"_L1, "details"_L1, "warnings"_L1, "messages"_L1};
    return std::ranges::any_of(
        names, [key](QLatin1String name) { return QAnyStringView::compare(key, name, Qt::CaseInsensitive) == 0; });
}

QStringList arraysOfObjects(const QJsonObject &object)
{
    QStringList keys;
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        const QJsonArray array = it.value().toArray();
        if (!isKeyOfErrors(it.key())
            && std::any_of(array.begin(), array.end(), [](const QJsonValue &entry) { return entry.isObject(); }))
            keys += it.key();
    }
    return keys;
}

QString keyOfList(const QJsonObject &object, const QString &own, EmptyList empty)
{
    if (!own.isEmpty() && object.contains(own))
        return own;
    QStringList keys = arraysOfObjects(object);
    if (keys.isEmpty())
        for (auto it = object.constBegin(); it != object.constEnd(); ++it)
            if (it.value().isArray() && !isKeyOfErrors(it.key()))
                keys += it.key();
    if (keys.size() != 1)
        return {};
    const bool isEmpty = object.value(keys.first()).toArray().isEmpty();
    return isEmpty && (!canBeEmpty(keys.first(), empty) || tellsOfErrors(object)) ? QString() : keys.first();
}

JsonCursor listIn(const JsonCursor &root, const QString &own, EmptyList empty)
{
    if (!root.value().isObject())
        return root;
    JsonDecodeContext &reading = root.reading();
    const QJsonObject object = root.value().toObject();
    const QString key = keyOfList(object, own, empty);
    const bool comesUnderAnyKey = empty == EmptyList::AnyKey;
    if (key.isEmpty() && !comesUnderAnyKey)
        return root;
    if (key.isEmpty())
        return {reading, QJsonValue::Undefined, JsonPath(&root.path(), reading.shared(own))};
    const bool isExpected = key == own || comesUnderAnyKey;
    for (auto it = object.constBegin(); it != object.constEnd(); ++it)
        if (const QString member = it.key(); member != key || !isExpected)
            reading.drift(JsonPath(&root.path(), member));
    const QJsonArray list = object.value(key).toArray();
    reading.noteMissing(std::max<qint64>(object.value("total"_L1).toInteger(), 0) - list.size());
    return {reading, object.value(key), JsonPath(&root.path(), reading.shared(key))};
}

QString JsonPath::text(bool withNumbers) const
{
    QVarLengthArray<const JsonPath *, 16> steps;
    for (const JsonPath *step = this; step; step = step->m_parent)
        steps.append(step);
    QString all;
    for (auto it = steps.crbegin(); it != steps.crend(); ++it) {
        const JsonPath &step = **it;
        if (step.m_index >= 0)
            all += withNumbers ? u"[%1]"_s.arg(step.m_index) : u"[]"_s;
        else if (!step.m_key.isEmpty() || step.m_parent)
            all += (all.isEmpty() ? QString() : u"."_s) + printableKey(step.m_key.toString());
    }
    return all.isEmpty() ? u"$"_s : all;
}

void JsonDecodeContext::fail(const JsonPath &path, const QString &problem)
{
    if (!m_error)
        m_error = DecodeError{path.exact(), problem};
}

void JsonDecodeContext::drift(const JsonPath &path)
{
    if (m_drift.size() >= maxDriftPaths)
        return;
    const QString where = path.general();
    if (!m_drift.contains(where))
        m_drift += where;
}

bool JsonDecodeContext::endEntry()
{
    if (!m_error)
        return true;
    ++m_undecodable.count;
    if (m_undecodable.reasons.size() < UndecodableEntries::maxReasons)
        m_undecodable.reasons += m_error->text();
    if (!m_firstUndecodable)
        m_firstUndecodable = std::move(m_error);
    m_error.reset();
    m_drift.resize(m_driftBefore); // the drift of a skipped entry isn't reported
    return false;
}

QString JsonDecodeContext::shared(const QString &text)
{
    static constexpr qsizetype maxSharedTexts = 10'000; // limits the set when most texts are unique
    if (const auto known = m_shared.constFind(text); known != m_shared.cend())
        return *known;
    if (m_shared.size() < maxSharedTexts)
        m_shared.insert(text);
    return text;
}

QString JsonCursor::string() const
{
    if (m_value.isString())
        return m_value.toString();
    fail(m_value.isUndefined() ? u"missing"_s : m_value.isNull() ? u"must not be null"_s : u"must be a string"_s);
    return {};
}

qint64 JsonCursor::integer() const
{
    // toInteger() returns its default for a number that has a fraction or is out of range; comparing two defaults
    // tells.
    if (m_value.isDouble() && m_value.toInteger(0) == m_value.toInteger(1))
        return m_value.toInteger();
    if (const auto number = parseInteger(m_value.toString())) {
        drift();
        return *number;
    }
    fail(m_value.isUndefined() ? u"missing"_s : m_value.isNull() ? u"must not be null"_s : u"must be an integer"_s);
    return 0;
}

QJsonObject JsonCursor::object() const
{
    if (m_value.isObject())
        return m_value.toObject();
    fail(m_value.isUndefined() ? u"missing"_s : m_value.isNull() ? u"must not be null"_s : u"must be an object"_s);
    return {};
}

QJsonArray JsonCursor::array() const
{
    if (m_value.isArray())
        return m_value.toArray();
    fail(m_value.isUndefined() ? u"missing"_s : m_value.isNull() ? u"must not be null"_s : u"must be an array"_s);
    return {};
}

std::optional<QString> JsonCursor::optionalString() const
{
    return isFilled() ? std::optional(string()) : std::nullopt;
}

std::optional<qint64> JsonCursor::optionalInteger() const
{
    return isGiven() ? std::optional(integer()) : std::nullopt;
}

QStringList JsonCursor::strings() const
{
    if (!isGiven())
        return {};
    const auto all = readList<QString>(*this, [](const JsonCursor &item) { return item.string(); });
    return {all.begin(), all.end()};
}

QString JsonCursor::asSent() const
{
    if (!isGiven())
        return {};
    if (m_value.isString())
        return m_value.toString();
    if (m_value.isDouble())
        return formatNumber(m_value);
    drift();
    return compactJson(m_value);
}

JsonObject::~JsonObject()
{
    if (m_read.size() == m_object.size() || m_at.reading().failed())
        return;
    for (const QString &key : rest().keys())
        m_at.reading().drift(JsonPath(&m_at.path(), key));
}

QJsonObject JsonObject::rest() const
{
    QJsonObject rest = m_object;
    for (const QLatin1String key : m_read)
        rest.remove(key);
    return rest;
}

JsonCursor JsonObject::at(QLatin1String key)
{
    const QJsonValue value = m_object.value(key);
    if (!value.isUndefined() && !m_read.contains(key))
        m_read.append(key);
    return {m_at.reading(), value, JsonPath(&m_at.path(), key)};
}

JsonCursor JsonObject::either(QLatin1String key, QLatin1String otherKey)
{
    const JsonCursor first = at(key);
    const JsonCursor second = at(otherKey);
    return !first.isGiven() && second.isGiven() ? second : first;
}

void JsonObject::requireOneOf(std::initializer_list<QLatin1String> keys) const
{
    if (!hasOneOf(keys))
        m_at.reading().fail(JsonPath(&m_at.path(), *keys.begin()), u"missing"_s);
}

bool JsonObject::hasOneOf(std::initializer_list<QLatin1String> keys) const
{
    return std::any_of(keys.begin(), keys.end(), [this](QLatin1String key) { return m_object.contains(key); });
}

QString JsonObject::listedText(QLatin1String key, const QStringList &list)
{
    const JsonCursor field = at(key);
    const QString text = field.text();
    if (!text.isEmpty() && !list.contains(text, Qt::CaseInsensitive))
        field.drift();
    return text;
}

std::optional<QJsonValue> parseJson(JsonDecodeContext &reading, const JsonPath &path, const QByteArray &body)
{
    const QByteArrayView view = QByteArrayView(body).trimmed();
    const QByteArray trimmed = QByteArray::fromRawData(view.data(), view.size()); // a copy may be large
    if (trimmed.isEmpty()) {
        reading.fail(path, u"empty"_s);
        return std::nullopt;
    }
    if (const QString reason = treeTooLargeReason(trimmed); !reason.isEmpty()) {
        reading.fail(path, reason);
        return std::nullopt;
    }
    // QJsonDocument drops a byte order mark at the beginning of a string unless it is escaped, which could turn one ID
    // into another.
    const QByteArray escaped
        = trimmed.contains("\"\xef\xbb\xbf") ? QByteArray(trimmed).replace("\"\xef\xbb\xbf", "\"\\ufeff") : trimmed;
    // QJsonDocument of Qt 6.4 reads only objects and arrays, so a bare value is read as the only entry of an array.
    const bool isBare = !trimmed.startsWith('{') && !trimmed.startsWith('[') && !trimmed.startsWith("\xef\xbb\xbf");
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(isBare ? '[' + escaped + ']' : escaped, &error);
    if (error.error == QJsonParseError::DeepNesting)
        reading.fail(path, u"nested too deeply"_s);
    else if (error.error == QJsonParseError::IllegalUTF8String)
        reading.fail(path, u"not JSON: broken UTF-8"_s);
    else if (error.error != QJsonParseError::NoError || (isBare && document.array().size() != 1))
        reading.fail(path, u"not JSON"_s);
    if (reading.failed())
        return std::nullopt;
    if (isBare)
        return document.array().first();
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
}

QString compactJson(const QJsonValue &value)
{
    // QJsonDocument writes only objects and arrays, so the value is put into an array and its brackets are removed.
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(1, json.size() - 2));
}

} // namespace labdesk::wire
