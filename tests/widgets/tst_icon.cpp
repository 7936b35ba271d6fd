// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/themes.h"
#include "widgets/icon.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const std::vector<IconName> allIcons = [] {
    std::vector<IconName> all;
    for (int number = 0; number <= int(IconName::Zone); ++number)
        all.push_back(IconName(number));
    return all;
}();

/// Whether every pixel that is well covered has the color; empty pictures have none.
QString looksAt(const QImage &image, const QColor &color)
{
    int covered = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 128)
                continue;
            ++covered;
            if (std::abs(pixel.red() - color.red()) > 3 || std::abs(pixel.green() - color.green()) > 3
                || std::abs(pixel.blue() - color.blue()) > 3)
                return u"%1 at %2,%3 instead of %4"_s.arg(pixel.name()).arg(x).arg(y).arg(color.name());
        }
    }
    return covered > image.width() / 8 ? QString() : u"only %1 pixels are covered"_s.arg(covered);
}

/// How many pixels are another's; edges come out a little differently when they are turned.
int differenceOf(const QImage &one, const QImage &other)
{
    int others = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            others += std::abs(one.pixelColor(x, y).alpha() - other.pixelColor(x, y).alpha()) > 40 ? 1 : 0;
    return others;
}

/// What Qt Svg makes of the file, in this color and with lines of this width.
QImage drawnFromFile(IconName name, const QColor &color, const char *lineWidth, const QSize &size, bool moved = false)
{
    QFile file(QStringLiteral(SOURCE_ROOT) + u"/resources/icons/%1.svg"_s.arg(iconFileName(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QByteArray svg = file.readAll();
    svg.replace("currentColor", color.name().toLatin1());
    svg.replace("stroke-width=\"1.75\"", QByteArray("stroke-width=\"") + lineWidth + '"');
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (moved)
        painter.translate(0.5, 0.5);
    renderer.render(&painter, image.rect());
    return image;
}

void useTheme(ThemeChoice choice)
{
    applyTheme(app(), choice);
}

} // namespace

class tst_icon : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { useTheme(ThemeChoice::Light); }

    void everyDrawingIsThereAtEveryScale_data()
    {
        QTest::addColumn<IconName>("name");
        QTest::addColumn<double>("scale");
        for (const IconName name : allIcons) {
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("%s at %.1f", qPrintable(iconFileName(name)), scale) << name << scale;
        }
    }
    void everyDrawingIsThereAtEveryScale()
    {
        QFETCH(IconName, name);
        QFETCH(double, scale);
        const QPixmap pixmap = icon(name, IconInk::Accent).pixmap(QSize(16, 16), scale);
        QCOMPARE(pixmap.size(), (QSizeF(16, 16) * scale).toSize());
        QCOMPARE(pixmap.devicePixelRatio(), scale);
        const QString wrong = looksAt(pixmap.toImage(), lightTokens().accent);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void drawingsLookLikeTheirFiles_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("scale");
        for (const int size : {14, 16, 20, 24, 32, 48}) {
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("%d at %.1f", size, scale) << size << scale;
        }
    }
    void drawingsLookLikeTheirFiles()
    {
        QFETCH(int, size);
        QFETCH(double, scale);
        for (const Theme &theme : themes()) {
            useTheme(theme.choice);
            for (const IconName name : allIcons) {
                const QImage painted = icon(name).pixmap(QSize(size, size), scale).toImage();
                const bool isThroughTheMiddle
                    = name == IconName::Plus || name == IconName::Minus || name == IconName::More;
                const bool moved = isThroughTheMiddle && scale < 1.5 && painted.width() % 2 == 0; // between two pixels
                const char *width = size <= 16 ? "2" : "1.75";
                QVERIFY2(painted == drawnFromFile(name, theme.tokens->ink2, width, painted.size(), moved),
                         qPrintable(u"%1, %2"_s.arg(iconFileName(name), QLatin1StringView(theme.name))));
            }
        }
    }

    void styleSheetsImagesLookLikeTheirFiles()
    {
        for (const Theme &theme : themes()) {
            useTheme(theme.choice);
            static const QRegularExpression image(u"url\\((:/icons/([a-z-]+)\\.(\\w+))\\)"_s);
            const QString sheet = styleSheetFor(*theme.tokens, QApplication::font());
            int seen = 0;
            for (auto it = image.globalMatch(sheet); it.hasNext(); ++seen) {
                const auto match = it.next();
                const std::optional<IconName> name = iconOfFile(match.captured(2));
                QVERIFY2(name, qPrintable(match.captured()));
                const bool onFill = match.captured(3) == "onFill"_L1;
                QVERIFY2(onFill || match.captured(3) == "ink2"_L1, qPrintable(match.captured()));
                const QColor color = onFill ? theme.tokens->onFill : theme.tokens->ink2;
                for (const double scale : {1.0, 1.5, 2.0}) {
                    QImage painted((QSizeF(14, 14) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
                    painted.setDevicePixelRatio(scale);
                    painted.fill(Qt::transparent);
                    QPainter painter(&painted);
                    QIcon(match.captured(1)).paint(&painter, QRect(0, 0, 14, 14));
                    painter.end();
                    QVERIFY2(painted == drawnFromFile(*name, color, onFill ? "2.75" : "2", painted.size()),
                             qPrintable(u"%1, %2"_s.arg(match.captured(), QLatin1StringView(theme.name))));
                }
            }
            QCOMPARE(seen, int(sheet.count(u"url("_s)));
            QVERIFY(seen > 4);
        }
    }

    void drawingsFollowTheTheme()
    {
        const QIcon held = icon(IconName::Users, IconInk::Ink2);
        QCOMPARE(looksAt(held.pixmap(QSize(18, 18), 2.0).toImage(), lightTokens().ink2), QString());
        useTheme(ThemeChoice::Dark);
        QCOMPARE(looksAt(held.pixmap(QSize(18, 18), 2.0).toImage(), darkTokens().ink2), QString());
    }

    void disabledDrawingsAreThirdInk()
    {
        const QPixmap pixmap = icon(IconName::Trash, IconInk::Bad).pixmap(QSize(16, 16), 1.0, QIcon::Disabled);
        QCOMPARE(looksAt(pixmap.toImage(), lightTokens().ink3), QString());
    }

    void aFaintColorGivesAFaintDrawing_data()
    {
        QTest::addColumn<int>("alpha");
        QTest::newRow("as a control that is off") << 115;
        QTest::newRow("hardly seen") << 20;
        QTest::newRow("whole") << 255;
    }

    void aFaintColorGivesAFaintDrawing()
    {
        QFETCH(int, alpha);
        QImage image(18, 18, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QColor color = lightTokens().ink;
        color.setAlpha(alpha);
        paintIcon(&painter, IconName::Close, QRectF(image.rect()), color); // whose lines cross
        painter.end();
        int densest = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                densest = std::max(densest, image.pixelColor(x, y).alpha());
        QVERIFY2(std::abs(densest - alpha) <= 2, qPrintable(QString::number(densest)));
    }

    void aWiderPlaceKeepsTheDrawingAtItsLeft()
    {
        const QImage image = icon(IconName::Copy, IconInk::Ink).pixmap(QSize(24, 16), 1.0).toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 17; x < image.width(); ++x)
                QCOMPARE(image.pixelColor(x, y).alpha(), 0);
        }
        QCOMPARE(looksAt(image, lightTokens().ink), QString());
    }

    void whatIsReadIsTurnedRoundFromRightToLeft_data()
    {
        QTest::addColumn<IconName>("name");
        QTest::addColumn<bool>("turns");
        QTest::newRow("a list and its ticks") << IconName::Jobs << true;
        QTest::newRow("an arrow that leaves") << IconName::External << true;
        QTest::newRow("the way back") << IconName::Undo << true;
        QTest::newRow("the mark of a question") << IconName::Help << true;
        QTest::newRow("a tick") << IconName::Check << false;
        QTest::newRow("the hands of a clock") << IconName::Clock << false;
        QTest::newRow("a chevron, which is chosen") << IconName::ChevronRight << false;
    }
    void whatIsReadIsTurnedRoundFromRightToLeft()
    {
        QFETCH(IconName, name);
        QFETCH(bool, turns);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const QSize wide(24, 16); // with its gap, which stays at the end
        const QImage before = icon(name, IconInk::Ink).pixmap(wide, 2.0).toImage();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage after = icon(name, IconInk::Ink).pixmap(wide, 2.0).toImage();
        const QImage there = after.copy(16, 0, 32, 32);
        QVERIFY(before.copy(0, 0, 32, 32) != (turns ? there : there.mirrored(true, false)));
        QCOMPARE(differenceOf(before.copy(0, 0, 32, 32), turns ? there.mirrored(true, false) : there), 0);
    }

    void theProgramsOwnIconIsThereInEachSize_data()
    {
        QTest::addColumn<int>("side");
        for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512})
            QTest::addRow("%d pixels", side) << side;
    }
    void theProgramsOwnIconIsThereInEachSize()
    {
        QFETCH(int, side);
        QCOMPARE(windowIcon().availableSizes().contains(QSize(side, side)), side <= 64);
        const QImage file(QStringLiteral(SOURCE_ROOT) + u"/resources/icons/app/labdesk-%1.png"_s.arg(side));
        const QImage image = side <= 64 ? windowIcon().pixmap(QSize(side, side), 1.0).toImage() : file;
        QCOMPARE(image.size(), QSize(side, side));
        int white = 0;
        int tile = 0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const QColor pixel = image.pixelColor(x, y);
                white += pixel.alpha() > 200 && pixel.lightness() > 235 ? 1 : 0;
                tile += pixel.alpha() > 200 && pixel.blue() > pixel.red() + 60 && pixel.lightness() < 165 ? 1 : 0;
            }
        }
        QVERIFY2(white * 100 >= side * side * 8, qPrintable(u"white on %1 of %2"_s.arg(white).arg(side * side)));
        QVERIFY2(tile * 100 >= side * side * 30, qPrintable(u"tile on %1 of %2"_s.arg(tile).arg(side * side)));
    }

    void theSizesAreThoseOfTheMasters_data() { theProgramsOwnIconIsThereInEachSize_data(); }
    void theSizesAreThoseOfTheMasters()
    {
        QFETCH(int, side);
        const QString folder = QStringLiteral(SOURCE_ROOT) + u"/resources/icons/app/"_s;
        QSvgRenderer master(folder + (side <= 32 ? u"labdesk-small.svg"_s : u"labdesk.svg"_s));
        QVERIFY(master.isValid());
        QImage drawn(side, side, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        master.render(&painter);
        painter.end();
        const QImage kept(folder + u"labdesk-%1.png"_s.arg(side));
        QCOMPARE(kept.size(), drawn.size());
        qint64 difference = 0; // edges come out a little differently with each version of the toolkit
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                difference += std::abs(kept.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness());
        }
        QVERIFY2(difference <= 3 * side * side, "draw them again: resources/icons/app/recipe/render.cpp");
    }

    void windowsHaveTheProgramsSmallerDrawings()
    {
        const QList<QSize> sizes = windowIcon().availableSizes();
        for (const int side : {16, 22, 24, 32, 48, 64}) // larger ones the desktop takes from where they are installed
            QVERIFY2(sizes.contains(QSize(side, side)), qPrintable(u"%1"_s.arg(side)));
    }

    void theDrawingsAreOnOneGrid()
    {
        for (const IconName name : allIcons) {
            QFile file(QStringLiteral(SOURCE_ROOT) + u"/resources/icons/%1.svg"_s.arg(iconFileName(name)));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QByteArray svg = file.readAll();
            QVERIFY2(svg.contains("viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.75\" "
                                  "stroke-linecap=\"round\" stroke-linejoin=\"round\""),
                     qPrintable(file.fileName()));
            QVERIFY2(svg.count("stroke-width") == 1, "one stroke for all of it");
        }
    }
};

LABDESK_TEST(tst_icon)
#include "tst_icon.moc"
