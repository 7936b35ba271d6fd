// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/mainwindow.h"

#include "domain/logging.h"
#include "platform/settings.h"
#include "shell/environmentbanner.h"
#include "shell/fieldhelp.h"
#include "shell/lockscreen.h"
#include "shell/panelfocus.h"
#include "shell/placestack.h"
#include "shell/sidebar.h"
#include "shell/typedtext.h"
#include "shell/windowcommands.h"
#include "shell/windowcontent.h"
#include "shell/windowhistory.h"
#include "shell/windowmessages.h"
#include "views/common/countdownrow.h"
#include "views/common/pane.h"
#include "views/common/shortcuts.h"
#include "widgets/focushandoff.h"
#include "widgets/metrics.h"
#include "widgets/windowsize.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Handles input that must work wherever the focus and the pointer are: the mouse's Back and Forward buttons, the keys
/// for the cover and for help, and Undo. In a text field, Undo first reverts what was typed since the last change. Also
/// blocks unused mnemonics, which fields would take as text.
class WindowKeys : public QObject
{
public:
    explicit WindowKeys(MainWindow &window) : QObject(&window), m_window(window) { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
            const auto button = static_cast<QMouseEvent *>(event)->button();
            const auto *widget = qobject_cast<QWidget *>(watched);
            if ((button == Qt::BackButton || button == Qt::ForwardButton) && widget && widget->window() == &m_window
                && !m_window.lockScreen()) {
                m_window.history().navigate(button == Qt::BackButton ? -1 : 1);
                return true;
            }
        }
        if (event->type() == QEvent::KeyPress && !m_window.lockScreen()) {
            const auto &key = *static_cast<QKeyEvent *>(event);
            if (isKeyOf(u"app.cover"_s, key, watched)) {
                // Queued, because covering deletes the widget that received the key.
                QMetaObject::invokeMethod(&m_window, &MainWindow::cover, Qt::QueuedConnection);
                return true;
            }
            if (isKeyOf(u"app.help"_s, key, watched)) {
                m_window.windowCommands().openHelp();
                return true;
            }
        }
        if (event->type() == QEvent::KeyPress && !m_window.lockScreen()
            && (isUndoKey(static_cast<QKeyEvent &>(*event), watched)
                || isStrayMnemonic(static_cast<QKeyEvent &>(*event), watched)))
            return true;
        if (event->type() == QEvent::ShortcutOverride) {
            // Some desktops use these two keys in text fields, which often have the focus when the keys are needed.
            const auto *key = static_cast<QKeyEvent *>(event);
            const bool isOurs
                = key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_E || key->key() == Qt::Key_U);
            if (isOurs && qobject_cast<QLineEdit *>(watched)) {
                event->ignore();
                return true;
            }
            // Text fields accept Undo even if nothing was typed.
            const auto *field = qobject_cast<const QWidget *>(watched);
            if (field && field->window() == &m_window && QKeySequence(key->keyCombination()) == keysOf(u"app.undo"_s)
                && takesText(field) && !hasTypedText(field)) {
                event->ignore();
                return true;
            }
        }
        return false;
    }

private:
    /// Handles Undo in a user's own window. Does nothing behind a dialog or a menu.
    bool isUndoKey(const QKeyEvent &key, const QObject *receiver)
    {
        const auto *widget = qobject_cast<const QWidget *>(receiver);
        if (!widget || QKeySequence(key.keyCombination()) != keysOf(u"app.undo"_s) || widget->window() == &m_window
            || QApplication::activePopupWidget() || QApplication::activeModalWidget() || hasTypedText(widget))
            return false;
        m_window.windowCommands().press(u"app.undo"_s);
        return true;
    }

    /// Whether this is Alt and a letter without a matching control, which a field would accept as text. On a Mac,
    /// Option is used for typing.
    static bool isStrayMnemonic(const QKeyEvent &key, const QObject *receiver)
    {
#ifdef Q_OS_MACOS
        constexpr bool altEntersText = true;
#else
        constexpr bool altEntersText = false;
#endif
        const auto *widget = qobject_cast<const QWidget *>(receiver);
        const bool isAlt
            = key.modifiers() == Qt::AltModifier || key.modifiers() == (Qt::AltModifier | Qt::ShiftModifier);
        return !altEntersText && widget && isAlt && !key.text().isEmpty() && key.text().at(0).isPrint()
            && takesText(widget);
    }

    /// Dialogs and menus block the window's own shortcuts; these must always work.
    bool isKeyOf(const QString &command, const QKeyEvent &key, const QObject *receiver) const
    {
        const auto *widget = qobject_cast<const QWidget *>(receiver);
        return widget && QKeySequence(key.keyCombination()) == keysOf(command)
            && (widget->window() != &m_window || QApplication::activePopupWidget()
                || QApplication::activeModalWidget());
    }

    MainWindow &m_window;
};

} // namespace

