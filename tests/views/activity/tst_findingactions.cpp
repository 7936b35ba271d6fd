// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audittablemodel.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/activity/auditpage.h"
#include "views/activity/audittexts.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"
#include "widgets/statepage.h"

#include <QDir>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

using AuditColumn = AuditTableModel::Column;

struct Client
{
    QString clientId;
    QString userId;
};

const std::array clients{Client{u"client-01187"_s, u"b4cdc80f-9d0f-4d3c-9f3e-2f268643bb25"_s},
                         Client{u"client-01188"_s, u"auth0|5f7c8ec7c33c6c004bbafe82"_s},
                         Client{u"mara.lind@example.org"_s, u"google-oauth2|113904417"_s},
                         Client{u"клиент-7"_s, u"7F3D2A10-55AA-4B1E-8C11-0D9E8F7A6B5C"_s},
                         Client{u"診療-12"_s, u"usr_01HZX8Q"_s},
                         Client{u"client-0118"_s, u"ext:mx/0118 b"_s}};
const Client blocker{u"client-09000"_s, u"0e0e0e0e-0000-4000-8000-000000009000"_s}; // for whom nobody did anything

/// What somebody did for a ticket.
struct Deed
{
    QDateTime at;
    QString person;
    size_t client;
    QString ticket;
    AuditOperation operation;
};

/// 40 tickets in five weeks up to now, three people, six clients.
std::vector<Deed> fortyTickets()
{
    const std::array people{u"Ana Díaz"_s, u"Bo Lindqvist"_s, QString()};
    const std::array operations{AuditOperation::ChangeZone, AuditOperation::RequestRefresh, AuditOperation::Deregister,
                                AuditOperation::Reveal};
    std::vector<Deed> all;
    const QDateTime now = QDateTime::currentDateTime();
    for (int number = 0; number < 40; ++number) {
        const QDateTime at = now.addSecs(-qint64(39 - number) * 21 * 3600);
        const auto one = size_t(number);
        all.push_back({at, people[one * 7 % 3], one * 5 % clients.size(), u"HD-%1"_s.arg(2001 + number),
                       operations[one % operations.size()]});
        if (number % 4 == 1) // two things for one ticket
            all.push_back({at.addSecs(60), people[one * 7 % 3], one * 5 % clients.size(), u"HD-%1"_s.arg(2001 + number),
                           operations[(one + 1) % operations.size()]});
    }
    return all;
}

QByteArray usersBody()
{
    QJsonArray users;
    for (const Client &client : clients)
        users.append(QJsonObject{{u"user_id"_s, client.userId},
                                 {u"team_id"_s, u"t"_s},
                                 {u"client_user_id"_s, client.clientId},
                                 {u"created_on"_s, u"2025-03-01T08:00:00Z"_s},
                                 {u"connected_sources"_s, QJsonArray()}});
    users.append(QJsonObject{{u"user_id"_s, blocker.userId},
                             {u"team_id"_s, u"t"_s},
                             {u"client_user_id"_s, blocker.clientId},
                             {u"created_on"_s, u"2025-03-01T08:00:00Z"_s},
                             {u"connected_sources"_s, QJsonArray()}});
    return QJsonDocument(
               QJsonObject{
                   {u"users"_s, users}, {u"total"_s, users.size()}, {u"offset"_s, 0}, {u"limit"_s, users.size()}})
        .toJson();
}

using Holds = std::function<bool(const Deed &)>;

/// From Sunday to Saturday, as in the United States.
bool isOfLastWeek(const Deed &deed)
{
    const QDate today = QDate::currentDate();
    const QDate sunday = today.addDays(-(today.dayOfWeek() % 7));
    const QDate day = deed.at.date();
    return day >= sunday.addDays(-7) && day < sunday;
}

} // namespace

