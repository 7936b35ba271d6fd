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
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QTimer>

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

QString idIn(const QString &path)
{
    static const QRegularExpression id(u"[0-9a-f]{8}-[0-9a-f-]{27}"_s);
    return id.match(path).captured();
}

} // namespace

TwoCalls::TwoCalls() = default;

TwoCalls::~TwoCalls()
{
    m_colleague.reset();
}

bool TwoCalls::begin()
{
    api::overrideClientOptions = [](api::ClientOptions &clientOptions) { clientOptions.retry.maxRetries = 0; };
    Options options;
    options.dataFolder = m_folder.path();
    options.users = users;
    m_console = std::make_unique<Console>(options, makeMemoryStore());
    const Metrics metrics = metricsFor(&window());
    window().resize(metrics.px(1390), metrics.px(880));
    m_console->start();
    if (!QTest::qWaitFor([this] { return m_console->session() && readyIn(session().users().state()); }, 30'000))
        return false;
    window().activateWindow();
    if (!QTest::qWaitForWindowActive(&window()))
        return false;
    QObject::connect(&session().client(), &api::ApiClient::requestChanged, &window(),
                     [this](const api::RequestRecord &record) { follow(record); });
    QObject::connect(filterEdit(), &QLineEdit::textChanged, &window(), [this] { m_isOtherFilter = true; });
    window().setUpdatesEnabled(false);  // nobody looks
    window().toasts()->setDuration(1h); // they go because of what happens, not of the time
    m_timers = {window().findChild<QTimer *>(u"typingRestTimer"_s), window().findChild<QTimer *>(u"showSoonTimer"_s)};
    for (QTimer *timer : m_timers)
        timer->setInterval(0);
    const UserStore &store = session().users().store();
    for (UserRow row = 0; row < store.size(); ++row)
        m_names.insert(store.id(row).text(), store.clientUserId(row));
    Connection connection = session().connection();
    m_colleague = std::make_unique<Session>(connection, Secret(m_console->localService()->key()));
    m_colleague->actions().setDelay(0);
    return settle();
}

const std::vector<TwoCalls::Step> &TwoCalls::steps()
{
    static const std::vector<Step> all{
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
        {"opens a window", 2, &TwoCalls::openWindow},
        {"has the user deleted elsewhere", 1, &TwoCalls::colleagueDeletes},
        {"has the user changed elsewhere", 2, &TwoCalls::colleagueChanges},
    };
    return all;
}

QString TwoCalls::run(quint32 seed)
{
    m_random.seed(seed);
    m_told.clear();
    hangUp();
    int weights = 0;
    for (const Step &step : steps())
        weights += step.weight;
    for (int call = 0; call < 2; ++call) {
        m_caller = someone();
        m_told += u"call about %1"_s.arg(nameOf(m_caller));
        for (int left = 3 + int(chance(4)); left > 0; --left) {
            int at = int(chance(quint32(weights)));
            const auto step = std::ranges::find_if(steps(), [&at](const Step &one) { return (at -= one.weight) < 0; });
            m_told += QString::fromLatin1(step->name);
            m_problem.clear();
            m_selected = selected();
            (this->*step->take)();
            if (!settle())
                m_problem = u"it doesn't come to rest"_s;
            noteListed();
            if (const QString what = m_problem.isEmpty() ? wrong() : m_problem; !what.isEmpty())
                return u"%1\n  %2"_s.arg(what, m_told.join(u"\n  "_s));
        }
    }
    return {};
}

/// Nobody has any business with anybody.
void TwoCalls::hangUp()
{
    regainService();
    session().actions().cancelDelayed();
    qDeleteAll(window().findChildren<UserWindow *>());
    window().windowCommands().dismiss();
    usersPlace();
    settle();
    if (QLineEdit *edit = filterEdit())
        edit->clear();
    window().pane(Place::Users)->visit({});
    settle();
    window().toasts()->clear();
    m_selected.clear();
    m_open.reset();
    m_isOtherFilter = false;
    m_sent.clear();
    m_expected.clear();
}

bool TwoCalls::settle()
{
    const auto isIdle = [this] {
        const bool isAnswered = std::ranges::all_of(m_running, [](const auto &one) { return one.second; });
        return isAnswered && std::ranges::none_of(m_timers, [](const QTimer *timer) { return timer->isActive(); })
            && !session().actions().hasSending() && isCalm(session().users().state())
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
    const bool isNew = !m_running.contains(record.id);
    // While the service is lost it is asked whether it is back, without end.
    const bool isAskedAgain = m_isLost && QByteArrayView(record.endpoint) == "listProviders";
    m_running[record.id] = record.isOver() || isAskedAgain;
    if (isNew && record.verb != api::Verb::Get)
        m_sent.emplace_back(QString::number(int(record.verb)), idIn(record.path));
}

/// A change compares first what is there now; while that can't be read, it isn't sent.
void TwoCalls::expectWrite(api::Verb verb, const UserId &user)
{
    if (m_isLost && verb == api::Verb::Patch)
        return;
    m_expected.emplace_back(QString::number(int(verb)), user.text());
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
