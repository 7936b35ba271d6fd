// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/metrics.h"

#include <QFontInfo>

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_metrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTooSmallToRead_data()
    {
        QTest::addColumn<QFont>("base");
        QFont points;
        points.setPointSizeF(8);
        QFont pixels;
        pixels.setPixelSize(11);
        QTest::newRow("a small font in points") << points;
        QTest::newRow("a small font in pixels") << pixels;
    }
    void nothingIsTooSmallToRead()
    {
        QFETCH(QFont, base);
        for (int style = 0; style <= int(TextStyle::CodeDisplay); ++style)
            QVERIFY2(QFontInfo(fontOf(TextStyle(style), base)).pixelSize() >= 11, qPrintable(u"style %1"_s.arg(style)));
    }

    void stylesKeepTheirOrder()
    {
        QFont base;
        base.setPixelSize(13);
        const auto size = [&](TextStyle style) { return fontOf(style, base).pixelSize(); };
        QVERIFY(size(TextStyle::Caption) <= size(TextStyle::Small));
        QVERIFY(size(TextStyle::Small) < size(TextStyle::Body));
        QVERIFY(size(TextStyle::Body) < size(TextStyle::Title));
        QVERIFY(size(TextStyle::Title) < size(TextStyle::Heading));
        QVERIFY(size(TextStyle::Heading) < size(TextStyle::Display));
    }
};

LABDESK_TEST(tst_metrics)
#include "tst_metrics.moc"
