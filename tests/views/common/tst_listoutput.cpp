// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves a list is what its columns say, under the rules for what is personal and for exports.
#include "models/audittablemodel.h"
#include "models/centertablemodel.h"
#include "models/facettablemodel.h"
#include "models/jobusertablemodel.h"
#include "models/payortablemodel.h"
#include "models/providertablemodel.h"
#include "models/rowmodel.h"
#include "models/sourcefaultmodel.h"
#include "output/desktop/clipboard.h"
#include "support/testmain.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "widgets/widgethost.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QSet>
#include <QTableView>
#include <QTemporaryDir>
#include <QThreadPool>

#include <numeric>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

struct Sample
{
    QString client;
    QString name;
    int tubes = 0;
    QStringList kinds;
};

class SampleModel : public RowModel<const Sample &>
{
    Q_OBJECT

public:
    explicit SampleModel(std::vector<Sample> samples = {}) : RowModel(nullptr), m_samples(std::move(samples)) { }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_samples.size()); }
    void clear()
    {
        beginResetModel();
        m_samples.clear();
        endResetModel();
    }

private:
    Columns columns() const override
    {
        static constexpr RowColumn<const Sample &> all[] = {
            {.key = "client_user_id",
             .title = "Client ID",
             .text = [](const Sample &sample) { return privacy::shown(privacy::Field::ClientUserId, sample.client); },
             .field = privacy::Field::ClientUserId},
            {.key = "name", .title = "Name", .text = [](const Sample &sample) { return sample.name; }, .none = "none"},
            {.key = "tubes", .title = "Tubes", .count = [](const Sample &sample) { return qint64(sample.tubes); }},
            {.key = "kinds",
             .title = "Kinds",
             .count = [](const Sample &sample) { return qint64(sample.kinds.size()); },
             .value = [](const Sample &sample) -> QVariant { return sample.kinds; }},
        };
        return all;
    }
    const Sample &rowAt(int row) const override { return m_samples[size_t(row)]; }
    QString idOf(const Sample &sample) const override { return sample.client; }

    std::vector<Sample> m_samples;
};

class Host : public QWidget, public WidgetHost
{
public:
    void showToast(const QString &text) override { toasts += text; }
    void requestErrorAction(ErrorAction) override { }
    QStringList toasts;
};

std::vector<Sample> samples()
{
    return {{u"jo@example.com"_s, u"=1+1, \"a\""_s, 1204, {u"blood"_s, u"saliva"_s}}, {u"client-7"_s, {}, 0, {}}};
}

/// A list in a window, with the rows that it lists.
struct Stage
{
    explicit Stage(std::vector<Sample> all = samples(), const QString &file = u"samples"_s)
        : model(std::move(all)), table(new QTableView(&host))
    {
        table->setModel(&model);
        output = new ListOutput(table, model, file);
        QGuiApplication::clipboard()->clear();
    }
    void run(const QString &id)
    {
        std::vector<Command> all;
        output->addCommands(all);
        const auto command = std::ranges::find(all, id, &Command::id);
        QVERIFY2(command != all.end(), qPrintable(id));
        QCOMPARE(command->disabledReason, QString());
        command->run();
    }
    QString disabledReason() const
    {
        std::vector<Command> all;
        output->addCommands(all);
        return all.front().disabledReason;
    }
    void copyAs(const QString &action)
    {
        run(u"pane.copyAs"_s);
        auto *menu = table->findChild<QMenu *>(u"copyAsMenu"_s);
        QVERIFY(menu);
        menu->findChild<QAction *>(action)->trigger();
        menu->close();
    }
    static QString copied() { return QGuiApplication::clipboard()->text(); }

