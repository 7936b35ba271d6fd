// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkimporter.h"
#include "service/bulkprogress.h"
#include "service/csvrows.h"
#include "service/recordlines.h"
#include "service/recordreader.h"
#include "service/schema.h"
#include "service/subcommands.h"
#include "service/systemreason.h"
#include "service/teamchoice.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>

#include <future>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t batchSize = 10'000; // lines; some 10 MB
constexpr int someRefused = 2;

/// How far an import has come. It is committed together with what was imported.
struct ImportState
{
    qint64 position = 0; ///< bytes of the input
    qint64 lines = 0;
    qint64 refused = 0;
    QString digest; ///< of the input up to there
};

/// The imports that a database has seen, so that none is done twice.
class ImportStates
{
public:
    explicit ImportStates(const Database &database)
        : m_find(database.prepare(u"SELECT position, lines, refused, digest FROM imports WHERE import_id = ?"_s)),
          m_keep(database.prepare(
              u"INSERT INTO imports (import_id, team_seq, position, lines, refused, digest, updated_on)"
              " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (import_id) DO UPDATE SET position = excluded.position,"
              " lines = excluded.lines, refused = excluded.refused, digest = excluded.digest,"
              " updated_on = excluded.updated_on"_s))
    {
    }

    std::optional<ImportState> find(const QString &importId)
    {
        return m_find.first({importId}, [](const Statement &row) {
            return ImportState{row.integer(0), row.integer(1), row.integer(2), row.text(3)};
        });
    }

    void keep(const QString &importId, qint64 teamSeq, const ImportState &state, qint64 now) // in seconds
    {
        m_keep.run({importId, teamSeq, state.position, state.lines, state.refused, state.digest, now});
    }

private:
    Statement m_find, m_keep;
};

struct ImportOptions
{
    QString database, team, refusedFile, name; ///< name: of the input, for people
    qsizetype type = 0;                        ///< of the rows of CSV
    bool keepsPersonalIds = false, again = false;
};

class Import
{
public:
    Import(QFile &input, ImportOptions options)
        : m_options(std::move(options)), m_lines(input), m_now(QDateTime::currentSecsSinceEpoch()),
          m_reader(m_now, m_options.keepsPersonalIds), m_progress(input.isSequential() ? 0 : input.size())
    {
    }

    int run();

private:
    struct Batch
    {
        std::vector<std::pair<qint64, BulkRecord>> records; ///< with their lines
        std::vector<RefusedRecord> refused;
        qint64 position = 0, lines = 0; ///< after it
        QString digest;
        bool isLast = false;
    };

    void checkInput(const QByteArray &beginning);
    void resume(ImportStates &states);
    void readLine(Batch &batch);
    Batch readBatch(bool isFirst);
    void commit(const Database &database, Batch batch, BulkImporter &importer, ImportStates &states, qint64 teamSeq);
    void report();
    void printSummary(const BulkImporter &importer) const;

    ImportOptions m_options;
    RecordLines m_lines;
    qint64 m_now;
    RecordReader m_reader;
    BulkProgress m_progress;
    CsvRows m_rows;
    bool m_isCsv = false;
    QString m_id; ///< of this import, in the database
    ImportState m_state;
    QString m_fileTeam;
    QFile m_report;
    std::vector<RefusedRecord> m_refused; ///< of the batch
};

// A wrong file is told from its beginning, before anything is changed.
void Import::checkInput(const QByteArray &beginning)
{
    const QByteArray first = beginning.trimmed();
    if (first.isEmpty())
        failSubcommand(u"%1 is empty."_s.arg(m_options.name));
    m_isCsv = first.front() != '{' && first.front() != '[';
    if (m_isCsv)
        m_lines.keepQuotedBreaks();
    if (!m_lines.next())
        failSubcommand(u"%1 is empty."_s.arg(m_options.name));
    if (m_isCsv) {
        const QString wrong = m_rows.readHeader(m_lines.data(), m_lines.size(), m_options.type);
        if (!wrong.isEmpty())
            failSubcommand(u"%1 isn't JSON lines, and no CSV with a header: %2. Nothing was changed."_s.arg(
                m_options.name, wrong));
        return;
    }
    if (!m_reader.isRecord(m_lines.data(), m_lines.size()))
        failSubcommand(
            u"%1 isn't JSON lines: its first line isn't an object with a type, one of %2. Nothing was changed."_s.arg(
                m_options.name, bulkTypes().join(u", "_s)));
    try {
        if (const BulkRecord record = m_reader.read(m_lines.data(), m_lines.size());
            const auto *team = std::get_if<BulkTeam>(&record))
            m_fileTeam = team->id;
    } catch (const LineRefused &) { // which is told with the others
    }
}

