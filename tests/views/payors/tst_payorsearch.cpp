// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/payorstore.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/payors/payorspane.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTableView>
#include <QTemporaryDir>

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

/// The real local service with the payors of payors.tsv instead of its own, in the pane as a person has it before the
/// eyes.
class PayorStage
{
public:
    PayorStage()
    {
        service::ServiceOptions options;
        options.users = 1;
        options.database = m_folder.filePath(u"service.db"_s);
        m_service = std::make_unique<service::LocalService>(options);
        m_service->startAndWait();
        fill(options.database);
        const Connection connection{u"local"_s,           u"Local service"_s, Environment::Local,
                                    m_service->baseUrl(), ApiKeyScheme{},     false};
        session = std::make_unique<Session>(connection, Secret(m_service->key()), LiveService::hasty());
        pane = std::make_unique<PayorsPane>(*session);
        pane->resize(1200, 800);
        pane->show();
    }

    QLineEdit *search() const { return part<QLineEdit>(*pane, "searchEdit"); }
    QTableView *table() const { return part<QTableView>(*pane, "payorsTable"); }
    QString codeAt(const QModelIndex &index) const
    {
        return index.isValid() ? index.siblingAtColumn(1).data().toString() : u"-"_s;
    }

    /// Types the words over those that are there, and waits for what is found.
    bool find(const QString &words) const
    {
        search()->setFocus();
        search()->selectAll();
        QTest::keyClicks(search(), words);
        QTest::keyClick(search(), Qt::Key_Return);
        return QTest::qWaitFor([this, words] {
            const auto *ready = readyIn(session->payors().state());
            return ready && !ready->refreshing && session->payors().query().insuranceName == words;
        });
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
    static void fill(const QString &file)
    {
        const service::Database database(file, service::Database::Access::Write);
        database.execute(u"DELETE FROM payor_ids"_s);
        database.execute(u"DELETE FROM payors"_s);
        service::PayorStore store(database);
        for (const QStringList &line : tableOf(u"payors.tsv"_s))
            store.add({line[0], line[1], line[2].split(u'|'), {{}, {}, {}, line[3], {}}, u"platform"_s, {}});
    }

    QTemporaryDir m_folder;
    std::unique_ptr<service::LocalService> m_service;

public:
    std::unique_ptr<Session> session;
    std::unique_ptr<PayorsPane> pane;
};

} // namespace

/// What callers say, typed one after the other; a table of its own, written before there was anything that finds them.
class tst_payorsearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhomTheCallerMeansAndNeverSelectsAnother();
};

void tst_payorsearch::findsWhomTheCallerMeansAndNeverSelectsAnother()
{
    const PayorStage stage;
    QVERIFY(QTest::qWaitForWindowActive(stage.pane.get()));
    const auto queries = tableOf(u"spoken.tsv"_s);
    QVERIFY(queries.size() >= 60);
    int named = 0;
    int first = 0;
    QStringList missed;
    QStringList wrong;
    for (const QStringList &query : queries) {
        const QString &meant = query[1];
        QVERIFY2(stage.find(query[0]), qPrintable(query[0]));
        const QString found = stage.codeAt(stage.table()->model()->index(0, 0));
        const QString selected = stage.codeAt(stage.table()->currentIndex());
        const QString copied = stage.copiedByEnter();
        named += meant == u"-" ? 0 : 1;
        first += meant != u"-" && found == meant ? 1 : 0;
        if (found != meant && meant != u"-")
            missed += u"“%1” gave %2, meant was %3"_s.arg(query[0], found, meant);
        if ((selected != u"-" && selected != meant) || (copied != u"-" && copied != meant))
            wrong += u"“%1” selected %2 and copied %3, meant was %4"_s.arg(query[0], selected, copied, meant);
    }
    qInfo("first: %d of %d; another one selected or copied: %lld", first, named, qlonglong(wrong.size()));
    for (const QString &line : missed)
        qInfo("%s", qPrintable(line));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

LABDESK_TEST(tst_payorsearch)
#include "tst_payorsearch.moc"
