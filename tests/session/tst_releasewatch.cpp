// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/releasewatch.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QByteArray releaseReply(const QByteArray &version)
{
    return httpReply("200 OK", R"({"version":")" + version + R"(","notes":"https://labdesk.test/notes"})");
}

} // namespace

/// When a server on this machine is asked for newer versions, and what comes of it.
class tst_releasewatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_dir->filePath(u"labdesk.ini"_s));
        m_server = std::make_unique<FaultServer>(std::vector<Play>{Play{.bytes = releaseReply("1.3.0")}});
        m_now = QDateTime(QDate(2026, 11, 22), QTime(23, 30));
    }

    void nobodyIsAskedUntilSomebodyWantsIt()
    {
        ReleaseWatch watch(*m_settings, here());
        QVERIFY(!watch.isWanted());
        watch.start();
        QVERIFY(std::holds_alternative<Idle>(watch.state())); // no call was begun
        QVERIFY(m_settings->get(setting::releaseCheckedOn).isNull());
    }

    void whoWantsItIsTold()
    {
        ReleaseWatch watch(*m_settings, here());
        QSignalSpy changes(&watch, &ReleaseWatch::changed);
        m_settings->set(setting::releaseNotice, true);
        QVERIFY(std::holds_alternative<Loading>(watch.state()));
        QTRY_VERIFY(watch.newer());
        QCOMPARE(watch.newer()->version, QVersionNumber(1, 3, 0));
        QCOMPARE(m_server->requests(), 1);
        QVERIFY(changes.size() >= 2);
        m_settings->set(setting::releaseNotice, false);
        QVERIFY2(!watch.newer(), "and who does not want it any more is not");
    }

    void onlyWhatIsNewerIsToldOf_data()
    {
        QTest::addColumn<QByteArray>("published");
        QTest::addColumn<bool>("isNewer");
        QTest::newRow("the next one") << "1.2.4"_ba << true;
        QTest::newRow("ten comes after nine") << "1.10.0"_ba << true;
        QTest::newRow("the same") << "1.2.3"_ba << false;
        QTest::newRow("an older one") << "1.1.9"_ba << false;
    }

    void onlyWhatIsNewerIsToldOf()
    {
        QFETCH(QByteArray, published);
        QFETCH(bool, isNewer);
        m_server->setPlays({Play{.bytes = releaseReply(published)}});
        ReleaseWatch watch(*m_settings, here());
        m_settings->set(setting::releaseNotice, true);
        QTRY_VERIFY(readyIn(watch.state()));
        QCOMPARE(watch.newer().has_value(), isNewer);
    }

    void onceADayIsEnough()
    {
        m_settings->set(setting::releaseNotice, true);
        {
            ReleaseWatch first(*m_settings, here());
            first.start();
            QTRY_VERIFY(first.newer());
        }
        ReleaseWatch second(*m_settings, here());
        second.start();
        QVERIFY2(std::holds_alternative<Idle>(second.state()), "a second start on the same day");
        m_now = m_now.addSecs(3600);
        ReleaseWatch third(*m_settings, here());
        third.start();
        QTRY_VERIFY2(third.newer(), "the next day has begun");
        QCOMPARE(m_server->requests(), 2);
    }

    void aFailureIsKnownAndNotTriedAgainOnThatDay()
    {
        m_server->setPlays({Play{.bytes = httpReply("404 Not Found", "{}")}});
        ReleaseWatch watch(*m_settings, here());
        m_settings->set(setting::releaseNotice, true);
        QTRY_VERIFY(std::holds_alternative<Failed>(watch.state()));
        QVERIFY(!watch.newer());
        ReleaseWatch again(*m_settings, here());
        again.start();
        QVERIFY(std::holds_alternative<Idle>(again.state()));
    }

    void whoIsNotGivenLeaveAsksNobody_data()
    {
        QTest::addColumn<bool>("isForbidden");
        QTest::addColumn<bool>("hasAddress");
        QTest::addColumn<int>("permission");
        QTest::newRow("by the administrator") << true << true << int(ReleaseWatch::Permission::Forbidden);
        QTest::newRow("in a package of the system") << false << false << int(ReleaseWatch::Permission::NoAddress);
        QTest::newRow("by both") << true << false << int(ReleaseWatch::Permission::Forbidden);
    }

    void whoIsNotGivenLeaveAsksNobody()
    {
        QFETCH(bool, isForbidden);
        QFETCH(bool, hasAddress);
        QFETCH(int, permission);
        m_settings->set(setting::releaseNotice, true); // on another day, or by hand
        ReleaseWatch::Options options = here();
        options.isForbidden = isForbidden;
        if (!hasAddress)
            options.address = {};
        ReleaseWatch watch(*m_settings, options);
        QCOMPARE(int(watch.permission()), permission);
        QVERIFY(!watch.isWanted());
        watch.start();
        m_settings->set(setting::releaseNotice, true);
        QVERIFY(std::holds_alternative<Idle>(watch.state()));
        QVERIFY(m_settings->get(setting::releaseCheckedOn).isNull());
    }

private:
    ReleaseWatch::Options here() const
    {
        return {.address = m_server->url(), .running = QVersionNumber(1, 2, 3), .now = [this] { return m_now; }};
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<FaultServer> m_server;
    QDateTime m_now;
};

LABDESK_TEST(tst_releasewatch)
#include "tst_releasewatch.moc"
