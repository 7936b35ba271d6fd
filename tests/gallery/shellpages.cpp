// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "shell/environmentbanner.h"
#include "shell/sidebar.h"
#include "shell/sidebaritem.h"
#include "shell/statusline.h"
#include "widgets/countedtabbar.h"
#include "widgets/environmenttag.h"
#include "widgets/listheader.h"
#include "widgets/metrics.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

Connection connectionOf(Environment environment, const QString &name, bool readOnly)
{
    Connection connection;
    connection.id = name;
    connection.name = name;
    connection.environment = environment;
    connection.readOnly = readOnly;
    return connection;
}

const std::vector<Connection> &connections()
{
    static const std::vector<Connection> all = {connectionOf(Environment::Local, u"Local service"_s, false),
                                                connectionOf(Environment::Sandbox, u"Acme sandbox"_s, false),
                                                connectionOf(Environment::Sandbox, u"Acme sandbox"_s, true),
                                                connectionOf(Environment::Production, u"Acme Health"_s, false),
                                                connectionOf(Environment::Production, u"Acme Health"_s, true),
                                                connectionOf(Environment::Other, u"Staging of the lab team"_s, false)};
    return all;
}

SideBar *sideBar(bool compact)
{
    auto *bar = new SideBar;
    bar->addSection(IconName::Users, u"Users"_s, u"sampleUsers"_s);
    bar->addSection(IconName::Provider, u"Providers"_s, u"sampleProviders"_s);
    bar->addSection(IconName::Center, u"Service centers"_s, u"sampleCenters"_s);
    bar->addSeparator();
    bar->addSection(IconName::Activity, u"Activity"_s, u"sampleActivity"_s);
    bar->addTool(IconName::Key, u"Connections"_s, u"sampleConnections"_s);
    bar->setCount(0, u"1,204"_s);
    bar->setCount(1, u"38"_s);
    bar->setCurrentIndex(0);
    bar->setCompact(compact);
    return bar;
}

} // namespace

QWidget *makeSideBarPage()
{
    auto *page = new Specimens;
    for (const bool compact : {false, true}) {
        auto *host = new QWidget;
        auto *layout = new QHBoxLayout(host);
        layout->setContentsMargins({});
        layout->addWidget(sideBar(compact));
        layout->addStretch(1);
        page->addFramed(compact ? u"In a narrow window: drawings only"_s : u"One is current; counts at the end"_s, host,
                        260);
    }
    return page;
}

QWidget *makeBandPage()
{
    auto *page = new Specimens;
    auto *none = new EnvironmentBanner;
    page->add(u"Before there is a connection"_s, none);
    for (const Connection &connection : connections()) {
        auto *band = new EnvironmentBanner;
        band->setConnection(connection, connection.readOnly ? u"Changes turned off"_s : u"Changes allowed"_s);
        page->add(formatEnvironment(connection.environment) + (connection.readOnly ? u", read-only"_s : QString()),
                  band);
    }
    QList<QWidget *> tags;
    for (const Connection &connection : {connections()[0], connections()[1], connections()[3]}) {
        auto *tag = new EnvironmentTag;
        tag->setConnection(connection);
        tags.append(tag);
    }
    page->addBeside(u"The tag of dialogs that write"_s, tags);
    return page;
}

QWidget *makeStatusLinePage()
{
    auto *page = new Specimens;
    static const std::pair<ConnectionState, QString> states[]
        = {{ConnectionState::None, u"no connection"_s},
           {ConnectionState::Connecting, u"on its way"_s},
           {ConnectionState::Connected, u"connected"_s},
           {ConnectionState::Trouble, u"what is wrong stands above the places"_s}};
    for (const auto &[state, words] : states) {
        auto *line = new StatusLine;
        line->setConnection(state);
        line->setListStatus(u"41 selected"_s);
        line->setSynced(QDateTime(QDate(2026, 3, 9), QTime(14, 2)));
        line->setReadOnly(state == ConnectionState::Trouble);
        page->add(words, line);
    }
    return page;
}

QWidget *makeListHeaderPage()
{
    auto *page = new Specimens;
    auto *header = new ListHeader(u"Users"_s);
    header->setCount(u"41 of 1,204"_s);
    page->add(u"Head of a list"_s, header);
    page->add(u"The same before anything came"_s, new ListHeader(u"Users"_s));
    auto *tabs = new CountedTabBar;
    for (const QString &text : {u"Overview"_s, u"Sources"_s, u"Insurance"_s, u"Raw"_s})
        tabs->addTab(text);
    tabs->setCount(1, u"2"_s);
    tabs->setTabEnabled(3, false);
    page->add(u"Tabs, one with a count, one that cannot be used"_s, tabs);
    return page;
}

} // namespace labdesk
