// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/sidebar.h"
#include "shell/windowhistory.h"
#include "support/eventloop.h"
#include "text/language.h"
#include "widgets/metrics.h"
#include "widgets/toast.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_shell : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;

    std::optional<UserId> opened() const { return m_stage->session().details().userId(); }
    QAbstractButton *button(const char *name) const { return m_stage->part<QAbstractButton>(name); }
    /// The stop that was made is noted when the event loop comes to it.
    static void settle() { QVERIFY(whatWasPutOffIsDone()); }
    QRect where(const char *name) const
    {
        const auto *widget = m_stage->part<QWidget>(name);
        return widget ? QRect(widget->mapTo(&m_stage->window(), QPoint()), widget->size()) : QRect();
    }

private Q_SLOTS:
    void init()
    {
        installLanguage(*qApp, u"en"_s);
        m_stage = std::make_unique<ConsoleStage>();
    }
    void cleanup()
    {
        m_stage.reset();
        installLanguage(*qApp, u"en"_s);
    }

    void nothingJumpsWhenDataArrive()
    {
        m_stage->console->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->console->session(), ConsoleStage::patience);
        service::InjectedFault slow;
        slow.method = "GET";
        slow.pathPrefix = "/v2/";
        slow.delay = std::chrono::milliseconds(400);
        m_stage->console->localService()->faultInjector().set({slow});
        m_stage->session().users().reload();
        settle();
        const QRect filter = where("filterEdit");
        const QRect stack = where("usersStack");
        QVERIFY(filter.isValid() && stack.isValid());
        QVERIFY(!hasCome(m_stage->session().users().state()));
        QVERIFY(m_stage->isReady());
        settle();
        QCOMPARE(where("filterEdit"), filter);
        QCOMPARE(where("usersStack"), stack);

        m_stage->part<QTableView>("usersTable")
            ->setCurrentIndex(m_stage->part<QTableView>("usersTable")->model()->index(0, 0));
        QTRY_VERIFY(std::holds_alternative<Loading>(m_stage->session().details().user()));
        settle();
        const QRect list = where("usersTable");
        const QRect detail = where("userDetailPane");
        const QRect content = where("userStack");
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(m_stage->session().details().user())
                                     && hasCome(m_stage->session().details().providers()),
                                 ConsoleStage::patience);
        settle();
        QCOMPARE(where("filterEdit"), filter);
        QCOMPARE(where("usersTable"), list);
        QCOMPARE(where("userDetailPane"), detail);
        QCOMPARE(where("userStack"), content);
    }

    void backAndForwardFollowPlacesAndUsers()
    {
        QVERIFY(m_stage->start());
        settle();
        QVERIFY(!button("historyBackButton")->isEnabled());
        QVERIFY(m_stage->openRow(0));
        const auto first = opened();
        settle();
        m_stage->window().goTo(Place::Payors);
        settle();
        m_stage->window().goTo(Place::Users);
        QVERIFY(m_stage->openRow(3));
        const auto second = opened();
        settle();
        QVERIFY(first != second);

        button("historyBackButton")->click();
        QCOMPARE(m_stage->window().currentPlace(), Place::Users); // as it was found again
        QCOMPARE(opened(), first);
        QTest::mouseClick(m_stage->part<QTableView>("usersTable")->viewport(), Qt::BackButton);
        QCOMPARE(m_stage->window().currentPlace(), Place::Payors);
        QTest::keyClick(&m_stage->window(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_stage->window().currentPlace(), Place::Users);
        QCOMPARE(opened(), first);
        QTest::mouseClick(m_stage->part<QTableView>("usersTable")->viewport(), Qt::ForwardButton);
        QCOMPARE(m_stage->window().currentPlace(), Place::Payors);
        button("historyForwardButton")->click();
        QCOMPARE(opened(), first);
        button("historyForwardButton")->click();
        QCOMPARE(m_stage->window().currentPlace(), Place::Users);
        QCOMPARE(opened(), second);
        settle();
        QVERIFY(!button("historyForwardButton")->isEnabled());
    }

    void fromAnInsuranceRecordToItsPayorAndBack()
    {
        QVERIFY(m_stage->start());
        settle();
        const auto &insurance = m_stage->session().details().insurance();
        const auto hasRecord = [&] {
            return readyIn(insurance) && readyIn(insurance)->value && readyIn(m_stage->session().details().payor());
        };
        for (int row = 0; row < 20 && !hasRecord(); ++row) {
            QVERIFY(m_stage->openRow(row));
            m_stage->part<QTabBar>("userTabBar")->setCurrentIndex(2);
            QTRY_VERIFY(hasCome(insurance));
            QTRY_VERIFY(!readyIn(insurance)->value || hasRecord());
        }
        QVERIFY(hasRecord());
        const auto user = opened();
        const std::optional<Payor> payor = readyIn(m_stage->session().details().payor())->value;
        QVERIFY(payor);
        settle();

        button("openPayorButton")->click();
        QCOMPARE(m_stage->window().currentPlace(), Place::Payors);
        QCOMPARE(m_stage->part<QLineEdit>("searchEdit")->text(), payor->name); // services search names
        QTRY_VERIFY(m_stage->part<QLabel>("payorCodeLabel"));
        QCOMPARE(m_stage->part<QLabel>("payorCodeLabel")->text(), payor->code);
        settle();
        QTest::keyClick(&m_stage->window(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_stage->window().currentPlace(), Place::Users);
        QCOMPARE(opened(), user);
        QCOMPARE(m_stage->part<QTabBar>("userTabBar")->currentIndex(), 2);
        QVERIFY(hasRecord()); // nothing is fetched again
    }

    void backLeadsToTheDetailThatCoversTheList()
    {
        const Metrics metrics = metricsFor(&m_stage->window());
        m_stage->window().resize(metrics.px(800), metrics.px(560));
        QVERIFY(m_stage->start());
        QVERIFY(m_stage->openRow(0));
        QTest::keyClick(m_stage->part<QTableView>("usersTable"), Qt::Key_Return);
        QVERIFY(m_stage->part<QWidget>("userDetailPane"));
        settle();
        m_stage->window().goTo(Place::Providers);
        settle();
        QTest::keyClick(&m_stage->window(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_stage->window().currentPlace(), Place::Users);
        QTRY_VERIFY(m_stage->part<QWidget>("userDetailPane") && !m_stage->part<QTableView>("usersTable"));
    }

    void aUserThatIsGoneIsSkippedWithAWord()
    {
        QVERIFY(m_stage->start());
        settle();
        for (const int row : {0, 1, 2}) {
            QVERIFY(m_stage->openRow(row));
            settle();
        }
        const auto first = m_stage->session().users().store().find(*opened());
        QVERIFY(first);
        m_stage->window().history().navigate(-1);
        const UserId middle = *opened();
        m_stage->window().history().navigate(-1);
        const UserId beginning = *opened();
        m_stage->window().history().navigate(1);
        m_stage->window().history().navigate(1);
        m_stage->session().users().remove(middle);
        m_stage->window().history().navigate(-1);
        QCOMPARE(opened(), beginning);
        QVERIFY2(m_stage->window().toasts()->toast()->text().contains(u"Skipped"_s),
                 qPrintable(m_stage->window().toasts()->toast()->text()));
    }

    void anotherConnectionBeginsWithoutAWayBack()
    {
        QVERIFY(m_stage->start());
        const QString elsewhere = m_stage->addElsewhere();
        QVERIFY(m_stage->openRow(0));
        settle();
        QVERIFY(button("historyBackButton")->isEnabled());
        m_stage->console->connectTo(elsewhere);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->console->session() && m_stage->session().connection().id == elsewhere,
                                 ConsoleStage::patience);
        settle();
        QVERIFY(!button("historyBackButton")->isEnabled());
    }

    void fromRightToLeftTheKeysAreMirroredAndTheWayIsKept()
    {
        QVERIFY(m_stage->start());
        settle();
        QVERIFY(m_stage->openRow(0));
        settle();
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->console->setLanguage(u"ar"_s);
        QVERIFY(rebuilt.wait());
        settle();
        QVERIFY(button("historyBackButton")->isEnabled());
        QTest::keyClick(&m_stage->window(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(!opened());
        QTest::keyClick(&m_stage->window(), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(opened());
    }

    void everyWidthHasItsLayout_data()
    {
        QTest::addColumn<QSize>("size"); // for a font of 13 px that is 16 px high, as every distance of the window
        QTest::addColumn<bool>("drawingsOnly");
        QTest::addColumn<bool>("stacked");
        QTest::newRow("the least") << QSize(800, 560) << true << true;
        QTest::newRow("just below 900") << QSize(899, 700) << true << true;
        QTest::newRow("900") << QSize(900, 700) << true << false;
        QTest::newRow("1000") << QSize(1000, 700) << true << false;
        QTest::newRow("just below 1200") << QSize(1199, 800) << true << false;
        QTest::newRow("1200") << QSize(1200, 800) << false << false;
        QTest::newRow("1440") << QSize(1440, 900) << false << false;
        QTest::newRow("full HD") << QSize(1920, 1080) << false << false;
        QTest::newRow("4K without scaling") << QSize(3840, 2160) << false << false;
    }

    void everyWidthHasItsLayout()
    {
        QFETCH(const QSize, size);
        const Metrics metrics = metricsFor(&m_stage->window());
        m_stage->window().resize(metrics.px(size.width()), metrics.px(size.height()));
        QVERIFY(m_stage->start());
        QVERIFY(m_stage->openRow(0));
        auto *pane = m_stage->window().pane(Place::Users);
        QVERIFY(m_stage->part<QTableView>("usersTable"));
        QTEST(m_stage->part<SideBar>("sideBar")->isCompact(), "drawingsOnly");
        const auto *detail = pane->findChild<QWidget *>(u"userDetailPane"_s);
        QFETCH(const bool, stacked);
        QCOMPARE(!detail->isVisible(), stacked);
        if (!stacked)
            return;
        QTest::keyClick(m_stage->part<QTableView>("usersTable"), Qt::Key_Return);
        QVERIFY(detail->isVisible() && !m_stage->part<QTableView>("usersTable"));
        QTest::keyClick(m_stage->window().focusWidget(), Qt::Key_Escape);
        QVERIFY(!detail->isVisible() && m_stage->part<QTableView>("usersTable"));
    }

    void whereOneHidesTheOtherRowsCanStillBeGathered()
    {
        m_stage->window().resize(800, 560);
        QVERIFY(m_stage->start());
        auto *table = m_stage->part<QTableView>("usersTable");
        const auto click = [table](int row, Qt::KeyboardModifiers with) {
            const QPoint at
                = table->viewport()->mapTo(table->window(), table->visualRect(table->model()->index(row, 0)).center());
            QTest::mouseClick(table->window()->windowHandle(), Qt::LeftButton, with, at);
        };
        click(0, Qt::ControlModifier);
        click(2, Qt::ControlModifier);
        QVERIFY(table->isVisible());
        QTRY_COMPARE(table->selectionModel()->selectedRows().size(), 2);
        click(1, Qt::NoModifier);
        QVERIFY(!table->isVisible());
    }

    void theDetailDoesNotStretchWithoutEnd()
    {
        m_stage->window().resize(3840, 2160);
        QVERIFY(m_stage->start());
        QVERIFY(m_stage->openRow(0));
        settle();
        const auto *change = m_stage->part<QWidget>("changeZoneButton");
        const auto *pane = m_stage->part<QWidget>("userDetailPane");
        QVERIFY(change && pane);
        QVERIFY(pane->width() > 1500);
        QVERIFY2(change->mapTo(pane, QPoint()).x() < 1100,
                 qPrintable(QString::number(change->mapTo(pane, QPoint()).x())));
    }

    void whatIsNotSeenDoesNotWidenWhatIs()
    {
        m_stage->window().resize(1440, 900);
        QVERIFY(m_stage->start());
        for (const Place place : allPlaces)
            m_stage->window().showPlace(place);
        m_stage->window().showPlace(Place::Users);
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->console->setTextScale(200);
        QVERIFY(rebuilt.wait());
        settle();
        QVERIFY(where("newUserButton").isValid());
        QVERIFY2(m_stage->window().rect().contains(where("newUserButton")),
                 qPrintable(QString::number(where("newUserButton").right())));
        m_stage->console->setTextScale(100);
        QVERIFY(rebuilt.wait());
    }

    void f11FillsTheScreenAndComesBack()
    {
        QVERIFY(m_stage->start());
        const QSize before = m_stage->window().size();
        QTest::keyClick(&m_stage->window(), Qt::Key_F11);
        QVERIFY(m_stage->window().isFullScreen());
        QTest::keyClick(&m_stage->window(), Qt::Key_F11);
        QVERIFY(!m_stage->window().isFullScreen());
        QTRY_COMPARE(m_stage->window().size(), before);
    }
};

LABDESK_TEST(tst_shell)
#include "tst_shell.moc"
