// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "models/requesttablemodel.h"
#include "output/desktop/summarydocument.h"
#include "output/userexport.h"
#include "output/uservalues.h"
#include "platform/auditjournal.h"
#include "privacy/sensitive.h"
#include "shell/windowcommands.h"
#include "support/canarysearch.h"
#include "support/hostiletexts.h"
#include "support/journalsocket.h"
#include "text/localtexts.h"
#include "text/reconnecttexts.h"
#include "views/common/replyoffers.h"
#include "views/users/dialogs/usersummary.h"
#include "views/users/list/usercopy.h"
#include "views/users/list/userlistpane.h"
#include "views/users/list/userlisttable.h"
#include "views/users/userspane.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLoggingCategory>
#include <QMimeData>
#include <QMutex>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextDocument>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ConsoleStage;
using labdesk::tests::hostileFormsOf;

namespace {

QMutex logMutex;
QStringList logLines;
QtMessageHandler usualHandler = nullptr;

void keepLog(QtMsgType, const QMessageLogContext &, const QString &line)
{
    const QMutexLocker locked(&logMutex);
    logLines += line;
}

using WayOut = std::function<QStringList(ConsoleStage &)>;

QTableView &usersTableOf(ConsoleStage &stage)
{
    return *stage.part<QTableView>("usersTable");
}

QStringList cells(const QAbstractItemModel &model, int role)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            texts += model.index(row, column).data(role).toString();
    return texts;
}

WayOut cellsIn(int role)
{
    return [role](ConsoleStage &stage) { return cells(*usersTableOf(stage).model(), role); };
}

QString clipped(const std::function<void()> &copy)
{
    QGuiApplication::clipboard()->setText(u"nothing"_s);
    copy();
    return QGuiApplication::clipboard()->text();
}

WayOut byCopyAs(UserCopy form)
{
    return [form](ConsoleStage &stage) {
        auto *pane = stage.window().findChild<UsersPane *>();
        auto *list = pane->findChild<UserListPane *>();
        usersTableOf(stage).selectAll();
        return QStringList{clipped([&] { list->table().copyAs(form); })};
    };
}

WayOut byCommand(const char *command)
{
    return [command](ConsoleStage &stage) {
        return QStringList{clipped([&] { stage.window().windowCommands().press(QString::fromLatin1(command)); })};
    };
}

/// Everything that a widget says, on every tab of the open user.
QStringList saidByWidgets(ConsoleStage &stage)
{
    QStringList texts;
    auto *tabs = stage.part<QTabBar>("userTabBar");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        const auto &insurance = stage.session().details().insurance();
        if (!QTest::qWaitFor(
                [&] { return tab != 2 || readyIn(insurance) || std::holds_alternative<Failed>(insurance); },
                ConsoleStage::patience))
            return {};
        for (const QWidget *widget : QApplication::allWidgets()) {
            texts << widget->windowTitle() << widget->toolTip() << widget->statusTip() << widget->accessibleName()
                  << widget->accessibleDescription();
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                texts << label->text();
            else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                texts << button->text();
            else if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
                texts << edit->text();
            else if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
                texts << text->toPlainText();
            else if (const auto *view = qobject_cast<const QAbstractItemView *>(widget);
                     view && view->model() && view->isVisible())
                texts << cells(*view->model(), Qt::DisplayRole) << cells(*view->model(), Qt::AccessibleTextRole)
                      << cells(*view->model(), Qt::ToolTipRole);
        }
    }
    tabs->setCurrentIndex(0);
    return texts;
}

QStringList commandsOf(ConsoleStage &stage)
{
    QStringList texts;
    for (const QString &typed : {QString(), u"client"_s, u"open"_s})
        for (const Command &command : stage.window().windowCommands().all(typed))
            texts << command.title << command.detail << command.about << command.disabledReason;
    return texts;
}

QStringList draggedFrom(ConsoleStage &stage)
{
    auto *model = usersTableOf(stage).model();
    QModelIndexList all;
    for (int row = 0; row < model->rowCount(); ++row)
        for (int column = 0; column < model->columnCount(); ++column)
            all += model->index(row, column);
    QStringList texts{u"dragged:"_s};
    if (const std::unique_ptr<QMimeData> data{model->mimeData(all)})
        for (const QString &format : data->formats())
            texts += QString::fromUtf8(data->data(format))
                + QString::fromUtf16(reinterpret_cast<const char16_t *>(data->data(format).constData()),
                                     data->data(format).size() / 2);
    return texts;
}

