// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/localzone.h"
#include "support/testmain.h"
#include "text/localtexts.h"
#include "views/activity/activitypane.h"
#include "views/activity/auditpage.h"
#include "views/activity/audittexts.h"
#include "views/common/command.h"
#include "views/users/dialogs/exportdialog.h"
#include "views/users/userspane.h"
#include "widgets/inlinemessage.h"
#include "widgets/maskedvalue.h"
#include "widgets/tabledelegate.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFileDialog>
#include <QHeaderView>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

using AuditColumn = AuditTableModel::Column;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

QWidget *auditState(const QWidget &page, const char *name)
{
    return part<QWidget>(*part<QWidget>(page, "auditStack"), name);
}

QStringList operationsIn(const AuditTrail &trail)
{
    QStringList words;
    for (const AuditRecord &record : trail.records())
        words += record.operation + (record.field.isEmpty() ? QString() : u' ' + record.field);
    return words;
}

} // namespace

class tst_auditpage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_folder = std::make_unique<QTemporaryDir>();
        m_trail = std::make_unique<AuditTrail>();
    }
    void cleanup()
    {
        m_trail.reset();
        privacy::setPrivacyMode(false);
    }

    void showsWhatWasDone();
    void whoWhatAndTheOutcomeAreSeenAtAnyWidth_data();
    void whoWhatAndTheOutcomeAreSeenAtAnyWidth();
    void inPrivacyModeNoUserIdIsShown();
    void filters();
    void todayIsAnotherDayAfterMidnight();
    void openedConnectionsAreFolded();
    void verifiesAndSaysSo();
    void s14_damageIsSaidInPlace();
    void everyDamageHasItsSentence();
    void s7_s13_exportsForItsOwnerAlone();
    void s12_eachRevealIsRecorded();
    void whatWasDoneIsSaidInWords_data();
    void whatWasDoneIsSaidInWords();
    void anOutcomeIsSaidInWords_data();
    void anOutcomeIsSaidInWords();
    void openingInsuranceAndSavingASummaryAreRecorded();
    void paperAndExportsOfUsersAreRecorded();
    void standsBeforeTheRequests();

private:
    void open() { m_trail->keepIn(m_folder->filePath(u"audit"_s)); }
    QString file() const { return m_folder->filePath(u"audit/audit-000001.jsonl"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AuditTrail> m_trail;
};

void tst_auditpage::showsWhatWasDone()
{
    AuditPage page(*m_trail);
    page.resize(1200, 700);
    page.show();
    QVERIFY(auditState(page, "emptyPage")->isVisible());
    AuditTableModel model(*m_trail);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    open();
    m_trail->record({.operation = AuditOperation::Reveal,
                     .userId = u"user-1"_s,
                     .field = privacy::Field::MemberId,
                     .connection = u"Praxis"_s,
                     .environment = Environment::Production});
    m_trail->record({.operation = AuditOperation::ExportAsIs, .count = 1204});
    m_trail->record({.operation = AuditOperation::DeleteUser, .outcome = AuditOutcome::Unknown, .userId = u"user-2"_s});
    auto *table = part<QTableView>(page, "auditTable");
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QVERIFY(table->isVisible());
    QCOMPARE(columnOf(table, int(AuditColumn::Operation)),
             (QStringList{u"Delete user"_s, u"Export 1,204 user(s) with personal data"_s,
                          u"Show: Member ID"_s})); // newest first
    QCOMPARE(columnOf(table, int(AuditColumn::Outcome)), (QStringList{u"Unknown"_s, u"Done"_s, u"Done"_s}));
    QCOMPARE(columnOf(table, int(AuditColumn::Connection)), (QStringList{u"—"_s, u"—"_s, u"Praxis · PRODUCTION"_s}));
    QCOMPARE(columnOf(table, int(AuditColumn::User)), (QStringList{u"user-2"_s, u"—"_s, u"user-1"_s}));
    const QString whole = table->model()->index(0, int(AuditColumn::Operation)).data(Qt::ToolTipRole).toString();
    QVERIFY2(whole.contains(u"User: user-2"_s) && whole.contains(u"Outcome: Unknown"_s), qPrintable(whole));
    QTRY_COMPARE(model.rowCount(), 3);
}

void tst_auditpage::inPrivacyModeNoUserIdIsShown()
{
    const QString id = u"8f1c2d3e-0000-4000-8000-000000009a2e"_s;
    privacy::setPrivacyMode(true);
    AuditPage page(*m_trail);
    page.show();
    open();
    m_trail->record({.operation = AuditOperation::DeleteUser, .userId = id});
    auto *table = part<QTableView>(page, "auditTable");
    QTRY_COMPARE(table->model()->rowCount(), 1);
    for (int column = 0; column < table->model()->columnCount(); ++column)
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
            const QString said = table->model()->index(0, column).data(role).toString();
            QVERIFY2(!said.contains(id.first(8)) && !said.contains(id.last(8)), qPrintable(said));
        }
    QCOMPARE(columnOf(table, int(AuditColumn::User)), QStringList{privacy::shown(privacy::Field::UserId, id)});
    part<QLineEdit>(page, "auditFilterEdit")->setText(id); // whoever has it may look for it
    QTRY_COMPARE(table->model()->rowCount(), 1);
    part<QLineEdit>(page, "auditFilterEdit")->setText(id.first(30) + u"000000"_s);
    QTRY_COMPARE(table->model()->rowCount(), 0);
}

