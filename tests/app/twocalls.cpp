// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twocalls.h"

#include "models/userselectionmodel.h"
#include "session/session.h"
#include "shell/windowcommands.h"
#include "views/common/pane.h"
#include "views/users/userwindow.h"
#include "widgets/dialogframe.h"
#include "widgets/metrics.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk::tests {

namespace {

constexpr int users = 60;
constexpr auto patience = 30s;

template <class T> bool isCalm(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return !std::holds_alternative<Loading>(remote) && !(ready && ready->refreshing);
}

/// A keyring: what is in it outlives a program.
class KeptSecrets final : public SecretStore
{
public:
    explicit KeptSecrets(std::shared_ptr<QHash<QString, Secret>> secrets) : m_secrets(std::move(secrets)) { }

    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override
    {
        QTimer::singleShot(0, context, [secret = m_secrets->value(name), done = std::move(done)] { done(secret); });
    }
    void write(const QString &name, const Secret &secret, bool, QObject *context,
               std::function<void(Location)> done) override
    {
        m_secrets->insert(name, secret);
        QTimer::singleShot(0, context, [done = std::move(done)] { done(Location::InKeyring); });
    }
    void remove(const QString &, QObject *, std::function<void(bool)>) override { }
    void forgetSessionOnly() override { }
    void checkKeyring(QObject *context, std::function<void(bool)> done) override
    {
        QTimer::singleShot(0, context, [done = std::move(done)] { done(true); });
    }

private:
    std::shared_ptr<QHash<QString, Secret>> m_secrets;
};

} // namespace

static api::ClientOptions withoutRetries()
{
    api::ClientOptions options;
    options.retry.maxRetries = 0;
    return options;
}

TwoCalls::TwoCalls(const Saboteur *saboteur) : m_saboteur(saboteur) { }

TwoCalls::~TwoCalls()
{
    ++m_sessions; // nothing is noted any more
    m_colleague.reset();
    m_second.reset();
    m_console.reset();
}

Connection TwoCalls::connectionTo(const QUrl &url) const
{
    return {u"test"_s, u"North"_s, Environment::Sandbox, url, ApiKeyScheme{}, false};
}

bool TwoCalls::begin()
{
    service::ServiceOptions options;
    options.users = users;
    m_service = std::make_unique<service::LocalService>(options);
    m_service->startAndWait();
    m_relay = std::make_unique<FaultyRelay>(
        m_service->port(), [this](const QByteArray &method, const QByteArray &, int) { return planned(method); });
    m_data = m_folder.filePath(u"0"_s);
    if (!startConsole())
        return false;
    const UserStore &store = session().users().store();
    for (UserRow row = 0; row < store.size(); ++row)
        m_names.insert(store.id(row).text(), store.clientUserId(row));
    m_colleague
        = std::make_unique<Session>(connectionTo(m_service->baseUrl()), Secret(m_service->key()), withoutRetries());
    m_colleague->actions().setDelay(0);
    m_random.seed(0);
    m_caller = someone();
    return settle();
}

std::unique_ptr<Console> TwoCalls::makeConsole(KeptNotifier **notifier) const
{
    QDir().mkpath(m_data);
    Options options;
    options.dataFolder = m_data;
    options.users = users;
    Console::Presence presence;
    auto kept = std::make_unique<KeptNotifier>();
    *notifier = kept.get();
    presence.notifier = std::move(kept);
    auto console = std::make_unique<Console>(options, std::make_unique<KeptSecrets>(m_secrets), std::move(presence),
                                             withoutRetries());
    if (!console->connections().find(u"test"_s)) {
        console->connections().save(connectionTo(m_relay->url()), Secret(m_service->key()), false,
                                    [](SecretStore::Location) {});
        console->connections().setCurrentId(u"test"_s);
    }
    return console;
}