MainWindow::MainWindow(Settings &settings, QWidget *parent) : QMainWindow(parent), m_settings(settings)
{
    const Metrics m = metricsFor(this);
    setObjectName(u"mainWindow"_s);
    const QSize available = availableWindowSize(this);
    setMinimumSize(minimumWindowSize(available));
    m_history = new WindowHistory(*this);
    m_commands = new WindowCommands(*this, settings);
    new WindowKeys(*this);
    new FieldHelp(this);
    buildContent();
    connect(m_history, &WindowHistory::navigated, this, &MainWindow::placeChosen);
    connect(m_history, &WindowHistory::changed, this, &MainWindow::showNavigation);
    connect(m_history, &WindowHistory::entriesSkipped, this,
            [this](int count) { showToast(tr("Skipped %Ln page(s) that no longer exist.", nullptr, count)); });
    showTitle();
    resize(defaultSize(m, available).expandedTo(minimumSize()));
    restoreGeometry(m_settings.get(setting::windowGeometry));
}

QSize MainWindow::defaultSize(const Metrics &metrics, const QSize &available)
{
    return QSize(metrics.px(1280), metrics.px(800)).boundedTo(available);
}

QSize MainWindow::minimumWindowSize(const QSize &available)
{
    return QSize(800, 560).boundedTo(available);
}

void MainWindow::buildContent()
{
    m_content = new WindowContent(m_settings, this);
    m_content->statusLine()->setRateLimitedUntil(m_rateLimitedUntil);
    setCentralWidget(m_content);
    connect(m_content, &WindowContent::placeChosen, this, &MainWindow::goTo);
    connect(m_content, &WindowContent::placeVisited, m_history, &WindowHistory::noteVisit);
    connect(m_content, &WindowContent::coverRequested, this, &MainWindow::cover);
    connect(m_content, &WindowContent::preferencesRequested, this, &MainWindow::preferencesRequested);
    connect(m_content, &WindowContent::errorActionRequested, this, &MainWindow::errorActionRequested);
    connect(m_content, &WindowContent::retryRequested, this, &MainWindow::retryRequested);
    connect(m_content->banner(), &EnvironmentBanner::switchRequested, this, &MainWindow::connectionMenuRequested);
    connect(m_content->sideBar(), &SideBar::linkChosen, this, &MainWindow::linkChosen);
    connect(m_content->sideBar(), &SideBar::unpinRequested, this, &MainWindow::unpinRequested);
    connect(m_content->banner(), &EnvironmentBanner::navigationRequested, m_history, &WindowHistory::navigate);
    m_content->banner()->setTicket(m_ticket);
    connect(m_content->banner(), &EnvironmentBanner::privacyModeRequested, this, &MainWindow::privacyModeRequested);
    connect(m_content->banner(), &EnvironmentBanner::ticketRequested, this, &MainWindow::ticketRequested);
    connect(m_content->banner(), &EnvironmentBanner::practiceEndRequested, this, &MainWindow::practiceEndRequested);
    connect(m_content->banner(), &EnvironmentBanner::paletteRequested, m_commands,
            [this] { m_commands->openPalette(CommandPalette::Mode::Everything); });
    showNavigation();
}

void MainWindow::showNavigation()
{
    m_content->banner()->setNavigation(m_history->canNavigate(-1), m_history->canNavigate(1));
}

void MainWindow::addPlace(Place place, std::function<Pane *(QWidget *parent)> make)
{
    m_content->places()->add(place, std::move(make));
}

void MainWindow::showPlace(Place place)
{
    m_content->showPlace(place);
}

void MainWindow::goTo(Place place)
{
    const bool isSideBarFocused = focusWidget() && m_content->sideBar()->isAncestorOf(focusWidget());
    showPlace(place);
    // Keyboard navigation in the sidebar keeps the focus there; shortcuts and the mouse move it to the pane.
    if (Pane *shown = pane(place); shown && !isSideBarFocused)
        shown->focusFilter();
    Q_EMIT placeChosen(place);
}

Place MainWindow::currentPlace() const
{
    return m_content->places()->current();
}

Pane *MainWindow::pane(Place place)
{
    return m_content->places()->pane(place);
}

Pane *MainWindow::existingPane(Place place) const
{
    return m_content->places()->existingPane(place);
}

void MainWindow::clearPlaces()
{
    removeContent();
    m_content->places()->setViewStates({});
    m_history->clear();
    m_content->clearNotice();
    m_content->messages()->clearTrouble();
}

