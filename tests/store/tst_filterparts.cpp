// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/textneedle.h"
#include "store/userfilter.h"
#include "support/testmain.h"

#include <random>

using namespace labdesk;

/// What a filter is made of: sets of rows, and the search for a text in many.
class tst_filterparts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sets();
    void needlesAgainstAPlainSearch();
};

void tst_filterparts::sets()
{
    for (const UserRow size : {0u, 1u, 63u, 64u, 65u, 200u}) {
        const RowSet all(size, true);
        QCOMPARE(all.count(), size);
        QCOMPARE(all.rows().size(), size_t(size));
        RowSet some(size);
        QCOMPARE(some.count(), 0u);
        for (UserRow row = 0; row < size; row += 7)
            some.set(row);
        for (UserRow row = 0; row < size; ++row)
            QCOMPARE(some.has(row), row % 7 == 0);
        QCOMPARE(some.count(), (size + 6) / 7);
    }
}

void tst_filterparts::needlesAgainstAPlainSearch()
{
    std::mt19937 random(8);
    for (int round = 0; round < 3'000; ++round) {
        const auto letters = 1 + random() % 3; // few different ones, so that much almost fits
        const auto made = [&](size_t size) {
            std::string text;
            for (; size > 0; --size)
                text += char('a' + random() % letters);
            return text;
        };
        const std::string text = made(random() % 200);
        const TextNeedle needle(made(random() % 6 == 0 ? random() % 40 : random() % 5));
        std::vector<quint64> bits;
        const size_t words = needle.places(text, bits);
        for (size_t at = 0; at < text.size(); ++at) {
            const bool isThere = std::string_view(text).substr(at).starts_with(needle.text());
            QCOMPARE(bool(bits[at / 64] >> (at % 64) & 1), isThere);
            QCOMPARE(hasBitBetween(bits, at, at + 1), isThere);
        }
        QCOMPARE(words, bits.size() - size_t(std::count(bits.begin(), bits.end(), 0u)));
        const size_t begin = random() % (text.size() + 1);
        const size_t end = begin + random() % (text.size() - begin + 1);
        const auto next = text.find(needle.text(), begin);
        QCOMPARE(hasBitBetween(bits, begin, end), next < end);
    }
}

LABDESK_TEST(tst_filterparts)
#include "tst_filterparts.moc"
