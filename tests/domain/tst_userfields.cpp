// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"
#include "domain/usercolumns.h"
#include "domain/userfields.h"
#include "support/testmain.h"

#include <random>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// Each is read, and the first of the latest is taken.
std::string_view newestOf(const std::vector<UserFields::Source> &sources)
{
    std::string_view newest;
    qint64 newestMs = UserFields::invalidTimestamp;
    for (const auto &source : sources)
        if (const qint64 ms = formattedTime(source.createdOn).ms; ms > newestMs) {
            newest = source.createdOn;
            newestMs = ms;
        }
    return newest;
}

} // namespace

class tst_userfields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Not a static_assert: with -fsanitize=undefined GCC 12 doesn't compare a function with null as it compiles.
    void eachColumnHasWhatItsTypeNeeds()
    {
        for (const UserColumnRow &row : userColumns) {
            QCOMPARE(row.name != nullptr, row.type == ColumnType::Word);
            QVERIFY2(row.json || row.file.key, row.word);
        }
    }
    void theNewestConnectionIsTheLatestMoment_data();
    void theNewestConnectionIsTheLatestMoment();
    void isTheLatestInAnyMixOfForms();
};

void tst_userfields::theNewestConnectionIsTheLatestMoment_data()
{
    QTest::addColumn<QByteArrayList>("connected");
    QTest::addColumn<QByteArray>("newest");
    const auto row = [](const char *name, const QByteArrayList &connected, const QByteArray &newest) {
        QTest::newRow(name) << connected << newest;
    };
    row("no source", {}, {});
    row("one", {"2026-03-12T16:14:05+00:00"}, "2026-03-12T16:14:05+00:00");
    row("all written alike", {"2026-03-12T16:14:05Z", "2026-11-02T01:00:00Z", "2025-12-31T23:59:59Z"},
        "2026-11-02T01:00:00Z");
    row("fractions of one length", {"2026-03-12T16:14:05.250000+00:00", "2026-03-12T16:14:05.300000+00:00"},
        "2026-03-12T16:14:05.300000+00:00");
    row("fractions of two lengths", {"2026-03-12T16:14:05.9Z", "2026-03-12T16:14:05.85Z"}, "2026-03-12T16:14:05.9Z");
    row("offsets that differ", {"2026-03-12T09:14:05-07:00", "2026-03-12T10:00:00+00:00"}, "2026-03-12T09:14:05-07:00");
    row("a day and a time", {"2026-03-12", "2026-03-11T23:59:59Z"}, "2026-03-12");
    row("a blank for the T", {"2026-03-12 23:00:00+00:00", "2026-03-12T01:00:00+00:00"}, "2026-03-12 23:00:00+00:00");
    row("other separators", {"2026/03-12T16:14:05Z", "2026-09-21T10:33:58Z"}, "2026-09-21T10:33:58Z");
    row("the last by letters is no time", {"2026-03-12T16:14:05Z", "2026-99-12T16:14:05Z", "2026-03-13T16:14:05Z"},
        "2026-03-13T16:14:05Z");
    row("none is a time", {"yesterday", "some time ago", ""}, {});
    row("some are not known", {"", "2026-03-12T16:14:05Z", ""}, "2026-03-12T16:14:05Z");
}

void tst_userfields::theNewestConnectionIsTheLatestMoment()
{
    QFETCH(QByteArrayList, connected);
    QFETCH(QByteArray, newest);
    std::vector<UserFields::Source> sources;
    for (const QByteArray &text : connected)
        sources.push_back({"Oura", "oura", {text.constData(), size_t(text.size())}});
    UserFields fields;
    fields.newestConnection = "of another user";
    fields.newest.ms = 1;
    fields.setSources(sources);
    QCOMPARE(QByteArray(fields.newestConnection.data(), qsizetype(fields.newestConnection.size())), newest);
    QVERIFY(fields.newest == formattedTime(fields.newestConnection));
}

void tst_userfields::isTheLatestInAnyMixOfForms()
{
    constexpr std::array<std::string_view, 15> forms{"2026-03-12T16:14:05+00:00",
                                                     "2026-03-12T16:14:06+00:00",
                                                     "2026-03-12T16:14:05-07:00",
                                                     "2026-03-12T16:14:05Z",
                                                     "2026-03-12T16:14:05.5Z",
                                                     "2026-03-12T16:14:05.123456",
                                                     "2026-03-12T16:14:05.123456-07:00",
                                                     "2026-03-12T16:14:05.123457-07:00",
                                                     "2026-03-12T16:14:05.123457+05:30",
                                                     "2026-03-12",
                                                     "2026-03-12 18:00:00+00:00",
                                                     "2026-13-12T16:14:05+00:00",
                                                     "2026-03-12T99:14:05Z",
                                                     "",
                                                     "never"};
    std::mt19937 random(5);
    for (int round = 0; round < 20'000; ++round) {
        std::vector<UserFields::Source> sources(random() % 5);
        const size_t spread = 1 + random() % forms.size();
        for (auto &source : sources)
            source.createdOn = forms[random() % spread];
        UserFields fields;
        fields.setSources(sources);
        const std::string_view newest = newestOf(sources);
        QCOMPARE(fields.newest.ms, formattedTime(newest).ms);
    }
}

LABDESK_TEST(tst_userfields)
#include "tst_userfields.moc"
