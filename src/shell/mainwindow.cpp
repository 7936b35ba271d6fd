// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/mainwindow.h"

#include "platform/settings.h"
#include "privacy/sensitive.h"
#include "shell/environmentbanner.h"
#include "shell/lockscreen.h"
#include "shell/pausemessage.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
#include "views/common/countdownrow.h"
#include "views/common/pane.h"
#include "views/common/shortcuts.h"
#include "widgets/errorstate.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layoutstate.h"
#include "widgets/metrics.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

MainWindow::MainWindow(Settings &settings, QWidget *parent) : QMainWindow(parent), m_settings(settings)
{
    const Metrics m = metricsFor(this);
    setObjectName(u"mainWindow"_s);
    setMinimumSize(800, 560);
    buildShell();
    m_commands = new WindowCommands(*this);
    m_noteVisit.setSingleShot(true);
    m_noteVisit.setInterval(0);
    connect(&m_noteVisit, &QTimer::timeout, this, &MainWindow::noteVisit);
    qApp->installEventFilter(this); // the mouse's buttons for back and forward, wherever it is
    showTitle();
    // Larger text wants a larger window, as far as the screen goes.
    resize(QSize(m.px(1280), m.px(800)).boundedTo(screen()->availableSize()).expandedTo(QSize(1280, 800)));
    restoreGeometry(m_settings.windowGeometry());
}

MainWindow::~MainWindow() = default;

void MainWindow::buildShell()
{
    m_band = new EnvironmentBanner(this);
    m_band->setTicket(m_ticket);
    m_notice = new InlineMessage(Tone::Warn, this);
    m_sideBar = new SideBar(this);
    m_stack = new PageStack(this);
    m_status = new StatusLine(this);
    m_status->setPrivacyMode(privacy::isPrivacyMode());
    m_stack->setObjectName(u"placeStack"_s);
    // Not Ignored: then the room would squeeze a place below its least size instead of scrolling.
    m_stack->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_notice->setObjectName(u"windowMessage"_s);
    m_notice->setFlush(true);
    m_notice->hide();
    m_offline = new InlineMessage(Tone::Warn, this);
    m_offline->setObjectName(u"offlineMessage"_s);
    m_offline->setFlush(true);
    m_offline->setButton(tr("Try again"));
    m_offline->hide();

    m_pause = new PauseMessage(this);
    m_pause->countTo(m_pausedUntil);

    m_main = new QVBoxLayout;
    m_main->setSpacing(0);
    m_main->addWidget(m_notice);
    m_main->addWidget(m_offline);
    m_main->addWidget(m_pause);
    auto *room = new FitScrollArea(m_stack, FitScrollArea::Ways::Both, this);
    room->setObjectName(u"placeRoom"_s);
    m_main->addWidget(room, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(new FitScrollArea(m_sideBar, FitScrollArea::Ways::Column, this));
    middle->addLayout(m_main, 1);
    auto *central = new QWidget(this);
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_band);
    layout->addLayout(middle, 1);
    layout->addWidget(m_status);
    setCentralWidget(central);
    m_toasts = new ToastHost(room);

    buildSideBar();
    m_sideBar->setCompact(isNarrow());
    connectShell();
}

void MainWindow::setCountdowns(QWidget *countdowns)
{
    m_countdowns = countdowns;
    m_main->insertWidget(m_main->indexOf(m_pause) + 1, countdowns);
}

void MainWindow::setPins(std::vector<SideBarPin> pins)
{
    m_sideBar->setPins(std::move(pins));
}

void MainWindow::connectShell()
{
    connect(m_sideBar, &SideBar::pinChosen, this, &MainWindow::pinChosen);
    connect(m_sideBar, &SideBar::unpinRequested, this, &MainWindow::unpinRequested);
    connect(m_band, &EnvironmentBanner::travelRequested, this, &MainWindow::travel);
    connect(m_band, &EnvironmentBanner::paletteRequested, this,
            [this] { m_commands->openPalette(CommandPalette::Mode::Everything); });
    connect(m_band, &EnvironmentBanner::privacyModeRequested, this, &MainWindow::privacyModeRequested);
    connect(m_band, &EnvironmentBanner::ticketRequested, this, &MainWindow::ticketRequested);
    connect(m_band, &EnvironmentBanner::switchRequested, this, &MainWindow::switchConnectionRequested);
    connect(m_band, &EnvironmentBanner::practiceEndRequested, this, &MainWindow::practiceEndRequested);
    connect(m_offline, &InlineMessage::buttonClicked, this, [this] {
        if (Pane *shown = pane(m_current))
            shown->reload();
    });
    connect(m_notice, &InlineMessage::buttonClicked, this, [this] {
        if (const auto run = m_noticeAction)
            run();
    });
}

