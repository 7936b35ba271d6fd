// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ids.h"
#include "support/testmain.h"

#include <type_traits>

using namespace Qt::StringLiterals;
using namespace labdesk;

// Two kinds of id do not convert into each other, and text does not turn into one on its own.
static_assert(!std::is_convertible_v<UserId, OrderId>);
static_assert(!std::is_convertible_v<QString, UserId>);
static_assert(!std::is_default_constructible_v<UserId>);

class tst_ids : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void letsInOnlyWhatCanBeSentInAPath_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isAccepted"); // it is percent-encoded later, so slashes and the like are harmless
        QTest::newRow("a UUID") << u"8f1c2d3e-0000-4000-8000-00000000009a"_s << true;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("one dot") << u"."_s << false;
        QTest::newRow("two dots") << u".."_s << false;
        QTest::newRow("three dots") << u"..."_s << true;
        QTest::newRow("climbs up") << u"../../admin"_s << true;
        QTest::newRow("slash") << u"a/b"_s << true;
        QTest::newRow("backslash") << u"a\\b"_s << true;
        QTest::newRow("encoded slash") << u"a%2Fb"_s << true;
        QTest::newRow("encoded dots") << u"%2e%2e"_s << true;
        QTest::newRow("question mark") << u"a?admin=1"_s << true;
        QTest::newRow("hash") << u"a#b"_s << true;
        QTest::newRow("semicolon") << u"a;b"_s << true;
        QTest::newRow("plus and ampersand") << u"a+b&c"_s << true;
        QTest::newRow("blank") << u" "_s << true;
        QTest::newRow("quote and bracket") << u"\"><script>"_s << true;
        QTest::newRow("umlaut") << u"m\u00fcller"_s << true;
        QTest::newRow("emoji") << u"\U0001F600"_s << true;
        QTest::newRow("right-to-left override") << u"a\u202Eb"_s << true;
        QTest::newRow("a byte order mark alone") << u"\ufeff"_s << false;
        QTest::newRow("a byte order mark before another id") << u"\ufeffa"_s << false;
        QTest::newRow("a byte order mark behind") << u"a\ufeff"_s << true;
        QTest::newRow("line feed") << u"a\nb"_s << false;
        QTest::newRow("header injection") << u"a\r\nX-Evil: 1"_s << false;
        QTest::newRow("NUL") << QString(u"a\0b"_s) << false;
        QTest::newRow("tab") << u"a\tb"_s << false;
        QTest::newRow("delete") << u"a\u007Fb"_s << false;
        QTest::newRow("next line, U+0085") << u"a\u0085b"_s << false;
        QTest::newRow("lone high surrogate") << (u"a"_s + QChar(0xD800)) << false;
        QTest::newRow("lone low surrogate") << (QChar(0xDC00) + u"a"_s) << false;
        QTest::newRow("1,024 characters") << QString(1024, u'a') << true;
        QTest::newRow("1,025 characters") << QString(1025, u'a') << false;
    }
    void letsInOnlyWhatCanBeSentInAPath()
    {
        QFETCH(QString, text);
        const auto id = UserId::parse(text);
        QTEST(id.has_value(), "isAccepted");
        if (id)
            QCOMPARE(id->text(), text); // never repaired on the way
    }

    void uuidsAreComparedWithoutCase_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isSame");
        const QString uuid = u"8f1c2d3e-abcd-4000-8000-00000000009a"_s;
        QTest::newRow("as it is") << uuid << uuid << true;
        QTest::newRow("in capitals") << uuid << uuid.toUpper() << true;
        QTest::newRow("one letter of it") << uuid << QString(uuid).replace(u"8f1c"_s, u"8F1c"_s) << true;
        QTest::newRow("another UUID") << uuid << QString(uuid).replace(u'9', u'8') << false;
        QTest::newRow("no UUID") << u"client-a"_s << u"CLIENT-A"_s << false;
        QTest::newRow("a UUID and more") << uuid + u'x' << uuid.toUpper() + u'x' << false;
        QTest::newRow("a UUID without its dashes")
            << QString(uuid).remove(u'-') << QString(uuid).remove(u'-').toUpper() << false;
        QTest::newRow("a letter too far")
            << QString(uuid).replace(u'a', u'g') << QString(uuid).replace(u'a', u'G') << false;
        QTest::newRow("letters that look alike") << uuid << QString(uuid).replace(u'a', QChar(0x0430)) << false;
    }
    void uuidsAreComparedWithoutCase()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, isSame);
        const UserId id = *UserId::parse(one);
        const UserId otherId = *UserId::parse(other);
        QCOMPARE(id == otherId, isSame);
        QCOMPARE(isSameId(one, other), isSame);
        QCOMPARE(canonicalId(one) == canonicalId(other), isSame);
        if (isSame)
            QCOMPARE(qHash(id, 7), qHash(otherId, 7));
        QCOMPARE(otherId.text(), other); // as it came
    }
};

LABDESK_TEST(tst_ids)
#include "tst_ids.moc"