/// An agent with 40 tickets answers who changed what for whom, when, and for which ticket.
class tst_findingactions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_live.answer("/v2/user", 200, usersBody());
        m_session = m_live.session();
        m_deeds = fortyTickets();
        m_folder = std::make_unique<QTemporaryDir>();
        m_trail = std::make_unique<AuditTrail>([this] { return m_now.toUTC(); });
        m_now = QDateTime::currentDateTime();
        m_trail->keepIn(m_folder->path());
        for (const Deed &deed : m_deeds) {
            m_now = deed.at;
            m_trail->setPerson(deed.person);
            m_trail->record({.operation = deed.operation,
                             .userId = clients[deed.client].userId,
                             .field = privacy::Field::MemberId,
                             .providers = {u"oura"_s},
                             .zoneBefore = u"America/Los_Angeles"_s,
                             .zoneAfter = u"America/New_York"_s,
                             .ticket = deed.ticket,
                             .connection = u"North"_s,
                             .environment = Environment::Production});
        }
        QTRY_COMPARE_WITH_TIMEOUT(m_trail->records().size(), m_deeds.size(), 30'000);
    }
    void cleanup()
    {
        m_trail.reset();
        m_session.reset();
    }

    void whoChangedWhatForThisClientLastWeekForWhichTicket();
    void findsBy_data();
    void findsBy();
    void whyNothingIsFoundIsShownAndSaid_data();
    void whyNothingIsFoundIsShownAndSaid();
    void theUsersAreLoadedFromThere();
    void clientIdsStayOutOfTheTrail();
    void theWholeActionIsReadableInTheUsualWindow();
    void saysWhatCanBeTyped();
    void aWriteThatWasFoundDoneIsOneRow();

private:
    bool loadUsers()
    {
        m_session->users().reload();
        return QTest::qWaitFor([this] { return m_session->users().isComplete(); }, 30'000);
    }
    QStringList ticketsWhere(const Holds &holds) const
    {
        QStringList tickets;
        for (auto deed = m_deeds.rbegin(); deed != m_deeds.rend(); ++deed)
            if (holds(*deed))
                tickets += deed->ticket;
        return tickets;
    }

    LiveService m_live;
    std::unique_ptr<Session> m_session;
    std::vector<Deed> m_deeds;
    QDateTime m_now;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AuditTrail> m_trail;
};

void tst_findingactions::whoChangedWhatForThisClientLastWeekForWhichTicket()
{
    QVERIFY(loadUsers());
    AuditPage page(*m_trail, &m_session->users());
    page.resize(1280, 700);
    page.show();
    for (size_t client = 0; client < clients.size(); ++client) {
        part<QLineEdit>(page, "auditFilterEdit")->setText(clients[client].clientId + u" last week"_s);
        const auto *rows = part<QTableView>(page, "auditTable")->model();
        QStringList answers;
        for (int row = 0; row < rows->rowCount(); ++row) {
            const auto cell = [&](AuditColumn column) { return rows->index(row, int(column)).data().toString(); };
            answers += u"%1 | %2 | %3"_s.arg(cell(AuditColumn::Who), cell(AuditColumn::Operation),
                                             cell(AuditColumn::Ticket));
        }
        QStringList expected;
        const QString account = m_trail->records().front().who;
        for (auto deed = m_deeds.rbegin(); deed != m_deeds.rend(); ++deed)
            if ((deed->client == client || (client == 5 && deed->client < 2)) && isOfLastWeek(*deed))
                expected
                    += u"%1 | %2 | %3"_s.arg(deed->person.isEmpty() ? account : u"%1 (%2)"_s.arg(deed->person, account),
                                             auditOperationText({.operation = auditKey(deed->operation),
                                                                 .field = u"memberId"_s,
                                                                 .provider = u"oura"_s,
                                                                 .zoneBefore = u"America/Los_Angeles"_s,
                                                                 .zoneAfter = u"America/New_York"_s},
                                                                ZoneForm::Place),
                                             deed->ticket);
        QCOMPARE(answers, expected);
    }
    QVERIFY(!ticketsWhere(isOfLastWeek).isEmpty());
}

