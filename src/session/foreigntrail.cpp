// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/foreigntrail.h"

#include "platform/auditchain.h"
#include "platform/auditfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

AuditRecord exportedRecord(const QJsonObject &row)
{
    AuditRecord record = auditFactsOf(row);
    record.number = row.value("number"_L1).toVariant().toULongLong();
    record.isVerified = false;
    return record;
}

std::vector<AuditRecord> exportedRecords(const QByteArray &bytes)
{
    std::vector<AuditRecord> records;
    for (const QByteArray &line : bytes.split('\n')) {
        AuditRecord record = exportedRecord(QJsonDocument::fromJson(line).object());
        if (record.number > 0 && !record.operation.isEmpty())
            records.push_back(std::move(record));
    }
    return records;
}

ForeignTrail readOneFile(const QFileInfo &info)
{
    ForeignTrail trail;
    QFile file(info.filePath());
    if (!info.isFile() || info.size() > AuditFolder::maxFileSize || !file.open(QFile::ReadOnly)) {
        trail.kind = ForeignTrail::Kind::File;
        trail.reading.damagedParts.push_back({.kind = AuditDamage::Kind::Unreadable, .file = info.fileName()});
        return trail;
    }
    const QByteArray bytes = file.readAll();
    if (auto exported = exportedRecords(bytes); !exported.empty()) {
        trail.kind = ForeignTrail::Kind::Export;
        trail.reading.records = std::move(exported);
    } else {
        AuditFileReading read = readAuditFile(bytes, std::nullopt);
        const bool isTrail = !read.damage
            || std::ranges::any_of(read.records, [](const AuditRecord &record) { return !record.operation.isEmpty(); });
        if (!isTrail || read.records.empty())
            return trail;
        trail.kind = ForeignTrail::Kind::File;
        if (read.damage) {
            read.damage->file = info.fileName();
            trail.reading.damagedParts.push_back(*read.damage);
        }
        trail.reading.hadUnfinishedWrite = read.isUnfinished;
        trail.reading.records = std::move(read.records);
    }
    trail.reading.files = 1;
    trail.reading.total = trail.reading.records.size();
    return trail;
}

} // namespace

ForeignTrail readForeignTrail(const QString &path, size_t maxRecords)
{
    const QFileInfo info(path);
    if (!info.isDir())
        return readOneFile(info);
    ForeignTrail trail;
    trail.reading = AuditFolder(path, AuditFolder::defaultFileSize, maxRecords).read();
    if (trail.reading.files > 0 || !trail.reading.damagedParts.empty())
        trail.kind = ForeignTrail::Kind::Folder;
    return trail;
}

std::vector<AuditRecord> recordsSince(const QDateTime &moment, const QString &folder, const QString &except)
{
    std::vector<AuditRecord> all;
    for (const QFileInfo &trail : QDir(folder).entryInfoList({u"audit*"_s}, QDir::Dirs | QDir::Hidden)) {
        if (trail.fileName() == except)
            continue;
        for (const QFileInfo &file : QDir(trail.filePath()).entryInfoList({u"audit-*.jsonl"_s}, QDir::Files))
            if (file.lastModified() >= moment)
                for (AuditRecord &record : readOneFile(file).reading.records)
                    if (record.at >= moment)
                        all.push_back(std::move(record));
    }
    return all;
}

} // namespace labdesk
