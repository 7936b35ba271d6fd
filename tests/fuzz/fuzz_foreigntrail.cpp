// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/folder.h"
#include "platform/auditchain.h"
#include "session/foreigntrail.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

/// These records, whatever they were, as a file of our own.
QByteArray ownTrailOf(const std::vector<AuditRecord> &records)
{
    QByteArray file;
    AuditLink link;
    for (AuditRecord record : records) {
        record.number = link.next++;
        const QByteArray line = auditLine(record, link.previous);
        link.previous = auditHashOf(line.chopped(1));
        file += line;
    }
    return file;
}

/// But for the number, the proof, and a time that no file can have.
bool hasSameFacts(AuditRecord one, AuditRecord other)
{
    for (AuditRecord *each : {&one, &other}) {
        each->at = QDateTime::fromString(each->at.toUTC().toString(Qt::ISODateWithMs), Qt::ISODateWithMs);
        each->number = 0;
        each->isVerified = true;
    }
    return one == other;
}

} // namespace

// A file of another trail has records or is nothing, only what its chain proves is proved, and it stays as it is.
// Written as a trail of our own, what was read is read again.
FUZZ_TARGET(foreigntrail, Form::Json)
{
    const QString data = emptyFolder(), folder = data + u"/audit"_s, path = folder + u"/audit-000001.jsonl"_s;
    demand(QDir(data).mkpath(folder), "there is no folder", folder);
    putFile(path, input);
    using Kind = ForeignTrail::Kind;
    const ForeignTrail trail = readForeignTrail(path), whole = readForeignTrail(folder);
    const std::vector<AuditRecord> &records = trail.reading.records;
    demand(trail.kind != Kind::Folder && whole.kind == Kind::Folder, "of another kind", input);
    demand((trail.kind == Kind::Nothing) == records.empty(), "nothing with records", input);
    demand(trail.reading.total == records.size() && trail.reading.files == int(!records.empty()), "counted wrongly",
           input);
    demand(trail.kind != Kind::File || whole.reading.total == records.size(), "other records in the folder", input);
    if (trail.kind == Kind::Export)
        demand(std::ranges::none_of(records, &AuditRecord::isVerified), "an export proves nothing", input);
    else
        demand(std::ranges::all_of(records, &AuditRecord::isVerified) || !trail.reading.damagedParts.empty(),
               "damage without a trace", input);
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    demand(std::ranges::count_if(records, [&moment](const AuditRecord &record) { return record.at >= moment; })
               == std::ssize(recordsSince(moment, data)),
           "others since a moment", input);
    demand(recordsSince(moment, data, u"audit"_s).empty(), "a trail that was left out", input);
    demand(contentOf(path) == input && QDir(folder).entryList(QDir::Files).size() == 1, "reading it changed it", input);

    const QByteArray own = ownTrailOf(records);
    putFile(path, own);
    const ForeignTrail again = readForeignTrail(path);
    demand(again.kind == (records.empty() ? Kind::Nothing : Kind::File) && again.reading.damagedParts.empty(),
           "written it is damaged", input, own);
    demand(std::ranges::equal(again.reading.records, records, hasSameFacts), "written it is another", input, own);
}

} // namespace labdesk::fuzz
