// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/themes.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QByteArray source(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// What must not stand in the sources: colors and style sheets that are not the theme's.
QString strayLook(const QString &text)
{
    // Colors written out: #rrggbb, QColor of digits or of a name, Qt's own, plain 0xRRGGBB; sheets given to a widget.
    static const QRegularExpression stray(
        u"(#[0-9a-fA-F]{6}\\b|#[0-9a-fA-F]{3}\\b\"|QColor\\s*\\w*\\s*[({]\\s*[0-9\"u]|QColor::from\\w+|QColorConstants|"
        u"qRgba?\\s*\\(|setNamedColor"
        "|\\b0x[0-9a-fA-F]{6}\\b|setStyleSheet|<color\\b|name=\"styleSheet\""
        "|Qt::(white|black|red|green|blue|gray|darkGray|lightGray|yellow|cyan|magenta|dark\\w+)\\b)"_s);
    return stray.match(text).captured(0);
}

} // namespace

/// The one style sheet, and that there is no other.
class tst_stylesheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void styleSheetIsFilledInCompletely()
    {
        for (const Theme &theme : themes()) {
            const QString sheet = styleSheetFor(*theme.tokens, QApplication::font());
            const qsizetype at = sheet.indexOf(u'@');
            QVERIFY2(at < 0, qPrintable(sheet.mid(std::max<qsizetype>(0, at), 60)));
            QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
        }
    }

    void colorsAndSheetsAreRecognized_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("stray");
        QTest::newRow("a color in hexadecimal") << u"const auto c = u\"#a0b1c2\"_s;"_s << true;
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
        QTest::newRow("a color that is handed on") << u"QColor veil = colors.text; QColor(other)"_s << false;
        QTest::newRow("a number that is no color") << u"0x1F, #12, 0x10FFFFFF"_s << false;
    }

    void colorsAndSheetsAreRecognized()
    {
        QFETCH(QString, text);
        QFETCH(bool, stray);
        QCOMPARE(!strayLook(text).isEmpty(), stray);
    }

    void noColorAndNoSheetStandsOutsideOfTheTheme()
    {
        // Only theme and appearance know them; paper has no theme.
        QStringList homes = {u"/src/widgets/theme.cpp"_s, u"/src/widgets/appearance.cpp"_s,
                             u"/src/output/desktop/summarydocument.cpp"_s};
        const QString root = QStringLiteral(SOURCE_ROOT);
        QStringList found;
        int files = 0;
        for (const QString &folder : {u"/src"_s, u"/ui"_s, u"/resources"_s, u"/tests/gallery"_s}) {
            QDirIterator it(root + folder, {u"*.h"_s, u"*.cpp"_s, u"*.ui"_s, u"*.qss"_s}, QDir::Files,
                            QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString path = it.next().mid(root.size());
                ++files;
                const QString stray = strayLook(QString::fromUtf8(source(root + path)));
                if (!stray.isEmpty() && homes.removeAll(path) == 0)
                    found += path + u": "_s + stray;
            }
        }
        QVERIFY2(homes.isEmpty(), qPrintable(homes.join(u' ') + u" has none"_s));
        QVERIFY2(files > 900, "this looked at the wrong place");
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

LABDESK_TEST(tst_stylesheet)
#include "tst_stylesheet.moc"