void MainWindow::setConnection(const Connection &connection, const QString &facts)
{
    m_connection = connection;
    m_content->setConnection(connection, facts);
    setConnectionState(ConnectionState::Connecting);
    showTitle();
}

void MainWindow::setPractice(const QString &what)
{
    m_content->banner()->setPractice(what);
}

void MainWindow::setTicket(const QString &number)
{
    m_ticket = number;
    m_content->banner()->setTicket(number);
}

void MainWindow::setConnectionState(ConnectionState state)
{
    m_state = state;
    m_content->setConnectionState(state);
}

void MainWindow::setRateLimitedUntil(QDeadlineTimer end)
{
    m_rateLimitedUntil = end;
    m_content->statusLine()->setRateLimitedUntil(end);
}

void MainWindow::showTitle()
{
    setWindowTitle(!m_connection || m_cover
                       ? tr("Labdesk")
                       : tr("Labdesk — %1 (%2)").arg(m_connection->name, formatEnvironment(m_connection->environment)));
}

LockScreen *MainWindow::lockScreen() const
{
    return m_cover;
}

ToastHost *MainWindow::toasts() const
{
    return m_content->toasts();
}

void MainWindow::cover()
{
    if (m_cover)
        return;
    qCDebug(shellLog, "the window was covered: %s", m_isPassphraseSet ? "locked" : "hidden");
    m_commands->dismiss();
    m_commands->closeHelp();
    m_cover = new LockScreen(m_isPassphraseSet ? LockScreen::Kind::Lock : LockScreen::Kind::Hide, this, m_content);
    connect(m_cover, &LockScreen::backRequested, this, [this] { m_uncover ? m_uncover() : m_cover->dismiss(); });
    connect(m_cover, &LockScreen::uncovered, this, [this] {
        m_cover.clear();
        showTitle();
        Q_EMIT uncovered();
    });
    showTitle();
    Q_EMIT covered();
}

void MainWindow::unloadContent()
{
    QList<QPointer<QDialog>> dialogs;
    for (QDialog *dialog : findChildren<QDialog *>())
        if (!dialog->property("staysOverCover").toBool())
            dialogs += dialog;
    for (const auto &dialog : dialogs)
        delete dialog; // one may be the parent of another
    m_content->places()->setViewStates(m_content->places()->plainViewStates());
    removeContent();
}

void MainWindow::restoreContent(const std::function<void()> &fill)
{
    fill();
    m_content->places()->restorePlaces();
    showPlace(currentPlace());
    if (Pane *shown = pane(currentPlace()))
        shown->focusFilterOrDetail();
}

void MainWindow::removeContent()
{
    m_commands->dismiss(); // its list belongs to the panes
    saveLayout();
    m_content->clear();
}

void MainWindow::rebuild(const std::function<void()> &fill)
{
    // An open menu belongs to the old content.
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            break;
    m_commands->dismiss(); // the focus returns to where it was before
    qCDebug(shellLog, "the window was rebuilt");
    const PlaceStack::ViewStates left = m_content->places()->viewStates();
    const Place place = currentPlace();
    const QString focus = nameOfFocus(this);
    const auto toasts = m_content->toasts()->take();
    setUpdatesEnabled(false); // avoids painting intermediate states

    removeContent();
    delete takeCentralWidget();
    buildContent();
    m_commands->listen(); // the keys for Back and Forward depend on the layout direction
    m_commands->rebuildHelp();
    m_content->places()->setViewStates(left);
    m_content->places()->show(place); // not a visit: the place doesn't change
    m_content->sideBar()->setCurrentIndex(static_cast<int>(place));
    const ConnectionState state = m_state;
    showTitle();
    fill();
    m_content->places()->restorePlaces(); // recreates panes that were shown before, with their state and toasts
    setConnectionState(state);
    m_content->show(); // now instead of by the event loop, as hidden widgets can't take the focus
    m_content->toastAgain(toasts);
    focusByName(this, focus);
    setUpdatesEnabled(true);
}

void MainWindow::saveLayout()
{
    m_settings.set(setting::windowGeometry, saveGeometry());
    m_content->places()->saveSizes();
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
    if (!std::exchange(m_isPainted, true)) // the children are painted next, and everything is flushed together
        QMetaObject::invokeMethod(this, &MainWindow::firstPainted, Qt::QueuedConnection);
}

/// The first Tab goes to a new countdown that can be canceled; then the usual order applies.
bool MainWindow::focusNextPrevChild(bool next)
{
    return handOffFocus(this) || (next && focusNewCancel(this)) || QMainWindow::focusNextPrevChild(next);
}

} // namespace labdesk
