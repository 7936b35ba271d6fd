// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditchain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype hashDigits = 64;
constexpr QByteArrayView hashKey = ",\"hash\":\"";
constexpr QByteArrayView lineEnd = "\"}";
constexpr qsizetype tailSize = hashKey.size() + hashDigits + lineEnd.size();

/// The text fields of a record and their keys, in the order of the line. The time comes before them, the outcome last.
constexpr std::pair<QLatin1StringView, QString AuditRecord::*> textFields[]
    = {{"who"_L1, &AuditRecord::who},
       {"connection"_L1, &AuditRecord::connection},
       {"environment"_L1, &AuditRecord::environment},
       {"operation"_L1, &AuditRecord::operation},
       {"target"_L1, &AuditRecord::target},
       {"field"_L1, &AuditRecord::field},
       {"changed"_L1, &AuditRecord::changed},
       {"provider"_L1, &AuditRecord::provider},
       {"zoneBefore"_L1, &AuditRecord::zoneBefore},
       {"zoneAfter"_L1, &AuditRecord::zoneAfter},
       {"ticket"_L1, &AuditRecord::ticket},
       {"person"_L1, &AuditRecord::person}};

/// A byte order mark is escaped: reading would drop it at the beginning of a text.
QByteArray auditJsonString(const QString &text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2).replace("\xef\xbb\xbf", "\\ufeff");
}

/// The beginning of every record at this position in the chain.
QByteArray linkPrefix(const AuditLink &link)
{
    return "{\"n\":" + QByteArray::number(link.next) + ",\"prev\":\"" + link.previous + '"';
}

/// The position in the chain that a line states; nothing if it doesn't begin like a record.
std::optional<AuditLink> parseLink(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const qint64 number = object.value(u"n"_s).toInteger();
    AuditLink link{quint64(number), object.value(u"prev"_s).toString().toLatin1()};
    if (number < 1 || link.previous.size() != hashDigits || !line.startsWith(linkPrefix(link)))
        return std::nullopt;
    return link;
}

QByteArray chainedHash(const QByteArray &previous, QByteArrayView facts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(facts);
    return hash.result().toHex();
}

/// Verifies a line, without its line break, byte for byte.
bool verifies(const QByteArray &line, const AuditLink &link)
{
    if (line.size() < tailSize || !line.endsWith(lineEnd) || !line.startsWith(linkPrefix(link)))
        return false;
    const QByteArrayView facts = QByteArrayView(line).chopped(tailSize);
    const QByteArrayView tail = QByteArrayView(line).last(tailSize);
    return tail.startsWith(hashKey) && tail.sliced(hashKey.size(), hashDigits) == chainedHash(link.previous, facts);
}

/// Whether `tail` is a record at this position that was only partly written when the program ended: it begins like one,
/// but its end is missing. The file system may have filled up the rest with zeros.
bool isTruncated(QByteArray tail, const AuditLink &link)
{
    while (tail.endsWith('\0'))
        tail.chop(1);
    const QByteArray start = linkPrefix(link);
    const QByteArrayView known = QByteArrayView(tail).first(qMin(tail.size(), start.size()));
    if (!start.startsWith(known) || tail.contains('\0'))
        return false;
    const qsizetype hashAt = tail.lastIndexOf(hashKey);
    return hashAt < 0 || tail.size() < hashAt + tailSize;
}

/// Whether sectors of a line at this place in the file never reached the disk before a power failure, while later ones
/// may have: they are zeros, which no record has. One byte alone can't be told from one that was changed.
bool lacksSectors(QByteArray line, qsizetype place)
{
    constexpr qsizetype sectorSize = 512;
    while (line.endsWith('\0'))
        line.chop(1);
    bool isLacking = false;
    for (qsizetype at = 0, size = 0; at < line.size(); at += size) {
        size = std::min(sectorSize - (place + at) % sectorSize, line.size() - at);
        const qsizetype zeros = line.sliced(at, size).count('\0');
        if (zeros != 0 && (zeros != size || size == 1))
            return false;
        isLacking |= zeros > 0;
    }
    return isLacking;
}

AuditRecord decodedRecord(const QByteArray &line, quint64 number)
{
    AuditRecord record = auditFactsOf(QJsonDocument::fromJson(line).object());
    record.number = number;
    return record;
}

/// Reads one file from its first line to its last.
class AuditReader
{
public:
    AuditReader(const QByteArray &bytes, const std::optional<AuditLink> &expected, quint64 watched)
        : m_bytes(bytes), m_expected(expected), m_watched(watched)
    {
    }

