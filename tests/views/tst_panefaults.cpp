// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultserver.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/activity/activitypane.h"
#include "views/centers/centerspane.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/userspane.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"
#include "widgets/statepage.h"

#include <QComboBox>
#include <QPushButton>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A place with a list: how a person asks for it, and what a service that is well answers.
struct ListPlace
{
    const char *name;
    const char *stack;
    const char *list;
    std::unique_ptr<Pane> (*make)(Session &session);
    void (*ask)(const Pane &pane);
    QByteArray answer; ///< of one row
    int requests = 1;  ///< until it is known that nothing comes
};

template <class T> std::unique_ptr<Pane> makePane(Session &session)
{
    return std::make_unique<T>(session);
}

void askForCenters(const Pane &pane)
{
    part<QLineEdit>(pane, "zipEdit")->setText(u"02116"_s);
    part<QComboBox>(pane, "labCombo")->setEditText(u"6"_s);
    QTest::keyClick(part<QLineEdit>(pane, "zipEdit"), Qt::Key_Return);
}

void askForPayors(const Pane &pane)
{
    part<QLineEdit>(pane, "searchEdit")->setText(u"northfield"_s);
    QTest::keyClick(part<QLineEdit>(pane, "searchEdit"), Qt::Key_Return);
}

const std::vector<ListPlace> &listPlaces()
{
    static const auto atOnce = [](const Pane &) {}; // the list is fetched when its place is shown
    static const std::vector<ListPlace> places = {
        {"users", "usersStack", "usersTable", &makePane<UsersPane>, atOnce,
         R"({"total":1,"users":[{"user_id":"u1","team_id":"t","client_user_id":"client-1",)"
         R"("created_on":"2026-01-01T00:00:00Z","connected_sources":[]}]})"},
        {"providers", "resultStack", "providersTable", &makePane<ProvidersPane>, atOnce,
         R"([{"name":"Oura","slug":"oura","logo":null,"auth_type":"oauth","supported_resources":["sleep"]}])"},
        {"service centers", "resultStack", "centersList", &makePane<CentersPane>, &askForCenters,
         R"({"lab_id":6,"slug":"quest","patient_service_centers":[{"metadata":{"name":"Near","state":"MA","city":"Boston",)"
         R"("zip_code":"02116","first_line":"1 A St","second_line":null,"phone_number":"","fax_number":"","hours":null},)"
         R"("distance":"1.5"}]})"},
        {"payors", "resultStack", "payorsTable", &makePane<PayorsPane>, &askForPayors,
         R"([{"payor_code":"NF1","name":"Northfield","aliases":[],"org_address":{"first_line":"1 Main St","second_line":"",)"
         R"("city":"Jackson","state":"MS","zip":"39201","country":"US"}}])",
         2}, // the list of all payors, then the words
    };
    return places;
}

/// A way in which the other end fails.
struct Ailment
{
    const char *name;
    std::optional<Play> play; ///< nothing: nobody listens
    QString sentence;
};

const std::vector<Ailment> &ailments()
{
    static const QString unreadable = u"The service sent an unexpected response."_s;
    static const std::vector<Ailment> all = {
        {"a dead port", std::nullopt, u"Can’t reach the service."_s},
        {"a slow server", Play{}, u"The request timed out."_s},
        {"HTML", Play{.bytes = httpReply("200 OK", "<html>Welcome</html>", "text/html")},
         u"A web page arrived instead of the service’s response."_s},
        {"garbage", Play{.bytes = httpReply("200 OK", "\x01\x02{\"us")}, unreadable},
        {"bytes that are no HTTP", Play{.bytes = "220 mail.example.com ready\r\n", .then = Play::Then::Close},
         u"The server’s response isn’t HTTP, so Labdesk ignored it."_s},
        {"500", Play{.bytes = httpReply("500 Internal Server Error", R"({"detail":"boom"})")},
         u"The service had an internal error."_s},
        {"500 without a word", Play{.bytes = httpReply("500 Internal Server Error", {}, "text/plain")},
         u"The service had an internal error."_s},
    };
    return all;
}

Connection connectionTo(const QUrl &url)
{
    return {u"test"_s, u"Test"_s, Environment::Local, url, ApiKeyScheme{}, false};
}

/// The person's patience is 15 s of silence and three tries; the test's is shorter where silence is the fault, and
/// still long enough for the answer that follows on a slow machine.
api::ClientOptions patience(bool isSilent)
{
    api::ClientOptions clientOptions = LiveService::hasty();
    clientOptions.retry.maxRetries = isSilent ? 0 : 1;
    if (isSilent)
        clientOptions.idleTimeout = 1s;
    return clientOptions;
}

} // namespace

/// Whatever is at the other end of the connection, each place says in words of its own what is wrong, and Retry is
/// enough when it is well again.
class tst_panefaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFaultHasItsSentenceAndRetryRecovers_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("ailment");
        for (int place = 0; place < int(listPlaces().size()); ++place)
            for (int ailment = 0; ailment < int(ailments().size()); ++ailment)
                QTest::addRow("%s from %s", listPlaces()[size_t(place)].name, ailments()[size_t(ailment)].name)
                    << place << ailment;
    }

    void eachFaultHasItsSentenceAndRetryRecovers()
    {
        QFETCH(int, place);
        QFETCH(int, ailment);
        const ListPlace &at = listPlaces()[size_t(place)];
        const Ailment &ill = ailments()[size_t(ailment)];
        FaultServer server({ill.play.value_or(Play{})});
        const quint16 port = server.serverPort();
        Session session(connectionTo(server.url()), Secret("test-key-0123456789"),
                        patience(ill.play && ill.play->bytes.isEmpty()));
        if (!ill.play)
            server.close();
        const auto pane = at.make(session);
        pane->resize(1240, 820);
        pane->show();
        at.ask(*pane);
        auto *stack = part<RemoteStack>(*pane, at.stack);
        QTRY_COMPARE(stack->page(), RemoteStack::Page::Error);
        auto *error = part<ErrorState>(*stack, "errorPage");
        QVERIFY(error->isVisible());
        QCOMPARE(error->sentence(), ill.sentence);
        QCOMPARE(part<QLabel>(*error, "errorSentenceLabel")->text(), ill.sentence); // as it is read
        QVERIFY(!allWordsOf(*pane).contains(u"test-key"_s));

        // The activity list tells the same of the request.
        ActivityPane activity(session);
        activity.showRequests();
        activity.show();
        auto *requests = part<QTableView>(activity, "requestsTable");
        const int asked = requests->model()->rowCount();
        QCOMPARE(asked, at.requests);
        requests->setCurrentIndex(requests->model()->index(0, 0));
        QTRY_COMPARE(part<InlineMessage>(activity, "requestErrorMessage")->sentence(), ill.sentence);

        server.setPlays({Play{.bytes = httpReply("200 OK", at.answer)}});
        if (!ill.play)
            QVERIFY(server.listen(QHostAddress::LocalHost, port));
        QTest::mouseClick(part<QPushButton>(*error, "retryButton"), Qt::LeftButton);
        QTRY_COMPARE(stack->page(), RemoteStack::Page::Content);
        QCOMPARE(part<QAbstractItemView>(*pane, at.list)->model()->rowCount(), 1);
        QVERIFY(!error->isVisible());
        QCOMPARE(requests->model()->rowCount(), asked + 1);
        requests->setCurrentIndex(requests->model()->index(0, 0)); // the newest stands first
        QVERIFY(!part<InlineMessage>(activity, "requestErrorMessage")->isVisible());
    }
};

LABDESK_TEST(tst_panefaults)
#include "tst_panefaults.moc"
