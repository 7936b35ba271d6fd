// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "widgets/inlinemessage.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// The dialog, opened over a list of users that is there.
struct ListStage : UsersStage
{
    explicit ListStage(int users = 30) : UsersStage(users) { }

    bool openList()
    {
        if (!QTest::qWaitFor([this] { return readyIn(session->users().state()) != nullptr; }, 30'000))
            return false;
        part<QAction>(*pane, "selectFromListAction")->trigger();
        return dialog("selectFromListDialog") != nullptr;
    }
    QPlainTextEdit *field() const { return part<QPlainTextEdit>(*dialog("selectFromListDialog"), "pastedIdsEdit"); }
    QString words(const char *label) const { return part<QLabel>(*dialog("selectFromListDialog"), label)->text(); }
    QPushButton *act() const { return part<QPushButton>(*dialog("selectFromListDialog"), "actionButton"); }
    QString client(UserRow row) const { return session->users().store().clientUserId(row); }
    void paste(const QString &text) const
    {
        QGuiApplication::clipboard()->setText(text);
        field()->paste();
    }
};

} // namespace

class tst_selectfromlist : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsFoundIsSelectedAndTheOthersCanBeCopied()
    {
        ListStage stage;
        QVERIFY(stage.openList());
        QVERIFY(!stage.act()->isEnabled());
        const UserId second = stage.session->users().store().id(2);
        stage.paste(u"client_user_id\n%1\n%2\nnobody-1\n%1\n"_s.arg(stage.client(0), second.text().toUpper()));
        QTRY_VERIFY(stage.act()->isEnabled());
        QCOMPARE(stage.act()->text(), u"&Select 2 user(s)"_s);
        QCOMPARE(stage.words("pastedFoundLabel"), u"2 user(s) found"_s);
        QCOMPARE(stage.words("pastedMissingLabel"), u"Not found: 1"_s);
        QVERIFY(stage.words("pastedHintsLabel").contains(u"1 ID(s) are duplicates and were counted once."_s));
        part<QPushButton>(*stage.dialog("selectFromListDialog"), "copyMissingButton")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"nobody-1"_s);
        stage.act()->click();
        QTRY_COMPARE(part<QLabel>(*stage.summary(), "selectionTitleLabel")->text(), u"2 user(s) selected"_s);
    }

    void linesPastedIntoTheFilterAreAListAndEnterSelects()
    {
        ListStage stage;
        QTRY_VERIFY(readyIn(stage.session->users().state()));
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        filter->setFocus();
        QGuiApplication::clipboard()->setText(stage.client(3) + u'\n'); // a cell of a spreadsheet
        QTest::keyClick(filter, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!stage.dialog("selectFromListDialog"));
        QCOMPARE(filter->text().trimmed(), stage.client(3));
        filter->clear();

        QGuiApplication::clipboard()->setText(stage.client(0) + u'\n' + stage.client(1) + u'\n');
        QTest::keyClick(filter, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(stage.dialog("selectFromListDialog"));
        QCOMPARE(filter->text(), QString());
        QTRY_COMPARE(stage.act()->text(), u"&Select 2 user(s)"_s);
        QVERIFY(stage.act()->hasFocus());
        QTest::keyClick(stage.act(), Qt::Key_Enter);
        QTRY_COMPARE(part<QLabel>(*stage.summary(), "selectionTitleLabel")->text(), u"2 user(s) selected"_s);
    }

    void theListShowsTheFirstSelectedUserInsteadOfTheOpenOne()
    {
        ListStage stage(200);
        QTRY_COMPARE(stage.rows(), 200);
        const QTableView *rows = stage.table();
        const QAbstractItemModel &model = *rows->model();
        const auto id = [&](int row) { return model.index(row, 0).data(IdRole).toString(); };
        const int last = model.rowCount() - 1;
        QVERIFY(stage.openUser(id(last)));
        part<QAction>(*stage.pane, "selectFromListAction")->trigger();
        stage.paste(id(2) + u'\n' + id(4) + u'\n');
        QTRY_COMPARE(stage.act()->text(), u"&Select 2 user(s)"_s);
        stage.act()->click();
        QTRY_COMPARE(rows->currentIndex().row(), 2);
        QVERIFY(rows->viewport()->rect().contains(rows->visualRect(rows->currentIndex()).center()));
    }

    void whoIsNotFoundMayExistWhereTheListIsNotWhole_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<bool>("mayExist");
        const QByteArray first
            = R"({"user_id":"00000000-0000-4000-8000-000000000001","client_user_id":"client-1","team_id":"t",)"
              R"("created_on":"2026-03-01T10:00:00Z","connected_sources":[]})";
        QTest::newRow("whole") << R"({"users":[)" + first + R"(],"total":1})" << false;
        QTest::newRow("an entry that can't be read")
            << R"({"users":[)" + first + R"(,{"client_user_id":"client-9"}],"total":2})" << true;
        QTest::newRow("only the first of several") << R"({"users":[)" + first + R"(],"total":9})" << true;
    }
    void whoIsNotFoundMayExistWhereTheListIsNotWhole()
    {
        QFETCH(const QByteArray, list);
        QFETCH(const bool, mayExist);
        ListStage stage(0);
        QTRY_VERIFY(readyIn(stage.session->users().state()));
        stage.play("GET", "/v2/user", 200, list);
        stage.session->users().reload();
        QTRY_COMPARE(stage.rows(), 1);
        QTRY_COMPARE(stage.session->users().isComplete(), !mayExist);
        QVERIFY(stage.openList());
        stage.paste(u"client-1\nclient-9\n"_s);
        QTRY_COMPARE(stage.words("pastedMissingLabel"), u"Not found: 1"_s);
        QCOMPARE(stage.words("pastedMayExistLabel"),
                 u"The user list is incomplete, so some of these users may exist."_s);
        QCOMPARE(part<QLabel>(*stage.dialog("selectFromListDialog"), "pastedMayExistLabel")->isVisible(), mayExist);
    }

    void oneWhoIsFoundIsOpened()
    {
        ListStage stage;
        QVERIFY(stage.openList());
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"hides everybody"_s);
        stage.paste(stage.client(4));
        QTRY_VERIFY(stage.act()->isEnabled());
        stage.act()->click();
        QTRY_COMPARE(stage.session->details().userId(), std::optional(stage.session->users().store().id(4)));
        QCOMPARE(part<QLineEdit>(*stage.pane, "filterEdit")->text(), QString());
    }

    void whatIsTypedIsLookedUpAtEachKey()
    {
        ListStage stage;
        QVERIFY(stage.openList());
        QTest::keyClicks(stage.field(), u"nobody"_s);
        QTRY_COMPARE(stage.words("pastedMissingLabel"), u"Not found: 1"_s);
        QVERIFY(!stage.act()->isEnabled());
    }

    void aLongListIsNotLaidOutAndDoesNotHoldTheWindowUp()
    {
        ListStage stage(200);
        QVERIFY(stage.openList());
        QString text;
        for (int line = 0; line < 100'000; ++line)
            text += (line % 500 == 0 ? stage.client(UserRow(line / 500)) : u"nobody-%1"_s.arg(line)) + u'\n';
        QGuiApplication::clipboard()->setText(text);
        QElapsedTimer clock;
        clock.start();
        stage.field()->paste();
        qInfo("pasting took %lld ms", clock.elapsed());
        QVERIFY(stage.field()->toPlainText().isEmpty());
        const auto *message = part<InlineMessage>(*stage.dialog("selectFromListDialog"), "largePasteMessage");
        QVERIFY(message->isVisible());
        QCOMPARE(message->sentence(), u"Pasted 100,000 line(s)."_s);
        QTRY_VERIFY(stage.act()->isEnabled());
        QCOMPARE(stage.words("pastedFoundLabel"), u"200 user(s) found"_s);
        message->button()->click();
        QVERIFY(stage.field()->isVisible());
        QTRY_VERIFY(!stage.act()->isEnabled());
    }

    void inPrivacyModeNothingLeaves()
    {
        ListStage stage;
        privacy::setPrivacyMode(true);
        const auto restore = qScopeGuard([] { privacy::setPrivacyMode(false); });
        QVERIFY(stage.openList());
        stage.paste(u"nobody-1"_s);
        QTRY_COMPARE(stage.words("pastedMissingLabel"), u"Not found: 1"_s);
        const auto *dialog = stage.dialog("selectFromListDialog");
        QVERIFY(!part<QPlainTextEdit>(*dialog, "pastedMissingEdit")->toPlainText().contains(u"nobody"_s));
        QVERIFY(!part<QPushButton>(*dialog, "copyMissingButton")->isEnabled());
    }
};

LABDESK_TEST(tst_selectfromlist)
#include "tst_selectfromlist.moc"
