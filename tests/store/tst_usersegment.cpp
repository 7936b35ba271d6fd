// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"
#include "store/foldedtext.h"
#include "store/userduplicates.h"
#include "store/usersegmentbuilder.h"
#include "store/usersnapshot.h"
#include "support/testmain.h"
#include "support/usermaker.h"
#include "support/usertexts.h"

#include <random>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::lineOf;
using labdesk::tests::textOf;
using labdesk::tests::UserMaker;

class tst_usersegment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uuids_data();
    void uuids();
    void anIdInCapitalsIsTheSameId();
    void timesAsNumbers_data();
    void timesAsNumbers();
    void noTimeLosesAFraction();
    void whatGoesInComesOut();
    void aRangeOfRowsIsTheSameAsTheRows();
    void searchTextIsFoldedInLines();
    void nothingAppendedIsAnEmptySegment();
    void moreTextsThanTheBuilderRemembers();
    void aMillionUsersFit();
};

void tst_usersegment::uuids_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isUuid");
    QTest::newRow("usual") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e"_ba << true;
    QTest::newRow("all ones") << "ffffffff-ffff-ffff-ffff-ffffffffffff"_ba << true;
    QTest::newRow("nil is kept as text") << "00000000-0000-0000-0000-000000000000"_ba << false;
    QTest::newRow("some capitals") << "8F1C2D70-5b1e-4c7a-b2f4-61d03e8d9a2e"_ba << true;
    QTest::newRow("capitals") << "8F1C2D70-5B1E-4C7A-B2F4-61D03E8D9A2E"_ba << true;
    QTest::newRow("a capital too far") << "8F1C2D70-5B1E-4C7A-B2F4-61D03E8D9A2G"_ba << false;
    QTest::newRow("what stands before the letters") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2@"_ba << false;
    QTest::newRow("a back quote") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2`"_ba << false;
    QTest::newRow("too short") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2"_ba << false;
    QTest::newRow("too long") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e0"_ba << false;
    QTest::newRow("no hexadecimal digit") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2g"_ba << false;
    QTest::newRow("a dash too many") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2-"_ba << false;
    QTest::newRow("a dash too few") << "8f1c2d70a5b1e-4c7a-b2f4-61d03e8d9a2e"_ba << false;
    QTest::newRow("bytes over 127") << "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a\xc3\xa9"_ba << false;
}

void tst_usersegment::uuids()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isUuid);
    const Uuid uuid = Uuid::of({text.constData(), size_t(text.size())});
    QCOMPARE(uuid.isUuid(), isUuid);
    if (isUuid)
        QCOMPARE(uuid.text(), text.toLower().toStdString());
}

/// Found in either form, and shown and sent as it came.
void tst_usersegment::anIdInCapitalsIsTheSameId()
{
    const QString id = u"8F1C2D70-5b1e-4C7A-b2f4-61d03e8d9a2e"_s;
    UserMaker maker(5);
    User user = maker.make();
    user.id = *UserId::parse(id);
    const UserSnapshot users = UserSnapshot::of({maker.make(), user, maker.make()});
    for (const QString &form : {id, id.toLower(), id.toUpper()})
        QCOMPARE(users.find(form.toStdString()), std::optional<UserRow>(1));
    QCOMPARE(users.segments().front()->idText(1), id.toStdString());
    QCOMPARE(users.segments().front()->canonicalIdText(1), id.toLower().toStdString());

    User later = user;
    later.id = *UserId::parse(id.toLower());
    later.clientUserId = u"later"_s;
    const UserSnapshot once = removeEarlierDuplicates(UserSnapshot::of({user, maker.make(), later}));
    QCOMPARE(once.size(), 2u);
    QCOMPARE(once.segments().front()->clientUserId(1), std::string_view("later"));
    QCOMPARE(once.segments().front()->idText(1), id.toLower().toStdString());
}

void tst_usersegment::timesAsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isStoredAsNumbers");
    QTest::newRow("usual") << u"2026-03-12T16:14:00+00:00"_s << true;
    QTest::newRow("leap day") << u"2024-02-29T23:59:59+00:00"_s << true;
    QTest::newRow("before 1970") << u"1969-12-31T23:59:59+00:00"_s << true;
    QTest::newRow("before 1970, in milliseconds") << u"1969-12-31T23:59:59.001+00:00"_s << true;
    QTest::newRow("fraction") << u"2026-03-12T16:14:00.500+00:00"_s << true;
    QTest::newRow("one digit of a fraction") << u"2026-03-12T16:14:00.5+00:00"_s << true;
    QTest::newRow("no fraction, yet written") << u"2026-03-12T16:14:00.000+00:00"_s << true;
    QTest::newRow("microseconds") << u"2026-03-12T16:14:00.123456+00:00"_s << true;
    QTest::newRow("microseconds that end with zeros") << u"2026-03-12T16:14:00.120000+00:00"_s << true;
    QTest::newRow("nanoseconds") << u"2026-03-12T16:14:00.000000001Z"_s << true;
    QTest::newRow("a tenth digit") << u"2026-03-12T16:14:00.0000000000Z"_s << false;
    QTest::newRow("a point without digits") << u"2026-03-12T16:14:00.Z"_s << false;
    QTest::newRow("Z") << u"2026-03-12T16:14:00Z"_s << true;
    QTest::newRow("z") << u"2026-03-12T16:14:00z"_s << false;
    QTest::newRow("east") << u"2026-03-12T00:14:00+01:00"_s << true;
    QTest::newRow("half an hour west") << u"2026-12-31T23:44:00.25-03:30"_s << true;
    QTest::newRow("as far east as can be") << u"2026-03-12T16:14:00+14:59"_s << true;
    QTest::newRow("farther") << u"2026-03-12T16:14:00+16:00"_s << false;
    QTest::newRow("negative nothing") << u"2026-03-12T16:14:00-00:00"_s << false;
    QTest::newRow("an offset without a colon") << u"2026-03-12T16:14:00+0100"_s << false;
    QTest::newRow("no offset") << u"2026-03-12T16:14:00"_s << false;
    QTest::newRow("hour 24") << u"2026-03-12T24:00:00+00:00"_s << false;
    QTest::newRow("only a day") << u"2026-03-12"_s << false;
    QTest::newRow("blank for T") << u"2026-03-12 16:14:00+00:00"_s << false;
    QTest::newRow("letters") << u"2026-0a-12T16:14:00+00:00"_s << false;
    QTest::newRow("no such day") << u"2026-02-30T16:14:00+00:00"_s << false;
    QTest::newRow("year 999") << u"0999-02-03T16:14:00+00:00"_s << false;
    QTest::newRow("year 1000 here, year 999 in Greenwich") << u"1000-01-01T00:14:00+01:00"_s << true;
    QTest::newRow("year 9999 here, year 10000 in Greenwich") << u"9999-12-31T23:14:00-01:00"_s << true;
}

void tst_usersegment::timesAsNumbers()
{
    QFETCH(QString, text);
    QFETCH(bool, isStoredAsNumbers);
    const std::string utf8 = text.toStdString();
    const FormattedTime time = formattedTime(utf8);
    const Timestamp stamp = Timestamp::parse(text);
    QCOMPARE(time.ms, stamp.utc.isValid() ? stamp.utc.toMSecsSinceEpoch() : UserFields::invalidTimestamp);
    QCOMPARE(timeText(time), isStoredAsNumbers ? utf8 : std::string());

    UserSegmentBuilder builder(std::make_shared<UserDictionary>());
    const std::string_view other = "2026-03-12T16:14:00Z";
    builder.append(UserFields{.id = "a", .createdOn = other, .created = formattedTime(other)});
    builder.append(UserFields{.id = "b", .createdOn = utf8, .created = time});
    builder.append(UserFields{.id = "c"});
    const UserSegmentPtr users = builder.take();
    QCOMPARE(users->momentText(UserColumn::Created, 0), std::string(other));
    QCOMPARE(users->momentText(UserColumn::Created, 1), utf8);
    QCOMPARE(users->momentText(UserColumn::Created, 2), std::string());
    QCOMPARE(users->moments(UserColumn::Created)[1], time.ms);
}

/// A format that doesn't have what a time has.
void tst_usersegment::noTimeLosesAFraction()
{
    QCOMPARE(timeText({1'000, 0}), std::string("1970-01-01T00:00:01+00:00"));
    QCOMPARE(timeText({1'001, 0}), std::string());
}

void tst_usersegment::whatGoesInComesOut()
{
    UserMaker maker(11);
    const auto dictionary = std::make_shared<UserDictionary>();
    UserSegmentBuilder builder(dictionary);
    for (const int count : {1, 3'000, 700}) { // the builder starts again after each take()
        std::vector<User> users;
        for (int i = 0; i < count; ++i) {
            users.push_back(maker.make());
            if (maker.pick(30) == 0)
                users.back().teamId = maker.pick(2) ? u"team-2"_s : QString();
            builder.append(users.back());
        }
        QCOMPARE(builder.size(), quint32(count));
        const UserSegmentPtr segment = builder.take();
        QCOMPARE(segment->size(), quint32(count));
        for (quint32 row = 0; row < segment->size(); ++row) {
            QCOMPARE(lineOf(*segment, row, *dictionary), lineOf(users[row]));
            QCOMPARE(segment->rowOf(users[row].id.text().toStdString()), std::optional(row));
        }
        QVERIFY(!segment->rowOf("nobody"));
        QVERIFY(!segment->rowOf("00000000-0000-0000-0000-000000000000"));
    }
}

void tst_usersegment::aRangeOfRowsIsTheSameAsTheRows()
{
    UserMaker maker(12);
    const auto dictionary = std::make_shared<UserDictionary>();
    UserSegmentBuilder builder(dictionary);
    std::vector<User> users;
    for (int i = 0; i < 500; ++i) {
        users.push_back(maker.make());
        if (i % 7 == 0)
            users.back().teamId = u"team-%1"_s.arg(i % 3);
        builder.append(users.back());
    }
    const UserSegmentPtr all = builder.take();
    for (int round = 0; round < 50; ++round) {
        quint32 cut[] = {maker.pick(501), maker.pick(501), maker.pick(501), maker.pick(501)};
        std::sort(std::begin(cut), std::end(cut));
        std::vector<User> expected(users.begin() + cut[0], users.begin() + cut[1]);
        expected.push_back(maker.make());
        expected.insert(expected.end(), users.begin() + cut[2], users.begin() + cut[3]);
        builder.append(*all, cut[0], cut[1]);
        builder.append(expected[cut[1] - cut[0]]);
        builder.append(*all, cut[2], cut[3]);
        const UserSegmentPtr made = builder.take();
        QCOMPARE(made->size(), quint32(expected.size()));
        for (quint32 row = 0; row < made->size(); ++row) {
            QCOMPARE(lineOf(*made, row, *dictionary), lineOf(expected[row]));
            QCOMPARE(made->foldedClientUserId(row),
                     foldedText(QString(expected[row].clientUserId).replace(u'\n', u' ')));
        }
    }
}

void tst_usersegment::searchTextIsFoldedInLines()
{
    UserSegmentBuilder builder(std::make_shared<UserDictionary>());
    builder.append(UserFields{.id = "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e", .clientUserId = "Client\n Zo\xc3\x8b"});
    builder.append(UserFields{.id = "Own-ID-1", .clientUserId = ""});
    builder.append(UserFields{.id = "own", .clientUserId = "B\nB"});
    const UserSegmentPtr users = builder.take();
    QCOMPARE(users->searchText(), std::string("\nclient  zo\xc3\xab\nownid1\n\nown\nb b\n"));
    QCOMPARE(users->searchBegin().size(), size_t(4));
    QCOMPARE(size_t(users->searchBegin().back()), users->searchText().size());
    QCOMPARE(users->foldedClientUserId(0), "client  zo\xc3\xab");
    QCOMPARE(users->foldedClientUserId(1), "");
    QCOMPARE(users->foldedClientUserId(2), "b b");
    QCOMPARE(users->clientUserId(0), "Client\n Zo\xc3\x8b");
    QCOMPARE(users->clientUserId(2), "B\nB");
}

void tst_usersegment::nothingAppendedIsAnEmptySegment()
{
    UserSegmentBuilder builder(std::make_shared<UserDictionary>());
    QCOMPARE(builder.take()->size(), 0u);
    builder.append(*builder.take(), 0, 0);
    QCOMPARE(builder.size(), 0u);
}

void tst_usersegment::moreTextsThanTheBuilderRemembers()
{
    const auto dictionary = std::make_shared<UserDictionary>();
    UserSegmentBuilder builder(dictionary);
    for (int round = 0; round < 2; ++round)
        for (int i = 0; i < 6'000; ++i) {
            const std::string zone = "zone " + std::to_string(i);
            builder.append(UserFields{.id = "a", .zone = zone});
        }
    const UserSegmentPtr users = builder.take();
    for (quint32 row = 0; row < users->size(); ++row)
        QCOMPARE(dictionary->text(users->number(UserColumn::Zone, row)), u"zone %1"_s.arg(row % 6'000));
    QCOMPARE(dictionary->texts().size(), size_t(6'001));
}

/// The memory of a large team: a thirtieth of a million has to do, the figures are the same.
void tst_usersegment::aMillionUsersFit()
{
    constexpr quint32 count = 2 * UserSegment::largest;
    std::mt19937_64 random(4);
    const auto dictionary = std::make_shared<UserDictionary>();
    UserSegmentBuilder builder(dictionary);
    const UserFields::Source all[]
        = {{"Oura", "oura"}, {"Fitbit", "fitbit"}, {"Apple Health", "apple_health_kit"}, {"Dexcom", "dexcom_v3"}};
    size_t bytes = 0;
    for (quint32 i = 0; i < count; ++i) {
        const qint64 ms = 1'700'000'000'000 + qint64(random() % 50'000'000) * 1000;
        const std::string id = Uuid(random(), random()).text();
        const std::string client
            = (i % 100 == 0 ? "Zo\xc3\x8b-" : "client-") + QString::number(i).rightJustified(6, u'0').toStdString();
        const std::string created = timeText({ms, 0});
        const size_t first = random() % 4;
        builder.append(UserFields{.id = id,
                                  .clientUserId = client,
                                  .teamId = "team-1",
                                  .createdOn = created,
                                  .created = {ms, 0},
                                  .sources = std::span(all).subspan(first, random() % (5 - first)),
                                  .zone = random() % 10 < 3 ? "America/Phoenix" : "",
                                  .hasBirthDate = random() % 4 == 0});
        if (builder.size() == UserSegment::largest)
            bytes += builder.take()->bytes();
    }
    bytes += dictionary->bytes();
    qInfo("%.1f bytes a user", double(bytes) / count);
    QVERIFY(double(bytes) / count <= 50);
}

LABDESK_TEST(tst_usersegment)
#include "tst_usersegment.moc"
