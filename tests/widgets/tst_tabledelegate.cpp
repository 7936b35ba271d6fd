// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "text/chip.h"
#include "text/shortid.h"
#include "widgets/appearance.h"
#include "widgets/countedtabbar.h"
#include "widgets/elidedlabel.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// A table of three rows beside a line edit that can take the keyboard away.
struct Sample : QWidget
{
    Sample()
    {
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(&edit);
        layout->addWidget(&table);
        delegate = setUpTable(&table);
        for (int row = 0; row < 3; ++row)
            model.appendRow({new QStandardItem(u"client-%1"_s.arg(row)), new QStandardItem(u"Illinois"_s)});
        table.setModel(&model);
        table.setColumnWidth(0, 180);
        resize(500, 300);
        show();
        activateWindow();
    }
    /// The color near the right end of a row's first cell, where no text is.
    QColor ground(int row) { return pixel(row, table.columnWidth(0) - 8); }
    QColor pixel(int row, int x)
    {
        const QImage image = table.viewport()->grab().toImage();
        return image.pixelColor(x, table.rowViewportPosition(row) + table.rowHeight(row) / 2);
    }

    QLineEdit edit;
    QTableView table;
    QStandardItemModel model;
    TableDelegate *delegate;
};

/// How many pixels of a cell have nearly this color.
int count(Sample &sample, int row, int column, const QColor &color, int tolerance = 12)
{
    const QImage image
        = sample.table.viewport()->grab(sample.table.visualRect(sample.model.index(row, column))).toImage();
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor c = image.pixelColor(x, y);
            found += std::abs(c.red() - color.red()) + std::abs(c.green() - color.green())
                    + std::abs(c.blue() - color.blue())
                < tolerance;
        }
    }
    return found;
}

} // namespace

class tst_tabledelegate : public QObject
{
    Q_OBJECT

    const Tokens &t = lightTokens();

private Q_SLOTS:
    void initTestCase() { applyTheme(*static_cast<QApplication *>(QCoreApplication::instance()), ThemeChoice::Light); }

    void theSelectionTellsWhetherItHasTheKeyboard()
    {
        Sample sample;
        QVERIFY(QTest::qWaitForWindowActive(&sample));
        sample.table.setFocus();
        sample.table.selectRow(1);
        QCOMPARE(sample.ground(0), t.base);
        QCOMPARE(sample.ground(1), t.select);
        QCOMPARE(sample.pixel(1, 1), t.accent);
        sample.edit.setFocus();
        QCOMPARE(sample.ground(1), t.selectOff);
        QCOMPARE(sample.pixel(1, 1), t.accent);
    }

    void theRowUnderTheMouseIsTinted()
    {
        Sample sample;
        const QPoint over(40, sample.table.rowViewportPosition(2) + 5);
        QTest::mouseMove(sample.table.viewport(), over);
        QTRY_COMPARE(sample.ground(2), t.hover);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(sample.table.viewport(), &leave);
        QCOMPARE(sample.ground(2), t.base);
    }

    void aRowThatHasTheKeyboardWithoutBeingSelectedHasARing()
    {
        Sample sample;
        QVERIFY(QTest::qWaitForWindowActive(&sample));
        sample.table.setFocus();
        sample.table.selectRow(0);
        QCOMPARE(count(sample, 2, 0, t.accent), 0);
        sample.table.selectionModel()->setCurrentIndex(sample.model.index(2, 0), QItemSelectionModel::NoUpdate);
        QVERIFY(count(sample, 2, 0, t.accent) > 100);
    }

    void aRowEndsWhereThePaneDoes_data()
    {
        QTest::addColumn<ColumnStyle>("look");
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("words") << ColumnStyle::Text << false;
        QTest::newRow("a number") << ColumnStyle::Quantity << false;
        QTest::newRow("words of the first column, the other one hidden") << ColumnStyle::Text << true;
    }

    void aRowEndsWhereThePaneDoes()
    {
        QFETCH(ColumnStyle, look);
        QFETCH(bool, isHidden);
        Sample sample;
        sample.table.setColumnHidden(1, isHidden);
        const int column = isHidden ? 0 : 1;
        sample.delegate->setColumnStyle(column, look);
        sample.model.item(0, column)->setText(look == ColumnStyle::Quantity ? u"31"_s : QString(200, u'i'));
        const int end = metricsFor(&sample.table).two;
        const QImage row
            = sample.table.viewport()->grab(sample.table.visualRect(sample.model.index(0, column))).toImage();
        const auto isFree = [&row, this](int from, int to) {
            for (int x = from; x < to; ++x)
                for (int y = 2; y < row.height() - 2; ++y)
                    if (row.pixelColor(x, y) != t.base)
                        return false;
            return true;
        };
        QVERIFY(isFree(row.width() - end, row.width()));
        QVERIFY(!isFree(row.width() - end - 12, row.width() - end));
    }

    void chipsReplaceTheTextOrStandBesideIt()
    {
        Sample sample;
        sample.delegate->setColumnStyle(1, ColumnStyle::ChipList);
        sample.model.item(0, 1)->setData(QVariant::fromValue(Chips{{u"Sign-in expired"_s, Chip::Tone::Warn}}),
                                         ChipsRole);
        QVERIFY2(count(sample, 0, 1, t.warnBg) > 200, "the chip's ground");
        constexpr int thin = 120; // strokes thinner than a pixel
        QVERIFY2(count(sample, 1, 1, t.ink, thin) > 10, "a cell without chips keeps its text");
        sample.model.item(0, 0)->setData(QVariant::fromValue(Chips{{u"PII"_s, Chip::Tone::Warn}}), ChipsRole);
        QVERIFY(count(sample, 0, 0, t.warnBg) > 50);
        QVERIFY2(count(sample, 0, 0, t.ink, thin) > 20, "with another look the text stays");
    }

