// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"
#include "domain/provider.h"
#include "domain/sourcenotice.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using known::List;

class tst_values : public QObject
{
    Q_OBJECT

    using Kind = known::ValuesFileError::Kind;

private Q_SLOTS:
    void cleanup() { known::use(known::builtIn()); }

    void whatIsKnownTodayIsBuiltIn_data()
    {
        QTest::addColumn<List>("list");
        QTest::addColumn<QString>("slug");
        QTest::addColumn<QString>("words");
        const auto row = [](List list, const char *slug, const char *words) {
            QTest::newRow(slug) << list << QString::fromLatin1(slug) << QString::fromLatin1(words);
        };
        row(List::Providers, "google_health", "Google Health");
        row(List::Providers, "samsung_health", "Samsung Health");
        row(List::Providers, "tandem_source", "Tandem Source");
        row(List::Labs, "sonora_quest", "Sonora Quest");
        row(List::Labs, "my_uti", "My UTI");
        row(List::Clearinghouses, "claim_md", "Claim.MD");
        row(List::BillTypes, "patient_bill", "Bills the patient");
        row(List::Capabilities, "appointment_scheduling_via_the_service", "Appointments booked through the service");
        row(List::ConnectionErrors, "provider_password_expired", "Password expired");
    }
    void whatIsKnownTodayIsBuiltIn()
    {
        QFETCH(List, list);
        QFETCH(QString, slug);
        QVERIFY(known::values().find(list, slug));
        QTEST(known::nameOf(list, slug), "words");
    }

    void whatNobodyKnowsIsShownInWords_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::addColumn<QString>("words");
        QTest::newRow("a slug of two words") << u"new_ring"_s << u"New Ring"_s;
        QTest::newRow("capitals and digits stay") << u"VO2_max_v3"_s << u"VO2 Max V3"_s;
        QTest::newRow("underscores at the ends") << u"__odd__"_s << u"Odd"_s;
        QTest::newRow("of another script") << u"مختبر_جديد"_s << u"مختبر جديد"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void whatNobodyKnowsIsShownInWords()
    {
        QFETCH(QString, slug);
        QTEST(known::nameOf(List::Capabilities, slug), "words");
    }

    void phoneSourcesAreThoseOfTheFile()
    {
        QVERIFY(isPhoneSdkSource(u"samsung_health"_s));
        QVERIFY(isPhoneSdkSource(u"contour_ble"_s));
        QVERIFY(!isPhoneSdkSource(u"google_health"_s));
        known::Values values;
        values.put(List::Providers, u"google_health"_s, {u"Google"_s, {}, true});
        known::use(values);
        QVERIFY(isPhoneSdkSource(u"google_health"_s));
        QVERIFY(!isPhoneSdkSource(u"samsung_health"_s));
    }

