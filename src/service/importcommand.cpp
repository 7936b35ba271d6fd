// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/auditlog.h"
#include "service/bulkimporter.h"
#include "service/bulkprogress.h"
#include "service/csvrows.h"
#include "service/filesync.h"
#include "service/recordlines.h"
#include "service/recordreader.h"
#include "service/schema.h"
#include "service/subcommands.h"
#include "service/systemreason.h"
#include "service/teamchoice.h"
#include "service/temporaryfolder.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <cstring>
#include <future>
#include <limits>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t batchSize = 10'000; // in lines; some 10 MB
constexpr int exitCodeSomeRefused = 2;

/// The progress of an import. Committed together with its records.
struct ImportState
{
    qint64 position = 0; ///< position in the input, in bytes
    qint64 lines = 0, records = 0, blank = 0, refused = 0;
    QString digest; ///< of the input up to that position

    qint64 imported() const { return records - refused; }
};

/// The imports that a database has seen, so that none is repeated.
class ImportStates
{
public:
    explicit ImportStates(const Database &database)
        : m_find(database.prepare(
            u"SELECT position, lines, records, blank, refused, digest FROM imports WHERE import_id = ?"_s)),
          m_keep(database.prepare(
              u"INSERT INTO imports (import_id, team_seq, position, lines, records, blank, refused, digest, updated_on)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (import_id) DO UPDATE SET position = excluded.position,"
              " lines = excluded.lines, records = excluded.records, blank = excluded.blank,"
              " refused = excluded.refused, digest = excluded.digest, updated_on = excluded.updated_on"
              " WHERE imports.position BETWEEN ? AND ? RETURNING position"_s)),
          m_positions(database.prepare(
              u"SELECT DISTINCT position FROM imports WHERE team_seq = ? AND position < ? ORDER BY position DESC"_s))
    {
    }

    std::optional<ImportState> find(const QString &importId)
    {
        return m_find.first({importId}, [](const Statement &row) {
            return ImportState{row.integer(0), row.integer(1), row.integer(2),
                               row.integer(3), row.integer(4), row.text(5)};
        });
    }

    /// The positions before `end` up to which inputs of a team were imported, greatest first.
    std::vector<qint64> positions(qint64 teamSeq, qint64 end)
    {
        return m_positions.all({teamSeq, end}, [](const Statement &row) { return row.integer(0); });
    }

    /// Returns false if the stored import isn't at a position in this range: another process has continued it.
    bool keep(const QString &importId, qint64 teamSeq, const ImportState &state, std::pair<qint64, qint64> before)
    {
        const auto kept
            = m_keep.first({importId, teamSeq, state.position, state.lines, state.records, state.blank, state.refused,
                            state.digest, QDateTime::currentSecsSinceEpoch(), before.first, before.second},
                           [](const Statement &row) { return row.integer(0); });
        return kept.has_value();
    }

private:
    Statement m_find, m_keep, m_positions;
};

struct ImportOptions
{
    QString database, team, refusedFile, name; ///< `name` is the input for display
    qsizetype type = 0;                        ///< type of the rows in a CSV file
    char separator = '\0';                     ///< for CSV; NUL to detect it from the first line
    CsvTitles titles = {};                     ///< CSV titles that differ from the member names
    bool keepsPersonalIds = false, again = false, isStrict = false;
    bool onlyChecks = false; ///< rolls everything back at the end
};

class Import
{
public:
    Import(QFile &input, ImportOptions options)
        : m_options(std::move(options)), m_lines(input),
          m_reader(QDateTime::currentSecsSinceEpoch(), m_options.keepsPersonalIds, m_options.isStrict),
          m_progress(input.isSequential() ? 0 : input.size())
    {
    }

    int run();

private:
    struct Batch
    {
        std::vector<std::pair<qint64, BulkRecord>> records; ///< with line numbers
        std::vector<RefusedRecord> refused;
        ImportState after; ///< except for refused records
        bool isLast = false;
    };