    SampleModel model;
    Host host;
    QTableView *table;
    ListOutput *output;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_listoutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        privacy::setMayExport(true);
        privacy::setPrivacyMode(false);
    }
    void cleanupTestCase() { init(); }

    void theListIsCopiedInEachForm_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("toast");
        QTest::newRow("plain") << u"copyPlainAction"_s
                               << u"jo@example.com\t\"'=1+1, \"\"a\"\"\"\t1,204\t2\nclient-7\t—\t0\t0\n"_s
                               << u"Copied 2 row(s)."_s;
        QTest::newRow("with headers")
            << u"copyHeadersAction"_s
            << u"Client ID\tName\tTubes\tKinds\njo@example.com\t\"'=1+1, \"\"a\"\"\"\t1,204\t2\n"
               "client-7\t—\t0\t0\n"_s
            << u"Copied 2 row(s)."_s;
        QTest::newRow("CSV")
            << u"copyCsvAction"_s
            << u"client_user_id,name,tubes,kinds\r\njo@example.com,\"'=1+1, \"\"a\"\"\",1204,\"blood; saliva\"\r\n"
               "client-7,,0,\r\n"_s
            << u"Copied 2 row(s) as CSV."_s;
        QTest::newRow("JSON")
            << u"copyJsonAction"_s
            << u"[\n{\"client_user_id\": \"jo@example.com\", \"name\": \"=1+1, \\\"a\\\"\", \"tubes\": 1204, "
               "\"kinds\": [\"blood\", \"saliva\"]},\n"
               "{\"client_user_id\": \"client-7\", \"name\": null, \"tubes\": 0, \"kinds\": []}\n]\n"_s
            << u"Copied 2 row(s) as JSON."_s;
        QTest::newRow("Markdown") << u"copyMarkdownAction"_s
                                  << u"| Client ID | Name | Tubes | Kinds |\n| --- | --- | --- | --- |\n"
                                     "| jo@example.com | =1+1, \"a\" | 1,204 | 2 |\n| client-7 | — | 0 | 0 |\n"_s
                                  << u"Copied 2 row(s) as Markdown."_s;
    }
    void theListIsCopiedInEachForm()
    {
        QFETCH(const QString, action);
        QFETCH(const QString, text);
        QFETCH(const QString, toast);
        Stage stage;
        stage.copyAs(action);
        QCOMPARE(Stage::copied(), text);
        QCOMPARE(stage.host.toasts, QStringList{toast});
        QVERIFY(output::hasPersonalCopy()); // one client ID looks personal
    }

    void whatNobodyIsNamedInIsNoPersonalCopy()
    {
        Stage stage({{u"client-7"_s, u"serum"_s, 3, {}}});
        stage.copyAs(u"copyCsvAction"_s);
        QVERIFY(!output::hasPersonalCopy());
    }

    /// A business has a phone number, too.
    void whatNoColumnSaysOfPeopleIsNoPersonalCopy()
    {
        Stage stage({{u"client-7"_s, u"(480) 555-0134"_s, 3, {}}});
        stage.copyAs(u"copyPlainAction"_s);
        QVERIFY(!output::hasPersonalCopy());
    }

    void whatTheTableHidesIsCopiedForMachinesOnly()
    {
        Stage stage({{u"client-7"_s, u"serum"_s, 3, {}}});
        stage.table->setColumnHidden(2, true);
        stage.copyAs(u"copyHeadersAction"_s);
        QCOMPARE(Stage::copied(), u"Client ID\tName\tKinds\nclient-7\tserum\t0\n"_s);
        stage.copyAs(u"copyJsonLinesAction"_s);
        QVERIFY2(Stage::copied().contains(u"\"tubes\": 3"_s), qPrintable(Stage::copied()));
    }

    void oneRowIsCopiedByItsMenuAlsoWhereExportsAreOff()
    {
        privacy::setMayExport(false);
        Stage stage;
        stage.table->setCurrentIndex(stage.model.index(1, 0));
        QMenu menu;
        stage.output->addTo(&menu);
        const QList<QAction *> actions = menu.actions();
        QCOMPARE(actions.size(), 3);
        QVERIFY(actions[0]->isEnabled());
        QVERIFY(!actions[1]->isEnabled() && !actions[2]->isEnabled());
        QVERIFY(!actions[1]->toolTip().isEmpty());
        actions[0]->trigger();
        QCOMPARE(Stage::copied(), u"client-7\t—\t0\t0"_s);
        QCOMPARE(stage.disabledReason(), actions[1]->toolTip());
    }

    void anEmptyListSaysSo()
    {
        Stage stage(std::vector<Sample>{});
        QCOMPARE(stage.disabledReason(), u"There are no rows."_s);
    }

    void moreThanAPersonWaitsForIsNotCopied()
    {
        Stage stage(std::vector<Sample>(10'001));
        stage.copyAs(u"copyCsvAction"_s);
        QCOMPARE(Stage::copied(), QString());
        QCOMPARE(stage.host.toasts, QStringList{u"Too many rows to copy (more than 10,000). Filter the list first."_s});
    }

    void inPrivacyModeNoIdLeaves()
    {
        privacy::setPrivacyMode(true);
        Stage stage;
        for (const auto *action : {"copyPlainAction", "copyCsvAction", "copyJsonLinesAction"}) {
            stage.copyAs(QString::fromLatin1(action));
            QVERIFY(!Stage::copied().isEmpty());
            QVERIFY2(!Stage::copied().contains(u"jo@example"_s) && !Stage::copied().contains(u"client-7"_s),
                     qPrintable(Stage::copied()));
        }
    }

    void aFileHoldsWhatIsListedWithoutWhatLooksPersonal_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("starts");
        QTest::newRow("CSV") << u"list.csv"_s << QByteArray("client_user_id,name,");
        QTest::newRow("JSON") << u"list.JSON"_s << QByteArray("[\n{\"client_user_id\": ");
        QTest::newRow("JSON lines") << u"list.jsonl"_s << QByteArray("{\"client_user_id\": ");
        QTest::newRow("Markdown") << u"list.md"_s << QByteArray("| Client ID |");
        QTest::newRow("another suffix") << u"list.txt"_s << QByteArray("client_user_id,name,");
    }
    void aFileHoldsWhatIsListedWithoutWhatLooksPersonal()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, starts);
        const QTemporaryDir folder;
        const QString path = folder.filePath(file);
        Stage stage;
        stage.run(u"pane.export"_s);
        auto *dialog = stage.table->findChild<QFileDialog *>(u"listFileDialog"_s);
        QVERIFY(dialog);
        QCOMPARE(dialog->nameFilters().size(), 4);
        QVERIFY2(dialog->selectedFiles().value(0).endsWith(u"samples.csv"_s),
                 qPrintable(dialog->selectedFiles().join(u' ')));
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_COMPARE(stage.host.toasts, QStringList{u"Exported 2 row(s)."_s});
        const QByteArray content = contentOf(path);
        QVERIFY2(content.startsWith(starts), content.constData());
        QVERIFY(content.contains("client-7") && !content.contains("jo@example.com"));
        struct stat is = {};
        QCOMPARE(stat(path.toLocal8Bit().constData(), &is), 0);
        QCOMPARE(int(is.st_mode & 0777), 0600);
    }

    void aFileHoldsWhatWasListedWhenItWasAskedFor()
    {
        const QTemporaryDir folder;
        Stage stage;
        stage.run(u"pane.export"_s);
        stage.model.clear(); // behind the dialog
        auto *dialog = stage.table->findChild<QFileDialog *>(u"listFileDialog"_s);
        Q_EMIT dialog->fileSelected(folder.filePath(u"list.md"_s));
        dialog->close();
        QTRY_COMPARE(stage.host.toasts, QStringList{u"Exported 2 row(s)."_s});
        QVERIFY(contentOf(folder.filePath(u"list.md"_s)).contains("| 1,204 |"));
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        Stage stage;
        stage.output->exportTo(u"/nowhere/at/all.csv"_s);
        QTRY_COMPARE(stage.host.toasts.size(), 1);
        QVERIFY2(!stage.host.toasts[0].startsWith(u"Exported"_s), qPrintable(stage.host.toasts[0]));
    }

    void aListThatClosesMeanwhileIsStillWritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"list.csv"_s);
        Stage().output->exportTo(path);
        QTRY_VERIFY(contentOf(path).contains("client-7"));
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        QCoreApplication::processEvents(); // what the thread left finds nobody to tell
    }

    void aListWithoutANameIsOnlyCopied()
    {
        Stage stage(samples(), {});
        QMenu menu;
        stage.output->addTo(&menu);
        QCOMPARE(menu.actions().size(), 2);
        std::vector<Command> all;
        stage.output->addCommands(all);
        QCOMPARE(all.size(), size_t(1));
    }

    /// In files a column goes by its key: each has one, and no two in a list the same.
    void everyColumnHasAKey()
    {
        const CenterListModel centers;
        CenterTableModel centerTable(centers);
        PayorTableModel payors;
        ProviderTableModel providers;
        JobUserTableModel jobUsers;
        SourceFaultModel faults;
        FacetTableModel facets;
        AuditTableModel audit;
        for (const QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{
                 &centerTable, &payors, &providers, &jobUsers, &faults, &facets, &audit}) {
            QSet<QByteArray> keys;
            for (int column = 0; column < model->columnCount(); ++column)
                keys += model->headerData(column, Qt::Horizontal, KeyRole).toByteArray();
            QVERIFY2(!keys.contains(QByteArray()) && keys.size() == model->columnCount(),
                     model->metaObject()->className());
        }
    }
};

LABDESK_TEST(tst_listoutput)
#include "tst_listoutput.moc"
