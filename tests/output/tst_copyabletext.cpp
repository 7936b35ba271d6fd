// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/desktop/copyabletext.h"
#include "output/desktop/summarydocument.h"
#include "support/pdftext.h"
#include "support/testmain.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::output;
using labdesk::tests::linesOfPdf;
using labdesk::tests::printFamilies;

namespace {

/// Values as they stand in summaries, and everything that a font likes to change: signs between digits and capitals,
/// ligatures.
const QStringList &printedValues()
{
    static const QStringList values{u"58377a43-a5f8-4710-bf29-041be456c8c3"_s,
                                    u"00000000-1111-2222-3333-444444444444"_s,
                                    u"ABCDEF12-3456-7890-ABCD-EF1234567890"_s,
                                    u"3:50 AM"_s,
                                    u"12:30:59"_s,
                                    u"2026-11-23T05:50:55Z"_s,
                                    u"Nov 23, 2026, 3:50 AM (GMT-5)"_s,
                                    u"UTC+05:30"_s,
                                    u"(555) 010-0199 ext. 12"_s,
                                    u"+1 555-010-0199"_s,
                                    u"1-800-555-0100"_s,
                                    u"Omron (Bluetooth)"_s,
                                    u"A(1) 1(A) [123] {456} (A) ((7))"_s,
                                    u"client@example.com"_s,
                                    u"A@B 1@2 #12-34 50%"_s,
                                    u"A-B C:D A/B A+B A=B A*B A~B A|B A\\B"_s,
                                    u"1-2 1:2 1/2 1+2 1=2 1*2 1~2 1|2 1\\2 1_2"_s,
                                    u"1–2 3—4 “5” ‘6’ «7» <8> 9…"_s,
                                    u"-> <- => <= >= != == --> <-> ::= ... *** || ++ --"_s,
                                    u"9x9 10x20 3 x 4 5×6 7X8"_s,
                                    u"office affine fi fl ffi ffl ff ft tt"_s,
                                    u"AV To Wa LT Ty"_s,
                                    u"America/Argentina/Buenos_Aires"_s,
                                    u"Müller-Lüdenscheidt, ½ µg, 20 °C"_s,
                                    u"Ελλάδα-12 Україна:34"_s,
                                    u"client's \"quoted\" <b>id</b> & more"_s};
    return values;
}

} // namespace

class tst_copyabletext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSummaryIsCopiedAsItIsSeen_data();
    void aSummaryIsCopiedAsItIsSeen();
    void lettersThatMustBeShapedAre_data();
    void lettersThatMustBeShapedAre();
    void aFontIsKeptWhereItMustShape();
    void linesBeginWhereTheLanguageDoes();
};

void tst_copyabletext::aSummaryIsCopiedAsItIsSeen_data()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : printFamilies())
        QTest::newRow(qPrintable(family)) << family;
}

void tst_copyabletext::aSummaryIsCopiedAsItIsSeen()
{
#ifdef Q_OS_WIN
    QSKIP("pdftotext, which reads the PDF, is no program of Windows.");
#endif
    QFETCH(QString, family);
    const auto back = qScopeGuard([font = QGuiApplication::font()] { QGuiApplication::setFont(font); });
    QGuiApplication::setFont(QFont(family));
    Summary summary{u"User summary"_s,
                    u"Service (SANDBOX), as of 3:50 AM"_s,
                    {{u"Section 1-2"_s, {}}},
                    u"Personal data is hidden (2 values)."_s};
    QStringList seen{summary.title, summary.subtitle, u"Section 1-2"_s};
    for (const QString &value : printedValues()) {
        summary.sections.front().lines.push_back({QString(), value});
        summary.sections.front().lines.push_back({u"ID:"_s, value});
        seen << value.simplified() << u"ID: "_s + value.simplified();
    }
    seen << summary.note;

    const QTemporaryDir folder;
    const QString file = folder.filePath(u"summary.pdf"_s);
    QVERIFY(!writePdf(summary, file));
    QStringList copied = linesOfPdf(file);
    copied.removeIf([](const QString &line) { return line.size() == 1; }); // the numbers of the pages
    for (qsizetype i = 0; i < std::min(copied.size(), seen.size()); ++i)
        QCOMPARE(copied[i], seen[i]);
    QCOMPARE(copied.size(), seen.size());
}

