// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/payorstore.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/payors/payorspane.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// The lines of a table of tests/data/payors, cut at its tabs.
std::vector<QStringList> tableOf(const QString &file)
{
    QFile table(QStringLiteral(TEST_DATA "/payors/") + file);
    if (!table.open(QIODevice::ReadOnly))
        qFatal("no table %s", qPrintable(file));
    std::vector<QStringList> lines;
    for (const QByteArray &line : table.readAll().split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            lines.push_back(QString::fromUtf8(line).split(u'\t'));
    return lines;
}

using Payors = std::vector<service::Payor>;

Payors payorsOf(const QString &file)
{
    Payors payors;
    for (const QStringList &line : tableOf(file))
        payors.push_back(
            {line[0], line[1], line[2].split(u'|', Qt::SkipEmptyParts), {{}, {}, {}, line[3], {}}, u"platform"_s, {}});
    return payors;
}

QString madeUpWord(std::mt19937 &random)
{
    static const QStringList syllables{u"va"_s,  u"ro"_s,  u"li"_s, u"ten"_s, u"mu"_s,  u"ska"_s, u"bri"_s, u"don"_s,
                                       u"phe"_s, u"gal"_s, u"zu"_s, u"wix"_s, u"que"_s, u"jar"_s, u"nol"_s, u"thy"_s};
    QString word;
    for (int count = 4; count > 0; --count)
        word += syllables[qsizetype(random() % size_t(syllables.size()))];
    word[0] = word[0].toUpper();
    return word;
}

/// As no generator of ours makes them: words of many alphabets, no aliases or many, names that are twice, too long, or
/// hardly there.
Payors variedPayors(size_t count)
{
    std::mt19937 random(20'261'124);
    const QStringList kinds{u"%1 Health Plan"_s,
                            u"%1 Insurance Company of Ohio"_s,
                            u"The %1 Group, Inc."_s,
                            u"Ασφάλεια %1"_s,
                            u"Страховая компания %1"_s,
                            u"%1 保険"_s,
                            u"شركة %1 للتأمين"_s,
                            u"Assurance Générale %1 – Île-de-France"_s,
                            u"%1"_s,
                            u"“%1” (Medicaid) / %1 & Sons"_s};
    const QStringList places{u"OH"_s, u"TX"_s, QString(), u"N/A"_s};
    Payors payors;
    for (size_t i = 0; i < count; ++i) {
        QString name = kinds[qsizetype(random() % size_t(kinds.size()))].arg(madeUpWord(random));
        if (i % 97 == 5)
            name = payors.back().name; // twice
        if (i % 501 == 7)
            name += u" and its Affiliates, Successors and Assigns"_s.repeated(8);
        QStringList aliases;
        for (size_t alias = random() % 4; alias > 0; --alias)
            aliases += madeUpWord(random) + u" Ünïon"_s;
        payors.push_back({u"V"_s + QString::number(qulonglong(i)),
                          name,
                          aliases,
                          {{}, {}, {}, places[qsizetype(i % size_t(places.size()))], {}},
                          u"team"_s,
                          {}});
    }
    return payors;
}

/// The real local service with its own payors or with others instead, in the pane as a person has it before the eyes.
class PayorStage
{
public:
    explicit PayorStage(const Payors &payors = {})
    {
        service::ServiceOptions options;
        options.users = 1;
        options.database = m_folder.filePath(u"service.db"_s);
        m_service = std::make_unique<service::LocalService>(options);
        m_service->startAndWait();
        if (!payors.empty())
            fill(options.database, payors);
        const Connection connection{u"local"_s,           u"Local service"_s, Environment::Local,
                                    m_service->baseUrl(), ApiKeyScheme{},     false};
        session = std::make_unique<Session>(connection, Secret(m_service->key()), LiveService::hasty());
        pane = std::make_unique<PayorsPane>(*session);
        pane->resize(1200, 800);
        pane->show();
    }

    QLineEdit *search() const { return part<QLineEdit>(*pane, "searchEdit"); }
    QTableView *table() const { return part<QTableView>(*pane, "payorsTable"); }
    int requests() const { return m_service->faultInjector().requestCount("GET", "/v3/insurance/search/payor"); }
    QString cell(const QModelIndex &index, int column) const
    {
        return index.isValid() ? index.siblingAtColumn(column).data().toString() : u"-"_s;
    }

    /// Types the words over those that are there, and waits for what is found.
    bool find(const QString &words) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as between a person's keys
        search()->setFocus();
        search()->selectAll();
        if (std::all_of(words.begin(), words.end(), [](QChar c) { return c.unicode() < 0x80; }))
            QTest::keyClicks(search(), words);
        else
            search()->setText(words); // pasted
        QTest::keyClick(search(), Qt::Key_Return);
        return QTest::qWaitFor(
            [this, words] {
                const auto *ready = readyIn(session->payors().state());
                return ready && !ready->refreshing && ready->value.words() == words.simplified();
            },
            30'000);
    }
    /// What Enter copies after the arrow key led into the list; "-": nothing.
    QString copiedByEnter() const
    {
        QGuiApplication::clipboard()->setText(u"-"_s);
        QTest::keyClick(search(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Return);
        return QGuiApplication::clipboard()->text();
    }

private:
    static void fill(const QString &file, const Payors &payors)
    {
        const service::Database database(file, service::Database::Access::Write);
        database.execute(u"BEGIN"_s);
        database.execute(u"DELETE FROM payor_ids"_s);
        database.execute(u"DELETE FROM payors"_s);
        service::PayorStore store(database, 1);
        for (const service::Payor &payor : payors)
            store.add(payor);
        database.execute(u"COMMIT"_s);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<service::LocalService> m_service;

public:
    std::unique_ptr<Session> session;
    std::unique_ptr<PayorsPane> pane;
};

/// How a table of queries went.
struct Tally
{
    size_t named = 0; ///< queries that mean somebody
    size_t first = 0;
    QStringList missed;  ///< the one that is meant is not the first
    QStringList nothing; ///< nobody is shown at all
    QStringList wrong;   ///< another one is selected, or copied by Enter
};

enum class By { Code = 0, Name = 1 };

Tally typeAll(const PayorStage &stage, const std::vector<QStringList> &queries, By by)
{
    Tally tally;
    for (const QStringList &query : queries) {
        const QString &meant = query[1];
        if (!stage.find(query[0])) {
            tally.wrong += u"“%1” came to no end"_s.arg(query[0]);
            continue;
        }
        const QModelIndex top = stage.table()->model()->index(0, 1);
        const QString found = stage.cell(top, int(by));
        const bool isSelected = stage.table()->selectionModel()->hasSelection();
        const QModelIndex current = isSelected ? stage.table()->currentIndex() : QModelIndex();
        const QString selected = stage.cell(current, int(by));
        const QString code = stage.cell(current, int(By::Code));
        const QString copied = stage.copiedByEnter();
        if (meant != u"-") {
            ++tally.named;
            tally.first += found == meant ? 1 : 0;
            if (found != meant)
                tally.missed += u"“%1” gave %2, meant was %3"_s.arg(query[0], found, meant);
            if (found == u"-")
                tally.nothing += query[0];
        }
        if (selected != u"-" && selected != meant)
            tally.wrong += u"“%1” selected %2, meant was %3"_s.arg(query[0], selected, meant);
        if (current.isValid() && current.row() != 0)
            tally.wrong += u"“%1” selected row %2"_s.arg(query[0]).arg(current.row());
        if (copied != code)
            tally.wrong += u"“%1” copied %2, selected was %3"_s.arg(query[0], copied, code);
    }
    qInfo("first: %zu of %zu; in nothing: %lld; wrong: %lld", tally.first, tally.named, qlonglong(tally.nothing.size()),
          qlonglong(tally.wrong.size()));
    for (const QString &line : tally.missed)
        qInfo("%s", qPrintable(line));
    return tally;
}

} // namespace

/// What callers say, typed one after the other into the pane over the real service; tables that were written before
/// there was anything that finds them.
class tst_payorsearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhomTheCallerMeansAndNeverSelectsAnother_data();
    void findsWhomTheCallerMeansAndNeverSelectsAnother();
    void findsAmongTenThousandOfAnyKind();
};

void tst_payorsearch::findsWhomTheCallerMeansAndNeverSelectsAnother_data()
{
    QTest::addColumn<QString>("payors"); // empty: those of the service
    QTest::addColumn<QString>("queries");
    QTest::addColumn<int>("least"); // queries in the table
    QTest::addColumn<int>("first"); // of hundred
    QTest::newRow("spoken, with generic words") << u"payors.tsv"_s << u"spoken.tsv"_s << 76 << 96;
    QTest::newRow("short forms and typos") << u"payors.tsv"_s << u"queries.tsv"_s << 105 << 96;
    QTest::newRow("by somebody who had seen neither search nor tests")
        << u"payors.tsv"_s << u"heldout.tsv"_s << 100 << 98;
    QTest::newRow("among names as clearinghouses write them") << u"listed.tsv"_s << u"asked.tsv"_s << 80 << 100;
    QTest::newRow("over the service's own payors") << QString() << u"local.tsv"_s << 100 << 98;
}

void tst_payorsearch::findsWhomTheCallerMeansAndNeverSelectsAnother()
{
    QFETCH(QString, payors);
    QFETCH(QString, queries);
    QFETCH(int, least);
    QFETCH(int, first);
    const PayorStage stage(payors.isEmpty() ? Payors() : payorsOf(payors));
    QVERIFY(QTest::qWaitForWindowActive(stage.pane.get()));
    const auto asked = tableOf(queries);
    QVERIFY(asked.size() >= size_t(least));
    const Tally tally = typeAll(stage, asked, payors.isEmpty() ? By::Name : By::Code);
    QVERIFY2(tally.wrong.isEmpty(), qPrintable(tally.wrong.join(u'\n')));
    QVERIFY2(tally.nothing.isEmpty(), qPrintable(tally.nothing.join(u'\n')));
    QVERIFY2(tally.first * 100 >= tally.named * size_t(first), qPrintable(tally.missed.join(u'\n')));
    QCOMPARE(stage.requests(), 1); // the list of all payors, and no search
}

void tst_payorsearch::findsAmongTenThousandOfAnyKind()
{
    const Payors payors = variedPayors(10'000);
    const PayorStage stage(payors);
    QVERIFY(QTest::qWaitForWindowActive(stage.pane.get()));
    QTRY_COMPARE_WITH_TIMEOUT(stage.table()->model()->rowCount(), int(payors.size()), 30'000); // to look through
    QVERIFY(!stage.table()->selectionModel()->hasSelection());
    std::map<QString, int> called; // by alias
    for (const service::Payor &payor : payors)
        for (const QString &alias : payor.aliases)
            ++called[alias];
    std::vector<QStringList> queries;
    for (size_t i = 11; i < payors.size(); i += 331) {
        const service::Payor &payor = payors[i];
        queries.push_back({payor.name.simplified().left(80), payor.name});
        queries.push_back({payor.code, payor.name});
        if (!payor.aliases.isEmpty() && called[payor.aliases.back()] == 1)
            queries.push_back({payor.aliases.back().toLower(), payor.name});
    }
    const Tally tally = typeAll(stage, queries, By::Name);
    QVERIFY2(tally.wrong.isEmpty(), qPrintable(tally.wrong.join(u'\n')));
    QVERIFY2(tally.nothing.isEmpty(), qPrintable(tally.nothing.join(u'\n')));
    QCOMPARE(tally.first, tally.named);
    QCOMPARE(stage.requests(), 3); // ten thousand look like a limit, so two searches looked for others
}

LABDESK_TEST(tst_payorsearch)
#include "tst_payorsearch.moc"
