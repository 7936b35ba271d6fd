// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersegmentbuilder.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/common/command.h"
#include "views/users/dialogs/userchartsdialog.h"
#include "views/users/list/userlistpane.h"
#include "widgets/barchart.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/theme.h"

#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

User chartUser(int number, const QString &created, const QStringList &slugs)
{
    User user{.id = *UserId::parse(u"8f1c2d3e-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0'))),
              .teamId = u"team"_s,
              .clientUserId = u"client-%1"_s.arg(number),
              .createdOn = Timestamp::parse(created),
              .sources = {},
              .timeZone = {},
              .birthDate = {},
              .ingestionStart = {},
              .ingestionEnd = {}};
    for (const QString &slug : slugs)
        user.sources.push_back({slug == u"oura" ? u"Oura"_s : slug, slug, {}, {}});
    return user;
}

/// Three of January, none of February, one of March, one of whom it is not known.
UserSnapshot someUsers()
{
    auto dictionary = std::make_shared<UserDictionary>();
    UserSegmentBuilder builder(dictionary);
    builder.append(chartUser(1, u"2026-01-05T10:00:00+00:00"_s, {u"oura"_s}));
    builder.append(chartUser(2, u"2026-01-06T10:00:00+00:00"_s, {u"oura"_s, u"fitbit"_s}));
    builder.append(chartUser(3, u"2026-01-07T10:00:00+00:00"_s, {}));
    builder.append(chartUser(4, u"2026-03-08T10:00:00+00:00"_s, {u"oura"_s}));
    builder.append(chartUser(5, u"some day"_s, {}));
    return UserSnapshot(dictionary, {builder.take()});
}

QStringList numbers(const QDialog &dialog)
{
    const QAbstractItemModel *model = part<QTableView>(dialog, "countsTable")->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row)
        lines.append(model->index(row, 0).data().toString() + u": "_s + model->index(row, 1).data().toString());
    return lines;
}

QString countOf(const QDialog &dialog)
{
    return part<QLabel>(dialog, "countLabel")->text();
}

/// The dialog with its counts, the chart of `choice` chosen.
struct ChartStage
{
    explicit ChartStage(const QString &filter = {}, int choice = 0)
        : dialog(new UserChartsDialog), chosen(dialog, &UserChartsDialog::termChosen)
    {
        dialog->countUsers(someUsers(), filter);
        dialog->show();
        part<SegmentedControl>(*dialog, "chartControl")->setCurrentIndex(choice);
    }
    ~ChartStage() { delete dialog; }

    BarChart *chart() const { return part<BarChart>(*dialog, "chartView"); }
    /// Where the bars that can be seen are, in the chart: those that are painted in the color of bars at their middle.
    std::vector<QPoint> bars() const
    {
        const QImage picture = chart()->grab().toImage();
        std::vector<QPoint> middles;
        for (int bar = 0; bar < chart()->barCount(); ++bar)
            if (const QRect drawn = chart()->barRect(bar);
                !drawn.isEmpty() && picture.pixelColor(drawn.center()) == tokensFor(dialog).fill)
                middles.push_back(drawn.center());
        return middles;
    }

    /// How many bars have not a gap in their color.
    int fullBars() const
    {
        const QImage picture = chart()->grab().toImage();
        int full = 0;
        for (int bar = 0; bar < chart()->barCount(); ++bar) {
            const QRect drawn = chart()->barRect(bar);
            bool isFull = !drawn.isEmpty();
            for (int y = drawn.top(); isFull && y <= drawn.bottom(); ++y)
                isFull = picture.pixelColor(drawn.center().x(), y) == tokensFor(dialog).fill;
            full += isFull;
        }
        return full;
    }

    QPointer<UserChartsDialog> dialog;
    QSignalSpy chosen;
};

} // namespace

