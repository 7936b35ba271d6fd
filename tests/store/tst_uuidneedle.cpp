// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/uuidneedle.h"
#include "support/testmain.h"

#include <algorithm>
#include <random>

using namespace labdesk;
using Match = UuidNeedle::Match;

class tst_uuidneedle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsATextInAUuid_data();
    void findsATextInAUuid();
    void findsWhatTheTextsOfUuidsHave();
    void findsNothingInWhatIsNoUuid();
};

void tst_uuidneedle::findsATextInAUuid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isPart");
    QTest::addColumn<bool>("isWhole");
    const auto row = [](const char *name, const QByteArray &text, bool isPart, bool isWhole) {
        QTest::newRow(name) << text << isPart << isWhole;
    };
    row("the first digit", "8", true, false);
    row("a digit that it doesn't have twice", "ff", false, false);
    row("two digits of two bytes", "f1", true, false);
    row("the last digits", "9a2e", true, false);
    row("more than the last digits", "9a2e0", false, false);
    row("digits over a dash", "705b1e", true, false);
    row("with the dash", "70-5b1e", true, false);
    row("with the dash at another place", "705-b1e", false, false);
    row("a dash alone", "-", true, false);
    row("two dashes", "--", false, false);
    row("all digits", "8f1c2d705b1e4c7ab2f461d03e8d9a2e", true, true);
    row("as it is written", "8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e", true, true);
    row("with some dashes", "8f1c2d705b1e-4c7ab2f461d03e8d9a2e", false, false);
    row("another last digit", "8f1c2d705b1e4c7ab2f461d03e8d9a2f", false, false);
    row("no digits", "xyz", false, false);
    row("nothing is everywhere", "", true, false);
}

void tst_uuidneedle::findsATextInAUuid()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isPart);
    QFETCH(bool, isWhole);
    const Uuid uuid = Uuid::of("8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e");
    const std::string_view needle(text.constData(), size_t(text.size()));
    QCOMPARE(UuidNeedle(needle, Match::Part).isIn(uuid), isPart);
    QCOMPARE(UuidNeedle(needle, Match::Whole).isIn(uuid), isWhole);
    QVERIFY(!UuidNeedle().isIn(uuid));
}

/// Counts of UUIDs that fill no, one, and several blocks.
void tst_uuidneedle::findsWhatTheTextsOfUuidsHave()
{
    std::mt19937_64 random(7);
    for (size_t round = 0; round < 2'000; ++round) {
        std::vector<Uuid> uuids(random() % 70);
        for (Uuid &uuid : uuids)
            if (random() % 20 != 0)
                uuid = Uuid(random(), random());
        std::string text = Uuid(random(), random()).text();
        if (!uuids.empty() && random() % 4 != 0)
            text = uuids[random() % uuids.size()].text();
        const bool hasDashes = random() % 3 == 0;
        if (!hasDashes)
            std::erase(text, '-');
        const bool isWhole = random() % 4 == 0;
        if (!isWhole)
            text = text.substr(random() % text.size(), 1 + random() % 40);
        const bool isWithDash = text.find('-') != std::string::npos;
        std::vector<quint64> found(2), expected(2);
        for (size_t row = 0; row < uuids.size(); ++row) {
            std::string id = uuids[row].text();
            if (!isWithDash)
                std::erase(id, '-');
            if (uuids[row].isUuid() && (isWhole ? id == text : id.find(text) != std::string::npos))
                expected[row / 64] |= quint64(1) << (row % 64);
        }
        UuidNeedle(text, isWhole ? Match::Whole : Match::Part).mark(uuids, found);
        QVERIFY2(found == expected, text.c_str());
    }
}

void tst_uuidneedle::findsNothingInWhatIsNoUuid()
{
    for (const char *text : {"", "0", "00", "000000", "-"})
        QVERIFY(!UuidNeedle(text, Match::Part).isIn(Uuid()));
}

LABDESK_TEST(tst_uuidneedle)
#include "tst_uuidneedle.moc"
