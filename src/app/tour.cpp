// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour.h"

#include "app/console.h"
#include "service/localservice.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QTabBar>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int lookEvery = 25;      // ms
constexpr int patience = 10'000;   // ms for one stop
constexpr int settledLooks = 4;    // looks in a row at which the screen must be there: layouts and fades come to rest

template <class T>
bool isReady(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return ready && !ready->refreshing;
}

} // namespace

Tour::Tour(Console &console, QString folder, QObject *parent)
    : QObject(parent), m_console(console), m_folder(std::move(folder))
{
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &Tour::look);
    addUsers();
    addUserDialogs();
    addLookups();
    addStates();
    addSizes();
    addUnfinished();
}

template <class W>
W *Tour::find(const char *name) const
{
    const QString objectName = QString::fromLatin1(name);
    const auto places = m_console.window().findChildren<W *>(objectName);
    for (W *widget : places) // several places have a filterEdit: the one that is shown is meant
        if (widget->isVisible())
            return widget;
    return nullptr;
}

void Tour::click(const char *name) const
{
    if (auto *button = find<QAbstractButton>(name))
        button->click();
}

void Tour::clickDeregister() const
{
    const auto buttons = m_console.window().findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons)
        if (button->isVisible() && button->objectName().endsWith(u"DeregisterButton"))
            return button->click();
}

void Tour::type(const char *name, const QString &text) const
{
    if (auto *edit = find<QLineEdit>(name)) {
        edit->setText(text);
        Q_EMIT edit->textEdited(text);
    }
}

void Tour::selectFirst(const char *table) const
{
    auto *view = find<QAbstractItemView>(table);
    if (view && view->model() && view->model()->rowCount() > 0)
        view->setCurrentIndex(view->model()->index(0, 0));
}

QWidget *Tour::dialog() const
{
    const auto dialogs = m_console.window().findChildren<QDialog *>();
    for (QDialog *open : dialogs)
        if (open->isVisible())
            return open;
    return nullptr;
}

void Tour::closeDialog() const
{
    if (auto *open = qobject_cast<QDialog *>(dialog()))
        open->reject();
}

void Tour::addUsers()
{
    const auto tab = [this](int index) {
        if (auto *bar = find<QTabBar>("userTabBar"))
            bar->setCurrentIndex(index);
    };
    m_stops.push_back({u"users-none-open"_s, [] {}, [this] { return isReady(m_console.session()->users().state()); }, {}});
    m_stops.push_back({u"users"_s, [this] { selectFirst("usersTable"); },
                       [this] { return isReady(m_console.session()->details().user()) && isReady(m_console.session()->details().providers()); }, {}});
    const QString example = m_console.localService()->examples().userId;
    m_stops.push_back({u"user-overview"_s, [this, example] {
                           type("filterEdit", example);
                           selectFirst("usersTable");
                       },
                       [this, example] {
                           const auto *user = readyIn(m_console.session()->details().user());
                           return user && user->value.id.text() == example && isReady(m_console.session()->details().providers());
                       }, {}});
    m_stops.push_back({u"user-sources"_s, [tab] { tab(1); }, [] { return true; }, {}});
    m_stops.push_back({u"user-insurance"_s, [tab] { tab(2); },
                       [this] { return isReady(m_console.session()->details().insurance()); }, {}});
    m_stops.push_back({u"user-raw"_s, [tab] { tab(3); }, [] { return true; }, {}});
}

void Tour::addUserDialogs()
{
    const auto isOpen = [this] { return dialog() != nullptr; };
    const auto shot = [this] { return dialog(); };
    const auto first = [this] {
        if (auto *bar = find<QTabBar>("userTabBar"))
            bar->setCurrentIndex(0);
    };
    m_stops.push_back({u"dialog-new-user"_s, [this, first] {
                           first();
                           click("newUserButton");
                       }, isOpen, shot});
    m_stops.push_back({u"dialog-change-zone"_s, [this] {
                           closeDialog();
                           click("changeZoneButton");
                       }, isOpen, shot});
    m_stops.push_back({u"dialog-connections"_s, [this] {
                           closeDialog();
                           click("switchConnectionButton");
                       }, isOpen, shot});
}

void Tour::addLookups()
{
    const auto examples = m_console.localService()->examples();
    m_stops.push_back({u"providers"_s, [this] {
                           closeDialog();
                           click("providersPlaceButton");
                           selectFirst("providersTable");
                       },
                       [this] { return isReady(m_console.session()->providers().state()); }, {}});
    m_stops.push_back({u"centers"_s, [this, examples] {
                           click("centersPlaceButton");
                           m_console.session()->centers().search({NearZip{examples.zip, examples.labId}, Radius::Miles25});
                       },
                       [this] {
                           if (!isReady(m_console.session()->centers().state()))
                               return false;
                           selectFirst("centersList");
                           return true;
                       }, {}});
    m_stops.push_back({u"centers-order"_s, [this, examples] {
                           if (const auto order = OrderId::parse(examples.orderId))
                               m_console.session()->centers().search({NearOrder{*order}, Radius::Miles25});
                       },
                       [this] { return isReady(m_console.session()->centers().state()); }, {}});
    m_stops.push_back({u"payors"_s, [this] {
                           click("payorsPlaceButton");
                           const QString words = u"community"_s;
                           type("searchEdit", words);
                           m_console.session()->payors().setQuery({words, {}, {}});
                           m_console.session()->payors().searchNow();
                       },
                       [this] {
                           if (!isReady(m_console.session()->payors().state()))
                               return false;
                           selectFirst("payorsTable");
                           return true;
                       }, {}});
    m_stops.push_back({u"activity"_s, [this] {
                           click("activityPlaceButton");
                           selectFirst("requestsTable");
                       }, [] { return true; }, {}});
}

