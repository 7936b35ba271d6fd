// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/busyview.h"
#include "widgets/progressline.h"
#include "widgets/theme.h"

#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace std::chrono_literals;

namespace {

/// From where to where the lines between the rows of a skeleton 400 px wide go.
std::pair<int, int> linesOf(BusyView &busy)
{
    busy.resize(400, 300);
    busy.show();
    if (!QTest::qWaitFor([&busy] { return busy.showsSkeleton(); }, 30'000))
        return {};
    const QImage image = busy.grab().toImage();
    const QColor hair = tokensFor(&busy).hair;
    std::pair<int, int> ends{400, -1};
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == hair)
                ends = {std::min(ends.first, x), std::max(ends.second, x)};
    return ends;
}

} // namespace

/// What is seen while something is awaited.
class tst_waiting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitingShowsNothingThenRowsThenWordsThenCancel_data()
    {
        QTest::addColumn<BusyView::Delays>("delays");
        QTest::addColumn<bool>("hasWords");
        QTest::addColumn<bool>("hasCancel");
        QTest::newRow("rows") << BusyView::Delays{1ms, 1h, 1h} << false << false;
        QTest::newRow("then words") << BusyView::Delays{1ms, 1ms, 1h} << true << false;
        QTest::newRow("then Cancel") << BusyView::Delays{1ms, 1ms, 1ms} << true << true;
    }

    void waitingShowsNothingThenRowsThenWordsThenCancel()
    {
        QFETCH(BusyView::Delays, delays);
        QFETCH(bool, hasWords);
        QFETCH(bool, hasCancel);
        BusyView busy(u"Loading users…"_s, delays);
        busy.resize(400, 300);
        auto *words = busy.findChild<QLabel *>(u"busyLabel"_s);
        auto *cancel = busy.findChild<QPushButton *>(u"cancelLoadingButton"_s);
        QSignalSpy canceled(&busy, &BusyView::cancelRequested);
        busy.show();
        QVERIFY(!busy.showsSkeleton() && !words->isVisible() && !cancel->isVisible());
        QTRY_VERIFY(busy.showsSkeleton());
        QTRY_COMPARE(words->isVisible(), hasWords);
        QTRY_COMPARE(cancel->isVisible(), hasCancel);
        if (!hasCancel)
            return;
        QTest::mouseClick(cancel, Qt::LeftButton);
        QCOMPARE(canceled.size(), 1);
        busy.hide();
        busy.show();
        QVERIFY2(!cancel->isVisible() && !busy.showsSkeleton(), "the next wait begins at its beginning");
    }

    void onlyTheRowsOfAListWaitFromEdgeToEdge()
    {
        BusyView list(u"Loading…"_s, {.skeleton = 0ms, .text = 1h, .cancel = 1h});
        QCOMPARE(linesOf(list), std::pair(0, 399));
        BusyView detail(u"Loading…"_s, {.skeleton = 0ms, .text = 1h, .cancel = 1h});
        detail.setDetailMargin(24);
        QCOMPARE(linesOf(detail), std::pair(24, 375));
    }

    void theBusyLineMovesAlongATrough()
    {
        QWidget place;
        place.resize(400, 100);
        auto *line = new ProgressLine(&place);
        line->setActive(true);
        place.show();
        const QImage image = line->grab().toImage();
        QCOMPARE(image.width(), 400);
        const Tokens &t = tokensFor(line);
        int trough = 0;
        for (int x = 0; x < image.width(); ++x) // where its part ends lies between two pixels
            trough += image.pixelColor(x, 0) == t.trough ? 1 : 0;
        QVERIFY2(trough >= 400 * 7 / 10 - 2, "wherever its part is");
    }
};

LABDESK_TEST(tst_waiting)
#include "tst_waiting.moc"