QStringList exportedTo(ConsoleStage &stage, output::Format format, output::Masking masking)
{
    const QString file = stage.folder.filePath(u"export"_s);
    const UserSnapshot &users = stage.session().users().store().snapshot();
    std::vector<UserRow> rows(users.size());
    std::iota(rows.begin(), rows.end(), UserRow(0));
    output::UserExport leaving({users, std::make_shared<const std::vector<UserRow>>(rows)});
    QSignalSpy finished(&leaving, &output::UserExport::finished);
    leaving.start({format, masking, file});
    QFile written(file);
    if (!QTest::qWaitFor([&] { return !finished.isEmpty(); }, ConsoleStage::patience) || !written.open(QFile::ReadOnly))
        return {};
    return {QString::fromUtf8(written.readAll())};
}

QStringList printed(ConsoleStage &stage)
{
    const User user = readyIn(stage.session().details().user())->value;
    const auto summary = userSummary(user, readyIn(stage.session().details().providers())->value,
                                     stage.session().connection(), QDateTime::currentDateTimeUtc());
    return {output::documentOf(summary)->toPlainText()};
}

QStringList inTheActivity(ConsoleStage &stage)
{
    const RequestTableModel model(stage.session().requests());
    return cells(model, Qt::DisplayRole) + cells(model, Qt::ToolTipRole) + cells(model, Qt::AccessibleTextRole);
}

/// Everything is fetched and looked at once more with every category of log switched on.
QStringList logged(ConsoleStage &stage)
{
    QLoggingCategory::setFilterRules(
        u"*=true\nqt.widgets*=false\nqt.text*=false\nqt.qpa*=false"_s); // millions of lines about pixels
    logLines.clear();
    usualHandler = qInstallMessageHandler(keepLog);
    stage.session().users().reload();
    stage.session().details().reload();
    stage.session().details().loadInsurance();
    const bool came = QTest::qWaitFor(
        [&stage] {
            return hasCome(stage.session().users().state()) && hasCome(stage.session().details().user())
                && hasCome(stage.session().details().insurance());
        },
        ConsoleStage::patience);
    qInstallMessageHandler(usualHandler);
    QLoggingCategory::setFilterRules({});
    const QMutexLocker locked(&logMutex);
    return came ? logLines + QStringList{u"logged:"_s} : QStringList();
}

template <class T> bool isOver(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return ready ? !ready->refreshing : std::holds_alternative<Failed>(remote);
}

/// What is said of a service that keeps the agent waiting is said while it does.
bool isInTrouble(ConsoleStage &stage, PracticeDrill drill)
{
    const UserDetails &details = stage.session().details();
    if (drill == PracticeDrill::Slow)
        return !isOver(details.user());
    if (drill == PracticeDrill::RateLimited)
        return std::ranges::count(stage.session().requests().records(), 429, &api::RequestRecord::httpStatus) > 0;
    return isOver(stage.session().users().state()) && isOver(details.user()) && isOver(details.insurance())
        && !stage.session().actions().hasInFlight();
}

/// A service in trouble: what is said then of it, of what it sent and of what was sent to it.
WayOut inDrill(PracticeDrill drill)
{
    return [drill](ConsoleStage &stage) {
        const User user = readyIn(stage.session().details().user())->value;
        stage.session().requests().clear();
        stage.console->practice().setDrill(drill);
        stage.session().details().reload();
        if (drill == PracticeDrill::LostResponses)
            stage.session().actions().changeZone(user, u"America/Phoenix"_s);
        const bool came
            = QTest::qWaitFor([&stage, drill] { return isInTrouble(stage, drill); }, ConsoleStage::patience);
        const QStringList texts = saidByWidgets(stage) + inTheActivity(stage) + commandsOf(stage);
        stage.console->practice().end();
        stage.session().details().reload();
        return came ? texts : QStringList();
    };
}

