// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/uidriver.h"

#include "map/centermap.h"
#include "shell/lockscreen.h"
#include "views/activity/activitypane.h"
#include "views/users/userspane.h"
#include "widgets/listdetailpane.h"
#include "widgets/toast.h"
#include "widgets/windowsize.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QDateEdit>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto otherId = "5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a0e";

} // namespace

UiDriver::UiDriver(Console &home, Options options) : m_home(home), m_options(std::move(options))
{
    m_since.start();
    m_usualSize = isOnWayland() ? window().size() : QSize(1440, 900); // there, what the program chose
    QObject::connect(&m_home, &Console::connected, &m_context, [this] { ++m_sessions; });
}

UiDriver::~UiDriver() = default;

void UiDriver::goHome()
{
    if (LockScreen *cover = window().lockScreen())
        cover->dismiss();
    closeDialogs();
    m_home.setPrivacyMode(false);
    m_home.setTools(Settings::Tools::All);
    m_other.reset();
    m_otherFolder.reset();
    m_home.setPrivacyMode(false);
    faultInjector().clear();
    window().resize(m_usualSize);
    window().activateWindow(); // what has the focus is seen in an active window only
    m_awaited = m_sessions + 1;
    if (console().session()) {
        session().actions().cancelDelayed();
        for (const auto &job : session().jobs().jobs()) // it would be told of as one that did not come to its end
            if (!job->isEnded())
                job->cancel();
    }
    console().connectTo(ConnectionRegistry::localId);
    click("actionButton"); // where something is still being sent, leaving is asked about
    console().connections().remove(QString::fromLatin1(otherId));
    window().toasts()->clear(); // of what the old session still had to say
}

bool UiDriver::hasArrived() const
{
    return console().session() && m_sessions >= m_awaited;
}

bool UiDriver::isHome() const
{
    return hasArrived() && session().connection().id == ConnectionRegistry::localId
        && hasCome(session().users().state()) && hasCome(session().providers().state());
}

bool UiDriver::hasUsers() const
{
    return console().session() && hasCome(session().users().state());
}

void UiDriver::connectAs(const QString &name, Environment environment, bool readOnly)
{
    const auto *local = m_home.localService();
    Connection connection{QString::fromLatin1(otherId), name, environment, local->baseUrl(), ApiKeyScheme{}, readOnly};
    saveAndConnect(connection, Secret(local->key()));
}

void UiDriver::connectTo(const QUrl &baseUrl)
{
    Connection connection{
        QString::fromLatin1(otherId), u"Staging"_s, Environment::Sandbox, baseUrl, ApiKeyScheme{}, false};
    saveAndConnect(connection, Secret(QByteArray("a-key-of-the-tour")));
}

void UiDriver::connectByToken(const QUrl &baseUrl, const QString &clientId, const Secret &clientSecret)
{
    Connection connection{QString::fromLatin1(otherId),
                          u"Staging"_s,
                          Environment::Sandbox,
                          baseUrl,
                          BearerScheme{baseUrl, clientId, u"the tour"_s},
                          false};
    saveAndConnect(connection, clientSecret);
}

void UiDriver::saveAndConnect(const Connection &connection, const Secret &secret)
{
    console().connections().save(connection, secret, true, [](SecretStore::Location) {});
    console().connectTo(connection.id);
}

void UiDriver::openOther(int users, const std::function<void(const QString &)> &prepare)
{
    Options options = m_options;
    options.users = users;
    openBeside(options, prepare);
}

void UiDriver::openFirst(const std::function<void(const QString &)> &prepare, const QString &link)
{
    Options options = m_options;
    options.showsWelcome = true;
    options.startsWithoutTools = true;
    options.link = link;
    openBeside(options, prepare);
}

void UiDriver::openBeside(Options options, const std::function<void(const QString &)> &prepare)
{
    m_otherFolder = std::make_unique<QTemporaryDir>();
    if (prepare)
        prepare(m_otherFolder->path());
    options.dataFolder = m_otherFolder->path();
    m_other = std::make_unique<Console>(options, makeMemoryStore());
    if (!isOnWayland())
        window().resize(m_usualSize);
    m_other->start();
}

bool UiDriver::isIdle() const
{
    const QWidget *toast = find("toast");
    const auto *map = find<CenterMap>("centerMap");
    return (!toast || !toast->graphicsEffect()) // it fades in by one
        && (!map || map->isDrawn());
}

void UiDriver::noteRecovery(const QString &from)
{
    if (!m_recoveries.contains(from))
        m_recoveries.insert(from, m_since.elapsed());
}

bool UiDriver::isEnabled(const char *name) const
{
    const QWidget *part = find(name);
    return part && part->isEnabled();
}

