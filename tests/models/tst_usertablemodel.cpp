// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"
#include "privacy/sensitive.h"
#include "rowsof.h"
#include "support/testmain.h"
#include "support/usermaker.h"
#include "text/localtexts.h"

#include <QAbstractItemModelTester>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::headersOf;
using labdesk::tests::rowsOf;
using labdesk::tests::UserMaker;
using Column = UserTableModel::Column;

Q_DECLARE_METATYPE(labdesk::UserColumn)

namespace {

User aUser(const QString &id, const QString &clientUserId, const QString &created,
           std::vector<ConnectedSource> sources = {}, const QString &zone = {})
{
    User user{.id = *UserId::parse(id),
              .teamId = {},
              .clientUserId = clientUserId,
              .createdOn = Timestamp::parse(created),
              .sources = std::move(sources),
              .timeZone = {},
              .birthDate = {},
              .ingestionStart = {},
              .ingestionEnd = {}};
    if (!zone.isEmpty())
        user.timeZone = FallbackTimeZone{zone, {}, {}};
    return user;
}

const ConnectedSource oura{u"Oura"_s, u"oura"_s, {}, {}};
const ConnectedSource fitbit{u"Fitbit"_s, u"fitbit"_s, {}, {}};

std::vector<User> fourUsers()
{
    std::vector<User> users{
        aUser(u"c0000000-0000-0000-0000-000000000003"_s, u"client-10"_s, u"2026-03-10T10:00:00+00:00"_s, {oura, fitbit},
              u"America/New_York"_s),
        aUser(u"a0000000-0000-0000-0000-000000000001"_s, u"client-9"_s, u"2026-03-12T16:14:00+00:00"_s, {},
              u"America/Phoenix"_s),
        aUser(u"b0000000-0000-0000-0000-000000000002"_s, u"jo@example.com"_s, u"2026-03-11T00:00:00Z"_s, {fitbit}),
        aUser(u"d0000000-0000-0000-0000-000000000004"_s, u"Client-100"_s, u"once upon a time"_s, {oura},
              u"America/Boise"_s)};
    users[0].birthDate = FallbackBirthDate{u"1980-01-01"_s, QDate(1980, 1, 1), {}, {}};
    users[1].ingestionStart = Timestamp::parse(u"2025-02-01"_s);
    users[2].ingestionStart = Timestamp::parse(u"2025-01-01"_s);
    users[3].ingestionEnd = Timestamp::parse(u"2026-02-01T00:00:00+00:00"_s);
    return users;
}

QStringList clientIds(const UserTableModel &model)
{
    return rowsOf(model, Qt::DisplayRole, {int(Column::ClientId)});
}

} // namespace

class tst_usertablemodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsUsersNewestFirst();
    void saysEveryCellInWords();
    void givesRolesForMachines();
    void tellsBothTimesInAToolTip();
    void sortsByEveryColumn_data();
    void sortsByEveryColumn();
    void aGroupHasOneTitle();
    void aSelectionSurvivesSorting();
    void filters();
    void followsSingleChanges();
    void aChangeThatNoFilterShowsIsQuiet();
    void followsRandomChanges_data();
    void followsRandomChanges();
    void aListThatCameAgainIsShown();
    void whoWasSeenFailingIsMarked();
    void everyMarkIsSpoken_data();
    void everyMarkIsSpoken();
    void theFilterFollowsWhatIsSeenFailing_data();
    void theFilterFollowsWhatIsSeenFailing();

private:
    std::unique_ptr<UserStore> m_store;
    std::unique_ptr<UserTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_usertablemodel::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_store = std::make_unique<UserStore>();
    m_model = std::make_unique<UserTableModel>(*m_store);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_usertablemodel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_store.reset();
}

