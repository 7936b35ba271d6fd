// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foldedtext.h"
#include "store/userorder.h"
#include "support/testmain.h"
#include "support/usermaker.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::UserMaker;

Q_DECLARE_METATYPE(labdesk::UserColumn)

namespace {

/// How two users that both have a value compare; nothing when one of them has none. Written plainly, to compare with.
std::optional<int> plainOrder(const UserSnapshot &users, const std::vector<User> &list, UserColumn column, UserRow a,
                              UserRow b)
{
    const auto threeWay = [](const auto &x, const auto &y) { return x < y ? -1 : y < x ? 1 : 0; };
    const auto folded = [&users](UserRow row) { return users.at(row).segment->foldedClientUserId(users.at(row).row); };
    const auto names = [&list](UserRow row) {
        QStringList joined;
        for (const auto &source : list[row].sources)
            joined << source.name.toCaseFolded();
        joined.removeDuplicates();
        joined.sort();
        return joined.join(u'\n');
    };
    const auto place = [&list](UserRow row) {
        return zonePlace(list[row].timeZone ? list[row].timeZone->id : QString()).toCaseFolded();
    };
    const auto origin = [&list](UserRow row) {
        return originName(list[row].timeZone ? list[row].timeZone->sourceSlug : QString()).toCaseFolded();
    };
    const auto moments = [&](const QDateTime &x, const QDateTime &y) {
        return x.isValid() && y.isValid() ? std::optional(threeWay(x.toMSecsSinceEpoch(), y.toMSecsSinceEpoch()))
                                          : std::nullopt;
    };
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? stamp->utc : QDateTime(); };
    const auto newest = [&list](UserRow row) {
        QDateTime latest;
        for (const ConnectedSource &source : list[row].sources)
            if (const QDateTime &moment = source.createdOn.utc;
                moment.isValid() && (!latest.isValid() || latest < moment))
                latest = moment;
        return latest;
    };
    switch (column) {
    case UserColumn::ClientId:
        return compareNaturally(folded(a), folded(b));
    case UserColumn::Id:
        return threeWay(canonicalId(list[a].id.text()).toStdString(), canonicalId(list[b].id.text()).toStdString());
    case UserColumn::Created:
        return moments(list[a].createdOn.utc, list[b].createdOn.utc);
    case UserColumn::Sources:
        return list[a].sources.empty() || list[b].sources.empty() ? std::nullopt
                                                                  : std::optional(threeWay(names(a), names(b)));
    case UserColumn::Zone:
        return !list[a].timeZone || !list[b].timeZone ? std::nullopt : std::optional(threeWay(place(a), place(b)));
    case UserColumn::ZoneSetBy:
        return origin(a).isEmpty() || origin(b).isEmpty() ? std::nullopt
                                                          : std::optional(threeWay(origin(a), origin(b)));
    case UserColumn::BirthDate:
        return list[a].birthDate && list[b].birthDate ? std::optional(0) : std::nullopt;
    case UserColumn::IngestionStart:
        return moments(bound(list[a].ingestionStart), bound(list[b].ingestionStart));
    case UserColumn::IngestionEnd:
        return moments(bound(list[a].ingestionEnd), bound(list[b].ingestionEnd));
    case UserColumn::NewestConnection:
        return moments(newest(a), newest(b));
    }
    return std::nullopt;
}

std::vector<UserRow> plainlySorted(const UserSnapshot &users, const std::vector<User> &list, UserSort sort)
{
    std::vector<UserRow> rows(list.size());
    std::iota(rows.begin(), rows.end(), UserRow(0));
    const auto has = [&](UserRow row) { return plainOrder(users, list, sort.column, row, row).has_value(); };
    const auto end = std::stable_partition(rows.begin(), rows.end(), has);
    std::stable_sort(rows.begin(), end, [&](UserRow a, UserRow b) {
        const int order = *plainOrder(users, list, sort.column, a, b);
        return sort.direction == Qt::AscendingOrder ? order < 0 : order > 0;
    });
    return rows;
}

std::vector<User> madeUsers(int count, unsigned seed)
{
    UserMaker maker(seed);
    std::vector<User> users;
    for (int i = 0; i < count; ++i)
        users.push_back(maker.make());
    return users;
}