void tst_auditpage::whoWhatAndTheOutcomeAreSeenAtAnyWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("hides");
    QTest::newRow("a wide window") << 1900 << false;
    QTest::newRow("about the window as it comes") << 960 << true;
    QTest::newRow("the smallest window") << 592 << true;
}

void tst_auditpage::whoWhatAndTheOutcomeAreSeenAtAnyWidth()
{
    QFETCH(int, width);
    QFETCH(bool, hides);
    AuditPage page(*m_trail);
    page.resize(width, 500);
    page.show();
    open();
    m_trail->record({.operation = AuditOperation::ChangeZone,
                     .userId = u"user-1"_s,
                     .connection = u"Praxis"_s,
                     .environment = Environment::Production});
    auto *table = part<QTableView>(page, "auditTable");
    QTRY_COMPARE(table->model()->rowCount(), 1);
    const QHeaderView &header = *table->horizontalHeader();
    for (const AuditColumn column : {AuditColumn::Who, AuditColumn::Operation, AuditColumn::Outcome}) {
        QVERIFY(!header.isSectionHidden(int(column)));
        QVERIFY(header.sectionViewportPosition(int(column)) + header.sectionSize(int(column))
                <= header.viewport()->width());
    }
    auto *more = part<QLabel>(*table, "hiddenColumnsLabel");
    QCOMPARE(header.hiddenSectionCount() > 0, hides);
    QCOMPARE(more->isVisible(), hides);
    QCOMPARE(table->accessibleDescription().contains(u"No room for"_s), hides);
    if (!hides)
        return;
    QCOMPARE(more->text(), u"+%1"_s.arg(header.hiddenSectionCount()));
    for (int column = 0; column < header.count(); ++column) {
        const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
        QCOMPARE(more->toolTip().contains(title), header.isSectionHidden(column));
        QCOMPARE(table->accessibleDescription().contains(title), header.isSectionHidden(column));
    }
    page.resize(1900, 500);
    QTRY_VERIFY(!more->isVisible());
    QVERIFY(!table->accessibleDescription().contains(u"No room for"_s));
}

void tst_auditpage::filters()
{
    AuditPage page(*m_trail);
    page.show();
    open();
    for (const AuditOperation operation : {AuditOperation::Lock, AuditOperation::Unlock, AuditOperation::ChangeZone})
        m_trail->record(
            {.operation = operation, .userId = operation == AuditOperation::ChangeZone ? u"user-1"_s : QString()});
    auto *table = part<QTableView>(page, "auditTable");
    QTRY_COMPARE(table->model()->rowCount(), 3);
    auto *filter = part<QLineEdit>(page, "auditFilterEdit");
    QTest::keyClicks(filter, u"zone USER-1"_s);
    QCOMPARE(table->model()->rowCount(), 1);
    m_trail->record({.operation = AuditOperation::Lock}); // does not match
    m_trail->record({.operation = AuditOperation::ChangeZone, .userId = u"user-1"_s});
    QTRY_COMPARE(table->model()->rowCount(), 2);
    filter->setText(u"user\u20111"_s); // as a chat writes a hyphen
    QCOMPARE(table->model()->rowCount(), 2);
    filter->setText(u"changezone"_s); // the word of the file
    QCOMPARE(table->model()->rowCount(), 2);
    filter->setText(u"nothing of that name"_s);
    QVERIFY(auditState(page, "filteredEmptyPage")->isVisible());
    QVERIFY(!part<QPushButton>(page, "exportAuditButton")->isEnabled());
    QTest::keyClick(filter, Qt::Key_Escape);
    QCOMPARE(table->model()->rowCount(), 5);
}