void tst_usertablemodel::showsUsersNewestFirst()
{
    QCOMPARE(m_model->rowCount(), 0);
    m_store->reset(fourUsers());
    QCOMPARE(headersOf(*m_model),
             (QStringList{u"Client ID"_s, u"User ID"_s, u"Created"_s, u"Sources"_s, u"Time zone"_s, u"Birth date"_s,
                          u"Data collection start"_s, u"Data collection end"_s, u"Time zone set by"_s,
                          u"Source last connected"_s}));
    QCOMPARE(
        rowsOf(*m_model),
        (QStringList{
            u"client-9 | a0000000-0000-0000-0000-000000000001 | Mar 12, 2026 | — | Phoenix | — | Feb 1, 2025 | — | — | —"_s,
            u"jo@example.com | b0000000-0000-0000-0000-000000000002 | Mar 11, 2026 | Fitbit | — | — | Jan 1, 2025 | — | — | —"_s,
            u"client-10 | c0000000-0000-0000-0000-000000000003 | Mar 10, 2026 | Fitbit, Oura | New York | set | — | — | — | —"_s,
            u"Client-100 | d0000000-0000-0000-0000-000000000004 | once upon a time | Oura | Boise | — | — | Feb 1, 2026 | — | —"_s}));
    QCOMPARE(m_model->shown(), 4);
    QCOMPARE(m_model->total(), 4);
}

void tst_usertablemodel::saysEveryCellInWords()
{
    m_store->reset(fourUsers());
    const QStringList spoken = rowsOf(*m_model, Qt::AccessibleTextRole);
    QCOMPARE(
        spoken[0],
        u"client-9 | a0000000-0000-0000-0000-000000000001 | Mar 12, 2026 | none | Phoenix | none | Feb 1, 2025 | none | none | none"_s);
    QVERIFY2(spoken[1].startsWith(u"jo@example.com, looks like personal data"), qPrintable(spoken[1]));
}

void tst_usertablemodel::givesRolesForMachines()
{
    m_store->reset(fourUsers());
    const QModelIndex jo = m_model->indexOf(*UserId::parse(u"b0000000-0000-0000-0000-000000000002"_s));
    QCOMPARE(jo.row(), 1);
    QVERIFY(jo.data(UserTableModel::PersonalDataRole).toBool());
    QVERIFY(!jo.siblingAtRow(0).data(UserTableModel::PersonalDataRole).toBool());
    QCOMPARE(jo.siblingAtColumn(5).data(IdRole).toString(), u"b0000000-0000-0000-0000-000000000002"_s);
    QCOMPARE(jo.siblingAtColumn(int(Column::Created)).data(SortRole).toLongLong(), 1773187200000);
    const auto chips = m_model->index(2, int(Column::Sources)).data(ChipsRole).value<Chips>();
    QCOMPARE(chips, (Chips{{u"Fitbit"_s, Chip::Tone::Neutral}, {u"Oura"_s, Chip::Tone::Neutral}}));
    QVERIFY(!m_model->indexOf(*UserId::parse(u"nobody"_s)).isValid());
    QVERIFY(!m_model->data(QModelIndex()).isValid());
}

void tst_usertablemodel::tellsBothTimesInAToolTip()
{
    m_store->reset(fourUsers());
    const QString tip = m_model->index(0, int(Column::Created)).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(u"2026-03-12 16:14:00 UTC"), qPrintable(tip));
    const QDateTime local = QDateTime({2026, 3, 12}, {16, 14}, Qt::UTC).toLocalTime();
    QVERIFY2(tip.startsWith(localDateTime(local)), qPrintable(tip));
    QCOMPARE(m_model->index(0, int(Column::Zone)).data(Qt::ToolTipRole).toString(), u"America/Phoenix"_s);
}

void tst_usertablemodel::sortsByEveryColumn_data()
{
    QTest::addColumn<UserColumn>("column");
    QTest::addColumn<QStringList>("ascending");
    QTest::addColumn<QStringList>("descending");
    const QString nine = u"client-9"_s, ten = u"client-10"_s, jo = u"jo@example.com"_s, hundred = u"Client-100"_s;
    QTest::newRow("client ids naturally, whatever their case")
        << Column::ClientId << QStringList{nine, ten, hundred, jo} << QStringList{jo, hundred, ten, nine};
    QTest::newRow("user ids") << Column::Id << QStringList{nine, jo, ten, hundred}
                              << QStringList{hundred, ten, jo, nine};
    QTest::newRow("created, what is no time last")
        << Column::Created << QStringList{ten, jo, nine, hundred} << QStringList{nine, jo, ten, hundred};
    QTest::newRow("sources by name, none last")
        << Column::Sources << QStringList{jo, ten, hundred, nine} << QStringList{hundred, ten, jo, nine};
    QTest::newRow("zones by what is shown, none last")
        << Column::Zone << QStringList{hundred, ten, nine, jo} << QStringList{nine, ten, hundred, jo};
    QTest::newRow("birth date: set first")
        << Column::BirthDate << QStringList{ten, nine, jo, hundred} << QStringList{ten, nine, jo, hundred};
    QTest::newRow("ingestion start, none last")
        << Column::IngestionStart << QStringList{jo, nine, ten, hundred} << QStringList{nine, jo, ten, hundred};
    QTest::newRow("ingestion end, none last")
        << Column::IngestionEnd << QStringList{hundred, ten, nine, jo} << QStringList{hundred, ten, nine, jo};
}

