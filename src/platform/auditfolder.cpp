// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditfolder.h"

#include "platform/durablefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype noteSize
    = 20 + 1 + 64 + 1; // number, space, hash, line break: constant, so the note can be overwritten in place

QByteArray noteOf(const AuditLink &link)
{
    return QByteArray::number(link.next - 1).rightJustified(20, '0') + ' ' + link.previous + '\n';
}

QString auditFileName(int number)
{
    return u"audit-%1.jsonl"_s.arg(number, 6, 10, QChar(u'0'));
}

AuditProblem problemFromErrno()
{
    return isDiskFull() ? AuditProblem::DiskFull : AuditProblem::NotWritable;
}

/// Opens only what can be a file of a trail: opening a pipe would block, and a device has no end.
bool openRegularFile(QFile &file)
{
    const QFileInfo info(file);
    return info.isFile() && info.size() <= AuditFolder::maxFileSize && file.open(QFile::ReadOnly);
}

void keepNewest(std::vector<AuditRecord> &records, size_t limit)
{
    if (records.size() > limit)
        records.erase(records.begin(), records.end() - std::ptrdiff_t(limit));
}

} // namespace

AuditFolder::AuditFolder(const QString &folder, qint64 fileSize, size_t maxRecords)
    : m_folder(folder), m_fileSize(fileSize), m_maxRecords(maxRecords)
{
}

std::vector<AuditFolder::File> AuditFolder::files() const
{
    std::vector<File> found;
    for (const QString &name :
         QDir(m_folder).entryList({u"audit-*.jsonl"_s}, QDir::Files | QDir::System | QDir::Hidden, QDir::Name)) {
        bool isNumber = false;
        const int number = name.sliced(6, name.size() - 12).toInt(&isNumber);
        if (isNumber && number > 0)
            found.push_back({name, number});
    }
    std::ranges::sort(found, {}, &File::number);
    return found;
}

std::optional<AuditProblem> AuditFolder::lock()
{
    if (m_head.isOpen())
        return std::nullopt;
    if (!makePrivateFolder(m_folder))
        return AuditProblem::NotWritable;
    if (!m_head.open(QDir(m_folder).filePath(u"audit.length"_s), SystemFile::Mode::ReadWrite))
        return problemFromErrno();
    if (m_head.lock())
        return std::nullopt;
    const AuditProblem problem = errno == EAGAIN ? AuditProblem::InUse : problemFromErrno();
    m_head.close();
    return problem;
}

void AuditFolder::readHead()
{
    m_noted.reset();
    m_hasNote = false;
    QFile note(QDir(m_folder).filePath(u"audit.length"_s));
    if (!openRegularFile(note))
        return;
    const QByteArray text = note.read(noteSize + 1);
    bool isNumber = false;
    const quint64 number = text.left(20).toULongLong(&isNumber);
    const AuditLink link{number + 1, text.mid(21, 64)};
    if (isNumber && text == noteOf(link))
        m_noted = link;
    m_hasNote = m_noted && number == 0;
}

void AuditFolder::noteDamage(AuditReading &reading, const AuditDamage &damage)
{
    reading.damagedParts.push_back(damage);
    m_isDamaged = true;
    m_expected.reset();
}

void AuditFolder::readFile(const File &file, AuditReading &reading)
{
    QFile in(QDir(m_folder).filePath(file.name));
    if (!openRegularFile(in))
        return noteDamage(reading, {.kind = AuditDamage::Kind::Unreadable, .file = file.name});
    if (m_isUnfinished)
        noteDamage(reading,
                   {.kind = AuditDamage::Kind::Changed, .file = auditFileName(m_fileNumber), .record = m_link.next});
    const std::optional<AuditLink> expected = reading.files++ == 0 ? AuditLink() : m_expected;
    AuditFileReading read = readAuditFile(in.readAll(), expected, m_noted ? m_noted->next - 1 : 0);
    if (read.begins && (reading.files > 1 || read.records.front().number > 1)) {
        // A new chain means that the one before was damaged, even if the damage is no longer visible.
        reading.damagedParts.push_back(
            {.kind = AuditDamage::Kind::NewChain, .file = file.name, .record = read.records.front().number});
        m_isDamaged = false;
    }
    if (read.damage) {
        read.damage->file = file.name;
        noteDamage(reading, *read.damage);
    } else {
        m_expected = read.end;
    }
    m_link = read.end;
    m_isUnfinished = read.isUnfinished;
    m_written = read.completeBytes;
    m_fileNumber = file.number;
    m_hasNote |= !read.watchedHash.isEmpty() && read.watchedHash == m_noted->previous;
    reading.total += read.records.size();
    reading.records.insert(reading.records.end(), std::move_iterator(read.records.begin()),
                           std::move_iterator(read.records.end()));
    keepNewest(reading.records, m_maxRecords);
}