    void checkInput();
    void readHeader();
    QString teamOfFirstLine();
    [[noreturn]] void refuseInput(const QString &reason) const;
    [[noreturn]] void refuseReturns() const;
    std::unique_ptr<Database> openDatabase();
    QString idAt(qint64 position) const;
    std::optional<ImportState> stateBefore(ImportStates &states, const Team &team) const;
    bool skipImported();
    void resume(ImportStates &states, const Team &team);
    void readLine(Batch &batch);
    Batch readBatch(bool isFirst);
    void write(const Database &database, const Batch &batch, BulkImporter &importer, ImportStates &states,
               const Team &team);
    void commit(const Database &database, Batch batch, BulkImporter &importer, ImportStates &states, const Team &team);
    void report();
    void printSummary(const BulkImporter &importer) const;

    ImportOptions m_options;
    RecordLines m_lines;
    RecordReader m_reader;
    BulkProgress m_progress;
    CsvRows m_rows;
    bool m_isCsv = false;
    qint64 m_headings = 0;  ///< lines of CSV before the first row
    QByteArray m_kind;      ///< what distinguishes imports of the same input
    QByteArray m_beginning; ///< of the input
    ImportState m_state, m_before;
    QString m_fileTeam;
    QFile m_report;
    std::optional<TemporaryFolder> m_folder; ///< holds a separate database for a check
    std::vector<RefusedRecord> m_refused;    ///< of the current batch
};

void Import::refuseInput(const QString &reason) const
{
    failSubcommand(u"%1 is neither JSON lines nor CSV: %2 Nothing was changed."_s.arg(m_options.name, reason));
}

void Import::refuseReturns() const
{
    refuseInput(u"its lines end with a carriage return alone. Save it with line feeds."_s);
}

// Detects a wrong file by its beginning, before anything is changed.
void Import::checkInput()
{
    QByteArray first = m_beginning.trimmed();
    while (first.startsWith("\xef\xbb\xbf"))
        first = first.sliced(3).trimmed();
    if (first.isEmpty())
        failSubcommand(u"%1 is empty."_s.arg(m_options.name));
    const bool isWide
        = first.size() > 3 && ((first[1] == '\0' && first[3] == '\0') || (first[0] == '\0' && first[2] == '\0'));
    if (isWide || first.startsWith("\xff\xfe") || first.startsWith("\xfe\xff"))
        refuseInput(u"it is UTF-16. Save it as UTF-8."_s);
    if (first.startsWith("PK\x03\x04"))
        refuseInput(u"it is a workbook or another archive. Save it as CSV in UTF-8."_s);
    if (first.startsWith("\x1f\x8b"))
        refuseInput(u"it is compressed. Decompress it first."_s);
    m_isCsv = first.front() != '{' && first.front() != '[';
    if (m_isCsv)
        m_lines.readRows(CsvRows::separators[0], 0);
    if (!m_lines.next())
        failSubcommand(u"%1 is empty."_s.arg(m_options.name));
    if (m_isCsv)
        readHeader();
    else if (!m_options.titles.empty())
        failSubcommand(u"%1 is JSON lines, and --map is for the columns of CSV."_s.arg(m_options.name));
    else if (const QByteArrayView line(m_lines.data(), m_lines.size()); line.trimmed().contains('\r'))
        refuseReturns();
    else if (!m_reader.isRecord(m_lines.data(), m_lines.size()))
        refuseInput(u"its first line isn't an object with a type."_s);
    else
        m_fileTeam = teamOfFirstLine();
}

// Returns the team in the first line. Errors in that line are reported when it is read.
QString Import::teamOfFirstLine()
{
    try {
        const BulkRecord record = m_reader.read(m_lines.data(), m_lines.size());
        const auto *team = std::get_if<BulkTeam>(&record);
        return team ? team->id : QString();
    } catch (const LineError &) {
        return {};
    }
}

