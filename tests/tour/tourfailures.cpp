// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/tourplan.h"
#include "tour/uidriver.h"

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

struct Fault
{
    QString name;
    service::InjectedFault drill;
};

std::vector<Fault> faultsOfAService()
{
    const auto refusal = [](int status, const QByteArray &detail, const service::HttpFields &fields = {}) {
        return service::InjectedFault{.status = status, .body = R"({"detail":")" + detail + R"("})", .fields = fields};
    };
    return {{u"500"_s, refusal(500, "Internal error")},
            {u"401"_s, refusal(401, "Invalid key")},
            {u"403"_s, refusal(403, "Not allowed")},
            {u"404"_s, refusal(404, "Not found")},
            {u"429"_s, refusal(429, "Too many requests", {{"Retry-After", "30"}})},
            {u"html"_s,
             {.status = 200,
              .contentType = "text/html",
              .body = "<html><body>Please sign in to the guest network</body></html>"}},
            {u"garbage"_s, {.status = 200, .body = R"({"users": [{"user_id": 7)"}}};
}

void askEverything(UiDriver &hand)
{
    hand.openUser(hand.examples().userId);
    hand.session().centers().search({NearZip{hand.examples().zip, hand.examples().labId}, Radius::Miles25});
    hand.session().payors().setQuery({u"community"_s, {}, {}});
    hand.session().payors().searchNow();
}

bool everythingFailed(UiDriver &hand)
{
    if (!hand.console().session())
        return false;
    Session &session = hand.session();
    return hasFailed(session.users().state()) && hasFailed(session.providers().state())
        && hasFailed(session.centers().state()) && hasFailed(session.payors().state())
        && hasFailed(session.details().user());
}

/// A pause that the service asked for is on: the answer is still to come.
bool hasPaused(const UiDriver &hand)
{
    return hand.hasWaited(1500);
}

/// What every pane says about one fault, with nothing cached.
TourChapter everyPane(UiDriver &hand, const QString &fault, const std::function<void()> &connect)
{
    TourChapter chapter;
    chapter.step(connect, [&hand] { return hand.hasArrived() && hand.hasWaited(100); })
        .step([&hand] { askEverything(hand); }, [&hand] { return everythingFailed(hand) || hand.hasWaited(6000); });
    const std::pair<QString, Place> places[] = {{u"users"_s, Place::Users},
                                                {u"providers"_s, Place::Providers},
                                                {u"centers"_s, Place::Centers},
                                                {u"payors"_s, Place::Payors}};
    for (const auto &[name, place] : places)
        chapter.stop(
            u"%1-%2"_s.arg(name, fault),
            [&hand, at = place] {
                hand.showPlace(at);
                if (at == Place::Payors) { // as if it had been asked there
                    hand.type("searchEdit", u"community"_s);
                    hand.session().payors().searchNow();
                }
            },
            [&hand] { return hasFailed(hand.session().payors().state()) || hasPaused(hand); });
    return chapter;
}

/// An address that nobody listens at: it was somebody's a moment ago.
QUrl closedAddress()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return QUrl(u"http://127.0.0.1:%1"_s.arg(server.serverPort()));
}

/// A service of its own that sends a part of a list of users, and the rest only when somebody takes it away.
class HalfList : public QTcpServer
{
public:
    explicit HalfList(QObject *parent) : QTcpServer(parent)
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *asked = nextPendingConnection();
            connect(asked, &QTcpSocket::readyRead, asked, [this, asked] { answer(*asked); });
            connect(asked, &QTcpSocket::disconnected, asked, &QObject::deleteLater);
        });
    }
    void breakOff()
    {
        close();
        if (m_sending)
            m_sending->abort();
    }

private:
    void answer(QTcpSocket &asked)
    {
        if (!asked.readAll().startsWith("GET /v2/user/ ")) {
            asked.write("HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
            return;
        }
        QByteArray users;
        for (int number = 1; number <= 3000; ++number)
            users += R"({"user_id":"00000000-0000-4000-8000-)" + QByteArray::number(number).rightJustified(12, '0')
                + R"(","client_user_id":"client-)" + QByteArray::number(number)
                + R"(","team_id":"t","created_on":"2026-03-01T10:00:00Z","connected_sources":[]},)";
        asked.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 612000000\r\n\r\n{\"users\":["
                    + users);
        m_sending = &asked;
        // Progress is told when something comes: a little more, so that all of these are counted.
        QTimer::singleShot(600, &asked, [&asked] { asked.write("\n"); });
    }
    QPointer<QTcpSocket> m_sending;
};