/// The page may be left open, with what was typed.
void tst_auditpage::todayIsAnotherDayAfterMidnight()
{
#ifdef Q_OS_WIN
    QSKIP("the zone is not the test's to change");
#endif
    LocalZone here("Pacific/Kiritimati");
    AuditPage page(*m_trail);
    page.show();
    open();
    part<QLineEdit>(page, "auditFilterEdit")->setText(u"today"_s);
    const auto *rows = part<QTableView>(page, "auditTable")->model();
    m_trail->record({.operation = AuditOperation::Lock});
    QTRY_COMPARE(rows->rowCount(), 1);
    here.moveTo("Pacific/Midway"); // where it is always another day
    m_trail->record({.operation = AuditOperation::Unlock});
    QTRY_COMPARE(rows->rowCount(), 2);
}

void tst_auditpage::openedConnectionsAreFolded()
{
    AuditPage page(*m_trail);
    page.show();
    open();
    m_trail->record({.operation = AuditOperation::UseConnection, .connection = u"Praxis"_s});
    QTRY_COMPARE(m_trail->records().size(), size_t(1));
    QVERIFY(auditState(page, "emptyPage")->isVisible()); // which is no filter that finds nothing
    m_trail->record({.operation = AuditOperation::Lock});
    m_trail->record({.operation = AuditOperation::UseConnection, .connection = u"Other"_s});
    QTRY_COMPARE(m_trail->records().size(), size_t(3));
    auto *table = part<QTableView>(page, "auditTable");
    QCOMPARE(columnOf(table, int(AuditColumn::Operation)), QStringList{u"Lock"_s});
    QCOMPARE(part<QLabel>(page, "listCountLabel")->text(), u"1"_s);
    part<QPushButton>(page, "auditOpeningsButton")->click();
    QCOMPARE(table->model()->rowCount(), 3);
    part<QPushButton>(page, "auditOpeningsButton")->click();
    part<QLineEdit>(page, "auditFilterEdit")->setText(u"praxis"_s); // whoever looks for one finds it
    QCOMPARE(table->model()->rowCount(), 1);
    AuditTableModel model(*m_trail);
    model.setOpeningsHidden(true);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.found().size(), size_t(3)); // a file leaves nothing out
}

void tst_auditpage::verifiesAndSaysSo()
{
    AuditPage page(*m_trail);
    page.show();
    open();
    m_trail->record({.operation = AuditOperation::Lock});
    QTRY_COMPARE(m_trail->records().size(), size_t(1));
    auto *message = part<InlineMessage>(page, "auditMessage");
    QVERIFY(!message->isVisible()); // nothing is said as long as nobody asks and all is well
    part<QPushButton>(page, "verifyAuditButton")->click();
    QTRY_COMPARE(message->sentence(), u"Audit trail verified: 1 record(s), no changes found."_s);
    QVERIFY(message->isVisible());
}

void tst_auditpage::s14_damageIsSaidInPlace()
{
    AuditPage page(*m_trail);
    page.show();
    open();
    for (int number = 0; number < 3; ++number)
        m_trail->record({.operation = AuditOperation::Lock});
    QTRY_COMPARE(m_trail->records().size(), size_t(3));
    QFile out(file());
    QVERIFY(out.open(QFile::ReadWrite));
    QVERIFY(out.seek(contentOf(file()).indexOf("lock", contentOf(file()).indexOf('\n')) + 1) && out.putChar('u')
            && out.flush());
    part<QPushButton>(page, "verifyAuditButton")->click();
    auto *message = part<InlineMessage>(page, "auditMessage");
    QTRY_COMPARE(message->sentence(), u"The audit trail is damaged: record 2 in audit-000001.jsonl was altered."_s);
    auto *table = part<QTableView>(page, "auditTable");
    QCOMPARE(columnOf(table, int(AuditColumn::Outcome)),
             (QStringList{u"Done"_s, u"Unverified, Done"_s, u"Unverified, Done"_s, u"Done"_s}));
    QCOMPARE(columnOf(table, int(AuditColumn::Operation)).front(), u"New audit trail: the previous one is damaged"_s);
    int needed = 0;
    for (const Chip &chip : auditChips({.outcome = auditKey(AuditOutcome::Done), .isVerified = false}))
        needed += chipWidth(chipStyle(chip), table->font());
    QVERIFY2(table->columnWidth(int(AuditColumn::Outcome)) > needed, "what came of it gives way to a number");
}

