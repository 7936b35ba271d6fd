// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "platform/auditchain.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

/// A record of such facts, one a line.
AuditRecord recordOf(const QStringList &facts, quint64 number)
{
    AuditRecord record;
    record.number = number;
    record.at = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + qint64(number) * 1'001, Qt::UTC);
    QString AuditRecord::*const fields[]
        = {&AuditRecord::who,    &AuditRecord::person,   &AuditRecord::connection, &AuditRecord::operation,
           &AuditRecord::target, &AuditRecord::provider, &AuditRecord::zoneBefore, &AuditRecord::zoneAfter,
           &AuditRecord::ticket, &AuditRecord::outcome};
    for (size_t at = 0; at < std::size(fields); ++at)
        record.*fields[at] = facts.value(qsizetype(at + number) % std::max<qsizetype>(facts.size(), 1));
    if (number % 2 == 0)
        record.count = qint64(number);
    return record;
}

} // namespace

// Whatever a file of the trail holds, what is proved in it is a record as it is written, and what comes after a damage
// is not.
FUZZ_TARGET(auditfile, Form::Json)
{
    for (const auto &expected : {std::optional<AuditLink>(), std::optional(AuditLink())}) {
        const AuditFileReading reading = readAuditFile(input, expected, 1);
        demand(reading.completeBytes >= 0 && reading.completeBytes <= input.size(), "more than there is", input);
        demand(qsizetype(reading.records.size()) == input.left(reading.completeBytes).count('\n'),
               "a line without a record", input);
        const bool isAllProved = std::ranges::all_of(reading.records, &AuditRecord::isProved);
        demand(isAllProved == !reading.damage || (reading.damage && isAllProved && !input.endsWith('\n')),
               "damage without a trace", input);
        demand(std::ranges::is_partitioned(reading.records, &AuditRecord::isProved), "proved after a damage", input);
        demand(!reading.damage || !reading.isUnfinished, "damaged and only unfinished", input);
    }
}

// A chain of any facts is read as it was written, and whichever of its bytes is changed is found.
FUZZ_TARGET(auditchain, Form::Text)
{
    const QStringList facts = QString::fromUtf8(input.left(2'000)).split(u'\n').mid(0, 12);
    AuditLink link;
    QByteArray file;
    std::vector<AuditRecord> written;
    for (; link.next <= 3; ++link.next) {
        written.push_back(recordOf(facts, link.next));
        const QByteArray line = auditLine(written.back(), link.previous);
        demand(line.endsWith('\n') && line.count('\n') == 1, "a record of several lines", line);
        link.previous = auditHashOf(line.chopped(1));
        file += line;
        const QByteArray forJournal = journalLine(written.back(), line);
        demand(written.back().provider.isEmpty()
                   || !QJsonDocument::fromJson(forJournal).object().contains(u"provider"_s),
               "a source in the journal", forJournal);
    }
    const AuditFileReading reading = readAuditFile(file, AuditLink(), 3);
    demand(!reading.damage && reading.records == written, "read it isn't what was written", file);
    demand(reading.watchedHash == link.previous && reading.end.previous == link.previous, "another end", file);

    const quint16 how = qChecksum(QByteArrayView(input));
    const qsizetype at = qsizetype(how) % file.size();
    QByteArray changed = file;
    changed[at] = char(changed[at] ^ (1 << how % 8));
    const AuditFileReading found = readAuditFile(changed, AuditLink(), 3);
    demand(found.damage || (found.isUnfinished && at == file.size() - 1), "a changed byte isn't found", changed);
    const AuditFileReading part = readAuditFile(file.left(at), AuditLink());
    demand(!part.damage, "cut off it is damaged", file.left(at));
    demand(std::equal(part.records.begin(), part.records.end(), written.begin()), "cut off it says something else",
           file.left(at));
}

} // namespace labdesk::fuzz
