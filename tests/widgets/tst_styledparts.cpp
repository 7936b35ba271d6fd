// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/themes.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

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

} // namespace

/// What the style sheet makes of the toolkit's parts: no edge moves, nothing is left of another theme.
class tst_styledparts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beginInLight(); }
    void cleanupTestCase() { beginInLight(); }

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

    void whatIsChosenIsSeenWhereItCannotBeChanged_data() { aBorderThatGrowsWithTheFocusMovesNothing_data(); }

    void whatIsChosenIsSeenWhereItCannotBeChanged()
    {
        QFETCH(ThemeChoice, choice);
        applyTheme(app(), choice);
        QRadioButton radio(u"Sandbox"_s);
        QCheckBox check(u"Read-only"_s);
        for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&radio, &check}) {
            button->setEnabled(false);
            button->setCheckable(true);
            button->resize(button->sizeHint());
            const QImage off = button->grab().toImage();
            button->setChecked(true);
            QVERIFY(button->grab().toImage() != off);
        }
    }

    void aButtonIsAsHighAsTheFieldBesideIt_data() { aBorderThatGrowsWithTheFocusMovesNothing_data(); }

    void aButtonIsAsHighAsTheFieldBesideIt()
    {
        QFETCH(ThemeChoice, choice);
        applyTheme(app(), choice);
        // Upper and lower edge of what is seen of it, on a ground that is no color of the theme.
        const auto edges = [](QWidget &part) {
            part.ensurePolished();
            part.resize(part.sizeHint());
            QImage picture(part.size(), QImage::Format_RGB32);
            picture.fill(Qt::magenta);
            part.render(&picture, {}, {}, {});
            const auto isSeen
                = [&picture](int y) { return picture.pixelColor(picture.width() / 2, y) != QColor(Qt::magenta); };
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

    void noColorIsLeftOverFromAnotherTheme_data()
    {
        QTest::addColumn<std::vector<ThemeChoice>>("way");
        using enum Settings::Appearance;
        QTest::newRow("dark after light") << std::vector{Light, Dark};
        QTest::newRow("light after dark") << std::vector{Dark, Light};
        QTest::newRow("black after white, in high contrast") << std::vector{HighContrastLight, HighContrastDark};
        QTest::newRow("light after all others") << std::vector{Dark, HighContrastDark, HighContrastLight, Light};
        QTest::newRow("high contrast after all others")
            << std::vector{HighContrastDark, Light, Dark, HighContrastLight};
    }

    void noColorIsLeftOverFromAnotherTheme()
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

    void aMessageAsksForTheHeightThatItsLinesTake_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 110, 125, 150, 175, 200})
            QTest::addRow("at %d percent", percent) << percent;
    }

    void aMessageAsksForTheHeightThatItsLinesTake()
    {
        QFETCH(int, percent);
        applyTheme(app(), Settings::Appearance::Light, percent);
        InlineMessage message(Tone::Warn, u"Unknown field."_s);
        message.setSecondLine(u"Fields: method, status."_s);
        message.resize(2000, 400);
        message.show();
        QTRY_COMPARE(message.layout()->totalMinimumSize().height(), message.layout()->totalHeightForWidth(2000));
    }

    void whatIsRoundStaysRound_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("focused");
        for (const Theme &theme : themes()) {
            for (const int percent : {100, 110, 125, 150, 175, 200}) {
                QTest::addRow("%s at %d percent", theme.name, percent) << theme.choice << percent << false;
                QTest::addRow("%s at %d percent, with the focus", theme.name, percent)
                    << theme.choice << percent << true;
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
            QVERIFY2(touching > 0 && touching < image.height() / 2,
                     qPrintable(u"%1 of %2 in %3"_s.arg(touching)
                                    .arg(image.height())
                                    .arg(QLatin1String(round->metaObject()->className()))));
        }
    }
};

LABDESK_TEST(tst_styledparts)
#include "tst_styledparts.moc"
