// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/activity/activitypane.h"
#include "views/activity/requestspage.h"
#include "widgets/inlinemessage.h"
#include "widgets/stackedbar.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

enum InspectorTab { SummaryTab, RequestTab, ResponseTab, TimingTab };

/// A pane over a session that has asked for the providers once.
struct Inspector
{
    explicit Inspector(int users = 12) : live(users), session(live.session()), pane(*session)
    {
        pane.resize(1300, 900);
        pane.showRequests();
        pane.show();
    }
    void ask()
    {
        session->providers().reload();
        if (!QTest::qWaitFor(
                [this] { return !std::holds_alternative<Loading>(session->providers().state()) && isOver(); }, 20'000))
            qFatal("no answer");
        table()->setCurrentIndex(table()->model()->index(0, 0));
    }
    bool isOver() const
    {
        const auto *ready = readyIn(session->providers().state());
        return !ready || !ready->refreshing;
    }
    QTableView *table() const { return part<QTableView>(pane, "requestsTable"); }
    void show(InspectorTab tab) const { part<QTabBar>(pane, "requestTabBar")->setCurrentIndex(tab); }

    LiveService live;
    std::unique_ptr<Session> session;
    ActivityPane pane;
};

QByteArray writtenTo(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_requestinspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRedirectToTheOtherFormOfAPathIsTold()
    {
        Inspector on;
        service::InjectedFault moved;
        moved.pathPrefix = "/v2/providers";
        moved.status = 307;
        moved.times = 1;
        moved.fields = {{"Location", "/v2/providers/"}};
        on.live.faultInjector().set({moved});
        on.ask();
        QVERIFY(readyIn(on.session->providers().state()));
        on.show(SummaryTab);
        QVERIFY(allWordsOf(on.pane).contains(u"The service redirected /v2/providers to /v2/providers/."_s));
        QCOMPARE(part<QComboBox>(on.pane, "requestTryCombo")->count(), 2);
        on.ask();
        QVERIFY(!allWordsOf(on.pane).contains(u"The service redirected"_s)); // it goes there directly now
        QCOMPARE(part<QComboBox>(on.pane, "requestTryCombo")->count(), 1);
    }

    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void s4_showsWhatWasSentAndWhatCameWithoutTheKey();
    void s7_showsNothingPersonal();
    void eachTryCanBeSeen();
    void aLongBodyScrollsAloneWhereThereIsRoom();
    void whatNeverGotAnAnswerSaysSo();
    void bodiesThatWereDroppedSaySo();
    void pausesAndGoesOn();
    void saysWhatIsOutsideTheContract();
    void helpsWithTheFilter();
    void s4_s7_s13_exportsHarForItsOwnerAlone();
};

void tst_requestinspector::s4_showsWhatWasSentAndWhatCameWithoutTheKey()
{
    Inspector on;
    on.ask();
    QString words;
    for (const InspectorTab tab : {SummaryTab, RequestTab, ResponseTab, TimingTab}) {
        on.show(tab);
        words += allWordsOf(on.pane);
    }
    QVERIFY(!words.contains(QString::fromLatin1(on.live.key())));
    QVERIFY2(words.contains(u"x-service-api-key"_s, Qt::CaseInsensitive)
                 && words.contains(u"content-type"_s, Qt::CaseInsensitive),
             qPrintable(words));
    on.show(ResponseTab);
    auto *body = part<QPlainTextEdit>(on.pane, "responseBodyEdit");
    QVERIFY(body->isVisible() && body->toPlainText().contains(u"\"slug\""_s));
    on.show(RequestTab);
    QVERIFY(part<QLabel>(on.pane, "requestNoBodyLabel")->isVisible());
    QCOMPARE(part<QLabel>(on.pane, "requestNoBodyLabel")->text(), u"None"_s);
    QVERIFY(!part<QWidget>(on.pane, "requestTryCombo")->isVisible()); // there was one
}

void tst_requestinspector::s7_showsNothingPersonal()
{
    Inspector on;
    on.live.answer(
        "/v2/providers", 422,
        R"({"detail":[{"loc":["body","client_user_id"],"msg":"canary@example.com exists","type":"x","input":"4805550175"}]})");
    on.ask();
    for (const InspectorTab tab : {SummaryTab, RequestTab, ResponseTab, TimingTab}) {
        on.show(tab);
        const QString words = allWordsOf(on.pane) + part<QPlainTextEdit>(on.pane, "responseBodyEdit")->toPlainText();
        QVERIFY2(!words.contains(u"canary@example"_s), qPrintable(words));
    }
}

void tst_requestinspector::eachTryCanBeSeen()
{
    Inspector on;
    service::InjectedFault busy;
    busy.pathPrefix = "/v2/providers";
    busy.status = 503;
    busy.body = R"({"detail":"Busy just now"})";
    busy.contentType = "application/json";
    busy.times = 1;
    on.live.faultInjector().set({busy});
    on.ask();
    QCOMPARE(on.table()->model()->rowCount(), 1); // one request
    on.show(ResponseTab);
    auto *choice = part<QComboBox>(on.pane, "requestTryCombo");
    QVERIFY(choice->isVisible());
    QCOMPARE(choice->count(), 2);
    QCOMPARE(choice->currentIndex(), 1);
    auto *body = part<QPlainTextEdit>(on.pane, "responseBodyEdit");
    QVERIFY(body->toPlainText().contains(u"\"slug\""_s));
    choice->setCurrentIndex(0);
    QVERIFY(body->toPlainText().contains(u"Busy just now"_s));
    part<QLineEdit>(on.pane, "filterEdit")->setText(u"state:retried status:200"_s);
    QCOMPARE(on.table()->model()->rowCount(), 1);
}

void tst_requestinspector::aLongBodyScrollsAloneWhereThereIsRoom()
{
    Inspector on;
    on.pane.resize(1300, 700);
    on.ask();
    on.show(ResponseTab);
    const QScrollBar *page = part<QScrollArea>(on.pane, "activityDetailScroll")->verticalScrollBar();
    auto *body = part<QPlainTextEdit>(on.pane, "responseBodyEdit");
    const auto below = [&] { return on.pane.height() - body->mapTo(&on.pane, QPoint(0, body->height())).y(); };
    QTRY_VERIFY2(below() > 0 && below() < 40, "all the room there is");
    QCOMPARE(page->maximum(), 0);
    QVERIFY(body->verticalScrollBar()->maximum() > 0);
    on.pane.resize(1300, 420);
    QTRY_VERIFY(page->maximum() > 0);
    QVERIFY2(body->height() > 8 * body->fontMetrics().lineSpacing(), "in a low window some lines stay");
    on.pane.resize(1300, 700);
    on.show(SummaryTab);
    on.show(RequestTab);
    QTRY_COMPARE(page->maximum(), 0);
}

void tst_requestinspector::whatNeverGotAnAnswerSaysSo()
{
    Inspector on;
    service::InjectedFault dropped;
    dropped.drop = service::InjectedFault::Drop::BeforeProcessing;
    on.live.faultInjector().set({dropped});
    on.ask();
    QVERIFY(part<QWidget>(on.pane, "requestErrorMessage")->isVisible());
    on.show(ResponseTab);
    QVERIFY(allWordsOf(on.pane).contains(u"No response"_s));
    on.show(TimingTab);
    const std::vector<StackedBar::Part> parts = part<StackedBar>(on.pane, "requestTimesBar")->parts();
    QCOMPARE(parts.size(), size_t(4));
    QCOMPARE(parts.back().value, u"—"_s);
    QCOMPARE(parts.back().amount, 0.0);
}

void tst_requestinspector::bodiesThatWereDroppedSaySo()
{
    Inspector on;
    on.ask();
    on.show(ResponseTab);
    QVERIFY(part<QPlainTextEdit>(on.pane, "responseBodyEdit")->isVisible());
    on.session->requests().dropBodies();
    QVERIFY(!part<QPlainTextEdit>(on.pane, "responseBodyEdit")->isVisible());
    QVERIFY(part<QPlainTextEdit>(on.pane, "responseBodyEdit")->toPlainText().isEmpty());
    QVERIFY(part<QLabel>(on.pane, "responseNoBodyLabel")->text().startsWith(u"Not kept"_s));
    on.ask();
    QVERIFY(!part<QPlainTextEdit>(on.pane, "responseBodyEdit")->toPlainText().isEmpty());
    on.show(SummaryTab); // and what is out of sight holds none
    on.session->requests().dropBodies();
    QVERIFY(part<QPlainTextEdit>(on.pane, "responseBodyEdit")->toPlainText().isEmpty());
    on.ask();
    on.show(ResponseTab);
    on.session->requests().clear();
    QVERIFY(part<QPlainTextEdit>(on.pane, "responseBodyEdit")->toPlainText().isEmpty());
}

void tst_requestinspector::pausesAndGoesOn()
{
    Inspector on;
    on.ask();
    auto *pause = part<QPushButton>(on.pane, "pauseRequestsButton");
    pause->click();
    on.ask();
    on.ask();
    QCOMPARE(on.table()->model()->rowCount(), 1);
    QCOMPARE(QString(pause->text()).remove(u'&'), u"Resume · 2 new"_s);
    pause->click();
    QCOMPARE(on.table()->model()->rowCount(), 3);
    QCOMPARE(QString(pause->text()).remove(u'&'), u"Pause"_s);
}

void tst_requestinspector::saysWhatIsOutsideTheContract()
{
    Inspector on;
    auto *notice = part<InlineMessage>(on.pane, "requestsNotice");
    QVERIFY(!notice->isVisible());
    on.live.answer(
        "/v2/providers", 200,
        R"([{"name":"Oura","slug":"oura","description":"x","logo":"","auth_type":"oauth","supported_resources":["sleep"],"nickname":"ring"}])");
    on.ask();
    QVERIFY(notice->isVisible());
    QVERIFY(part<QWidget>(on.pane, "requestDriftGroup")->isVisible());
    QVERIFY2(allWordsOf(on.pane).contains(u"nickname: in 1 of 1"_s), qPrintable(allWordsOf(on.pane)));
    notice->button()->click();
    QCOMPARE(part<QLineEdit>(on.pane, "filterEdit")->text(), u"drift:yes"_s);
    QCOMPARE(on.table()->model()->rowCount(), 1);
}

void tst_requestinspector::helpsWithTheFilter()
{
    Inspector on;
    auto *notice = part<InlineMessage>(on.pane, "requestsNotice");
    auto *filter = part<QLineEdit>(on.pane, "filterEdit");
    filter->setText(u"foo:1"_s);
    QVERIFY(notice->isVisible() && notice->sentence().contains(u"foo"_s));
    filter->clear();
    QVERIFY(!notice->isVisible());
    part<QAbstractButton>(on.pane, "requestFilterHelpButton")->click();
    QVERIFY(notice->isVisible());
}

void tst_requestinspector::s4_s7_s13_exportsHarForItsOwnerAlone()
{
    QTemporaryDir folder;
    Inspector on;
    on.ask();
    on.session->details().open(*UserId::parse(on.live.examples().userId));
    QTRY_VERIFY(readyIn(on.session->details().user()));
    on.session->details().loadInsurance();
    QTRY_VERIFY(readyIn(on.session->details().insurance()) && readyIn(on.session->details().insurance())->value);
    const InsuranceRecord record = *readyIn(on.session->details().insurance())->value;
    QSignalSpy toast(&on.pane, &Pane::toastRequested);
    const QString file = folder.filePath(u"requests.har"_s);
    on.pane.findChild<RequestExport *>()->exportTo(file);
    QTRY_COMPARE(toast.size(), 1);
    const QByteArray text = writtenTo(file);
    const auto entries = QJsonDocument::fromJson(text).object()[u"log"_s][u"entries"_s].toArray();
    QVERIFY(entries.size() >= 3);
    QVERIFY(!text.contains(on.live.key()));
    // The name as a whole value: payors can be named like people.
    for (const QString &canary : {record.memberId, u"\\\"%1\\\""_s.arg(record.insured.lastName), record.insured.email,
                                  record.insured.phoneNumber})
        QVERIFY2(canary.isEmpty() || !text.contains(canary.toUtf8()), qPrintable(canary));
    QVERIFY(text.contains(record.payorCode.toUtf8())); // the search above can find something
    struct stat facts = {};
    QCOMPARE(::stat(QFile::encodeName(file).constData(), &facts), 0);
    QCOMPARE(facts.st_mode & 0777, mode_t(0600));
    on.pane.findChild<RequestExport *>()->exportTo(folder.filePath(u"no folder/requests.har"_s));
    const auto *notice = part<InlineMessage>(on.pane, "requestsNotice");
    QTRY_VERIFY(notice->sentence().contains(u"doesn’t exist"_s));
    on.live.answer("/v2/providers", 200, R"([{"name":"N","slug":"n","supported_resources":[],"brand":"new"}])");
    on.ask(); // what comes meanwhile leaves it there
    QVERIFY(on.session->requests().drift().paths() > 0);
    QVERIFY(notice->sentence().contains(u"doesn’t exist"_s));
}

LABDESK_TEST(tst_requestinspector)
#include "tst_requestinspector.moc"
