// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/describedpeer.h"
#include "support/described/servicedrift.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/centers/centerspane.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/userspane.h"
#include "widgets/remotestack.h"
#include "widgets/segmentedcontrol.h"

#include <QComboBox>
#include <QTabBar>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// What a service has, and where it is.
struct Site
{
    QUrl url;
    QByteArray key;
    service::ServiceExamples examples;
    int users = 0;       ///< in its list
    bool hasMore = true; ///< lists are not empty
};

Connection siteConnection(const QUrl &url)
{
    return {u"test"_s, u"Test"_s, Environment::Local, url, ApiKeyScheme{}, false};
}

/// At rest, and whether something is shown instead of an error.
bool settles(const QWidget &pane, const char *stack, bool hasContent)
{
    const auto *pages = part<RemoteStack>(pane, stack);
    const auto isDone = [pages, hasContent] {
        return pages->page() == RemoteStack::Page::Content || pages->page() == RemoteStack::Page::Error
            || (!hasContent && pages->page() == RemoteStack::Page::Empty);
    };
    return QTest::qWaitFor(isDone, 20'000) && pages->page() != RemoteStack::Page::Error;
}

} // namespace

/// The console's places on services that are not like our own: a peer that is made from the description, which leaves
/// out, nulls and stretches what may be so, and the local service with each shape that deployments are known to send.
class tst_describedpanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onAPeerOfTheDescription_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < int(sampleKinds().size()); ++kind)
            QTest::newRow(sampleKinds()[kind].name) << kind;
    }
    void onAPeerOfTheDescription()
    {
        QFETCH(int, kind);
        const SampleKind &like = sampleKinds()[kind];
        DescribedPeer peer(like);
        Site site{peer.url(), "test-key-0123456789", {}, 2, true};
        site.examples = {u"00000000-0000-4000-8000-000000000001"_s, u"o1"_s, u"60202"_s, 6, u"quest"_s, u"A"_s};
        if (like.extent == SampleKind::Extent::Least)
            site.users = 0;
        else if (like.extent == SampleKind::Extent::Most)
            site.users = 30;
        site.hasMore = like.extent != SampleKind::Extent::Least;
        allPlaces(site);
        if (!QTest::currentTestFailed())
            everyWrite(site);
        QCOMPARE(peer.complaints().join(u'\n'), QString());
        const QStringList asked = peer.asked();
        for (const DescribedOperation &operation : ServiceDescription::whole().operations()) {
            const qsizetype times = asked.count(operation.id);
            const bool isWrite = operation.method != "GET";
            QVERIFY2(operation.id == u"exchangeToken" || (isWrite ? times == 1 : times > 0), qPrintable(operation.id));
        }
    }

    void onEachServiceMode_data()
    {
        QTest::addColumn<int>("mode");
        for (int mode = 0; mode < int(serviceModes().size()); ++mode)
            QTest::newRow(serviceModes()[mode].says) << mode;
    }
    void onEachServiceMode()
    {
        QFETCH(int, mode);
        service::ServiceOptions options;
        options.users = 130;
        serviceModes()[mode].apply(options);
        service::LocalService local(options);
        local.startAndWait();
        allPlaces({local.baseUrl(), local.key(), local.examples(), 130, true});
    }

private:
    static void allPlaces(const Site &site)
    {
        Session session(siteConnection(site.url), Secret(site.key), LiveService::hasty());
        users(session, site);
        if (QTest::currentTestFailed())
            return;
        ProvidersPane providers(session);
        show(providers);
        QVERIFY(settles(providers, "resultStack", site.hasMore));
        CentersPane centers(session);
        show(centers);
        part<QLineEdit>(centers, "zipEdit")->setText(site.examples.zip);
        part<QComboBox>(centers, "labCombo")->setEditText(QString::number(site.examples.labId));
        QTest::keyClick(part<QLineEdit>(centers, "zipEdit"), Qt::Key_Return);
        QVERIFY(settles(centers, "resultStack", site.hasMore));
        part<SegmentedControl>(centers, "modeSegment")->setCurrentIndex(1);
        part<QLineEdit>(centers, "orderEdit")->setText(site.examples.orderId);
        QTest::keyClick(part<QLineEdit>(centers, "orderEdit"), Qt::Key_Return);
        QVERIFY(settles(centers, "resultStack", site.hasMore));
        PayorsPane payors(session);
        show(payors); // all of them; where there are none, each search asks
        if (!site.hasMore) {
            part<QLineEdit>(payors, "searchEdit")->setText(u"community"_s);
            QTest::keyClick(part<QLineEdit>(payors, "searchEdit"), Qt::Key_Return);
        }
        QVERIFY(settles(payors, "resultStack", site.hasMore));
    }

    static void users(Session &session, const Site &site)
    {
        UsersPane pane(session);
        show(pane);
        QVERIFY(settles(pane, "usersStack", site.users > 0));
        QTRY_COMPARE(part<QTableView>(pane, "usersTable")->model()->rowCount(), site.users);
        pane.openUser(*UserId::parse(site.examples.userId));
        QTRY_VERIFY(readyIn(session.details().user()) && readyIn(session.details().providers()));
        part<QTabBar>(pane, "userTabBar")->setCurrentIndex(1);
        part<QTabBar>(pane, "userTabBar")->setCurrentIndex(2);
        QTRY_VERIFY(readyIn(session.details().insurance()));
        QVERIFY(!allWordsOf(pane).contains(QString::fromLatin1(site.key)));
    }

    /// Each is accepted, whatever the answer leaves out, and comes to its end.
    static void everyWrite(const Site &site)
    {
        Session session(siteConnection(site.url), Secret(site.key), LiveService::hasty());
        UserActions &actions = session.actions();
        actions.setDelay(0);
        session.details().open(*UserId::parse(site.examples.userId));
        QTRY_VERIFY(readyIn(session.details().user()) && readyIn(session.details().providers()));
        const User user = readyIn(session.details().user())->value;
        UserPatch patch;
        patch.ingestionStart = QDate(2026, 1, 2);
        NewUser made;
        made.clientUserId = u"made-here"_s;
        const auto isOver = [&actions](quint64 id) {
            const auto &state = actions.find(id)->state;
            return std::holds_alternative<UserAction::Succeeded>(state)
                || std::holds_alternative<UserAction::Failed>(state);
        };
        for (const auto &begin : std::initializer_list<std::function<quint64()>>{
                 [&] { return actions.create(made); }, [&] { return actions.edit(user, patch); },
                 [&] { return actions.refresh(user); },
                 [&] { return actions.deregister(user, *ProviderSlug::parse(u"oura"_s)); },
                 [&] { return actions.remove(user); }}) {
            const quint64 id = begin();
            QTRY_VERIFY(isOver(id));
            const auto *failed = std::get_if<UserAction::Failed>(&actions.find(id)->state);
            QVERIFY2(!failed, failed ? qPrintable(failed->why.detail) : "");
        }
    }

    static void show(QWidget &pane)
    {
        pane.resize(1240, 820);
        pane.show();
    }
};

LABDESK_TEST(tst_describedpanes)
#include "tst_describedpanes.moc"
