// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/session.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_sourcetrouble : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatFailsUntilItWorksAgain()
    {
        SourceTrouble trouble;
        QSignalSpy changed(&trouble, &SourceTrouble::changed);
        trouble.see(m_user, {source(u"oura"_s)}, m_noon);
        QVERIFY(trouble.all().isEmpty());
        QCOMPARE(changed.count(), 0);
        trouble.see(m_user, {source(u"oura"_s), source(u"garmin"_s, u"token_expired"_s)}, m_noon);
        QCOMPARE(trouble.of(m_user)->faults, (std::vector<SourceFault>{{u"garmin"_s, u"token_expired"_s}}));
        QCOMPARE(trouble.of(m_user)->at, m_noon);
        QCOMPARE(changed.count(), 1);
        trouble.see(m_user, {source(u"garmin"_s, u"token_expired"_s)}, m_noon.addSecs(15));
        QCOMPARE(changed.count(), 1); // the same once more
        QCOMPARE(trouble.of(m_user)->at, m_noon.addSecs(15));
        trouble.see(m_user, {source(u"garmin"_s)}, m_noon.addSecs(30));
        QVERIFY(!trouble.of(m_user));
        QCOMPARE(changed.count(), 2);
    }

    void whatCouldNotBeReadMayStillFail()
    {
        SourceTrouble trouble;
        trouble.see(m_user, {source(u"garmin"_s, u"token_expired"_s), source(u"oura"_s, u"x"_s)}, m_noon);
        trouble.see(m_user, {source(u"oura"_s)}, m_noon.addSecs(15), false);
        QCOMPARE(trouble.of(m_user)->faults, (std::vector<SourceFault>{{u"garmin"_s, u"token_expired"_s}}));
        trouble.see(m_user, {source(u"oura"_s)}, m_noon.addSecs(30));
        QVERIFY(!trouble.of(m_user));
    }

    void anErrorWithoutAReasonIsOneToo()
    {
        SourceTrouble trouble;
        ConnectedProvider failing = source(u"oura"_s);
        failing.status = u"error"_s;
        trouble.see(m_user, {failing}, m_noon);
        QCOMPARE(trouble.of(m_user)->faults, (std::vector<SourceFault>{{u"oura"_s, QString()}}));
    }

    void aSourceThatIsListedTwiceFailsOnce()
    {
        SourceTrouble trouble;
        const ConnectedProvider failing = source(u"garmin"_s, u"token_expired"_s);
        trouble.see(m_user, {failing, failing}, m_noon);
        QCOMPARE(trouble.of(m_user)->faults, (std::vector<SourceFault>{{u"garmin"_s, u"token_expired"_s}}));
    }

    void aSourceThatWasReconnectedFailsNoMore()
    {
        SourceTrouble trouble;
        trouble.see(m_user, {source(u"garmin"_s, u"token_expired"_s)}, m_noon);
        trouble.see(m_user, {source(u"Garmin"_s, u"token_expired"_s), source(u"garmin"_s)}, m_noon.addSecs(15));
        QVERIFY(!trouble.of(m_user)); // the old connection is still listed beside the new one
    }

    void anOlderReadChangesNothing()
    {
        SourceTrouble trouble;
        QSignalSpy changed(&trouble, &SourceTrouble::changed);
        const std::vector<ConnectedProvider> failing{source(u"garmin"_s, u"token_expired"_s)};
        trouble.see(m_user, failing, m_noon);
        trouble.see(m_user, {source(u"garmin"_s)}, m_noon.addSecs(-1));
        QVERIFY(trouble.of(m_user));
        trouble.see(m_user, {source(u"garmin"_s)}, m_noon.addSecs(15));
        trouble.see(m_user, failing, m_noon); // once more, as while it is read again
        QVERIFY(!trouble.of(m_user));
        trouble.see(m_user, {source(u"garmin"_s)}, m_noon.addSecs(30));
        trouble.see(m_user, failing, m_noon.addSecs(20));
        QVERIFY(!trouble.of(m_user));
        QCOMPARE(changed.count(), 2);
        trouble.see(m_user, failing, m_noon.addSecs(45));
        QVERIFY(trouble.of(m_user));
    }

    void theOpenUserFeedsItAndTheLockDropsIt()
    {
        FaultServer server({{.bytes = httpReply("200 OK", R"([{"name":"Garmin","slug":"garmin","logo":"",
            "created_on":"2026-01-01T00:00:00Z","status":"error","error_details":
            {"error_type":"token_expired","error_message":"x","errored_at":null}}])")}}); // also where the user is
                                                                                          // asked for
        Session session(connectionTo(server.url()), Secret("k"), impatient());
        QSignalSpy changed(&session.trouble(), &SourceTrouble::changed);
        session.details().open(m_user);
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(session.trouble().of(m_user));
        session.details().close();
        QVERIFY(session.trouble().of(m_user)); // it is still so when another user is open
        session.lock(true);
        QVERIFY(session.trouble().all().isEmpty());
        QCOMPARE(changed.count(), 2);
    }

private:
    static ConnectedProvider source(const QString &slug, const QString &error = {})
    {
        ConnectedProvider made;
        made.name = made.slug = slug;
        made.status = error.isEmpty() ? u"connected"_s : u"error"_s;
        if (!error.isEmpty())
            made.fault = ConnectionFault{error, u"x"_s, {}};
        return made;
    }

    const UserId m_user = *UserId::parse(u"0b1e9f64-0000-4000-8000-000000000001"_s);
    const QDateTime m_noon{{2026, 3, 12}, {12, 0}, Qt::UTC};
};

LABDESK_TEST(tst_sourcetrouble)
#include "tst_sourcetrouble.moc"