void Import::readHeader()
{
    char separator = m_options.separator;
    m_headings = 1;
    if (const char named = CsvRows::separatorIn(m_lines.data(), m_lines.size()); named != '\0') {
        separator = separator == '\0' ? named : separator;
        ++m_headings;
        if (!m_lines.next())
            refuseInput(u"it has no header line."_s);
    }
    if (std::memchr(m_lines.data(), '\r', static_cast<std::size_t>(m_lines.size())))
        refuseReturns();
    const QString wrong
        = m_rows.readHeader(m_lines.data(), m_lines.size(), m_options.type, separator, m_options.titles);
    if (!wrong.isEmpty())
        refuseInput(wrong);
    m_lines.readRows(m_rows.separator(), m_rows.columns());
}

// Opens the database. A check doesn't create a new one but uses an empty one in a temporary folder.
std::unique_ptr<Database> Import::openDatabase()
{
    const auto open = [](const QString &name) { return std::make_unique<Database>(name, Database::Access::Write); };
    if (!m_options.onlyChecks)
        return open(m_options.database);
    const auto openEmpty = [this, open] { return open(m_folder.emplace().filePath(u"empty.sqlite"_s)); };
    if (engineOf(m_options.database) == Engine::Sqlite && !QFileInfo::exists(m_options.database))
        return openEmpty();
    auto database = open(m_options.database);
    if (!hasTables(*database))
        return openEmpty();
    requireOwnSchema(*database, SchemaAge::Current);
    return database;
}

// Identifies an import in the database by the beginning of its input, as far as it was read: lines that are added to a
// shorter input don't change it.
QString Import::idAt(qint64 position) const
{
    const QByteArray begin = m_beginning.first(std::min<qint64>(position, m_beginning.size()));
    return QString::fromLatin1(QCryptographicHash::hash(m_kind + begin, QCryptographicHash::Sha256).toHex());
}

std::optional<ImportState> Import::stateBefore(ImportStates &states, const Team &team) const
{
    if (m_options.again)
        return {};
    if (auto whole = states.find(idAt(m_beginning.size())))
        return whole;
    for (const qint64 position : states.positions(team.seq, m_beginning.size()))
        if (auto part = states.find(idAt(position)))
            return part;
    return {};
}

// Skips the part of the input that was already imported. Returns false if that part has changed.
bool Import::skipImported()
{
    if (m_state.position < m_lines.position()) { // all of it was the first line, without its line break
        const QByteArray added = m_beginning.mid(m_state.position, m_lines.position() - m_state.position);
        return added == "\n" || added == "\r\n";
    }
    return m_lines.skip(m_state.position) && QString::fromLatin1(m_lines.digest()) == m_state.digest
        && m_lines.endLine();
}

// Continues an earlier import of the same input. Fails if the part that was imported has changed.
void Import::resume(ImportStates &states, const Team &team)
{
    const auto before = stateBefore(states, team);
    if (!before)
        return;
    m_state = m_before = *before;
    if (!skipImported())
        failSubcommand(
            u"%1 was imported up to line %2, but earlier lines have changed since. Put new lines into a separate file, or import all lines with --again."_s
                .arg(m_options.name, QString::number(m_state.lines)));
    m_lines.continueAt(m_state.lines, m_state.records + m_headings, m_state.blank);
    std::fprintf(stderr, "Continuing after line %lld.\n", static_cast<long long>(m_state.lines));
}

void Import::readLine(Batch &batch)
{
    try {
        if (m_lines.isTooLong())
            throw LineError("longer than 16 MB");
        if (m_isCsv) {
            const QByteArray json = m_rows.toJson(m_lines.data(), m_lines.size());
            batch.records.emplace_back(m_lines.line(), m_reader.read(json.constData(), json.size()));
        } else {
            batch.records.emplace_back(m_lines.line(), m_reader.read(m_lines.data(), m_lines.size()));
        }
    } catch (const LineError &e) {
        batch.refused.push_back({m_lines.line(), e.what()});
    }
}

