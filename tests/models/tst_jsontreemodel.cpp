// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jsontreemodel.h"
#include "models/jsonwalk.h"
#include "support/testmain.h"
#include "text/localtexts.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

QString lines(const JsonTreeModel &model, const QModelIndex &above = {}, int depth = 0)
{
    QString all;
    for (int row = 0; row < model.rowCount(above); ++row) {
        const QModelIndex index = model.index(row, 0, above);
        const QString value = index.siblingAtColumn(1).data().toString();
        const QString note = index.siblingAtColumn(2).data().toString();
        all += QString(2 * depth, u' ') + index.data().toString() + u" "_s + value
            + (note.isEmpty() ? QString() : u" <- "_s + note) + u'\n';
        all += lines(model, index, depth + 1);
    }
    return all;
}

const QString userJson = QString::fromUtf8(R"({
  "user_id": "u1",
  "connected_sources": [
    {"source": {"name": "O\u0022ura", "logo": null}, "created_on": "2026-03-12T16:14:00+00:00"},
    {}
  ],
  "capabilities": ["stat"],
  "big": 12345678901234567890
})");

} // namespace

class tst_jsontreemodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatCameInItsOrder()
    {
        JsonTreeModel model;
        const QAbstractItemModelTester tester(&model);
        model.setText(userJson, {u"capabilities"_s, u"connected_sources[].source.logo"_s});
        const QString shown = lines(model);
        QCOMPARE(shown,
                 u"user_id \"u1\"\n"
                 "connected_sources [2]\n"
                 "  0 {2}\n"
                 "    source {2}\n"
                 "      name \"O\\u0022ura\"\n"
                 "      logo null <- unknown field, not in the contract\n"
                 "    created_on \"2026-03-12T16:14:00+00:00\" <- "_s
                     + localDateTime(QDateTime({2026, 3, 12}, {16, 14}, Qt::UTC).toLocalTime())
                     + u"\n  1 {0}\n"
                       "capabilities [1] <- unknown field, not in the contract\n"
                       "  0 \"stat\"\n"
                       "big 12345678901234567890\n"_s);
        QVERIFY(!model.hasChildren(model.index(1, 0, model.index(1, 0))));
    }

    void namesPathsAndValues()
    {
        JsonTreeModel model;
        model.setText(userJson, {});
        const QModelIndex name = model.indexAt(userJson.indexOf(u"ura"_s));
        QCOMPARE(model.pathOf(name), u"connected_sources[0].source.name"_s);
        QCOMPARE(model.valueOf(name), u"O\"ura"_s);
        QCOMPARE(model.pathOf(model.indexAt(userJson.indexOf(u"stat"_s))), u"capabilities[0]"_s);
        QCOMPARE(model.pathOf(model.indexAt(userJson.indexOf(u"\"connected"_s) + 2)),
                 u"connected_sources"_s); // by its key
        QCOMPARE(model.valueOf(model.index(2, 0)), u"[\"stat\"]"_s);
        QVERIFY(!model.indexAt(userJson.size()).isValid());
    }

    void aValueAloneIsARow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a text") << u"\"ok\""_s << u"$ \"ok\"\n"_s;
        QTest::newRow("a number") << u" 1.50 "_s << u"$ 1.50\n"_s;
        QTest::newRow("an empty object") << u"{}"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("a list") << u"[1,[]]"_s << u"0 1\n1 [0]\n"_s;
    }
    void aValueAloneIsARow()
    {
        QFETCH(QString, text);
        JsonTreeModel model;
        const QAbstractItemModelTester tester(&model);
        model.setText(text, {});
        QTEST(lines(model), "shown");
    }

    void bulletsAreSpokenAsHidden()
    {
        JsonTreeModel model;
        model.setText(u"{\"dob\": \"%1\"}"_s.arg(QString(8, QChar(0x2022))), {});
        QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole).toString(), u"hidden"_s);
    }

    void readsOnlyWhatIsUnfolded()
    {
        QString large = u"["_s;
        for (int i = 0; i < 20'000; ++i)
            large += u"{\"id\":%1,\"values\":[1,2,3]},"_s.arg(i);
        large += u"0]"_s;
        JsonTreeModel model;
        model.setText(large, {});
        QCOMPARE(model.rowCount(), 20'001);
        QCOMPARE(model.pathOf(model.indexAt(large.indexOf(u"19999"_s))), u"[19999].id"_s);
    }

    void differencesAreNamed_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("told");
        QTest::newRow("none") << u"{\"a\":1}"_s << u"{ \"a\" : 1 }"_s << QString();
        QTest::newRow("changed") << u"{\"a\":{\"b\":1}}"_s << u"{\"a\":{\"b\":2}}"_s << u"~a.b 1 2"_s;
        QTest::newRow("added") << u"{}"_s << u"{\"a\":[1]}"_s << u"+a[0]  1"_s;
        QTest::newRow("removed") << u"{\"a\":1,\"b\":2}"_s << u"{\"a\":1}"_s << u"-b 2 "_s;
        QTest::newRow("another kind") << u"{\"z\":\"UTC\"}"_s << u"{\"z\":{\"id\":\"UTC\"}}"_s
                                      << u"+z.id  \"UTC\"|-z \"UTC\" "_s;
        QTest::newRow("an empty one that begins another one's name, added")
            << u"{\"denied\":[\"a\"]}"_s << u"{\"denied\":[\"a\"],\"den\":[]}"_s << u"+den  []"_s;
        QTest::newRow("and removed") << u"{\"denied\":[\"a\"],\"den\":{}}"_s << u"{\"denied\":[\"a\"]}"_s
                                     << u"-den {} "_s;
        QTest::newRow("an empty one that was filled") << u"{\"a\":[]}"_s << u"{\"a\":[1]}"_s << u"+a[0]  1"_s;
        QTest::newRow("an object that was filled") << u"{\"a\":{}}"_s << u"{\"a\":{\"b\":1}}"_s << u"+a.b  1"_s;
        QTest::newRow("a whole answer that was filled") << u"{}"_s << u"{\"a\":1}"_s << u"+a  1"_s;
        QTest::newRow("the first answer") << QString() << u"{\"a\":1}"_s << u"+a  1"_s;
    }
    void differencesAreNamed()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QStringList told;
        for (const JsonChange &change : jsonChanges(before, after, before, after))
            told += QLatin1Char("+-~"[int(change.kind)]) + change.path + u' ' + change.before + u' ' + change.after;
        QTEST(told.join(u'|'), "told");
    }

    void aHiddenDifferenceIsToldWithoutItsValue()
    {
        const QString hidden = u"\"%1\""_s.arg(QString(8, QChar(0x2022)));
        const auto changes = jsonChanges(
            uR"({"member_id":"CANARY1","insured":{"first":"CANARY2","last":"CANARY3"}})"_s,
            uR"({"member_id":"CANARY4","insured":{"first":"CANARY5","last":"CANARY6","more":"CANARY7"}})"_s,
            u"{\"member_id\":%1,\"insured\":%1}"_s.arg(hidden), u"{\"member_id\":%1,\"insured\":%1}"_s.arg(hidden));
        const std::vector<JsonChange> expected{{JsonChange::Kind::Changed, u"member_id"_s, hidden, hidden},
                                               {JsonChange::Kind::Changed, u"insured"_s, hidden, hidden}};
        QCOMPARE(changes.size(), expected.size());
        for (size_t i = 0; i < changes.size(); ++i)
            QVERIFY2(changes[i] == expected[i], qPrintable(changes[i].path + changes[i].before + changes[i].after));
    }
};

LABDESK_TEST(tst_jsontreemodel)
#include "tst_jsontreemodel.moc"
