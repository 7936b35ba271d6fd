// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/linearizability.h"
#include "support/testmain.h"

using namespace labdesk::tests;

namespace {

constexpr char id[] = "00000000-0000-4000-8000-000000000001";

ContractModel oneUser()
{
    ContractModel model{.now = 1'773'316'800};
    model.users.push_back({.id = id, .clientId = "a", .sources = {{"oura", SourceState::Connected}}});
    return model;
}

// A user as responses tell it, with this zone.
QByteArray shown(const QByteArray &zone)
{
    return "200 " + QByteArray(id) + " a " + zone + " - - oura";
}

Entry at(int invoked, int returned, Action action, const QByteArray &value, const QByteArray &reply)
{
    Entry entry{.action = action, .user = id, .value = value, .invoked = invoked, .returned = returned, .reply = reply};
    if (action == Action::Change)
        entry.member = "fallback_time_zone";
    return entry;
}

Entry unknown(int invoked, Action action, const QByteArray &value)
{
    return at(invoked, Entry::never, action, value, {});
}

Entry by(Access access, Entry entry, int team = 1)
{
    entry.access = access;
    entry.team = team;
    return entry;
}

std::vector<Entry> refreshes(int count)
{
    std::vector<Entry> all;
    for (int i = 0; i < count; ++i)
        all.push_back(at(2 * i, 2 * i + 1, Action::Refresh, {}, "200 [oura][][]"));
    return all;
}

} // namespace

// The checker and the rules of the model, on histories made by hand.
class tst_linearizability : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhetherOneOrderExplainsAHistory_data()
    {
        QTest::addColumn<std::vector<Entry>>("history");
        QTest::addColumn<bool>("isExplained");
        using A = Action;
        const auto row = [](const char *name, bool isExplained, const std::vector<Entry> &history) {
            QTest::newRow(name) << history << isExplained;
        };
        row("nothing", true, {});
        row("a change is read", true, {at(0, 1, A::Change, "X", "204"), at(2, 3, A::Read, {}, shown("X"))});
        row("a confirmed change is lost", false, {at(0, 1, A::Change, "X", "204"), at(2, 3, A::Read, {}, shown("-"))});
        row("a read beside a change has either: new", true,
            {at(0, 3, A::Change, "X", "204"), at(1, 2, A::Read, {}, shown("X"))});
        row("a read beside a change has either: old", true,
            {at(0, 3, A::Change, "X", "204"), at(1, 2, A::Read, {}, shown("-"))});
        row("a read goes back in time", false,
            {at(0, 9, A::Change, "X", "204"), at(1, 2, A::Read, {}, shown("X")), at(3, 4, A::Read, {}, shown("-"))});
        row("two changes at once have one order for both readers", false,
            {at(0, 9, A::Change, "X", "204"), at(1, 8, A::Change, "Y", "204"), at(10, 11, A::Read, {}, shown("X")),
             at(12, 13, A::Read, {}, shown("Y"))});
        row("an unknown change was never done", true, {unknown(0, A::Change, "X"), at(1, 2, A::Read, {}, shown("-"))});
        row("an unknown change is done much later", true,
            {unknown(0, A::Change, "X"), at(1, 2, A::Read, {}, shown("-")), at(3, 4, A::Read, {}, shown("X"))});
        row("an unknown change is not done twice", false,
            {unknown(0, A::Change, "X"), at(1, 2, A::Read, {}, shown("X")), at(3, 4, A::Change, "Y", "204"),
             at(5, 6, A::Read, {}, shown("X"))});
        row("an unknown change is not done before it was sent", false,
            {at(0, 1, A::Read, {}, shown("X")), unknown(2, A::Change, "X")});
        row("a value from nowhere", false, {at(0, 1, A::Read, {}, shown("X"))});
        row("a user is removed once", false, {at(0, 3, A::Remove, {}, "200"), at(1, 2, A::Remove, {}, "200")});
        row("the second removal finds nothing", true, {at(0, 3, A::Remove, {}, "404"), at(1, 2, A::Remove, {}, "200")});
        row("a removed user is still read", false, {at(0, 1, A::Remove, {}, "200"), at(2, 3, A::Read, {}, shown("-"))});
        row("a source is deregistered once", false,
            {at(0, 1, A::Deregister, "oura", "200"), at(2, 3, A::Deregister, "oura", "200")});
        row("a client ID is created twice", false, {at(0, 1, A::Create, "a", shown("-"))});
        row("a lost creation is refused as taken", true,
            {unknown(0, A::Create, "b"), at(1, 2, A::Create, "b", "400 00000000-0000-4000-8000-000000000002")});
        row("a lost creation has one ID", false,
            {unknown(0, A::Create, "b"), at(1, 2, A::Create, "b", "400 00000000-0000-4000-8000-000000000002"),
             at(3, 4, A::Create, "b", "400 00000000-0000-4000-8000-000000000003")});
        row("a created user is missing in the list", false,
            {at(0, 1, A::Create, "b", "200 00000000-0000-4000-8000-000000000002 b - - - "),
             at(2, 3, A::List, {}, shown("-"))});
        row("eight refreshes an hour", true, refreshes(8));
        row("nine refreshes an hour", false, refreshes(9));
        std::vector<Entry> later = refreshes(8);
        later.push_back(at(20, 21, A::SetClock, "1773320400", {}));
        later.push_back(at(22, 23, A::Refresh, {}, "200 [oura][][]"));
        row("the ninth after an hour", true, later);
        row("a refused change was done", false, {at(0, 1, A::Change, "X", "503"), at(2, 3, A::Read, {}, shown("X"))});
        row("a read-only key changes something", false, {by(Access::Read, at(0, 1, A::Change, "X", "204"))});
        row("a read-only key reads", true, {by(Access::Read, at(0, 1, A::Read, {}, shown("-")))});
        row("a revoked key reads", false, {by(Access::Revoked, at(0, 1, A::Read, {}, shown("-")))});
        row("another team reads", false, {by(Access::Write, at(0, 1, A::Read, {}, shown("-")), 2)});
        row("another team removes without a word", false,
            {by(Access::Write, at(0, 1, A::Remove, {}, "404"), 2), at(2, 3, A::Read, {}, "404")});
    }
    void tellsWhetherOneOrderExplainsAHistory()
    {
        QFETCH(std::vector<Entry>, history);
        QFETCH(bool, isExplained);
        QCOMPARE(isLinearizable(oneUser(), history), isExplained);
    }

    void aSourceEndsWithTheIngestion()
    {
        const Entry set{.action = Action::Change,
                        .user = id,
                        .member = "ingestion_end",
                        .value = "2026-03-13",
                        .invoked = 0,
                        .returned = 1,
                        .reply = "204"};
        const Entry day = at(2, 3, Action::SetClock, "1773403200", {});
        QVERIFY(isLinearizable(oneUser(), {set, day, at(4, 5, Action::Sources, {}, "200 ")}));
        QVERIFY(!isLinearizable(oneUser(), {set, day, at(4, 5, Action::Sources, {}, "200 oura")}));
        QVERIFY(!isLinearizable(oneUser(), {set, at(4, 5, Action::Sources, {}, "200 ")}));
    }
};

LABDESK_TEST(tst_linearizability)
#include "tst_linearizability.moc"
