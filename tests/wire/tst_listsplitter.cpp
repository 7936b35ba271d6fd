// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "wire/goldenfiles.h"
#include "wire/listsplitter.h"

using namespace Qt::StringLiterals;
using labdesk::tests::golden;
using labdesk::wire::ListSplitter;

namespace {

/// Everything a splitter says about a body that is fed in the given pieces, as one comparable text.
QByteArray splitInPieces(const QList<QByteArray> &pieces)
{
    ListSplitter splitter("users");
    QByteArray said;
    const auto sink = [&](QByteArrayView object, qsizetype index) {
        said += QByteArray::number(index) + ' ' + object.toByteArray() + '\n';
    };
    std::optional<labdesk::wire::DecodeError> error;
    for (const QByteArray &piece : pieces)
        if (!error)
            error = splitter.feed(piece, sink);
    if (!error)
        error = splitter.finish();
    return said + "around: " + splitter.envelope() + '\n' + (error ? error->text().toUtf8() : QByteArray("complete"));
}

} // namespace

class tst_listsplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsAtEveryByteAlike_data()
    {
        QTest::addColumn<QByteArray>("body");
        for (const char *name : {"users-wrapped.json", "users-wrapped-total-first.json", "users-bare.json",
                                 "users-drift.json", "users-past-the-end.json"})
            QTest::newRow(name) << golden(QString::fromLatin1(name));
        QTest::newRow("brackets, quotes and backslashes inside of strings")
            << "{\"a\":\"]}\\\\\",\"users\":[{\"x\":\"}]{[\\\"\\\\\"},{\"y\":\"\\\\\\\"}\"}],\"z\":{\"users\":[1]}}"_ba;
        QTest::newRow("byte order mark") << "\xef\xbb\xbf[{\"a\":1}]"_ba;
        QTest::newRow("the key as a value first") << R"({"a":"users","b":["users"],"users":[{"a":1}]})"_ba;
        QTest::newRow("cut off") << R"({"users":[{"a":1},{"b")"_ba;
        QTest::newRow("what is no object")
            << "{\"users\":[null,{\"a\":1},-7.5e3 ,\"a]\\\"}\\\\\",[1,\"]\",{\"b\":2}],\"\", true],\"total\":1}"_ba;
        QTest::newRow("garbage") << "[{\"a\":1}, 7"_ba;
    }
    void cutsAtEveryByteAlike()
    {
        QFETCH(QByteArray, body);
        const QByteArray whole = splitInPieces({body});
        for (qsizetype at = 0; at <= body.size(); ++at)
            QCOMPARE(splitInPieces({body.left(at), body.mid(at)}), whole);
        QList<QByteArray> bytes;
        for (const char c : body)
            bytes += QByteArray(1, c);
        QCOMPARE(splitInPieces(bytes), whole);
    }

    void givesTheObjectsAndWhatStandsAroundThem()
    {
        QCOMPARE(
            splitInPieces({R"( {"total" : 2, "users" : [ {"a":1} , {"b":{"c":[2]}} ] , "next":null} )"_ba}),
            "0 {\"a\":1}\n1 {\"b\":{\"c\":[2]}}\naround: {\"total\" : 2, \"users\" : [] , \"next\":null}\ncomplete"_ba);
        QCOMPARE(splitInPieces({"[{\"x\":\"}\\\"\"},{\"y\":\"]\\\\\"},{\"z\":\"\\\\\\\"{\"}]"_ba}),
                 "0 {\"x\":\"}\\\"\"}\n1 {\"y\":\"]\\\\\"}\n2 {\"z\":\"\\\\\\\"{\"}\naround: \ncomplete"_ba);
        QCOMPARE(splitInPieces({"[]"_ba}), "around: \ncomplete"_ba);
    }

    void refusesWhatWouldFillTheMemory()
    {
        const auto ignore = [](QByteArrayView, qsizetype) {};
        ListSplitter endlessEntry("users");
        QVERIFY(!endlessEntry.feed("[{\"a\":\"", ignore));
        const QByteArray mebibyte(1024 * 1024, 'x');
        std::optional<labdesk::wire::DecodeError> error;
        int fed = 0;
        while (!error && fed < 10) {
            error = endlessEntry.feed(mebibyte, ignore);
            ++fed;
        }
        QVERIFY(error);
        QCOMPARE(error->text(), u"[0]: too large"_s);
        QVERIFY(fed <= 5);

        ListSplitter endlessEnvelope("users");
        error = endlessEnvelope.feed("{\"a\":\"" + mebibyte + mebibyte, ignore);
        QVERIFY(error);
        QCOMPARE(error->text(), u"$: too large around its list"_s);
    }

    void aListUnderAnotherKeyIsHeldBackUntilItIsLarge_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<qsizetype>("piece");
        QTest::addColumn<bool>("isLarge");
        QTest::newRow("small") << 3 << qsizetype(1) << false;
        QTest::newRow("large") << 1'100 << qsizetype(1'000) << true;
        QTest::newRow("large, in one piece") << 1'100 << qsizetype(10'000'000) << true;
    }
    void aListUnderAnotherKeyIsHeldBackUntilItIsLarge()
    {
        QFETCH(int, entries);
        QFETCH(qsizetype, piece);
        QFETCH(bool, isLarge);
        const QByteArray entry = "{\"n\":\"" + QByteArray(1000, 'x') + "\"}";
        const QByteArray rows = "{\"rows\":[" + QByteArrayList(entries, entry).join(',');
        for (const QByteArray &end : {QByteArray("]}"), QByteArray("],\"users\":[{\"n\":1}]}")}) {
            ListSplitter splitter("users", u"n"_s);
            int count = 0;
            const auto sink = [&count](QByteArrayView, qsizetype) { ++count; };
            for (qsizetype at = 0; at < rows.size(); at += piece)
                QVERIFY(!splitter.feed(QByteArrayView(rows).sliced(at, qMin(piece, rows.size() - at)), sink));
            QCOMPARE(count > 0, isLarge);
            const bool hasOwn = end.contains("users");
            splitter.feed(end, sink);
            QVERIFY(!splitter.finish());
            QCOMPARE(splitter.key(), hasOwn && !isLarge ? "users"_ba : "rows"_ba);
            QCOMPARE(count, hasOwn && !isLarge ? 1 : entries);
        }
    }

    void findsManyObjectsInOneBody()
    {
        QByteArray body = "{\"users\":[";
        for (int i = 0; i < 100'000; ++i)
            body += (i ? ",{\"n\":" : "{\"n\":") + QByteArray::number(i) + '}';
        ListSplitter splitter("users");
        qsizetype count = 0;
        qsizetype wrong = 0;
        const auto sink = [&](QByteArrayView object, qsizetype index) {
            wrong += index != count++ || object != QByteArray("{\"n\":" + QByteArray::number(index) + '}');
        };
        QVERIFY(!splitter.feed(body + "]}", sink));
        QVERIFY(!splitter.finish());
        QCOMPARE(count, qsizetype(100'000));
        QCOMPARE(wrong, qsizetype(0));
    }
};

LABDESK_TEST(tst_listsplitter)
#include "tst_listsplitter.moc"