TourChapter aListThatIsLong(UiDriver &hand)
{
    TourChapter chapter;
    const auto service = std::make_shared<QPointer<HalfList>>();
    chapter
        .step(
            [&hand, service] {
                hand.goHome();
                *service = new HalfList(&hand.window());
                hand.connectTo(QUrl(u"http://127.0.0.1:%1"_s.arg((*service)->serverPort())));
            },
            [&hand] { return hand.hasArrived(); })
        .stop(u"users-arriving"_s, {},
              [&hand] {
                  return hand.sees("loadingMessage")
                      && hand.session().users().progress().users == hand.rows("usersTable") && hand.hasWaited(1200);
              })
        .stop(
            u"users-broken-off"_s, [service] { (*service)->breakOff(); },
            [&hand] { return hand.sees("staleMessage") && !hand.sees("loadingMessage"); })
        .step([service] { delete *service; });
    return chapter;
}

} // namespace

std::vector<TourChapter> faultChapters(UiDriver &hand)
{
    std::vector<TourChapter> chapters;
    chapters.push_back(everyPane(hand, u"unreachable"_s, [&hand] {
        hand.goHome();
        hand.connectTo(closedAddress());
    }));
    for (const Fault &fault : faultsOfAService())
        chapters.push_back(everyPane(hand, fault.name, [&hand, drill = fault.drill] {
            hand.goHome();
            hand.faultInjector().set({drill});
        }));
    return chapters;
}

std::vector<TourChapter> waitingChapters(UiDriver &hand)
{
    constexpr int wordsCome = 1200; // ms
    constexpr int cancelComes = 5300;
    const service::InjectedFault slow{.delay = std::chrono::seconds(60)};
    const auto waited = [&hand](int ms) { return [&hand, ms] { return hand.hasWaited(ms); }; };
    TourChapter first;
    first
        .step(
            [&hand, slow] {
                hand.goHome();
                hand.faultInjector().set({slow});
            },
            [&hand] { return hand.hasArrived(); })
        .step([&hand] { askEverything(hand); })
        .stop(u"users-loading"_s, {}, waited(wordsCome))
        .stop(
            u"providers-loading"_s, [&hand] { hand.showPlace(Place::Providers); }, waited(wordsCome))
        .stop(
            u"centers-loading"_s, [&hand] { hand.showPlace(Place::Centers); }, waited(wordsCome))
        .stop(
            u"payors-loading"_s,
            [&hand] {
                hand.showPlace(Place::Payors);
                hand.type("searchEdit", u"community"_s);
                hand.session().payors().searchNow();
            },
            waited(wordsCome))
        .stop(
            u"users-loading-cancel"_s, [&hand] { hand.showPlace(Place::Users); }, waited(cancelComes));

    TourChapter newer;
    newer.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(
            [&hand] {
                hand.showPlace(Place::Payors); // what is asked for stands in its field
                hand.type("searchEdit", u"community"_s);
                askEverything(hand);
            },
            [&hand] {
                return hasCome(hand.session().details().user()) && hasCome(hand.session().centers().state())
                    && hasCome(hand.session().payors().state());
            })
        .stop(
            u"users-refreshing"_s,
            [&hand, slow] {
                hand.faultInjector().set({slow});
                hand.session().users().reload();
                hand.session().details().reload();
                hand.session().details().loadInsurance();
            },
            [&hand] { return hand.sees("progressLine"); })
        .stop(
            u"user-insurance-loading"_s, [&hand] { hand.showTab(2); }, waited(wordsCome))
        .stop(
            u"users-stale"_s,
            [&hand] {
                hand.showTab(0);
                hand.session().users().cancel();
                hand.faultInjector().set({{.status = 503, .body = R"({"detail":"Busy"})"}});
                for (const auto reload : {&UserDetails::reload})
                    (hand.session().details().*reload)();
                hand.session().users().reload();
                hand.session().providers().reload();
                hand.session().centers().retry();
                hand.session().payorCatalog().reload();
            },
            [&hand] {
                const auto isStale = [](const auto &remote) {
                    const auto *ready = readyIn(remote);
                    return ready && ready->stale;
                };
                return isStale(hand.session().users().state()) && isStale(hand.session().details().user())
                    && isStale(hand.session().providers().state()) && isStale(hand.session().centers().state())
                    && isStale(hand.session().payors().state());
            })
        .stop(u"providers-stale"_s, [&hand] { hand.showPlace(Place::Providers); })
        .stop(u"centers-stale"_s, [&hand] { hand.showPlace(Place::Centers); })
        .stop(u"payors-stale"_s, [&hand] { hand.showPlace(Place::Payors); });
    return {first, newer, aListThatIsLong(hand)};
}

} // namespace labdesk
