// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "service/drills.h"
#include "session/exercise.h"
#include "session/session.h"
#include "support/eventloop.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A session on the real service, which plays the drill that the practice names.
class Classroom
{
public:
    Classroom()
        : running(40), session(connectionTo(running.service.baseUrl()), Secret(running.service.key()), impatient())
    {
        QObject::connect(&practice, &Practice::changed, &practice, [this] {
            const auto drill = practice.drill();
            running.service.faultInjector().practice(drill ? service::drillNamed(practiceDrillName(*drill))
                                                           : std::nullopt);
        });
        practice.setAvailable(true);
        session.actions().setDelay(50, std::chrono::milliseconds(20));
        session.users().reload();
    }

    bool isListed()
    {
        return QTest::qWaitFor([this] { return word(session.users().state()) == u"ready"; }, 30'000);
    }
    UserId id(quint32 row) { return session.users().store().id(row); }

    /// The first user of whom this is true once all is known of it.
    template <class Suits> bool openUserWith(Suits suits)
    {
        for (quint32 row = 0; row < 40; ++row) {
            session.details().open(id(row));
            const bool isKnown = QTest::qWaitFor(
                [this] {
                    return word(session.details().user()) == u"ready"
                        && word(session.details().providers()) == u"ready";
                },
                30'000);
            if (!isKnown || suits(readyIn(session.details().providers())->value))
                return isKnown;
        }
        return false;
    }

    Running running;
    Session session;
    Practice practice;
    Exercise exercise{practice};
};

bool hasFault(const std::vector<ConnectedProvider> &sources)
{
    return std::ranges::any_of(sources, [](const ConnectedProvider &source) { return source.isInError(); });
}

} // namespace

// The exercises: each can be done, and no step counts before it was done.
class tst_exercise : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSourceLostItsPermission()
    {
        Classroom room;
        QVERIFY(room.isListed());
        QVERIFY(room.openUserWith(hasFault)); // found before it began
        QVERIFY(room.openUserWith([](const auto &sources) { return !sources.empty() && !hasFault(sources); }));
        room.exercise.begin(ExerciseKind::LostPermission, room.session);
        room.session.details().reload();
        QTRY_COMPARE(word(room.session.details().providers()), u"ready"_s);
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(room.exercise.stepsDone(), size_t(0));
        QVERIFY(room.openUserWith(hasFault));
        QTRY_COMPARE(room.exercise.stepsDone(), size_t(2));

        const auto &sources = readyIn(room.session.details().providers())->value;
        const QString failing
            = std::ranges::find_if(sources, [](const auto &source) { return source.isInError(); })->name;
        for (const QString &beside : {failing, room.session.details().userId()->text(), u"Hello,\n\nnobody."_s}) {
            room.exercise.noteCopied(beside);
            QVERIFY(whatWasPutOffIsDone());
            QVERIFY2(!room.exercise.isCompleted(), qPrintable(beside));
        }
        room.exercise.noteCopied(u"Hello,\n\nYour %1 connection has expired."_s.arg(failing));
        QTRY_VERIFY(room.exercise.isCompleted());
        QVERIFY(room.exercise.wasCompleted(ExerciseKind::LostPermission));
    }

    void theServiceIsRateLimiting()
    {
        Classroom room;
        QVERIFY(room.isListed());
        QObject::disconnect(&room.practice, nullptr, &room.practice, nullptr); // its window lasts too long
        room.exercise.begin(ExerciseKind::RateLimited, room.session);
        QCOMPARE(room.practice.drill(), PracticeDrill::RateLimited);
        room.session.details().open(room.id(0));
        QTRY_COMPARE(word(room.session.details().user()), u"ready"_s);
        QTRY_COMPARE(word(room.session.details().providers()), u"ready"_s);
        QCOMPARE(room.exercise.stepsDone(), size_t(1)); // nothing was refused
        room.running.drill(refused("GET", 429, "0", 1));
        room.session.details().reload();
        QTRY_VERIFY(room.exercise.isCompleted());
        QCOMPARE(room.practice.drill(), std::nullopt);
    }

    void youDoNotKnowWhetherItWentThrough()
    {
        Classroom room;
        QVERIFY(room.isListed());
        room.exercise.begin(ExerciseKind::LostResponse, room.session);
        room.session.details().open(room.id(0));
        QTRY_COMPARE(word(room.session.details().user()), u"ready"_s);
        const User user = readyIn(room.session.details().user())->value;
        const quint64 change = room.session.actions().changeZone(user, u"America/Phoenix"_s);
        QTRY_COMPARE(room.exercise.stepsDone(), size_t(1));
        QCOMPARE(room.practice.drill(), std::nullopt);
        const QString summary = u"Summary\n\n%1\n"_s.arg(user.id.text());
        room.exercise.noteCopied(summary); // too early
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(room.exercise.stepsDone(), size_t(1));
        room.session.actions().check(change);
        QTRY_COMPARE(room.exercise.stepsDone(), size_t(2));
        room.exercise.noteCopied(summary);
        QTRY_VERIFY(room.exercise.isCompleted());
    }

