// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "privacy/sensitive.h"
#include "support/pdftext.h"
#include "support/testmain.h"
#include "text/addresstexts.h"
#include "views/centers/centersheetdialog.h"
#include "views/centers/centertexts.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <algorithm>

using namespace labdesk;
using labdesk::tests::linesOfPdf;
using labdesk::tests::printFamilies;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const MapGeography> sheetGeography()
{
    static const auto loaded = MapGeography::load();
    return loaded;
}

ServiceCenter sheetCenter(const QString &name, const QString &zip, const QString &miles)
{
    ServiceCenter center;
    center.name = name;
    center.address = {u"1300 N 12th St"_s, u"Ste 300"_s, u"Phoenix"_s, u"AZ"_s, zip, {}};
    center.phoneNumber = u"602-555-0142"_s;
    center.distance = Distance::parse(miles);
    WeeklyHours hours;
    for (size_t day = 0; day < 5; ++day)
        hours.days[day] = u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s;
    center.hours = hours;
    return center;
}

CenterSheet sheetOf(size_t count, const QString &name = u"Harbor Patient Service Center"_s)
{
    CenterSheet sheet;
    sheet.query = CenterQuery{NearZip{u"85004"_s}};
    sheet.origin = MapOrigin{u"85004"_s, *geo::bundledZips()->centroid(u"85004")};
    sheet.printedOn = QDate(2026, 11, 22);
    const QStringList zips{u"85004"_s, u"85006"_s, u"85013"_s, u"85281"_s, u"85201"_s, u"85301"_s, u"85226"_s};
    for (size_t i = 0; i < count; ++i)
        sheet.entries.push_back(
            {int(i) + 1, sheetCenter(name, zips[qsizetype(i) % zips.size()], QString::number(1.5 * double(i + 1)))});
    return sheet;
}

/// The page as an image, at its own size.
QImage pageOf(const CenterSheet &sheet)
{
    QImage page(681, 921, QImage::Format_RGB32); // Letter with margins of 15 mm
    page.fill(Qt::white);
    QPainter painter(&page);
    paintCenterSheet(painter, QRectF(page.rect()), sheet, *sheetGeography(), QApplication::font());
    painter.end();
    return page;
}

} // namespace

class tst_centersheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyMayBeOnIt_data();
    void anyMayBeOnIt();
    void itHasNoColors();
    void itIsOnePage();
    void itSpeaksThePatientsLanguage_data();
    void itSpeaksThePatientsLanguage();
    void theNearestAreOnItWhateverTheOrder();
    void itIsCopiedAsItIsSeen_data();
    void itIsCopiedAsItIsSeen();
    void aPersonsZipIsNotReadOffItInPrivacyMode_data();
    void aPersonsZipIsNotReadOffItInPrivacyMode();
    void fiveAreChosenAtMost();
    void theOneThatIsCurrentIsOnIt();
    void aFileThatCannotBeWrittenIsSaid();
};

void tst_centersheet::anyMayBeOnIt_data()
{
    QTest::addColumn<CenterSheet>("sheet");
    QTest::newRow("one") << sheetOf(1);
    QTest::newRow("five") << sheetOf(5);
    QTest::newRow("five with long names")
        << sheetOf(5, QString(u"A patient service center with a name that goes on "_s).repeated(4));
    QTest::newRow("a name without blanks") << sheetOf(2, QString(600, u'x'));
    CenterSheet byOrder = sheetOf(3);
    byOrder.origin.reset();
    QTest::newRow("by order") << byOrder;
    CenterSheet bare;
    bare.printedOn = QDate(2026, 11, 22);
    bare.entries.push_back({1, ServiceCenter()});
    QTest::newRow("nothing known of it") << bare;
}

/// Its last line and its map are on the page, and nothing is painted over the foot.
void tst_centersheet::anyMayBeOnIt()
{
    QFETCH(CenterSheet, sheet);
    const QImage page = pageOf(sheet);
    const auto inkIn = [&page](const QRect &area) {
        int dark = 0;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                dark += qGray(page.pixel(x, y)) < 128 ? 1 : 0;
        return dark;
    };
    QVERIFY2(inkIn({0, 0, 400, 30}) > 50, "no title");
    QVERIFY2(inkIn({0, 921 - 16, 681, 16}) > 50, "no foot");
    // From below: blank rows, the foot, and then blank rows again.
    int y = page.height() - 1;
    const auto isBlank = [&](int row) { return inkIn({0, row, 681, 1}) == 0; };
    while (y > 0 && isBlank(y))
        --y;
    const int foot = y;
    while (y > 0 && !isBlank(y))
        --y;
    QVERIFY2(foot - y < 30, "something runs into the foot");
    QVERIFY2(isBlank(y - 1) && isBlank(y - 2), "something touches the foot");
}

