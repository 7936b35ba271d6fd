// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/themes.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QColor named(const Tokens &tokens, const QString &name)
{
    for (const NamedColor &entry : namedColors(tokens)) {
        if (entry.name == name)
            return entry.color;
    }
    return {};
}

/// CIE lightness, 0 to 100: what is left of a color for somebody who sees none.
double lightness(const QColor &color)
{
    const double y = luminance(color);
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

} // namespace

/// The colors by themselves: what can be read on what, and told from what.
class tst_tokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textAndLinesStandOutFromEverySurface_data()
    {
        QTest::addColumn<const Tokens *>("tokens");
        QTest::addColumn<QString>("front");
        QTest::addColumn<QString>("back");
        QTest::addColumn<double>("least");
        for (const Theme &theme : themes()) {
            const auto row = [&theme](const QString &front, const QString &back, double least) {
                QTest::addRow("%s: %s on %s", theme.name, qPrintable(front), qPrintable(back))
                    << theme.tokens << front << back << least;
            };
            const bool strong = theme.tokens->highContrast;
            for (const QString &back :
                 {u"base"_s, u"window"_s, u"raised"_s, u"select"_s, u"hover"_s, u"control"_s, u"selectOff"_s}) {
                for (const QString &front : {u"ink"_s, u"ink2"_s, u"ink3"_s, u"accent"_s, u"ok"_s, u"warn"_s, u"bad"_s})
                    row(front, back, theme.text());
                row(u"line"_s, back, theme.lines());
                if (strong) {
                    row(u"hair"_s, back, theme.lines());
                    row(u"edge"_s, back, theme.lines());
                }
            }
            for (const QString &tone : {u"ok"_s, u"warn"_s, u"bad"_s})
                row(tone, tone + u"Bg"_s, theme.text());
            for (const QString &back : {u"infoBg"_s, u"okBg"_s, u"warnBg"_s, u"badBg"_s}) {
                row(u"ink"_s, back, theme.text());
                row(u"ink2"_s, back, theme.text());
            }
            row(u"accent"_s, u"infoBg"_s, theme.text());
            row(u"ink"_s, u"mark"_s, theme.text());
            row(u"ink"_s, u"controlHover"_s, theme.text());
            row(u"bad"_s, u"controlHover"_s, theme.text());
            row(u"onFill"_s, u"fill"_s, theme.text() == 7 ? 7 : 4.5);
            row(u"onFill"_s, u"fillHover"_s, theme.text());
            row(u"onBad"_s, u"bad"_s, theme.text());
            row(u"fill"_s, u"base"_s, theme.lines());
            row(u"accent"_s, u"trough"_s, theme.lines());
        }
    }

    void textAndLinesStandOutFromEverySurface()
    {
        QFETCH(const Tokens *, tokens);
        QFETCH(QString, front);
        QFETCH(QString, back);
        QFETCH(double, least);
        QVERIFY(named(*tokens, front).isValid() && named(*tokens, back).isValid());
        const double ratio = contrast(named(*tokens, front), named(*tokens, back));
        QVERIFY2(ratio >= least, qPrintable(u"%1"_s.arg(ratio)));
    }

    void highContrastLiesOnPureGround()
    {
        QCOMPARE(highContrastLightTokens().base, QColor(Qt::white));
        QCOMPARE(highContrastLightTokens().window, QColor(Qt::white));
        QCOMPARE(highContrastDarkTokens().base, QColor(Qt::black));
        QCOMPARE(highContrastDarkTokens().window, QColor(Qt::black));
        for (const Theme &theme : themes()) {
            QCOMPARE(theme.tokens->edge.alpha() > 0, theme.tokens->highContrast);
            QCOMPARE(theme.tokens->ring, theme.tokens->highContrast ? 3 : 2);
        }
    }

    void environmentWordsAreReadable_data()
    {
        QTest::addColumn<double>("least");
        QTest::addColumn<const Tokens *>("tokens");
        QTest::addColumn<Environment>("environment");
        for (const Theme &theme : themes()) {
            for (const Environment e :
                 {Environment::Local, Environment::Sandbox, Environment::Production, Environment::Other})
                QTest::addRow("%s: %s", theme.name, qPrintable(formatEnvironment(e)))
                    << theme.text() << theme.tokens << e;
        }
    }

    void environmentWordsAreReadable()
    {
        QFETCH(double, least);
        QFETCH(const Tokens *, tokens);
        QFETCH(Environment, environment);
        const EnvironmentColors &colors = environmentColors(*tokens, environment);
        QVERIFY(contrast(colors.text, colors.banner) >= least);
        QVERIFY(contrast(colors.blockText, colors.block) >= least);
    }

    void environmentsDifferForWhoSeesNoColor_data()
    {
        QTest::addColumn<QColor>("one");
        QTest::addColumn<QColor>("other");
        for (const Theme &theme : themes()) {
            const Tokens &t = *theme.tokens;
            const std::pair<const char *, QColor> blocks[] = {{"local", t.local.block},
                                                              {"sandbox", t.sandbox.block},
                                                              {"production", t.production.block},
                                                              {"other", t.other.block}};
            for (size_t i = 0; i < std::size(blocks); ++i) {
                for (size_t j = 0; j < i; ++j)
                    QTest::addRow("%s: %s and %s", theme.name, blocks[j].first, blocks[i].first)
                        << blocks[j].second << blocks[i].second;
            }
        }
    }

    void environmentsDifferForWhoSeesNoColor()
    {
        QFETCH(QColor, one);
        QFETCH(QColor, other);
        const double difference = std::abs(lightness(one) - lightness(other));
        QVERIFY2(difference >= 8, qPrintable(u"%1"_s.arg(difference)));
    }

    void mapIsReadable_data()
    {
        QTest::addColumn<double>("text");
        QTest::addColumn<double>("lines");
        QTest::addColumn<const Tokens *>("tokens");
        for (const Theme &theme : themes())
            QTest::newRow(theme.name) << theme.text() << theme.lines() << theme.tokens;
    }

    void mapIsReadable()
    {
        QFETCH(double, text);
        QFETCH(double, lines);
        QFETCH(const Tokens *, tokens);
        const Tokens &t = *tokens;
        for (const QColor &ground : {t.map.land, t.map.water}) {
            QVERIFY(contrast(t.map.border, ground) >= (t.highContrast ? lines : 3));
            QVERIFY(contrast(t.accent, ground) >= lines);
            QVERIFY(contrast(t.ink2, ground) >= text);
        }
        QVERIFY(contrast(t.ink3, t.map.land) >= text);
        QVERIFY(contrast(t.map.markerNumber, t.accent) >= text);
        if (t.highContrast)
            QVERIFY(contrast(t.map.county, t.map.land) >= lines);
    }

    void tokensAreFoundAgainFromTheirPalette()
    {
        for (const Theme &theme : themes())
            QCOMPARE(&tokensFor(paletteOf(*theme.tokens)), theme.tokens);
        QPalette strange;
        strange.setColor(QPalette::Link, Qt::magenta);
        strange.setColor(QPalette::Window, Qt::black);
        strange.setColor(QPalette::WindowText, Qt::white);
        QVERIFY2(tokensFor(strange).dark, "a palette of somebody else's goes by its lightness");
    }

    void placeholdersAreThirdInk()
    {
        QCOMPARE(paletteOf(darkTokens()).color(QPalette::PlaceholderText), darkTokens().ink3);
    }
};

LABDESK_TEST(tst_tokens)
#include "tst_tokens.moc"
