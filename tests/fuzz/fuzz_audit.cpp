// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/folder.h"
#include "platform/auditchain.h"
#include "platform/pendingwrites.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>

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
        const bool areAllVerified = std::ranges::all_of(reading.records, &AuditRecord::isVerified);
        demand(areAllVerified == !reading.damage || (reading.damage && areAllVerified && !input.endsWith('\n')),
               "damage without a trace", input);
        demand(std::ranges::is_partitioned(reading.records, &AuditRecord::isVerified), "verified after a damage",
               input);
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

// A file of pending writes: only whole slots are read, each is used once, and the writes of any facts are left as they
// began until they are cleared. The input is the file, and its lines are slots.
FUZZ_TARGET(pendingwrites, Form::Json)
{
    constexpr qsizetype slotSize = 4096;
    const QString path = emptyFolder() + u"/pending"_s;
    QByteArray pages;
    for (const QByteArray &line : input.split('\n').mid(0, PendingWrites::maxSlots + 1))
        pages += (line + '\n').leftJustified(slotSize, '\0', true);
    for (const QByteArray &file : {input, pages}) {
        putFile(path, file);
        PendingWrites writes;
        std::set<int> used;
        for (const PendingWrites::Leftover &each : writes.open(path)) {
            demand(each.record.isVerified && each.record.number > 0, "a write that isn't verified", file);
            demand(each.slot >= 1 && each.slot <= PendingWrites::maxSlots && used.insert(each.slot).second,
                   "a slot of two writes, or of none", file);
        }
        demand(contentOf(path) == file, "reading it changed it", file);
        const int slot = writes.begin(recordOf({u"one"_s}, 1));
        demand(used.size() == size_t(PendingWrites::maxSlots) ? slot == 0 : slot > 0 && !used.contains(slot),
               "a write in the slot of another", file);
    }

    const QStringList facts = QString::fromUtf8(input.left(2'000)).split(u'\n').mid(0, 12);
    putFile(path, {});
    std::vector<AuditRecord> written;
    {
        PendingWrites writes;
        demand(writes.open(path).empty(), "writes of nobody", path);
        for (quint64 number = 1; number <= 3; ++number) {
            AuditRecord record = recordOf(facts, number);
            if (writes.begin(record) == 0) // longer than a slot
                continue;
            record.number = 1;
            written.push_back(record);
        }
    }
    const auto leftIn = [&path](bool clearsFirst) {
        PendingWrites writes;
        auto left = writes.open(path);
        demand(!clearsFirst || left.empty() || writes.clear(left.front().slot), "a slot that can't be cleared", path);
        return left;
    };
    demand(std::ranges::equal(leftIn(true), written, {}, &PendingWrites::Leftover::record), "other writes are left",
           input);
    if (!written.empty())
        written.erase(written.begin());
    demand(std::ranges::equal(leftIn(false), written, {}, &PendingWrites::Leftover::record), "others than that one",
           input);
}

} // namespace labdesk::fuzz