    void theServiceIsDown()
    {
        Classroom room;
        QVERIFY(room.isListed());
        room.exercise.begin(ExerciseKind::Outage, room.session);
        QCOMPARE(room.practice.drill(), PracticeDrill::Unavailable);
        room.session.details().open(room.id(0));
        QTRY_COMPARE(room.exercise.stepsDone(), size_t(1));
        QCOMPARE(room.practice.drill(), std::nullopt);
        QVERIFY(!room.exercise.isCompleted());
        room.session.details().reload();
        QTRY_VERIFY(room.exercise.isCompleted());
    }

    void youChoseTheWrongSource()
    {
        Classroom room;
        QVERIFY(room.isListed());
        QVERIFY(room.openUserWith([](const auto &sources) { return !sources.empty(); }));
        room.exercise.begin(ExerciseKind::WrongSource, room.session);
        const User user = readyIn(room.session.details().user())->value;
        const ProviderSlug source
            = *ProviderSlug::parse(readyIn(room.session.details().providers())->value.front().slug);
        const quint64 mistake = room.session.actions().deregister(user, source);
        QTRY_COMPARE(room.exercise.stepsDone(), size_t(1));
        QVERIFY(room.session.actions().cancel(mistake));
        QTRY_VERIFY(room.exercise.isCompleted());
        QCOMPARE(room.running.asked("DELETE", "/v2/user/"), 0);
    }

    void aCallerNeedsACenterNearby()
    {
        Classroom room;
        room.session.centers().search({.where = NearZip{u"60201"_s, 6}});
        QTRY_COMPARE(word(room.session.centers().state()), u"ready"_s);
        room.exercise.begin(ExerciseKind::NearestCenter, room.session);
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(room.exercise.stepsDone(), size_t(0)); // found before it began
        room.session.centers().search({.where = NearZip{u"60202"_s, 6}});
        QTRY_COMPARE(room.exercise.stepsDone(), size_t(1));
        const ServiceCenter center = readyIn(room.session.centers().state())->value.centers.front();
        room.exercise.noteCopied(center.address.firstLine + u'\n' + center.address.zip);
        QVERIFY(whatWasPutOffIsDone());
        QVERIFY(!room.exercise.isCompleted());
        room.exercise.noteCopied(center.name + u"\nEvanston, IL "_s + center.address.zip);
        QTRY_VERIFY(room.exercise.isCompleted());
    }

    void leavingSwitchesTheDrillOff()
    {
        Classroom room;
        room.exercise.begin(ExerciseKind::Outage, room.session);
        room.exercise.leave();
        QCOMPARE(room.practice.drill(), std::nullopt);
        QVERIFY(!room.exercise.kind());
        QVERIFY(!room.exercise.wasCompleted(ExerciseKind::Outage));
    }

    void anotherExerciseTakesItsPlace()
    {
        Classroom room;
        room.exercise.begin(ExerciseKind::Outage, room.session);
        room.exercise.begin(ExerciseKind::LostResponse, room.session);
        QCOMPARE(room.exercise.kind(), ExerciseKind::LostResponse);
        QCOMPARE(room.practice.drill(), PracticeDrill::LostResponses);
    }

    void itIsLeftWhenAPersonSwitchesDrills()
    {
        Classroom room;
        room.exercise.begin(ExerciseKind::Outage, room.session);
        room.practice.setDrill(PracticeDrill::Slow);
        QVERIFY(!room.exercise.kind());
        QCOMPARE(room.practice.drill(), PracticeDrill::Slow); // which they wanted

        room.exercise.begin(ExerciseKind::WrongSource, room.session);
        QCOMPARE(room.practice.drill(), std::nullopt);
    }

    void itNeedsTheLocalService()
    {
        Classroom room;
        room.exercise.begin(ExerciseKind::WrongSource, room.session);
        room.practice.setAvailable(false);
        QVERIFY(!room.exercise.kind());
        room.exercise.begin(ExerciseKind::WrongSource, room.session);
        QVERIFY(!room.exercise.kind());
    }
};

LABDESK_TEST(tst_exercise)
#include "tst_exercise.moc"
