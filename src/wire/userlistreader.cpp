// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userlistreader.h"

#include "wire/fastuserparser.h"
#include "wire/listsplitter.h"
#include "wire/userreading.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace labdesk::wire {

using namespace Qt::StringLiterals;

namespace {

/// Whether a key, without underscores and in lower case, is about a next page; "nextrefreshat" isn't.
bool isNextPageKey(const QString &name)
{
    static constexpr std::array kinds = {"page"_L1,   "cursor"_L1, "token"_L1, "ur"_L1,    "link"_L1,
                                         "offset"_L1, "marker"_L1, "key"_L1,   "start"_L1, "href"_L1};
    return name == "next"_L1 || name == "hasmore"_L1 || name == "hasnext"_L1 || name == "hasnextpage"_L1
        || (name.startsWith("next"_L1)
            && std::ranges::any_of(kinds, [&name](auto kind) { return name.mid(4).startsWith(kind); }));
}

/// Whether a value names a next page. An offset past the end doesn't.
bool namesPage(const QString &name, const QJsonValue &value, const std::optional<qint64> &total)
{
    const QString text = value.toString();
    const bool isNo = text == "false"_L1 || text == "0"_L1 || text == "null"_L1;
    const bool isPastEnd = name == "nextoffset"_L1 && total && value.toDouble() >= double(*total);
    return value.toBool() || (!text.isEmpty() && !isNo) || (value.toDouble() > 0 && !isPastEnd)
        || !value.toObject().isEmpty() || !value.toArray().isEmpty();
}

/// Whether there is a "next_cursor", "nextPageToken", "has_more", "links": {"next": …}, and so on, with a value that
/// isn't empty.
bool hasNextPage(const QJsonObject &envelope, const std::optional<qint64> &total, bool isNested = false)
{
    for (auto at = envelope.begin(); at != envelope.end(); ++at) {
        const QString name = at.key().toLower().remove(u'_');
        const QJsonValue value = at.value();
        if (value.isObject() && !isNested && hasNextPage(value.toObject(), total, true))
            return true;
        if (isNextPageKey(name) && namesPage(name, value, total))
            return true;
    }
    return false;
}

} // namespace

UserListReader::UserListReader()
    : m_splitter(std::make_unique<ListSplitter>("users", u"user_id"_s)),
      m_fastParser(std::make_unique<FastUserParser>())
{
}

UserListReader::~UserListReader() = default;

bool UserListReader::isBare() const
{
    return m_splitter->isBare();
}

/// Reads a user in place. Nearly all users are read this way.
qsizetype UserListReader::readNext(QByteArrayView bytes, qsizetype index, const Sink &sink)
{
    const qsizetype size = m_fastParser->readNext(bytes);
    if (size > 0) {
        if (index == 0)
            estimateTotal();
        ++m_users;
        sink(m_fastParser->next());
    }
    return size;
}

/// Reads an entry that spans two chunks, ends too close to the end of one, or isn't a plain user.
void UserListReader::readBuffered(QByteArrayView entry, qsizetype index, const Sink &sink)
{
    m_padded.assign(entry.data(), size_t(entry.size())).append(FastUserParser::padding, '\0');
    if (readNext(m_padded, index, sink) > 0)
        return;
    if (index == 0)
        estimateTotal();
    if (readWithFallback(entry, index, sink))
        m_fastParser->markReported();
}

bool UserListReader::readWithFallback(QByteArrayView object, qsizetype index, const Sink &sink)
{
    if (isInterrupted())
        return false; // checked for each user, because a chunk may hold a hundred thousand
    const JsonPath list = m_splitter->isBare() ? JsonPath() : JsonPath(u"users");
    const JsonPath path(&list, index);
    JsonDecodeContext reading; // a separate context, so that an error affects only this user
    const auto root = parseJson(reading, path, QByteArray::fromRawData(object.data(), object.size()));
    const auto user = root ? readUser(JsonCursor(reading, *root, path)) : std::nullopt;
    if (!user) {
        ++m_undecodable;
        if (m_reasons.size() < size_t(UndecodableEntries::maxReasons))
            m_reasons.push_back(*reading.error());
        return false;
    }
    addDrift(reading.driftPaths());
    ++m_users;
    sink(FieldsOfUser(*user).fields());
    return true;
}

void UserListReader::addDrift(const QStringList &paths)
{
    for (const QString &path : paths)
        if (m_drift.size() < JsonDecodeContext::maxDriftPaths && !m_drift.contains(path))
            m_drift += path;
    if (m_drift.size() >= JsonDecodeContext::maxDriftPaths)
        m_fastParser->ignoreUnknown();
}

/// If `total` precedes the list, it is known while the list arrives. finish() reads the whole envelope.
void UserListReader::estimateTotal()
{
    if (m_splitter->isBare())
        return;
    JsonDecodeContext reading;
    if (const auto envelope = parseJson(reading, JsonPath(), m_splitter->envelope() + '}')) {
        const auto said
            = readUserEnvelope(JsonCursor(reading, *envelope, JsonPath()), QString::fromUtf8(m_splitter->key()));
        if (!reading.failed())
            m_total = said;
    }
}

std::optional<DecodeError> UserListReader::readEnvelope()
{
    JsonDecodeContext reading;
    const auto envelope = parseJson(reading, JsonPath(), m_splitter->envelope());
    m_total = envelope
        ? readUserEnvelope(JsonCursor(reading, *envelope, JsonPath()), QString::fromUtf8(m_splitter->key()))
        : std::nullopt;
    m_saysMoreFollows = envelope && hasNextPage(envelope->toObject(), m_total);
    if (!reading.failed())
        addDrift(reading.driftPaths());
    return reading.error();
}

std::optional<DecodeError> UserListReader::feed(QByteArrayView chunk, const Sink &sink)
{
    if (m_error)
        return m_error;
    const auto takeEntry = [&](QByteArrayView entry, qsizetype index) { readBuffered(entry, index, sink); };
    const auto takeNext = [&](QByteArrayView bytes, qsizetype index) { return readNext(bytes, index, sink); };
    m_error = m_splitter->feed(chunk, takeEntry, takeNext);
    return m_error;
}

std::optional<DecodeError> UserListReader::finish()
{
    if (m_error)
        return m_error;
    m_error = m_splitter->finish();
    if (!m_error && !m_splitter->isBare())
        m_error = readEnvelope();
    return m_error;
}

} // namespace labdesk::wire
