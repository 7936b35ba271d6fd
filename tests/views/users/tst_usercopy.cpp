// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/pii.h"
#include "output/desktop/clipboard.h"
#include "store/pastedids.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/common/command.h"
#include "views/users/dialogs/exportdialog.h"
#include "views/users/list/usercopy.h"
#include "widgets/inlinemessage.h"
#include "widgets/segmentedcontrol.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QString copied()
{
    return QGuiApplication::clipboard()->text();
}

void runCommand(UsersPane &pane, const QString &id)
{
    for (const Command &command : pane.commands())
        if (command.id == id) {
            QVERIFY2(command.disabledReason.isEmpty(), qPrintable(command.disabledReason));
            return command.run();
        }
    QFAIL(qPrintable(u"no command "_s + id));
}

bool isListed(const UsersStage &stage)
{
    return QTest::qWaitFor([&] { return stage.rows() == 12; }, 20'000);
}

ExportDialog *openExport(UsersStage &stage)
{
    runCommand(*stage.pane, u"pane.export"_s);
    return qobject_cast<ExportDialog *>(stage.dialog("exportDialog"));
}

QByteArray exportedBytes(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Users with just these client IDs, the first of whom can be opened.
struct IdStage : UsersStage
{
    explicit IdStage(const QStringList &clientIds) : count(int(clientIds.size()))
    {
        QJsonArray users;
        for (const QString &client : clientIds)
            users.append(QJsonObject{{u"user_id"_s, idOf(int(users.size()))},
                                     {u"team_id"_s, u"t"_s},
                                     {u"client_user_id"_s, client},
                                     {u"created_on"_s, u"2026-03-12T16:14:00Z"_s},
                                     {u"connected_sources"_s, QJsonArray()}});
        const auto answer = [](const QByteArray &path, const QJsonObject &body) {
            service::InjectedFault drill;
            drill.method = "GET";
            drill.pathPrefix = path;
            drill.status = 200;
            drill.body = QJsonDocument(body).toJson();
            return drill;
        };
        live.faultInjector().set({answer("/v2/user/providers/", {{u"providers"_s, QJsonArray()}}),
                                  answer("/v2/user/" + idOf(0).toUtf8(), users.first().toObject()),
                                  answer("/v2/user/", {{u"users"_s, users}, {u"total"_s, count}})});
        open(live.connection());
    }
    static QString idOf(int user) { return u"0b1e9f64-0000-4000-8000-00000000000%1"_s.arg(user, 0, 16); }

    bool isThere() const
    {
        return QTest::qWaitFor([this] { return rows() == count && readyIn(session->users().state()); }, 20'000);
    }
    bool opensFirst() { return openUser(idOf(0)); }
    void copyAs(const QString &action)
    {
        runCommand(*pane, u"pane.copyAs"_s);
        auto *menu = pane->findChild<QMenu *>(u"copyAsMenu"_s);
        part<QAction>(*menu, action.toLatin1().constData())->trigger();
        menu->close();
    }

    int count;
};

const QStringList copyActions{u"copyPlainAction"_s,  u"copyHeadersAction"_s,   u"copyCsvAction"_s,
                              u"copyJsonAction"_s,   u"copyJsonLinesAction"_s, u"copyMarkdownAction"_s,
                              u"copyColumnAction"_s, u"copyLinkAction"_s};

using CopyWay = std::function<bool(IdStage &)>;

} // namespace

class tst_usercopy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesTheRowAsWhatIsChosen_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("starts");
        QTest::addColumn<QString>("toast");
        QTest::newRow("plain") << u"copyPlainAction"_s << u"%1\t%2\t"_s << u"Copied 1 user(s)."_s;
        QTest::newRow("with headers") << u"copyHeadersAction"_s << u"Client ID\tUser ID\t"_s
                                      << u"Copied 1 user(s) with headers."_s;
        QTest::newRow("CSV") << u"copyCsvAction"_s << u"client_user_id,user_id,team_id,"_s
                             << u"Copied 1 user(s) as CSV."_s;
        QTest::newRow("JSON") << u"copyJsonAction"_s << u"{\"client_user_id\": \"%1\", \"user_id\": \"%2\", "_s
                              << u"Copied 1 user(s) as JSON."_s;
        QTest::newRow("JSON lines") << u"copyJsonLinesAction"_s << u"{\"client_user_id\": \"%1\""_s
                                    << u"Copied 1 user(s) as JSON lines."_s;
        QTest::newRow("Markdown") << u"copyMarkdownAction"_s << u"| Client ID | User ID |"_s
                                  << u"Copied 1 user(s) as Markdown."_s;
        QTest::newRow("this column") << u"copyColumnAction"_s << u"%1"_s << u"Copied 1 value(s) from this column."_s;
        QTest::newRow("link") << u"copyLinkAction"_s << u"labdesk://user/%2"_s << u"Copied 1 link(s)."_s;
    }
    void copiesTheRowAsWhatIsChosen()
    {
        QFETCH(QString, action);
        QFETCH(QString, starts);
        QFETCH(QString, toast);
        UsersStage stage;
        QVERIFY(isListed(stage));
        for (int column = 0; column < 2; ++column)
            stage.table()->setColumnHidden(column, false);
        stage.table()->setCurrentIndex(stage.table()->model()->index(2, 0));
        runCommand(*stage.pane, u"pane.copyAs"_s);
        auto *menu = stage.pane->findChild<QMenu *>(u"copyAsMenu"_s);
        QVERIFY(menu);
        part<QAction>(*menu, action.toLatin1().constData())->trigger();
        menu->close();
        const QString clientId = stage.table()->model()->index(2, 0).data().toString();
        const QString id = stage.table()->model()->index(2, 1).data().toString();
        const QString wanted = starts.contains(u"%1"_s)
            ? (starts.contains(u"%2"_s) ? starts.arg(clientId, id) : starts.arg(clientId))
            : QString(starts).replace(u"%2"_s, id);
        QVERIFY2(copied().startsWith(wanted), qPrintable(copied()));
        QVERIFY2(stage.toasted(toast), qPrintable(stage.toastTexts().join(u'|')));
    }

    void whatIsCopiedFindsTheSameUsers_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<bool>("isOne");
        for (const QString &action : copyActions)
            for (const bool isOne : {false, true})
                QTest::addRow("%s of %s", qPrintable(action), isOne ? "one" : "all") << action << isOne;
    }
    void whatIsCopiedFindsTheSameUsers()
    {
        QFETCH(const QString, action);
        QFETCH(const bool, isOne);
        const QStringList ids{u"client-1"_s, u"a;b"_s,         u"a,b"_s,    u"=a,b"_s,
                              u"-x"_s,       u"x|y_z*"_s,      u"a\\b"_s,   u"say \"hi\""_s,
                              u"[1]"_s,      u"caf\u00e9 4"_s, u"+1 602"_s, u"jo@example.com"_s,
                              u" pad "_s};
        IdStage stage(ids);
        QVERIFY(stage.isThere());
        for (int column = 0; column < 2; ++column)
            stage.table()->setColumnHidden(column, false);
        for (int row = 0; row < (isOne ? stage.rows() : 1); ++row) {
            stage.table()->setCurrentIndex(stage.table()->model()->index(row, 0));
            if (!isOne)
                stage.table()->selectAll();
            stage.copyAs(action);
            const UserSnapshot users = stage.session->users().store().snapshot();
            const auto named = usersNamedIn(copied(), users);
            QCOMPARE(named->found.count(), isOne ? UserRow(1) : UserRow(ids.size()));
            if (!isOne)
                QCOMPARE(named->notFound, QStringList());
            const QString id = stage.table()->model()->index(row, 1).data().toString();
            QVERIFY(named->found.rows.has(*stage.session->users().store().find(*UserId::parse(id))));
        }
    }

    void s11_anIdThatLooksPersonalIsAPersonalCopyByEveryWay_data()
    {
        QTest::addColumn<CopyWay>("way");
        QTest::addColumn<QString>("id");
        const auto row = [](const QString &name, const CopyWay &way) {
            for (const QString &id : {u"jo.marsh@example.com"_s, u"client-00042"_s})
                QTest::addRow("%s: %s", qPrintable(name), qPrintable(id)) << way << id;
        };
        for (const QString &action : copyActions)
            row(action, [action](IdStage &stage) {
                stage.copyAs(action);
                return true;
            });
        row(u"the key"_s, [](IdStage &stage) {
            QTest::keyClick(stage.table(), Qt::Key_C, Qt::ControlModifier);
            return true;
        });
        row(u"the menu of a row"_s, [](IdStage &stage) {
            Q_EMIT stage.table()->customContextMenuRequested(
                stage.table()->visualRect(stage.table()->currentIndex()).center());
            auto *menu = part<QMenu>(*stage.pane, "userRowMenu");
            part<QAction>(*menu, "copyClientIdAction")->trigger();
            menu->close();
            return true;
        });
        row(u"the command"_s, [](IdStage &stage) {
            const bool isOpen = stage.opensFirst();
            runCommand(*stage.pane, u"user.copyClientId"_s);
            return isOpen;
        });
        row(u"the button beside the name"_s, [](IdStage &stage) {
            const bool isOpen = stage.opensFirst();
            part<QAbstractButton>(*stage.pane, "copyClientIdButton")->click();
            return isOpen;
        });
    }
    void s11_anIdThatLooksPersonalIsAPersonalCopyByEveryWay()
    {
        QFETCH(const CopyWay, way);
        QFETCH(const QString, id);
        IdStage stage({id});
        QVERIFY(stage.isThere());
        stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
        output::copyText(u"of before"_s);
        QVERIFY(way(stage));
        QVERIFY2(copied() != u"of before"_s, qPrintable(copied()));
        QCOMPARE(output::hasPersonalCopy(), personalDataIn(id) != PersonalData::None);
    }

    void s11_whatNobodyWasFoundForIsAPersonalCopyWhereItLooksSo()
    {
        IdStage stage({u"client-1"_s});
        QVERIFY(stage.isThere());
        part<QAction>(*stage.pane, "selectFromListAction")->trigger();
        auto *dialog = stage.dialog("selectFromListDialog");
        auto *button = part<QPushButton>(*dialog, "copyMissingButton");
        for (const QString &id : {u"client-00042"_s, u"jo.marsh@example.com"_s}) {
            part<QPlainTextEdit>(*dialog, "pastedIdsEdit")->setPlainText(id);
            QTRY_COMPARE(part<QPlainTextEdit>(*dialog, "pastedMissingEdit")->toPlainText(), id);
            button->click();
            QCOMPARE(copied(), id);
            QCOMPARE(output::hasPersonalCopy(), personalDataIn(id) != PersonalData::None);
        }
    }

    void aLinkAndACommandForAShellNameNoKey()
    {
        UsersStage stage;
        QVERIFY(isListed(stage));
        QVERIFY(stage.openExample());
        runCommand(*stage.pane, u"user.copyLink"_s);
        QCOMPARE(copied(), u"labdesk://user/"_s + stage.live.examples().userId);
        runCommand(*stage.pane, u"pane.copyAsCurl"_s);
        QVERIFY(copied().contains(u"\"$LABDESK_API_KEY\""_s)
                && copied().contains(u"/v2/user/"_s + stage.live.examples().userId));
        QVERIFY(!copied().contains(QString::fromUtf8(stage.live.key())));
    }

    void exportsWhatTheFilterLeaves()
    {
        const QTemporaryDir folder;
        UsersStage stage;
        QVERIFY(isListed(stage));
        auto *dialog = openExport(stage);
        QVERIFY(dialog);
        const QString file = folder.filePath(u"users.csv"_s);
        dialog->setFile(file);
        part<SegmentedControl>(*dialog, "exportFormatControl")->setCurrentIndex(1);
        QCOMPARE(part<QLineEdit>(*dialog, "exportFileEdit")->text(), folder.filePath(u"users.jsonl"_s));
        auto *outcome = part<InlineMessage>(*dialog, "exportOutcomeMessage");
        part<QPushButton>(*dialog, "actionButton")->click();
        QTRY_VERIFY(outcome->isVisible());
        QCOMPARE(outcome->sentence(), u"Exported 12 user(s)."_s);
        const QByteArrayList lines = exportedBytes(folder.filePath(u"users.jsonl"_s)).trimmed().split('\n');
        QCOMPARE(lines.size(), 12);
        for (int row = 0; row < 12; ++row)
            QCOMPARE(QJsonDocument::fromJson(lines[row]).object().value(u"user_id"_s).toString(),
                     stage.table()->model()->index(row, 1).data().toString());
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
    }

    void saysWhyAFileCannotBeWrittenAndLetsOneTryAgain()
    {
        const QTemporaryDir folder;
        UsersStage stage;
        QVERIFY(isListed(stage));
        auto *dialog = openExport(stage);
        dialog->setFile(u"/nowhere/at/all/users.csv"_s);
        auto *outcome = part<InlineMessage>(*dialog, "exportOutcomeMessage");
        part<QPushButton>(*dialog, "actionButton")->click();
        QTRY_VERIFY(outcome->isVisible());
        QVERIFY2(outcome->sentence().contains(u"doesn’t exist"_s), qPrintable(outcome->sentence()));
        dialog->setFile(folder.filePath(u"users.csv"_s));
        part<QPushButton>(*dialog, "actionButton")->click();
        QTRY_COMPARE(outcome->sentence(), u"Exported 12 user(s)."_s);
    }

    void inProductionWhatIsPersonalIsAgreedToByCount()
    {
        UsersStage stage(400, Environment::Production);
        QTRY_COMPARE(stage.table()->model()->rowCount(), 400);
        const QAbstractItemModel *users = stage.table()->model();
        int personal = 0;
        for (int row = 0; row < users->rowCount(); ++row)
            personal += personalDataIn(users->index(row, 0).data().toString()) != PersonalData::None ? 1 : 0;
        QVERIFY(personal > 1);
        auto *dialog = openExport(stage);
        auto *words = part<InlineMessage>(*dialog, "exportPersonalMessage");
        QTRY_COMPARE(words->sentence(),
                     u"%1 client ID(s) may contain personal data and will be hidden."_s.arg(personal));
        auto *action = part<QPushButton>(*dialog, "actionButton");
        auto *proof = part<QLineEdit>(*dialog, "proofEdit");
        QVERIFY(!proof->isVisible() && action->isEnabled());
        part<SegmentedControl>(*dialog, "exportMaskingControl")->setCurrentIndex(1);
        QCOMPARE(words->sentence(),
                 u"%1 client ID(s) may contain personal data and will be exported as they are."_s.arg(personal));
        QVERIFY(proof->isVisible());
        QVERIFY(!action->isEnabled());
        proof->setText(u"399"_s);
        QVERIFY(!action->isEnabled());
        for (const QString &typed : {u"400"_s, u"٤٠٠"_s, u"۴۰۰"_s, u"４００"_s, u" 400\u200f"_s}) {
            proof->clear();
            QVERIFY(!action->isEnabled());
            proof->setText(typed);
            QVERIFY2(action->isEnabled(), qPrintable(typed));
        }
    }
};

LABDESK_TEST(tst_usercopy)
#include "tst_usercopy.moc"
