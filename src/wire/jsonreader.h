// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire/decoded.h"
#include "wire/interruption.h"

#include <QAnyStringView>
#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QVarLengthArray>

#include <initializer_list>
#include <optional>
#include <vector>

namespace labdesk::wire {

/// A path in a document, as a chain of steps up to the root. Converted to text only when something is reported about
/// it, because a list of a million users has millions of paths.
class JsonPath
{
public:
    JsonPath() = default;                                    ///< the root
    explicit JsonPath(QAnyStringView list) : m_key(list) { } ///< a root within a document: `users`
    JsonPath(const JsonPath *parent, QAnyStringView key) : m_parent(parent), m_key(key) { }
    JsonPath(const JsonPath *parent, qsizetype index) : m_parent(parent), m_index(index) { }

    QString exact() const { return text(true); }    ///< `users[3].user_id`; `$` for the root
    QString general() const { return text(false); } ///< `users[].user_id`: the same for every entry

private:
    QString text(bool withNumbers) const;
    const JsonPath *m_parent = nullptr;
    QAnyStringView m_key; // a literal, or a key that outlives the path
    qsizetype m_index = -1;
};

/// The state of decoding a document: the first error, and the paths outside the known contract. After an error, the
/// readers return empty values, so that a decoder can be written as a plain list of fields.
class JsonDecodeContext
{
public:
    static constexpr qsizetype maxDriftPaths = 50; ///< a hostile body could name a new key in every entry

    void fail(const JsonPath &path, const QString &problem);
    void drift(const JsonPath &path);
    bool failed() const { return m_error.has_value(); }
    /// Called around each entry of a list that skips undecodable entries. endEntry() returns whether the entry was
    /// decoded; its error is counted and cleared.
    void beginEntry() { m_driftBefore = m_drift.size(); }
    bool endEntry();
    /// Records that the list claims to have this many more entries than it contains. Negative numbers count as 0.
    void noteMissing(qint64 entries) { m_undecodable.missing = entries > 0 ? entries : 0; }
    /// Fails with the error of the first entry, because no entry could be decoded.
    void failAsUndecodable() { m_error = std::move(m_firstUndecodable); }
    const std::optional<DecodeError> &error() const { return m_error; }
    const QStringList &driftPaths() const { return m_drift; }

    /// Returns the same text in memory that is shared by all equal texts of this document: a list of users repeats the
    /// same team and the same few sources.
    QString shared(const QString &text);

    template <class T> Decoding<T> finish(T value)
    {
        if (m_error)
            return *std::move(m_error);
        return Decoded<T>{std::move(value), std::move(m_drift), std::move(m_undecodable)};
    }

private:
    std::optional<DecodeError> m_error;
    QStringList m_drift;
    qsizetype m_driftBefore = 0; ///< size of m_drift before this entry
    UndecodableEntries m_undecodable;
    std::optional<DecodeError> m_firstUndecodable;
    QSet<QString> m_shared;
};

/// A value with its path and the context that it is decoded in. The object that created it must outlive it.
class JsonCursor
{
public:
    JsonCursor(JsonDecodeContext &reading, QJsonValue value, JsonPath path)
        : m_reading(&reading), m_value(std::move(value)), m_path(std::move(path))
    {
    }

    const QJsonValue &value() const { return m_value; }
    const JsonPath &path() const { return m_path; }
    JsonDecodeContext &reading() const { return *m_reading; }

    bool isGiven() const { return !m_value.isUndefined() && !m_value.isNull(); }
    /// For members that may be null: some deployments send an empty text then.
    bool isFilled() const { return isGiven() && m_value != QJsonValue(QString()); }
    void fail(const QString &problem) const { m_reading->fail(m_path, problem); }
    void drift() const { m_reading->drift(m_path); }

    // Required: missing, null or another type is a failure.
    QString string() const;
    qint64 integer() const; ///< also accepts a text of digits, which is drift
    QJsonObject object() const;
    QJsonArray array() const;
    // Optional: absent and null give an empty value, as an empty text does; another type is a failure.
    QString text() const { return isGiven() ? string() : QString(); }
    std::optional<QString> optionalString() const;
    std::optional<qint64> optionalInteger() const;
    QStringList strings() const;
    /// A string as it is, a number as text, anything else as compact JSON, which counts as drift.
    QString asSent() const;

private:
    JsonDecodeContext *m_reading;
    QJsonValue m_value;
    JsonPath m_path;
};

/// The fields of an object. Fields that haven't been read when this is destroyed are drift.
class JsonObject
{
public:
    explicit JsonObject(const JsonCursor &at) : m_at(at), m_object(at.object()) { }
    explicit JsonObject(const JsonCursor &&) = delete; // it keeps a reference
    JsonObject(const JsonObject &) = delete;
    JsonObject &operator=(const JsonObject &) = delete;
    ~JsonObject();

