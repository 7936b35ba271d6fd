// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/insurance.h"
#include "domain/knownvalues.h"
#include "domain/provider.h"
#include "domain/servicecenter.h"
#include "support/testmain.h"

#include <QTranslator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;

Q_DECLARE_METATYPE(labdesk::Relationship)

namespace {

/// Answers with the context that a text was looked up in.
class ContextTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *, const char *, int) const override
    {
        return QString::fromLatin1(context);
    }
};

} // namespace

class tst_openvalues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void distancesAreNumbersWhereTheyCanBe_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("miles"); // below 0: not a number
        QTest::newRow("integer") << u"10"_s << 10.0;
        QTest::newRow("fraction") << u"9.5"_s << 9.5;
        QTest::newRow("nothing") << QString() << -1.0;
        QTest::newRow("zero") << u"0"_s << 0.0;
        QTest::newRow("blanks around") << u" 1.25 "_s << 1.25;
        QTest::newRow("a unit behind it") << u"9.5 mi"_s << -1.0;
        QTest::newRow("comma") << u"9,5"_s << -1.0;
        QTest::newRow("negative") << u"-3"_s << -1.0;
        QTest::newRow("infinite") << u"inf"_s << -1.0;
        QTest::newRow("not a number") << u"nan"_s << -1.0;
        QTest::newRow("too large") << u"1e999"_s << -1.0;
    }
    void distancesAreNumbersWhereTheyCanBe()
    {
        QFETCH(QString, text);
        const Distance distance = Distance::parse(text);
        QCOMPARE(distance.text, text);
        QTEST(distance.miles.value_or(-1), "miles");
    }

    void numbersSortAsNumbers()
    {
        QVERIFY(*Distance::parse(u"9.5"_s).miles < *Distance::parse(u"10.2"_s).miles);
        QVERIFY(u"9.5"_s > u"10.2"_s); // what sorting the text would do
    }

    void relationshipsAreReadInAnyCase_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Relationship>("relationship");
        QTest::newRow("as in the contract") << u"Self"_s << Relationship::Self;
        QTest::newRow("capitals") << u"SPOUSE"_s << Relationship::Spouse;
        QTest::newRow("small with blanks") << u" other "_s << Relationship::Other;
        QTest::newRow("unknown") << u"Godparent"_s << Relationship::Unknown;
        QTest::newRow("empty") << QString() << Relationship::Unknown;
    }
    void relationshipsAreReadInAnyCase()
    {
        QFETCH(QString, text);
        QFETCH(Relationship, relationship);
        QCOMPARE(int(relationshipOf({text})), int(relationship));
    }

    void namesAreTranslatedWhereTheCatalogHasThem()
    {
        ContextTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QCOMPARE(known::nameOf(known::List::ConnectionErrors, u"token_refresh_failed"_s), u"labdesk::SourceWords"_s);
        QCOMPARE(known::nameOf(known::List::AuthTypes, u"oauth"_s), u"labdesk::KnownValues"_s);
    }

    void knownListsHoldWhatTheyShould()
    {
        QCOMPARE(known::values().slugs(known::List::Labs).size(), 15);
        QCOMPARE(known::values().slugs(known::List::Clearinghouses).size(), 7);
        QCOMPARE(known::values().slugs(known::List::Resources).size(), 34);
        QCOMPARE(known::values().slugs(known::List::Providers).size(), 41);
        QCOMPARE(known::values().slugs(known::List::BillTypes).size(), 4);
        QCOMPARE(known::values().slugs(known::List::ConnectionErrors).size(), 16);
        for (const QString &slug : known::values().slugs(known::List::Providers))
            QVERIFY(!slug.isEmpty());
        QVERIFY(std::ranges::any_of(known::values().slugs(known::List::Providers), isPhoneSdkSource));
        QVERIFY(!isPhoneSdkSource(u"oura"_s));
    }
};

LABDESK_TEST(tst_openvalues)
#include "tst_openvalues.moc"
