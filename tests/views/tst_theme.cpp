// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/appearance.h"
#include "views/metrics.h"
#include "views/theme.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// WCAG 2, relative luminance.
double luminance(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor named(const Tokens &tokens, const QString &name)
{
    for (const NamedColor &entry : namedColors(tokens)) {
        if (entry.name == name)
            return entry.color;
    }
    return {};
}

constexpr double forText = 4.5;
constexpr double forLines = 3.0;

QByteArray source(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

} // namespace

class tst_theme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textAndLinesStandOutFromEverySurface_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("front");
        QTest::addColumn<QString>("back");
        QTest::addColumn<double>("least");
        for (const bool dark : {false, true}) {
            const auto row = [dark](const QString &front, const QString &back, double least) {
                QTest::addRow("%s: %s on %s", dark ? "dark" : "light", qPrintable(front), qPrintable(back))
                    << dark << front << back << least;
            };
            for (const QString &back : {u"base"_s, u"window"_s, u"raised"_s, u"select"_s, u"hover"_s, u"control"_s, u"selectOff"_s}) {
                for (const QString &front : {u"ink"_s, u"ink2"_s, u"ink3"_s, u"accent"_s, u"ok"_s, u"warn"_s, u"bad"_s})
                    row(front, back, forText);
                row(u"line"_s, back, forLines);
            }
            for (const QString &tone : {u"ok"_s, u"warn"_s, u"bad"_s})
                row(tone, tone + u"Bg"_s, forText);
            for (const QString &back : {u"infoBg"_s, u"okBg"_s, u"warnBg"_s, u"badBg"_s}) {
                row(u"ink"_s, back, forText);
                row(u"ink2"_s, back, forText);
            }
            row(u"accent"_s, u"infoBg"_s, forText);
            row(u"ink"_s, u"mark"_s, forText);
            row(u"ink"_s, u"controlHover"_s, forText);
            row(u"bad"_s, u"controlHover"_s, forText);
            row(u"onFill"_s, u"fill"_s, forText);
            row(u"onFill"_s, u"fillHover"_s, forText);
            row(u"onBad"_s, u"bad"_s, forText);
            row(u"fill"_s, u"base"_s, forLines);
        }
    }
    void textAndLinesStandOutFromEverySurface()
    {
        QFETCH(bool, dark);
        QFETCH(QString, front);
        QFETCH(QString, back);
        QFETCH(double, least);
        const Tokens &tokens = dark ? darkTokens() : lightTokens();
        const double ratio = contrast(named(tokens, front), named(tokens, back));
        QVERIFY2(ratio >= least, qPrintable(u"%1"_s.arg(ratio)));
    }

    void environmentWordsAreReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<Environment>("environment");
        for (const bool dark : {false, true}) {
            for (const Environment e : {Environment::Local, Environment::Sandbox, Environment::Production, Environment::Other})
                QTest::addRow("%s: %s", dark ? "dark" : "light", qPrintable(environmentWord(e))) << dark << e;
        }
    }
    void environmentWordsAreReadable()
    {
        QFETCH(bool, dark);
        QFETCH(Environment, environment);
        const EnvironmentColors &colors = environmentColors(dark ? darkTokens() : lightTokens(), environment);
        QVERIFY(contrast(colors.text, colors.band) >= forText);
        QVERIFY(contrast(colors.blockText, colors.block) >= forText);
    }

    void mapIsReadable()
    {
        for (const Tokens &t : {lightTokens(), darkTokens()}) {
            for (const QColor &ground : {t.map.land, t.map.water}) {
                QVERIFY(contrast(t.map.border, ground) >= forLines);
                QVERIFY(contrast(t.accent, ground) >= forLines);
                QVERIFY(contrast(t.ink2, ground) >= forText);
            }
            QVERIFY(contrast(t.ink3, t.map.land) >= forText);
            QVERIFY(contrast(t.map.markerNumber, t.accent) >= forText);
        }
    }

    void tokensAreFoundAgainFromTheirPalette()
    {
        QVERIFY(!tokensFor(paletteOf(lightTokens())).dark);
        QVERIFY(tokensFor(paletteOf(darkTokens())).dark);
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

    void styleSheetIsFilledInCompletely()
    {
        for (const Tokens &tokens : {lightTokens(), darkTokens()}) {
            const QString sheet = styleSheetFor(tokens, QApplication::font());
            const qsizetype at = sheet.indexOf(u'@');
            QVERIFY2(at < 0, qPrintable(sheet.mid(std::max<qsizetype>(0, at), 60)));
            QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
        }
    }

    void styleSheetsImagesExistInTheirTokensColour()
    {
        for (const Tokens &tokens : {lightTokens(), darkTokens()}) {
            const QString sheet = styleSheetFor(tokens, QApplication::font());
            static const QRegularExpression image(u"url\\((:[^)]+)\\)"_s);
            int seen = 0;
            for (auto it = image.globalMatch(sheet); it.hasNext(); ++seen) {
                const QString name = it.next().captured(1);
                QVERIFY2(QFile::exists(name), qPrintable(name));
                const QColor wanted = name.contains(u"-light"_s) || name.contains(u"-dark"_s) ? tokens.ink2 : tokens.onFill;
                QVERIFY2(source(name).contains(wanted.name().toLatin1()), qPrintable(name + u" is not "_s + wanted.name()));
            }
            QVERIFY(seen > 4);
        }
    }

    void switchingTheThemeRepaintsWhatIsThere()
    {
        auto &app = *static_cast<QApplication *>(QCoreApplication::instance());
        applyTheme(app, ThemeChoice::Light);
        QLabel label(u"x"_s);
        label.ensurePolished();
        QVERIFY(!tokensFor(&label).dark);
        applyTheme(app, ThemeChoice::Dark);
        QVERIFY(tokensFor(&label).dark);
        QCOMPARE(app.findChildren<QObject *>(u"themeKeeper"_s).size(), 1);
        applyTheme(app, ThemeChoice::FollowSystem); // which is light where there is no display
        QVERIFY(!tokensFor(&label).dark);
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
        QVERIFY(QFontInfo(fontOf(TextStyle::Caption, font)).pixelSize() < QFontInfo(fontOf(TextStyle::Body, font)).pixelSize());
        font.setPixelSize(11);
        QVERIFY2(fontOf(TextStyle::Caption, font).pixelSize() >= 11, "no text under eleven pixels");
    }

    void noColourStandsOutsideOfTheTheme()
    {
        // Colours written out: #rrggbb, QColor of digits or of a name, Qt's own, plain 0xRRGGBB.
        static const QRegularExpression literal(
            u"(#[0-9a-fA-F]{6}\\b|QColor\\s*\\w*\\s*[({]\\s*[0-9\"u]|qRgb|0x[0-9a-fA-F]{6}\\b"
            "|Qt::(white|black|red|green|blue|gray|darkGray|lightGray|yellow|cyan|magenta)\\b)"_s);
        QStringList found;
        int files = 0;
        for (const QString &folder : {u"/src/views"_s, u"/src/app"_s, u"/ui"_s, u"/resources"_s}) {
            QDirIterator it(QStringLiteral(SOURCE_ROOT) + folder, {u"*.h"_s, u"*.cpp"_s, u"*.ui"_s, u"*.qss"_s}, QDir::Files);
            while (it.hasNext()) {
                const QString path = it.next();
                ++files;
                if (path.endsWith(u"/theme.cpp"_s))
                    continue;
                const auto match = literal.match(QString::fromUtf8(source(path)));
                if (match.hasMatch())
                    found += path.section(u'/', -1) + u": "_s + match.captured(0);
            }
        }
        QVERIFY2(files > 40, "this looked at the wrong place");
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

LABDESK_TEST(tst_theme)
#include "tst_theme.moc"
