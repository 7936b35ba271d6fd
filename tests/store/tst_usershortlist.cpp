// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foldedtext.h"
#include "store/userfilter.h"
#include "store/usershortlist.h"
#include "support/testmain.h"
#include "support/usermaker.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

const QDateTime today(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);

QStringList namesOf(const UserSnapshot &users, const std::vector<UserRow> &rows)
{
    QStringList names;
    for (const UserRow row : rows) {
        const auto [segment, inSegment] = users.at(row);
        names += QString::fromStdString(std::string(segment->clientUserId(inSegment)));
    }
    return names;
}

/// The rule, without any haste.
std::vector<UserRow> shortlistNaively(const UserSnapshot &users, const QString &typed, size_t most)
{
    const std::string text = foldedText(typed);
    std::vector<UserRow> kinds[3];
    for (const UserRow row : rowsMatching(users, UserQuery::parse(typed, today), today.toMSecsSinceEpoch())->rows()) {
        const auto [segment, inSegment] = users.at(row);
        const std::string_view client = segment->foldedClientUserId(inSegment);
        kinds[client == text ? 0 : client.starts_with(text) ? 1 : 2].push_back(row);
    }
    std::vector<UserRow> all;
    for (const auto &kind : kinds)
        all.insert(all.end(), kind.begin(), kind.end());
    all.resize(std::min(all.size(), most));
    return all;
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
        QTest::newRow("the same name, then those that begin so, then the others")
            << u"ann"_s << QStringList{u"Ann"_s, u"annette"_s, u"Anna"_s};
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
        const UserSnapshot all = UserSnapshot::of(users);
        QFETCH(QString, words);
        QTEST(namesOf(all, shortlist(all, words, 3, today)), "names");
    }

    void manyUsersAgainstTheRule_data()
    {
        QTest::addColumn<QString>("typed");
        for (const auto &typed :
             {u"c"_s, u"client-1"_s, u"client-00042"_s, u"CLIENT-1234"_s, u"a"_s, u"zoë-"_s, u"zoë-4"_s, u"two lines"_s,
              u"own-id-1"_s, u"oura phoenix"_s, u"σίσυφος 1"_s, u"tz:phoenix oura"_s, u"nobody has this"_s, u"4"_s})
            QTest::newRow(qPrintable(typed)) << typed;
    }
    void manyUsersAgainstTheRule()
    {
        QFETCH(QString, typed);
        static const UserSnapshot users = [] {
            tests::UserMaker maker(9);
            std::vector<User> list;
            while (list.size() < 20'000) // two segments
                list.push_back(maker.make());
            return UserSnapshot::of(list);
        }();
        for (const size_t most : {1, 8, 300})
            QVERIFY(shortlist(users, typed, most, today) == shortlistNaively(users, typed, most));
    }

    void isNoLongerThanAskedFor()
    {
        std::vector<User> users;
        tests::UserMaker maker(8);
        for (int i = 0; i < 500; ++i)
            users.push_back(maker.make());
        QCOMPARE(shortlist(UserSnapshot::of(users), u"client"_s, 8, today).size(), size_t(8));
    }
};

LABDESK_TEST(tst_usershortlist)
#include "tst_usershortlist.moc"