// The first line was read. Goes on where an earlier run of the same file was.
void Import::resume(ImportStates &states)
{
    const auto before = m_options.again ? std::nullopt : states.find(m_id);
    if (!before)
        return;
    m_state = *before;
    if (!m_lines.skip(m_state.position, m_state.lines) || QString::fromLatin1(m_lines.digest()) != m_state.digest)
        failSubcommand(
            u"%1 was imported up to line %2, and has changed before it since. Put new lines into a file of their own, or import all lines with --again."_s
                .arg(m_options.name)
                .arg(m_state.lines));
    std::fprintf(stderr, "Continuing after line %lld.\n", static_cast<long long>(m_state.lines));
}

void Import::readLine(Batch &batch)
{
    try {
        if (m_isCsv) {
            const QByteArray json = m_rows.toJson(m_lines.data(), m_lines.size());
            batch.records.emplace_back(m_lines.line(), m_reader.read(json.constData(), json.size()));
        } else {
            batch.records.emplace_back(m_lines.line(), m_reader.read(m_lines.data(), m_lines.size()));
        }
    } catch (const LineRefused &e) {
        batch.refused.push_back({m_lines.line(), e.what()});
    }
}

// In another thread, while the batch before is written.
Import::Batch Import::readBatch(bool isFirst)
{
    Batch batch;
    batch.records.reserve(batchSize);
    if (isFirst && !m_isCsv) // which was read before, to see what it is
        readLine(batch);
    while (batch.records.size() + batch.refused.size() < batchSize) {
        if (!m_lines.next()) {
            batch.isLast = true;
            break;
        }
        readLine(batch);
    }
    batch.position = m_lines.position();
    batch.lines = m_lines.linesRead();
    batch.digest = QString::fromLatin1(m_lines.digest());
    return batch;
}

// The batch and how far it goes, together. Done again when the database has undone it in favor of somebody else.
void Import::commit(const Database &database, Batch batch, BulkImporter &importer, ImportStates &states, qint64 teamSeq)
{
    constexpr int mostAttempts = 6;
    for (auto &[line, record] : batch.records)
        importer.add(line, std::move(record));
    for (int attempt = 1;; ++attempt) {
        try {
            Transaction transaction(database);
            m_refused = importer.write();
            m_refused.insert(m_refused.end(), batch.refused.begin(), batch.refused.end());
            std::ranges::stable_sort(m_refused, {}, &RefusedRecord::line);
            const ImportState state{batch.position, batch.lines,
                                    m_state.refused + static_cast<qint64>(m_refused.size()), batch.digest};
            states.keep(m_id, teamSeq, state, QDateTime::currentSecsSinceEpoch());
            report(); // before the commit: rather told twice than never
            transaction.commit();
            m_state = state;
            break;
        } catch (const DatabaseError &e) {
            if (e.fault() != DatabaseFault::Conflict || attempt == mostAttempts)
                throw DatabaseError(QString::fromUtf8(e.what())
                                    + u" Run the same command again to continue after line %1."_s.arg(m_state.lines));
        }
    }
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
    if (m_report.write(text) != text.size() || !m_report.flush())
        throw DatabaseError(u"Can't write %1: %2. Run the same command again to continue."_s.arg(
            m_report.fileName(), systemReason(m_report)));
}

void Import::printSummary(const BulkImporter &importer) const
{
    QStringList counts;
    for (const QString &type : bulkTypes())
        if (const qint64 count = importer.written().value(type); count > 0)
            counts += u"%1 %2"_s.arg(count).arg(type);
    std::printf("Imported: %s. Refused: %lld of %lld lines.\n",
                counts.isEmpty() ? "nothing" : counts.join(u", "_s).toUtf8().constData(),
                static_cast<long long>(m_state.refused), static_cast<long long>(m_state.lines));
}