/// Detects records removed from the end, which leave a chain that verifies.
void AuditFolder::checkLength(AuditReading &reading)
{
    const QString file = reading.files > 0 ? auditFileName(m_fileNumber) : QString();
    if (!m_noted && reading.total > 0)
        noteDamage(reading, {.kind = AuditDamage::Kind::LengthMissing, .file = file});
    else if (m_noted && !m_hasNote && !m_isDamaged)
        noteDamage(reading, {.kind = AuditDamage::Kind::Truncated, .file = file, .record = m_link.next});
}

AuditReading AuditFolder::verify(const QDateTime &now, const QString &who)
{
    const auto problem = lock();
    m_file.close();
    AuditReading reading = read();
    reading.problem = problem;
    if (!reading.problem)
        continueChain(reading, now, who);
    m_problem = reading.problem;
    return reading;
}

AuditReading AuditFolder::read()
{
    AuditReading reading;
    readHead();
    m_expected.reset();
    m_link = {};
    m_isDamaged = m_isUnfinished = false;
    m_written = 0;
    m_fileNumber = 0;
    for (const File &file : files())
        readFile(file, reading);
    checkLength(reading);
    return reading;
}

/// Continues the chain if it is intact; otherwise begins a new one in a new file.
void AuditFolder::continueChain(AuditReading &reading, const QDateTime &now, const QString &who)
{
    reading.isNewlyDamaged = m_isDamaged;
    reading.hadUnfinishedWrite = m_isUnfinished && !m_isDamaged;
    AuditRecord record{.at = now, .who = who, .outcome = u"done"_s};
    if (m_isDamaged) {
        const quint64 noted = m_noted ? m_noted->next : 1;
        record.operation = u"chainBegun"_s;
        record.count = qint64(reading.damagedParts.back().record);
        m_link = {std::max({m_link.next, noted, reading.records.empty() ? 1 : reading.records.back().number + 1}),
                  firstAuditHash()};
        m_isUnfinished = false;
        reading.problem = openFile(m_fileNumber + 1);
    } else {
        const qint64 whole = m_written;
        reading.problem = openFile(std::max(m_fileNumber, 1));
        if (!reading.problem && m_isUnfinished && !(keepUnfinished(whole, reading) && m_file.resize(whole)))
            reading.problem = problemFromErrno();
        record.operation = u"unfinishedWrite"_s;
    }
    if (reading.problem || !(reading.isNewlyDamaged || reading.hadUnfinishedWrite))
        return;
    reading.problem = append(record);
    if (!reading.problem) {
        reading.records.push_back(record);
        ++reading.total;
    }
}

/// It was never confirmed, but may be what somebody looks for.
bool AuditFolder::keepUnfinished(qint64 begin, AuditReading &reading) const
{
    QFile file(QDir(m_folder).filePath(auditFileName(m_fileNumber)));
    const QString first = file.fileName() + u".unfinished"_s;
    QString kept = first;
    for (int number = 2; QFileInfo::exists(kept); ++number)
        kept = first + u'-' + QString::number(number);
    if (!file.open(QFile::ReadOnly) || !file.seek(begin) || !writeDurably(kept, file.readAll(), Existing::Keep))
        return false;
    reading.unfinishedFile = kept;
    return true;
}

std::optional<AuditProblem> AuditFolder::openFile(int number)
{
    m_file.close();
    const QString path = QDir(m_folder).filePath(auditFileName(number));
    const bool isNew = !QFile::exists(path);
    if (!m_file.open(path, SystemFile::Mode::Append))
        return problemFromErrno();
    m_fileNumber = number;
    m_written = std::max<qint64>(m_file.size(), 0);
    // Also for an empty file that a power failure left without its note.
    if (isNew || !m_noted) {
        writeHead(); // before the first record: a trail without a note looks as if records had been removed
        if (!m_head.sync() || !syncFolder(m_folder))
            return problemFromErrno();
    }
    return std::nullopt;
}

std::optional<AuditProblem> AuditFolder::append(AuditRecord &record)
{
    if (!m_file.isOpen())
        return m_problem.value_or(AuditProblem::NotWritable);
    if (m_written >= m_fileSize)
        if (const auto problem = openFile(m_fileNumber + 1))
            return problem;
    record.number = m_link.next;
    const QByteArray line = auditLine(record, m_link.previous);
    const qint64 size = m_file.size();
    const qint64 before = size < 0 ? m_written : size;
    if (!m_file.append(line) || !m_file.sync()) {
        const AuditProblem problem = problemFromErrno();
        if (!m_file.resize(before)) // don't leave or append to a partial, unconfirmed record
            m_file.close();
        return problem;
    }
    m_written = before + line.size();
    m_link = {record.number + 1, auditHashOf(line)};
    writeHead();
    if (m_forward)
        m_forward(record, line);
    return std::nullopt;
}

/// Doesn't wait for the disk. The note is a lower bound, and data that was written survives the end of the program.
void AuditFolder::writeHead() const
{
    (void)m_head.writeAt(0, noteOf(m_link));
}

} // namespace labdesk