void tst_auditpage::everyDamageHasItsSentence()
{
    using Kind = AuditDamage::Kind;
    QSet<QString> sentences;
    for (const Kind kind :
         {Kind::Changed, Kind::Missing, Kind::Truncated, Kind::LengthMissing, Kind::Unreadable, Kind::NewChain}) {
        const QString sentence = damageSentence({.kind = kind, .file = u"audit-000007.jsonl"_s, .record = 12});
        QVERIFY(sentence.endsWith(u'.') && !sentence.contains(u'%'));
        sentences += sentence;
    }
    QCOMPARE(sentences.size(), 6);
}

void tst_auditpage::s7_s13_exportsForItsOwnerAlone()
{
    AuditPage page(*m_trail);
    page.show();
    open();
    m_trail->record({.operation = AuditOperation::Reveal,
                     .userId = u"jo.canary@example.com"_s,
                     .field = privacy::Field::MemberId,
                     .connection = u"=1+1"_s});
    m_trail->record({.operation = AuditOperation::ChangeZone, .userId = u"user-1"_s});
    QTRY_COMPARE(m_trail->records().size(), size_t(2));
    const QString csv = m_folder->filePath(u"trail.csv"_s);
    page.exportTo(csv);
    QTRY_COMPARE(m_trail->records().back().operation, u"exportTrail"_s); // and that is recorded
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(csv), 30'000);
    const QByteArray text = contentOf(csv);
    QVERIFY2(text.startsWith("number,at,who,person,connection,environment,operation,target,field,changed,provider,"
                             "zoneBefore,zoneAfter,ticket,"
                             "count,outcome,proved"),
             text.constData());
    QCOMPARE(text.count('\n'), 3);
    QVERIFY(text.contains("'=1+1")); // no formula
    QVERIFY(!text.contains("canary"));
    struct stat facts = {};
    QCOMPARE(::stat(QFile::encodeName(csv).constData(), &facts), 0);
    QCOMPARE(facts.st_mode & 0777, mode_t(0600));
    QCOMPARE(m_trail->records().back().count, std::optional<qint64>(2));
    part<QLineEdit>(page, "auditFilterEdit")->setText(u"zone"_s);
    const QString lines = m_folder->filePath(u"trail.jsonl"_s);
    page.exportTo(lines);
    QTRY_COMPARE(contentOf(lines).count('\n'), 1); // what is shown
    QVERIFY2(contentOf(lines).contains("changeZone") && contentOf(lines).startsWith('{'), contentOf(lines).constData());
    page.exportTo(m_folder->filePath(u"no folder/trail.csv"_s));
    QTRY_VERIFY(part<InlineMessage>(page, "auditMessage")->sentence().contains(u"doesn’t exist"_s));
}

void tst_auditpage::s12_eachRevealIsRecorded()
{
    LiveService live(60);
    const auto session = live.session();
    session->setAudit(*m_trail);
    open();
    UsersPane pane(*session);
    pane.resize(1300, 900);
    pane.show();
    session->users().reload();
    QTRY_VERIFY(readyIn(session->users().state()));
    session->details().open(*UserId::parse(live.examples().userId));
    QTRY_VERIFY(readyIn(session->details().user()) && readyIn(session->details().providers()));
    session->details().loadInsurance();
    QTRY_VERIFY(readyIn(session->details().insurance()) && readyIn(session->details().insurance())->value);
    qsizetype reveals = 0;
    for (MaskedValue *value : pane.findChildren<MaskedValue *>()) {
        value->reveal();
        reveals += value->isRevealed() ? 1 : 0;
    }
    QVERIFY(reveals > 5);
    part<QPushButton>(pane, "rawRevealButton")->click();
    QTRY_COMPARE(qsizetype(m_trail->records().size()), reveals + 1);
    const QStringList told = operationsIn(*m_trail);
    QVERIFY(told.contains(u"reveal memberId"_s) && told.contains(u"revealAnswer"_s));
    for (const AuditRecord &record : m_trail->records()) {
        QCOMPARE(record.target, live.examples().userId);
        QCOMPARE(record.connection, session->connection().name);
        QCOMPARE(record.environment, u"local"_s);
    }
    const auto &insurance = *readyIn(session->details().insurance())->value;
    QVERIFY(!insurance.memberId.isEmpty() && !contentOf(file()).contains(insurance.memberId.toUtf8()));
    QVERIFY(!contentOf(file()).contains(insurance.insured.lastName.toUtf8()));
}

