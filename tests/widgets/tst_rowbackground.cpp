// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/rowbackground.h"
#include "widgets/theme.h"

#include <QImage>
#include <QPainter>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

constexpr QSize size(200, 32);

template <class Paint> QImage painted(Qt::LayoutDirection direction, Paint paint)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(lightTokens().base);
    QPainter painter(&image);
    painter.setLayoutDirection(direction);
    paint(painter, image.rect());
    return image;
}

} // namespace

class tst_rowbackground : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGroundSaysTheState_data()
    {
        const Tokens &t = lightTokens();
        QTest::addColumn<bool>("selected");
        QTest::addColumn<bool>("focused");
        QTest::addColumn<bool>("hovered");
        QTest::addColumn<QColor>("ground");
        QTest::newRow("a row of its own") << false << false << false << t.base;
        QTest::newRow("under the mouse") << false << true << true << t.hover;
        QTest::newRow("chosen, with the keyboard") << true << true << false << t.select;
        QTest::newRow("chosen, the keyboard elsewhere") << true << false << false << t.selectOff;
        QTest::newRow("chosen counts more than the mouse") << true << false << true << t.selectOff;
    }
    void theGroundSaysTheState()
    {
        QFETCH(bool, selected);
        QFETCH(bool, focused);
        QFETCH(bool, hovered);
        QFETCH(QColor, ground);
        const RowBackground look{selected, focused, hovered};
        const QImage row = painted(
            Qt::LeftToRight, [&](QPainter &p, const QRect &all) { paintRowBackground(p, all, look, lightTokens()); });
        QCOMPARE(row.pixelColor(100, 10), ground);
        QCOMPARE(row.pixelColor(100, size.height() - 1), lightTokens().hair);
        const QImage item = painted(
            Qt::LeftToRight, [&](QPainter &p, const QRect &all) { paintItemBackground(p, all, look, lightTokens()); });
        QCOMPARE(item.pixelColor(100, 10), ground);
    }

    void theBarIsWhereReadingBegins_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<int>("there");
        QTest::addColumn<int>("notThere");
        QTest::newRow("from left to right") << Qt::LeftToRight << 1 << size.width() - 2;
        QTest::newRow("from right to left") << Qt::RightToLeft << size.width() - 2 << 1;
    }
    void theBarIsWhereReadingBegins()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QFETCH(int, there);
        QFETCH(int, notThere);
        const RowBackground look{true, true, false};
        const QImage row = painted(
            direction, [&](QPainter &p, const QRect &all) { paintRowBackground(p, all, look, lightTokens()); });
        QCOMPARE(row.pixelColor(there, 16), lightTokens().accent);
        QCOMPARE(row.pixelColor(notThere, 16), lightTokens().select);
        const QImage item = painted(
            direction, [&](QPainter &p, const QRect &all) { paintItemBackground(p, all, look, lightTokens()); });
        QCOMPARE(item.pixelColor(there, 16), lightTokens().accent);
        QCOMPARE(item.pixelColor(notThere, 16), lightTokens().select);
    }

    void inHighContrastTheKeyboardIsInAnOutline()
    {
        const RowBackground look{true, true, false};
        const Tokens &t = highContrastLightTokens();
        const QImage row
            = painted(Qt::LeftToRight, [&](QPainter &p, const QRect &all) { paintRowBackground(p, all, look, t); });
        QCOMPARE(row.pixelColor(100, 0), t.accent);
        QCOMPARE(row.pixelColor(100, size.height() - 1), t.accent);
    }

    void theRingIsClosedAtTheEndsOfTheRow()
    {
        const Tokens &t = lightTokens();
        const QImage cell
            = painted(Qt::RightToLeft, [&](QPainter &p, const QRect &all) { paintRowFocus(p, all, true, false, t); });
        QCOMPARE(cell.pixelColor(100, 0), t.accent);
        QCOMPARE(cell.pixelColor(100, size.height() - 1), t.accent);
        QCOMPARE(cell.pixelColor(size.width() - 1, 16), t.accent);
        QCOMPARE(cell.pixelColor(0, 16), t.base);
    }
};

LABDESK_TEST(tst_rowbackground)
#include "tst_rowbackground.moc"