/// Users that have nothing but a client id.
std::vector<User> usersCalled(const QStringList &clientIds)
{
    std::vector<User> users;
    for (const QString &clientId : clientIds)
        users.push_back({.id = *UserId::parse(u"user-%1"_s.arg(users.size())),
                         .teamId = {},
                         .clientUserId = clientId,
                         .createdOn = {},
                         .sources = {},
                         .timeZone = {},
                         .birthDate = {},
                         .ingestionStart = {},
                         .ingestionEnd = {}});
    return users;
}

QStringList randomTexts(int count, const QStringList &parts, int most, unsigned seed)
{
    std::mt19937 random(seed);
    QStringList texts;
    for (int i = 0; i < count; ++i) {
        QString text;
        for (int left = int(random() % unsigned(most + 1)); left > 0; --left)
            text += parts[qsizetype(random() % unsigned(parts.size()))];
        texts << text;
    }
    return texts;
}

} // namespace

class tst_userorder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsAsAPlainSortDoes_data();
    void sortsAsAPlainSortDoes();
    void ordersClientIdsAsPeopleDo_data();
    void ordersClientIdsAsPeopleDo();
    void ordersManyClientIds_data();
    void ordersManyClientIds();
    void keysCompareAsTheirTexts();
    void someRowsStandAsAmongAll();
    void grownItIsAsSortedAnew();
    void turnedTwiceItIsTheSame();
    void nothingComesWhenItIsCanceled();
};

