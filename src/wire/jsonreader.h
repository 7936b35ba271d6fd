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

/// A place in a document, as a chain of steps up to the root. Made into text only when there is something to say about
/// it: a list of a million users has millions of places.
class JsonPath
{
public:
    JsonPath() = default;                                    ///< the root
    explicit JsonPath(QAnyStringView list) : m_key(list) { } ///< a root that is itself a part, such as `users`
    JsonPath(const JsonPath *parent, QAnyStringView key) : m_parent(parent), m_key(key) { }
    JsonPath(const JsonPath *parent, qsizetype index) : m_parent(parent), m_index(index) { }

    QString exact() const { return text(true); }    ///< `users[3].user_id`; `$` for the root
    QString general() const { return text(false); } ///< `users[].user_id`: the same for every entry

private:
    QString text(bool withNumbers) const;
    const JsonPath *m_parent = nullptr;
    QAnyStringView m_key; // a literal, or a key that lives as long as the path
    qsizetype m_index = -1;
};

/// One decoding on its way: the first thing that was wrong, and what lies outside the known contract. After a failure
/// the readers go on giving empty values, so that a decoder reads as a list of fields.
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
    /// The list says that it has this many entries more than came; a number below 0 says nothing.
    void noteMissing(qint64 entries) { m_undecodable.missing = entries > 0 ? entries : 0; }
    /// Fails with the error of the first entry: none could be decoded.
    void failAsUndecodable() { m_error = std::move(m_firstUndecodable); }
    const std::optional<DecodeError> &error() const { return m_error; }
    const QStringList &driftPaths() const { return m_drift; }

    /// The same text, in memory that all its equals of this reading share: a list of users names the same team and the
    /// same few sources over and over.
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
    qsizetype m_driftBefore = 0; ///< of this entry
    UndecodableEntries m_undecodable;
    std::optional<DecodeError> m_firstUndecodable;
    QSet<QString> m_shared;
};

/// A value at its place, and the reading it belongs to. The object that made it must outlive it.
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
    void fail(const QString &problem) const { m_reading->fail(m_path, problem); }
    void drift() const { m_reading->drift(m_path); }

    // Required: missing, null or another type is a failure.
    QString string() const;
    qint64 integer() const; ///< also as a text of digits alone, which is drift
    QJsonObject object() const;
    QJsonArray array() const;
    // Absent and null are nothing; another type is a failure.
    QString text() const { return isGiven() ? string() : QString(); }
    std::optional<QString> optionalString() const;
    std::optional<qint64> optionalInteger() const;
    QStringList strings() const;
    /// A string, or a number as text, or compact JSON of anything else, which counts as drift.
    QString asSent() const;

private:
    JsonDecodeContext *m_reading;
    QJsonValue m_value;
    JsonPath m_path;
};

/// The fields of an object. Fields that weren't asked for until its destructor are drift.
class JsonObject
{
public:
    explicit JsonObject(const JsonCursor &at) : m_at(at), m_object(at.object()) { }
    explicit JsonObject(const JsonCursor &&) = delete; // it keeps a reference
    JsonObject(const JsonObject &) = delete;
    JsonObject &operator=(const JsonObject &) = delete;
    ~JsonObject();

    /// Marks the key as read; an absent one gives an undefined value.
    JsonCursor at(QLatin1String key);
    /// The one of two names that holds a value, for fields that deployments name differently; else the first.
    JsonCursor either(QLatin1String key, QLatin1String otherName);
    void known(QLatin1String key) { (void)at(key); }
    /// Fails when none of these keys is there, be it null, and names the first: what tells this kind of object from
    /// others.
    void requireOneOf(std::initializer_list<QLatin1String> keys) const;
    bool hasOneOf(std::initializer_list<QLatin1String> keys) const;
    /// What was not asked for so far.
    QJsonObject rest() const;

    QString string(QLatin1String key) { return at(key).string(); }
    QString text(QLatin1String key) { return at(key).text(); }
    qint64 integer(QLatin1String key) { return at(key).integer(); }
    QStringList strings(QLatin1String key) { return at(key).strings(); }
    /// One of a few values that change what is shown: another is kept, and is drift.
    QString listedText(QLatin1String key, const QStringList &list);

private:
    const JsonCursor &m_at;
    QJsonObject m_object;
    QVarLengthArray<QLatin1String, 16> m_read; // only keys that are there
};

/// The root of a body that must be JSON: an object, an array, or a bare value. Refused before it takes memory: see
/// jsonweight.h.
std::optional<QJsonValue> parseJson(JsonDecodeContext &reading, const JsonPath &path, const QByteArray &body);

QString compactJson(const QJsonValue &value);

/// Reads each entry of an array by `read`; stops at the first failure, and when interrupted.
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

/// Every entry of an array that `read` can; the others are left out and counted. When that is every one, it is a
/// failure: then it is a list of something else.
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

/// The root of a body as a T: specialized where T is read, for decode().
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