void tst_usertablemodel::sortsByEveryColumn()
{
    QFETCH(UserColumn, column);
    QFETCH(QStringList, ascending);
    QFETCH(QStringList, descending);
    m_store->reset(fourUsers());
    m_model->sort(int(column), Qt::AscendingOrder);
    QCOMPARE(clientIds(*m_model), ascending);
    m_model->sort(int(column), Qt::DescendingOrder);
    QCOMPARE(clientIds(*m_model), descending);
    QCOMPARE(m_model->sortColumn(), column);
    QCOMPARE(m_model->sortOrder(), Qt::DescendingOrder);
}

void tst_usertablemodel::aGroupHasOneTitle()
{
    std::vector<User> users = fourUsers();
    users[2].sources = {fitbit, oura};
    users[3].sources = {oura, fitbit, oura};
    users[1].createdOn = Timestamp::parse(u"n/a"_s);
    users[2].createdOn = Timestamp::parse({});
    m_store->reset(users);
    const auto titles = [this] {
        QStringList all;
        for (int row = 0; row < m_model->rowCount(); ++row)
            all += m_model->groupTitle(row);
        return all;
    };
    const QString unknown = u"Unreadable creation date"_s;
    m_model->sort(int(Column::Created), Qt::DescendingOrder);
    QCOMPARE(titles(), (QStringList{u"March 2026"_s, unknown, unknown, unknown}));
    const QString both = u"Fitbit, Oura"_s;
    m_model->sort(int(Column::Sources), Qt::AscendingOrder);
    QCOMPARE(titles(), (QStringList{both, both, both, u"No source"_s}));
}

void tst_usertablemodel::aSelectionSurvivesSorting()
{
    m_store->reset(fourUsers());
    QList<QPersistentModelIndex> kept;
    QStringList before;
    for (int row = 0; row < 4; ++row) {
        kept.append(m_model->index(row, row));
        before << kept.last().data(IdRole).toString();
    }
    m_model->sort(int(Column::ClientId), Qt::AscendingOrder);
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(kept[i].data(IdRole).toString(), before[i]);
        QCOMPARE(kept[i].column(), i);
    }
}

void tst_usertablemodel::filters()
{
    m_store->reset(fourUsers());
    m_model->setFilter(u"OURA client"_s);
    QCOMPARE(clientIds(*m_model), (QStringList{u"client-10"_s, u"Client-100"_s}));
    QCOMPARE(m_model->total(), 4);
    m_model->sort(int(Column::ClientId), Qt::DescendingOrder);
    QCOMPARE(clientIds(*m_model), (QStringList{u"Client-100"_s, u"client-10"_s}));
    m_model->setFilter(u"nobody"_s);
    QCOMPARE(m_model->shown(), 0);
    m_model->setFilter(QString());
    QCOMPARE(m_model->shown(), 4);
}

void tst_usertablemodel::followsSingleChanges()
{
    m_store->reset(fourUsers());
    const QPersistentModelIndex ten = m_model->index(2, 0);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);

    m_store->put(aUser(u"own-5"_s, u"client-5"_s, u"2026-03-11T12:00:00Z"_s)); // in the middle
    QCOMPARE(clientIds(*m_model),
             (QStringList{u"client-9"_s, u"client-5"_s, u"jo@example.com"_s, u"client-10"_s, u"Client-100"_s}));

    User later = fourUsers()[2]; // jo moves to the front
    later.createdOn = Timestamp::parse(u"2027-01-01"_s);
    m_store->put(later);
    QCOMPARE(clientIds(*m_model),
             (QStringList{u"jo@example.com"_s, u"client-9"_s, u"client-5"_s, u"client-10"_s, u"Client-100"_s}));

    later.createdOn = Timestamp::parse(u"2001-01-01"_s); // and nearly to the end
    m_store->put(later);
    QCOMPARE(clientIds(*m_model),
             (QStringList{u"client-9"_s, u"client-5"_s, u"client-10"_s, u"jo@example.com"_s, u"Client-100"_s}));

    m_store->remove(*UserId::parse(u"a0000000-0000-0000-0000-000000000001"_s));
    QCOMPARE(clientIds(*m_model), (QStringList{u"client-5"_s, u"client-10"_s, u"jo@example.com"_s, u"Client-100"_s}));
    QCOMPARE(ten.row(), 1);
    QCOMPARE(ten.data().toString(), u"client-10"_s);
    QCOMPARE(resets.count(), 0);
}

