// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userdictionary.h"
#include "support/testmain.h"

#include <algorithm>
#include <thread>

using namespace labdesk;
using Source = UserFields::Source;

namespace {

quint32 listNumber(UserDictionary &dictionary, const std::vector<Source> &sources)
{
    UserDictionary::SourceList list;
    for (const Source &source : sources)
        list.push_back(dictionary.sourceNumber(source));
    return dictionary.sourceListNumber(list);
}

} // namespace

class tst_userdictionary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneNumberForOneValue();
    void namesOfOneSlugAreKeptApart();
    void moreSourcesThanNumbers();
    void twoThreadsAddAndLookUp();
    void whatIsAddedMeanwhileIsNoHoleInWhatIsLookedUp();
};

void tst_userdictionary::oneNumberForOneValue()
{
    UserDictionary dictionary;
    QCOMPARE(dictionary.textNumber(""), 0u);
    QCOMPARE(dictionary.text(0), QString());
    const quint32 zone = dictionary.textNumber("Europe/Z\xc3\xbcrich");
    QVERIFY(zone != 0);
    QCOMPARE(dictionary.textNumber("Europe/Z\xc3\xbcrich"), zone);
    QCOMPARE(dictionary.text(zone), QStringLiteral("Europe/Zürich"));
    QVERIFY(dictionary.textNumber("europe/Z\xc3\xbcrich") != zone);
    QCOMPARE(dictionary.texts().size(), size_t(3));
}

void tst_userdictionary::namesOfOneSlugAreKeptApart()
{
    UserDictionary dictionary;
    const std::vector<Source> none;
    const std::vector<Source> two{{"Oura", "oura"}, {"Fitbit", "fitbit"}};
    const std::vector<Source> transformed{{"Fitbit", "fitbit"}, {"Oura", "oura"}};
    const std::vector<Source> renamed{{"Oura Ring", "oura"}, {"Fitbit", "fitbit"}};
    QCOMPARE(listNumber(dictionary, none), 0u);
    const quint32 list = listNumber(dictionary, two);
    QCOMPARE(listNumber(dictionary, two), list);
    QVERIFY(listNumber(dictionary, transformed) != list); // the order that came is kept
    QVERIFY(listNumber(dictionary, renamed) != list);
    QCOMPARE(dictionary.listsContaining({}).size(), size_t(4));
    QCOMPARE(dictionary.sources().size(), size_t(3));
    QCOMPARE(dictionary.source(dictionary.sourceList(list).at(1)).slug, QStringLiteral("fitbit"));
    QVERIFY(dictionary.sourceList(0).empty());
}

void tst_userdictionary::moreSourcesThanNumbers()
{
    UserDictionary dictionary;
    quint32 last = 0;
    for (int i = 0; i < 65'540; ++i) {
        const std::string slug
            = std::to_string(i) + 's'; // to put it before makes GCC 12 warn of its own library at -O3
        const std::vector<Source> list{{slug, slug}};
        last = listNumber(dictionary, list);
    }
    QCOMPARE(dictionary.sources().size(), UserDictionary::maxSources);
    QCOMPARE(dictionary.sourceList(last).front(), quint16(65'534));
    for (const quint32 list : {5u, 129u, 17'000u, 65'000u}) { // the first list has no number
        QCOMPARE(dictionary.sourceList(list), UserDictionary::SourceList{quint16(list - 1)});
        std::vector<bool> expected(dictionary.listsContaining({}).size());
        expected[list] = true;
        QVERIFY(dictionary.listsContaining(QString::number(list - 1) + u's') == expected);
    }
}

/// Whatever one thread was told, the other can look up at once.
void tst_userdictionary::twoThreadsAddAndLookUp()
{
    UserDictionary dictionary;
    const auto work = [&dictionary](int first) {
        bool isTrue = true;
        for (int i = 0; i < 3'000; ++i) {
            const std::string text = "zone " + std::to_string((first + i) % 2'000);
            const std::string slug = "slug " + std::to_string((first + i) % 50);
            const std::vector<Source> list{{"name", slug}, {"Oura", "oura"}};
            isTrue &= dictionary.text(dictionary.textNumber(text)) == QString::fromStdString(text);
            const auto sources = dictionary.sourceList(listNumber(dictionary, list));
            isTrue &= sources.size() == 2 && dictionary.source(sources.front()).slug == QString::fromStdString(slug);
        }
        return isTrue;
    };
    bool otherIsTrue = false;
    std::thread other([&] { otherIsTrue = work(1'000); });
    const bool isTrue = work(0);
    other.join();
    QVERIFY(isTrue && otherIsTrue);
    QCOMPARE(dictionary.texts().size(), size_t(2'001));
    QCOMPARE(dictionary.listsContaining({}).size(), size_t(51));
    QCOMPARE(dictionary.sources().size(), size_t(51));
}

/// A job is planned while the list arrives.
void tst_userdictionary::whatIsAddedMeanwhileIsNoHoleInWhatIsLookedUp()
{
    UserDictionary dictionary;
    std::thread reader([&dictionary] {
        for (int i = 0; i < 20'000; ++i) {
            const std::vector<Source> list{{"name", std::to_string(i) + 's'}, {"Oura", "oura"}};
            (void)listNumber(dictionary, list);
        }
    });
    const QString oura = QStringLiteral("oura");
    size_t lists = 0;
    bool areRight = true;
    while (lists < 20'001 && areRight) {
        const std::vector<bool> has = dictionary.listsContaining(oura);
        areRight = has.size() >= lists && !has[0] && std::count(has.begin(), has.end(), true) + 1 == qint64(has.size());
        lists = has.size();
    }
    reader.join();
    QVERIFY(areRight);
    QCOMPARE(dictionary.listsContaining(QStringLiteral("nobody has it")), std::vector<bool>(lists));
}

LABDESK_TEST(tst_userdictionary)
#include "tst_userdictionary.moc"