void tst_centersheet::itHasNoColors()
{
    const QImage page = pageOf(sheetOf(5));
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            const QRgb pixel = page.pixel(x, y);
            if (qAbs(qRed(pixel) - qBlue(pixel)) > 8 || qAbs(qRed(pixel) - qGreen(pixel)) > 8)
                QFAIL(qPrintable(u"a color at %1, %2: %3"_s.arg(x).arg(y).arg(QColor(pixel).name())));
        }
    }
}

void tst_centersheet::itIsOnePage()
{
    QTemporaryDir folder;
    CenterSheetDialog dialog(sheetOf(5), 0, sheetGeography());
    const QString file = folder.filePath(u"page.pdf"_s);
    QVERIFY(dialog.savePdf(file));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QByteArray bytes = saved.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY2(bytes.contains("/Count 1\n") || bytes.contains("/Count 1 "), "more than one page");
    QVERIFY(bytes.contains("[0 0 612 792]") || bytes.contains("[0 0 612.000000 792.000000]")); // Letter
}

void tst_centersheet::itSpeaksThePatientsLanguage_data()
{
    QTest::addColumn<int>("segment");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("English") << 0
                             << QStringList{u"Service centers"_s,
                                            u"within 25 miles of 85004"_s,
                                            u"Phone 602-555-0142"_s,
                                            u"Mon–Fri 7:00 AM to 11:30 AM and 12:30 PM to 4:00 PM"_s,
                                            u"1.5 mi"_s,
                                            u"Nov 22, 2026"_s};
    QTest::newRow("Spanish") << 1 << QStringList{u"Centros de servicio"_s,
                                                 u"a menos de 25 millas de 85004"_s,
                                                 u"Teléfono 602-555-0142"_s,
                                                 u"lun–vie"_s,
                                                 u"1.5 millas"_s,
                                                 u"22 nov 2026"_s};
}

/// Whatever the console speaks: on paper and as text.
void tst_centersheet::itSpeaksThePatientsLanguage()
{
    QFETCH(int, segment);
    QFETCH(QStringList, words);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"page.pdf"_s);
    CenterSheetDialog dialog(sheetOf(2), 0, sheetGeography());
    QCOMPARE(dialog.findChild<SegmentedControl *>(u"sheetLanguageSegment"_s)->currentIndex(), 0);
    dialog.findChild<SegmentedControl *>(u"sheetLanguageSegment"_s)->setCurrentIndex(segment);
    QVERIFY(dialog.savePdf(file));
    const QString printed = linesOfPdf(file).join(u' ');
    dialog.findChild<QPushButton *>(u"copySheetButton"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    for (const QString &said : words) {
        QVERIFY2(printed.contains(said), qPrintable(said + u" is not in: "_s + printed));
        QVERIFY2(copied.contains(said) || said.contains(u"2026"_s), qPrintable(said + u" is not in: "_s + copied));
    }
}

void tst_centersheet::theNearestAreOnItWhateverTheOrder()
{
    CenterSheet sheet = sheetOf(7);
    std::reverse(sheet.entries.begin(), sheet.entries.end());
    CenterSheetDialog dialog(sheet, 0, sheetGeography());
    std::vector<int> numbers;
    for (const CenterSheet::Entry &entry : dialog.sheet().entries)
        numbers.push_back(entry.number);
    QCOMPARE(numbers, (std::vector<int>{1, 2, 3, 4, 5}));
}

void tst_centersheet::itIsCopiedAsItIsSeen_data()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : printFamilies())
        QTest::newRow(qPrintable(family)) << family;
}

