// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditchain.h"
#include "platform/auditfolder.h"
#include "platform/process.h"
#include "support/filesizelimit.h"
#include "support/owneralone.h"
#include "support/testmain.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QDateTime auditMoment(QDate(2026, 11, 22), QTime(9, 0), Qt::UTC);

AuditRecord anAuditRecord(int number)
{
    AuditRecord record{.at = auditMoment.addMSecs(number),
                       .who = u"anna"_s,
                       .connection = u"Praxis – «Nord»"_s,
                       .environment = u"production"_s,
                       .operation = number % 3 ? u"changeZone"_s : u"reveal"_s,
                       .target = u"8f1c2d00-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')),
                       .field = number % 3 ? QString() : u"memberId"_s,
                       .changed = number % 4 ? QString() : u"client_user_id,ingestion_end"_s,
                       .provider = number % 7 ? QString() : u"oura"_s,
                       .zoneBefore = number % 6 ? QString() : u"Europe/Berlin"_s,
                       .zoneAfter = number % 3 ? u"Asia/Tokyo"_s : QString(),
                       .ticket = number % 8 ? QString() : u"HELP-4711"_s,
                       .outcome = u"done"_s};
    if (number % 5 == 0)
        record.count = number;
    return record;
}

/// A trail of that many records, as one program left it.
void fillTrail(const QString &folder, int records, qint64 fileSize = AuditFolder::defaultFileSize)
{
    AuditFolder trail(folder, fileSize);
    trail.verify(auditMoment, u"anna"_s);
    for (int number = 1; number <= records; ++number) {
        AuditRecord record = anAuditRecord(number);
        QVERIFY(!trail.append(record));
        QCOMPARE(record.number, quint64(number));
    }
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void putBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The next record without its last bytes.
QByteArray appendCutLine(const QString &path, int missing)
{
    const QByteArray whole = bytesOf(path);
    const AuditLink end = readAuditFile(whole, AuditLink()).end;
    AuditRecord next = anAuditRecord(int(end.next));
    next.number = end.next;
    const QByteArray cut = auditLine(next, end.previous).chopped(missing);
    putBytes(path, whole + cut);
    return cut;
}

AuditReading lookAt(const QString &folder)
{
    return AuditFolder(folder).verify(auditMoment, u"anna"_s);
}

} // namespace

class tst_auditfolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePersonIsRecordedBesideTheAccount();
    void keepsWhatWasDone();
    void whatOlderProgramsWroteIsStillVerified();
    void s13_isForItsOwnerAlone();
    void s14_flippingAnyByteOfAThousandRecordsIsDetected();
    void s14_whatIsDamagedIsKeptAndANewChainSaysSo();
    void s14_recordsThatWereTakenAwayAreMissed_data();
    void s14_recordsThatWereTakenAwayAreMissed();
    void s14_rotationKeepsTheChain();
    void r11_aWriteThatWasCutOffAtAnyByteIsNoDamage();
    void r11_theFirstLineOfAFileCutOffAtAnyByteIsNoDamage();
    void eachUnfinishedLineIsKept();
    void aLineThatCouldNotBeKeptIsNotSaidToBe();
    void aByteOrderMarkStaysInAText();
    void twoProgramsDoNotWriteTogether();
    void whatCannotBeWrittenIsSaid();
    void namesOfAnyKindComeBack();
};

/// A line from before changes, providers and zones were recorded.
void tst_auditfolder::whatOlderProgramsWroteIsStillVerified()
{
    const QByteArray line
        = R"({"n":1,"prev":"0000000000000000000000000000000000000000000000000000000000000000","at":"2026-03-12T16:14:00.000Z","who":"anna","connection":"North","environment":"sandbox","operation":"changeZone","target":"u-1","outcome":"done","hash":"cf24a3fb48d9b31878d5f2737b77edfe843ecc977190a1a8c2c6f89adf42bb0e"})"
          "\n";
    const AuditFileReading reading = readAuditFile(line, {});
    QVERIFY(!reading.damage);
    QCOMPARE(reading.records.size(), size_t(1));
    QVERIFY(reading.records.front().isVerified);
    QCOMPARE(reading.records.front().target, u"u-1"_s);
    QCOMPARE(reading.records.front().zoneAfter, QString());
    AuditRecord record = reading.records.front();
    QCOMPARE(auditLine(record, firstAuditHash()), line); // and is written in the same way
}