void tst_findingactions::findsBy_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Holds>("holds");
    const auto row
        = [](const char *name, const QString &typed, const Holds &holds) { QTest::newRow(name) << typed << holds; };
    const auto isOf = [](size_t client) { return [client](const Deed &deed) { return deed.client == client; }; };
    const QDate day = QDate::currentDate().addDays(-9);
    row("a client ID", u"client-01187"_s, isOf(0));
    row("a client ID in capitals", u"CLIENT-01187"_s, isOf(0));
    row("the end of a client ID", u"01188"_s, isOf(1));
    row("a client ID that others begin with", u"client:=client-0118"_s, isOf(5));
    row("a client ID like an email address", u"mara.lind@example.org"_s, isOf(2));
    row("a client ID in Cyrillic", u"КЛИЕНТ-7"_s, isOf(3));
    row("a client ID in Chinese", u"診療"_s, isOf(4));
    row("a user ID", clients[0].userId, isOf(0));
    row("a user ID of a sign-in service", clients[1].userId, isOf(1));
    row("a user ID in another case", clients[3].userId.toLower(), isOf(3));
    row("a user ID with a blank", u"\"ext:mx/0118 b\""_s, isOf(5));
    row("the end of a user ID", u"id:01hzx8q"_s, isOf(4));
    row("a person", u"person:\"ana díaz\""_s, [](const Deed &deed) { return deed.person == u"Ana Díaz"; });
    row("a person and a client", u"lindqvist client-01188"_s,
        [](const Deed &deed) { return deed.client == 1 && deed.person == u"Bo Lindqvist"; });
    row("not a person", u"client-01187 -ana"_s,
        [](const Deed &deed) { return deed.client == 0 && deed.person != u"Ana Díaz"; });
    row("a ticket", u"ticket:hd-2017"_s, [](const Deed &deed) { return deed.ticket == u"HD-2017"; });
    row("a ticket, plainly", u"HD-2017"_s, [](const Deed &deed) { return deed.ticket == u"HD-2017"; });
    row("an action", u"action:zone client-01187"_s,
        [](const Deed &deed) { return deed.client == 0 && deed.operation == AuditOperation::ChangeZone; });
    row("the word of the file", u"changezone"_s,
        [](const Deed &deed) { return deed.operation == AuditOperation::ChangeZone; });
    row("either of two", u"client-01187 OR client-01188"_s, [](const Deed &deed) { return deed.client < 2; });
    row("a day", u"day:"_s + day.toString(Qt::ISODate), [day](const Deed &deed) { return deed.at.date() == day; });
    row("a day, plainly", day.toString(Qt::ISODate), [day](const Deed &deed) { return deed.at.date() == day; });
    row("a day in words of the list", u"\"%1\""_s.arg(QLocale::c().toString(day, u"MMM d, yyyy"_s)),
        [day](const Deed &deed) { return deed.at.date() == day; });
    row("days", u"day:%1..%2"_s.arg(day.toString(Qt::ISODate), day.addDays(3).toString(Qt::ISODate)),
        [day](const Deed &deed) { return deed.at.date() >= day && deed.at.date() <= day.addDays(3); });
    row("today", u"Today"_s, [](const Deed &deed) { return deed.at.date() == QDate::currentDate(); });
    row("yesterday and a client", u"yesterday client-01187"_s,
        [](const Deed &deed) { return deed.client == 0 && deed.at.date() == QDate::currentDate().addDays(-1); });
    row("last week", u"last week"_s, isOfLastWeek);
    row("last week, as a field", u"day:last-week"_s, isOfLastWeek);
    row("not last week", u"-last week"_s, [](const Deed &deed) { return !isOfLastWeek(deed); });
    row("last month", u"last month"_s, [](const Deed &deed) {
        const QDate before = QDate::currentDate().addMonths(-1);
        return deed.at.date().month() == before.month() && deed.at.date().year() == before.year();
    });
    row("half a day narrows nothing", u"day:las client-01187"_s, isOf(0));
    row("nor does a sign for a day that isn't one", u"day:~x client-01187"_s, isOf(0));
    row("nor a number that no day has", u"day:~9 client-01187"_s, isOf(0));
}

