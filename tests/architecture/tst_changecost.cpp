// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a change costs. A probe is a thing that is there, and the files that name it are those that the next one of its
// kind touches; so take one that is used no more than any of its kind.
#include "architecture/rules.h"
#include "support/testmain.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace architecture;

namespace {

struct Probe
{
    const char *kind;
    const char *names;            ///< by which code knows it, as a pattern
    int mostFiles;                ///< of src
    const char *beside = nullptr; ///< a folder whose files name it for a change of another kind
};

constexpr Probe probes[] = {
    {"a setting", "opensLastPlace", 2},
    {"a setting that is a choice", "jobsWhileLocked", 2},
    {"an event of the audit trail", "ExportRequests\\b", 2},
    {"a sensitive field", "\\b(HouseholdSize|householdsize)\\b", 2},
    {"a column of a list", "Column::Tries", 2},
    {"a command with a key", "\"user\\.pin\"", 2},
    {"a place", "(Place|Kind)::Payors\\b", 4}, // and its folder
    {"a column of users", "\\bZoneSetBy\\b", 2},
    {"a column of users and its member", "\\b(ZoneSetBy|zoneSource)\\b", 4},
    // A command for it is a task of its own.
    {"an operation of the client", "\\blatestInsurance\\b|Decoding<InsuranceRecord> decode", 3, "cli/"},
    {"an operation of the service", "/insurance/latest|InsuranceRoutes::latest|\\blatest\\(const RoutedRequest", 3},
    // The header and source of its store, and the list of tables: with two, its columns and queries would share a
    // header.
    {"a table of the service", "\\borderTable\\b|\\bBulk<Order>|\\bOrder, Insurance>", 3},
    {"a type of error of a source", "\\buser_not_found\\b", 2}, // in the sample data, and as other services say it
    {"a field of the filter", "Field::Connected\\b|Field \\{[^}]*\\bConnected\\b", 2},
};

QStringList filesThatName(const QRegularExpression &names, const QString &beside, const QList<Source> &sources)
{
    QStringList files;
    for (const Source &source : sources)
        if ((beside.isEmpty() || !source.path.startsWith(beside)) && names.match(source.text).hasMatch())
            files += source.path;
    return files;
}

/// Those that a caller sends; the client requests a token by itself.
QList<QRegularExpression> operationNames()
{
    static const QRegularExpression name(u"\\.name = \"(\\w+)\""_s);
    QList<QRegularExpression> all;
    for (const auto &row : name.globalMatch(textOf(QStringLiteral(SOURCE_ROOT "/src/api/operations.h"))))
        if (row.captured(1) != u"requestToken")
            all += QRegularExpression(u"\\b%1\\b"_s.arg(row.captured(1)));
    return all;
}

} // namespace

class tst_changecost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_sources = allSources(); }

    void oneMoreOfAKindTouchesFewFiles_data()
    {
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("mostFiles");
        QTest::addColumn<QString>("beside");
        for (const Probe &probe : probes)
            QTest::newRow(probe.kind) << QString::fromLatin1(probe.names) << probe.mostFiles
                                      << QString::fromLatin1(probe.beside);
    }

    void oneMoreOfAKindTouchesFewFiles()
    {
        QFETCH(QString, names);
        QFETCH(int, mostFiles);
        QFETCH(QString, beside);
        const QStringList files = filesThatName(QRegularExpression(names), beside, m_sources);
        QVERIFY2(!files.isEmpty(), "nothing is called that any more: take another probe");
        QVERIFY2(files.size() <= mostFiles, qPrintable(files.join(u'\n')));
    }

    // A file that names all operations has to name the next one. The service's description and tests are a task of
    // their own. Two would be enough, but a day of support (tst_servicemodes) has whatever a person does.
    void oneMoreOperationOfTheClientTouchesFewTestsAndDocs()
    {
        const QList<QRegularExpression> names = operationNames();
        QVERIFY(!names.isEmpty());
        QStringList files;
        for (const QString &folder : {u"tests"_s, u"docs"_s}) {
            const QStringList kinds{u"*.h"_s, u"*.cpp"_s, u"*.md"_s};
            for (QDirIterator at(QStringLiteral(SOURCE_ROOT "/") + folder, kinds, QDir::Files,
                                 QDirIterator::Subdirectories);
                 at.hasNext();) {
                const QString path = at.next();
                const QString text = path.contains(u"/tests/service/") ? QString() : textOf(path);
                if (std::ranges::all_of(names, [&text](const QRegularExpression &name) { return text.contains(name); }))
                    files += path;
            }
        }
        QVERIFY2(files.size() <= 3, qPrintable(files.join(u'\n')));
    }

private:
    QList<Source> m_sources;
};

LABDESK_TEST(tst_changecost)
#include "tst_changecost.moc"