/// The account stays beside it: a name is what somebody says of themselves.
void tst_auditfolder::thePersonIsRecordedBesideTheAccount()
{
    const AuditRecord record{.number = 1, .who = u"anna"_s, .person = u"Anna Ødegård"_s, .operation = u"lock"_s};
    const QByteArray line = auditLine(record, firstAuditHash());
    QVERIFY2(line.contains(R"("who":"anna","operation":"lock","person":"Anna Ødegård")"), line.constData());
    const AuditFileReading reading = readAuditFile(line, {});
    QVERIFY(!reading.damage);
    QCOMPARE(reading.records.front().person, record.person);
    QVERIFY(readAuditFile(QByteArray(line).replace("Anna", "Hanna"), {}).damage);
}

void tst_auditfolder::keepsWhatWasDone()
{
    QTemporaryDir folder;
    fillTrail(folder.filePath(u"audit"_s), 7);
    const AuditReading reading = lookAt(folder.filePath(u"audit"_s));
    QVERIFY(reading.damagedParts.empty() && !reading.problem && !reading.hadUnfinishedWrite);
    QCOMPARE(reading.total, 7u);
    for (int number = 1; number <= 7; ++number) {
        AuditRecord expected = anAuditRecord(number);
        expected.number = quint64(number);
        QCOMPARE(reading.records[size_t(number - 1)], expected);
    }
}

void tst_auditfolder::s13_isForItsOwnerAlone()
{
    QTemporaryDir folder;
    const QString audit = folder.filePath(u"audit"_s);
    {
        const OpenHanded others;
        fillTrail(audit, 3, 300);
    }
    QVERIFY(onlyOwnerMay(audit));
    const QStringList files = QDir(audit).entryList(QDir::Files);
    QVERIFY(files.size() >= 3); // several, and the note
    for (const QString &name : files) {
        QVERIFY(onlyOwnerMay(QDir(audit).filePath(name)));
    }
}

void tst_auditfolder::s14_flippingAnyByteOfAThousandRecordsIsDetected()
{
    QTemporaryDir folder;
    const QString audit = folder.filePath(u"audit"_s);
    fillTrail(audit, 1000);
    QByteArray bytes = bytesOf(QDir(audit).filePath(u"audit-000001.jsonl"_s));
    QVERIFY(!readAuditFile(bytes, AuditLink()).damage);
    std::vector<std::pair<qsizetype, qsizetype>> lines; // begin and size, with the break
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype next = bytes.indexOf('\n', at) + 1;
        lines.emplace_back(at, next - at);
        at = next;
    }
    QCOMPARE(lines.size(), size_t(1000));
    // What may stand behind a flipped byte does not matter: a record is looked at with those around it, which makes
    // every byte of every record affordable. The chain between is the end of the reading before.
    const auto lookAround = [&](size_t record, qsizetype byte, char flip) {
        const size_t first = record > 0 ? record - 1 : record;
        const size_t last = std::min(record + 1, lines.size() - 1);
        QByteArray piece
            = bytes.sliced(lines[first].first, lines[last].first + lines[last].second - lines[first].first);
        const QByteArray previous = first == 0
            ? firstAuditHash()
            : auditHashOf(bytes.sliced(lines[first - 1].first, lines[first - 1].second));
        const qsizetype at = lines[record].first - lines[first].first + byte;
        piece[at] = char(piece[at] ^ flip);
        const AuditFileReading reading = readAuditFile(piece, AuditLink{first + 1, previous});
        return reading.damage.has_value();
    };
    const char flips[] = {1, 32, 10, char(0x80)};
    for (size_t record = 0; record < lines.size(); ++record) {
        for (qsizetype byte = 0; byte < lines[record].second; ++byte) {
            const char flip = flips[size_t(byte + qsizetype(record)) % std::size(flips)];
            if (!lookAround(record, byte, flip))
                QFAIL(qPrintable(u"byte %1 of record %2, flipped by %3"_s.arg(byte).arg(record + 1).arg(int(flip))));
        }
    }
    // And in place, in the file: of a few records each byte.
    for (const size_t record : {size_t(0), size_t(499), size_t(999)}) {
        const qsizetype at = lines[record].first + lines[record].second / 2;
        bytes[at] = char(bytes[at] ^ 1);
        const AuditFileReading reading = readAuditFile(bytes, AuditLink());
        QVERIFY(reading.damage);
        QCOMPARE(reading.damage->record, quint64(record + 1));
        QCOMPARE(reading.records.size(), size_t(1000)); // all are shown
        QVERIFY(!reading.records[record].isVerified && (record == 0 || reading.records[record - 1].isVerified));
        bytes[at] = char(bytes[at] ^ 1);
    }
}