void tst_auditpage::whatWasDoneIsSaidInWords_data()
{
    QTest::addColumn<AuditRecord>("record");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const AuditRecord &record, const QString &words) {
        QTest::newRow(name) << record << words;
    };
    row("a zone, as older programs recorded it", {.operation = u"changeZone"_s}, u"Change time zone"_s);
    row("a first zone", {.operation = u"changeZone"_s, .zoneAfter = u"UTC"_s}, u"Change time zone to UTC"_s);
    row("a zone", {.operation = u"changeZone"_s, .zoneBefore = u"UTC"_s, .zoneAfter = u"Asia/Tokyo"_s},
        u"Change time zone from UTC to Asia/Tokyo"_s);
    row("a source", {.operation = u"deregister"_s, .provider = u"oura"_s}, u"Disconnect source: Oura"_s);
    row("a source that isn't named", {.operation = u"deregister"_s}, u"Disconnect source"_s);
    row("sources that were refreshed", {.operation = u"requestRefresh"_s, .provider = u"oura,fitbit"_s},
        u"Request data refresh: Oura, Fitbit"_s);
    row("a source whose name is written otherwise", {.operation = u"deregister"_s, .provider = u"omron_ble"_s},
        u"Disconnect source: Omron (Bluetooth)"_s);
    row("a source of a newer service", {.operation = u"deregister"_s, .provider = u"acme_ring"_s},
        u"Disconnect source: Acme Ring"_s);
    row("an edit", {.operation = u"editUser"_s, .changed = u"client_user_id,fallback_birth_date"_s},
        u"Edit user: Client ID, Birth date"_s);
    row("an edit with a field of a newer program", {.operation = u"editUser"_s, .changed = u"nickname"_s},
        u"Edit user: nickname"_s);
    row("an edit of the zone",
        {.operation = u"editUser"_s, .changed = u"fallback_time_zone"_s, .zoneAfter = u"Asia/Tokyo"_s},
        u"Edit user: Time zone (Change time zone to Asia/Tokyo)"_s);
    row("results of a job", {.operation = u"exportJobResults"_s, .count = 3}, u"Export job results for 3 user(s)"_s);
    row("connections", {.operation = u"exportConnections"_s, .count = 2}, u"Export 2 connection(s)"_s);
    row("a key", {.operation = u"forgetKey"_s}, u"Forget key"_s);
}

void tst_auditpage::whatWasDoneIsSaidInWords()
{
    QFETCH(AuditRecord, record);
    QFETCH(QString, words);
    QCOMPARE(auditOperationText(record), words);
    QVERIFY(record.provider.isEmpty()
            || auditOperationText(record, ZoneForm::Id).endsWith(u": "_s + localList(record.provider.split(u','))));
}

void tst_auditpage::anOutcomeIsSaidInWords_data()
{
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("words");
    QTest::newRow("done") << u"done"_s << u"Done"_s;
    QTest::newRow("a refresh in which a source failed") << u"partlyDone"_s << u"Partly done"_s;
    QTest::newRow("failed") << u"failed"_s << u"Failed"_s;
    QTest::newRow("unknown") << u"unknown"_s << u"Unknown"_s;
    QTest::newRow("unknown at first") << u"foundDone"_s << u"Done, confirmed later"_s;
    QTest::newRow("canceled") << u"cancelled"_s << u"Canceled"_s;
    QTest::newRow("an outcome of a newer program") << u"postponed"_s << u"postponed"_s;
}

void tst_auditpage::anOutcomeIsSaidInWords()
{
    QFETCH(const QString, outcome);
    QTEST(auditOutcomeText({.outcome = outcome}), "words");
}

