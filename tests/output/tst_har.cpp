// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/har.h"
#include "support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::output;

namespace {

const QString harHidden(8, QChar(0x2022));

HarEntry aTry()
{
    HarEntry entry;
    entry.startedAt = QDateTime({2026, 11, 22}, {14, 2, 11, 123}, Qt::UTC);
    entry.method = u"PATCH"_s;
    entry.origin = u"https://lab.example.com"_s;
    entry.path = u"/v2/user/canary%40example.com"_s;
    entry.queryNames = QStringList{u"zip_code"_s};
    entry.sent = {{"x-service-api-key", ""}, {"Content-Type", "application/json"}};
    entry.sentBody = R"({"fallback_birth_date":"canary","fallback_time_zone":"America/Phoenix"})";
    entry.status = 422;
    entry.came = {{"Content-Type", "application/json"}, {"Set-Cookie", "id=canary"}};
    entry.body = R"({"detail":"canary@example.com is no zone"})";
    entry.bodySize = 42;
    entry.kind = privacy::RecordKind::User;
    entry.queue = 1ms;
    entry.wait = 80ms;
    entry.read = 7ms;
    entry.total = 88ms;
    entry.comment = u"patchUser, try 1 of 1"_s;
    return entry;
}

QJsonObject entryOf(const HarEntry &entry)
{
    return QJsonDocument::fromJson(harDocument({entry}, u"1.0"_s))
        .object()[u"log"_s][u"entries"_s]
        .toArray()
        .first()
        .toObject();
}

} // namespace

class tst_har : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isHar12();
    void s4_s7_nothingPersonalAndNoKeyIsInIt();
    void whatIsNotThereSaysWhy();
};

void tst_har::isHar12()
{
    const QJsonObject log = QJsonDocument::fromJson(harDocument({aTry()}, u"1.0"_s)).object()[u"log"_s].toObject();
    QCOMPARE(log[u"version"_s].toString(), u"1.2"_s);
    QCOMPARE(log[u"creator"_s][u"name"_s].toString(), u"Labdesk"_s);
    const QJsonObject entry = entryOf(aTry());
    // All that the format requires of an entry.
    for (const QString &key : {u"startedDateTime"_s, u"time"_s, u"request"_s, u"response"_s, u"cache"_s, u"timings"_s})
        QVERIFY2(entry.contains(key), qPrintable(key));
    for (const QString &key : {u"method"_s, u"url"_s, u"httpVersion"_s, u"cookies"_s, u"headers"_s, u"queryString"_s,
                               u"headersSize"_s, u"bodySize"_s})
        QVERIFY2(entry[u"request"_s].toObject().contains(key), qPrintable(key));
    for (const QString &key : {u"status"_s, u"statusText"_s, u"httpVersion"_s, u"cookies"_s, u"headers"_s, u"content"_s,
                               u"redirectURL"_s, u"headersSize"_s, u"bodySize"_s})
        QVERIFY2(entry[u"response"_s].toObject().contains(key), qPrintable(key));
    QCOMPARE(entry[u"startedDateTime"_s].toString(), u"2026-11-22T14:02:11.123Z"_s);
    QCOMPARE(entry[u"time"_s].toDouble(), 88.0);
    const QJsonObject timings = entry[u"timings"_s].toObject();
    QCOMPARE(timings[u"blocked"_s].toDouble(), 1.0);
    QCOMPARE(timings[u"connect"_s].toDouble(), -1.0); // the connection was there
    QCOMPARE(timings[u"wait"_s].toDouble(), 80.0);
    QCOMPARE(timings[u"receive"_s].toDouble(), 7.0);
    QCOMPARE(entry[u"response"_s][u"status"_s].toInt(), 422);
}

void tst_har::s4_s7_nothingPersonalAndNoKeyIsInIt()
{
    const QByteArray text = harDocument({aTry()}, u"1.0"_s);
    QVERIFY2(!text.contains("canary"), text.constData());
    const QJsonObject request = entryOf(aTry())[u"request"_s].toObject();
    QCOMPARE(request[u"url"_s].toString(), u"https://lab.example.com/v2/user/"_s + harHidden);
    QCOMPARE(request[u"headers"_s].toArray().first()[u"value"_s].toString(), harHidden);
    QCOMPARE(request[u"queryString"_s].toArray().first()[u"value"_s].toString(), harHidden);
    QVERIFY(request[u"postData"_s][u"text"_s].toString().contains(u"America/Phoenix"_s));
}

void tst_har::whatIsNotThereSaysWhy()
{
    HarEntry entry = aTry();
    entry.body = "<html>canary</html>";
    QVERIFY(!harDocument({entry}, u"1.0"_s).contains("canary"));
    QVERIFY(entryOf(entry)[u"response"_s][u"content"_s][u"comment"_s].toString().contains(u"Not JSON"_s));
    entry.body.clear();
    entry.missingBodyReason = u"Dropped."_s;
    QCOMPARE(entryOf(entry)[u"response"_s][u"content"_s][u"comment"_s].toString(), u"Dropped."_s);
    entry.status = 0;
    entry.came.clear();
    QCOMPARE(entryOf(entry)[u"response"_s][u"status"_s].toInt(), 0);
}

LABDESK_TEST(tst_har)
#include "tst_har.moc"