void tst_auditfolder::s14_whatIsDamagedIsKeptAndANewChainSaysSo()
{
    QTemporaryDir folder;
    const QString audit = folder.filePath(u"audit"_s);
    fillTrail(audit, 10);
    const QString first = QDir(audit).filePath(u"audit-000001.jsonl"_s);
    const QByteArray damaged = bytesOf(first).replace("changeZone", "changezone");
    putBytes(first, damaged);
    AuditReading reading = lookAt(audit);
    QVERIFY(reading.isNewlyDamaged && !reading.problem);
    QCOMPARE(
        reading.damagedParts,
        std::vector<AuditDamage>({{.kind = AuditDamage::Kind::Changed, .file = u"audit-000001.jsonl"_s, .record = 1}}));
    QCOMPARE(reading.records.back().operation, u"chainBegun"_s);
    QCOMPARE(reading.records.back().number, 11u);
    QCOMPARE(bytesOf(first), damaged); // kept, to the byte
    {
        AuditFolder trail(audit);
        reading = trail.verify(auditMoment, u"anna"_s);
        QVERIFY(!reading.isNewlyDamaged); // told of once, and always there to be read
        QCOMPARE(reading.damagedParts.size(), size_t(2));
        QCOMPARE(reading.damagedParts[1].kind, AuditDamage::Kind::NewChain);
        AuditRecord next = anAuditRecord(12);
        QVERIFY(!trail.append(next));
        QCOMPARE(next.number, 12u);
    }
    QCOMPARE(bytesOf(first), damaged);
    // Mended by hand it does not look as if nothing had been.
    putBytes(first, QByteArray(damaged).replace("changezone", "changeZone"));
    reading = lookAt(audit);
    QCOMPARE(reading.damagedParts.size(), size_t(1));
    QCOMPARE(reading.damagedParts[0].kind, AuditDamage::Kind::NewChain);
    QCOMPARE(reading.total, 12u);
}

