// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "callkinds.h"
#include "support/faultserver.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray redirectStatuses[]
    = {"301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect"};

Play redirectTo(const QByteArray &status, const QUrl &target)
{
    return {.bytes = httpReply(status, "{}", "application/json", {"Location: " + target.toEncoded()})};
}

} // namespace

/// The key stays with the origin of its connection.
class tst_origins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s1_noRedirectIsFollowed_data();
    void s1_noRedirectIsFollowed();
};

void tst_origins::s1_noRedirectIsFollowed_data()
{
    QTest::addColumn<QByteArray>("status");
    for (const QByteArray &status : redirectStatuses)
        QTest::newRow(status.constData()) << status;
}

void tst_origins::s1_noRedirectIsFollowed()
{
    QFETCH(QByteArray, status);
    for (const CallKind kind : AllCallKinds) {
        FaultServer elsewhere({Play{.bytes = httpReply("200 OK", bodyForAll())}});
        QUrl target = elsewhere.url();
        target.setPath(u"/v2/user/u1"_s);
        FaultServer server({redirectTo(status, target)});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick());
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY2(result.error, nameOf(kind));
        const bool mayBeDone = !isRead(kind) && (status.startsWith("302") || status.startsWith("303"));
        QCOMPARE(result.error->kind, mayBeDone ? ApiError::Kind::OutcomeUnknown : ApiError::Kind::Redirected);
        QVERIFY2(result.error->detail.contains(QString::number(elsewhere.serverPort())),
                 "the sentence names where it points to");
        QCOMPARE(server.requests(), 1);
        QCOMPARE(elsewhere.connections(), 0);
    }
}

LABDESK_TEST(tst_origins)
#include "tst_origins.moc"
