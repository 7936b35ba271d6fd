// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "soakingconsole.h"

#include "session/session.h"
#include "shell/windowcommands.h"
#include "support/eventloop.h"
#include "views/common/pane.h"
#include "views/users/userwindow.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <malloc.h>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;

extern quintptr Q_CORE_EXPORT qtHookData[]; // in a private header: 3 and 4 are told of what comes and goes

namespace labdesk::tests {

namespace {

constexpr int patience = 5'000; // ms; the service may be away for longer, and the person does something else
const QStringList zones{u"America/Denver"_s, u"America/Phoenix"_s, u"America/Chicago"_s, u"Pacific/Apia"_s,
                        u"Europe/Berlin"_s};

void printLine(const QJsonObject &line)
{
    std::fprintf(stdout, "%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

template <class T> bool isCalm(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return !std::holds_alternative<Loading>(remote) && !(ready && ready->refreshing);
}

QStringList stringsIn(const QJsonValue &array)
{
    QStringList all;
    for (const QJsonValue &one : array.toArray())
        all += one.toString();
    return all;
}

// All objects that live, by Qt's hooks for inspectors, also those that nobody owns.
std::mutex &liveMutex = *new std::mutex; // some objects go after everything else
std::set<QObject *> &liveObjects = *new std::set<QObject *>;

void noteObject(QObject *object)
{
    const std::lock_guard lock(liveMutex);
    liveObjects.insert(object);
}

void forgetObject(QObject *object)
{
    const std::lock_guard lock(liveMutex);
    liveObjects.erase(object);
}

qint64 liveTimers()
{
    const std::lock_guard lock(liveMutex);
    return std::ranges::count_if(liveObjects, [](const QObject *one) { return qobject_cast<const QTimer *>(one); });
}

} // namespace

SoakingConsole::SoakingConsole(const QJsonObject &plan)
    : m_plan(plan), m_users(stringsIn(plan[u"users"_s])), m_random(quint32(plan[u"seed"_s].toInt()))
{
    m_options.dataFolder = plan[u"data"_s].toString();
    qtHookData[3] = reinterpret_cast<quintptr>(&noteObject);
    qtHookData[4] = reinterpret_cast<quintptr>(&forgetObject);
}

SoakingConsole::~SoakingConsole() = default;

void SoakingConsole::start()
{
    m_console = std::make_unique<Console>(m_options, makeMemoryStore());
    enterKey();
    m_console->window().resize(1440, 900);
    m_hand = std::make_unique<UiDriver>(*m_console, m_options);
    m_console->start();
    (void)QTest::qWaitFor([this] { return m_hand->hasUsers(); }, 6 * patience);
}

/// The key is kept for a session only, so it is gone after a lock.
void SoakingConsole::enterKey()
{
    const Connection connection{.id = u"soaked"_s,
                                .name = u"Soaked"_s,
                                .environment = Environment::Sandbox,
                                .baseUrl = QUrl(m_plan[u"url"_s].toString()),
                                .scheme = ApiKeyScheme{}};
    m_console->connections().save(connection, Secret(m_plan[u"key"_s].toString().toLatin1()), false,
                                  [](SecretStore::Location) {});
    m_console->connections().setCurrentId(connection.id);
}

void SoakingConsole::listen()
{
    ++m_sessions; // actions are counted within one
    m_actions = &m_hand->session().actions();
    m_actions->setDelay(0);
    QObject::connect(m_actions, &UserActions::aboutToSend, m_console.get(),
                     [this](quint64 id) { print(id, "sending"); });
    QObject::connect(m_actions, &UserActions::changed, m_console.get(), [this](quint64 id) { printResult(id); });
}

void SoakingConsole::print(quint64 id, const char *state) const
{
    const UserAction *action = m_console->session() ? m_hand->session().actions().find(id) : nullptr;
    if (!action || !action->user)
        return;
    printLine({{u"action"_s, qint64(id)},
               {u"session"_s, m_sessions},
               {u"kind"_s, int(action->kind)},
               {u"user"_s, action->user->text()},
               {u"zone"_s, action->zone},
               {u"source"_s, action->providerSlug},
               {u"state"_s, QString::fromLatin1(state)}});
}

void SoakingConsole::printResult(quint64 id) const
{
    const UserAction *action = m_console->session() ? m_hand->session().actions().find(id) : nullptr;
    if (!action)
        return;
    if (const auto *succeeded = std::get_if<UserAction::Succeeded>(&action->state))
        print(id, succeeded->alreadyGone ? "gone" : "done");
    else if (std::holds_alternative<UserAction::Failed>(action->state))
        print(id, "failed");
    else if (std::holds_alternative<UserAction::Unknown>(action->state))
        print(id, "unknown");
}

const std::vector<SoakingConsole::Way> &SoakingConsole::ways()
{
    static const std::vector<Way> all{
        {&SoakingConsole::openUser, 30},  {&SoakingConsole::changeZone, 25}, {&SoakingConsole::refresh, 5},
        {&SoakingConsole::deregister, 3}, {&SoakingConsole::filter, 10},     {&SoakingConsole::reload, 6},
        {&SoakingConsole::lookUp, 10},    {&SoakingConsole::openWindow, 4},  {&SoakingConsole::exportRaw, 4},
        {&SoakingConsole::lock, 2},
    };
    return all;
}

/// What stays of a thing that was opened once is no growth afterward: each user with each tab, whatever a command with
/// an ellipsis opens in any place, and each way of a turn.
void SoakingConsole::warmUp()
{
    for (const QString &user : m_users) {
        m_hand->openUser(user);
        settle();
        for (int tab = 0; tab < 5; ++tab)
            m_hand->showTab(tab);
        settle();
    }
    m_hand->showTab(0);
    std::set<QString> opened;
    for (const Place place : allPlaces) {
        m_hand->showPlace(place);
        settle();
        for (const Command &command : m_hand->window().windowCommands().all()) {
            if (!command.title.endsWith(u'…') || !command.disabledReason.isEmpty() || !opened.insert(command.id).second)
                continue;
            m_hand->showPlace(place);
            m_hand->window().windowCommands().press(command.id);
            (void)whatWasPutOffIsDone();
            settle();
            closeAll();
        }
    }
    for (const Way &way : ways()) {
        (this->*way.go)();
        settle();
        closeAll();
    }
    printLine({{u"warm"_s, true}, {u"opened"_s, qint64(opened.size())}});
}

void SoakingConsole::closeAll() const
{
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->hide();
    m_hand->closeDialogs(); // also what the console asks after it was killed
}

void SoakingConsole::takeTurn()
{
    if (!QTest::qWaitFor([this] { return m_console->session() != nullptr; }, patience))
        return;
    if (m_actions != &m_hand->session().actions()) { // of a session that is new
        listen();
        if (!m_plan[u"locks"_s].toBool()) {
            fill();
            warmUp();
        }
    }
    if (m_plan[u"broken"_s] == u"idle console"_s && m_turns > 0)
        return openUser();
    quint32 all = 0;
    for (const Way &way : ways())
        all += way.weight;
    quint32 at = chance(all);
    for (const Way &way : ways()) {
        if (at < way.weight) {
            (this->*way.go)();
            break;
        }
        at -= way.weight;
    }
    settle();
    closeAll();
    leak();
    if (++m_turns % 20 == 0)
        count(false);
}

bool SoakingConsole::settle() const
{
    return QTest::qWaitFor(
        [this] {
            Session *session = m_console->session();
            return session && !session->actions().hasInFlight() && !session->actions().hasDelayed()
                && isCalm(session->users().state()) && isCalm(session->details().user())
                && isCalm(session->details().providers()) && isCalm(session->details().insurance())
                && isCalm(session->centers().state()) && isCalm(session->payors().state());
        },
        patience);
}

/// As many changes and requests as are kept at most, so that they don't grow any more.
void SoakingConsole::fill()
{
    constexpr int most = 520;
    const UserStore &store = m_hand->session().users().store();
    for (int sent = 0; sent < most; ++sent) {
        if (const auto row = store.find(*UserId::parse(oneOf(m_users))))
            m_actions->changeZone(store.user(*row), oneOf(zones));
        settle();
    }
}

void SoakingConsole::agree() const
{
    if (m_hand->dialog()) // elsewhere it leads to the connections
        m_hand->click("actionButton");
}

void SoakingConsole::openUser()
{
    m_hand->openUser(oneOf(m_users));
    settle();
    m_hand->showTab(int(chance(5)));
}

void SoakingConsole::changeZone()
{
    m_hand->openUser(oneOf(m_users));
    settle();
    m_hand->window().windowCommands().press(u"user.changeZone"_s);
    m_hand->type("zoneEdit", oneOf(zones));
    agree();
}

void SoakingConsole::refresh()
{
    m_hand->openUser(oneOf(m_users));
    settle();
    m_hand->window().windowCommands().press(u"user.refresh"_s);
}

void SoakingConsole::deregister()
{
    m_hand->openUser(oneOf(m_users));
    settle();
    m_hand->showTab(1);
    m_hand->clickFirst("DeregisterButton");
    agree();
}

void SoakingConsole::filter()
{
    m_hand->showPlace(Place::Users);
    if (auto *edit = m_hand->find<QLineEdit>("filterEdit")) { // by keys, which also show that somebody is there
        QTest::keyClicks(edit, QString::number(100 + chance(900)));
        const auto *rest = m_hand->window().findChild<QTimer *>(u"typingRestTimer"_s);
        (void)QTest::qWaitFor([rest] { return !rest->isActive(); }, patience);
        edit->clear();
    }
}

void SoakingConsole::reload()
{
    m_hand->showPlace(Place::Users);
    m_hand->window().windowCommands().press(u"pane.reload"_s);
}

void SoakingConsole::lookUp()
{
    m_hand->showPlace(Place(1 + chance(5)));
    if (m_hand->window().currentPlace() == Place::Centers) {
        m_hand->type("zipEdit", m_plan[u"zip"_s].toString());
        m_hand->click("searchButton");
    } else if (m_hand->window().currentPlace() == Place::Payors) {
        m_hand->type("searchEdit", u"health "_s + QChar(u'a' + char16_t(chance(26))));
        (void)QTest::qWaitFor(
            [this] {
                Session *session = m_console->session();
                return !session || session->payors().isCurrent();
            },
            patience);
    }
}

void SoakingConsole::openWindow()
{
    m_hand->openUser(oneOf(m_users));
    settle();
    m_hand->window().windowCommands().press(u"user.openWindow"_s);
    settle();
    const auto windows = m_hand->window().findChildren<UserWindow *>();
    for (UserWindow *window : windows)
        window->close();
}

void SoakingConsole::exportRaw()
{
    m_hand->openUser(oneOf(m_users));
    settle();
    m_hand->showTab(4);
    m_hand->click("rawRevealButton");
    m_hand->window().windowCommands().press(u"user.copySummary"_s);
    m_hand->showTab(0);
}

void SoakingConsole::lock()
{
    if (!m_plan[u"locks"_s].toBool())
        return openUser(); // a session that goes on for the whole time
    m_hand->window().cover();
    (void)QTest::qWaitFor([this] { return m_console->isUnloaded(); }, patience);
    m_hand->click("showAgainButton"); // without a passphrase
    enterKey();
    m_console->connectTo(m_console->connections().currentId());
    (void)QTest::qWaitFor([this] { return m_hand->hasUsers(); }, patience);
}

void SoakingConsole::rest()
{
    m_hand->closeDialogs();
    if (Session *session = m_console->session()) {
        session->actions().cancelDelayed();
        m_hand->showPlace(Place::Users);
        m_hand->window().pane(Place::Users)->visit({});
        settle();
        m_hand->window().toasts()->clear();
    }
    (void)whatWasPutOffIsDone();
    malloc_trim(0); // what is free isn't leaked
    count(true);
}

void SoakingConsole::count(bool isResting)
{
    Session *session = m_console->session();
    printLine({{u"turns"_s, m_turns},
               {u"rests"_s, isResting},
               {u"timers"_s, liveTimers()},
               {u"objects"_s, qint64(liveObjects.size())},
               {u"heap"_s, qint64(mallinfo2().uordblks)},
               {u"requests"_s, session ? int(session->requests().records().size()) : 0}});
}

void SoakingConsole::leak()
{
    const QString broken = m_plan[u"broken"_s].toString();
    static std::vector<std::unique_ptr<QByteArray>> kept;
    if (broken == u"memory")
        kept.push_back(std::make_unique<QByteArray>(100'000, 'x'));
    else if (broken == u"descriptor" && m_turns % 20 == 0)
        (void)!::open("/dev/null", O_RDONLY);
    else if (broken == u"thread" && m_turns % 20 == 0)
        std::thread([] { std::this_thread::sleep_for(std::chrono::hours(24)); }).detach();
    else if (broken == u"timer" && m_turns % 20 == 0)
        new QTimer(&m_hand->window());
}

} // namespace labdesk::tests
