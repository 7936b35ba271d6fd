// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"
#include "tour/voices.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"
#include "widgets/toast.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;
using service::InjectedFault;

Q_DECLARE_METATYPE(labdesk::service::InjectedFault)

/// When something breaks, one message says it, wherever one looks; when it works again, none does.
class tst_onevoice : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage; ///< of all faults and drills, one after another

    /// `silence`: that a request waits for.
    static api::ClientOptions hasty(std::chrono::milliseconds silence = 15s)
    {
        api::ClientOptions options;
        options.retry.base = 1ms;
        options.retry.retriesPerMinute = 10'000;
        options.idleTimeout = silence;
        return options;
    }

    static QStringList newVoices(const ConsoleStage &stage, const QStringList &before)
    {
        return labdesk::newVoices(stage.window(), before);
    }
    static QStringList voices(const ConsoleStage &stage) { return labdesk::voices(stage.window()); }

    static void askEverything(const ConsoleStage &stage)
    {
        stage.session().users().reload();
        stage.session().details().reload();
        stage.session().providers().reload();
    }

    template <class T> static bool isSettled(const Remote<T> &remote)
    {
        const auto *ready = readyIn(remote);
        return std::holds_alternative<Failed>(remote) || (ready && !ready->refreshing);
    }

    static bool isSettled(const ConsoleStage &stage)
    {
        Session &session = stage.session();
        return isSettled(session.users().state()) && isSettled(session.details().user())
            && isSettled(session.details().providers()) && isSettled(session.providers().state());
    }

    static InjectedFault refusal(int status, const QByteArray &body = R"({"detail":"No."})")
    {
        return {.status = status, .body = body};
    }

    bool begin()
    {
        if (m_stage)
            return true;
        m_stage = std::make_unique<ConsoleStage>(20, Policy(), false, QByteArray(), hasty());
        if (!m_stage->start() || !m_stage->openRow(0))
            return false;
        for (const Place place : {Place::Providers, Place::Payors, Place::Users})
            m_stage->window().goTo(place);
        return true;
    }

    /// At an open user, with everything loaded, and nothing on the way.
    static bool isReady(const ConsoleStage &stage)
    {
        askEverything(stage);
        stage.window().goTo(Place::Users);
        stage.window().toasts()->clear();
        return QTest::qWaitFor([&stage] { return isSettled(stage); }, ConsoleStage::patience)
            && readyIn(stage.session().details().user());
    }

    static void playFault(const ConsoleStage &stage, const InjectedFault &fault, const QString &voice,
                          bool isAskedAgain)
    {
        QVERIFY(isReady(stage));
        const QStringList before = voices(stage);
        const auto told = [&] { return qPrintable(voices(stage).join(u'\n')); };
        const auto isTold = [&] { return newVoices(stage, before) == QStringList{voice}; };
        stage.console->localService()->faultInjector().set({fault});
        askEverything(stage);
        if (voice == u"offlineMessage")
            QTRY_VERIFY2(isSettled(stage) && stage.part<QWidget>("offlineMessage"), told());
        QTRY_VERIFY2(isTold(), told());
        for (const Place place : {Place::Providers, Place::Payors, Place::Centers, Place::Users}) {
            stage.window().goTo(place);
            QVERIFY2(isTold(), told());
        }
        stage.console->localService()->faultInjector().clear();
        if (!isAskedAgain)
            stage.session().users().reload();
        QTRY_VERIFY2(newVoices(stage, before).isEmpty(), told());
        QTRY_VERIFY(hasCome(stage.session().users().state()) && hasCome(stage.session().details().user()));
        QVERIFY2(newVoices(stage, before).isEmpty(), told());
        QCOMPARE(stage.part<QLabel>("connectionLabel")->text(), u"Connected"_s);
    }

