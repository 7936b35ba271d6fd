// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"
#include "rowsof.h"
#include "store/usersegmentbuilder.h"
#include "support/testmain.h"
#include "support/usermaker.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::rowsOf;
using labdesk::tests::UserMaker;
using Column = UserTableModel::Column;

namespace {

const UserTableOptions alwaysInAThread{.maxSynchronous = 0, .now = [] {
                                           return QDateTime({2026, 6, 1}, {12, 0}, Qt::UTC);
                                       }};
const UserTableOptions alwaysAtOnce{.maxSynchronous = 1'000'000, .now = alwaysInAThread.now};

std::vector<User> made(UserMaker &maker, int count)
{
    std::vector<User> users;
    for (int i = 0; i < count; ++i)
        users.push_back(maker.make());
    return users;
}

/// Created one after the other, a minute apart.
std::vector<User> inTurn(int from, int count)
{
    std::vector<User> users;
    for (int i = from; i < from + count; ++i) {
        const QDateTime created = QDateTime({2026, 1, 1}, {0, 0}, Qt::UTC).addSecs(60 * i);
        users.push_back({.id = *UserId::parse(u"user-%1"_s.arg(i)),
                         .teamId = {},
                         .clientUserId = u"client-%1"_s.arg(i % 100),
                         .createdOn = Timestamp::parse(created.toString(Qt::ISODate)),
                         .sources = {},
                         .timeZone = {},
                         .birthDate = {},
                         .ingestionStart = {},
                         .ingestionEnd = {}});
    }
    return users;
}

void appendTo(UserStore &store, const std::vector<User> &users)
{
    UserSegmentBuilder builder(store.snapshot().sharedDictionary());
    for (const User &user : users)
        builder.append(user);
    store.append({builder.take()});
}

QStringList idsOf(const UserTableModel &model)
{
    return rowsOf(model, IdRole, {0});
}

} // namespace

/// The table of a team that is so large that it is filtered and sorted in another thread.
class tst_largeusertable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void staysAsItWasUntilItIsReady();
    void aNewerFilterOvertakesAnOlder();
    void whatIsSelectedSurvivesSorting();
    void usersThatComeInTurnStandBehind();
    void usersThatComeStandAmongTheOthers();
    void aFewThatComeAreNotForgotten();
    void anotherListTakesThePlaceOfTheOldOne();
    void countsWhatIsShown();
    void saysWhatStandsInTheWay();
    void mayGoWhileItIsBusy();
    void comesToTheSameAsAtOnce_data();
    void comesToTheSameAsAtOnce();

private:
    void settle() { QTRY_VERIFY(!m_model->isBusy()); }

    std::unique_ptr<UserStore> m_store;
    std::unique_ptr<UserTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_largeusertable::init()
{
    m_store = std::make_unique<UserStore>();
    m_model = std::make_unique<UserTableModel>(*m_store, nullptr, alwaysInAThread);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_largeusertable::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_store.reset();
}

void tst_largeusertable::staysAsItWasUntilItIsReady()
{
    m_store->reset(inTurn(0, 300));
    QVERIFY(m_model->isBusy());
    QCOMPARE(m_model->shown(), 0);
    QCOMPARE(m_model->total(), 300);
    settle();
    QCOMPARE(m_model->shown(), 300);
    QSignalSpy settled(m_model.get(), &UserTableModel::settled);
    m_model->setFilter(u"client:7"_s);
    QVERIFY(m_model->isBusy());
    QCOMPARE(m_model->filter(), u"client:7"_s);
    QCOMPARE(m_model->shown(), 300);
    QCOMPARE(m_model->userAt(0).text(), u"user-299"_s);
    QTRY_COMPARE(settled.count(), 1);
    QVERIFY(!m_model->isBusy());
    QCOMPARE(m_model->shown(), 3 * 19);
    QCOMPARE(m_model->userAt(0).text(), u"user-297"_s);
}

