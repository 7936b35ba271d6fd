// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userlistreader.h"

#include "wire/userreading.h"

namespace labdesk::wire {

/// Nearly all users end here, where they begin.
qsizetype UserListReader::readNext(QByteArrayView bytes, qsizetype index, const Sink &sink)
{
    const qsizetype size = m_plain.readNext(bytes);
    if (size > 0) {
        if (index == 0)
            guessTotal();
        handOut(sink); // they come before it
        ++m_users;
        sink(m_plain.next());
    }
    return size;
}

void UserListReader::hold(QByteArrayView object, qsizetype index, const Sink &sink)
{
    if (index == 0)
        guessTotal();
    if (!object.startsWith('{')) { // nothing for the parser of a batch
        handOut(sink);
        readSlowly(object, index, sink);
        return;
    }
    if (m_batch.isEmpty())
        m_firstOfBatch = index;
    if (m_batch.add(object, m_splitter.mayHaveEscapes()))
        return;
    handOut(sink);
    m_firstOfBatch = index;
    if (!m_batch.add(object, m_splitter.mayHaveEscapes()))
        readSlowly(object, index, sink);
}

void UserListReader::handOut(const Sink &sink)
{
    if (m_batch.isEmpty())
        return;
    const auto take = [&](const UserFields &fields) {
        ++m_users;
        sink(fields);
    };
    const auto doubt = [&](size_t entry) {
        const std::string_view object = m_batch.object(entry);
        return readSlowly({object.data(), qsizetype(object.size())}, m_firstOfBatch + qsizetype(entry), sink);
    };
    m_plain.read(m_batch, take, doubt);
    m_batch.clear();
}

bool UserListReader::readSlowly(QByteArrayView object, qsizetype index, const Sink &sink)
{
    const JsonPath list = m_splitter.isBare() ? JsonPath() : JsonPath(u"users");
    const JsonPath path(&list, index);
    JsonReading reading; // of its own: what fails here fails alone
    const auto root = parseJson(reading, path, QByteArray::fromRawData(object.data(), object.size()));
    const auto user = root ? readUser(JsonCursor(reading, *root, path)) : std::nullopt;
    if (!user) {
        ++m_undecodable;
        if (m_reasons.size() < size_t(UnreadEntries::mostReasons))
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
        if (m_drift.size() < JsonReading::mostDrift && !m_drift.contains(path))
            m_drift += path;
    if (m_drift.size() >= JsonReading::mostDrift)
        m_plain.passUnknown();
}

/// Where `total` stands before the list, it can be told while the list arrives. finish() looks at all of the envelope.
void UserListReader::guessTotal()
{
    if (m_splitter.isBare())
        return;
    JsonReading reading;
    if (const auto envelope = parseJson(reading, JsonPath(), m_splitter.envelope() + '}')) {
        const auto said = readUserEnvelope(JsonCursor(reading, *envelope, JsonPath()));
        if (!reading.failed())
            m_total = said;
    }
}

std::optional<DecodeError> UserListReader::readEnvelope()
{
    JsonReading reading;
    const auto envelope = parseJson(reading, JsonPath(), m_splitter.envelope());
    m_total = envelope ? readUserEnvelope(JsonCursor(reading, *envelope, JsonPath())) : std::nullopt;
    if (!reading.failed())
        addDrift(reading.driftPaths());
    return reading.error();
}

std::optional<DecodeError> UserListReader::feed(QByteArrayView chunk, const Sink &sink)
{
    if (m_error)
        return m_error;
    const auto takeObject = [&](QByteArrayView object, qsizetype index) {
        hold(object, index, sink);
        return true;
    };
    const auto takeNext = [&](QByteArrayView bytes, qsizetype index) { return readNext(bytes, index, sink); };
    m_error = m_splitter.feed(chunk, takeObject, takeNext);
    handOut(sink); // nothing waits for the next bytes, which may take their time
    return m_error;
}

std::optional<DecodeError> UserListReader::finish(const Sink &sink)
{
    if (m_error)
        return m_error;
    handOut(sink);
    m_error = m_splitter.finish();
    if (!m_error && !m_splitter.isBare())
        m_error = readEnvelope();
    return m_error;
}

} // namespace labdesk::wire
