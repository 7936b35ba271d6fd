// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/rtlpainting.h"
#include "widgets/textlayoutcache.h"

#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

const QRect room(10, 4, 160, 24);

QImage painted(Qt::LayoutDirection direction, const QFont &font, const std::function<void(QPainter &)> &paint)
{
    QImage image(200, 32, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setLayoutDirection(direction);
    painter.setFont(font);
    painter.setPen(Qt::black);
    paint(painter);
    return image;
}

/// Of what is not white, in the picture.
QRect inkedPart(const QImage &image)
{
    QRect inked;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200)
                inked |= QRect(x, y, 1, 1);
    return inked;
}

QFont wordsFont()
{
    QFont font;
    font.setPixelSize(13);
    return font;
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(13);
    return font;
}

} // namespace

class tst_textlayoutcache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsStandWhereDrawWordsPutsThem_data();
    void wordsStandWhereDrawWordsPutsThem();
    void theSameWordsAreThereTheSecondTime();
    void aLongCodeKeepsItsBeginningAndItsEnd_data();
    void aLongCodeKeepsItsBeginningAndItsEnd();
    void nothingIsDrawnOutsideOfTheRoom();
    void lettersThatJoinAreJoined();
};

void tst_textlayoutcache::wordsStandWhereDrawWordsPutsThem_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<Qt::Alignment>("alignment");
    const QString latin = u"client-00042"_s;
    const QString arabic = u"\u0645\u0631\u0643\u0632"_s;
    const QString both = u"\u0645\u0631\u0643\u0632 (480) 555"_s;
    for (const auto &[name, words] :
         {std::pair("latin", latin), std::pair("arabic", arabic), std::pair("both", both)}) {
        for (const Qt::Alignment alignment : {Qt::AlignLeft | Qt::AlignVCenter, Qt::AlignRight | Qt::AlignVCenter}) {
            const char *side = alignment & Qt::AlignLeft ? "where a line begins" : "where a line ends";
            QTest::addRow("%s, left to right, %s", name, side) << words << Qt::LeftToRight << alignment;
            QTest::addRow("%s, right to left, %s", name, side) << words << Qt::RightToLeft << alignment;
        }
    }
}

void tst_textlayoutcache::wordsStandWhereDrawWordsPutsThem()
{
    QFETCH(QString, words);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(Qt::Alignment, alignment);
    TextLayoutCache shaped;
    const QRect mine = inkedPart(painted(direction, wordsFont(), [&](QPainter &painter) {
        shaped.draw(painter, room, words, Qt::ElideRight, alignment);
    }));
    const QRect plain = inkedPart(
        painted(direction, wordsFont(), [&](QPainter &painter) { drawTextLine(painter, room, words, alignment); }));
    QVERIFY(!plain.isEmpty());
    // Two pixels of difference: a width is rounded up here.
    QVERIFY2(
        std::abs(mine.left() - plain.left()) <= 2 && std::abs(mine.right() - plain.right()) <= 2,
        qPrintable(u"%1..%2, not %3..%4"_s.arg(mine.left()).arg(mine.right()).arg(plain.left()).arg(plain.right())));
    QVERIFY(std::abs(mine.top() - plain.top()) <= 1 && std::abs(mine.bottom() - plain.bottom()) <= 1);
}

void tst_textlayoutcache::theSameWordsAreThereTheSecondTime()
{
    TextLayoutCache shaped;
    const auto draw = [&shaped](const QString &words) {
        return painted(Qt::LeftToRight, wordsFont(), [&](QPainter &painter) {
            shaped.draw(painter, room, words, Qt::ElideRight, Qt::AlignLeft | Qt::AlignVCenter);
        });
    };
    const QImage first = draw(u"client-00042"_s);
    QCOMPARE(draw(u"client-00042"_s), first);
    for (int other = 0; other < 2000; ++other) // more than are kept
        draw(QString::number(other));
    QCOMPARE(draw(u"client-00042"_s), first);
    QVERIFY(draw(u"client-00043"_s) != first);
    shaped.clear();
    QCOMPARE(draw(u"client-00042"_s), first);
}

void tst_textlayoutcache::aLongCodeKeepsItsBeginningAndItsEnd_data()
{
    QTest::addColumn<int>("width");
    for (int width = 0; width <= 160; width += 5)
        QTest::addRow("in %d px", width) << width;
}

void tst_textlayoutcache::aLongCodeKeepsItsBeginningAndItsEnd()
{
    QFETCH(int, width);
    TextLayoutCache shaped;
    const QString code = u"8f1c2d3e-0000-4000-8000-00000000c0de"_s;
    const QRect narrow(room.left(), room.top(), width, room.height());
    const QImage picture = painted(Qt::LeftToRight, codeFont(), [&](QPainter &painter) {
        shaped.draw(painter, narrow, code, Qt::ElideMiddle, Qt::AlignLeft | Qt::AlignVCenter);
    });
    const QRect inked = inkedPart(picture);
    QVERIFY(inked.isEmpty() || narrow.contains(inked));
    const int letter = QFontMetrics(codeFont()).horizontalAdvance(u'0');
    if (width < 6 * letter)
        return;
    // As much as there is room for; where Qt isn't told that a font is of fixed width, it drops letters in pairs.
    const int free = QFontInfo(codeFont()).fixedPitch() ? 2 : 3;
    QVERIFY(inked.right() > narrow.right() - free * letter);
    const QImage cutAtItsEnd = painted(Qt::LeftToRight, codeFont(), [&](QPainter &painter) {
        shaped.draw(painter, narrow, code, Qt::ElideRight, Qt::AlignLeft | Qt::AlignVCenter);
    });
    const QRect firstTwo(narrow.left(), 0, 2 * letter, 32);
    QCOMPARE(picture.copy(firstTwo), cutAtItsEnd.copy(firstTwo));
    const QRect lastTwo(narrow.left() + width - 3 * letter, 0, 3 * letter, 32);
    QVERIFY(picture.copy(lastTwo) != cutAtItsEnd.copy(lastTwo));
}

void tst_textlayoutcache::nothingIsDrawnOutsideOfTheRoom()
{
    TextLayoutCache shaped;
    for (const int width : {1, 3, 9, 40}) {
        const QRect narrow(room.left(), room.top(), width, 9); // not high enough either
        const QRect inked = inkedPart(painted(Qt::LeftToRight, wordsFont(), [&](QPainter &painter) {
            shaped.draw(painter, narrow, u"Community Plan"_s, Qt::ElideRight, Qt::AlignLeft | Qt::AlignVCenter);
        }));
        QVERIFY(inked.isEmpty() || narrow.contains(inked));
    }
}

void tst_textlayoutcache::lettersThatJoinAreJoined()
{
    const QString words = u"معرّف العميل"_s;
    TextLayoutCache shaped;
    QFont plain = wordsFont();
    plain.setStyleStrategy(QFont::PreferNoShaping);
    QVERIFY(shaped.width(u"Client"_s, plain) > 0); // the same font was asked for other letters before
    QVERIFY(std::abs(shaped.width(words, plain) - QFontMetricsF(wordsFont()).horizontalAdvance(words)) < 2);
}

LABDESK_TEST(tst_textlayoutcache)
#include "tst_textlayoutcache.moc"