bool TwoCalls::startConsole()
{
    m_console = makeConsole(&m_notifier);
    const Metrics metrics = metricsFor(&window());
    window().resize(metrics.px(1390), metrics.px(880));
    m_console->start();
    if (!connects(u"test"_s))
        return false;
    attach();
    window().activateWindow();
    return QTest::qWaitForWindowActive(&window()) && settle();
}

/// That connection is open, and what it has or can't get is shown.
bool TwoCalls::connects(const QString &id)
{
    return waitFor([&] {
        if (!m_console->session() || session().connection().id != id || !window().existingPane(Place::Users))
            return false;
        const auto &list = session().users().state();
        return !std::holds_alternative<Idle>(list) && isCalm(list);
    });
}

/// To the session that is open from now on.
void TwoCalls::attach()
{
    const int number = ++m_sessions;
    m_running.clear();
    QObject::connect(&session().client(), &api::ApiClient::requestChanged, &window(),
                     [this](const api::RequestRecord &record) { follow(record); });
    QObject::connect(&session().actions(), &UserActions::changed, &window(), [this, number](quint64 id) {
        if (number == m_sessions)
            noteAction(id);
    });
    session().actions().setDelay(0);
    attachPanes();
}

void TwoCalls::attachPanes()
{
    QObject::connect(filterEdit(), &QLineEdit::textChanged, &window(), [this] { m_isOtherFilter = true; });
    window().setUpdatesEnabled(false);  // nobody looks
    window().toasts()->setDuration(1h); // they go because of what happens, not of the time
    m_timers = {window().findChild<QTimer *>(u"typingRestTimer"_s), window().findChild<QTimer *>(u"showSoonTimer"_s)};
    for (QTimer *timer : m_timers)
        timer->setInterval(0);
}

const std::vector<TwoCalls::Step> &TwoCalls::steps()
{
    static const std::vector<Step> all{
        {"takes a call", 14, &TwoCalls::takeCall},
        {"filters for the caller", 14, &TwoCalls::filterForCaller},
        {"filters for some", 5, &TwoCalls::filterForSome},
        {"clears the filter", 4, &TwoCalls::clearFilter},
        {"clears the filter from the list", 2, &TwoCalls::clearFilterFromList},
        {"presses Enter in the filter", 6, &TwoCalls::enterInFilter},
        {"selects all", 5, &TwoCalls::selectAll},
        {"toggles a row", 5, &TwoCalls::toggleRow},
        {"clicks a row", 6, &TwoCalls::clickRow},
        {"goes to the caller", 3, &TwoCalls::goToCaller},
        {"goes back", 2, &TwoCalls::goBack},
        {"changes the zone", 12, &TwoCalls::changeZone},
        {"disconnects a source", 8, &TwoCalls::deregister},
        {"requests a refresh", 4, &TwoCalls::refresh},
        {"cancels a countdown", 4, &TwoCalls::cancelCountdown},
        {"undoes", 12, &TwoCalls::undo},
        {"types and undoes", 3, &TwoCalls::undoTyping},
        {"presses the toast's button", 4, &TwoCalls::pressToast},
        {"presses Alt and a letter that nothing has", 2, &TwoCalls::pressStrayMnemonic},
        {"looks at another place", 4, &TwoCalls::visitPlace},
        {"loses the service", 2, &TwoCalls::loseService},
        {"has the service back", 3, &TwoCalls::regainService},
        {"opens a window", 3, &TwoCalls::openWindow},
        {"acts in a window of its own", 3, &TwoCalls::actInWindow},
        {"has the user deleted elsewhere", 1, &TwoCalls::colleagueDeletes},
        {"has the user changed elsewhere", 2, &TwoCalls::colleagueChanges},
        {"locks and comes back", 5, &TwoCalls::lockAndUnlock},
        {"switches and comes back", 3, &TwoCalls::switchAndComeBack},
        {"quits and starts again", 3, &TwoCalls::quitAndStart},
        {"is killed and starts again", 2, &TwoCalls::dieAndStart},
        {"follows a link", 3, &TwoCalls::followLink},
        {"starts a job", 4, &TwoCalls::runJob},
        {"locks in the middle of a job", 2, &TwoCalls::lockInJob},
        {"quits in the middle of a job", 2, &TwoCalls::quitInJob},
        {"is killed in the middle of a job", 1, &TwoCalls::dieInJob},
        {"loses the answer to a change", 3, &TwoCalls::loseAnswer},
        {"starts a second console", 2, &TwoCalls::startSecond},
        {"uses the command line", 1, &TwoCalls::useCommandLine},
        {"copies rows", 3, &TwoCalls::copyRows},
        {"opens a dialog and cancels", 3, &TwoCalls::openAndCancel},
    };
    return all;
}

