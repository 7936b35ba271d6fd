// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/userdirectory.h"
#include "session/userlistceiling.h"
#include "support/testmain.h"
#include "userlists.h"

#include <atomic>
#include <limits>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr qint64 mib = 1024 * 1024;
constexpr qint64 gib = 1024 * mib;
constexpr int wholeList = 150'000;
constexpr int longest = 120'000; ///< ms, on a busy machine

const SystemMemory plenty{16 * gib, 8 * gib};
const SystemMemory scarce{gib, 134 * mib}; // 128 MiB stay for others, which leaves room for about 90,000 users

/// A server with so many users, and a directory on a computer with so much memory.
struct Scene
{
    explicit Scene(const SystemMemory &has) : memory(&has) { }

    static api::ClientOptions patient()
    {
        api::ClientOptions options = impatient();
        options.idleTimeout = std::chrono::milliseconds(longest);
        return options;
    }

    std::atomic<const SystemMemory *> memory; ///< is read in another thread
    std::atomic<int> readings = 0;
    FaultServer server{{page(1, wholeList, wholeList)}};
    api::ApiClient client{connectionTo(server.url()), Secret("k"), patient()};
    UserDirectory directory{client, nullptr, {.memory = [this]() -> std::optional<SystemMemory> {
                                ++readings;
                                return *memory.load();
                            }}};
};

} // namespace

/// How many users a list can have on this computer, and what is told if the service has more.
class tst_listceiling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesRoomForOthersAndForWork_data();
    void leavesRoomForOthersAndForWork();
    void readsTheMemoryMoreOftenTheLessIsFree();
    void fewUsersAreAlwaysRead();
    void hasAFixedCeilingWhereTheMemoryIsUnknown();
    void aFirstListEndsWhereTheMemoryDoes();
    void anEndlessListEnds();
    void aWholeListIsWholeHoweverLittleIsLeft();
    void aReloadWithoutMemoryKeepsTheWholeList();
    void aListThatWasCutMakesRoomForTheNext();
};