void tst_usertablemodel::aChangeThatNoFilterShowsIsQuiet()
{
    m_store->reset(fourUsers());
    m_model->setFilter(u"fitbit"_s);
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    m_store->put(aUser(u"own-5"_s, u"client-5"_s, u"2026-03-11T12:00:00Z"_s));
    m_store->remove(*UserId::parse(u"d0000000-0000-0000-0000-000000000004"_s));
    QCOMPARE(inserted.count() + removed.count(), 0);
    User nine = fourUsers()[1]; // comes in
    nine.sources = {fitbit};
    m_store->put(nine);
    QCOMPARE(inserted.count(), 1);
    nine.sources = {oura}; // and goes out
    m_store->put(nine);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(clientIds(*m_model), (QStringList{u"jo@example.com"_s, u"client-10"_s}));
}

void tst_usertablemodel::followsRandomChanges_data()
{
    QTest::addColumn<UserColumn>("column");
    QTest::addColumn<QString>("filter");
    QTest::newRow("newest first") << Column::Created << QString();
    QTest::newRow("by client id, filtered") << Column::ClientId << u"client"_s;
    QTest::newRow("by zone, filtered by source") << Column::Zone << u"oura"_s;
    QTest::newRow("by sources") << Column::Sources << QString();
    QTest::newRow("by end of ingestion") << Column::IngestionEnd << u"phoenix"_s;
    QTest::newRow("by user id") << Column::Id << u"-4"_s;
}

// Row by row it must come to the same as a model that begins with the end.
void tst_usertablemodel::followsRandomChanges()
{
    QFETCH(UserColumn, column);
    QFETCH(QString, filter);
    UserMaker maker(11);
    std::vector<User> list;
    for (int i = 0; i < 40; ++i)
        list.push_back(maker.make());
    m_store->reset(list);
    m_model->sort(int(column), Qt::AscendingOrder);
    m_model->setFilter(filter);
    for (int step = 0; step < 400; ++step) {
        const auto at = list.empty() ? 0 : maker.pick(quint32(list.size()));
        const quint32 what = maker.pick(3);
        if (what == 0 || list.empty()) {
            list.push_back(maker.make());
            m_store->put(list.back());
        } else if (what == 1) {
            const UserId id = list[at].id;
            list[at] = maker.make();
            list[at].id = id;
            m_store->put(list[at]);
        } else {
            m_store->remove(list[at].id);
            list.erase(list.begin() + at);
        }
        if (step % 20 != 0)
            continue;
        UserTableModel fresh(*m_store);
        fresh.sort(int(column), Qt::AscendingOrder);
        fresh.setFilter(filter);
        QCOMPARE(rowsOf(*m_model), rowsOf(fresh));
    }
}

void tst_usertablemodel::aListThatCameAgainIsShown()
{
    m_store->reset(fourUsers());
    m_model->sort(int(Column::Zone), Qt::AscendingOrder);
    m_model->setFilter(u"america"_s);
    m_store->reset({aUser(u"x"_s, u"x"_s, {}, {}, u"America/Zapata"_s),
                    aUser(u"y"_s, u"y"_s, {}, {}, u"America/Adak"_s), aUser(u"z"_s, u"z"_s, {})});
    QCOMPARE(clientIds(*m_model), (QStringList{u"y"_s, u"x"_s}));
}

