// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practicecontroller.h"

#include "app/connectionswitch.h"
#include "app/currentsession.h"
#include "service/drills.h"
#include "service/host/localservicehost.h"
#include "session/connectionregistry.h"
#include "shell/mainwindow.h"
#include "views/common/practicetexts.h"
#include "widgets/confirmdialog.h"

#include <utility>
#include <variant>

namespace labdesk {

using namespace Qt::StringLiterals;

PracticeController::PracticeController(LocalServiceHost &local, const ConnectionRegistry &connections,
                                       ConnectionSwitch &connectionSwitch, CurrentSession &session, MainWindow &window)
    : m_local(local), m_connections(connections), m_switch(connectionSwitch), m_session(session), m_window(window)
{
    connect(&session, &CurrentSession::opened, this,
            [this] { m_practice.setAvailable(m_session.connectionId() == ConnectionRegistry::localId); });
    connect(&session, &CurrentSession::closed, this, [this] { m_practice.setAvailable(false); });
    connect(&m_practice, &Practice::changed, this, &PracticeController::follow);
    connect(&window, &MainWindow::practiceEndRequested, &m_practice, &Practice::end);
}

void PracticeController::show()
{
    const auto &drill = m_practice.drill();
    m_window.setPractice(drill ? practiceDrillTitle(*drill) : QString());
}

void PracticeController::follow()
{
    show();
    const auto drill = m_practice.drill();
    if (std::exchange(m_activeDrill, drill) == drill)
        return;
    if (service::LocalService *local = m_local.get())
        local->faultInjector().practice(drill ? service::drillNamed(practiceDrillName(*drill)) : std::nullopt);
    if (m_practice.isAvailable())
        reload();
}

/// Shows the effect of the drill. At its end, also what failed in it, is distorted, or still waits for its limit.
void PracticeController::reload()
{
    Session &session = *m_session.get();
    if (!m_practice.drill()) {
        if (session.details().userId())
            session.details().reload();
        session.providers().reload();
        session.centers().retry();
        if (!std::holds_alternative<Idle>(session.payorCatalog().state()))
            session.payorCatalog().reload();
    }
    session.users().reload();
}

void PracticeController::confirmStartOver()
{
    const Connection *local = m_connections.find(ConnectionRegistry::localId);
    if (!m_practice.isAvailable() || !local)
        return;
    auto *dialog = new ConfirmDialog(tr("Start over with new sample data?"),
                                     {tr("All users, sources, and orders of the local service are deleted and replaced "
                                         "by new ones. This can’t be undone."),
                                      tr("Other connections aren’t affected.")},
                                     tr("Start over"), Proof(), *local, &m_window);
    dialog->setObjectName(u"startOverDialog"_s);
    connect(dialog, &QDialog::accepted, &m_switch, &ConnectionSwitch::startOverLocally);
    dialog->open();
}

Command PracticeController::command(const Practice &practice, CommandGroup group, const QString &id,
                                    const QString &title, std::function<void()> run)
{
    return {.id = id,
            .title = title,
            .group = group,
            .disabledReason = practice.isAvailable() ? QString() : tr("Connect to the local service to practice."),
            .run = std::move(run),
            .icon = IconName::Flask,
            .keywords = tr("practice drill training fault")};
}

void PracticeController::addCommands(std::vector<Command> &all)
{
    const auto add = [&](const QString &id, const QString &title, std::function<void()> run) -> Command & {
        all.push_back(command(m_practice, CommandGroup::Connections, u"practice."_s + id, title, std::move(run)));
        all.back().onlyTyped = true;
        return all.back();
    };
    if (m_practice.drill())
        add(u"end"_s, tr("End practice"), [this] { m_practice.end(); }).onlyTyped = false;
    for (const PracticeDrill drill : allPracticeDrills) {
        Command &begin
            = add(QString::fromLatin1(practiceDrillName(drill)), tr("Practice: %1").arg(practiceDrillTitle(drill)),
                  [this, drill] { m_practice.setDrill(drill); });
        begin.tool = true;
        if (m_practice.drill() == drill)
            begin.disabledReason = tr("This problem is already being simulated.");
    }
    add(u"startOver"_s, tr("Start over with new sample data…"), [this] { confirmStartOver(); });
}

} // namespace labdesk
