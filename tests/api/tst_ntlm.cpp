// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/ntlm.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::api;

namespace {

QByteArray hex(const char *text)
{
    return QByteArray::fromHex(text);
}

/// The challenge of MS-NLMP 4.2.4: server challenge 0123456789abcdef from "Server" in "Domain".
QByteArray challenge(const QByteArray &targetInfo)
{
    QByteArray message = QByteArray("NTLMSSP\0", 8) + hex("02000000") + hex("0000000030000000") + hex("33828ae2")
        + hex("0123456789abcdef") + hex("0000000000000000");
    message += char(targetInfo.size()) + QByteArray(1, '\0') + char(targetInfo.size()) + QByteArray(1, '\0');
    return message + hex("30000000") + targetInfo;
}

const QByteArray targetInfo = hex("02000c0044006f006d00610069006e0001000c0053006500720076006500720000000000");

QByteArray pieceOf(const QByteArray &message, int place)
{
    const auto number = [&](int at) { return int(quint8(message.at(at))) | int(quint8(message.at(at + 1))) << 8; };
    return message.mid(number(place + 4), number(place));
}

} // namespace

/// The messages are those that Microsoft's description of NTLM computes as an example.
class tst_ntlm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theExampleOfTheDescription()
    {
        const Secret password("Password");
        const auto message = ntlm::authenticate(challenge(targetInfo), {u"Domain\\User"_s, password},
                                                {.clientChallenge = hex("aaaaaaaaaaaaaaaa"), .fileTime = 0});
        QVERIFY(message);
        QCOMPARE(pieceOf(*message, 12), hex("86c35097ac9cec102554764a57cccc19aaaaaaaaaaaaaaaa")); // LMv2
        QCOMPARE(pieceOf(*message, 20).left(16), hex("68cd0ab851e51c96aabc927bebef6a1c"));        // NTProofStr
        QCOMPARE(pieceOf(*message, 28), hex("44006f006d00610069006e00"));
        QCOMPARE(pieceOf(*message, 36), hex("5500730065007200"));
    }

    void theTimeOfTheOtherSideGoesBeforeOurs()
    {
        const QByteArray timed = hex("07000800") + hex("1122334455667788") + hex("00000000");
        const Secret password("Password");
        const auto message = ntlm::authenticate(challenge(timed), {u"User"_s, password});
        QVERIFY(message);
        QCOMPARE(pieceOf(*message, 12), QByteArray(24, '\0'));
        QCOMPARE(pieceOf(*message, 20).mid(24, 8), hex("1122334455667788"));
    }

    void whatIsNoChallengeGetsNoAnswer_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a message of another type") << ntlm::negotiate();
        QTest::newRow("cut off") << challenge(targetInfo).left(31);
        QTest::newRow("words") << QByteArray(64, 'x');
    }

    void whatIsNoChallengeGetsNoAnswer()
    {
        QFETCH(QByteArray, message);
        const Secret password("Password");
        QVERIFY(!ntlm::authenticate(message, {u"User"_s, password}));
    }

    void aDescriptionThatPointsOutsideIsLeftOut()
    {
        QByteArray lying = challenge(targetInfo);
        lying[44] = char(0xff); // its offset
        lying[47] = char(0xff);
        const Secret password("Password");
        const auto message = ntlm::authenticate(lying, {u"User"_s, password});
        QVERIFY(message);
        QCOMPARE(pieceOf(*message, 20).size(), 16 + 8 + 8 + 8 + 4 + 4);
    }
};

LABDESK_TEST(tst_ntlm)
#include "tst_ntlm.moc"