// Runs in another thread, while the previous batch is written.
Import::Batch Import::readBatch(bool isFirst)
{
    Batch batch;
    batch.records.reserve(batchSize);
    if (isFirst && !m_isCsv) // already read to detect the format
        readLine(batch);
    while (batch.records.size() + batch.refused.size() < batchSize) {
        if (!m_lines.next()) {
            batch.isLast = true;
            break;
        }
        readLine(batch);
    }
    batch.after = {m_lines.position(),
                   m_lines.linesRead(),
                   m_lines.records() - m_headings,
                   m_lines.blankLines(),
                   0,
                   QString::fromLatin1(m_lines.digest())};
    return batch;
}

// Writes a batch in the open transaction. Can be repeated after a rollback.
void Import::write(const Database &database, const Batch &batch, BulkImporter &importer, ImportStates &states,
                   const Team &team)
{
    m_refused = importer.write();
    m_refused.insert(m_refused.end(), batch.refused.begin(), batch.refused.end());
    std::ranges::stable_sort(m_refused, {}, &RefusedRecord::line);
    ImportState after = batch.after;
    after.refused = m_state.refused + static_cast<qint64>(m_refused.size());
    const QString id = idAt(after.position);
    std::pair<qint64, qint64> before{m_state.position, m_state.position};
    if (id != idAt(m_state.position)) // no state with this ID is stored yet
        before = {0, m_options.again ? std::numeric_limits<qint64>::max() : -1};
    if (!states.keep(id, team.seq, after, before))
        failSubcommand(u"Another import of this input is running. Wait for it, and run the same command again."_s);
    if (after.imported() > m_state.imported())
        recordCommand(database, team.seq, u"import"_s,
                      u"lines %1 to %2: %3 records"_s.arg(m_state.lines + 1)
                          .arg(after.lines)
                          .arg(after.imported() - m_state.imported()));
    report(); // before the commit, because reporting twice is better than never
}

// Commits a batch together with the progress. Retries after a conflict with another transaction.
void Import::commit(const Database &database, Batch batch, BulkImporter &importer, ImportStates &states,
                    const Team &team)
{
    constexpr int maxAttempts = 6;
    for (auto &[line, record] : batch.records)
        importer.add(line, std::move(record));
    for (int attempt = 1;; ++attempt) {
        try {
            std::optional<Transaction> transaction;
            if (!m_options.onlyChecks) // a check has one transaction for all batches
                transaction.emplace(database);
            write(database, batch, importer, states, team);
            if (transaction)
                transaction->commit();
            break;
        } catch (const DatabaseError &e) {
            if (e.fault() != DatabaseFault::Conflict || attempt == maxAttempts || m_options.onlyChecks)
                throw DatabaseError(
                    QString::fromUtf8(e.what())
                    + (m_options.onlyChecks
                           ? u" Run the same command again."_s
                           : u" Run the same command again to continue after line %1."_s.arg(m_state.lines)));
        }
    }
    const qint64 refused = m_state.refused + static_cast<qint64>(m_refused.size());
    m_state = batch.after;
    m_state.refused = refused;
    if (!m_options.onlyChecks)
        importer.endIngestion();
    importer.clear();
    m_refused.clear();
}

void Import::report()
{
    QByteArray text;
    for (const RefusedRecord &each : m_refused)
        text += "line " + QByteArray::number(each.line) + ": " + each.reason.c_str() + '\n';
    if (text.isEmpty())
        return;
    if (!m_report.isOpen()) {
        std::fputs(text.constData(), stderr);
        return;
    }
    const bool isWritten = m_report.write(text) == text.size() && m_report.flush();
    const QString problem = isWritten ? syncFile(m_report) : systemReason(m_report);
    if (!problem.isEmpty())
        throw DatabaseError(u"Can't write %1: %2."_s.arg(m_report.fileName(), problem));
}

QString formatCount(qint64 count, const QString &what)
{
    return u"%1 %2%3"_s.arg(QString::number(count), what, count == 1 ? QString() : u"s"_s);
}