int UiDriver::rows(const char *list) const
{
    const auto *view = find<QAbstractItemView>(list);
    return view && view->model() ? view->model()->rowCount() : 0;
}

QWidget *UiDriver::dialog() const
{
    QDialog *top = nullptr;
    const auto dialogs = window().findChildren<QDialog *>();
    for (QDialog *open : dialogs) // one that was opened from another is its child and comes later
        if (open->isVisible())
            top = open;
    return top;
}

void UiDriver::resize(int width, int height) const
{
    const QSize size(width, height);
    window().resize(isOnWayland() ? size.boundedTo(availableWindowSize(&window())) : size);
}

void UiDriver::closeDialogs() const
{
    // Out of reach before they go: a dialog with something unsaved would ask first.
    const auto dialogs = window().findChildren<QDialog *>();
    for (QDialog *open : dialogs)
        if (open->isVisible())
            open->done(QDialog::Rejected);
}

void UiDriver::click(const char *name) const
{
    if (auto *button = find<QAbstractButton>(name))
        button->click();
}

void UiDriver::clickIn(const char *parent, const char *name) const
{
    const QWidget *place = find(parent);
    auto *button = place ? place->findChild<QAbstractButton *>(QString::fromLatin1(name)) : nullptr;
    if (button)
        button->click();
}

void UiDriver::scrollTo(const char *part) const
{
    const QWidget *target = find(part);
    for (QWidget *parent = target ? target->parentWidget() : nullptr; parent; parent = parent->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(parent))
            return area->ensureVisible(0, target->mapTo(area->widget(), QPoint(0, target->height())).y(), 0, 0);
}

void UiDriver::clickFirst(const char *ending) const
{
    const auto buttons = window().findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons)
        if (button->isVisible() && button->objectName().endsWith(QLatin1String(ending)))
            return button->click();
}

void UiDriver::trigger(const char *action) const
{
    if (auto *entry = window().findChild<QAction *>(QString::fromLatin1(action)))
        entry->trigger();
}

void UiDriver::openMenu(const char *button) const
{
    if (auto *opens = find<QToolButton>(button); opens && opens->menu())
        opens->menu()->popup(opens->mapToGlobal(QPoint(0, opens->height())));
}

QMenu *UiDriver::popUp(const char *name) const
{
    auto *menu = window().findChild<QMenu *>(QString::fromLatin1(name));
    return menu && menu->isVisible() ? menu : nullptr;
}

void UiDriver::type(const char *name, const QString &text) const
{
    if (auto *edit = find<QLineEdit>(name)) {
        edit->setText(text);
        Q_EMIT edit->textEdited(text);
    }
}

void UiDriver::enter(const char *name, QDate date) const
{
    if (auto *edit = find<QDateEdit>(name))
        edit->setDate(date);
}

void UiDriver::select(const char *list, int row) const
{
    auto *view = find<QAbstractItemView>(list);
    if (view && view->model() && row < view->model()->rowCount())
        view->setCurrentIndex(view->model()->index(row, 0));
}

void UiDriver::showTab(int index) const
{
    if (auto *bar = find<QTabBar>("userTabBar"))
        bar->setCurrentIndex(index);
}

void UiDriver::showDetail(bool detail) const
{
    const Pane *shown = window().existingPane(window().currentPlace());
    if (auto *views = shown ? shown->findChild<ListDetailPane *>() : nullptr)
        views->showDetail(detail);
}

void UiDriver::showPlace(Place place) const
{
    constexpr std::pair<Place, const char *> buttons[]
        = {{Place::Users, "usersPlaceButton"},     {Place::Providers, "providersPlaceButton"},
           {Place::Centers, "centersPlaceButton"}, {Place::Payors, "payorsPlaceButton"},
           {Place::History, "historyPlaceButton"}, {Place::Jobs, "jobsPlaceButton"}};
    for (const auto &[at, name] : buttons)
        if (at == place)
            click(name);
}

void UiDriver::showRequests() const
{
    showPlace(Place::History);
    static_cast<ActivityPane *>(window().pane(Place::History))->showRequests();
}

void UiDriver::openUser(const QString &id) const
{
    showPlace(Place::Users);
    const auto user = UserId::parse(id);
    auto *pane = qobject_cast<UsersPane *>(window().pane(Place::Users));
    if (user && pane)
        pane->openUser(*user);
}

bool UiDriver::openUserWhere(const std::function<bool(const UserStore &, UserStore::Row)> &holds) const
{
    const UserStore &store = session().users().store();
    for (UserStore::Row row = 0; row < store.size(); ++row)
        if (holds(store, row)) {
            openUser(store.id(row).text());
            return true;
        }
    return false;
}

} // namespace labdesk
