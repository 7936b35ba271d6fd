// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "everyoperation.h"
#include "listendpoints.h"
#include "runningservice.h"
#include "support/described/describedpeer.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// Every operation against a service that knows the description alone: whatever it may leave out, null or send at its
/// limits, the answer is taken, and whatever is sent to it is as described.
class tst_describedpeer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOperationIsUnderstood_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("slash");
        for (const bool slash : {false, true})
            for (int kind = 0; kind < int(sampleKinds().size()); ++kind)
                QTest::addRow("%s, %s", sampleKinds()[kind].name, slash ? "a slash at the end" : "no slash")
                    << kind << slash;
    }

    void everyOperationIsUnderstood()
    {
        QFETCH(int, kind);
        QFETCH(bool, slash);
        DescribedPeer peer(sampleKinds()[kind]);
        api::ApiClient client(keyConnection(peer.url()), testKey(), quick(std::chrono::minutes(2)));
        QStringList failed;
        const auto send = [&](auto endpoint) {
            endpoint.trailingSlash = slash;
            const auto outcome = ask(client, endpoint);
            if (!outcome.ok())
                failed += QLatin1StringView(endpoint.name) + u": "_s + outcome.error().detail;
        };
        std::apply(
            [&](const auto &...row) {
                const auto sendOne = [&]<class Reply, class... Part>(const api::Operation<Reply, Part...> &one) {
                    if constexpr (!std::is_same_v<Reply, api::BodySink> && !std::is_same_v<Reply, AccessToken>)
                        send(anyCallOf(one));
                };
                (sendOne(row), ...);
            },
            api::allOperations);
        send(listUsers());
        send(listUsersFrom(100, 100));
        send(api::createUser(
            {u"client-2"_s, u"Europe/Berlin"_s, QDate(1980, 2, 29), QDate(2025, 1, 1), QDate(2026, 1, 1)}));
        send(api::searchPayors({u"a & b"_s, u"availity"_s, u"60054"_s}));
        QCOMPARE(failed.join(u'\n'), QString());
        QCOMPARE(peer.complaints().join(u'\n'), QString());
        const QStringList done = peer.asked();
        for (const DescribedOperation &operation : ServiceDescription::whole().operations())
            QVERIFY2(done.contains(operation.id) || operation.id == u"exchangeToken", qPrintable(operation.id));
    }

    void aTokenIsUnderstood_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < int(sampleKinds().size()); ++kind)
            QTest::newRow(sampleKinds()[kind].name) << kind;
    }
    void aTokenIsUnderstood()
    {
        QFETCH(int, kind);
        DescribedPeer peer(sampleKinds()[kind]);
        Connection connection = keyConnection(peer.url());
        connection.scheme = BearerScheme{peer.url(), u"client"_s, peer.url().toString()};
        api::ApiClient client(connection, testKey(), quick(std::chrono::minutes(2)));
        const auto outcome = ask(client, api::listProviders());
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : qPrintable(outcome.error().detail));
        QCOMPARE(peer.asked().join(u' '), u"exchangeToken listProviders"_s);
        QCOMPARE(peer.complaints().join(u'\n'), QString());
    }
};

LABDESK_TEST(tst_describedpeer)
#include "tst_describedpeer.moc"
