// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "keptnotifier.h"
#include "service/localservice.h"
#include "support/remotestate.h"
#include "support/testmain.h"
#include "views/common/pane.h"
#include "widgets/metrics.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

namespace labdesk::tests {

/// All that the notice over the window says; empty: there is none.
inline QString noticeText(Console &console)
{
    QStringList words;
    if (const auto *message = console.window().findChild<QWidget *>(QStringLiteral("windowMessage"));
        message && message->isVisible())
        for (const QLabel *label : message->findChildren<QLabel *>())
            words += label->text();
    return words.join(u' ');
}

/// A console in a folder of its own, with its local service and a second connection to another one.
class ConsoleStage
{
public:
    static constexpr int patience = 30'000;

    /// `startsWithoutTools`: as the program does; else with all tools. `settings`: the content of the file.
    explicit ConsoleStage(int users = 60, const Policy &policy = {}, bool startsWithoutTools = false,
                          const QByteArray &settings = {}, const api::ClientOptions &clientOptions = {})
    {
        QFile file(folder.filePath(QStringLiteral("labdesk.ini")));
        if (!settings.isEmpty() && !(file.open(QIODevice::WriteOnly) && file.write(settings) == settings.size()))
            qFatal("no settings");
        file.close();
        Options options;
        options.startsWithoutTools = startsWithoutTools;
        options.policy = policy;
        options.dataFolder = folder.path();
        options.users = users;
        Console::Presence presence{.isInFront = [this] { return isInFront; }};
        auto kept = std::make_unique<KeptNotifier>();
        notifier = kept.get();
        presence.notifier = std::move(kept);
        console = std::make_unique<Console>(options, makeMemoryStore(), std::move(presence), clientOptions);
        const Metrics metrics = metricsFor(&console->window()); // the room is the same with wider letters
        console->window().resize(metrics.px(1390), metrics.px(880));
    }

    bool start()
    {
        console->start();
        return isReady();
    }

    bool isReady() const
    {
        return QTest::qWaitFor(
            [this] {
                return console->session() && hasCome(console->session()->users().state())
                    && hasCome(console->session()->providers().state());
            },
            patience);
    }

    /// Saves the second connection; its service runs as long as the stage.
    QString addElsewhere()
    {
        service::ServiceOptions options;
        options.users = 40;
        elsewhere = std::make_unique<service::LocalService>(options);
        elsewhere->startAndWait();
        const Connection connection{QStringLiteral("5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a04"),
                                    QStringLiteral("Far away"),
                                    Environment::Sandbox,
                                    elsewhere->baseUrl(),
                                    ApiKeyScheme{},
                                    false};
        console->connections().save(connection, Secret(elsewhere->key()), true, [](SecretStore::Location) {});
        return connection.id;
    }

    MainWindow &window() const { return console->window(); }
    Session &session() const { return *console->session(); }

    /// The part of that name that is seen now; the window may have been built anew.
    template <class T> T *part(const char *name) const
    {
        for (T *found : window().findChildren<T *>(QLatin1String(name)))
            if (found->isVisible())
                return found;
        return nullptr;
    }

    /// What the open user's pane says of the last refresh; empty: nothing.
    QString lastRefresh() const
    {
        const auto *label = part<QLabel>("refreshLastLabel");
        return label ? label->text() : QString();
    }

    /// Opens the user of that row; waits for what is known of it.
    bool openRow(int row) const
    {
        auto *table = part<QTableView>("usersTable");
        const auto before = session().details().userId();
        // Not by the table, which would add the row to the selection after a key was pressed with Ctrl.
        table->selectionModel()->setCurrentIndex(table->model()->index(row, 0),
                                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        return QTest::qWaitFor(
            [this, before] {
                return session().details().userId() != before && hasCome(session().details().user())
                    && hasCome(session().details().providers());
            },
            patience);
    }

    /// A person comes back to the window, or turns to another program.
    void setInFront(bool is)
    {
        isInFront = is;
        Q_EMIT qApp->applicationStateChanged(is ? Qt::ApplicationActive : Qt::ApplicationInactive);
    }

    bool isInFront = true;
    KeptNotifier *notifier = nullptr; ///< the console's
    QTemporaryDir folder;
    std::unique_ptr<service::LocalService> elsewhere;
    std::unique_ptr<Console> console;
};

} // namespace labdesk::tests