/// All that becomes of 1,000 hostile texts and forms of tickets, with the user's sources and each of their names.
QStringList repliesOffered(ConsoleStage &stage)
{
    Session &session = stage.session();
    QStringList texts;
    for (const QByteArray &text : hostileFormsOf(tests::hostileReplies, 39)) {
        auto read = Replies::read("portal=https://my.acme.test\n[en] T\n" + text);
        if (!read.ok()) {
            texts += describe(read.error());
            continue;
        }
        session.setReplies(std::move(read).value());
        for (const ConnectedProvider &provider : readyIn(session.details().providers())->value)
            for (const QString &slug : {provider.slug, provider.name, provider.externalUserId})
                for (const ReplyOffer &offer : replyOffers(session, slug, QDate::currentDate()))
                    texts << offer.title << offer.text << offer.disabledReason;
    }
    session.setReplies({});
    for (const QByteArray &pattern : hostileFormsOf(tests::hostilePatterns, 39)) {
        const Policy policy
            = Policy::of(PolicyText::read("[policy]\nticketPattern=" + pattern + '\n'), u"policy.ini"_s);
        texts += policy.isBroken ? policy.why : policy.ticketPattern;
    }
    return texts;
}

/// All that there is to tell of while another program is in front.
QStringList notifiedOf(ConsoleStage &stage)
{
    Session &session = stage.session();
    const User user = readyIn(session.details().user())->value;
    stage.notifier->said.clear();
    stage.setInFront(false);
    const auto isShown = [&stage](Notifier::Topic topic) {
        return QTest::qWaitFor([&] { return stage.notifier->shown.contains(topic); }, ConsoleStage::patience);
    };
    Q_EMIT session.watchFound(user.id, 2);
    const UserStore &store = session.users().store();
    const auto plan = planUserJob({.kind = UserJobKind::Refresh}, {store.snapshot(), RowSet(store.size(), true)}, {},
                                  QDateTime::currentMSecsSinceEpoch());
    session.jobs().start(*plan, {.inFlight = 8, .between = UserJobEngine::Time(0)});
    const quint64 removal = session.actions().remove(user);
    bool isAll = isShown(Notifier::Topic::Countdown);
    session.actions().cancel(removal);
    stage.console->practice().setDrill(PracticeDrill::LostResponses);
    const quint64 change = session.actions().changeZone(user, u"America/Phoenix"_s);
    isAll = QTest::qWaitFor(
                [&] {
                    const UserAction *action = session.actions().find(change);
                    return action && std::holds_alternative<UserAction::Unknown>(action->state);
                },
                ConsoleStage::patience)
        && isAll;
    stage.console->practice().end();
    session.actions().check(change);
    for (const Notifier::Topic topic : {Notifier::Topic::Watch, Notifier::Topic::Job, Notifier::Topic::Outcome})
        isAll = isShown(topic) && isAll;
    stage.setInFront(true);
    return isAll ? stage.notifier->said : QStringList();
}

/// An exercise in the sheet and on its way, under a ticket.
QStringList inAnExercise(ConsoleStage &stage)
{
    stage.console->ticket().set(u"CASE-4711"_s);
    stage.window().windowCommands().press(u"exercise.choose"_s);
    QStringList texts = saidByWidgets(stage);
    stage.window().windowCommands().dismiss();
    stage.console->exercise().begin(ExerciseKind::LostPermission, stage.session());
    texts += saidByWidgets(stage) + commandsOf(stage);
    stage.console->exercise().leave();
    stage.console->ticket().clear();
    return texts;
}

} // namespace