void tst_usertablemodel::whoWasSeenFailingIsMarked()
{
    m_store->reset(fourUsers());
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const UserId user = m_model->userAt(0);
    m_store->setFaults({{user, {{}, {{u"oura"_s, u"token_refresh_failed"_s}}}}});
    QCOMPARE(changed.count(), 1);
    const QModelIndex first = m_model->index(0, 0);
    QCOMPARE(first.data(ChipsRole).value<Chips>(), (Chips{{u"Needs attention"_s, Chip::Tone::Warn}}));
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().endsWith(u", needs attention"_s));
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(u"Oura"_s));
    QVERIFY(m_model->index(2, 0).data(ChipsRole).value<Chips>().isEmpty());
    m_store->reset(fourUsers());
    QVERIFY(!m_model->index(0, 0).data(ChipsRole).value<Chips>().isEmpty()); // the list came again
    m_store->setFaults({});
    QVERIFY(m_model->index(0, 0).data(ChipsRole).value<Chips>().isEmpty());
}

void tst_usertablemodel::everyMarkIsSpoken_data()
{
    QTest::addColumn<bool>("isPrivate");
    QTest::newRow("as a rule") << false;
    QTest::newRow("in privacy mode") << true;
}

void tst_usertablemodel::everyMarkIsSpoken()
{
    QFETCH(bool, isPrivate);
    privacy::setPrivacyMode(isPrivate);
    const auto end = qScopeGuard([] { privacy::setPrivacyMode(false); });
    const User user = aUser(u"x"_s, u"jo@example.com"_s, {});
    m_store->reset({user});
    m_store->setFaults({{user.id, {{}, {{u"oura"_s, u"token_refresh_failed"_s}}}}});
    const QModelIndex only = m_model->index(0, 0);
    QCOMPARE(only.data(ChipsRole).value<Chips>().size(), 2);
    const QString said = only.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.endsWith(u", needs attention, looks like personal data"_s), qPrintable(said));
    QCOMPARE(said.contains(u"jo@"_s), !isPrivate);
}

void tst_usertablemodel::theFilterFollowsWhatIsSeenFailing_data()
{
    QTest::addColumn<UserRow>("atOnce");
    QTest::addColumn<int>("users");
    QTest::newRow("a few at a time are put in and out") << UserRow(20'000) << 3;
    QTest::newRow("many at a time make another list") << UserRow(20'000) << 40;
    QTest::newRow("a few, in the other thread") << UserRow(10) << 3;
    QTest::newRow("many, in the other thread") << UserRow(10) << 40;
}

void tst_usertablemodel::theFilterFollowsWhatIsSeenFailing()
{
    QFETCH(UserRow, atOnce);
    QFETCH(int, users);
    UserMaker maker(5);
    std::vector<User> all;
    for (int user = 0; user < 200; ++user)
        all.push_back(maker.make());
    m_store->reset(all);
    UserTableModel model(*m_store, nullptr, {.maxSynchronous = atOnce});
    model.setFilter(u"trouble:yes"_s);
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.shown(), 0);
    FaultsByUser faults;
    const auto fail = [&](int from) {
        for (int user = from; user < from + users; ++user)
            faults.insert(all[size_t(user)].id, {{}, {{user % 2 ? u"oura"_s : u"garmin"_s, u"token_expired"_s}}});
        m_store->setFaults(faults);
    };
    for (const int from : {0, users, 2 * users}) {
        fail(from);
        QTRY_VERIFY(!model.isBusy());
        UserTableModel fresh(*m_store);
        fresh.setFilter(u"trouble:yes"_s);
        QCOMPARE(rowsOf(model), rowsOf(fresh));
        QCOMPARE(model.shown(), from + users);
    }
    const QPersistentModelIndex kept = model.index(0, 0);
    for (int user = users; user < 2 * users; ++user) // others are well again
        if (all[size_t(user)].id != model.userAt(kept.row()))
            faults.remove(all[size_t(user)].id);
    m_store->setFaults(faults);
    QTRY_VERIFY(!model.isBusy());
    UserTableModel fresh(*m_store);
    fresh.setFilter(u"trouble:yes"_s);
    QCOMPARE(rowsOf(model), rowsOf(fresh));
    QCOMPARE(kept.isValid(), users == 3); // who is selected stays selected
    model.setFilter(u"trouble:=oura"_s);
    QTRY_VERIFY(!model.isBusy());
    fresh.setFilter(u"trouble:=oura"_s);
    QVERIFY(model.shown() > 0);
    QCOMPARE(rowsOf(model), rowsOf(fresh));
    m_store->setFaults({});
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.shown(), 0);
}

LABDESK_TEST(tst_usertablemodel)
#include "tst_usertablemodel.moc"
