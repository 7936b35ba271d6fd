// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "tour/geometrycheck.h"
#include "widgets/elidedlabel.h"

#include <QCheckBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTableWidget>

#include <functional>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

using Make = std::function<void(QWidget &window)>;

constexpr auto longWords = "Words that are wider than what they are given";

template <class W> W *put(QWidget &window, const QRect &at)
{
    auto *part = new W(&window);
    part->setGeometry(at);
    return part;
}

void putLabel(QWidget &window, const QRect &at, bool wraps)
{
    auto *label = put<QLabel>(window, at);
    label->setText(QString::fromLatin1(longWords));
    label->setWordWrap(wraps);
}

void putScrolled(QWidget &window, Qt::ScrollBarPolicy policy)
{
    auto *area = put<QScrollArea>(window, {0, 0, 200, 100});
    area->setHorizontalScrollBarPolicy(policy);
    auto *wide = new QFrame;
    wide->resize(400, 50);
    area->setWidget(wide);
}

} // namespace

Q_DECLARE_METATYPE(Make)

class tst_geometrycheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatHasNotTheRoomItNeeds_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *name, const Make &make, const QStringList &found) {
            QTest::newRow(name) << make << found;
        };
        row("nothing is wrong with parts side by side",
            [](QWidget &window) {
                put<QFrame>(window, {0, 0, 100, 100});
                put<QFrame>(window, {100, 0, 100, 100});
            },
            {});
        row("a part that reaches out of its parent",
            [](QWidget &window) {
                put<QFrame>(window, {380, 0, 100, 50});
            },
            {u"reaches out of its parent"_s});
        row("a part that lies over another",
            [](QWidget &window) {
                put<QFrame>(window, {0, 0, 100, 50})->setObjectName(u"below"_s);
                put<QFrame>(window, {90, 0, 100, 50});
            },
            {u"lies over below"_s});
        row("an overlay may",
            [](QWidget &window) {
                put<QFrame>(window, {0, 0, 100, 50});
                put<QFrame>(window, {90, 0, 100, 50})->setProperty("overlay", true);
            },
            {});
        row("what is hidden lies over nothing",
            [](QWidget &window) {
                put<QFrame>(window, {0, 0, 100, 50});
                put<QFrame>(window, {0, 0, 100, 50})->hide();
            },
            {});
        row("a label whose text is cut",
            [](QWidget &window) {
                putLabel(window, {0, 0, 60, 40}, false);
            },
            {u"has its text cut"_s, u"is narrower than its least width"_s});
        row("a label that wraps, with room for its lines",
            [](QWidget &window) {
                putLabel(window, {0, 0, 150, 150}, true);
            },
            {});
        row("a label that wraps, without",
            [](QWidget &window) {
                putLabel(window, {0, 0, 150, 20}, true);
            },
            {u"has not room for its lines"_s});
        row("a label that shortens its text by itself",
            [](QWidget &window) {
                put<ElidedLabel>(window, {0, 0, 60, 40})->setText(QString::fromLatin1(longWords));
            },
            {});
        row("a button whose text is cut",
            [](QWidget &window) {
                put<QPushButton>(window, {0, 0, 40, 40})->setText(QString::fromLatin1(longWords));
            },
            {u"has its text cut"_s, u"is narrower than its least width"_s});
        row("a check box whose text is cut",
            [](QWidget &window) {
                put<QCheckBox>(window, {0, 0, 40, 40})->setText(QString::fromLatin1(longWords));
            },
            {u"has its text cut"_s, u"is narrower than its least width"_s});
        row("a button that is hard to hit",
            [](QWidget &window) {
                put<QPushButton>(window, {0, 0, 100, 23})->setMinimumHeight(1);
            },
            {u"is hard to hit"_s});
        row("a field whose hint is cut",
            [](QWidget &window) {
                put<QLineEdit>(window, {0, 0, 80, 40})->setPlaceholderText(QString::fromLatin1(longWords));
            },
            {u"has its hint cut"_s});
        row("a title of a column that is cut",
            [](QWidget &window) {
                auto *table = put<QTableWidget>(window, {0, 0, 300, 200});
                table->setColumnCount(2);
                table->setHorizontalHeaderLabels({QString::fromLatin1(longWords), u"B"_s});
                table->setColumnWidth(0, 60);
                table->verticalHeader()->hide(); // it has a button in the corner
            },
            {u"has a column's title cut"_s});
        row("content that can be scrolled to", [](QWidget &window) { putScrolled(window, Qt::ScrollBarAsNeeded); }, {});
        row("content that cannot be scrolled to", [](QWidget &window) { putScrolled(window, Qt::ScrollBarAlwaysOff); },
            {u"is cut off and cannot be scrolled to"_s});
    }

    void findsWhatHasNotTheRoomItNeeds()
    {
        QFETCH(Make, make);
        QFETCH(QStringList, found);
        QWidget window;
        window.resize(400, 300);
        make(window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QStringList names;
        for (const GeometryFault &fault : geometryFaults(window))
            names += fault.what;
        names.removeDuplicates();
        names.sort();
        QVERIFY2(names == found, qPrintable(names.join(u", "_s)));
    }

    void saysWhereAndByHowMuch()
    {
        QWidget window;
        window.setObjectName(u"window"_s);
        window.resize(400, 300);
        put<QFrame>(window, {380, 0, 100, 50})->setObjectName(u"tooFar"_s);
        window.show();
        const auto faults = geometryFaults(window);
        QCOMPARE(faults.size(), size_t(1));
        QCOMPARE(faults.front().path, u"window/tooFar"_s);
        QCOMPARE(faults.front().figures, u"380,0 100×50 in 400×300"_s);
    }
};

LABDESK_TEST(tst_geometrycheck)
#include "tst_geometrycheck.moc"