/// The ways out of the window, each in a row, and canary values that must not leave by any of them.
class tst_waysout : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;
    QStringList m_always; ///< hidden until somebody asks
    QStringList m_ids;    ///< hidden in privacy mode as well

    static void add(QStringList &canaries, const QString &value)
    {
        if (value.size() >= 4 && !canaries.contains(value)) // "F" is everywhere
            canaries += value;
    }

    void collect()
    {
        const UserStore &store = m_stage->session().users().store();
        for (UserStore::Row row = 0; row < std::min<UserStore::Row>(store.size(), 30); ++row) {
            add(m_ids, store.clientUserId(row));
            add(m_ids, store.idText(row));
        }
        auto &details = m_stage->session().details();
        const User &user = readyIn(details.user())->value;
        add(m_ids, user.teamId);
        add(m_ids, user.clientUserId);
        const auto &record = *readyIn(details.insurance())->value;
        const Insured &insured = record.insured;
        for (const QString &value :
             {record.memberId, record.groupId.value_or(QString()), insured.firstName, insured.lastName,
              insured.dateOfBirth, localDate(QDate::fromString(insured.dateOfBirth, Qt::ISODate)), insured.phoneNumber,
              insured.email, insured.address.firstLine})
            add(m_always, value);
        if (user.birthDate)
            for (const QString &day :
                 {user.birthDate->text, localDate(QDate::fromString(user.birthDate->text, Qt::ISODate))})
                add(m_always, day);
    }

    bool setPrivacyMode(bool on)
    {
        if (privacy::isPrivacyMode() == on)
            return true;
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->console->setPrivacyMode(on);
        return QTest::qWaitFor([&rebuilt] { return !rebuilt.isEmpty(); }, ConsoleStage::patience);
    }

    /// What a drill left may still be on its way: the user is asked for until it is there.
    bool openTheExample()
    {
        m_stage->window().findChild<UsersPane *>()->openUser(
            *UserId::parse(m_stage->console->localService()->examples().userId));
        const UserDetails &details = m_stage->session().details();
        return QTest::qWaitFor([&details] { return hasCome(details.user()) && hasCome(details.providers()); },
                               ConsoleStage::patience);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_stage = std::make_unique<ConsoleStage>();
        QVERIFY(m_stage->start());
        QVERIFY(openTheExample());
        m_stage->session().details().loadInsurance();
        QTRY_VERIFY(hasCome(m_stage->session().details().insurance())
                    && readyIn(m_stage->session().details().insurance())->value);
        m_stage->session().bookmarks().setPinned(*m_stage->session().details().userId(), true);
        collect();
        QVERIFY2(m_always.size() + m_ids.size() >= 50, qPrintable(QString::number(m_always.size() + m_ids.size())));
    }
    void cleanupTestCase()
    {
        setPrivacyMode(false);
        m_stage.reset();
    }

    void s7_noCanaryLeaves_data()
    {
        QTest::addColumn<WayOut>("wayOut");
        QTest::addColumn<bool>("isPrivate");
        std::vector<std::pair<const char *, WayOut>> ways;
        const auto add
            = [&ways](const char *sentence, WayOut wayOut) { ways.emplace_back(sentence, std::move(wayOut)); };
        add("cells", cellsIn(Qt::DisplayRole));
        add("tooltips of cells", cellsIn(Qt::ToolTipRole));
        add("what a screen reader says of cells", cellsIn(Qt::AccessibleTextRole));
        add("every widget's words, tooltips, titles and names", saidByWidgets);
        add("a copied cell", [](ConsoleStage &stage) {
            QStringList texts;
            QTableView &table = usersTableOf(stage);
            for (int column = 0; column < table.model()->columnCount(); ++column) {
                table.setCurrentIndex(table.model()->index(0, column));
                texts += clipped([&] { QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier); });
            }
            return texts;
        });
        add("rows copied plain", byCopyAs(UserCopy::Plain));
        add("rows copied with headers", byCopyAs(UserCopy::WithHeaders));
        add("rows copied as CSV", byCopyAs(UserCopy::Csv));
        add("rows copied as JSON", byCopyAs(UserCopy::Json));
        add("rows copied as JSON lines", byCopyAs(UserCopy::JsonLines));
        add("rows copied as Markdown", byCopyAs(UserCopy::Markdown));
        add("rows copied as links", byCopyAs(UserCopy::Link));
        add("the client id copied", byCommand("user.copyClientId"));
        add("the link copied", byCommand("user.copyLink"));
        add("the summary for the ticket, as it is shown before it is copied", [](ConsoleStage &stage) {
            stage.window().windowCommands().press(u"user.copySummary"_s);
            const auto *text = stage.part<QPlainTextEdit>("summaryTextEdit");
            if (!text)
                return QStringList{u"nothing, in privacy mode"_s};
            const QString shown = text->toPlainText();
            stage.part<QDialog>("callSummaryDialog")->reject();
            return QStringList{shown};
        });
        add("why there is no data, as it is shown and copied", [](ConsoleStage &stage) {
            stage.window().windowCommands().press(u"user.noData"_s);
            QStringList texts{stage.part<QPlainTextEdit>("noDataUserTextEdit")->toPlainText()};
            for (const auto *label : stage.part<QDialog>("noDataDialog")->findChildren<QLabel *>())
                texts += label->text();
            texts += clipped([&] { stage.part<QPushButton>("noDataTicketButton")->click(); });
            return texts;
        });
        add("texts for users whose sources are in trouble", [](ConsoleStage &) {
            QStringList texts;
            for (const UserLanguage language : {UserLanguage::English, UserLanguage::Spanish})
                for (const QString &type : reconnectTypes(language))
                    texts += reconnectText(language, type, u"Oura"_s);
            return texts;
        });
        add("cURL", byCommand("pane.copyAsCurl"));
        add("what is dragged", draggedFrom);
        add("an export as CSV",
            [](ConsoleStage &stage) { return exportedTo(stage, output::Format::Csv, output::Masking::Masked); });
        add("an export as JSON lines",
            [](ConsoleStage &stage) { return exportedTo(stage, output::Format::JsonLines, output::Masking::Masked); });
        add("an export as they are",
            [](ConsoleStage &stage) { return exportedTo(stage, output::Format::Csv, output::Masking::AsIs); });
        add("the summary, printed or as PDF", printed);
        add("the palette, with pins and recents", commandsOf);
        add("requests in the activity", inTheActivity);
        add("logs, all of them", logged);
        add("replies of the team, hostile ones", repliesOffered);
        add("notifications of the desktop", notifiedOf);
        add("an exercise, in its sheet and over the places", inAnExercise);
        add("a service that is slow", inDrill(PracticeDrill::Slow));
        add("a service that limits requests", inDrill(PracticeDrill::RateLimited));
        add("a service that is down", inDrill(PracticeDrill::Unavailable));
        add("a key that has expired", inDrill(PracticeDrill::ExpiredKey));
        add("a change whose response is lost", inDrill(PracticeDrill::LostResponses));
        add("unexpected responses", inDrill(PracticeDrill::UnexpectedResponses));
        for (const bool isPrivate : {false, true}) // each mode builds the window anew
            for (const auto &[sentence, wayOut] : ways)
                QTest::addRow("%s: %s", isPrivate ? "in privacy mode" : "masked", sentence) << wayOut << isPrivate;
    }

    void s7_noCanaryLeaves()
    {
        QFETCH(const WayOut, wayOut);
        QFETCH(const bool, isPrivate);
        QVERIFY(setPrivacyMode(isPrivate));
        QVERIFY(openTheExample());
        const QStringList texts = wayOut(*m_stage);
        QVERIFY2(!texts.join(QString()).isEmpty(), "it was gone, and nothing was seen");
        for (const QString &canary : isPrivate ? m_always + m_ids : m_always)
            for (const QString &text : texts)
                QVERIFY2(!text.contains(canary, Qt::CaseInsensitive),
                         qPrintable(canary + u" left in: "_s + text.left(300)));
    }

    /// User IDs are there on purpose.
    void s7_theAuditTrailAndTheJournalNameNoPerson()
    {
        QVERIFY(setPrivacyMode(false));
        QVERIFY(openTheExample());
        auto &details = m_stage->session().details();
        m_stage->console->ticket().set(u"CASE-4711"_s);
        const quint64 change
            = m_stage->session().actions().changeZone(readyIn(details.user())->value, u"America/Denver"_s);
        QVERIFY(change != 0);
        m_stage->session().record({.operation = AuditOperation::Reveal,
                                   .userId = details.userId()->text(),
                                   .field = privacy::Field::MemberId});
        QTRY_VERIFY(std::ranges::count(m_stage->console->audit().records(), u"CASE-4711"_s, &AuditRecord::ticket) > 0
                    && std::ranges::count(m_stage->console->audit().records(), auditKey(AuditOperation::Reveal),
                                          &AuditRecord::operation)
                        > 0);
        m_stage->console->ticket().clear();

        QByteArrayList left;
        QDirIterator files(m_stage->console->audit().folder(), QDir::Files | QDir::Hidden);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QFile::ReadOnly));
            left += file.readAll().split('\n');
        }
        QVERIFY(left.join().contains("CASE-4711"));
        const QString socket = m_stage->folder.filePath(u"journal"_s);
        labdesk::tests::JournalSocket journal(socket);
        AuditJournal forwarded(socket);
        for (const AuditRecord &record : m_stage->console->audit().records()) {
            QCOMPARE(forwarded.send(record, R"({"provider":"oura"})"), std::nullopt);
            left.append(journal.entries()); // few fit into the socket
        }
        QStringList never = m_always;
        for (UserStore::Row row = 0; row < 30; ++row)
            add(never, m_stage->session().users().store().clientUserId(row));
        const labdesk::tests::CanarySearch search(never);
        for (const QByteArray &text : left)
            QCOMPARE(search.hitsIn(text), QStringList());
    }

    void idsAreSeenWithoutPrivacyMode()
    {
        QVERIFY(setPrivacyMode(false));
        const QString all = cells(*usersTableOf(*m_stage).model(), Qt::DisplayRole).join(u'\n');
        QVERIFY(all.contains(m_ids.first()));
    }
};

LABDESK_TEST(tst_waysout)
#include "tst_waysout.moc"
