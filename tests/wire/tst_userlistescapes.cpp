// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "wire/listtelling.h"
#include "wire/userjson.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

/// A good user with this for a text that is kept, and for one that nobody reads.
QByteArray userSaying(const QByteArray &text)
{
    return userWith("\"ingestion_start\":\"" + text + "\",\"x\":\"" + text + '"');
}

/// A user with this in every text.
QByteArray userMadeOf(const QByteArray &text)
{
    return QByteArray(R"({"user_id":"%1","team_id":"%1","client_user_id":"%1","created_on":"%1","connected_sources":)"
                      R"([{"source":%2,"provider":%2,"created_on":"%1"},{"provider":%2}],)"
                      R"("fallback_time_zone":{"id":"%1","source_slug":"%1","updated_at":"%1"},)"
                      R"("fallback_birth_date":{"value":"%1"},"ingestion_start":"%1","ingestion_end":"%1"})")
        .replace("%2", R"({"name":"%1","slug":"%1","logo":"%1"})")
        .replace("%1", text);
}

QByteArrayList inPiecesOf(qsizetype size, const QByteArray &body)
{
    QByteArrayList pieces;
    for (qsizetype from = 0; from < body.size(); from += size)
        pieces += body.mid(from, size);
    return pieces;
}

} // namespace

/// Texts with escapes are read as the slow decoder reads them, wherever the body is cut into pieces.
class tst_userlistescapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEscapesAsTheSlowDecoderDoes_data()
    {
        QTest::addColumn<QByteArray>("user");
        const auto row = [](const char *what, const QByteArray &user) { QTest::newRow(what) << user; };
        for (const QByteArray &escape :
             QByteArrayList{"\\\"", R"(\\)", R"(\/)", R"(\b)", R"(\f)", R"(\n)", R"(\r)", R"(\t)", R"(\u0000)",
                            R"(\u0041)", R"(\u007f)", R"(\u0080)", R"(\u07FF)", R"(\u0800)", R"(\uabCD)", R"(\ufeff)",
                            R"(\uFFFF)", R"(\ud800\udc00)", R"(\uDBFF\uDFFF)"}) {
            row(escape.constData(), userSaying(escape));
            QTest::addRow("%s amid others", escape.constData())
                << userSaying("\xc3\xa9\n" + escape + "\t" + escape + "\xe2\x84\xaa" + escape);
        }
        row("escapes in every text",
            userMadeOf("\\\""
                       R"(\\\/\u0041\u00fc\ud83d\ude00 b)"));
        row("long texts with escapes",
            userMadeOf(QByteArray(R"(\/long\u00e9r than what is looked at at once)").repeated(9)));
        row("names that differ in their escapes",
            userOf(R"({"source":{"name":"a/","slug":"oura"},"provider":{"name":"a\/","slug":"oura"}})"));
        row("escapes that only Qt takes", userWith("\"ingestion_start\":\"\\a\\q\",\"x\":\"\\'\""));
        row("a lone high surrogate", userWith(R"("ingestion_start":"a\ud83d")"));
        row("a lone high surrogate before an escape", userWith(R"("ingestion_start":"a\ud83d\u0041")"));
        row("a lone low surrogate", userWith(R"("ingestion_start":"a\ude00b")"));
        row("surrogates the wrong way round", userWith(R"("ingestion_start":"\ude00\ud83d")"));
        row("a lone high surrogate before a pair", userSaying(R"(\ud83d\ud83d\ude00)"));
        row("a lone high surrogate before another escape", userSaying(R"(\ud83d\n)"));
        row("a lone high surrogate before a letter", userSaying(R"(\ud83dude00)"));
        row("a lone low surrogate behind a pair", userSaying(R"(\ud83d\ude00\ude00)"));
        row("a lone surrogate in a name", userOf(R"({"source":{"name":"\ud83d","slug":"oura"}})"));
        row("a lone surrogate in a key", userWith(R"("\ud83d":1)"));
        const QByteArray mark("\xef\xbb\xbf");
        row("a byte order mark that is escaped", userSaying(R"(\ufeffa)"));
        row("a moment behind a byte order mark that is escaped",
            QByteArray(goodUser).replace("2026-03-11", R"(\ufeff2026-03-11T16:14:05Z)"));
        row("a byte order mark before an escape", userSaying(mark + "\\n"));
        row("a byte order mark in a text", userSaying(mark + 'a'));
        row("a byte order mark in a known key", userWith('"' + mark + "fallback_time_zone\":\"UTC\""));
        row("a byte order mark in an unknown key", userWith('"' + mark + "x\":1"));
    }
    void readsEscapesAsTheSlowDecoderDoes()
    {
        QFETCH(QByteArray, user);
        const QByteArray body = '[' + user + ',' + goodUser + ',' + user + ']'; // at last, nothing is new any more
        const ListTelling slow = slowTellingOf(body);
        QCOMPARE(slow.error, QString()); // such a row would prove nothing
        QCOMPARE(tellingOf({body}).text(), slow.text());
        QCOMPARE(tellingOf({withRoomBehind(body)}).text(), slow.text());
        for (qsizetype at = 1; at < body.size(); ++at)
            QCOMPARE(tellingOf({body.left(at), withRoomBehind(body.mid(at))}).text(), slow.text());
        for (const qsizetype size : {1, 2, 3, 63, 64, 65, 200})
            QCOMPARE(tellingOf(inPiecesOf(size, body)).text(), slow.text());
    }

    void leavesOutWhatIsNoEscape_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const QString broken = u"[1]: not JSON"_s;
        const QString brokenText = u"[1]: not JSON: broken UTF-8"_s;
        QTest::newRow("too few digits") << R"(\u12)"_ba << broken;
        QTest::newRow("no digit among them") << R"(\u00g0)"_ba << broken;
        QTest::newRow("a sign among them") << R"(\u-001)"_ba << broken;
        QTest::newRow("half of a pair has too few") << R"(\ud83d\ude0)"_ba << broken;
        QTest::newRow("bad UTF-8 beside an escape") << "\\n\xff"_ba << brokenText;
        QTest::newRow("UTF-8 around an escape") << "\xc3\\n\xa9"_ba << brokenText;
    }
    void leavesOutWhatIsNoEscape()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        for (const QByteArray &user : {userSaying(text), userWith("\"ingestion_end\":\"" + text + '"')}) {
            QCOMPARE(slowTellingOf('[' + goodUser + ',' + user + ']').error, reason);
            const QByteArray body = '[' + goodUser + ',' + user + ',' + goodUser + ']';
            const QByteArray whole = tellingOf({body}).text();
            QCOMPARE(tellingOf({body}).undecodable, QStringList{reason});
            QCOMPARE(tellingOf({body}).users.size(), 2);
            for (qsizetype at = 1; at < body.size(); ++at)
                QCOMPARE(tellingOf({body.left(at), withRoomBehind(body.mid(at))}).text(), whole);
        }
    }

    void keepsTheTextsOfALargeUserInPlace()
    {
        const QByteArray sources = QByteArray(R"({"source":{"name":"\u00e9 \/","slug":"\u006fura"}},)").repeated(5000);
        const QByteArray body = '[' + userOf(sources.chopped(1)) + ',' + goodUser + ']';
        const QByteArray slow = slowTellingOf(body).text();
        QCOMPARE(tellingOf({body}).text(), slow);
        QCOMPARE(tellingOf(inPiecesOf(10'000, body)).text(), slow);
    }
};

LABDESK_TEST(tst_userlistescapes)
#include "tst_userlistescapes.moc"
