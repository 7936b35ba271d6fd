// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "support/testmain.h"
#include "support/usermaker.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

using SelectionFlag = QItemSelectionModel;

User selectable(int number, const QString &zone = {})
{
    const QString id = u"00000000-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0'));
    User user{.id = *UserId::parse(id),
              .teamId = {},
              .clientUserId = u"client-%1"_s.arg(number, 5, 10, QChar(u'0')),
              .createdOn = Timestamp::parse(u"2026-03-01T00:00:%1+00:00"_s.arg(number % 60, 2, 10, QChar(u'0'))),
              .sources = {},
              .timeZone = {},
              .birthDate = {},
              .ingestionStart = {},
              .ingestionEnd = {}};
    if (!zone.isEmpty())
        user.timeZone = FallbackTimeZone{zone, {}, {}};
    return user;
}

std::vector<User> selectables(int from, int to)
{
    std::vector<User> users;
    for (int number = from; number < to; ++number)
        users.push_back(selectable(number, number % 2 == 0 ? u"America/Denver"_s : QString()));
    return users;
}

} // namespace

class tst_userselectionmodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aRangeAClickAndAnotherOne();
    void staysThroughOrderFilterAndNewerList();
    void goesWithTheUser();
    void manyAreNotMirrored();
    void manyThroughOrdersAndLists();

private:
    QStringList names() const
    {
        QStringList all;
        for (const UserRow row : m_selection->users().rows.rows()) {
            const auto [segment, at] = m_selection->users().users.at(row);
            all += QString::fromUtf8(segment->clientUserId(at));
        }
        all.sort();
        return all;
    }
    QItemSelection rows(int from, int to) const
    {
        return {m_table->index(from, 0), m_table->index(to, UserTableModel::columns - 1)};
    }
    void open(const std::vector<User> &users)
    {
        m_selection.reset();
        m_table.reset();
        m_store = std::make_unique<UserStore>();
        m_store->reset(users);
        m_table = std::make_unique<UserTableModel>(*m_store);
        m_table->sort(int(UserColumn::ClientId), Qt::AscendingOrder);
        m_selection = std::make_unique<UserSelectionModel>(m_table.get());
    }

    std::unique_ptr<UserStore> m_store;
    std::unique_ptr<UserTableModel> m_table;
    std::unique_ptr<UserSelectionModel> m_selection;
};

void tst_userselectionmodel::init()
{
    open(selectables(0, 10));
}

void tst_userselectionmodel::aRangeAClickAndAnotherOne()
{
    QSignalSpy chosen(m_selection.get(), &UserSelectionModel::selectedUsersChanged);
    m_selection->select(rows(2, 4), SelectionFlag::ClearAndSelect | SelectionFlag::Rows);
    QCOMPARE(names(), QStringList({u"client-00002"_s, u"client-00003"_s, u"client-00004"_s}));
    QCOMPARE(m_selection->count(), 3u);
    QVERIFY(m_selection->has(3) && !m_selection->has(5));
    QVERIFY(m_selection->isRowSelected(3) && !m_selection->isRowSelected(5)); // as assistive technology asks

    m_selection->select(rows(7, 7), SelectionFlag::Toggle | SelectionFlag::Rows);
    m_selection->select(rows(3, 3), SelectionFlag::Toggle | SelectionFlag::Rows);
    QCOMPARE(names(), QStringList({u"client-00002"_s, u"client-00004"_s, u"client-00007"_s}));

    // The mouse draws: each range takes the place of the one before.
    m_selection->select(rows(8, 8), SelectionFlag::Select | SelectionFlag::Rows);
    m_selection->select(rows(8, 9), SelectionFlag::Select | SelectionFlag::Current | SelectionFlag::Rows);
    m_selection->select(rows(8, 8), SelectionFlag::Select | SelectionFlag::Current | SelectionFlag::Rows);
    QCOMPARE(m_selection->count(), 4u);
    QCOMPARE(chosen.count(), 6);

    m_selection->select(rows(1, 1), SelectionFlag::ClearAndSelect | SelectionFlag::Rows);
    QVERIFY(m_selection->only() == selectable(1).id);
    m_selection->clear();
    QCOMPARE(m_selection->count(), 0u);
    QVERIFY(!m_selection->only());
}