void tst_largeusertable::aNewerFilterOvertakesAnOlder()
{
    m_store->reset(inTurn(0, 300));
    settle();
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy settled(m_model.get(), &UserTableModel::settled);
    m_model->setFilter(u"client:1"_s);
    m_model->setFilter(u"nobody"_s);
    m_model->setFilter(u"client-42"_s);
    m_model->sort(int(Column::Id), Qt::AscendingOrder);
    settle();
    QCOMPARE(idsOf(*m_model), (QStringList{u"user-142"_s, u"user-242"_s, u"user-42"_s}));
    QCOMPARE(resets.count(), 1);
    QCOMPARE(settled.count(), 1);
}

void tst_largeusertable::whatIsSelectedSurvivesSorting()
{
    m_store->reset(inTurn(0, 300));
    settle();
    const QPersistentModelIndex kept = m_model->index(10, 3);
    const QString id = kept.data(IdRole).toString();
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        m_model->sort(int(Column::ClientId), order);
        QCOMPARE(m_model->sortColumn(), Column::ClientId);
        settle();
        QCOMPARE(kept.data(IdRole).toString(), id);
        QCOMPARE(kept.column(), 3);
    }
    QVERIFY(kept.row() != 10);
    QCOMPARE(resets.count(), 0);
}

void tst_largeusertable::usersThatComeInTurnStandBehind()
{
    m_model->sort(int(Column::Created), Qt::AscendingOrder);
    m_store->reset(inTurn(0, 100));
    settle();
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy layouts(m_model.get(), &QAbstractItemModel::layoutChanged);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    appendTo(*m_store, inTurn(100, 50));
    settle();
    QCOMPARE(m_model->shown(), 150);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.front()[1].toInt(), 100);
    QCOMPARE(layouts.count() + resets.count(), 0);
}

void tst_largeusertable::usersThatComeStandAmongTheOthers()
{
    m_model->sort(int(Column::ClientId), Qt::AscendingOrder);
    m_model->setFilter(u"client:5"_s);
    m_store->reset(inTurn(0, 200));
    settle();
    const QPersistentModelIndex kept = m_model->index(m_model->rowCount() - 1, 0);
    const QString id = kept.data(IdRole).toString();
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    appendTo(*m_store, inTurn(200, 150));
    settle();
    UserTableModel wanted(*m_store, nullptr, alwaysAtOnce);
    wanted.sort(int(Column::ClientId), Qt::AscendingOrder);
    wanted.setFilter(u"client:5"_s);
    QCOMPARE(idsOf(*m_model), idsOf(wanted));
    QCOMPARE(kept.data(IdRole).toString(), id);
    QCOMPARE(resets.count(), 0);
}