void Tour::addStates()
{
    auto &drills = m_console.localService()->drills();
    m_stops.push_back({u"users-filtered-empty"_s, [this] {
                           click("usersPlaceButton");
                           type("filterEdit", u"nobody of that name"_s);
                       }, [] { return true; }, {}});
    m_stops.push_back({u"users-stale"_s, [this, &drills] {
                           type("filterEdit", {});
                           drills.set({{.method = "GET", .pathPrefix = "/v2/user", .status = 500, .body = "{\"detail\":\"Internal error\"}"}});
                           m_console.session()->users().reload();
                       },
                       [this] {
                           const auto *ready = readyIn(m_console.session()->users().state());
                           return ready && !ready->refreshing && ready->stale.has_value();
                       }, {}});
    m_stops.push_back({u"centers-error"_s, [this, &drills] {
                           drills.set({{.method = "GET", .pathPrefix = "/v3/order", .status = 404, .body = "{\"detail\":\"Lab not found.\"}"}});
                           click("centersPlaceButton");
                           m_console.session()->centers().search({NearZip{u"60202"_s, 99}, Radius::Miles10});
                       },
                       [this] { return std::holds_alternative<Failed>(m_console.session()->centers().state()); }, {}});
}

void Tour::addSizes()
{
    const auto examples = m_console.localService()->examples();
    const auto sized = [this](const QString &name, const char *place, QSize size) {
        m_stops.push_back({name, [this, place, size] {
                               m_console.window().resize(size);
                               click(place);
                           }, [] { return true; }, {}});
    };
    m_stops.push_back({u"users-again"_s, [this] {
                           m_console.localService()->drills().clear();
                           click("usersPlaceButton");
                           m_console.session()->users().reload();
                           selectFirst("usersTable");
                       },
                       [this] { return isReady(m_console.session()->users().state()); }, {}});
    sized(u"users-1000"_s, "usersPlaceButton", {1000, 700});
    sized(u"users-800"_s, "usersPlaceButton", {800, 560});
    m_stops.push_back({u"centers-800"_s, [this, examples] {
                           click("centersPlaceButton");
                           m_console.session()->centers().search({NearZip{examples.zip, examples.labId}, Radius::Miles25});
                       },
                       [this] { return isReady(m_console.session()->centers().state()); }, {}});
    sized(u"centers-1000"_s, "centersPlaceButton", {1000, 700});
    sized(u"payors-1000"_s, "payorsPlaceButton", {1000, 700});
    sized(u"payors-800"_s, "payorsPlaceButton", {800, 560});
}

/// What nothing can follow on: a source about to be deregistered, and a connection that is not saved.
void Tour::addUnfinished()
{
    m_stops.push_back({u"user-faults"_s, [this] {
                           m_console.window().resize(1440, 900);
                           click("usersPlaceButton");
                           selectFirst("usersTable");
                           if (auto *bar = find<QTabBar>("userTabBar"))
                               bar->setCurrentIndex(1);
                       },
                       [this] { return isReady(m_console.session()->details().providers()); }, {}});
    const auto isOpen = [this] { return dialog() != nullptr; };
    const auto shot = [this] { return dialog(); };
    m_stops.push_back({u"dialog-deregister"_s, [this] { clickDeregister(); }, isOpen, shot});
    m_stops.push_back({u"user-countdown"_s, [this] { click("actionButton"); },
                       [this] { return m_console.session()->actions().hasDelayed(); },
                       [this] { return find<QWidget>("pendingRow"); }});
    m_stops.push_back({u"connections"_s, [this] {
                           m_console.session()->actions().cancelDelayed();
                           click("switchConnectionButton");
                           click("newButton");
                           type("nameEdit", u"Production US"_s);
                           click("productionRadio");
                           type("baseUrlEdit", u"https://api.example.com"_s);
                       },
                       isOpen, shot});
}

void Tour::start()
{
    next();
    m_timer.start();
}

void Tour::next()
{
    m_looks = 0;
    m_settled = 0;
    m_stops[m_at].go();
}

void Tour::look()
{
    const Stop &stop = m_stops[m_at];
    m_settled = stop.isThere() ? m_settled + 1 : 0;
    if (m_settled < settledLooks && ++m_looks * lookEvery < patience)
        return;
    if (m_settled < settledLooks || !save(stop)) {
        m_timer.stop();
        Q_EMIT finished(stop.name);
        return;
    }
    if (++m_at < m_stops.size())
        return next();
    m_timer.stop();
    Q_EMIT finished({});
}

bool Tour::save(const Stop &stop)
{
    QWidget *subject = stop.shot ? stop.shot() : &m_console.window();
    return subject && subject->grab().save(QDir(m_folder).filePath(stop.name + u".png"_s), "PNG");
}

} // namespace labdesk