void tst_findingactions::findsBy()
{
    QFETCH(QString, typed);
    QFETCH(Holds, holds);
    QVERIFY(loadUsers());
    AuditPage page(*m_trail, &m_session->users());
    page.show();
    part<QLineEdit>(page, "auditFilterEdit")->setText(typed);
    QCOMPARE(columnOf(part<QTableView>(page, "auditTable"), int(AuditColumn::Ticket)), ticketsWhere(holds));
}

void tst_findingactions::whyNothingIsFoundIsShownAndSaid_data()
{
    QTest::addColumn<bool>("areUsersLoaded");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("button");
    QTest::newRow("a client of users that aren't loaded")
        << false << u"client-01187"_s
        << u"No action contains “client-01187”. The audit trail doesn’t store client IDs. Load users to search by client ID, or search by user ID."_s
        << u"Load &users"_s;
    QTest::newRow("a client who isn't in the list")
        << true << u"client-99999"_s
        << u"No action or client ID contains “client-99999”. Check the ID. For a deleted user, search by user ID."_s
        << u"Clear &filter"_s;
    QTest::newRow("a client for whom nothing was done")
        << true << u"client-09000"_s
        << u"Nothing is recorded here for client-09000. Each account on each computer has its own trail."_s
        << u"Clear &filter"_s;
    QTest::newRow("terms that are found, but not together")
        << true << u"client-01187 id:\"auth0|\""_s << u"No action matches all of these terms."_s << u"Clear &filter"_s;
}

void tst_findingactions::whyNothingIsFoundIsShownAndSaid()
{
    QFETCH(bool, areUsersLoaded);
    QFETCH(QString, typed);
    QFETCH(QString, sentence);
    QFETCH(QString, button);
    if (areUsersLoaded)
        QVERIFY(loadUsers());
    AuditPage page(*m_trail, &m_session->users());
    page.show();
    part<QLineEdit>(page, "auditFilterEdit")->setText(typed);
    const auto *stack = part<RemoteStack>(page, "auditStack");
    QCOMPARE(stack->page(), RemoteStack::Page::FilteredEmpty);
    QCOMPARE(stack->filteredEmpty()->sentence(), sentence);
    QCOMPARE(stack->filteredEmpty()->button()->text(), button);
    const QString said = part<QLabel>(page, "listCountLabel")->accessibleName();
    QVERIFY2(said.startsWith(u"Audit trail: 0 of "_s) && said.endsWith(sentence), qPrintable(said));
}

void tst_findingactions::theUsersAreLoadedFromThere()
{
    AuditPage page(*m_trail, &m_session->users());
    page.show();
    part<QLineEdit>(page, "auditFilterEdit")->setText(u"client-01187"_s);
    const auto *stack = part<RemoteStack>(page, "auditStack");
    stack->filteredEmpty()->button()->click();
    QTRY_COMPARE_WITH_TIMEOUT(stack->page(), RemoteStack::Page::Content, 30'000);
    const auto *table = part<QTableView>(page, "auditTable");
    QCOMPARE(columnOf(table, int(AuditColumn::Ticket)),
             ticketsWhere([](const Deed &deed) { return deed.client == 0; }));
    QCOMPARE(columnOf(table, int(AuditColumn::User)).front(), u"client-01187"_s); // as the agent knows them
    part<QLineEdit>(page, "auditFilterEdit")->setText(u"mara.lind"_s);
    QCOMPARE(columnOf(table, int(AuditColumn::User)).front(), clients[2].userId); // not what looks personal
}

void tst_findingactions::clientIdsStayOutOfTheTrail()
{
    QVERIFY(loadUsers());
    AuditPage page(*m_trail, &m_session->users());
    page.show();
    const QString exported = m_folder->filePath(u"trail.csv"_s);
    page.exportTo(exported);
    QTRY_COMPARE(m_trail->records().back().operation, u"exportTrail"_s);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(exported), 30'000); // it is recorded before it is written
    int files = 0;
    for (const QString &name : QDir(m_folder->path()).entryList(QDir::Files)) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray all = file.readAll();
        files += all.contains(clients[1].userId.toUtf8()) ? 1 : 0;
        for (const Client &client : clients)
            QVERIFY2(!all.contains(client.clientId.toUtf8()), qPrintable(name));
    }
    QCOMPARE(files, 2); // the trail and the export, which name users by their IDs
}

