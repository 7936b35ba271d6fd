// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/auditfilter.h"
#include "platform/secretstore.h"
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "support/testmain.h"
#include "text/language.h"
#include "tour/pseudotranslator.h"

#include <QApplication>
#include <QLocale>
#include <QTemporaryDir>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_language : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addPseudoLanguages(); }

    void cleanup() { installLanguage(*qApp, u"en"_s); }

    void aPseudoLanguageIsLongerAndKeepsWhatIsNoWord_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("pseudo");
        QTest::newRow("a word is accented, bracketed and two fifths longer") << u"Users"_s << u"⟦Úšéŕš ó⟧"_s;
        QTest::newRow("a long text is padded with words, so that a line may break")
            << u"The list could not be loaded."_s << u"⟦Ťĥé ĺíšť çóúĺđ ñóť ƀé ĺóáđéđ. óñé ťŵó ť⟧"_s;
        QTest::newRow("numbered placeholders stay") << u"%1 of %L2"_s << u"⟦%1 óƒ %L2⟧"_s;
        QTest::newRow("counts stay") << u"%n user, %Ln"_s << u"⟦%n úšéŕ, %Ln ó⟧"_s;
        QTest::newRow("the key of a mnemonic stays") << u"&Save"_s << u"⟦&Sáṽé ó⟧"_s;
        QTest::newRow("the key in the middle stays") << u"E&xit"_s << u"⟦É&xíť ó⟧"_s;
        QTest::newRow("tags and entities stay") << u"<b>No</b>&nbsp;way"_s << u"⟦<b>Ñó</b>&nbsp;ŵáý ó⟧"_s;
        QTest::newRow("an and is no mnemonic") << u"A & B"_s << u"⟦Á & Ɓ⟧"_s;
        QTest::newRow("a file pattern stays") << u"Pictures (*.png)"_s << u"⟦Þíçťúŕéš (*.png) óñé⟧"_s;
        QTest::newRow("a text of placeholders only stays") << u"%1 · %2"_s << u"%1 · %2"_s;
        QTest::newRow("punctuation stays") << u"—"_s << u"—"_s;
        QTest::newRow("nothing stays nothing") << QString() << QString();
    }

    void aPseudoLanguageIsLongerAndKeepsWhatIsNoWord()
    {
        QFETCH(const QString, english);
        QFETCH(const QString, pseudo);
        QCOMPARE(pseudoText(english, false), pseudo);
    }

    void fromRightToLeftEachWordIsTurnedAndDataIsNot()
    {
        QCOMPARE(pseudoText(u"%1 of %2"_s, true), u"\u200F⟦%1 \u202Eóƒ\u202C %2⟧"_s);
        QCOMPARE(pseudoText(u"&No"_s, true), u"\u200F⟦\u202E&Nó\u202C⟧"_s);
    }

    void theEnglishPluralIsUnderneath_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("many");
        QTest::newRow("English") << u"en"_s << u"1 center"_s << u"3 centers"_s;
        QTest::newRow("English again where no other was translated") << u"xx"_s << u"1 center"_s << u"3 centers"_s;
        QTest::newRow("pseudo") << u"en-XA"_s << u"⟦1 çéñťéŕ óñ⟧"_s << u"⟦3 çéñťéŕš óñ⟧"_s;
    }

    void theEnglishPluralIsUnderneath()
    {
        QFETCH(const QString, code);
        installLanguage(*qApp, code);
        const auto centers = [](int n) {
            return QCoreApplication::translate("labdesk::CenterListPanel", "%Ln center(s)", nullptr, n);
        };
        QTEST(centers(1), "one");
        QTEST(centers(3), "many");
    }

    void itIsChangedWhileRunningAndNothingStays()
    {
        installLanguage(*qApp, u"ar-XB"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QVERIFY(QCoreApplication::translate("any", "Users").contains(u'⟦'));
        installLanguage(*qApp, u"ar"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QCOMPARE(QLocale().language(), QLocale::Arabic);
        installLanguage(*qApp, u"de"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(QLocale().toString(1.5), u"1,5"_s);
        installLanguage(*qApp, {}); // the tests run in the C locale
        QCOMPARE(QLocale(), QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(QCoreApplication::translate("any", "Users"), u"Users"_s);
        QCOMPARE(qApp->findChildren<QTranslator *>().size(), qsizetype(1));
    }

    void theLocalServiceIsCalledInTheLanguageOfNow()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        const auto secrets = makeMemoryStore();
        ConnectionRegistry book(settings, *secrets);
        QCOMPARE(book.connections().front().name, u"Local service"_s);
        installLanguage(*qApp, u"de"_s);
        book.nameLocalService();
        QCOMPARE(book.connections().front().name, u"Lokaler Dienst"_s);
    }

    void everyLanguageHasItsPlurals_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("words");
        QTest::newRow("one in Spanish") << u"es"_s << 1 << u"1 centro"_s;
        QTest::newRow("many in Spanish, as in the United States") << u"es"_s << 1200 << u"1,200 centros"_s;
        QTest::newRow("none in French, which is singular") << u"fr"_s << 0 << u"0 centre"_s;
        QTest::newRow("many in French, with its separator") << u"fr"_s << 1200 << u"1\u202f200 centres"_s;
        QTest::newRow("one in German") << u"de"_s << 1 << u"1 Entnahmestelle"_s;
        QTest::newRow("many in German, with its separator") << u"de"_s << 1200 << u"1.200 Entnahmestellen"_s;
        QTest::newRow("none in Arabic") << u"ar"_s << 0 << u"لا مراكز"_s;
        QTest::newRow("one in Arabic") << u"ar"_s << 1 << u"مركز واحد"_s;
        QTest::newRow("two in Arabic") << u"ar"_s << 2 << u"مركزان"_s;
        QTest::newRow("few in Arabic") << u"ar"_s << 3 << u"٣ مراكز"_s;
        QTest::newRow("many in Arabic") << u"ar"_s << 11 << u"١١ مركزًا"_s;
        QTest::newRow("a hundred in Arabic") << u"ar"_s << 100 << u"١٠٠ مركز"_s;
    }

    void everyLanguageHasItsPlurals()
    {
        QFETCH(const QString, code);
        QFETCH(const int, count);
        installLanguage(*qApp, code);
        QTEST(QCoreApplication::translate("labdesk::CenterListPanel", "%Ln center(s)", nullptr, count), "words");
    }

    void daysInHistoryAreTypedInTheLanguageOfNow_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("daysAgo"); // on which it was
        QTest::newRow("today in French, as the window writes it") << u"fr"_s << u"aujourd’hui"_s << 0;
        QTest::newRow("today in French, as a keyboard writes it") << u"fr"_s << u"aujourd'hui"_s << 0;
        QTest::newRow("last week in French") << u"fr"_s << u"la semaine dernière"_s << 7;
        QTest::newRow("yesterday in German") << u"de"_s << u"gestern"_s << 1;
        QTest::newRow("today in English, in a Spanish window") << u"es"_s << u"today"_s << 0;
    }

    void daysInHistoryAreTypedInTheLanguageOfNow()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, typed);
        QFETCH(const int, daysAgo);
        installLanguage(*qApp, code);
        const QDateTime now({2026, 11, 20}, {12, 0});
        const AuditFilter filter(typed, now);
        const auto nothing = [](AuditFilter::Field) { return QString(); };
        QVERIFY(filter.matches(nothing, now.addDays(-daysAgo)));
        QVERIFY(!filter.matches(nothing, now.addDays(-40)));
    }

    void pseudoLanguagesAreNotOffered()
    {
        for (const auto &language : languages()) {
            QVERIFY(isLanguage(language.code));
            QVERIFY2(!language.ownName.isEmpty() && !language.code.contains(u'X'), qPrintable(language.code));
        }
        QVERIFY(isLanguage(u"en-XA"_s));
        QVERIFY(!isLanguage(u"xx"_s));
    }
};

LABDESK_TEST(tst_language)
#include "tst_language.moc"