void tst_auditfolder::s14_recordsThatWereTakenAwayAreMissed_data()
{
    using Kind = AuditDamage::Kind;
    using Change = std::function<void(const QDir &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("kind");
    const auto file = [](const QDir &folder, int number) {
        return folder.filePath(u"audit-%1.jsonl"_s.arg(number, 6, 10, QChar(u'0')));
    };
    const auto change = [](const char *name, const Change &run, Kind kind) { QTest::newRow(name) << run << int(kind); };
    change(
        "the last record",
        [file](const QDir &folder) {
            QByteArray bytes = bytesOf(file(folder, 3));
            bytes.chop(1);
            putBytes(file(folder, 3), bytes.left(bytes.lastIndexOf('\n') + 1));
        },
        Kind::Truncated);
    change(
        "a record in the middle",
        [file](const QDir &folder) {
            const QByteArray bytes = bytesOf(file(folder, 2));
            putBytes(file(folder, 2),
                     bytes.left(bytes.indexOf('\n') + 1) + bytes.mid(bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1));
        },
        Kind::Changed);
    change(
        "the first file", [file](const QDir &folder) { QVERIFY(QFile::remove(file(folder, 1))); }, Kind::Missing);
    change(
        "a file in the middle", [file](const QDir &folder) { QVERIFY(QFile::remove(file(folder, 2))); }, Kind::Missing);
    change(
        "the last file", [file](const QDir &folder) { QVERIFY(QFile::remove(file(folder, 3))); }, Kind::Truncated);
    change(
        "all files",
        [](const QDir &folder) {
            for (const QString &name : folder.entryList({u"*.jsonl"_s}))
                QVERIFY(QFile::remove(folder.filePath(name)));
        },
        Kind::Truncated);
    change(
        "two records in each other's place",
        [file](const QDir &folder) {
            QByteArrayList lines = bytesOf(file(folder, 2)).split('\n');
            lines.swapItemsAt(0, 1);
            putBytes(file(folder, 2), lines.join('\n'));
        },
        Kind::Missing);
    change(
        "the note", [](const QDir &folder) { QVERIFY(QFile::remove(folder.filePath(u"audit.length"_s))); },
        Kind::LengthMissing);
    change(
        "a figure of the note",
        [](const QDir &folder) {
            QByteArray note = bytesOf(folder.filePath(u"audit.length"_s));
            note[18] = '7';
            putBytes(folder.filePath(u"audit.length"_s), note);
        },
        Kind::Truncated);
}

void tst_auditfolder::s14_recordsThatWereTakenAwayAreMissed()
{
    QFETCH(std::function<void(const QDir &)>, change);
    QFETCH(int, kind);
    QTemporaryDir folder;
    const QString audit = folder.filePath(u"audit"_s);
    fillTrail(audit, 12, 1200); // in three files
    QCOMPARE(QDir(audit).entryList({u"*.jsonl"_s}).size(), 3);
    change(QDir(audit));
    const AuditReading reading = lookAt(audit);
    QVERIFY(reading.isNewlyDamaged && !reading.damagedParts.empty());
    QCOMPARE(int(reading.damagedParts.front().kind), kind);
    QCOMPARE(reading.records.back().operation, u"chainBegun"_s);
    QVERIFY(reading.records.back().number > 12); // no number twice
    QVERIFY(!lookAt(audit).isNewlyDamaged);      // the new chain is whole
}

void tst_auditfolder::s14_rotationKeepsTheChain()
{
    QTemporaryDir folder;
    const QString audit = folder.filePath(u"audit"_s);
    fillTrail(audit, 50, 1000);
    const QStringList files = QDir(audit).entryList({u"*.jsonl"_s}, QDir::Files, QDir::Name);
    QVERIFY(files.size() > 10);
    const AuditReading reading = lookAt(audit);
    QVERIFY(reading.damagedParts.empty());
    QCOMPARE(reading.total, 50u);
    QCOMPARE(reading.files, int(files.size()));
    for (qsizetype at = 1; at < files.size(); ++at) {
        QByteArray before = bytesOf(QDir(audit).filePath(files[at - 1]));
        before.chop(1);
        const QByteArray last = before.sliced(before.lastIndexOf('\n') + 1);
        QVERIFY(bytesOf(QDir(audit).filePath(files[at])).contains("\"prev\":\"" + auditHashOf(last)));
    }
    // The newest are kept in memory, all in the files.
    const AuditReading some = AuditFolder(audit, 1000, 20).verify(auditMoment, u"anna"_s);
    QCOMPARE(some.records.size(), size_t(20));
    QCOMPARE(some.records.back().number, 50u);
    QCOMPARE(some.total, 50u);
}

void tst_auditfolder::r11_aWriteThatWasCutOffAtAnyByteIsNoDamage()
{
    QTemporaryDir whole;
    fillTrail(whole.path(), 4);
    const QByteArray note = bytesOf(whole.filePath(u"audit.length"_s));
    QTemporaryDir longer;
    fillTrail(longer.path(), 5);
    const QByteArray before = bytesOf(whole.filePath(u"audit-000001.jsonl"_s));
    const QByteArray after = bytesOf(longer.filePath(u"audit-000001.jsonl"_s));
    QVERIFY(after.startsWith(before));
    for (qsizetype size = before.size(); size <= after.size(); ++size) {
        QTemporaryDir folder;
        putBytes(folder.filePath(u"audit.length"_s), note); // it is written after the record
        putBytes(folder.filePath(u"audit-000001.jsonl"_s), after.left(size));
        const bool isCut = size > before.size() && size < after.size();
        const AuditReading reading = lookAt(folder.path());
        QVERIFY2(reading.damagedParts.empty() && !reading.problem, qPrintable(QString::number(size - before.size())));
        QCOMPARE(reading.hadUnfinishedWrite, isCut);
        for (int number = 1; number <= 4; ++number) { // all that was confirmed
            QCOMPARE(reading.records[size_t(number - 1)].number, quint64(number));
            QVERIFY(reading.records[size_t(number - 1)].isVerified);
        }
        QCOMPARE(reading.records.size(), size_t(size == before.size() ? 4 : 5));
        QCOMPARE(reading.records.back().operation,
                 isCut ? u"unfinishedWrite"_s : anAuditRecord(int(reading.records.size())).operation);
        const AuditReading next = lookAt(folder.path());
        QVERIFY(next.damagedParts.empty() && !next.hadUnfinishedWrite); // the chain goes on
    }
    // A cut beside something else is none.
    QTemporaryDir folder;
    putBytes(folder.filePath(u"audit.length"_s), note);
    putBytes(folder.filePath(u"audit-000001.jsonl"_s), before + "{\"n\":5,\"prev\":\"elsewhere");
    QCOMPARE(lookAt(folder.path()).damagedParts.front().kind, AuditDamage::Kind::Changed);
}

void tst_auditfolder::r11_theFirstLineOfAFileCutOffAtAnyByteIsNoDamage()
{
    AuditRecord record = anAuditRecord(1);
    record.number = 1;
    const QByteArray first = auditLine(record, firstAuditHash());
    const AuditLink link{2, auditHashOf(first)};
    record.number = 2;
    const QByteArray second = auditLine(record, link.previous);
    const QByteArray newChain = auditLine(record, firstAuditHash());
    for (const auto &[line, expected] : {std::pair(first, AuditLink()), {second, link}, {newChain, link}}) {
        for (qsizetype size = 1; size < line.size(); ++size) {
            const AuditFileReading reading = readAuditFile(line.left(size), expected);
            QVERIFY2(!reading.damage && reading.isUnfinished, qPrintable(QString::number(size)));
            QVERIFY(reading.records.empty());
        }
    }
}

void tst_auditfolder::eachUnfinishedLineIsKept()
{
    QTemporaryDir folder;
    fillTrail(folder.path(), 2);
    const QString path = folder.filePath(u"audit-000001.jsonl"_s);
    for (int number = 1; number <= 3; ++number) {
        const QByteArray cut = appendCutLine(path, number);
        const AuditReading reading = lookAt(folder.path());
        QVERIFY(reading.hadUnfinishedWrite && !reading.problem);
        QCOMPARE(reading.unfinishedFile, path + u".unfinished"_s + (number == 1 ? QString() : u"-%1"_s.arg(number)));
        QCOMPARE(bytesOf(reading.unfinishedFile), cut);
        QVERIFY(onlyOwnerMay(reading.unfinishedFile));
    }
    QCOMPARE(QDir(folder.path()).entryList({u"*.unfinished*"_s}).size(), 3);
}

void tst_auditfolder::aLineThatCouldNotBeKeptIsNotSaidToBe()
{
#ifndef Q_OS_UNIX
    QSKIP("the limit of POSIX is as good as a full disk");
#else
    QTemporaryDir folder;
    fillTrail(folder.path(), 2);
    const QString path = folder.filePath(u"audit-000001.jsonl"_s);
    const QByteArray cut = appendCutLine(path, 1);
    const AuditReading reading = [&folder] {
        const FileSizeLimit limit(100);
        return lookAt(folder.path());
    }();
    QCOMPARE(reading.problem, std::optional(AuditProblem::DiskFull));
    QCOMPARE(reading.unfinishedFile, QString());
    QVERIFY(bytesOf(path).endsWith(cut));
#endif
}

void tst_auditfolder::aByteOrderMarkStaysInAText()
{
    AuditRecord record = anAuditRecord(1);
    record.number = 1;
    record.connection = u"\ufeffNorth"_s;
    const AuditFileReading reading = readAuditFile(auditLine(record, firstAuditHash()), AuditLink());
    QVERIFY(!reading.damage);
    QCOMPARE(reading.records.front().connection, record.connection);
}

void tst_auditfolder::twoProgramsDoNotWriteTogether()
{
    QTemporaryDir folder;
    AuditRecord record = anAuditRecord(1);
    AuditFolder second(folder.path());
    {
        AuditFolder first(folder.path());
        QVERIFY(!first.verify(auditMoment, u"anna"_s).problem);
        QCOMPARE(second.verify(auditMoment, u"anna"_s).problem, std::optional(AuditProblem::InUse));
        QCOMPARE(second.append(record), std::optional(AuditProblem::InUse));
        QVERIFY(!first.append(record));
    }
    const AuditReading reading = second.verify(auditMoment, u"anna"_s);
    QVERIFY(!reading.problem && reading.damagedParts.empty());
    QVERIFY(!second.append(record));
    QCOMPARE(record.number, 2u);
}

void tst_auditfolder::whatCannotBeWrittenIsSaid()
{
    QTemporaryDir folder;
    putBytes(folder.filePath(u"audit"_s), "a file in the way");
    AuditFolder trail(folder.filePath(u"audit"_s));
    QCOMPARE(trail.verify(auditMoment, u"anna"_s).problem, std::optional(AuditProblem::NotWritable));
    AuditRecord record = anAuditRecord(1);
    QVERIFY(trail.append(record));
    QVERIFY(QFile::remove(folder.filePath(u"audit"_s)));
    QVERIFY(!trail.verify(auditMoment, u"anna"_s).problem);
    QVERIFY(!trail.append(record));
}

void tst_auditfolder::namesOfAnyKindComeBack()
{
    QTemporaryDir folder;
    const QStringList names = {u"\",\"hash\":\"0\"}\n{\"n\":2"_s, u"\u202eevil\u2066"_s, u"a\0b\x01"_s,
                               u"\U0001F9EA \u0627\u062e\u062a\u0628\u0627\u0631"_s, QString(200, u'x')};
    {
        AuditFolder trail(folder.path());
        trail.verify(auditMoment, u"anna"_s);
        for (const QString &name : names) {
            AuditRecord record = anAuditRecord(1);
            record.connection = name;
            QVERIFY(!trail.append(record));
        }
    }
    const AuditReading reading = lookAt(folder.path());
    QVERIFY(reading.damagedParts.empty());
    for (size_t at = 0; at < size_t(names.size()); ++at)
        QCOMPARE(reading.records[at].connection, names[qsizetype(at)]);
    QVERIFY(!accountName().isEmpty());
}

LABDESK_TEST(tst_auditfolder)
#include "tst_auditfolder.moc"
