// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/appearance.h"
#include "views/icon.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// Whether every pixel that is well covered has the colour; empty pictures have none.
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

void useTheme(ThemeChoice choice)
{
    applyTheme(*static_cast<QApplication *>(QCoreApplication::instance()), choice);
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
        for (const IconName name : allIcons()) {
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

    void everyFileHasAName()
    {
        QSet<QString> named = {u"labdesk"_s};
        for (const IconName name : allIcons())
            named.insert(iconFileName(name));
        QSet<QString> files;
        for (const QFileInfo &file : QDir(QStringLiteral(SOURCE_ROOT "/resources/icons")).entryInfoList({u"*.svg"_s}))
            files.insert(file.completeBaseName());
        QCOMPARE(files, named);
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

    void aWiderPlaceKeepsTheDrawingAtItsLeft()
    {
        const QImage image = icon(IconName::Copy, IconInk::Ink).pixmap(QSize(24, 16), 1.0).toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 17; x < image.width(); ++x)
                QCOMPARE(image.pixelColor(x, y).alpha(), 0);
        }
        QCOMPARE(looksAt(image, lightTokens().ink), QString());
    }

    void theProgramsOwnIconIsNotEmpty()
    {
        const QImage image = appIcon().pixmap(QSize(64, 64), 1.0).toImage();
        QCOMPARE(image.size(), QSize(64, 64));
        QVERIFY(image.pixelColor(32, 10).alpha() > 200);
    }
};

LABDESK_TEST(tst_icon)
#include "tst_icon.moc"