void MainWindow::buildSideBar()
{
    // In the order of allPlaces.
    m_sideBar->addSection(IconName::Users, tr("Users"), u"usersPlaceButton"_s);
    m_sideBar->addSection(IconName::Provider, tr("Providers"), u"providersPlaceButton"_s);
    m_sideBar->addSection(IconName::Center, tr("Service centers"), u"centersPlaceButton"_s);
    m_sideBar->addSection(IconName::Payor, tr("Payors"), u"payorsPlaceButton"_s);
    m_sideBar->addSeparator();
    m_sideBar->addSection(IconName::Activity, tr("Activity"), u"activityPlaceButton"_s);
    m_sideBar->addSection(IconName::Jobs, tr("Jobs"), u"jobsPlaceButton"_s);
    m_sideBar->setCurrentIndex(0);
    connect(m_sideBar, &SideBar::sectionChosen, this,
            [this](int index) { choose(allPlaces.at(static_cast<size_t>(index))); });

    m_coverItem = m_sideBar->addTool(IconName::EyeOff, {}, u"coverButton"_s);
    m_coverItem->setTrailing(keyWords(keysOf(u"app.cover"_s)));
    connect(m_coverItem, &QAbstractButton::clicked, this, &MainWindow::cover);
    setLocks(m_locks);
    SideBarItem *preferences = m_sideBar->addTool(IconName::Settings, tr("Preferences"), u"preferencesButton"_s);
    preferences->setTrailing(keyWords(keysOf(u"app.preferences"_s)));
    connect(preferences, &QAbstractButton::clicked, this, &MainWindow::preferencesRequested);
}

void MainWindow::addPlace(Place place, Pane *pane)
{
    m_places[place] = pane;
    restoreSizes(*pane, m_settings);
    const auto left = m_left.find(place);
    if (left != m_left.end())
        pane->restoreViewState(left->second); // before it is seen, or it would ask for its list as for the first time
    m_stack->addWidget(pane);
    connect(pane, &Pane::statusChanged, this, [this, place] { showStatusOf(place); });
    connect(pane, &Pane::syncedAt, this, [this, place] { showStatusOf(place); });
    connect(pane, &Pane::countChanged, this, [this, place] { showCountOf(place); });
    connect(pane, &Pane::visited, &m_noteVisit, qOverload<>(&QTimer::start));
    showStatusOf(place);
    showCountOf(place);
    connect(pane, &Pane::toastRequested, m_toasts, &ToastHost::show);
    connect(pane, &Pane::keyRequested, this, &MainWindow::keyRequested);
    connect(pane, &Pane::networkSettingsRequested, this, &MainWindow::networkSettingsRequested);
    if (place == m_current) {
        m_stack->setCurrentWidget(pane);
        if (left == m_left.end())
            pane->focusFilter(); // else the keyboard would begin in the band
    }
}

void MainWindow::addPlace(Place place, std::function<Pane *(QWidget *parent)> make)
{
    m_waiting[place] = std::move(make);
    if (place == m_current)
        pane(place);
}

void MainWindow::showPlace(Place place)
{
    m_current = place;
    m_sideBar->setCurrentIndex(static_cast<int>(place));
    if (Pane *shown = pane(place))
        m_stack->setCurrentWidget(shown);
    showStatusOf(place);
    m_noteVisit.start();
}

void MainWindow::choose(Place place)
{
    const bool bySideBarKeys = focusWidget() && m_sideBar->isAncestorOf(focusWidget());
    showPlace(place);
    // Whoever walks along the sidebar stays there; by shortcut or mouse one goes on in the pane.
    if (Pane *shown = pane(place); shown && !bySideBarKeys)
        shown->focusFilter();
    Q_EMIT placeChosen(place);
}

Pane *MainWindow::pane(Place place)
{
    if (const auto waiting = m_waiting.extract(place))
        addPlace(place, waiting.mapped()(m_stack)); // who gets a parent later is styled twice
    return madePane(place);
}

