// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/listbody.h"
#include "support/sampled.h"
#include "support/testmain.h"
#include "support/userset.h"
#include "wire/listtelling.h"
#include "wire/usermutation.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ListBody;
using labdesk::tests::ListTelling;
using labdesk::tests::sampled;
using labdesk::tests::slowTellingOf;
using labdesk::tests::tellingOf;
using labdesk::tests::told;
using labdesk::tests::UserMutation;
using labdesk::tests::withRoomBehind;

Q_DECLARE_METATYPE(const bench::UserProfile *)

namespace {

void addProfiles()
{
    QTest::addColumn<const bench::UserProfile *>("profile");
    for (const bench::UserProfile &profile : bench::userProfiles())
        QTest::newRow(profile.name.data()) << &profile;
}

QByteArray jsonOf(const bench::ListedUser &user, const bench::UserProfile &profile)
{
    std::string json;
    bench::appendJson(json, user, profile);
    return QByteArray::fromStdString(json);
}

} // namespace

/// The reader against the slow decoder, on many users. LABDESK_MANY_USERS=1000000 makes it that many.
class tst_userlistdifferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsGeneratedUsersAsTheSlowDecoderDoes()
    {
        const int users = std::max(qEnvironmentVariableIntValue("LABDESK_MANY_USERS"), sampled(30'000));
        ListBody pieces(7);
        QByteArray body = "[";
        QByteArrayList expected;
        wire::UserListReader reader;
        qsizetype compared = 0;
        qsizetype wrong = 0;
        const auto compare = [&](const UserFields &user) {
            wrong += compared >= expected.size() || told(user) != expected.at(compared);
            ++compared;
        };
        for (int i = 0; i < users; ++i) {
            const QByteArray user = pieces.user();
            const auto decoding = wire::decode<User>(user);
            QVERIFY(decoding.ok());
            expected += told(decoding.value().value);
            body += user + (i + 1 < users ? "," : "]");
            const qsizetype whole = body.size() - pieces.pick(quint32(body.size() + 1));
            if (body.size() > 200'000 || i + 1 == users) {
                QVERIFY(!reader.feed(body.left(whole), compare));
                QVERIFY(!reader.feed(body.mid(whole), compare));
                body.clear();
                QCOMPARE(compared, expected.size());
                expected.clear();
                compared = 0;
            }
        }
        QVERIFY(!reader.finish());
        QCOMPARE(wrong, 0);
        QCOMPARE(reader.users(), users);
        QCOMPARE(reader.undecodable(), 0);
        QCOMPARE(reader.drift(), QStringList());
    }

    void readsEachKindOfDataAsTheSlowDecoderDoes_data() { addProfiles(); }
    void readsEachKindOfDataAsTheSlowDecoderDoes()
    {
        QFETCH(const bench::UserProfile *, profile);
        const std::uint32_t users = std::max(qEnvironmentVariableIntValue("LABDESK_MANY_USERS"), sampled(2'000));
        for (std::uint32_t index = 0; index < users; ++index) {
            const bench::ListedUser listed = bench::listedUser(index, users, *profile);
            const QByteArray user = jsonOf(listed, *profile);
            const auto decoding = wire::decode<User>(user);
            QVERIFY2(decoding.ok(), user.constData());
            QCOMPARE(decoding.value().value.clientUserId, QString::fromStdString(listed.clientId));
            const ListTelling fast = tellingOf({'[' + user + ']'});
            QCOMPARE(fast.users, QByteArrayList{told(decoding.value().value)});
            QCOMPARE(fast.error, QString());
        }
    }

    void readsMutatedUsersAsTheSlowDecoderDoes_data() { addProfiles(); }
    void readsMutatedUsersAsTheSlowDecoderDoes()
    {
        QFETCH(const bench::UserProfile *, profile);
        constexpr std::uint32_t users = sampled(5'000);
        UserMutation mutation(11);
        std::uint32_t decoded = 0;
        std::uint32_t leftOut = 0;
        for (std::uint32_t i = 0; i < users; ++i) {
            const QByteArray user = mutation.changed(jsonOf(bench::listedUser(i, users, *profile), *profile));
            const ListTelling slow = slowTellingOf('[' + user + ']');
            const ListTelling fast = tellingOf({'[' + user + ']'});
            const QByteArray both = user + "\nfast: " + fast.text() + "\nslow: " + slow.text();
            if (fast.error.isEmpty())
                QVERIFY2(tellingOf({withRoomBehind('[' + user + ']')}).text() == fast.text(), both.constData());
            if (slow.error.isEmpty()) {
                QVERIFY2(fast.text() == slow.text(), both.constData());
                const auto alone = wire::decode<User>(user);
                if (fast.users.size() == 1)
                    QVERIFY2(alone.ok() && told(alone.value().value) == fast.users.first(), both.constData());
                ++decoded;
            } else if (fast.error.isEmpty()) {
                QVERIFY2(fast.undecodable.value(0) == slow.error, both.constData());
                ++leftOut;
            } else {
                QVERIFY2(fast.undecodableCount > 0 || fast.error == slow.error, both.constData());
            }
        }
        QVERIFY2(decoded > users / 5 && leftOut > users / 10,
                 qPrintable(u"%1 decoded, %2 left out: they prove little"_s.arg(decoded).arg(leftOut)));
    }

    /// What one user leaves behind must not change how the next is read.
    void readsListsOfMutatedUsersAsEachAlone()
    {
        UserMutation mutation(13);
        for (int list = 0; list < sampled(100); ++list) {
            ListTelling expected;
            QByteArrayList decodable;
            QByteArrayList all;
            while (all.size() < 150) {
                const QByteArray user = mutation.next();
                const ListTelling alone = tellingOf({'[' + user + ']'});
                if (!alone.error.isEmpty() || alone.users.size() + alone.undecodableCount != 1)
                    continue; // it would take its neighbors with it
                expected.users += alone.users;
                if (alone.users.isEmpty() && ++expected.undecodableCount <= 10)
                    expected.undecodable += u"[%1]"_s.arg(all.size()) + alone.undecodable.first().mid(3);
                if (!alone.users.isEmpty())
                    decodable += user;
                all += user;
            }
            expected.drift = slowTellingOf('[' + decodable.join(',') + ']').drift;
            const ListTelling fast = tellingOf({'[' + all.join(',') + ']'});
            QCOMPARE(fast.users, expected.users);
            QCOMPARE(fast.undecodableCount, expected.undecodableCount);
            QCOMPARE(fast.undecodable, expected.undecodable);
            QCOMPARE(fast.drift, expected.drift);
            QCOMPARE(fast.error, QString());
        }
    }

    void readsMomentsAsTimestampAndQtDo_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"2026-03-12",
                                 "2026-03-12T16:14:05Z",
                                 "2026-03-12T16:14:05+00:00",
                                 "2026-03-12T16:14:05.250Z",
                                 "2026-03-12T16:14:05.2567891-07:30",
                                 "2026-03-12T16:14:05+14:59",
                                 "2026-03-12T16:14:05+15:00",
                                 "2026-03-12T16:14:05+99:99",
                                 "2026-02-29",
                                 "2024-02-29",
                                 "1900-02-29",
                                 "2000-02-29T00:00:00Z",
                                 "0000-01-01",
                                 "0001-01-01",
                                 "0001-01-01T00:00:00+14:00",
                                 "9999-12-31T23:59:59.999-14:00",
                                 "1969-12-31T23:59:59.999Z",
                                 "2026-03-12T24:00:00Z",
                                 "2026-03-12T23:59:60Z",
                                 "2026-03-12t16:14:05z",
                                 "2026-03-12 16:14:05Z",
                                 "2026-03-12T16:14:05",
                                 "2026-03-12T16:14Z",
                                 "2026-03-12T16:14:05.Z",
                                 "2026-03-12T16:14:05.Zx",
                                 "2026-03-12T16:14:05,5Z",
                                 "2026-03-12T16:14:05+0000",
                                 "2026-03-12T16:14:05+00",
                                 "2026-13-12",
                                 "2026-00-12",
                                 "2026-03-00",
                                 "2026/03/12",
                                 "20260312T161405Z",
                                 "+2026-03-12T16:14:05Z",
                                 "-001-03-12",
                                 "x",
                                 "",
                                 "2026-03-1x",
                                 "20x6-03-12T16:14:05Z",
                                 "2026-03-12T16:14:0xZ",
                                 "2026-03-12T16-14-05+00:00",
                                 "2026x03x12T16:14:05Z",
                                 "\xd9\xa2\xd9\xa0\xd9\xa2\xd9\xa6-03-12",
                                 "2026-03-1\xc3\xa9"})
            QTest::newRow(text) << QByteArray(text);
    }
    void readsMomentsAsTimestampAndQtDo()
    {
        QFETCH(QByteArray, text);
        static const QRegularExpression offset(u"[Zz]$|[+-][0-9:]+$"_s);
        static const QRegularExpression finerDigits(u"(\\.\\d{3})\\d+"_s); // which Qt rounds, and which are cut here
        const QString sent = QString::fromUtf8(text);
        QString whole = offset.match(sent.mid(10)).hasMatch() ? sent : sent + u'Z'; // without one UTC is meant
        whole.replace(finerDigits, u"\\1"_s);
        const QDateTime byQt = sent.size() == 10 ? QDate::fromString(sent, Qt::ISODate).startOfDay(Qt::UTC)
                                                 : QDateTime::fromString(whole, Qt::ISODateWithMs).toUTC();
        const auto inMs = [](const QDateTime &moment) {
            return moment.isValid() ? moment.toMSecsSinceEpoch() : UserFields::invalidTimestamp;
        };
        QCOMPARE(inMs(Timestamp::parse(sent).utc), inMs(byQt));
        QCOMPARE(formattedTime({text.constData(), size_t(text.size())}).ms, inMs(byQt));
    }

    void readsEveryDayAsTimestampDoes()
    {
        for (QDate day(1, 1, 1); day.year() < 2400; day = day.addDays(1 + day.day() % 3)) {
            const QByteArray text = day.toString(Qt::ISODate).toLatin1();
            QCOMPARE(formattedTime({text.constData(), size_t(text.size())}).ms,
                     day.startOfDay(Qt::UTC).toMSecsSinceEpoch());
        }
    }
};

LABDESK_TEST(tst_userlistdifferences)
#include "tst_userlistdifferences.moc"