void tst_auditpage::openingInsuranceAndSavingASummaryAreRecorded()
{
    LiveService live(60);
    const auto session = live.session();
    session->setAudit(*m_trail);
    open();
    UsersPane pane(*session);
    pane.resize(1300, 900);
    pane.show();
    session->users().reload();
    QTRY_VERIFY(readyIn(session->users().state()));
    pane.openUser(*UserId::parse(live.examples().userId));
    QTRY_VERIFY(readyIn(session->details().user()) && readyIn(session->details().providers()));
    auto *tabs = part<QTabBar>(pane, "userTabBar");
    tabs->setCurrentIndex(2);
    QTRY_VERIFY(readyIn(session->details().insurance()) && readyIn(session->details().insurance())->value);
    tabs->setCurrentIndex(0);
    tabs->setCurrentIndex(2); // once for each time that the user is opened
    session->details().loadInsurance();
    QTRY_COMPARE(operationsIn(*m_trail), QStringList{u"openInsurance"_s});
    pane.findChild<QAction *>(u"savePdfAction"_s)->trigger();
    Q_EMIT pane.findChild<QFileDialog *>(u"pdfFileDialog"_s)->fileSelected(m_folder->filePath(u"summary.pdf"_s));
    QTRY_COMPARE(operationsIn(*m_trail), (QStringList{u"openInsurance"_s, u"saveSummary"_s}));
    pane.findChild<QAction *>(u"savePdfAction"_s)->trigger();
    Q_EMIT pane.findChildren<QFileDialog *>(u"pdfFileDialog"_s).back()->fileSelected(u"/nowhere/at/all.pdf"_s);
    QTRY_COMPARE(m_trail->records().size(), size_t(3));
    QCOMPARE(m_trail->records().back().outcome, u"failed"_s);
    for (const AuditRecord &record : m_trail->records())
        QCOMPARE(record.target, live.examples().userId);
}

void tst_auditpage::paperAndExportsOfUsersAreRecorded()
{
    LiveService live(12);
    const auto session = live.session();
    session->setAudit(*m_trail);
    open();
    UsersPane pane(*session);
    pane.resize(1300, 900);
    pane.show();
    session->users().reload();
    QTRY_VERIFY(readyIn(session->users().state()));
    pane.openUser(*UserId::parse(live.examples().userId));
    QTRY_VERIFY(readyIn(session->details().user()) && readyIn(session->details().providers()));
    QPrinter paper;
    paper.setOutputFormat(QPrinter::PdfFormat);
    paper.setOutputFileName(m_folder->filePath(u"paper.pdf"_s));
    pane.findChild<QAction *>(u"printAction"_s)->trigger();
    auto *print = pane.findChild<QPrintDialog *>(u"printDialog"_s);
    QVERIFY(print);
    Q_EMIT print->accepted(&paper);
    QTRY_COMPARE(operationsIn(*m_trail), QStringList{u"printSummary"_s});
    QCOMPARE(m_trail->records().back().target, live.examples().userId);
    for (const Command &command : pane.commands())
        if (command.id == u"pane.export")
            command.run();
    auto *dialog = pane.findChild<ExportDialog *>();
    QVERIFY(dialog);
    for (const bool asIs : {false, true})
        Q_EMIT dialog->exported(12, asIs);
    QTRY_COMPARE(operationsIn(*m_trail), (QStringList{u"printSummary"_s, u"exportMasked"_s, u"exportAsIs"_s}));
    QCOMPARE(m_trail->records().back().count, 12);
}

void tst_auditpage::standsBeforeTheRequests()
{
    LiveService live;
    const auto session = live.session();
    session->setAudit(*m_trail);
    open();
    ActivityPane pane(*session);
    pane.show();
    QVERIFY(!part<QWidget>(pane, "filterEdit")->isVisible() && part<QWidget>(pane, "auditPage")->isVisible());
    pane.showRequests();
    QVERIFY(part<QWidget>(pane, "filterEdit")->isVisible() && !part<QWidget>(pane, "auditPage")->isVisible());
    const QVariantMap requests = pane.viewState();
    pane.showActions();
    session->record({.operation = AuditOperation::RequestRefresh});
    QTRY_COMPARE(part<QLabel>(*part<QWidget>(pane, "auditPage"), "listCountLabel")->text(), u"1"_s);
    const QVariantMap state = pane.viewState();
    ActivityPane anew(*session);
    anew.show();
    anew.restoreViewState(requests);
    QVERIFY(!part<QWidget>(anew, "auditPage")->isVisible());
    anew.restoreViewState(state);
    QVERIFY(part<QWidget>(anew, "auditPage")->isVisible());
}

LABDESK_TEST(tst_auditpage)
#include "tst_auditpage.moc"