Pane *MainWindow::madePane(Place place) const
{
    const auto found = m_places.find(place);
    return found == m_places.end() ? nullptr : found->second;
}

void MainWindow::clearPlaces()
{
    takeDown();
    m_history.clear();
    m_noteVisit.stop();
    showHistory();
    m_sideBar->clearCounts();
    m_sideBar->setPins({});
    m_toasts->clear();
    clearNotice();
    showStatusOf(m_current);
}

void MainWindow::setConnection(const Connection &connection, const QString &facts)
{
    m_connection = connection;
    m_band->setConnection(connection, facts);
    m_status->setReadOnly(connection.readOnly);
    setConnectionState(ConnectionState::Connecting);
    showTitle();
}

void MainWindow::setPractice(const QString &what)
{
    m_band->setPractice(what);
}

void MainWindow::setTicket(const QString &number)
{
    m_ticket = number;
    m_band->setTicket(number);
}

void MainWindow::setConnectionState(ConnectionState state)
{
    m_state = state;
    showOffline();
    m_status->setConnection(state, m_connection ? environmentWord(m_connection->environment) : QString());
}

void MainWindow::showNotice(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                            const std::function<void()> &run)
{
    m_noticeAction = run;
    m_notice->showMessage(tone, sentence, secondLine, button);
    showOffline();
}

void MainWindow::clearNotice()
{
    m_noticeAction = {};
    m_notice->hide();
    if (m_noPlace) { // its own button may have brought one here
        m_stack->removeWidget(m_noPlace);
        m_noPlace->deleteLater();
        m_noPlace.clear();
    }
    showOffline();
}

void MainWindow::showNoPlace(const ErrorText &why, const std::function<void()> &again)
{
    m_noPlace = new ErrorState(this);
    m_noPlace->setObjectName(u"noServicePage"_s);
    m_noPlace->setOtherWay(tr("Switch connection…"));
    m_noPlace->showText(why);
    connect(m_noPlace, &ErrorState::retryRequested, this, again);
    connect(m_noPlace, &ErrorState::otherWayRequested, this, &MainWindow::switchConnectionRequested);
    m_stack->addWidget(m_noPlace);
    m_stack->setCurrentWidget(m_noPlace);
}

void MainWindow::setJob(const QString &words, int done, int total)
{
    m_status->setJob(words, done, total);
}

void MainWindow::setPausedUntil(QDeadlineTimer end)
{
    m_pausedUntil = end;
    m_pause->countTo(end);
}

/// Not beside a notice, which knows more about it.
void MainWindow::showOffline()
{
    m_offline->setVisible(m_state == ConnectionState::Unreachable && m_notice->isHidden() && !m_places.empty());
}

void MainWindow::showStatusOf(Place place)
{
    if (place != m_current)
        return;
    const Pane *shown = madePane(place);
    m_status->setCounts(shown ? shown->status() : QString());
    m_status->setSynced(shown ? shown->lastSynced() : QDateTime());
    const bool isOlder = shown && shown->lastSynced().isValid();
    m_offline->setSentence(isOlder
                               ? tr("Can’t reach the service. You’re seeing data from before the connection was lost.")
                               : tr("Can’t reach the service."));
}

void MainWindow::showCountOf(Place place)
{
    setCountOf(place, pane(place)->count());
}

void MainWindow::setCountOf(Place place, int count)
{
    m_sideBar->setCount(static_cast<int>(place), count < 0 ? QString() : QLocale().toString(count));
}

void MainWindow::saveLayout()
{
    m_settings.setWindowGeometry(saveGeometry());
    for (const auto &[place, shown] : m_places)
        saveSizes(*shown, m_settings);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose && !m_mayClose())
        return event->ignore();
    saveLayout();
    QMainWindow::closeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (!std::exchange(m_isPainted, true)) // its children are next, and all of it goes to the screen together
        QMetaObject::invokeMethod(this, &MainWindow::firstPainted, Qt::QueuedConnection);
}

bool MainWindow::isNarrow() const
{
    return width() < metricsFor(this).px(1200);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_sideBar->setCompact(isNarrow());
}

/// What can still be cancelled comes first, once; then everything in its order.
bool MainWindow::focusNextPrevChild(bool next)
{
    return (next && focusNewCancel(this)) || QMainWindow::focusNextPrevChild(next);
}

} // namespace labdesk