void tst_findingactions::theWholeActionIsReadableInTheUsualWindow()
{
    AuditPage page(*m_trail, &m_session->users());
    page.resize(1280 - 208, 700); // beside the sidebar
    page.show();
    const auto *table = part<QTableView>(page, "auditTable");
    const QHeaderView &header = *table->horizontalHeader();
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QString action = table->model()->index(row, int(AuditColumn::Operation)).data().toString();
        QVERIFY2(table->fontMetrics().horizontalAdvance(action) < header.sectionSize(int(AuditColumn::Operation)),
                 qPrintable(action));
    }
    for (const AuditColumn column :
         {AuditColumn::Time, AuditColumn::Who, AuditColumn::User, AuditColumn::Ticket, AuditColumn::Outcome})
        QVERIFY(!header.isSectionHidden(int(column)));
}

void tst_findingactions::saysWhatCanBeTyped()
{
    AuditPage page(*m_trail, &m_session->users());
    page.show();
    auto *filter = part<QLineEdit>(page, "auditFilterEdit");
    auto *hint = part<InlineMessage>(page, "auditHint");
    QCOMPARE(filter->placeholderText(), filterPlaceholder());
    QVERIFY(!hint->isVisible());
    part<QToolButton>(page, "auditFilterHelpButton")->click();
    QVERIFY(hint->isVisible());
    part<QToolButton>(page, "auditFilterHelpButton")->click();
    QVERIFY(!hint->isVisible());
    filter->setText(u"agent:ana"_s);
    QCOMPARE(hint->sentence(), u"Unknown field “agent”, so it’s searched as text."_s);
    filter->setText(u"day:2026-1"_s);
    QVERIFY(!hint->isVisible());
    for (const QString &day : {u"2026-"_s, u"~x"_s, u"~9"_s}) {
        filter->setText(u"day:"_s + day);
        QCOMPARE(hint->sentence(), u"“%1” isn’t a complete date yet, so it’s ignored."_s.arg(day));
    }
}

void tst_findingactions::aWriteThatWasFoundDoneIsOneRow()
{
    AuditPage page(*m_trail);
    page.show();
    const auto *table = part<QTableView>(page, "auditTable");
    part<QLineEdit>(page, "auditFilterEdit")->setText(u"HD-3000"_s);
    const AuditEntry entry{.operation = AuditOperation::DeleteUser,
                           .outcome = AuditOutcome::Unknown,
                           .userId = u"u"_s,
                           .ticket = u"HD-3000"_s};
    m_trail->record(entry);
    QTRY_COMPARE(columnOf(table, int(AuditColumn::Outcome)), QStringList{u"Unknown"_s});
    AuditEntry settled = entry;
    settled.outcome = AuditOutcome::ConfirmedDone;
    m_trail->record(settled);
    QTRY_COMPARE(columnOf(table, int(AuditColumn::Outcome)), QStringList{u"Done, confirmed later"_s});
    AuditTableModel model(*m_trail);
    model.setFilter(u"HD-3000"_s);
    QCOMPARE(model.found().size(), size_t(2)); // a file leaves nothing out
}

LABDESK_TEST(tst_findingactions)
#include "tst_findingactions.moc"