void tst_userorder::sortsAsAPlainSortDoes_data()
{
    QTest::addColumn<UserColumn>("column");
    QTest::addColumn<int>("count");
    const std::pair<const char *, UserColumn> all[] = {{"client ids", UserColumn::ClientId},
                                                       {"ids", UserColumn::Id},
                                                       {"created", UserColumn::Created},
                                                       {"sources", UserColumn::Sources},
                                                       {"zones", UserColumn::Zone},
                                                       {"birth dates", UserColumn::BirthDate},
                                                       {"starts", UserColumn::IngestionStart},
                                                       {"ends", UserColumn::IngestionEnd},
                                                       {"sources of zones", UserColumn::ZoneSetBy},
                                                       {"newest connections", UserColumn::NewestConnection}};
    for (const auto &[name, column] : all)
        for (const int count : {0, 1, 2, 40, 6'000})
            QTest::addRow("%s of %d users", name, count) << column << count;
}

void tst_userorder::sortsAsAPlainSortDoes()
{
    QFETCH(UserColumn, column);
    QFETCH(int, count);
    const auto list = madeUsers(count, 5);
    const UserSnapshot users = UserSnapshot::of(list);
    for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        const UserSort sort{column, direction};
        const auto sorted = sortedUsers(users, sort);
        QVERIFY(sorted);
        QCOMPARE(sorted->sort, sort);
        QVERIFY(sorted->rows == plainlySorted(users, list, sort));
        QVERIFY(std::is_sorted(sorted->rows.begin(), sorted->rows.end(),
                               [&](UserRow a, UserRow b) { return comesBefore(users, sort, a, b); }));
    }
}

void tst_userorder::ordersClientIdsAsPeopleDo_data()
{
    QTest::addColumn<QStringList>("texts");
    const QStringList parts{u"0"_s, u"00"_s, u"7"_s, u"42"_s, u"9876543210"_s,   u"a"_s,           u"B"_s, u"-"_s,
                            u" "_s, u"ß"_s,  u"Ω"_s, u"😀"_s,  QString(QChar(1)), QString(QChar(0))};
    QTest::newRow("of everything") << randomTexts(5'000, parts, 9, 1);
    QTest::newRow("short, so that many are equal") << randomTexts(5'000, {u"0"_s, u"1"_s, u"a"_s}, 4, 2);
    QTest::newRow("with leading zeros only") << randomTexts(3'000, {u"0"_s}, 12, 3);
    QTest::newRow("long numbers") << randomTexts(3'000, {u"1"_s, u"2"_s, u"0"_s}, 30, 4);
    QTest::newRow("nothing at all") << QStringList(2'000, QString());
    QTest::newRow("the same in all") << QStringList(2'000, u"Client-007"_s);
    QStringList usual = randomTexts(4'000, {u"1"_s, u"2"_s, u"03"_s, u"x"_s}, 6, 5);
    for (int i = 0; i < usual.size(); ++i)
        usual[i].prepend(i % 10 == 0 ? u"Clie"_s : i % 17 == 0 ? u"clinic "_s : i % 23 == 0 ? u"d"_s : u"Client-"_s);
    QTest::newRow("that mostly begin alike") << usual;
    QStringList deep = randomTexts(200, {u"1"_s, u"2"_s, u"x"_s}, 6, 6);
    for (QString &text : deep)
        text.prepend(QString(600, u'7'));
    QTest::newRow("that are alike for long") << deep;
    QStringList twos;
    for (int i = 0; i < 2'000; ++i) // 19 is before 108, but 9 isn't before 08
        twos << u"%1-with-a-long-beginning-%2"_s.arg(i / 2).arg(i % 2 == 0 ? 108 : 19);
    QTest::newRow("of which two begin alike, up to a digit") << twos;
}

void tst_userorder::ordersClientIdsAsPeopleDo()
{
    QFETCH(QStringList, texts);
    const auto list = usersCalled(texts);
    const UserSnapshot users = UserSnapshot::of(list);
    for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        const UserSort sort{UserColumn::ClientId, direction};
        QVERIFY(sortedUsers(users, sort)->rows == plainlySorted(users, list, sort));
    }
}

/// So many that threads share the work, and groups among them as well.
void tst_userorder::ordersManyClientIds_data()
{
    QTest::addColumn<QStringList>("texts");
    constexpr int many = 110'000;
    const auto made = [](auto make) {
        QStringList texts;
        for (int i = 0; i < many; ++i)
            texts << make((quint32(i) * 2'654'435'761u) >> 4, i);
        return texts;
    };
    QTest::newRow("of two houses with long names") << made([](quint32 chance, int i) {
        return (i % 2 == 0 ? u"organisation-north-hospital-"_s : u"organisation-south-hospital-"_s)
            + QString::number(chance % 100'000);
    });
    QTest::newRow("that differ far behind a number") << made([](quint32 chance, int i) {
        return u"site-%1-%2-%3"_s.arg(i % 2 == 0 ? u"0012"_s : u"12"_s, QString(60, u'x')).arg(chance % 50'000);
    });
    QTest::newRow("e-mail addresses") << made([](quint32 chance, int) {
        return u"%1.%2%3@example.org"_s
            .arg(QStringList{u"anna"_s, u"maria"_s, u"josé"_s}[chance % 3],
                 QStringList{u"schmidt"_s, u"gonzález"_s}[chance % 2])
            .arg(chance % 3'000);
    });
    QTest::newRow("all the same") << QStringList(many, u"nobody"_s);
}

void tst_userorder::ordersManyClientIds()
{
    QFETCH(QStringList, texts);
    const UserSnapshot users = UserSnapshot::of(usersCalled(texts));
    const auto sorted = sortedUsers(users, {UserColumn::ClientId, Qt::AscendingOrder});
    std::vector<bool> isThere(users.size());
    size_t misplaced = 0;
    for (size_t place = 0; place < users.size(); ++place) {
        isThere[sorted->rows[place]] = true;
        if (place == 0)
            continue;
        const auto [before, rowBefore] = users.at(sorted->rows[place - 1]);
        const auto [segment, row] = users.at(sorted->rows[place]);
        const int order = compareNaturally(before->foldedClientUserId(rowBefore), segment->foldedClientUserId(row));
        const bool isBefore = order < 0 || (order == 0 && sorted->rows[place - 1] < sorted->rows[place]);
        const bool isTie = sorted->ties[place / 64] >> (place % 64) & 1;
        misplaced += isBefore && isTie == (order == 0) ? 0 : 1;
    }
    QCOMPARE(misplaced, size_t(0));
    QVERIFY(std::all_of(isThere.begin(), isThere.end(), [](bool is) { return is; }));
}

void tst_userorder::keysCompareAsTheirTexts()
{
    const QStringList texts
        = randomTexts(20'000, {u"0"_s, u"5"_s, u"61"_s, u"123456789"_s, u"-"_s, u"z"_s, u"/"_s, u":"_s, u"é"_s}, 8, 9);
    const auto keyOf = [](const std::string &text, size_t room) {
        std::string key(room, '\0');
        const size_t size = writeNaturalKey(text, reinterpret_cast<unsigned char *>(key.data()), room);
        return key.substr(0, size);
    };
    const auto zerosApart
        = [](std::string_view a, std::string_view b) { // two texts that differ in leading zeros only have one key
              return compareNaturally(std::string(a) + "x", std::string(b) + "y") == -1
                  && compareNaturally(std::string(b) + "x", std::string(a) + "y") == -1;
          };
    for (qsizetype i = 1; i < texts.size(); ++i) {
        const std::string a = foldedText(texts[i - 1]);
        const std::string b = foldedText(texts[i]);
        const std::string left = keyOf(a, 100);
        const int order = left.compare(keyOf(b, 100));
        for (size_t room = 0; room < 40; ++room) // cut anywhere, it is the same key
            QCOMPARE(keyOf(a, room), left.substr(0, room));
        const int wanted = zerosApart(a, b) ? 0 : compareNaturally(a, b) < 0 ? -1 : 1;
        QVERIFY2((order > 0) - (order < 0) == wanted, qPrintable(texts[i - 1] + u" | "_s + texts[i]));
    }
}

void tst_userorder::someRowsStandAsAmongAll()
{
    const auto list = madeUsers(4'000, 8);
    const UserSnapshot users = UserSnapshot::of(list);
    std::mt19937 random(4);
    for (int column = 0; column < int(userColumns.size()); ++column) {
        for (const unsigned oneOf : {2u, 50u, 5'000u}) {
            const UserSort sort{UserColumn(column), column % 2 == 0 ? Qt::AscendingOrder : Qt::DescendingOrder};
            std::vector<bool> isWanted(list.size());
            std::vector<UserRow> some;
            for (UserRow row = 0; row < users.size(); ++row)
                if (random() % oneOf == 0) {
                    isWanted[row] = true;
                    some.push_back(row);
                }
            auto wanted = sortedUsers(users, sort)->rows;
            std::erase_if(wanted, [&isWanted](UserRow row) { return !isWanted[row]; });
            QVERIFY(sortedRows(users, sort, some) == wanted);
        }
    }
}

/// Whatever order the users come in.
void tst_userorder::grownItIsAsSortedAnew()
{
    const auto made = madeUsers(1'500, 21);
    const UserSnapshot asMade = UserSnapshot::of(made);
    for (int column = 0; column < int(userColumns.size()); ++column) {
        for (const auto arrival : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            std::vector<User> list;
            for (const UserRow row : plainlySorted(asMade, made, {UserColumn(column), arrival}))
                list.push_back(made[row]);
            const UserSnapshot users = UserSnapshot::of(list);
            for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                const UserSort sort{UserColumn(column), direction};
                const auto anew = sortedUsers(users, sort);
                for (const size_t first : {size_t(0), size_t(1), size_t(400), size_t(1'499), list.size()}) {
                    const auto known
                        = sortedUsers(UserSnapshot::of({list.begin(), list.begin() + std::ptrdiff_t(first)}), sort);
                    const auto grown = extendedOrder(users, *known);
                    QCOMPARE(grown->sort, sort);
                    QVERIFY(grown->rows == anew->rows);
                    QCOMPARE(grown->valueCount, anew->valueCount);
                    QVERIFY(grown->ties == anew->ties);
                }
            }
        }
    }
}

void tst_userorder::turnedTwiceItIsTheSame()
{
    const UserSnapshot users = UserSnapshot::of(madeUsers(3'000, 12));
    for (int column = 0; column < int(userColumns.size()); ++column) {
        const auto sorted = sortedUsers(users, {UserColumn(column), Qt::AscendingOrder});
        const auto twice = reversedUsers(*reversedUsers(*sorted));
        QCOMPARE(twice->sort, sorted->sort);
        QVERIFY(twice->rows == sorted->rows);
        QVERIFY(twice->ties == sorted->ties);
        QCOMPARE(twice->valueCount, sorted->valueCount);
    }
}

void tst_userorder::nothingComesWhenItIsCanceled()
{
    const CancelFlag canceled = true;
    QVERIFY(!sortedUsers(UserSnapshot::of(madeUsers(100, 1)), {UserColumn::Id, Qt::AscendingOrder}, &canceled));
}

LABDESK_TEST(tst_userorder)
#include "tst_userorder.moc"
