// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/appearance.h"
#include "views/button.h"
#include "views/chiplabel.h"
#include "views/group.h"
#include "views/inlinemessage.h"
#include "views/metrics.h"
#include "views/segmentedcontrol.h"
#include "views/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// The right edges of the ink of the upper and of the lower half.
std::pair<int, int> rightEdges(const QImage &picture)
{
    const auto edge = [&picture](int from, int to) {
        for (int x = picture.width() - 1; x >= 0; --x)
            for (int y = from; y < to; ++y)
                if (qGray(picture.pixel(x, y)) < 128)
                    return x;
        return -1;
    };
    return {edge(0, picture.height() / 2), edge(picture.height() / 2, picture.height())};
}

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

/// CIE lightness, 0 to 100: what is left of a colour for somebody who sees none.
double lightness(const QColor &color)
{
    const double y = luminance(color);
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

struct Theme
{
    const char *name;
    ThemeChoice choice;
    const Tokens *tokens;

    double text() const { return tokens->highContrast ? 7 : 4.5; }
    double lines() const { return tokens->highContrast ? 4.5 : 3; }
};

std::vector<Theme> themes()
{
    return {{"light", ThemeChoice::Light, &lightTokens()},
            {"dark", ThemeChoice::Dark, &darkTokens()},
            {"high contrast on white", ThemeChoice::HighContrastLight, &highContrastLightTokens()},
            {"high contrast on black", ThemeChoice::HighContrastDark, &highContrastDarkTokens()}};
}

QApplication &app()
{
    return *static_cast<QApplication *>(QCoreApplication::instance());
}

QByteArray source(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// One of each kind of part, for looking at it in a theme.
std::unique_ptr<QWidget> samples()
{
    auto window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(window.get());
    const auto add = [&](QWidget *widget) { layout->addWidget(widget); };
    for (const TextStyle style : {TextStyle::Caption, TextStyle::Body, TextStyle::Code, TextStyle::Heading})
        add(makeLabel(u"Client 12"_s, style));
    for (const ButtonKind kind : {ButtonKind::Plain, ButtonKind::Primary, ButtonKind::Danger, ButtonKind::DangerFilled,
                                  ButtonKind::Flat, ButtonKind::Link, ButtonKind::OnTint})
        add(makeButton(u"Reload"_s, IconName::Reload, kind, u"sampleButton"_s, window.get()));
    add(makeIconButton(IconName::Copy, u"Copy"_s, u"copyButton"_s, window.get()));
    auto *facet = makeFacetButton(u"Connected"_s, u"facetButton"_s, window.get());
    facet->setChecked(true);
    add(facet);
    auto *off = makeButton(u"Reload"_s, ButtonKind::Plain, u"offButton"_s, window.get());
    off->setEnabled(false);
    add(off);
    add(new QLineEdit(u"94107"_s));
    auto *combo = new QComboBox;
    combo->addItem(u"All"_s);
    add(combo);
    add(new QSpinBox);
    auto *check = new QCheckBox(u"Read-only"_s);
    check->setChecked(true);
    add(check);
    add(new QRadioButton(u"Dark"_s));
    auto *bar = new QProgressBar;
    bar->setValue(40);
    add(bar);
    auto *segments = new SegmentedControl(u"Miles"_s);
    segments->addSegment(u"25"_s);
    segments->addSegment(u"50"_s);
    add(segments);
    add(new InlineMessage(Tone::Warn, u"Labs may close early."_s));
    auto *group = new Group(u"Address"_s);
    group->addRow(u"City"_s, u"Boston"_s);
    group->addRow(u"State"_s, u"Massachusetts"_s);
    add(group);
    return window;
}

QImage pictureOf(QWidget &window)
{
    window.resize(320, 1100);
    return window.grab().toImage();
}

/// What must not stand in the sources: colours and style sheets that are not the theme's.
QString strayLook(const QString &text)
{
    // Colours written out: #rrggbb, QColor of digits or of a name, Qt's own, plain 0xRRGGBB; sheets given to a widget.
    static const QRegularExpression stray(
        u"(#[0-9a-fA-F]{6}\\b|#[0-9a-fA-F]{3}\\b\"|QColor\\s*\\w*\\s*[({]\\s*[0-9\"u]|QColor::from\\w+|QColorConstants|qRgba?\\s*\\(|setNamedColor"
        "|\\b0x[0-9a-fA-F]{6}\\b|setStyleSheet|<color\\b|name=\"styleSheet\""
        "|Qt::(white|black|red|green|blue|gray|darkGray|lightGray|yellow|cyan|magenta|dark\\w+)\\b)"_s);
    return stray.match(text).captured(0);
}

} // namespace

class tst_theme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setSystemLook(app(), {});
        applyTheme(app(), ThemeChoice::Light);
    }
    void cleanupTestCase() { init(); }

    void linesFromRightToLeftBeginAtOneEdge_data()
    {
        QTest::addColumn<Qt::Alignment>("alignment");
        QTest::newRow("in the middle of their place") << Qt::Alignment(Qt::AlignLeading | Qt::AlignVCenter);
        QTest::newRow("at the top of it") << Qt::Alignment(Qt::AlignLeading | Qt::AlignTop);
    }

    void linesFromRightToLeftBeginAtOneEdge()
    {
        QFETCH(Qt::Alignment, alignment);
        QLabel label(u"\u05D4\u05D4\u05D4\u05D4 \u05D4\u05D4\u05D4\u05D4"_s);
        label.setLayoutDirection(Qt::RightToLeft);
        label.setTextFormat(Qt::PlainText);
        label.setWordWrap(true);
        label.setAlignment(alignment);
        label.ensurePolished();
        const int width = label.fontMetrics().horizontalAdvance(label.text()) * 3 / 4; // one word a line
        label.resize(width, label.heightForWidth(width));
        QImage picture(label.size(), QImage::Format_RGB32);
        picture.fill(Qt::white);
        label.render(&picture, {}, {}, QWidget::DrawChildren);
        const auto [upper, lower] = rightEdges(picture);
        QVERIFY(upper > 0);
        QVERIFY2(std::abs(upper - lower) <= 1, qPrintable(u"%1 and %2"_s.arg(upper).arg(lower)));
    }

    void textAndLinesStandOutFromEverySurface_data()
    {
        QTest::addColumn<const Tokens *>("tokens");
        QTest::addColumn<QString>("front");
        QTest::addColumn<QString>("back");
        QTest::addColumn<double>("least");
        for (const Theme &theme : themes()) {
            const auto row = [&theme](const QString &front, const QString &back, double least) {
                QTest::addRow("%s: %s on %s", theme.name, qPrintable(front), qPrintable(back)) << theme.tokens << front << back << least;
            };
            const bool strong = theme.tokens->highContrast;
            for (const QString &back : {u"base"_s, u"window"_s, u"raised"_s, u"select"_s, u"hover"_s, u"control"_s, u"selectOff"_s}) {
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
            for (const Environment e : {Environment::Local, Environment::Sandbox, Environment::Production, Environment::Other})
                QTest::addRow("%s: %s", theme.name, qPrintable(environmentWord(e))) << theme.text() << theme.tokens << e;
        }
    }
    void environmentWordsAreReadable()
    {
        QFETCH(double, least);
        QFETCH(const Tokens *, tokens);
        QFETCH(Environment, environment);
        const EnvironmentColors &colors = environmentColors(*tokens, environment);
        QVERIFY(contrast(colors.text, colors.band) >= least);
        QVERIFY(contrast(colors.blockText, colors.block) >= least);
    }

    void environmentsDifferForWhoSeesNoColour_data()
    {
        QTest::addColumn<QColor>("one");
        QTest::addColumn<QColor>("other");
        for (const Theme &theme : themes()) {
            const Tokens &t = *theme.tokens;
            const std::pair<const char *, QColor> blocks[] = {
                {"local", t.local.block}, {"sandbox", t.sandbox.block}, {"production", t.production.block}, {"other", t.other.block}};
            for (size_t i = 0; i < std::size(blocks); ++i) {
                for (size_t j = 0; j < i; ++j)
                    QTest::addRow("%s: %s and %s", theme.name, blocks[j].first, blocks[i].first) << blocks[j].second << blocks[i].second;
            }
        }
    }
    void environmentsDifferForWhoSeesNoColour()
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

    void styleSheetIsFilledInCompletely()
    {
        for (const Theme &theme : themes()) {
            const QString sheet = styleSheetFor(*theme.tokens, QApplication::font());
            const qsizetype at = sheet.indexOf(u'@');
            QVERIFY2(at < 0, qPrintable(sheet.mid(std::max<qsizetype>(0, at), 60)));
            QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
        }
    }

    void styleSheetsImagesExistInTheirTokensColour()
    {
        for (const Theme &theme : themes()) {
            const QString sheet = styleSheetFor(*theme.tokens, QApplication::font());
            static const QRegularExpression image(u"url\\((:[^)]+)\\)"_s);
            int seen = 0;
            for (auto it = image.globalMatch(sheet); it.hasNext(); ++seen) {
                const QString name = it.next().captured(1);
                QVERIFY2(QFile::exists(name), qPrintable(name));
                const bool onFill = name.contains(u"/check-"_s) || name.contains(u"/minus-"_s);
                const QColor wanted = onFill ? theme.tokens->onFill : theme.tokens->ink2;
                QVERIFY2(source(name).contains(wanted.name().toLatin1()), qPrintable(name + u" is not "_s + wanted.name()));
            }
            QVERIFY(seen > 4);
        }
    }

    void aBorderThatGrowsWithTheFocusMovesNothing_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        for (const Theme &theme : themes())
            QTest::newRow(theme.name) << theme.choice;
    }
    void aBorderThatGrowsWithTheFocusMovesNothing()
    {
        QFETCH(ThemeChoice, choice);
        applyTheme(app(), choice);
        const auto window = samples();
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled())
                continue;
            window->setFocus();
            const QSize without = widget->sizeHint();
            widget->setFocus(Qt::TabFocusReason);
            QVERIFY2(widget->sizeHint() == without, widget->metaObject()->className());
        }
    }

    void aButtonIsAsHighAsTheFieldBesideIt_data() { aBorderThatGrowsWithTheFocusMovesNothing_data(); }
    void aButtonIsAsHighAsTheFieldBesideIt()
    {
        QFETCH(ThemeChoice, choice);
        applyTheme(app(), choice);
        // Upper and lower edge of what is seen of it, on a ground that is no colour of the theme.
        const auto edges = [](QWidget &part) {
            part.ensurePolished();
            part.resize(part.sizeHint());
            QImage picture(part.size(), QImage::Format_RGB32);
            picture.fill(Qt::magenta);
            part.render(&picture, {}, {}, {});
            const auto isSeen = [&picture](int y) { return picture.pixelColor(picture.width() / 2, y) != QColor(Qt::magenta); };
            int upper = 0;
            while (upper < picture.height() && !isSeen(upper))
                ++upper;
            int lower = picture.height() - 1;
            while (lower > upper && !isSeen(lower))
                --lower;
            return std::pair(upper, picture.height() - 1 - lower);
        };
        QLineEdit field;
        QPushButton plain(u"Save"_s);
        QPushButton primary(u"Save"_s);
        setButtonKind(&primary, ButtonKind::Primary);
        QCOMPARE(edges(field), std::pair(0, 0));
        for (QPushButton *button : {&plain, &primary}) {
            QCOMPARE(button->sizeHint().height(), field.sizeHint().height());
            QCOMPARE(edges(*button), std::pair(0, 0));
        }
    }

    void aFieldBeginsWhereItsLanguageIsReadFrom_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<bool>("right");
        QTest::newRow("from left to right") << Qt::LeftToRight << false;
        QTest::newRow("from right to left") << Qt::RightToLeft << true;
    }
    void aFieldBeginsWhereItsLanguageIsReadFrom()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const bool, right);
        applyTheme(app(), ThemeChoice::Light);
        QLineEdit field;
        field.setLayoutDirection(direction);
        field.resize(300, 30);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        for (const QString &text : {QString(), u"client-00042"_s}) {
            field.setText(text);
            field.setCursorPosition(0);
            const int caret = field.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();
            QVERIFY2((caret > 150) == right, qPrintable(u"“%1”: %2"_s.arg(text).arg(caret)));
        }
    }

    void noColourIsLeftOverFromAnotherTheme_data()
    {
        QTest::addColumn<std::vector<ThemeChoice>>("way");
        using enum Settings::Appearance;
        QTest::newRow("dark after light") << std::vector{Light, Dark};
        QTest::newRow("light after dark") << std::vector{Dark, Light};
        QTest::newRow("black after white, in high contrast") << std::vector{HighContrastLight, HighContrastDark};
        QTest::newRow("light after all others") << std::vector{Dark, HighContrastDark, HighContrastLight, Light};
        QTest::newRow("high contrast after all others") << std::vector{HighContrastDark, Light, Dark, HighContrastLight};
    }
    void noColourIsLeftOverFromAnotherTheme()
    {
        QFETCH(std::vector<ThemeChoice>, way);
        applyTheme(app(), way.front());
        const auto kept = samples();
        pictureOf(*kept); // all of it was painted once
        for (const ThemeChoice choice : way)
            applyTheme(app(), choice);
        const auto fresh = samples();
        const QImage expected = pictureOf(*fresh);
        QVERIFY(expected.height() > 600);
        QVERIFY2(pictureOf(*kept) == expected, "something still looks as in the theme before");
    }

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
        setSystemLook(app(), [=] { return SystemLook{dark, highContrast, QApplication::font()}; });
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
        setSystemLook(app(), [larger] { return SystemLook{true, true, larger}; });
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
        setSystemLook(app(), [font] { return SystemLook{false, false, font}; });
        applyTheme(app(), ThemeChoice::Light, percent);
        QCOMPARE(QApplication::font().pixelSize(), pixels);
        applyTheme(app(), ThemeChoice::Light, percent);
        QVERIFY2(QApplication::font().pixelSize() == pixels, "a second time it does not grow again");
    }

    void whatIsRoundStaysRound_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("focused");
        for (const Theme &theme : themes()) {
            for (const int percent : {100, 110, 125, 150, 175, 200}) {
                QTest::addRow("%s at %d percent", theme.name, percent) << theme.choice << percent << false;
                QTest::addRow("%s at %d percent, with the focus", theme.name, percent) << theme.choice << percent << true;
            }
        }
    }
    void whatIsRoundStaysRound()
    {
        QFETCH(ThemeChoice, choice);
        QFETCH(int, percent);
        QFETCH(bool, focused);
        applyTheme(app(), choice, percent);
        QWidget window;
        window.setProperty("surface", u"base"_s);
        auto *facet = makeFacetButton(u"Connected"_s, u"facetButton"_s, &window);
        facet->setChecked(true); // with an outline, whose corners can be seen
        auto *radio = new QRadioButton(&window);
        radio->setChecked(true);
        radio->move(0, facet->sizeHint().height() + 10);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QWidget *round : {static_cast<QWidget *>(facet), static_cast<QWidget *>(radio)}) {
            round->adjustSize();
            if (focused)
                round->setFocus(Qt::TabFocusReason);
            const QImage image = window.grab(round->geometry()).toImage();
            const QColor ground = tokensFor(&window).base;
            // The leftmost column with anything in it touches the circle at its middle, not with a straight edge.
            int touching = 0;
            for (int x = 0; x < image.width() && touching == 0; ++x) {
                for (int y = 0; y < image.height(); ++y)
                    touching += contrast(image.pixelColor(x, y), ground) > 2 ? 1 : 0;
            }
            QVERIFY2(touching > 0 && touching < image.height() / 2, qPrintable(u"%1 of %2 in %3"_s.arg(touching).arg(image.height())
                                                                        .arg(QLatin1String(round->metaObject()->className()))));
        }
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

    void coloursAndSheetsAreRecognised_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("stray");
        QTest::newRow("a colour in hexadecimal") << u"const auto c = u\"#a0b1c2\"_s;"_s << true;
        QTest::newRow("three numbers") << u"QColor(12, 13, 14)"_s << true;
        QTest::newRow("three numbers in braces") << u"QColor shade{12, 13, 14}"_s << true;
        QTest::newRow("a name") << u"QColor(u\"tomato\"_s)"_s << true;
        QTest::newRow("one of the toolkit's") << u"painter.setPen(Qt::red);"_s << true;
        QTest::newRow("a dark one of the toolkit's") << u"Qt::darkCyan"_s << true;
        QTest::newRow("another one of the toolkit's") << u"QColorConstants::Svg::tomato"_s << true;
        QTest::newRow("made from parts") << u"QColor::fromRgbF(1, 0, 0)"_s << true;
        QTest::newRow("packed") << u"qRgba(1, 2, 3, 4)"_s << true;
        QTest::newRow("packed by hand") << u"fill(0xFF00AA)"_s << true;
        QTest::newRow("a sheet of a widget's own") << u"label->setStyleSheet(sheet)"_s << true;
        QTest::newRow("a sheet in a form") << u"<property name=\"styleSheet\">"_s << true;
        QTest::newRow("a token") << u"painter.setPen(tokens.accent);"_s << false;
        QTest::newRow("nothing at all") << u"pixmap.fill(Qt::transparent);"_s << false;
        QTest::newRow("a colour that is handed on") << u"QColor veil = colors.text; QColor(other)"_s << false;
        QTest::newRow("a number that is no colour") << u"0x1F, #12, 0x10FFFFFF"_s << false;
    }
    void coloursAndSheetsAreRecognised()
    {
        QFETCH(QString, text);
        QFETCH(bool, stray);
        QCOMPARE(!strayLook(text).isEmpty(), stray);
    }

    void noColourAndNoSheetStandsOutsideOfTheTheme()
    {
        // Drawings have their own colours, and only theme and appearance make anything of them.
        const QStringList homes = {u"/src/views/theme.cpp"_s, u"/src/views/appearance.cpp"_s};
        const QString root = QStringLiteral(SOURCE_ROOT);
        QStringList found;
        int files = 0;
        for (const QString &folder : {u"/src/views"_s, u"/src/app"_s, u"/src/models"_s, u"/ui"_s, u"/resources"_s}) {
            QDirIterator it(root + folder, {u"*.h"_s, u"*.cpp"_s, u"*.ui"_s, u"*.qss"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString path = it.next().mid(root.size());
                ++files;
                const QString stray = strayLook(QString::fromUtf8(source(root + path)));
                if (!homes.contains(path) && !stray.isEmpty())
                    found += path + u": "_s + stray;
            }
        }
        QVERIFY2(files > 200, "this looked at the wrong place");
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

LABDESK_TEST(tst_theme)
#include "tst_theme.moc"
