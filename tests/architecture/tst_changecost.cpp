// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a change costs. A probe is a thing that is there, and the files that name it are those that the next one of its
// kind touches; so take one that is used no more than any of its kind.
#include "architecture/rules.h"
#include "support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace architecture;

namespace {

struct Probe
{
    const char *kind;
    const char *names; ///< by which code knows it, as a pattern
    int mostFiles;     ///< of src
};

constexpr Probe probes[] = {
    {"a setting", "opensLastPlace", 2},
    {"a setting that is a choice", "jobsWhileLocked", 2},
    {"an event of the audit trail", "ExportRequests\\b", 2},
    {"a sensitive field", "\\b(GroupId|groupid)\\b", 3},
    {"a column of a list", "Column::Tries", 2},
    {"a command with a key", "\"user\\.pin\"", 2},
    {"a place", "(Place|Kind)::Payors\\b", 4}, // and its folder
    {"a column of users", "\\bZoneSetBy\\b", 2},
    {"a column of users and its member", "\\b(ZoneSetBy|zoneSource)\\b", 4},
    {"an operation of the client", "\\blatestInsurance\\b|Decoding<InsuranceRecord> decode", 5},
    {"an operation of the service", "/insurance/latest|InsuranceRoutes::latest|\\blatest\\(const RoutedRequest", 3},
    {"a table of the service", "\\borderTable\\b|\\bBulk<Order>|\\bOrder, Insurance>", 3}, // two of them its own
    {"a type of error of a source", "\\buser_not_found\\b", 2}, // in the sample data, and as other services say it
    {"a field of the filter", "Field::Connected\\b|Field \\{[^}]*\\bConnected\\b", 2},
};

QStringList filesThatName(const QRegularExpression &names, const QList<Source> &sources)
{
    QStringList files;
    for (const Source &source : sources)
        if (names.match(source.text).hasMatch())
            files += source.path;
    return files;
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
        for (const Probe &probe : probes)
            QTest::newRow(probe.kind) << QString::fromLatin1(probe.names) << probe.mostFiles;
    }

    void oneMoreOfAKindTouchesFewFiles()
    {
        QFETCH(QString, names);
        QFETCH(int, mostFiles);
        const QStringList files = filesThatName(QRegularExpression(names), m_sources);
        QVERIFY2(!files.isEmpty(), "nothing is called that any more: take another probe");
        QVERIFY2(files.size() <= mostFiles, qPrintable(files.join(u'\n')));
    }

private:
    QList<Source> m_sources;
};

LABDESK_TEST(tst_changecost)
#include "tst_changecost.moc"