// Accounts for all of the input: the lines add up to those of the file, and each record is imported or refused.
void Import::printSummary(const BulkImporter &importer) const
{
    QStringList counts;
    for (const QString &type : bulkTypes())
        if (const qint64 count = importer.written().value(type); count > 0)
            counts += formatCount(count, type == u"insurance" ? u"insurance record"_s : type);
    QString before;
    if (importer.otherTeams() > 0)
        before += u" Not used: %1."_s.arg(formatCount(importer.otherTeams(), u"other team"_s));
    if (m_before.imported() > 0)
        before += u" Imported before: %1."_s.arg(m_before.imported());
    QString lines = formatCount(m_state.records, u"record"_s);
    const qint64 further = m_state.lines - m_state.records - m_state.blank - m_headings;
    for (const auto &[count, what] :
         {std::pair(further, u"inside quotes"_s), {m_headings, u"in the header"_s}, {m_state.blank, u"blank"_s}})
        if (count > 0)
            lines += u", %1 %2"_s.arg(count).arg(what);
    const QString text = u"%1: %2.%3 Refused: %4.\nRead: %5 (%6).\n"_s.arg(
        m_options.onlyChecks ? u"Nothing was changed. Would be imported"_s : u"Imported"_s,
        counts.isEmpty() ? u"nothing"_s : counts.join(u", "_s), before, QString::number(m_state.refused),
        formatCount(m_state.lines, u"line"_s), lines);
    printOut(text.toUtf8());
}

int Import::run()
{
    m_beginning = m_lines.beginning();
    checkInput();
    m_report.setFileName(m_options.refusedFile);
    if (!m_options.refusedFile.isEmpty() && !m_report.open(QIODevice::WriteOnly | QIODevice::Append))
        failSubcommand(u"Can't write %1: %2. Check that its folder exists and is writable."_s.arg(
            m_options.refusedFile, systemReason(m_report)));
    const std::unique_ptr<Database> opened = openDatabase();
    const Database &database = *opened;
    for (const QString &sql : bulkStatements(database.engine()))
        database.execute(sql);
    const Team team = importTeam(database, m_options.team, m_fileTeam);
    m_kind = team.id.toUtf8() + '\n' + bulkTypes()[m_options.type].toLatin1() + '\n';
    for (const auto &[title, member] : m_options.titles) // the same file with other titles is another import
        m_kind += title + '=' + member + '\n';
    ImportStates states(database);
    resume(states, team);
    BulkImporter importer(database, team, [] { return QDateTime::currentDateTimeUtc(); });
    std::optional<Transaction> undone;
    if (m_options.onlyChecks)
        undone.emplace(database);
    for (auto next = std::async(std::launch::async, &Import::readBatch, this, m_state.position == 0); next.valid();) {
        Batch batch = next.get();
        if (!batch.isLast)
            next = std::async(std::launch::async, &Import::readBatch, this, false);
        commit(database, std::move(batch), importer, states, team);
        m_progress.update(m_state.lines, m_state.position);
    }
    m_progress.end();
    if (!m_options.onlyChecks)
        analyze(database);
    printSummary(importer);
    return m_state.refused > 0 ? exitCodeSomeRefused : 0;
}

// Returns the separator, which is given by name or as a character.
char separatorIn(const QCommandLineParser &parser)
{
    const QString given = parser.value(u"separator"_s);
    for (const auto &[name, separator] :
         {std::pair(u"comma"_s, ','), {u"semicolon"_s, ';'}, {u"tab"_s, '\t'}, {u"pipe"_s, '|'}, {u""_s, '\0'}})
        if (given == name)
            return separator;
    const QByteArray bytes = given.toUtf8();
    if (bytes.size() != 1 || bytes[0] == '"' || bytes[0] == '\n' || bytes[0] == '\r' || bytes[0] == '\0')
        failSubcommand(
            u"Invalid --separator '%1'. Use comma, semicolon, tab, pipe, or one other character."_s.arg(given));
    return bytes[0];
}