    void aShapeGivesUpItsWordsForTheTextBesideIt()
    {
        Sample sample;
        sample.model.item(0, 0)->setData(QVariant::fromValue(Chips{{u"PII"_s, Chip::Tone::Warn}}), ChipsRole);
        QVERIFY(count(sample, 0, 0, t.warnBg) > 50);
        sample.model.item(0, 0)->setText(u"somebody.with.a.long.name@example.com"_s);
        QCOMPARE(count(sample, 0, 0, t.warnBg), 0);
        QVERIFY2(count(sample, 0, 0, t.warn) > 5, "the shape stays");
    }

    void highlightedPlacesAreMarked()
    {
        Sample sample;
        constexpr int marks = Qt::UserRole + 40;
        sample.delegate->setMarksRole(marks);
        QCOMPARE(count(sample, 0, 0, t.mark), 0);
        sample.model.item(0, 0)->setData(QVariantList{QPoint(0, 4)}, marks);
        QVERIFY(count(sample, 0, 0, t.mark) > 40);
        sample.model.item(0, 0)->setData(QVariantList{QPoint(90, 4)}, marks);
        QVERIFY2(count(sample, 0, 0, t.mark) == 0, "a place behind the text is no place");
    }

    /// "52ffd…05144" in one place and "52ff…5144" in another look like two users.
    void anIdIsShortenedInOneWay()
    {
        const QString id = u"52ffd2c0-7a1e-4c7a-b2f4-61d03eb05144"_s;
        constexpr int marks = Qt::UserRole + 40;
        Sample sample;
        sample.table.horizontalHeader()->setStretchLastSection(false);
        sample.delegate->setColumnStyle(1, ColumnStyle::ShortId);
        sample.delegate->setMarksRole(marks);
        const auto painted = [&](const QString &text, const QVariantList &places = {}) {
            sample.model.item(0, 1)->setText(text);
            sample.model.item(0, 1)->setData(places, marks);
            return sample.table.viewport()->grab(sample.table.visualRect(sample.model.index(0, 1))).toImage();
        };
        const Metrics m = metricsFor(&sample.table);
        for (const double width : {90, 112, 160, 200}) {
            sample.table.setColumnWidth(1, m.px(width));
            QCOMPARE(painted(id), painted(shortId(id)));
            const QVariantList first{QPoint(0, 2)};
            QCOMPARE(painted(id, first), painted(shortId(id), first));
        }
        sample.resize(m.px(1100), 300);
        sample.table.setColumnWidth(1, m.px(700));
        QVERIFY(painted(id) != painted(shortId(id))); // whole, where there is room
        QVERIFY(painted(id) != painted(id.chopped(1) + u'5'));
    }

    void aLabelThatHasNoRoomShowsTheShortForm()
    {
        const QString id = u"52ffd2c0-7a1e-4c7a-b2f4-61d03eb05144"_s;
        ElidedLabel whole(id, TextStyle::Code, Qt::ElideMiddle);
        whole.setShortText(shortId(id));
        ElidedLabel small(shortId(id), TextStyle::Code, Qt::ElideMiddle);
        const auto painted = [](ElidedLabel &label, int width) {
            label.resize(width, label.sizeHint().height());
            return label.grab().toImage();
        };
        const int fits = whole.sizeHint().width();
        QCOMPARE(painted(whole, fits - 2), painted(small, fits - 2));
        QVERIFY(painted(whole, fits) != painted(small, fits));
    }

    void tabLeavesTheTable()
    {
        Sample sample;
        QVERIFY(QTest::qWaitForWindowActive(&sample));
        sample.table.setFocus();
        QTest::keyClick(&sample.table, Qt::Key_Tab);
        QVERIFY(!sample.table.hasFocus());
    }

    void aCountStandsBesideATabsWordsAndIsSpoken()
    {
        CountedTabBar bar;
        bar.addTab(u"Overview"_s);
        bar.addTab(u"Sources"_s);
        const int before = bar.tabRect(1).width();
        bar.setCount(1, u"12"_s);
        QVERIFY(bar.tabRect(1).width() > before);
        QCOMPARE(bar.accessibleTabName(1), u"Sources, 12"_s);
        bar.setCount(1, {});
        QCOMPARE(bar.tabRect(1).width(), before);
    }

    void tabsStandCloserBeforeTheyAreScrolled()
    {
        CountedTabBar bar;
        for (const QString &words : {u"Overview"_s, u"Sources"_s, u"Insurance"_s, u"Raw JSON"_s})
            bar.addTab(words);
        const auto scrolls = [&bar] {
            const auto buttons = bar.findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
            return std::any_of(buttons.begin(), buttons.end(),
                               [](const QToolButton *button) { return button->isVisible(); });
        };
        bar.resize(bar.sizeHint());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const int wide = bar.tabRect(0).width();
        bar.resize(bar.width() - 24, bar.height());
        QTRY_VERIFY(bar.tabRect(0).width() < wide);
        QVERIFY(!scrolls());
        bar.resize(bar.width() / 2, bar.height());
        QTRY_VERIFY(scrolls());
    }
};

LABDESK_TEST(tst_tabledelegate)
#include "tst_tabledelegate.moc"
