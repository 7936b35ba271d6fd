// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/pii.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using labdesk::PersonalData;
using labdesk::personalDataIn;

Q_DECLARE_METATYPE(labdesk::PersonalData)

class tst_pii : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void warnsAboutEmailsAndPhoneNumbersOnly_data()
    {
        QTest::addColumn<QString>("clientUserId");
        QTest::addColumn<PersonalData>("found");
        QTest::newRow("opaque id") << u"client-00042"_s << PersonalData::None;
        QTest::newRow("UUID") << u"8f1c2d3e-0000-4000-8000-00000000009a"_s << PersonalData::None;
        QTest::newRow("UUID of digits only") << u"11111111-2222-3333-4444-555555555555"_s << PersonalData::None;
        QTest::newRow("empty") << QString() << PersonalData::None;
        QTest::newRow("short number") << u"4711"_s << PersonalData::None;
        QTest::newRow("counter of ten digits") << u"1234567890"_s << PersonalData::None;
        QTest::newRow("counter with leading zeros") << u"0000004711"_s << PersonalData::None;
        QTest::newRow("seconds since 1970") << u"1773332045"_s << PersonalData::None;
        QTest::newRow("thirteen digits without a plus") << u"1773332045123"_s << PersonalData::None;
        QTest::newRow("sixteen digits with separators") << u"4111-1111-1111-1111"_s << PersonalData::None;
        QTest::newRow("date") << u"2026-03-12"_s << PersonalData::None;
        QTest::newRow("at sign without a domain") << u"jo@home"_s << PersonalData::None;
        QTest::newRow("handle") << u"@jo.example"_s << PersonalData::None;
        QTest::newRow("digits and letters") << u"u2025550123x"_s << PersonalData::None;
        QTest::newRow("e-mail") << u"jo@example.com"_s << PersonalData::Email;
        QTest::newRow("e-mail with a tag") << u"jo+lab@mail.example.co.uk"_s << PersonalData::Email;
        QTest::newRow("e-mail inside of an id") << u"user:jo@example.com:1"_s << PersonalData::Email;
        QTest::newRow("e-mail in capitals with blanks") << u" JO@EXAMPLE.COM "_s << PersonalData::Email;
        QTest::newRow("e-mail beyond ASCII") << u"j\u00f6@example.com"_s << PersonalData::Email;
        QTest::newRow("plus and digits") << u"+12025550123"_s << PersonalData::Phone;
        QTest::newRow("North American, separated") << u"(202) 555-0123"_s << PersonalData::Phone;
        QTest::newRow("North American, dots") << u"202.555.0123"_s << PersonalData::Phone;
        QTest::newRow("North American, digits only") << u"2025550123"_s << PersonalData::Phone;
        QTest::newRow("British with plus") << u"+44 20 7946 0958"_s << PersonalData::Phone;
        QTest::newRow("fifteen digits with plus") << u"+123456789012345"_s << PersonalData::Phone;
        QTest::newRow("sixteen digits with plus") << u"+1234567890123456"_s << PersonalData::None;
        QTest::newRow("nine digits with plus") << u"+123456789"_s << PersonalData::None;
        QTest::newRow("digits of another script")
            << u"\u0662\u0660\u0662\u0665\u0665\u0665\u0660\u0661\u0662\u0663"_s << PersonalData::Phone;
        QTest::newRow("full-width digits, other dashes")
            << u"\uff12\uff10\uff12\u2013\uff15\uff15\uff15\u2013\uff10\uff11\uff12\uff13"_s << PersonalData::Phone;
        QTest::newRow("short number in another script") << u"\u0664\u0667\u0661\u0661"_s << PersonalData::None;
        QTest::newRow("ten thousand letters") << QString(10'000, u'a') << PersonalData::None;
    }
    void warnsAboutEmailsAndPhoneNumbersOnly()
    {
        QFETCH(QString, clientUserId);
        QFETCH(PersonalData, found);
        QCOMPARE(int(personalDataIn(clientUserId)), int(found));
    }
};

LABDESK_TEST(tst_pii)
#include "tst_pii.moc"