void tst_listceiling::leavesRoomForOthersAndForWork_data()
{
    QTest::addColumn<SystemMemory>("memory");
    QTest::addColumn<qint64>("users");
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<qint64>("least");
    QTest::addColumn<qint64>("most");
    const auto row = [](const char *name, const SystemMemory &memory, qint64 users, qint64 least, qint64 most) {
        QTest::newRow(name) << memory << users << users * 100 << least << most;
    };
    const qint64 million = 1'000'000;
    row("16 GB, half of it free", {16 * gib, 8 * gib}, million, 40 * million, 50 * million);
    row("4 GB, half of it free: 10,000,000 users", {4 * gib, 2 * gib}, million, 9 * million, 12 * million);
    row("4 GB, nearly all of it in use", {4 * gib, 300 * mib}, million, 0, 0);
    row("a container with 512 MB", {512 * mib, 400 * mib}, million, million, 2 * million);
    row("a container with 100 MB", {100 * mib, 90 * mib}, 60'000, 0, 0);
    row("nothing left", {16 * gib, 0}, million, 0, 0);
    row("a computer with a terabyte", {1'024 * gib, 1'000 * gib}, million, 1'000 * million,
        std::numeric_limits<qint64>::max());
    row("no users yet", {4 * gib, 2 * gib}, 0, million, std::numeric_limits<qint64>::max());
}

void tst_listceiling::leavesRoomForOthersAndForWork()
{
    QFETCH(SystemMemory, memory);
    QFETCH(qint64, users);
    QFETCH(qint64, bytes);
    QFETCH(qint64, least);
    QFETCH(qint64, most);
    const qint64 room = UserListCeiling::room(memory, users, bytes);
    QVERIFY2(room >= least && room <= most, QByteArray::number(room).constData());
}

void tst_listceiling::readsTheMemoryMoreOftenTheLessIsFree()
{
    const auto readingsUntil = [](qint64 end, const SystemMemory &memory) {
        int readings = 0;
        UserListCeiling ceiling([&] {
            ++readings;
            return std::optional(memory);
        });
        for (qint64 users = 0; users < end; users += 16'384)
            if (!ceiling.hasRoom(users, users * 100))
                return -readings;
        return readings;
    };
    const int often = readingsUntil(10'000'000, {4 * gib, 950 * mib});
    QVERIFY2(often > 0 && often <= 60, QByteArray::number(often).constData()); // of 610 segments
    const int rarely = readingsUntil(10'000'000, {64 * gib, 60 * gib});
    QVERIFY2(rarely > 0 && rarely < often, QByteArray::number(rarely).constData());
    QVERIFY(readingsUntil(10'000'000, {4 * gib, 400 * mib}) < 0);
}

void tst_listceiling::fewUsersAreAlwaysRead()
{
    UserListCeiling ceiling([]() -> std::optional<SystemMemory> { return SystemMemory{}; });
    QVERIFY(ceiling.hasRoom(UserListCeiling::minUsers - 1, 5'000'000));
    QVERIFY(!ceiling.hasRoom(UserListCeiling::minUsers, 5'000'000));
}

void tst_listceiling::hasAFixedCeilingWhereTheMemoryIsUnknown()
{
    for (const auto &read : {UserListCeiling::ReadMemory(), UserListCeiling::ReadMemory([] { return std::nullopt; })}) {
        UserListCeiling ceiling(read);
        QVERIFY(ceiling.hasRoom(UserListCeiling::maxUsersIfUnknown - 1, 0));
        QVERIFY(!ceiling.hasRoom(UserListCeiling::maxUsersIfUnknown, 0));
    }
}

void tst_listceiling::aFirstListEndsWhereTheMemoryDoes()
{
    Scene scene(scarce);
    scene.directory.reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"ready"_s, longest);
    const auto users = int(scene.directory.store().size());
    QVERIFY2(users >= UserListCeiling::minUsers && users < wholeList, QByteArray::number(users).constData());
    QCOMPARE(scene.directory.listEnd(), UserListEnd::OutOfMemory);
    QVERIFY(!scene.directory.isComplete());
    QVERIFY(!scene.directory.isPartial()); // nothing was lost
    QCOMPARE(scene.directory.store().clientUserId(UserRow(users - 1)), u"client-%1"_s.arg(users));
    QVERIFY(scene.directory.store().find(*UserId::parse(u"user-7"_s)));
    QCOMPARE(scene.server.requests(), 1);
}

void tst_listceiling::anEndlessListEnds()
{
    Scene scene(scarce);
    const QByteArray begin
        = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 60000000000\r\n\r\n[";
    const QByteArray body = page(1, wholeList, -1).bytes;
    const QByteArray users = body.mid(body.indexOf("\r\n\r\n[") + 5).chopped(1) + ',';
    scene.server.setPlays({{.bytes = begin, .forever = users}});
    scene.directory.reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"ready"_s, longest);
    QCOMPARE(scene.directory.listEnd(), UserListEnd::OutOfMemory);
    QTRY_COMPARE(scene.server.openConnections(), 0);
}

void tst_listceiling::aWholeListIsWholeHoweverLittleIsLeft()
{
    const SystemMemory nothing{gib, 0};
    Scene scene(nothing);
    scene.server.setPlays({page(1, UserListCeiling::minUsers, UserListCeiling::minUsers)});
    scene.directory.reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"ready"_s, longest);
    QCOMPARE(scene.directory.store().size(), UserRow(UserListCeiling::minUsers));
    QVERIFY(scene.directory.isComplete());
}

void tst_listceiling::aReloadWithoutMemoryKeepsTheWholeList()
{
    Scene scene(plenty);
    scene.directory.reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"ready"_s, longest);
    QVERIFY(scene.directory.isComplete());
    QVERIFY(scene.readings > 0);
    scene.memory = &scarce;
    scene.directory.reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"stale: 200"_s, longest);
    QCOMPARE(scene.directory.store().size(), UserRow(wholeList));
    const ApiError &why = *readyIn(scene.directory.state())->stale;
    QCOMPARE(int(why.reason), int(ApiError::Reason::NotEnoughMemory));
    const ErrorText text = describe(why);
    QVERIFY2(text.sentence.contains(u"memory"), qPrintable(text.sentence));
    QVERIFY2(!why.detail.isEmpty() && text.cause.contains(why.detail), qPrintable(text.cause));
    QVERIFY(isWorthRetrying(why));
    QVERIFY(scopeOf(why) == ErrorScope::Request); // no strip over the window: the service works
    scene.memory = &plenty;
    scene.directory.reload();
    QTRY_VERIFY_WITH_TIMEOUT(scene.directory.isComplete(), longest);
}

void tst_listceiling::aListThatWasCutMakesRoomForTheNext()
{
    Scene scene(scarce);
    scene.directory.reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"ready"_s, longest);
    QCOMPARE(scene.directory.listEnd(), UserListEnd::OutOfMemory);
    scene.memory = &plenty;
    scene.server.hold();
    scene.directory.reload();
    QCOMPARE(word(scene.directory.state()), u"loading"_s);
    QCOMPARE(scene.directory.store().size(), 0u);
    scene.server.release();
    QTRY_COMPARE_WITH_TIMEOUT(word(scene.directory.state()), u"ready"_s, longest);
    QVERIFY(scene.directory.isComplete());
    QCOMPARE(scene.directory.store().size(), UserRow(wholeList));
}

LABDESK_TEST(tst_listceiling)
#include "tst_listceiling.moc"