void tst_largeusertable::aFewThatComeAreNotForgotten()
{
    m_store->reset(inTurn(0, 1'000));
    settle();
    appendTo(*m_store, inTurn(1'000, 3)); // too few to list all anew at once
    QVERIFY(m_model->isBusy());
    settle();
    QCOMPARE(m_model->shown(), 1'003);
    QCOMPARE(m_model->userAt(0).text(), u"user-1002"_s);
    m_store->put(inTurn(1'003, 1).front());
    QCOMPARE(m_model->userAt(0).text(), u"user-1003"_s); // one alone is there at once
}

void tst_largeusertable::anotherListTakesThePlaceOfTheOldOne()
{
    m_store->reset(inTurn(0, 100));
    settle();
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_store->reset(inTurn(500, 20));
    QCOMPARE(m_model->shown(), 100);
    QCOMPARE(m_model->index(99, 0).data(IdRole).toString(), u"user-0"_s); // the old list can still be read
    QVERIFY(!m_model->indexOf(*UserId::parse(u"user-510"_s)).isValid());
    settle();
    QCOMPARE(m_model->shown(), 20);
    QCOMPARE(m_model->indexOf(*UserId::parse(u"user-510"_s)).row(), 9);
    QCOMPARE(resets.count(), 1);
    m_store->reset(std::vector<User>());
    QCOMPARE(m_model->shown(), 0); // nobody is there at once
}

void tst_largeusertable::countsWhatIsShown()
{
    UserMaker maker(3);
    m_store->reset(made(maker, 500));
    settle();
    QVERIFY(!m_model->facets());
    m_model->setFacetsEnabled(true);
    QTRY_VERIFY(m_model->facets());
    QVERIFY(m_model->facets()->months == countFacets(m_store->snapshot())->months);
    QSignalSpy counted(m_model.get(), &UserTableModel::counted);
    m_model->setFilter(u"tz:phoenix"_s);
    QTRY_COMPARE(counted.count(), 1);
    QCOMPARE(m_model->facets()->zones.size(), size_t(1));
    QCOMPARE(int(m_model->facets()->zones.front().users), m_model->shown());
    m_model->setFacetsEnabled(false);
    QVERIFY(!m_model->facets());
}

void tst_largeusertable::saysWhatStandsInTheWay()
{
    m_store->reset(inTurn(0, 300));
    m_model->setFilter(u"client-42 src:oura"_s);
    QTRY_COMPARE(m_model->blockingTerms().size(), size_t(1));
    QCOMPARE(m_model->shown(), 0);
    QCOMPARE(m_model->blockingTerms().front().choice, size_t(1));
    QCOMPARE(m_model->blockingTerms().front().without, 3u);
    m_model->setFilter(u"client-42"_s);
    QTRY_COMPARE(m_model->blockingTerms().size(), size_t(0));
    QCOMPARE(m_model->shown(), 3);
}

void tst_largeusertable::mayGoWhileItIsBusy()
{
    m_tester.reset();
    UserMaker maker(6);
    m_store->reset(made(maker, 3'000));
    for (int round = 0; round < 20; ++round) {
        m_model = std::make_unique<UserTableModel>(*m_store, nullptr, alwaysInAThread);
        m_model->setFilter(u"client"_s);
        if (round % 2 == 0)
            QTRY_VERIFY(!m_model->isBusy()); // then its details are on their way
    }
    m_model.reset();
    m_store.reset();
    QCoreApplication::sendPostedEvents();
}

void tst_largeusertable::comesToTheSameAsAtOnce_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1u, 2u, 3u, 4u, 5u, 6u})
        QTest::addRow("sequence %u", seed) << seed;
}

// Whatever happens while the other thread is at work.
void tst_largeusertable::comesToTheSameAsAtOnce()
{
    QFETCH(unsigned, seed);
    const QStringList filters{QString(),          u"client"_s, u"oura"_s, u"tz:none -fitbit"_s,
                              u"created:>2024"_s, u"nobody"_s, u"0"_s};
    UserMaker maker(seed);
    UserTableModel wanted(*m_store, nullptr, alwaysAtOnce);
    m_store->reset(made(maker, 200));
    QPersistentModelIndex kept;
    QString keptId;
    for (int step = 0; step < 120; ++step) {
        switch (maker.pick(8)) {
        case 0:
            m_model->setFilter(filters[qsizetype(maker.pick(quint32(filters.size())))]);
            break;
        case 1:
            m_model->sort(int(maker.pick(UserTableModel::columns)),
                          maker.pick(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
            break;
        case 2:
            appendTo(*m_store, made(maker, int(maker.pick(150))));
            break;
        case 3:
            m_store->put(maker.make());
            break;
        case 4:
        case 5: {
            User other = maker.make();
            if (m_store->size() > 0)
                other.id = m_store->id(maker.pick(m_store->size()));
            m_store->put(other);
            break;
        }
        case 6:
            if (m_store->size() > 0)
                m_store->remove(m_store->id(maker.pick(m_store->size())));
            break;
        default:
            if (maker.pick(6) == 0)
                m_store->reset(made(maker, int(maker.pick(300))));
        }
        if (maker.pick(4) == 0)
            QCoreApplication::sendPostedEvents(); // the other thread comes in anywhere
        if (kept.isValid())
            QCOMPARE(kept.data(IdRole).toString(), keptId);
        if (step % 10 != 9)
            continue;
        settle();
        wanted.setFilter(m_model->filter());
        wanted.sort(int(m_model->sortColumn()), m_model->sortOrder());
        QCOMPARE(rowsOf(*m_model), rowsOf(wanted));
        kept = m_model->rowCount() > 0 ? m_model->index(int(maker.pick(quint32(m_model->rowCount()))), 1)
                                       : QModelIndex();
        keptId = kept.data(IdRole).toString();
    }
}

LABDESK_TEST(tst_largeusertable)
#include "tst_largeusertable.moc"
