// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usershortlist.h"

#include "support/testmain.h"
#include "support/usermaker.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

QStringList namesOf(const UserStore &store, const std::vector<UserStore::Row> &rows)
{
    QStringList names;
    for (const UserStore::Row row : rows)
        names += store.clientUserId(row);
    return names;
}

} // namespace

class tst_usershortlist : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBestComeFirst_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("the same name, then those that begin so, then the others") << u"ann"_s << QStringList{u"Ann"_s, u"annette"_s, u"Anna"_s};
        QTest::newRow("all words have to be found") << u"j ann"_s << QStringList{u"Joann"_s};
        QTest::newRow("nobody") << u"zzz"_s << QStringList{};
        QTest::newRow("no words, nobody") << u"  "_s << QStringList{};
    }
    void theBestComeFirst()
    {
        std::vector<User> users;
        tests::UserMaker maker(7);
        for (const QString &name : {u"Joann"_s, u"annette"_s, u"Bob"_s, u"Ann"_s, u"Anna"_s}) {
            User user = maker.make();
            user.clientUserId = name;
            user.sources.clear();
            user.timeZone.reset();
            users.push_back(user);
        }
        UserStore store;
        store.reset(users);
        QFETCH(QString, words);
        QTEST(namesOf(store, shortlist(store, words, 3)), "names");
    }

    void isNoLongerThanAskedFor()
    {
        std::vector<User> users;
        tests::UserMaker maker(8);
        for (int i = 0; i < 500; ++i)
            users.push_back(maker.make());
        UserStore store;
        store.reset(users);
        QCOMPARE(shortlist(store, u"client"_s, 8).size(), size_t(8));
    }
};

LABDESK_TEST(tst_usershortlist)
#include "tst_usershortlist.moc"