    AuditFileReading read()
    {
        for (qsizetype at = 0; at < m_bytes.size();) {
            const qsizetype end = m_bytes.indexOf('\n', at);
            if (end < 0) {
                readRemainder(m_bytes.sliced(at), at);
                break;
            }
            const QByteArray line = m_bytes.sliced(at, end - at);
            if (end + 1 == m_bytes.size() && lacksSectors(line, at)) {
                readRemainder(line, at);
                break;
            }
            takeLine(line);
            at = end + 1;
            m_reading.completeBytes = at;
        }
        if (!m_hasBegun && m_expected)
            m_reading.end = *m_expected;
        return std::move(m_reading);
    }

private:
    void takeLine(const QByteArray &line)
    {
        if (!m_hasBegun)
            begin(line);
        AuditLink &link = m_reading.end;
        if (!m_reading.damage && !verifies(line, link))
            m_reading.damage = {.kind = AuditDamage::Kind::Changed, .record = link.next};
        if (m_reading.damage) {
            // Shown anyway: it may be the record that someone is looking for.
            AuditRecord record
                = decodedRecord(line, quint64(QJsonDocument::fromJson(line).object().value(u"n"_s).toInteger()));
            record.isVerified = false;
            m_reading.records.push_back(std::move(record));
            return;
        }
        m_reading.records.push_back(decodedRecord(line, link.next));
        link.previous = auditHashOf(line);
        if (link.next++ == m_watched)
            m_reading.watchedHash = link.previous;
    }

    /// Determines what the first line has to be.
    void begin(const QByteArray &line)
    {
        m_hasBegun = true;
        const auto parsedLink = parseLink(line);
        m_reading.begins = parsedLink && parsedLink->previous == firstAuditHash();
        if (parsedLink && (m_reading.begins || !m_expected)) {
            m_reading.end = *parsedLink;
            return;
        }
        m_reading.end = m_expected.value_or(AuditLink());
        if (parsedLink && parsedLink->next > m_reading.end.next) {
            m_reading.damage = {.kind = AuditDamage::Kind::Missing, .record = parsedLink->next};
            m_reading.end = *parsedLink;
        }
    }

    void readRemainder(const QByteArray &rest, qsizetype place)
    {
        if (m_reading.damage)
            return;
        if (!m_hasBegun && m_expected)
            m_reading.end = *m_expected;
        const AuditLink firstLink{m_reading.end.next, firstAuditHash()}; // the first line of a new chain may be cut off
        if (lacksSectors(rest, place) || isTruncated(rest, m_reading.end)
            || (!m_hasBegun && isTruncated(rest, firstLink)))
            m_reading.isUnfinished = true;
        else if (verifies(rest, m_reading.end) || (!m_hasBegun && verifies(rest, firstLink)))
            m_reading.isUnfinished = true; // complete except for its line break, so it was never confirmed
        else
            m_reading.damage = {.kind = AuditDamage::Kind::Changed, .record = m_reading.end.next};
    }

    const QByteArray &m_bytes;
    const std::optional<AuditLink> &m_expected;
    quint64 m_watched;
    bool m_hasBegun = false;
    AuditFileReading m_reading;
};

} // namespace

QByteArray journalLine(const AuditRecord &record, const QByteArray &line)
{
    if (record.provider.isEmpty())
        return line.trimmed();
    // Removed from the text itself, so that the rest stays byte for byte as in the file. The match is unambiguous:
    // quotation marks inside texts are escaped.
    const QByteArray member = ",\"provider\":" + auditJsonString(record.provider);
    const qsizetype at = line.indexOf(member);
    return at < 0 ? QByteArray("{}") : QByteArray(line).remove(at, member.size()).trimmed();
}

AuditRecord auditFactsOf(const QJsonObject &object)
{
    AuditRecord record{.at = QDateTime::fromString(object.value("at"_L1).toString(), Qt::ISODateWithMs),
                       .outcome = object.value("outcome"_L1).toString()};
    for (const auto &[key, text] : textFields)
        record.*text = object.value(key).toString();
    bool isNumber = false;
    if (const qint64 count = object.value("count"_L1).toVariant().toLongLong(&isNumber); isNumber)
        record.count = count;
    return record;
}

QByteArray firstAuditHash()
{
    return QByteArray(hashDigits, '0');
}

QByteArray auditLine(const AuditRecord &record, const QByteArray &previous)
{
    QByteArray line = linkPrefix({record.number, previous});
    const auto add = [&line](QLatin1StringView key, const QByteArray &value) {
        line += ",\"" + QByteArray(key.data(), key.size()) + "\":" + value;
    };
    const auto addText = [&add](QLatin1StringView key, const QString &text) {
        if (!text.isEmpty())
            add(key, auditJsonString(text));
    };
    addText("at"_L1, record.at.toUTC().toString(Qt::ISODateWithMs));
    for (const auto &[key, text] : textFields)
        addText(key, record.*text);
    if (record.count)
        add("count"_L1, QByteArray::number(*record.count));
    addText("outcome"_L1, record.outcome);
    const QByteArray hash = chainedHash(previous, line);
    return line + hashKey.toByteArray() + hash + lineEnd.toByteArray() + '\n';
}

QByteArray auditHashOf(const QByteArray &line)
{
    const QByteArrayView whole = line.endsWith('\n') ? QByteArrayView(line).chopped(1) : QByteArrayView(line);
    return whole.chopped(lineEnd.size()).last(hashDigits).toByteArray();
}

AuditFileReading readAuditFile(const QByteArray &bytes, const std::optional<AuditLink> &expected, quint64 watched)
{
    return AuditReader(bytes, expected, watched).read();
}

} // namespace labdesk