void tst_centersheet::itIsCopiedAsItIsSeen()
{
    QFETCH(QString, family);
    const auto back = qScopeGuard([font = QApplication::font()] { QApplication::setFont(font); });
    QApplication::setFont(QFont(family));
    CenterSheet sheet = sheetOf(2, u"Office 1-2 (North): A-B"_s);
    sheet.entries[0].center.address.firstLine = u"1300-1302 N 12th St"_s;
    sheet.entries[1].center.phoneNumber = u"+1 (602) 555-0142"_s;
    QTemporaryDir folder;
    const QString file = folder.filePath(u"page.pdf"_s);
    QVERIFY(CenterSheetDialog(sheet, 0, sheetGeography()).savePdf(file));
    const QString copied = linesOfPdf(file).join(u' ');
    const PatientWords words(sheet.language);
    QStringList seen{words.about(*sheet.query), words.footer(sheet.printedOn)};
    for (const CenterSheet::Entry &entry : sheet.entries) {
        const ServiceCenter &center = entry.center;
        seen << center.name << words.distance(center, u"85004"_s) << addressLines(center.address).join(u", "_s)
             << formatPhone(center.phoneNumber) << words.hours(center.hours).join(u"; "_s);
    }
    for (const QString &said : seen)
        QVERIFY2(copied.contains(said.simplified()),
                 qPrintable(u"“%1” is not in: %2"_s.arg(said.simplified(), copied)));
}

void tst_centersheet::aPersonsZipIsNotReadOffItInPrivacyMode_data()
{
    QTest::addColumn<bool>("isPersonal");
    QTest::addColumn<std::optional<Radius>>("radius");
    QTest::addColumn<QString>("about");
    QTest::newRow("of a person") << true << std::optional<Radius>() << u"near your address"_s;
    QTest::newRow("of a person, with a radius")
        << true << std::optional(Radius::Miles25) << u"within 25 miles of your address"_s;
    QTest::newRow("that was typed") << false << std::optional(Radius::Miles25) << u"within 25 miles of 85099"_s;
}

void tst_centersheet::aPersonsZipIsNotReadOffItInPrivacyMode()
{
    QFETCH(bool, isPersonal);
    QFETCH(std::optional<Radius>, radius);
    QFETCH(QString, about);
    const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
    CenterSheet sheet = sheetOf(2);
    sheet.query = CenterQuery{NearZip{u"85099"_s}, radius, isPersonal};
    QVERIFY(centerSheetText(sheet).contains(u"85099"_s));
    privacy::setPrivacyMode(true);
    const QString text = centerSheetText(sheet);
    QVERIFY2(text.contains(about) && text.contains(u"85099"_s) != isPersonal, qPrintable(text));
}

void tst_centersheet::fiveAreChosenAtMost()
{
    CenterSheetDialog dialog(sheetOf(7), 0, sheetGeography());
    auto *list = dialog.findChild<QListWidget *>(u"sheetCentersList"_s);
    QCOMPARE(list->count(), 7);
    QCOMPARE(dialog.sheet().entries.size(), CenterSheet::maxCenters);
    QVERIFY(!list->item(6)->flags().testFlag(Qt::ItemIsEnabled));
    list->item(0)->setCheckState(Qt::Unchecked);
    QVERIFY(list->item(6)->flags().testFlag(Qt::ItemIsEnabled));
    list->item(6)->setCheckState(Qt::Checked);
    QCOMPARE(dialog.sheet().entries.back().number, 7);
    QVERIFY(!list->item(0)->flags().testFlag(Qt::ItemIsEnabled));
    for (int row = 0; row < list->count(); ++row)
        list->item(row)->setCheckState(Qt::Unchecked);
    QVERIFY(!dialog.action()->isEnabled());
    QVERIFY(!dialog.findChild<QPushButton *>(u"savePdfButton"_s)->isEnabled());
}

void tst_centersheet::theOneThatIsCurrentIsOnIt()
{
    CenterSheetDialog dialog(sheetOf(7), 6, sheetGeography());
    std::vector<int> numbers;
    for (const CenterSheet::Entry &entry : dialog.sheet().entries)
        numbers.push_back(entry.number);
    QCOMPARE(numbers, (std::vector<int>{1, 2, 3, 4, 6}));
}

void tst_centersheet::aFileThatCannotBeWrittenIsSaid()
{
    CenterSheetDialog dialog(sheetOf(1), 0, sheetGeography());
    dialog.show();
    QVERIFY(!dialog.savePdf(u"/nowhere/at/all/page.pdf"_s));
    QVERIFY(dialog.findChild<QWidget *>(u"sheetFailureMessage"_s)->isVisible());
}

LABDESK_TEST(tst_centersheet)
#include "tst_centersheet.moc"