    /// Marks the key as read. The value is undefined if the key is absent.
    JsonCursor at(QLatin1String key);
    /// A field that deployments name differently: the first key, unless only the other one has a value.
    JsonCursor either(QLatin1String key, QLatin1String otherKey);
    void known(QLatin1String key) { (void)at(key); }
    /// Fails if none of these keys is present, and names the first one. A null value is enough. Tells this kind of
    /// object from others.
    void requireOneOf(std::initializer_list<QLatin1String> keys) const;
    bool hasOneOf(std::initializer_list<QLatin1String> keys) const;
    /// The fields that haven't been read so far.
    QJsonObject rest() const;

    QString string(QLatin1String key) { return at(key).string(); }
    QString text(QLatin1String key) { return at(key).text(); }
    qint64 integer(QLatin1String key) { return at(key).integer(); }
    QStringList strings(QLatin1String key) { return at(key).strings(); }
    /// A text that should be in the list. Any other text is returned as well, but is drift.
    QString listedText(QLatin1String key, const QStringList &list);

private:
    const JsonCursor &m_at;
    QJsonObject m_object;
    QVarLengthArray<QLatin1String, 16> m_read; // only keys that are present
};

/// Parses a body, which can be an object, an array, or a bare value. A body that would take too much memory is refused
/// before it is parsed; see jsonweight.h.
std::optional<QJsonValue> parseJson(JsonDecodeContext &reading, const JsonPath &path, const QByteArray &body);

QString compactJson(const QJsonValue &value);

/// Reads each entry of an array with `read`. Stops at the first failure, and when interrupted.
template <class T, class Read> std::vector<T> readList(const JsonCursor &at, Read read)
{
    const QJsonArray array = at.array();
    std::vector<T> list;
    list.reserve(size_t(array.size()));
    for (qsizetype i = 0; i < array.size() && !at.reading().failed(); ++i) {
        if (isInterrupted())
            at.fail(QStringLiteral("given up"));
        list.push_back(read(JsonCursor(at.reading(), array.at(i), JsonPath(&at.path(), i))));
    }
    return list;
}

/// Reads the entries of an array with `read`. Entries that can't be decoded are skipped and counted. If that is all of
/// them, decoding fails, because it is a list of something else.
template <class T, class Read> std::vector<T> readEntries(const JsonCursor &at, Read read)
{
    const QJsonArray array = at.array();
    JsonDecodeContext &reading = at.reading();
    std::vector<T> list;
    list.reserve(size_t(array.size()));
    for (qsizetype i = 0; i < array.size() && !reading.failed(); ++i) {
        if (isInterrupted()) {
            at.fail(QStringLiteral("given up"));
            break;
        }
        reading.beginEntry();
        T entry = read(JsonCursor(reading, array.at(i), JsonPath(&at.path(), i)));
        if (reading.endEntry())
            list.push_back(std::move(entry));
    }
    if (list.empty() && !array.isEmpty() && !reading.failed())
        reading.failAsUndecodable();
    return list;
}

/// The keys under which a wrapped list can be empty. Without entries, only its key tells what kind of list it is.
enum class EmptyList {
    OwnKey, ///< or one that doesn't name a kind of entry, such as `data`
    AnyKey  ///< except those of other lists
};

/// The key of the list in an object: `own`, which can be empty, or its only member that is an array of objects. If
/// there is no such member, its only array, which can be empty. Arrays of errors don't count. Empty: no member or
/// several could be the list.
QString keyOfList(const QJsonObject &object, const QString &own, EmptyList empty = EmptyList::OwnKey);

/// The list in a body: the body itself, if it is an array, or the member of an object that keyOfList() names. Other
/// members are drift, and `total` is compared with the number of entries.
JsonCursor listIn(const JsonCursor &root, const QString &own, EmptyList empty = EmptyList::OwnKey);

/// The members that are arrays with an object in them, except arrays of errors.
QStringList arraysOfObjects(const QJsonObject &object);

/// Whether a response reports errors under this key.
bool isKeyOfErrors(QAnyStringView key);

/// Reads the root of a body as a T, for decode(). Specialized where T is read.
template <class T> T readRoot(const JsonCursor &root);

/// Parses a body and reads its root.
template <class T, class Read> Decoding<T> decodeRoot(const QByteArray &body, Read read)
{
    JsonDecodeContext reading;
    const auto root = parseJson(reading, JsonPath(), body);
    if (!root)
        return *reading.error();
    T value = read(JsonCursor(reading, *root, JsonPath()));
    return reading.finish(std::move(value));
}

template <class T> Decoding<T> decode(const QByteArray &body)
{
    return decodeRoot<T>(body, readRoot<T>);
}

} // namespace labdesk::wire
