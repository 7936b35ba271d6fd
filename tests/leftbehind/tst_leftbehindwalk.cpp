// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "leftbehindtour.h"
#include "support/eventloop.h"
#include "support/testmain.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

constexpr int longestStep = 120'000; // ms

QStringList windowsInSight()
{
    QStringList names;
    for (const QWidget *window : QApplication::topLevelWidgets())
        if (window->isVisible())
            names += u"%1 (%2×%3)"_s
                         .arg(window->objectName().isEmpty() ? QString::fromLatin1(window->metaObject()->className())
                                                             : window->objectName())
                         .arg(window->width())
                         .arg(window->height());
    return names;
}

tests::LeftBehindPlan planIn(const QJsonObject &told)
{
    tests::LeftBehindPlan plan{.zone = told[u"zone"_s].toString(),
                               .zip = told[u"zip"_s].toString(),
                               .labId = told[u"lab"_s].toInt(),
                               .orderId = told[u"order"_s].toString(),
                               .passphrase = told[u"passphrase"_s].toString(),
                               .exports = told[u"exports"_s].toString()};
    for (const QJsonValue &user : told[u"users"_s].toArray())
        plan.users += user.toString();
    return plan;
}

} // namespace

/// A process of its own, which tst_leftbehind starts: goes through the whole console with everything logged, and waits
/// to be ended.
class tst_leftbehindwalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walk();

private:
    bool open(const QJsonObject &plan);
    QString goThrough(UiDriver &hand, const tests::LeftBehindPlan &plan) const;

    Options m_options;
    std::unique_ptr<Console> m_console;
};

bool tst_leftbehindwalk::open(const QJsonObject &told)
{
    m_options.dataFolder = told[u"data"_s].toString();
    m_console = std::make_unique<Console>(m_options, makeKeyringStore());
    const Connection connection{.id = u"walked"_s,
                                .name = u"Walked"_s,
                                .environment = Environment::Sandbox,
                                .baseUrl = QUrl(told[u"url"_s].toString()),
                                .scheme = ApiKeyScheme{}};
    std::optional<SecretStore::Location> kept;
    const bool isSessionKey = told[u"isSessionKey"_s].toBool();
    m_console->connections().save(connection, Secret(told[u"key"_s].toString().toLatin1()), isSessionKey,
                                  [&](SecretStore::Location where) { kept = where; });
    const auto wanted = isSessionKey ? SecretStore::Location::ThisSessionOnly : SecretStore::Location::InKeyring;
    if (!QTest::qWaitFor([&] { return kept.has_value(); }, longestStep) || kept != wanted)
        return false;
    m_console->connections().setCurrentId(connection.id);
    m_console->window().resize(1440, 900);
    m_console->start();
    return QTest::qWaitFor(
        [&] {
            return m_console->session() && m_console->session()->connection().id == connection.id
                && hasCome(m_console->session()->users().state()) && hasCome(m_console->session()->providers().state());
        },
        longestStep);
}

/// The name of the step that it is stuck at, or of the one before it; empty: it came through.
QString tst_leftbehindwalk::goThrough(UiDriver &hand, const tests::LeftBehindPlan &plan) const
{
    QString last = u"the beginning"_s;
    for (const TourChapter &chapter : tests::leftBehindTour(hand, plan))
        for (const TourStop &stop : chapter.stops) {
            if (!stop.name.isEmpty())
                last = stop.name;
            if (stop.go)
                stop.go();
            const auto isThere = [&stop] { return !stop.isThere || stop.isThere(); };
            if (!tests::whatWasPutOffIsDone() || !QTest::qWaitFor(isThere, longestStep))
                return u"%1; in sight: %2"_s.arg(last, windowsInSight().join(u", "_s));
        }
    return {};
}

void tst_leftbehindwalk::walk()
{
    QFile in;
    QVERIFY(in.open(stdin, QIODevice::ReadOnly));
    const QJsonObject told = QJsonDocument::fromJson(in.readLine()).object();
    if (told.isEmpty())
        QSKIP("a part of tst_leftbehind, which starts it");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); // no hand here reaches into those of the system
    QVERIFY(open(told));
    UiDriver hand(*m_console, m_options);
    const QString stuckAt = goThrough(hand, planIn(told));
    std::fputs(stuckAt.isEmpty() ? "WALKED\n" : qPrintable(u"STUCK at or after: %1\n"_s.arg(stuckAt)), stdout);
    std::fflush(stdout);
    in.readLine(); // "quit", or the end of this process
    m_console.reset();
}

LABDESK_TEST(tst_leftbehindwalk)
#include "tst_leftbehindwalk.moc"