private Q_SLOTS:
    void cleanup()
    {
        if (QTest::currentTestFailed())
            m_stage.reset(); // what one leaves isn't the next one's fault
    }
    void cleanupTestCase() { m_stage.reset(); }

    void eachFaultOfTheServiceIsToldOnceAndNotAfterIt_data()
    {
        QTest::addColumn<InjectedFault>("fault");
        QTest::addColumn<QString>("voice");
        QTest::addColumn<bool>("isAskedAgain");
        for (const FaultVoice &one : faultVoices())
            QTest::newRow(one.sentence) << one.fault << one.voice << one.isAskedAgain;
    }
    void eachFaultOfTheServiceIsToldOnceAndNotAfterIt()
    {
        QFETCH(InjectedFault, fault);
        QFETCH(QString, voice);
        QFETCH(bool, isAskedAgain);
        QVERIFY(begin());
        playFault(*m_stage, fault, voice, isAskedAgain);
    }

    void aServiceThatIsSilentIsToldOnceAndNotAfterIt()
    {
        m_stage.reset();
        ConsoleStage stage(20, {}, false, {}, hasty(3s));
        QVERIFY(stage.start());
        QVERIFY(stage.openRow(0));
        playFault(stage, {.delay = 60s}, u"offlineMessage"_s, true);
    }

    void itIsStillToldInAWindowThatWasRebuilt()
    {
        QVERIFY(begin() && isReady(*m_stage));
        const QStringList before = voices(*m_stage);
        m_stage->console->localService()->faultInjector().set({refusal(503)});
        askEverything(*m_stage);
        QTRY_VERIFY(isSettled(*m_stage) && m_stage->part<QWidget>("offlineMessage"));
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->console->setTextScale(125);
        QTRY_COMPARE(rebuilt.size(), 1);
        QCOMPARE(newVoices(*m_stage, before), QStringList{u"offlineMessage"_s});
        m_stage->console->localService()->faultInjector().clear();
        QTRY_COMPARE(newVoices(*m_stage, before), QStringList());
        m_stage->console->setTextScale(100);
        QTRY_COMPARE(rebuilt.size(), 2);
    }

    void eachDrillIsToldOnceAndNotAfterIt_data()
    {
        QTest::addColumn<PracticeDrill>("drill");
        QTest::addColumn<QStringList>("voice");
        QCOMPARE(drillVoices().size(), allPracticeDrills.size());
        for (const DrillVoice &one : drillVoices())
            if (one.drill != PracticeDrill::ManyUsers) // told by their count alone; tst_drills has them
                QTest::newRow(one.sentence) << one.drill << one.voice;
    }
    void eachDrillIsToldOnceAndNotAfterIt()
    {
        QFETCH(PracticeDrill, drill);
        QFETCH(QStringList, voice);
        QVERIFY(begin() && isReady(*m_stage));
        const ConsoleStage &stage = *m_stage;
        const QStringList before = voices(stage);
        const auto told = [&] { return qPrintable(voices(stage).join(u'\n')); };
        const User user = readyIn(stage.session().details().user())->value;

        stage.console->practice().setDrill(drill);
        quint64 change = 0;
        if (drill == PracticeDrill::LostResponses)
            change = stage.session().actions().changeZone(user, u"America/Boise"_s);
        else
            askEverything(stage);
        for (int request = 0; drill == PracticeDrill::RateLimited && request < 20; ++request) {
            stage.session().providers().reload();
            QTRY_VERIFY(stage.part<QLabel>("pauseStatusLabel") || hasCome(stage.session().providers().state()));
        }
        QTRY_VERIFY2(newVoices(stage, before) == voice, told());

        stage.console->practice().end();
        if (change != 0)
            stage.session().actions().check(change);
        QTRY_VERIFY2(newVoices(stage, before).filter(u"toast"_s) == newVoices(stage, before), told());
        stage.window().toasts()->clear();
        QTRY_VERIFY2(isSettled(stage) && newVoices(stage, before).isEmpty(), told());
    }

    void whatFailedIsNotTakenForEmpty()
    {
        m_stage.reset();
        for (const PracticeDrill drill : {PracticeDrill::Unavailable, PracticeDrill::ExpiredKey}) {
            ConsoleStage stage(20, {}, false, {}, hasty());
            QVERIFY(stage.start());
            stage.console->practice().setDrill(PracticeDrill::EmptyTeam);
            const auto *stack = stage.part<RemoteStack>("usersStack");
            QTRY_COMPARE(stack->page(), RemoteStack::Page::Empty);
            stage.console->practice().setDrill(drill);
            QTRY_COMPARE(stack->page(), RemoteStack::Page::Waiting);
            stage.session().users().reload();
            QCOMPARE(stack->page(), RemoteStack::Page::Waiting);
            stage.console->practice().end();
            QTRY_COMPARE(stack->page(), RemoteStack::Page::Content);
        }
    }

    void aPlaceThatHasNothingYetLoadsByItself()
    {
        m_stage.reset();
        ConsoleStage stage(20, {}, false, {}, hasty());
        QVERIFY(stage.start());
        stage.console->localService()->faultInjector().set({refusal(503)});
        QVERIFY(!stage.session().details().userId());
        stage.session().details().open(stage.session().users().store().id(3));
        QTRY_VERIFY(std::holds_alternative<Failed>(stage.session().details().user()));
        QCOMPARE(stage.part<RemoteStack>("userStack")->page(), RemoteStack::Page::Waiting);
        stage.console->localService()->faultInjector().clear();
        QTRY_COMPARE(stage.part<RemoteStack>("userStack")->page(), RemoteStack::Page::Content);
        QVERIFY(!stage.part<QWidget>("offlineMessage"));
    }

    /// Jobs has nothing to load.
    void tryAgainAsksTheServiceInEachPlace_data()
    {
        QTest::addColumn<Place>("place");
        QTest::newRow("one with a list of the service") << Place::Providers;
        QTest::newRow("one without") << Place::Jobs;
    }
    void tryAgainAsksTheServiceInEachPlace()
    {
        QFETCH(const Place, place);
        m_stage.reset();
        api::ClientOptions once;
        once.retry.maxRetries = 0;
        ConsoleStage stage(20, {}, false, {}, once);
        QVERIFY(stage.start());
        InjectedFault busy = refusal(503);
        busy.fields = {{"Retry-After", "60"}}; // nor does it ask by itself before that
        stage.console->localService()->faultInjector().set({busy});
        stage.session().users().reload();
        QTRY_VERIFY(stage.part<InlineMessage>("offlineMessage"));
        stage.window().goTo(place);
        stage.console->localService()->faultInjector().clear();
        QVERIFY(stage.part<InlineMessage>("offlineMessage"));
        QCOMPARE(stage.part<InlineMessage>("offlineMessage")->button()->text(), u"Try again"_s);
        stage.part<InlineMessage>("offlineMessage")->button()->click();
        QTRY_VERIFY(!stage.part<InlineMessage>("offlineMessage"));
    }

    void aChangeThatFailedSaysOnlyThat()
    {
        m_stage.reset();
        ConsoleStage stage(20, {}, false, {}, hasty());
        QVERIFY(stage.start());
        QVERIFY(stage.openRow(0));
        const User user = readyIn(stage.session().details().user())->value;
        stage.console->localService()->faultInjector().set({refusal(401)});
        stage.session().actions().refresh(user);
        QTRY_VERIFY(stage.part<InlineMessage>("actionMessage"));
        QTRY_COMPARE(stage.part<InlineMessage>("actionMessage")->sentence(),
                     u"Requesting a data refresh failed. Nothing was changed."_s);
        QCOMPARE(stage.part<InlineMessage>("offlineMessage")->sentence(), u"The service rejected the key."_s);
    }
};

LABDESK_TEST(tst_onevoice)
#include "tst_onevoice.moc"
