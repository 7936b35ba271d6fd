// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/themes.h"
#include "widgets/metrics.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_theme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beginInLight(); }
    void cleanupTestCase() { beginInLight(); }

    void theSystemsLooksAreFollowed_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("highContrast");
        QTest::addColumn<const Tokens *>("tokens");
        QTest::newRow("a light desktop") << false << false << &lightTokens();
        QTest::newRow("a dark desktop") << true << false << &darkTokens();
        QTest::newRow("a white desktop in high contrast") << false << true << &highContrastLightTokens();
        QTest::newRow("a black desktop in high contrast") << true << true << &highContrastDarkTokens();
    }

    void theSystemsLooksAreFollowed()
    {
        QFETCH(bool, dark);
        QFETCH(bool, highContrast);
        QFETCH(const Tokens *, tokens);
        applyTheme(app(), ThemeChoice::FollowSystem);
        QLabel label(u"x"_s);
        label.ensurePolished();
        setSystemAppearance(app(), [=] { return SystemAppearance{dark, highContrast, QApplication::font()}; });
        QEvent change(QEvent::ThemeChange); // as the toolkit sends it to each window
        QCoreApplication::sendEvent(&label, &change);
        QTRY_COMPARE(&tokensFor(&label), tokens);
    }

    void aManualChoiceWinsOverTheSystems()
    {
        applyTheme(app(), ThemeChoice::Light, 150);
        QFont larger = QApplication::font();
        larger.setFamily(u"Noto Serif"_s);
        larger.setPixelSize(20);
        setSystemAppearance(app(), [larger] { return SystemAppearance{true, true, larger}; });
        QLabel label;
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(&label, &change);
        QTRY_COMPARE(QApplication::font().family(), u"Noto Serif"_s); // the font is the system's in every theme
        QCOMPARE(QApplication::font().pixelSize(), 30);
        QCOMPARE(&tokensFor(&label), &lightTokens());
    }

    void withoutADesktopItIsLight()
    {
        applyTheme(app(), ThemeChoice::FollowSystem);
        QCOMPARE(&tokensFor(QApplication::palette()), &lightTokens());
        QCOMPARE(app().findChildren<QObject *>(u"themeKeeper"_s).size(), 1);
    }

    void textGrowsByPercent_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("pixels");
        QTest::newRow("the system's size") << 100 << 20;
        QTest::newRow("a quarter more") << 125 << 25;
        QTest::newRow("twice") << 200 << 40;
        QTest::newRow("never smaller") << 10 << 20;
        QTest::newRow("never more than twice") << 1000 << 40;
    }

    void textGrowsByPercent()
    {
        QFETCH(int, percent);
        QFETCH(int, pixels);
        QFont font(u"Noto Sans"_s);
        font.setPixelSize(20);
        setSystemAppearance(app(), [font] { return SystemAppearance{false, false, font}; });
        applyTheme(app(), ThemeChoice::Light, percent);
        QCOMPARE(QApplication::font().pixelSize(), pixels);
        applyTheme(app(), ThemeChoice::Light, percent);
        QVERIFY2(QApplication::font().pixelSize() == pixels, "a second time it does not grow again");
    }

    void sizesGrowWithTheFont()
    {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        const Metrics small(font);
        font.setPixelSize(26);
        const Metrics large(font);
        QVERIFY(small.row >= 32);
        QVERIFY(large.row >= 2 * small.row - 4);
        QVERIFY(large.px(8) >= 15);
        QVERIFY(QFontInfo(fontOf(TextStyle::Caption, font)).pixelSize()
                < QFontInfo(fontOf(TextStyle::Body, font)).pixelSize());
        font.setPixelSize(11);
        QVERIFY2(fontOf(TextStyle::Caption, font).pixelSize() >= 11, "no text under eleven pixels");
    }
};

LABDESK_TEST(tst_theme)
#include "tst_theme.moc"