class tst_userchartsdialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void monthsAreShownAsNumbersTheNewestFirstWithThoseInBetween()
    {
        const ChartStage stage;
        QTRY_COMPARE(numbers(*stage.dialog),
                     QStringList({u"Mar 2026: 1"_s, u"Feb 2026: 0"_s, u"Jan 2026: 3"_s, u"Unreadable: 1"_s}));
        QCOMPARE(countOf(*stage.dialog), u"5 user(s)"_s);
    }

    void sourcesAreShownAsNumbersNoneFirstAndThenTheMostFrequent()
    {
        const ChartStage stage({}, 1);
        QTRY_COMPARE(numbers(*stage.dialog), QStringList({u"No source: 2"_s, u"Oura: 3"_s, u"fitbit: 1"_s}));
    }

    void onlyTheUsersOfTheFilterAreCounted()
    {
        const ChartStage stage(u"src:oura"_s);
        QTRY_COMPARE(numbers(*stage.dialog), QStringList({u"Mar 2026: 1"_s, u"Feb 2026: 0"_s, u"Jan 2026: 2"_s}));
        QCOMPARE(countOf(*stage.dialog), u"3 of 5 user(s)"_s);
    }

    void theChartHasABarForEachNumber()
    {
        const ChartStage months;
        QTRY_COMPARE(months.bars().size(), size_t(2)); // February has none
        const ChartStage sources({}, 1);
        QTRY_COMPARE(sources.bars().size(), size_t(3));
    }

    void aBarThatIsClickedChoosesItsUsers_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<bool>("mirrored");
        QTest::addColumn<QString>("term");
        QTest::newRow("the last month") << 0 << false << u"created:2026-03"_s;
        QTest::newRow("the last month, from right to left") << 0 << true << u"created:2026-03"_s;
        QTest::newRow("no source") << 1 << false << u"src:none"_s;
        QTest::newRow("no source, from right to left") << 1 << true << u"src:none"_s;
    }

    void aBarThatIsClickedChoosesItsUsers()
    {
        QFETCH(int, choice);
        QFETCH(bool, mirrored);
        ChartStage stage({}, choice);
        QTRY_VERIFY(!stage.bars().empty());
        stage.dialog->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        stage.dialog->showCounts({*countFacets(someUsers()), 5, 5, {}}); // drawn anew
        QTRY_VERIFY(!stage.bars().empty());
        QVERIFY(QTest::qWaitForWindowExposed(stage.dialog));
        // Months run where reading runs; sources stand from the top.
        const auto comesFirst = [&](const QPoint &a, const QPoint &b) {
            return choice == 1 ? a.y() < b.y() : mirrored ? a.x() < b.x() : a.x() > b.x();
        };
        auto bars = stage.bars();
        std::sort(bars.begin(), bars.end(), comesFirst);
        QTest::mouseClick(stage.chart(), Qt::LeftButton, {}, bars.front());
        QCOMPARE(stage.chosen.size(), 1);
        QTEST(stage.chosen.first().first().toString(), "term");
    }

    void aRowThatIsEnteredChoosesItsUsersAndCloses_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("term");
        QTest::newRow("a month") << 0 << u"created:2026-03"_s;
        QTest::newRow("those whose time can't be read") << 3 << u"created:none"_s;
    }

    void aRowThatIsEnteredChoosesItsUsersAndCloses()
    {
        QFETCH(int, row);
        ChartStage stage;
        auto *table = part<QTableView>(*stage.dialog, "countsTable");
        QTRY_COMPARE(table->model()->rowCount(), 4);
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(stage.chosen.size(), 1);
        QTEST(stage.chosen.first().first().toString(), "term");
        QVERIFY(!stage.dialog || !stage.dialog->isVisible());
    }

    /// The month that isn't over would be read as one with few users.
    void theRunningMonthIsHatched_data()
    {
        QTest::addColumn<QDate>("today");
        QTest::addColumn<int>("whole");
        QTest::newRow("in the last month of the list") << QDate(2026, 3, 20) << 1;
        QTest::newRow("long after it") << QDate(2026, 11, 24) << 2;
    }

    void theRunningMonthIsHatched()
    {
        QFETCH(const QDate, today);
        QFETCH(const int, whole);
        const ChartStage stage;
        QTRY_COMPARE(stage.bars().size(), size_t(2));
        stage.dialog->showCounts({*countFacets(someUsers()), 5, 5, today});
        QCOMPARE(stage.fullBars(), whole);
    }

    void aChartThatLeavesSourcesOutSaysSo()
    {
        const ChartStage stage({}, 1);
        const auto about = [&stage] { return part<QLabel>(*stage.dialog, "chartAboutLabel")->text(); };
        QTRY_VERIFY(!stage.bars().empty());
        QVERIFY(!about().contains(u"Chart:"_s));
        UserFacets many;
        for (int source = 0; source < 37; ++source)
            many.sources.push_back({u"source%1"_s.arg(source), {}, 1});
        many.sources.push_back({{}, {}, 301});
        stage.dialog->showCounts({many, 338, 338, {}});
        QVERIFY2(about().startsWith(u"Chart: 10 of 38"_s), qPrintable(about()));
        QCOMPARE(numbers(*stage.dialog).front(), u"No source: 301"_s);
        QCOMPARE(stage.chart()->barCount(), 10);
    }

    void theCommandOpensItAndAChoiceNarrowsTheList()
    {
        const UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        const auto commands = stage.pane->commands();
        const auto command = std::find_if(commands.begin(), commands.end(),
                                          [](const Command &one) { return one.id == u"user.charts"; });
        QVERIFY(command != commands.end() && command->disabledReason.isEmpty());
        command->run();
        auto *dialog = stage.dialog("userChartsDialog");
        QVERIFY(dialog);
        QTRY_COMPARE(countOf(*dialog), u"12 user(s)"_s);
        Q_EMIT static_cast<UserChartsDialog *>(dialog)->termChosen(u"src:=oura"_s);
        QCOMPARE(part<UserListPane>(*stage.pane, "userListPane")->filter(), u"src:=oura"_s);
    }
};

LABDESK_TEST(tst_userchartsdialog)
#include "tst_userchartsdialog.moc"