void tst_userselectionmodel::staysThroughOrderFilterAndNewerList()
{
    m_selection->select(rows(2, 4), SelectionFlag::ClearAndSelect | SelectionFlag::Rows);
    const QStringList before = names();

    m_table->sort(int(UserColumn::ClientId), Qt::DescendingOrder);
    QCOMPARE(names(), before);
    QVERIFY(m_selection->has(5) && m_selection->isRowSelected(5));

    m_table->setFilter(u"tz:none"_s);
    QCOMPARE(m_table->rowCount(), 5);
    QCOMPARE(names(), before);
    QCOMPARE(m_selection->hidden(), 2u);
    m_table->setFilter(QString());
    QCOMPARE(m_selection->hidden(), 0u);

    std::vector<User> newer = selectables(3, 14); // without one of them, and others in front and behind
    std::swap(newer.front(), newer.back());
    m_store->reset(newer);
    QCOMPARE(names(), QStringList({u"client-00003"_s, u"client-00004"_s}));
    QCOMPARE(m_selection->count(), 2u);
}

void tst_userselectionmodel::goesWithTheUser()
{
    m_selection->select(rows(2, 4), SelectionFlag::ClearAndSelect | SelectionFlag::Rows);
    QSignalSpy chosen(m_selection.get(), &UserSelectionModel::selectedUsersChanged);
    m_store->remove(selectable(0).id); // others close up
    QCOMPARE(names(), QStringList({u"client-00002"_s, u"client-00003"_s, u"client-00004"_s}));
    QCOMPARE(chosen.count(), 0);
    m_store->remove(selectable(3).id);
    QCOMPARE(names(), QStringList({u"client-00002"_s, u"client-00004"_s}));
    QCOMPARE(chosen.count(), 1);
    QSignalSpy replaced(m_selection.get(), &UserSelectionModel::usersReplaced);
    m_store->put(selectable(4, u"Europe/Berlin"_s));
    QCOMPARE(replaced.count(), 1);
    m_store->put(selectable(20));
    QCOMPARE(names(), QStringList({u"client-00002"_s, u"client-00004"_s}));
}

void tst_userselectionmodel::manyAreNotMirrored()
{
    open(selectables(0, 3'000));
    m_selection->select(rows(0, 2'999), SelectionFlag::ClearAndSelect | SelectionFlag::Rows);
    QCOMPARE(m_selection->count(), 3'000u);
    QVERIFY(m_selection->has(2'999));
    QVERIFY(!m_selection->hasSelection()); // no ranges that an order could shatter
    m_selection->select(rows(0, 2'989), SelectionFlag::Deselect | SelectionFlag::Rows);
    QCOMPARE(m_selection->count(), 10u);
    QCOMPARE(m_selection->selectedRows().size(), 10);
}

void tst_userselectionmodel::manyThroughOrdersAndLists()
{
    std::vector<User> users;
    for (int number = 0; number < 60'000; ++number)
        users.push_back(selectable(number));
    open(users);
    QTRY_VERIFY(!m_table->isBusy());
    m_selection->select(rows(0, 59'999), SelectionFlag::ClearAndSelect | SelectionFlag::Rows);
    m_selection->select(rows(100, 100), SelectionFlag::Toggle | SelectionFlag::Rows);
    QCOMPARE(m_selection->count(), 59'999u);
    m_table->sort(int(UserColumn::Created), Qt::DescendingOrder);
    QTRY_VERIFY(!m_table->isBusy());
    QCOMPARE(m_selection->count(), 59'999u);
    std::reverse(users.begin(), users.end());
    m_store->reset(users);
    QTRY_VERIFY(!m_table->isBusy());
    QCOMPARE(m_selection->count(), 59'999u);
    const QModelIndex left = m_table->indexOf(selectable(100).id);
    QVERIFY(!m_selection->has(left.row()));
}

LABDESK_TEST(tst_userselectionmodel)
#include "tst_userselectionmodel.moc"