// Parses "Customer no.=client_user_id": the text after the last equals sign is the member, and may be empty.
CsvTitles titlesIn(const QCommandLineParser &parser, qsizetype type)
{
    CsvTitles titles;
    for (const QString &given : parser.values(u"map"_s)) {
        const qsizetype sign = given.lastIndexOf(u'=');
        const QString member = given.mid(sign + 1).trimmed();
        QStringList names;
        for (const BulkMember &each : bulkMembers(type))
            names += QString::fromLatin1(QByteArrayView(each.name));
        if (sign <= 0 || given.left(sign).trimmed().isEmpty() || !(member.isEmpty() || names.contains(member)))
            failSubcommand(
                u"Invalid --map '%1'. Use \"TITLE=MEMBER\", or \"TITLE=\" to leave a column out. The members "
                "of type %2 are: %3."_s.arg(given, bulkTypes()[type], names.join(u", ")));
        titles.push_back({given.left(sign).trimmed().toUtf8(), member.toLatin1()});
    }
    return titles;
}

} // namespace

int runImport(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Imports users and their records. If it's interrupted, run the same command again to continue."_s);
    parser.addPositionalArgument(u"import"_s, u"This command."_s, u"import"_s);
    parser.addPositionalArgument(u"file"_s, u"JSON lines, or CSV with a header; - for standard input."_s, u"FILE"_s);
    parser.addOptions(
        {{u"database"_s, u"Import into <file>, or into PostgreSQL: postgresql://user@host:port/name."_s, u"file"_s},
         {u"team"_s, u"Import for this team, by name or ID, instead of the first one."_s, u"team"_s},
         {u"type"_s, u"Type of the CSV rows: %1 (default: user)."_s.arg(bulkTypes().join(u", "_s)), u"type"_s,
          u"user"_s},
         {u"separator"_s,
          u"Separator in CSV: comma, semicolon, tab, or pipe. By default, it's detected from the first line."_s,
          u"separator"_s},
         {u"map"_s,
          u"Read the CSV column <title> as <member>. Without a member, the column is ignored. Can be repeated."_s,
          u"title=member"_s},
         {u"check"_s, u"Say what would be imported and refused, and change nothing."_s},
         {u"strict"_s, u"Refuse providers, clearinghouses and sources that the interface doesn't define."_s},
         {u"refused"_s, u"Add the refused lines, with reasons, to <file> instead of stderr."_s, u"file"_s},
         {u"keep-personal-ids"_s, u"Accept client IDs with personal data, to restore an export."_s},
         {u"again"_s, u"Import all lines, even if the file was imported before."_s}});
    if (!readSubcommand(parser, arguments, 1))
        return 0;
    const QString name = parser.positionalArguments().at(1);
    ImportOptions options{.database = databaseIn(parser),
                          .team = parser.value(u"team"_s),
                          .refusedFile = parser.value(u"refused"_s),
                          .name = name == u"-" ? u"The input"_s : name,
                          .type = bulkTypes().indexOf(parser.value(u"type"_s)),
                          .separator = separatorIn(parser),
                          .keepsPersonalIds = parser.isSet(u"keep-personal-ids"_s),
                          .again = parser.isSet(u"again"_s),
                          .isStrict = parser.isSet(u"strict"_s),
                          .onlyChecks = parser.isSet(u"check"_s)};
    if (options.type < 0)
        failSubcommand(
            u"Invalid --type '%1'. Use one of: %2."_s.arg(parser.value(u"type"_s), bulkTypes().join(u", "_s)));
    options.titles = titlesIn(parser, options.type);
    const QFileInfo refused(options.refusedFile);
    const bool isFile = !refused.canonicalFilePath().isEmpty(); // a new one and a pipe aren't
    for (const QString &other : {name == u"-" ? u"/dev/stdin"_s : name, options.database})
        if (isFile && refused == QFileInfo(other))
            failSubcommand(
                u"The import itself reads or writes %1. Use another file for --refused."_s.arg(options.refusedFile));
    QFile input(name);
    if (!(name == u"-" ? input.open(standardInput, QIODevice::ReadOnly) : input.open(QIODevice::ReadOnly)))
        failSubcommand(u"Can't read %1: %2."_s.arg(name, systemReason(input)));
    return Import(input, std::move(options)).run();
}

} // namespace labdesk::service