int Import::run()
{
    const QByteArray beginning = m_lines.beginning();
    checkInput(beginning);
    m_report.setFileName(m_options.refusedFile);
    if (!m_options.refusedFile.isEmpty() && !m_report.open(QIODevice::WriteOnly | QIODevice::Append))
        failSubcommand(u"Can't write %1: %2. Check that its folder exists and is writable."_s.arg(
            m_options.refusedFile, systemReason(m_report)));
    const Database database(m_options.database, Database::Access::Write);
    for (const QString &sql : bulkStatements(database.engine()))
        database.execute(sql);
    const Team team = importTeam(database, m_options.team, m_fileTeam);
    m_id = QString::fromLatin1(
        QCryptographicHash::hash(team.id.toUtf8() + '\n' + bulkTypes()[m_options.type].toLatin1() + '\n' + beginning,
                                 QCryptographicHash::Sha256)
            .toHex());
    ImportStates states(database);
    resume(states);
    BulkImporter importer(database, team, m_now);
    for (auto next = std::async(std::launch::async, &Import::readBatch, this, m_state.position == 0); next.valid();) {
        Batch batch = next.get();
        if (!batch.isLast)
            next = std::async(std::launch::async, &Import::readBatch, this, false);
        commit(database, std::move(batch), importer, states, team.seq);
        m_progress.tell(m_state.lines, m_state.position);
    }
    m_progress.end();
    analyze(database);
    printSummary(importer);
    return m_state.refused > 0 ? someRefused : 0;
}

} // namespace

int runImport(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Imports users and all that belongs to them. Interrupted, the same command continues where it was."_s);
    parser.addPositionalArgument(u"import"_s, u"This command."_s, u"import"_s);
    parser.addPositionalArgument(u"file"_s, u"JSON lines, or CSV with a header; - for standard input."_s, u"FILE"_s);
    parser.addOptions(
        {{u"database"_s, u"Import into <file>, or into PostgreSQL: postgresql://user@host:port/name."_s, u"file"_s},
         {u"team"_s, u"Import for this team, by name or ID, instead of the first one."_s, u"team"_s},
         {u"type"_s, u"What the rows of CSV are: %1 (user)."_s.arg(bulkTypes().join(u", "_s)), u"type"_s, u"user"_s},
         {u"refused"_s, u"Add the refused lines, with reasons, to <file> instead of stderr."_s, u"file"_s},
         {u"keep-personal-ids"_s, u"Accept client IDs with personal data, to restore an export."_s},
         {u"again"_s, u"Import all lines, even if the file was imported before."_s}});
    if (!readSubcommand(parser, arguments, 1))
        return 0;
    const QString name = parser.positionalArguments().at(1);
    ImportOptions options{parser.value(u"database"_s),
                          parser.value(u"team"_s),
                          parser.value(u"refused"_s),
                          name == u"-" ? u"The input"_s : name,
                          bulkTypes().indexOf(parser.value(u"type"_s)),
                          parser.isSet(u"keep-personal-ids"_s),
                          parser.isSet(u"again"_s)};
    if (options.database.isEmpty())
        failSubcommand(u"Add --database with the file or URL to import into."_s);
    if (const QString wrong = wrongLocation(options.database); !wrong.isEmpty())
        failSubcommand(wrong);
    if (options.type < 0)
        failSubcommand(
            u"Invalid --type '%1'. Use one of: %2."_s.arg(parser.value(u"type"_s), bulkTypes().join(u", "_s)));
    QFile input(name);
    constexpr int standardInput = 0; // of a stream, Qt on Windows takes the end of a pipe for an error
    if (!(name == u"-" ? input.open(standardInput, QIODevice::ReadOnly) : input.open(QIODevice::ReadOnly)))
        failSubcommand(u"Can't read %1: %2."_s.arg(name, systemReason(input)));
    return Import(input, std::move(options)).run();
}

} // namespace labdesk::service
