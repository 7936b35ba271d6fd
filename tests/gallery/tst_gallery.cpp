// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/gallery.h"
#include "support/testmain.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWindow>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// What one has to hit with the mouse. A part of a field counts as the field.
bool isPressed(const QWidget *widget)
{
    const bool isInside = qobject_cast<const QLineEdit *>(widget->parentWidget())
        || qobject_cast<const QAbstractSpinBox *>(widget->parentWidget());
    return !isInside
        && (qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QLineEdit *>(widget));
}

QString nameOf(const QWidget *widget)
{
    return u"%1 '%2' %3 x %4"_s
        .arg(QLatin1StringView(widget->metaObject()->className()),
             widget->accessibleName().isEmpty() ? widget->objectName() : widget->accessibleName())
        .arg(widget->width())
        .arg(widget->height());
}

} // namespace

class tst_gallery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageOpens_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<ThemeChoice>("theme");
        QTest::addColumn<int>("scale");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        const auto pages = galleryPages();
        for (int page = 0; page < int(pages.size()); ++page) {
            const auto add = [&](const char *how, ThemeChoice theme, int scale, Qt::LayoutDirection direction) {
                QTest::newRow(qPrintable(pages[size_t(page)].id + u", "_s + QLatin1StringView(how)))
                    << page << theme << scale << direction;
            };
            add("light", ThemeChoice::Light, 100, Qt::LeftToRight);
            add("on black, twice as large, mirrored", ThemeChoice::HighContrastDark, 200, Qt::RightToLeft);
        }
    }
    void everyPageOpens()
    {
        QFETCH(int, page);
        QFETCH(ThemeChoice, theme);
        QFETCH(int, scale);
        QFETCH(Qt::LayoutDirection, direction);
        QGuiApplication::setLayoutDirection(direction);
        Gallery gallery(*qApp, theme, scale);
        gallery.show();
        gallery.showPage(page);
        QVERIFY(QTest::qWaitForWindowExposed(&gallery));
        QVERIFY(gallery.page());
        QStringList tooSmall;
        for (const QWidget *widget : gallery.page()->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            if (isPressed(widget) && (widget->height() < 24 || widget->width() < 24))
                tooSmall.append(u"to press: "_s + nameOf(widget));
            if (qobject_cast<const QLabel *>(widget) && QFontInfo(widget->font()).pixelSize() < 11)
                tooSmall.append(u"to read: "_s + nameOf(widget));
        }
        QVERIFY2(tooSmall.isEmpty(), qPrintable(tooSmall.join(u'\n')));
    }

    void partsHaveTheirHeight_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("part");
        QTest::addColumn<double>("at13");
        QTest::newRow("a button") << u"buttons"_s << u"QPushButton"_s << 30.0;
        QTest::newRow("a choice") << u"fields"_s << u"QComboBox"_s << 30.0;
        QTest::newRow("a line to type in") << u"fields"_s << u"QLineEdit"_s << 30.0;
        QTest::newRow("a segment") << u"buttons"_s << u"labdesk::SegmentedControl"_s << 30.0;
        QTest::newRow("an item of the sidebar") << u"sidebar"_s << u"labdesk::SideBarItem"_s << 32.0;
        QTest::newRow("the band") << u"band"_s << u"labdesk::EnvironmentBanner"_s << 36.0;
        QTest::newRow("the status line") << u"status-line"_s << u"labdesk::StatusLine"_s << 26.0;
        QTest::newRow("tabs") << u"list-header"_s << u"labdesk::CountedTabBar"_s << 38.0;
        QTest::newRow("a row of a form") << u"group"_s << u"labdesk::FormRow"_s << 36.0;
        QTest::newRow("a job") << u"progress"_s << u"labdesk::ProgressRow"_s << 38.0;
        QTest::newRow("the ring of a countdown") << u"progress"_s << u"countdownRing"_s << 34.0;
    }
    void partsHaveTheirHeight()
    {
        QFETCH(QString, page);
        QFETCH(QString, part);
        QFETCH(double, at13);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        Gallery gallery(*qApp, ThemeChoice::Light, 100);
        gallery.show();
        const auto pages = galleryPages();
        gallery.showPage(int(std::ranges::find(pages, page, &GalleryPage::id) - pages.begin()));
        QVERIFY(QTest::qWaitForWindowExposed(&gallery));
        const QWidget *found = nullptr;
        for (const QWidget *widget : gallery.page()->findChildren<QWidget *>())
            if (!found && widget->isVisible()
                && (part == QLatin1StringView(widget->metaObject()->className()) || part == widget->objectName()))
                found = widget;
        QVERIFY(found);
        QVERIFY2(std::abs(found->height() - metricsFor(found).px(at13)) <= 1,
                 qPrintable(u"it is %1 high"_s.arg(found->height())));
    }

    void aButtonsGroundFillsItsHeight()
    {
        Gallery gallery(*qApp, ThemeChoice::Light, 100);
        QPushButton button(u"Reload"_s);
        button.setParent(&gallery);
        button.show();
        gallery.show();
        const QImage picture = button.grab().toImage();
        const int middle = picture.width() / 2;
        QCOMPARE(picture.pixelColor(middle, 0),
                 lightTokens().control); // the line of the field beside it begins there, too
        QCOMPARE(picture.pixelColor(middle, picture.height() - 1), lightTokens().control);
    }

    void savesAPictureOfEachPage()
    {
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        const QTemporaryDir folder;
        Gallery gallery(*qApp, ThemeChoice::Dark, 100);
        gallery.show();
        QSignalSpy saved(&gallery, &Gallery::picturesSaved);
        gallery.savePictures(folder.path());
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60'000);
        QCOMPARE(saved.first().first().toString(), QString());
        QCOMPARE(int(QDir(folder.path()).entryList({u"*.png"_s}).size()), gallery.pageCount());
    }

    void saysWhichPictureCouldNotBeSaved()
    {
        Gallery gallery(*qApp, ThemeChoice::Light, 100);
        gallery.show();
        QSignalSpy saved(&gallery, &Gallery::picturesSaved);
        gallery.savePictures(u"/nowhere/to/be/found"_s);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toString().contains(u"colors.png"_s));
    }
};

LABDESK_TEST(tst_gallery)
#include "tst_gallery.moc"
