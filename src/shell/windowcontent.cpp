// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcontent.h"

#include "domain/connection.h"
#include "privacy/sensitive.h"
#include "shell/environmentbanner.h"
#include "shell/panelfocus.h"
#include "shell/placestack.h"
#include "shell/sidebar.h"
#include "shell/sidebaritem.h"
#include "shell/windowmessages.h"
#include "views/common/pane.h"
#include "views/common/shortcuts.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace labdesk {

WindowContent::WindowContent(Settings &settings, QWidget *parent)
    : QWidget(parent), m_banner(new EnvironmentBanner(this)), m_messages(new WindowMessages(this)),
      m_sideBar(new SideBar(this)), m_places(new PlaceStack(settings, this)), m_status(new StatusLine(this))
{
    m_status->setPrivacyMode(privacy::isPrivacyMode());
    buildSideBar();
    layOut();
    connect(m_places, &PlaceStack::errorActionRequested, this, &WindowContent::errorActionRequested);
    connect(m_places, &PlaceStack::paneAdded, this, &WindowContent::connectPane);
    connect(m_messages, &WindowMessages::retryRequested, this, [this] {
        if (Pane *shown = m_places->pane(m_places->current()))
            shown->reload();
        Q_EMIT retryRequested(); // because not every place has something to reload
    });
    connect(m_messages, &WindowMessages::errorActionRequested, this, &WindowContent::errorActionRequested);
}

void WindowContent::layOut()
{
    auto *room = new FitScrollArea(m_places, FitScrollArea::ScrollAxes::Both, this);
    room->setObjectName(u"placeRoom"_s);
    auto *main = makeColumnLayout(0);
    main->addWidget(m_messages);
    main->addWidget(room, 1);
    auto *middle = makeRowLayout(0);
    middle->addWidget(new FitScrollArea(m_sideBar, FitScrollArea::ScrollAxes::Column, this));
    middle->addLayout(main, 1);
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_banner);
    layout->addLayout(middle, 1);
    layout->addWidget(m_status);
    m_toasts = new ToastHost(room);
}

void WindowContent::buildSideBar()
{
    for (const Place place : allPlaces) {
        if (place == Place::History)
            m_sideBar->addSeparator();
        m_sideBar->addSection(placeRow(place).icon, placeTitle(place), placeKey(place) + u"PlaceButton"_s);
    }
    m_sideBar->setCurrentIndex(0);
    SideBarItem *cover = m_sideBar->addTool(IconName::Lock, tr("Lock"), u"coverButton"_s);
    cover->setTrailing(formatKeys(keysOf(u"app.cover"_s)));
    SideBarItem *preferences = m_sideBar->addTool(IconName::Settings, tr("Preferences"), u"preferencesButton"_s);
    preferences->setTrailing(formatKeys(keysOf(u"app.preferences"_s)));
    connect(cover, &QAbstractButton::clicked, this, &WindowContent::coverRequested);
    connect(preferences, &QAbstractButton::clicked, this, &WindowContent::preferencesRequested);
    connect(m_sideBar, &SideBar::sectionChosen, this,
            [this](int index) { Q_EMIT placeChosen(allPlaces.at(static_cast<size_t>(index))); });
}

void WindowContent::connectPane(Place place, Pane *pane)
{
    const auto showCount = [this, place, pane] { setCountOf(place, pane->count()); };
    connect(pane, &Pane::statusChanged, this, [this, place] { showStatusOf(place); });
    connect(pane, &Pane::syncedAt, this, [this, place] { showStatusOf(place); });
    connect(pane, &Pane::countChanged, this, showCount);
    connect(pane, &Pane::visited, this, &WindowContent::placeVisited);
    connect(pane, &Pane::toastRequested, m_toasts, &ToastHost::show);
    connect(pane, &Pane::toastOutdated, m_toasts, &ToastHost::drop);
    connect(pane, &Pane::errorActionRequested, this, &WindowContent::errorActionRequested);
    showStatusOf(place);
    showCount();
}

void WindowContent::showPlace(Place place)
{
    m_sideBar->setCurrentIndex(static_cast<int>(place));
    m_places->show(place);
    showStatusOf(place);
    Q_EMIT placeVisited();
}

void WindowContent::showStatusOf(Place place)
{
    if (place != m_places->current())
        return;
    const Pane *shown = m_places->existingPane(place);
    m_status->setListStatus(shown ? shown->status() : QString());
    m_status->setSynced(shown ? shown->lastSynced() : QDateTime());
    m_messages->setDataFrom(shown ? shown->lastSynced() : QDateTime());
}

void WindowContent::setCountOf(Place place, int count)
{
    m_sideBar->setCount(static_cast<int>(place), count < 0 ? QString() : QLocale().toString(count));
}

void WindowContent::setConnection(const Connection &connection, const QString &facts)
{
    m_banner->setConnection(connection, facts);
    m_status->setReadOnly(connection.readOnly);
}

void WindowContent::setConnectionState(ConnectionState state)
{
    m_status->setConnection(state);
}

void WindowContent::clearNotice()
{
    m_messages->clearNotice();
    m_places->clearErrorPage();
}

void WindowContent::toastAgain(const std::vector<ToastHost::PendingToast> &toasts)
{
    for (const ToastHost::PendingToast &pending : toasts) {
        const bool first = m_toasts->toast()->isHidden();
        for (const auto &[place, shown] : m_places->panes())
            shown->toastAgain(pending.subject);
        if (first && !m_toasts->toast()->isHidden())
            m_toasts->setTimeLeft(pending.time);
    }
}

void WindowContent::focusNextPart(bool forward)
{
    focusNextPanel(m_sideBar, m_messages->countdowns(), m_places->existingPane(m_places->current()), m_banner, forward);
}

void WindowContent::clear()
{
    delete m_messages->countdowns();
    m_places->clear();
    m_sideBar->clear();
    m_toasts->clear();
    showStatusOf(m_places->current());
}

/// Shows only icons in a narrow sidebar.
void WindowContent::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_sideBar->setCompact(width() < metricsFor(this).px(1200));
}

} // namespace labdesk
