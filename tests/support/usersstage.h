// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/liveservice.h"
#include "views/users/userspane.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"

#include <QDialog>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <functional>

namespace labdesk::tests {

struct SaidToast
{
    QString text;
    QString action;
    std::function<void()> run;
};

/// The Users place on a live service, and everything it asked to be toasted.
class UsersStage
{
public:
    enum class Writes { Allowed, ReadOnly };

    explicit UsersStage(int users = 12, Environment environment = Environment::Local, Writes writes = Writes::Allowed)
        : live(users)
    {
        Connection connection = live.connection();
        connection.environment = environment;
        connection.readOnly = writes == Writes::ReadOnly;
        open(connection);
    }

    void open(const Connection &connection)
    {
        pane.reset();
        session = std::make_unique<Session>(connection, Secret(live.key()), clientOptions);
        session->actions().setDelay(2, std::chrono::milliseconds(40));
        pane = std::make_unique<UsersPane>(*session);
        const Metrics metrics = metricsFor(pane.get()); // the room is the same with wider letters
        pane->resize(metrics.px(1330), metrics.px(880));
        QObject::connect(pane.get(), &Pane::toastRequested, pane.get(),
                         [this](const QString &text, const QString &action, const std::function<void()> &run) {
                             toasts.push_back({text, action, run});
                         });
        pane->show();
    }

    /// What stands there for several who are selected. Waits until it is there.
    QWidget *summary() const
    {
        (void)QTest::qWaitFor([this] { return pane->findChild<QWidget *>(QStringLiteral("userSelectionPane")); },
                              30'000);
        return part<QWidget>(*pane, "userSelectionPane");
    }

    QTableView *table() const { return part<QTableView>(*pane, "usersTable"); }
    int rows() const { return table()->model()->rowCount(); }
    RemoteStack *stack(const char *name = "usersStack") const { return part<RemoteStack>(*pane, name); }
    bool shows(RemoteStack::Page page, const char *name = "usersStack") const { return stack(name)->page() == page; }
    QString label(const char *name) const { return part<QLabel>(*pane, name)->text(); }
    QPushButton *button(const char *name) const { return part<QPushButton>(*pane, name); }
    void click(const char *name) const { button(name)->click(); }

    /// The open dialog of that name, or null.
    QDialog *dialog(const char *name) const { return pane->findChild<QDialog *>(QString::fromLatin1(name)); }
    void confirm(const char *name) const { part<QPushButton>(*dialog(name), "actionButton")->click(); }

    /// A user with a connected source, opened; waits until it is there.
    bool openExample() { return openUser(live.examples().userId); }
    bool openUser(const QString &id)
    {
        pane->openUser(*UserId::parse(id));
        return QTest::qWaitFor(
            [this] { return readyIn(session->details().user()) && readyIn(session->details().providers()); }, 20'000);
    }
    void showTab(int index) const { part<QTabBar>(*pane, "userTabBar")->setCurrentIndex(index); }

    bool toasted(const QString &start) const ///< behind the name of a user, where it names one first
    {
        for (const SaidToast &toast : toasts)
            if (toast.text.startsWith(start) || toast.text.contains(QStringLiteral(": ") + start))
                return true;
        return false;
    }
    QStringList toastTexts() const
    {
        QStringList texts;
        for (const SaidToast &toast : toasts)
            texts << toast.text;
        return texts;
    }

    /// Plays one answer on requests of that method and path, without processing them.
    void play(const QByteArray &method, const QByteArray &path, int status, const QByteArray &body, int times = -1)
    {
        service::InjectedFault drill;
        drill.method = method;
        drill.pathPrefix = path;
        drill.status = status;
        drill.body = body;
        drill.times = times;
        live.faultInjector().set({drill});
    }

    /// Refuses that many writes of the method and names a pause.
    void refuse(const QByteArray &method, const QByteArray &retryAfter, int times)
    {
        service::InjectedFault drill;
        drill.method = method;
        drill.pathPrefix = "/v2/user/";
        drill.status = 429;
        drill.fields = {{"Retry-After", retryAfter}};
        drill.times = times;
        live.faultInjector().set({drill});
    }

    LiveService live;
    api::ClientOptions clientOptions = LiveService::hasty(); ///< of the next open()
    std::vector<SaidToast> toasts;                           ///< before the pane, whose end may still say something
    std::unique_ptr<Session> session;
    std::unique_ptr<UsersPane> pane;
};

} // namespace labdesk::tests