    void aFileAddsToWhatIsThereAndCountsMore()
    {
        auto read = known::parse("\xEF\xBB\xBF# ours\r\n[labs]\r\nquest = Quest West\r\nmoonlab=Moon = Lab\r\n\r\n"
                                 "[providers]\n fitbit = Fitbit | sdk \n[radii]\n100\n");
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(QString::number(read.error().line)));
        known::Values values = known::builtIn();
        values.extend(std::move(read).value());
        known::use(values);
        QCOMPARE(known::nameOf(List::Labs, u"quest"_s), u"Quest West"_s);
        QCOMPARE(known::nameOf(List::Labs, u"moonlab"_s), u"Moon = Lab"_s);
        QCOMPARE(known::values().slugs(known::List::Labs).size(), 16);
        QCOMPARE(known::values().slugs(known::List::Labs).last(), u"moonlab"_s);
        QVERIFY(isPhoneSdkSource(u"fitbit"_s));
        QCOMPARE(values.slugs(List::Radii).last(), u"100"_s);
    }

    void anErrorIsOneRowFromWhichAllElseFollows()
    {
        auto read = known::parse("[connection_errors]\nfrozen = Frozen | %1 froze it. | sign-in\nICED = frozen\n"
                                 "melted = Melted | %1 is wet.\ntoken_refresh_failed = Old token | Renew it.\n");
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(QString::number(read.error().line)));
        known::Values values = known::builtIn();
        values.extend(std::move(read).value());
        known::use(values);
        const known::Value *iced = known::findError(u" Iced "_s); // services write them in any case
        QVERIFY(iced && iced->advice == u"%1 froze it." && iced->message == u"frozen");
        QCOMPARE(int(iced->meaning), int(known::ErrorMeaning::SignIn));
        QCOMPARE(int(known::findError(u"melted"_s)->meaning), int(known::ErrorMeaning::Unknown));
        QVERIFY(!known::findError(u"nobody_knows"_s));
        // Whoever replaces the words keeps what it means.
        QCOMPARE(known::nameOf(List::ConnectionErrors, u"token_refresh_failed"_s), u"Old token"_s);
        QCOMPARE(int(known::findError(u"token_refresh_failed"_s)->meaning), int(known::ErrorMeaning::SignIn));
    }

    void aWrongLineIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("key");
        const auto row = [](const char *name, const QByteArray &text, Kind kind, int line, const QString &key) {
            QTest::newRow(name) << text << kind << line << key;
        };
        row("a list that there is not", "[labs]\n[lab]\n", Kind::UnknownList, 2, u"[lab]"_s);
        row("a list that never closes", "[labs\n", Kind::UnknownList, 1, u"[labs"_s);
        row("a value before any list", "\nquest = Quest\n", Kind::NoList, 2, u"quest"_s);
        row("a line without a value", "[labs]\n\nquest\n", Kind::NoValue, 3, u"quest"_s);
        row("a slug of two words", "[labs]\nour lab = Ours\n", Kind::BadSlug, 2, u"our lab"_s);
        row("a slug of another script", "[labs]\nمختبر = x\n", Kind::BadSlug, 2, u"مختبر"_s);
        row("no words", "[labs]\nquest =\n", Kind::BadWords, 2, u"quest"_s);
        row("words that are too long", "[labs]\nquest = " + QByteArray(81, 'x'), Kind::BadWords, 2, u"quest"_s);
        row("words that cannot be seen", "[labs]\nquest = a\x01b\n", Kind::BadWords, 2, u"quest"_s);
        row("words that turn round", "[labs]\nquest = a\xE2\x80\xAE b\n", Kind::BadWords, 2, u"quest"_s);
        row("an error without advice", "[connection_errors]\nx = Broken\n", Kind::BadWords, 2, u"x"_s);
        row("an error that is another name of nothing", "[connection_errors]\nx = y\n", Kind::BadWords, 2, u"x"_s);
        row("an error with a meaning that there is not", "[connection_errors]\nx = Broken | Help. | magic\n",
            Kind::BadMark, 2, u"x"_s);
        row("an error with more than a meaning", "[connection_errors]\nx = Broken | Help. | sign-in | y\n",
            Kind::BadMark, 2, u"x"_s);
        row("a mark on a lab", "[labs]\nquest = Quest | sdk\n", Kind::BadMark, 2, u"quest"_s);
        row("another mark on a provider", "[providers]\noura = Oura | phone\n", Kind::BadMark, 2, u"oura"_s);
        row("a radius in words", "[radii]\nten\n", Kind::BadRadius, 2, u"ten"_s);
        row("a radius of nothing", "[radii]\n0\n", Kind::BadRadius, 2, u"0"_s);
        row("a slug twice", "[labs]\nquest = A\nquest = B\n", Kind::Repeated, 3, u"quest"_s);
        row("nothing at all", "", Kind::NoValues, 0, {});
        row("remarks and lists without values", "# Ours\n[labs]\n[radii]\n", Kind::NoValues, 0, {});
        row("words with a tag, which nobody sees", "[labs]\nquest = a\xf3\xa0\x81\x81\n", Kind::BadWords, 2,
            u"quest"_s);
        row("bytes that are no UTF-8", "[labs]\nquest = \xFF\n", Kind::NotUtf8, 0, {});
        row("more than a megabyte", QByteArray(1024 * 1024 + 1, '#'), Kind::TooLarge, 0, {});
    }
    void aWrongLineIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(Kind, kind);
        QFETCH(int, line);
        QFETCH(QString, key);
        const auto read = known::parse(text);
        QVERIFY(!read.ok());
        QCOMPARE(int(read.error().kind), int(kind));
        QCOMPARE(read.error().line, line);
        QCOMPARE(read.error().key, key);
    }

    void fiveThousandEntriesAreRead()
    {
        QByteArray text = "[providers]\n";
        for (int i = 0; i < 5'000; ++i)
            text += "source_" + QByteArray::number(i) + " = Source " + QByteArray::number(i) + '\n';
        const auto read = known::parse(text);
        QVERIFY(read.ok());
        QCOMPARE(read.value().slugs(List::Providers).size(), 5'000);
    }

    void eachBuiltInWordIsTranslated()
    {
        const QStringList translatable = known::translatableTexts();
        for (const List list : {List::AuthTypes, List::Resources, List::Capabilities, List::BillTypes})
            for (const QString &slug : known::builtIn().slugs(list)) {
                const QString words = known::builtIn().find(list, slug)->words;
                QVERIFY2(translatable.contains(words), qPrintable(words));
            }
    }

    void aNoticeIsATextWithAnEnd_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("a text and a day") << u"Reconnect through Google Health;until=2026-12-31"_s << true;
        QTest::newRow("with blanks") << u"  Reconnect ; until ;until= 2026-12-31 "_s << true;
        QTest::newRow("of another script") << u"أعد الاتصال;until=2026-12-31"_s << true;
        QTest::newRow("no end") << u"Reconnect"_s << false;
        QTest::newRow("no text") << u";until=2026-12-31"_s << false;
        QTest::newRow("a day that is none") << u"Reconnect;until=2026-02-30"_s << false;
        QTest::newRow("a day in words") << u"Reconnect;until=Sep 30"_s << false;
        QTest::newRow("200 characters") << QString(200, u'x') + u";until=2026-12-31"_s << true;
        QTest::newRow("201 characters") << QString(201, u'x') + u";until=2026-12-31"_s << false;
        QTest::newRow("on two lines") << u"a\nb;until=2026-12-31"_s << false;
        QTest::newRow("a day and more") << u"Reconnect;until=2026-12-31 or so"_s << false;
        QTest::newRow("a day and an hour") << u"Reconnect;until=2026-12-31T10:00"_s << false;
        QTest::newRow("a day with slashes") << u"Reconnect;until=2026/12/31"_s << false;
        QTest::newRow("two ends") << u"Reconnect;until=2026-01-01;until=2026-12-31"_s << false;
        QTest::newRow("with a tag, which nobody sees") << u"a\U000e0041b;until=2026-12-31"_s << false;
        QTest::newRow("that turns round") << u"a\u202Eb;until=2026-12-31"_s << false;
    }
    void aNoticeIsATextWithAnEnd()
    {
        QFETCH(QString, written);
        QTEST(parseNotice(written).has_value(), "isOne");
    }

    void aNoticeIsShownThroughItsLastDay()
    {
        const SourceNotices notices({{u"fitbit"_s, {u"Reconnect"_s, QDate(2026, 9, 30)}}});
        QVERIFY(notices.of(u"fitbit"_s, QDate(2026, 9, 30)));
        QVERIFY(!notices.of(u"fitbit"_s, QDate(2026, 10, 1)));
        QVERIFY(!notices.of(u"oura"_s, QDate(2026, 9, 1)));
    }
};

LABDESK_TEST(tst_values)
#include "tst_values.moc"