void tst_copyabletext::lettersThatMustBeShapedAre_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pieces"); // what is laid out by itself: plain, or in brackets where it is shaped
    QTest::newRow("an ID") << u"58377a43-a5f8"_s << u"58377a43-a5f8"_s;
    QTest::newRow("a bracket alone, so that it can be turned around") << u"(555) 0199"_s << u"[(]|555|[)]| 0199"_s;
    QTest::newRow("two brackets") << u"((5"_s << u"[(]|[(]|5"_s;
    QTest::newRow("letters that are joined") << u"12-34 عربية"_s << u"12-34 |[عربية]"_s;
    QTest::newRow("the stroke that makes them longer") << u"سـلام"_s << u"[سـلام]"_s;
    QTest::newRow("an accent above a letter") << u"ne\u0301e-1"_s << u"n|[e\u0301]|e-1"_s;
    QTest::newRow("what is invisible") << u"\u20681-2\u2069"_s << u"[\u2068]|1-2|[\u2069]"_s;
    QTest::newRow("beyond the first 65,536") << u"1-\U0001F600-2"_s << u"1-\U0001F600-2"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void tst_copyabletext::lettersThatMustBeShapedAre()
{
    QFETCH(QString, text);
    QStringList pieces;
    int at = 0;
    for (const QTextLayout::FormatRange &range : copyableFormats(text)) {
        if (range.start > at)
            pieces += u'[' + text.mid(at, range.start - at) + u']';
        const QString piece = text.mid(range.start, range.length);
        const bool isPlain = range.format.fontStyleStrategy() == QFont::PreferNoShaping;
        pieces += isPlain ? piece : u'[' + piece + u']';
        at = range.start + range.length;
    }
    if (at < text.size())
        pieces += u'[' + text.mid(at) + u']';
    QTEST(pieces.join(u'|'), "pieces");
}

void tst_copyabletext::aFontIsKeptWhereItMustShape()
{
    QCOMPARE(copyableFont(QFont(), u"25 miles"_s).styleStrategy(), QFont::PreferNoShaping);
    QCOMPARE(copyableFont(QFont(), u"25 ميلاً"_s), QFont());
}

void tst_copyabletext::linesBeginWhereTheLanguageDoes()
{
    const QFont font;
    const CopyableText words(u"12-34 56-78"_s, font, 1000, Qt::LeftToRight);
    QVERIFY(words.height() > 0 && words.widestLine() > 0 && words.widestLine() < 1000);
    QVERIFY(CopyableText(u"12-34 56-78"_s, font, words.widestLine() * 0.7, Qt::LeftToRight).height()
            > 1.5 * words.height());
    QVERIFY(CopyableText(u"1\n2"_s, font, 1000, Qt::LeftToRight).height() > 1.5 * words.height());
    QCOMPARE(CopyableText({}, font, 1000, Qt::LeftToRight).height(), 0);
    const auto inkAt = [&font](Qt::LayoutDirection direction, Qt::Alignment alignment) {
        QImage page(400, 40, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        CopyableText(u"12"_s, font, 400, direction, alignment).draw(painter, {});
        painter.end();
        for (int x = 0; x < page.width(); ++x)
            for (int y = 0; y < page.height(); ++y)
                if (page.pixel(x, y) != qRgb(255, 255, 255))
                    return x < 200 ? u"left"_s : u"right"_s;
        return u"nowhere"_s;
    };
    QCOMPARE(inkAt(Qt::LeftToRight, Qt::AlignLeft), u"left"_s);
    QCOMPARE(inkAt(Qt::LeftToRight, Qt::AlignRight), u"right"_s);
    QCOMPARE(inkAt(Qt::RightToLeft, Qt::AlignLeft), u"right"_s);
    QCOMPARE(inkAt(Qt::RightToLeft, Qt::AlignRight), u"left"_s);
}

LABDESK_TEST(tst_copyabletext)
#include "tst_copyabletext.moc"
