// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_console URL [--pictures FOLDER]: the whole console at a service with very many users (bench_serve), driven as a
// person would: open the connection, scroll to the end, type and clear a filter, sort, count by source and zone, open a
// user, reload, and go to another connection while the list is on its way. For each step one line: the longest event of
// the window's thread, by the clock and of the processor, and how many rows there were. Without a display it needs
// QT_QPA_PLATFORM=offscreen.
#include "app/console.h"
#include "watchedapplication.h"

#include <QAbstractButton>
#include <QCommandLineParser>
#include <QDir>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

class Drive
{
public:
    Drive(bench::WatchedApplication &app, Console &console, QString pictures)
        : m_app(app), m_console(console), m_pictures(std::move(pictures))
    {
    }

    Session &session() const { return *m_console.session(); }
    UserStore::Row users() const { return session().users().store().size(); }
    bool isListed() const
    {
        const auto *ready = m_console.session() ? readyIn(session().users().state()) : nullptr;
        return ready && !ready->refreshing && m_console.session()->users().store().size() > 0 && rows() == int(users());
    }
    int rows() const
    {
        const auto *shown = part<QTableView>("usersTable");
        return shown ? shown->model()->rowCount() : -1;
    }

    template <class T> T *part(const char *name) const
    {
        for (T *found : m_console.window().findChildren<T *>(QLatin1String(name)))
            if (found->isVisible())
                return found;
        return nullptr;
    }

    /// Does it as an event of its own, waits until `isDone`, and says what the longest event was.
    void step(const QString &name, const std::function<void()> &act, std::function<bool()> isDone)
    {
        m_app.takeLongest();
        bool hasBegun = false;
        QMetaObject::invokeMethod(
            &m_console,
            [&] {
                act();
                hasBegun = true;
            },
            Qt::QueuedConnection);
        const qint64 begun = bench::nowNs();
        const qint64 done = m_app.runUntil([&] { return hasBegun && isDone(); });
        rest();
        const bench::LongestEvent longest = m_app.takeLongest();
        std::printf("%-42s %8.1f ms, longest event %6.1f ms, processor %6.1f ms, %8d rows\n", qPrintable(name),
                    bench::msBetween(begun, done), longest.wall, longest.cpu, rows());
        std::fflush(stdout);
        if (!m_pictures.isEmpty())
            m_console.window().grab().save(u"%1/%2-%3.png"_s.arg(m_pictures)
                                               .arg(++m_taken, 2, 10, QChar(u'0'))
                                               .arg(QString(name).replace(u' ', u'-')));
    }

    void press(QWidget *where, int key, const QString &text = {}, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QCoreApplication::postEvent(where, new QKeyEvent(QEvent::KeyPress, key, with, text));
        QCoreApplication::postEvent(where, new QKeyEvent(QEvent::KeyRelease, key, with, text));
    }

private:
    /// Until nothing has been painted for a while: what a step brings after itself belongs to it.
    void rest()
    {
        QTimer quiet;
        bool isQuiet = false;
        QObject::connect(&quiet, &QTimer::timeout, &quiet, [&isQuiet] { isQuiet = true; });
        quiet.start(std::chrono::milliseconds(400));
        m_app.runUntil([&isQuiet] { return isQuiet; });
    }

    bench::WatchedApplication &m_app;
    Console &m_console;
    QString m_pictures;
    int m_taken = 0;
};

void driveAll(Drive &drive, Console &console, const QString &large)
{
    const auto isListed = [&drive] { return drive.isListed(); };
    const auto at = [&](const QString &connection) {
        return [&drive, &console, connection] {
            return console.session() && drive.session().connection().id == connection && drive.isListed();
        };
    };
    drive.step(
        u"open and list"_s, [&] { console.connectTo(large); }, at(large));
    const auto table = [&drive] { return drive.part<QTableView>("usersTable"); };
    drive.step(
        u"scroll to the end"_s,
        [&] {
            for (const int key : {Qt::Key_Home, Qt::Key_End}) // the first key chooses a row, where none is
                drive.press(table(), key, {}, Qt::ControlModifier);
        },
        [&] { return table()->currentIndex().row() == drive.rows() - 1; });
    drive.step(
        u"fifty pages up"_s,
        [&] {
            for (int page = 0; page < 50; ++page)
                drive.press(table(), Qt::Key_PageUp);
        },
        [&] { return table()->currentIndex().row() < drive.rows() - 500; });
    auto *filter = drive.part<QLineEdit>("filterEdit");
    for (const QString &word : {u"beef17"_s, u"phoenix oura"_s}) {
        QString typed;
        for (const QChar letter : word) {
            typed += letter;
            drive.step(
                u"type %1"_s.arg(typed),
                [&] { drive.press(filter, letter == u' ' ? Qt::Key_Space : Qt::Key_unknown, letter); },
                [&] { return filter->text() == typed && drive.rows() < int(drive.users()); });
        }
        drive.step(
            u"clear"_s, [&] { filter->clear(); }, isListed);
    }
    for (const int column : {1, 3})
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder})
            drive.step(
                u"sort by column %1"_s.arg(column), [&] { table()->sortByColumn(column, order); }, [] { return true; });
    drive.step(
        u"count by source and zone"_s, [&] { drive.part<QAbstractButton>("facetsButton")->click(); },
        [] { return true; });
    const auto choose = [&](int row) { table()->setCurrentIndex(table()->model()->index(row, 0)); };
    drive.step(
        u"open a user"_s, [&] { choose(10); }, [&] { return drive.session().details().userId().has_value(); });
    drive.step(
        u"select all"_s, [&] { table()->selectAll(); }, [] { return true; });
    drive.step(
        u"select one"_s, [&] { choose(20); }, [] { return true; });
    drive.step(
        u"reload"_s, [&] { drive.session().users().reload(); }, isListed);
    drive.step(
        u"to the local service while it reloads"_s,
        [&] {
            drive.session().users().reload();
            console.connectTo(ConnectionRegistry::localId);
        },
        at(ConnectionRegistry::localId));
    drive.step(
        u"back, and away while it lists"_s, [&] { console.connectTo(large); },
        [&] { return console.session() && drive.session().connection().id == large && drive.users() > 100'000; });
    drive.step(
        u"to the local service while it lists"_s, [&] { console.connectTo(ConnectionRegistry::localId); },
        at(ConnectionRegistry::localId));
}

} // namespace

int main(int argc, char **argv)
{
    bench::WatchedApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"URL"_s, u"Of the service with many users, without /v2/user/."_s);
    parser.addOption({u"pictures"_s, u"Where a picture of the window goes after each step."_s, u"folder"_s});
    parser.addHelpOption();
    parser.process(app);
    const QUrl url(parser.positionalArguments().value(0));
    if (!url.isValid() || url.isEmpty())
        parser.showHelp(2);
    const QString pictures = parser.value(u"pictures"_s);
    if (!pictures.isEmpty())
        QDir().mkpath(pictures);

    QTemporaryDir folder;
    Options options;
    options.dataFolder = folder.path();
    options.users = 60;
    Console console(options, makeMemoryStore());
    console.window().resize(1440, 900);
    Drive drive(app, console, pictures);
    drive.step(
        u"start"_s, [&] { console.start(); }, [&] { return console.session() && drive.isListed(); });
    const Connection large{
        u"7c1d7a56-2f0e-4a0e-8a2e-3f6b8d3f7c01"_s, u"Large team"_s, Environment::Sandbox, url, ApiKeyScheme{}, false};
    console.connections().save(large, Secret("bench"), true, [](SecretStore::Location) {});
    driveAll(drive, console, large.id);
    return 0;
}