std::vector<Taken> TwoCalls::ofSeed(quint32 seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](quint32 end) { return random() % end; };
    quint32 weights = 0;
    for (const Step &step : steps())
        weights += quint32(step.weight);
    std::vector<Taken> all{{0, 0, quint32(random())}};
    for (int number = 1, last = 10 + int(below(15)); number <= last; ++number) {
        int at = int(below(weights));
        const auto step = std::ranges::find_if(steps(), [&at](const Step &one) { return (at -= one.weight) < 0; });
        all.push_back({number, int(step - steps().begin()), quint32(random())});
    }
    return all;
}

std::vector<Taken> TwoCalls::ofNames(const std::vector<const char *> &names)
{
    std::vector<Taken> all;
    for (const QByteArrayView name : names) {
        const auto step = std::ranges::find_if(steps(), [&](const Step &one) { return name == one.name; });
        if (step == steps().end())
            qFatal("no step is called %s", name.data());
        all.push_back({int(all.size()), int(step - steps().begin()), quint32(all.size())});
    }
    return all;
}

QString TwoCalls::run(const std::vector<Taken> &sequence)
{
    QString what;
    for (const Taken &taken : sequence) {
        m_told += u"%1: %2"_s.arg(QString::number(taken.number), QString::fromLatin1(nameOf(taken)));
        what = judged(taken);
        if (!what.isEmpty())
            break;
    }
    if (what.isEmpty())
        what = wrongAtTheEnd();
    return what.isEmpty() ? QString() : u"%1\n  %2"_s.arg(what, m_told.join(u"\n  "_s));
}

QString TwoCalls::judged(const Taken &taken)
{
    m_random.seed(taken.seed);
    m_problem.clear();
    m_selected = selected();
    (this->*steps()[size_t(taken.step)].take)();
    if (m_problem.isEmpty() && !settle())
        m_problem = u"it doesn't come to rest"_s;
    if (!m_problem.isEmpty())
        return m_problem;
    noteListed();
    noteWrites();
    spoil(nameOf(taken));
    noteWrites();
    return m_problem.isEmpty() ? wrong() : m_problem;
}

bool TwoCalls::waitFor(const std::function<bool()> &isSo) const
{
    return QTest::qWaitFor(isSo, int(std::chrono::milliseconds(patience).count()));
}

