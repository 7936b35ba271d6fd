// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userlistreader.h"

#include "wire/fastuserparser.h"
#include "wire/listsplitter.h"
#include "wire/userreading.h"

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

/// A decoded user, with the bytes that its fields are views into.
class FieldsOfUser
{
public:
    explicit FieldsOfUser(const User &user)
    {
        m_sources.reserve(user.sources.size());
        for (const ConnectedSource &source : user.sources)
            m_sources.push_back({bytesOf(source.name), bytesOf(source.slug)});
        m_fields.id = bytesOf(user.id.text());
        m_fields.clientUserId = bytesOf(user.clientUserId);
        m_fields.teamId = bytesOf(user.teamId);
        m_fields.createdOn = bytesOf(user.createdOn.text);
        if (user.createdOn.utc.isValid())
            m_fields.createdMs = user.createdOn.utc.toMSecsSinceEpoch();
        m_fields.sources = m_sources;
        if (user.timeZone)
            m_fields.zone = bytesOf(user.timeZone->id);
        m_fields.hasBirthDate = user.birthDate.has_value();
        if (user.ingestionStart)
            m_fields.ingestionStart = bytesOf(user.ingestionStart->text);
        if (user.ingestionEnd)
            m_fields.ingestionEnd = bytesOf(user.ingestionEnd->text);
    }
    const UserFields &fields() const { return m_fields; }

private:
    std::string_view bytesOf(const QString &text)
    {
        m_bytes.push_back(text.toUtf8());
        return {m_bytes.back().constData(),
                size_t(m_bytes.back().size())}; // a QByteArray that moves leaves its bytes in place
    }

    std::vector<QByteArray> m_bytes;
    std::vector<UserFields::Source> m_sources;
    UserFields m_fields;
};

} // namespace

struct UserListReader::Private
{
    static constexpr size_t mostReasons = 10;

    qsizetype readNext(QByteArrayView bytes, qsizetype index, const Sink &sink);
    void hold(QByteArrayView object, qsizetype index, const Sink &sink);
    void handOut(const Sink &sink);
    bool readSlowly(QByteArrayView object, qsizetype index, const Sink &sink);
    void addDrift(const QStringList &paths);
    void guessTotal();
    std::optional<DecodeError> readEnvelope();

    ListSplitter splitter{"users"};
    UserBatch batch;
    qsizetype firstOfBatch = 0; // its place in the list
    FastUserParser plain;
    std::optional<qint64> total;
    qint64 users = 0;
    qint64 undecodable = 0;
    std::vector<DecodeError> reasons;
    QStringList drift;
    std::optional<DecodeError> error;
};

/// Nearly all users end here, where they begin.
qsizetype UserListReader::Private::readNext(QByteArrayView bytes, qsizetype index, const Sink &sink)
{
    const qsizetype size = plain.readNext(bytes);
    if (size > 0) {
        if (index == 0)
            guessTotal();
        handOut(sink); // they come before it
        ++users;
        sink(plain.next());
    }
    return size;
}

void UserListReader::Private::hold(QByteArrayView object, qsizetype index, const Sink &sink)
{
    if (index == 0)
        guessTotal();
    if (!object.startsWith('{')) { // nothing for the parser of a batch
        handOut(sink);
        readSlowly(object, index, sink);
        return;
    }
    if (batch.isEmpty())
        firstOfBatch = index;
    if (batch.add(object, splitter.mayHaveEscapes()))
        return;
    handOut(sink);
    firstOfBatch = index;
    if (!batch.add(object, splitter.mayHaveEscapes()))
        readSlowly(object, index, sink);
}

void UserListReader::Private::handOut(const Sink &sink)
{
    if (batch.isEmpty())
        return;
    const auto take = [&](const UserFields &fields) {
        ++users;
        sink(fields);
    };
    const auto doubt = [&](size_t entry) {
        const std::string_view object = batch.object(entry);
        return readSlowly({object.data(), qsizetype(object.size())}, firstOfBatch + qsizetype(entry), sink);
    };
    plain.read(batch, take, doubt);
    batch.clear();
}

bool UserListReader::Private::readSlowly(QByteArrayView object, qsizetype index, const Sink &sink)
{
    const JsonPath list = splitter.isBare() ? JsonPath() : JsonPath(u"users");
    const JsonPath path(&list, index);
    JsonReading reading; // of its own: what fails here fails alone
    const auto root = parseJson(reading, path, QByteArray::fromRawData(object.data(), object.size()));
    const auto user = root ? readUser(JsonCursor(reading, *root, path)) : std::nullopt;
    if (!user) {
        ++undecodable;
        if (reasons.size() < mostReasons)
            reasons.push_back(*reading.error());
        return false;
    }
    addDrift(reading.driftPaths());
    ++users;
    sink(FieldsOfUser(*user).fields());
    return true;
}

void UserListReader::Private::addDrift(const QStringList &paths)
{
    for (const QString &path : paths)
        if (drift.size() < JsonReading::mostDrift && !drift.contains(path))
            drift += path;
    if (drift.size() >= JsonReading::mostDrift)
        plain.passUnknown();
}

/// Where `total` stands before the list, it can be told while the list arrives. finish() looks at all of the envelope.
void UserListReader::Private::guessTotal()
{
    if (splitter.isBare())
        return;
    JsonReading reading;
    if (const auto envelope = parseJson(reading, JsonPath(), splitter.envelope() + '}')) {
        const auto said = readUserEnvelope(JsonCursor(reading, *envelope, JsonPath()));
        if (!reading.failed())
            total = said;
    }
}

std::optional<DecodeError> UserListReader::Private::readEnvelope()
{
    JsonReading reading;
    const auto envelope = parseJson(reading, JsonPath(), splitter.envelope());
    total = envelope ? readUserEnvelope(JsonCursor(reading, *envelope, JsonPath())) : std::nullopt;
    if (!reading.failed())
        addDrift(reading.driftPaths());
    return reading.error();
}

UserListReader::UserListReader() : d(std::make_unique<Private>()) { }

UserListReader::~UserListReader() = default;

std::optional<DecodeError> UserListReader::feed(QByteArrayView chunk, const Sink &sink)
{
    if (d->error)
        return d->error;
    const auto hold = [&](QByteArrayView object, qsizetype index) {
        d->hold(object, index, sink);
        return true;
    };
    const auto readNext = [&](QByteArrayView bytes, qsizetype index) { return d->readNext(bytes, index, sink); };
    d->error = d->splitter.feed(chunk, hold, readNext);
    d->handOut(sink); // nothing waits for the next bytes, which may take their time
    return d->error;
}

std::optional<DecodeError> UserListReader::finish(const Sink &sink)
{
    if (d->error)
        return d->error;
    d->handOut(sink);
    d->error = d->splitter.finish();
    if (!d->error && !d->splitter.isBare())
        d->error = d->readEnvelope();
    return d->error;
}

bool UserListReader::isBare() const
{
    return d->splitter.isBare();
}

std::optional<qint64> UserListReader::total() const
{
    return d->total;
}

qint64 UserListReader::users() const
{
    return d->users;
}

qint64 UserListReader::undecodable() const
{
    return d->undecodable;
}

const std::vector<DecodeError> &UserListReader::undecodableReasons() const
{
    return d->reasons;
}

QStringList UserListReader::drift() const
{
    return d->drift;
}

} // namespace labdesk::wire