bool TwoCalls::settle()
{
    const auto isIdle = [this] {
        const bool isAnswered = std::ranges::all_of(m_running, [](const auto &one) { return one.second; });
        return isAnswered
            && std::ranges::none_of(m_timers, [](const QTimer *timer) { return timer && timer->isActive(); })
            && !session().actions().hasInFlight() && isCalm(session().users().state())
            && isCalm(session().details().user()) && isCalm(session().details().providers());
    };
    QDeadlineTimer deadline(patience);
    QTimer wake; // in case nothing else happens
    wake.start(5);
    for (int calm = 0; calm < 3;) { // what one event puts off comes after it
        QCoreApplication::processEvents(calm > 0 ? QEventLoop::AllEvents
                                                 : QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        calm = isIdle() ? calm + 1 : 0;
        if (deadline.hasExpired())
            return false;
    }
    std::erase_if(m_running, [](const auto &one) { return one.second; });
    noteRest();
    return true;
}

void TwoCalls::follow(const api::RequestRecord &record)
{
    // While the service is lost it is asked whether it is back, without end.
    const bool isAskedAgain = m_isLost && QByteArrayView(record.endpoint) == "listProviders";
    m_running[record.id] = record.isOver() || isAskedAgain;
}

/// A change compares first what is there now; while that can't be read, it isn't sent.
void TwoCalls::expectWrite(api::Verb verb, const UserId &user)
{
    if (m_isLost && verb == api::Verb::Patch)
        return;
    m_expected.emplace_back(QString::fromLatin1(api::verbName(verb)), user.text());
}

QString TwoCalls::someone()
{
    const QStringList all = m_names.keys();
    QStringList sorted;
    for (const QString &id : all)
        if (!m_gone.contains(id))
            sorted += id;
    sorted.sort();
    return sorted[qsizetype(chance(quint32(sorted.size())))];
}

QLineEdit *TwoCalls::filterEdit() const
{
    QWidget *pane = window().existingPane(Place::Users);
    return pane->findChild<QWidget *>(u"userListPane"_s)->findChild<QLineEdit *>(u"filterEdit"_s);
}

const UserSelectionModel &TwoCalls::selection() const
{
    auto *rows = window().existingPane(Place::Users)->findChild<QTableView *>(u"usersTable"_s);
    return *qobject_cast<const UserSelectionModel *>(rows->selectionModel());
}

QSet<QString> TwoCalls::selected() const
{
    const UserSelection &users = selection().users();
    QSet<QString> ids;
    for (const UserRow row : users.rows.rows()) {
        const auto [segment, at] = users.users.at(row);
        ids += QString::fromStdString(segment->idText(at));
    }
    return ids;
}

QStringList TwoCalls::listed() const
{
    const auto *model = qobject_cast<const UserTableModel *>(selection().model());
    QStringList ids;
    for (int row = 0; row < model->rowCount(); ++row)
        ids += model->userAt(row).text();
    return ids;
}

void TwoCalls::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(keyboard(), Qt::Key(key), modifiers);
}

/// Where a window manager would give the keyboard back after a dialog has gone, this does.
QWidget *TwoCalls::keyboard()
{
    if (QWidget *modal = QApplication::activeModalWidget()) {
        modal->activateWindow();
        (void)QTest::qWaitForWindowActive(modal);
        return modal->focusWidget() ? modal->focusWidget() : modal;
    }
    if (!QApplication::focusWidget()) {
        window().activateWindow();
        (void)QTest::qWaitForWindowActive(&window());
    }
    QWidget *to = QApplication::focusWidget();
    return to ? to : &window();
}

void TwoCalls::type(const QString &text)
{
    for (const QChar letter : text) {
        QTest::keyClick(keyboard(), letter.toLatin1());
        noteListed();
    }
}

void TwoCalls::usersPlace()
{
    if (window().currentPlace() != Place::Users)
        press(Qt::Key_1, Qt::ControlModifier);
    m_place = Place::Users;
}

/// What the filter of now leaves of who was selected; one who is left of several is opened.
void TwoCalls::noteListed()
{
    const QStringList rows = listed();
    const QSet<QString> there(rows.begin(), rows.end());
    const bool wereMany = m_selected.size() > 1;
    m_selected.intersect(there);
    if (wereMany && m_selected.size() < 2)
        m_open = m_selected.isEmpty() ? std::nullopt : std::optional(*m_selected.begin());
}

/// The only one whom a new filter leaves is opened when the typing rests.
void TwoCalls::noteRest()
{
    noteListed();
    const QStringList rows = listed();
    const bool isFiltered = !filterEdit()->text().isEmpty();
    if (std::exchange(m_isOtherFilter, false) && m_selected.size() < 2 && rows.size() == 1 && isFiltered)
        m_open = rows.front();
}

void TwoCalls::expectSelection(const QSet<QString> &ids)
{
    m_selected = ids;
    if (ids.size() == 1)
        m_open = *ids.begin();
}

} // namespace labdesk::tests
