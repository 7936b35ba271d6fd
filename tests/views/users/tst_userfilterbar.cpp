// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/eventloop.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/users/filter/userfilterbar.h"
#include "views/users/filter/userfilteredit.h"
#include "views/users/filter/userfilterhelp.h"
#include "widgets/inlinemessage.h"
#include "widgets/suggestionlist.h"
#include "widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A window with the filter above a list, as the place has it.
struct FilterStage
{
    FilterStage()
    {
        auto *layout = new QVBoxLayout(&window);
        bar = new UserFilterBar;
        list = new QListView;
        layout->addWidget(bar);
        layout->addWidget(list, 1);
        edit = bar->edit();
        edit->setValues([] { return UserFilterEdit::Values{{u"oura"_s, u"fitbit"_s}, {u"America/Phoenix"_s}}; });
        window.resize(600, 500);
        window.show();
        window.activateWindow();
        edit->setFocus();
    }

    QStringList offered() const
    {
        QStringList texts;
        if (edit->isListOpen())
            for (const Suggestion &row : edit->suggestions()->rows())
                texts += row.text;
        return texts;
    }
    void type(const QString &keys) const { QTest::keyClicks(edit, keys); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(edit, key, modifiers); }
    InlineMessage *problemMessage() const { return part<InlineMessage>(window, "filterProblemMessage"); }
    QString problem() const { return problemMessage()->isVisible() ? problemMessage()->sentence() : QString(); }

    QWidget window;
    UserFilterBar *bar;
    QListView *list;
    UserFilterEdit *edit;
};

/// The columns of the picture in which the color stands.
std::pair<int, int> columnsWith(const QImage &image, const QColor &color)
{
    int first = image.width();
    int last = -1;
    for (int x = 0; x < image.width(); ++x)
        for (int y = image.height() / 2; y < image.height(); ++y) {
            const QColor at = image.pixelColor(x, y);
            if (std::abs(at.red() - color.red()) + std::abs(at.green() - color.green())
                    + std::abs(at.blue() - color.blue())
                < 60) {
                first = std::min(first, x);
                last = x;
            }
        }
    return {first, last};
}

} // namespace

class tst_userfilterbar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotUnderstoodIsUnderlinedAndSaid()
    {
        FilterStage stage;
        stage.edit->setText(u"oura foo:bar"_s);
        QVERIFY(stage.problem().contains(u"foo"_s));
        QCOMPARE(stage.problemMessage()->accessibleName(), stage.problem());
        QVERIFY(stage.edit->accessibleDescription().contains(u"foo"_s));
        const auto [first, last] = columnsWith(stage.edit->grab().toImage(), tokensFor(stage.edit).warn);
        QVERIFY2(last > first, "no wave is painted");
        const UserQuery::Problem &problem = stage.edit->problems().front();
        const int begin = stage.edit->fontMetrics().horizontalAdvance(stage.edit->text().left(problem.begin));
        const int length
            = stage.edit->fontMetrics().horizontalAdvance(stage.edit->text().mid(problem.begin, problem.length));
        QVERIFY(first > begin);
        QVERIFY2(std::abs(last - first - length) < 12, "the wave is as long as what was not understood");

        stage.edit->setText(u"oura"_s);
        QVERIFY(columnsWith(stage.edit->grab().toImage(), tokensFor(stage.edit).warn).second < 0);
    }

    void theListMovesOnceWhileSomebodyTypes()
    {
        FilterStage stage;
        QVERIFY(QTest::qWaitForWindowActive(&stage.window));
        QTRY_VERIFY(stage.edit->hasFocus());
        stage.type(u"foo:bar"_s);
        QVERIFY(!stage.problem().isEmpty());
        QTRY_VERIFY(stage.list->y() > stage.bar->y() + stage.edit->height() + 10);
        const int top = stage.list->y();
        stage.edit->home(false);
        for (int i = 0; i < 4; ++i)
            stage.press(Qt::Key_Delete);
        QCOMPARE(stage.edit->text(), u"bar"_s);
        QCOMPARE(stage.problem(), QString());
        QCoreApplication::sendPostedEvents(); // and with them whatever would move it
        stage.window.layout()->activate();
        QCOMPARE(stage.list->y(), top);
        stage.edit->clear();
        QTRY_VERIFY(stage.list->y() < top);
    }

    void whatIsOnItsWayToSomethingIsNotPointedAt()
    {
        FilterStage stage;
        QVERIFY(QTest::qWaitForWindowActive(&stage.window));
        QTRY_VERIFY(stage.edit->hasFocus());
        stage.type(u"created:"_s);
        QVERIFY(!stage.bar->query().problems().empty());
        QCOMPARE(stage.problem(), QString());
        stage.list->setFocus();
        QTRY_VERIFY(!stage.problem().isEmpty());
    }

    void fieldsThenValuesAreOffered()
    {
        FilterStage stage;
        stage.type(u"sr"_s);
        QCOMPARE(stage.offered(), QStringList{u"src:"_s});
        QVERIFY(!stage.edit->suggestions()->rows().front().detail.isEmpty());
        QCOMPARE(stage.edit->suggestions()->currentRow(), -1);
        stage.press(Qt::Key_Tab);
        QCOMPARE(stage.edit->text(), u"src:"_s);
        QVERIFY(stage.offered().contains(u"src:oura "_s));
        QVERIFY(stage.offered().indexOf(u"src:oura "_s) < stage.offered().indexOf(u"src:fitbit "_s));
        stage.type(u"f"_s);
        QCOMPARE(stage.offered(), QStringList{u"src:fitbit "_s});
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.edit->suggestions()->currentRow(), 0);
        QVERIFY2(stage.edit->accessibleDescription().contains(u"src:fitbit"_s),
                 "the keyboard stays in the field, which tells where one is");
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), u"src:fitbit "_s);
        QVERIFY(!stage.edit->isListOpen());
    }

    void choicesCoverNothingOfTheField()
    {
        FilterStage stage;
        stage.type(u"s"_s);
        const SuggestionList *list = stage.edit->suggestions();
        QVERIFY(list->isVisible());
        const QRect field(stage.edit->mapTo(&stage.window, QPoint(0, 0)), stage.edit->size());
        QVERIFY(!list->geometry().intersects(field));
        QVERIFY(stage.window.rect().contains(list->geometry()));
    }

    void enterWithoutAChoiceIsForTheList()
    {
        FilterStage stage;
        QSignalSpy enter(stage.edit, &QLineEdit::returnPressed);
        stage.type(u"sr"_s);
        QVERIFY(stage.edit->isListOpen());
        stage.press(Qt::Key_Return);
        QCOMPARE(enter.count(), 1);
        QCOMPARE(stage.edit->text(), u"sr"_s);
        QVERIFY(!stage.edit->isListOpen());
    }

    void escapeClosesTheChoicesOnly()
    {
        FilterStage stage;
        stage.type(u"sr"_s);
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.edit->isListOpen());
        QCOMPARE(stage.edit->text(), u"sr"_s);
        stage.press(Qt::Key_Escape);
        QCOMPARE(stage.edit->text(), QString());
    }

    void downLeadsIntoTheListWhereNothingIsOffered()
    {
        FilterStage stage;
        QSignalSpy list(stage.edit, &SearchField::listRequested);
        stage.type(u"sr"_s);
        stage.press(Qt::Key_Down);
        QCOMPARE(list.count(), 0);
        stage.press(Qt::Key_Escape);
        stage.press(Qt::Key_Down);
        QCOMPARE(list.count(), 1);
    }

    void controlSpaceAsks()
    {
        FilterStage stage;
        QVERIFY(!stage.edit->isListOpen());
        stage.press(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(stage.offered().size() >= 8);
        QCOMPARE(stage.edit->suggestions()->currentRow(), 0);
        stage.press(Qt::Key_Up);
        QCOMPARE(stage.edit->suggestions()->currentRow(), int(stage.offered().size()) - 1);
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.edit->suggestions()->currentRow(), 0);
    }

    void controlSpaceAskedTwiceTakesNothing()
    {
        FilterStage stage;
        QVERIFY(QTest::qWaitForWindowActive(&stage.window));
        QTRY_VERIFY(stage.edit->hasFocus());
        for (int times = 0; times < 2; ++times) {
            stage.press(Qt::Key_Space, Qt::ControlModifier);
            QVERIFY(whatWasPutOffIsDone());
            QVERIFY(!stage.offered().isEmpty());
            QCOMPARE(stage.edit->suggestions()->currentRow(), 0);
            QCOMPARE(stage.edit->text(), QString());
        }
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.edit->isListOpen());
        QCOMPARE(stage.edit->text(), QString());
    }

    void everyFieldSaysWhatItMeans()
    {
        const UserQueryCompletion all = completionsAt({}, 0, {}, {});
        QVERIFY(!all.choices.isEmpty());
        for (const QString &field : all.choices)
            QVERIFY2(!formatFilterField(field).isEmpty(), qPrintable(field));
    }

    void aClickTakesAChoice()
    {
        FilterStage stage;
        stage.type(u"src:"_s);
        SuggestionList *list = stage.edit->suggestions();
        const int row = int(stage.offered().indexOf(u"src:fitbit "_s));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
        QCOMPARE(stage.edit->text(), u"src:fitbit "_s);
        QTest::keyClick(stage.edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.edit->text(), u"src:"_s);
    }

    void upInTheEmptyFieldBringsBackWhatWasTypedBefore()
    {
        FilterStage stage;
        for (const QString &filter : {u"oura"_s, u"tz:none"_s, u"oura"_s}) {
            stage.edit->setText(filter);
            stage.press(Qt::Key_Escape);
        }
        QCOMPARE(stage.edit->history(), (QStringList{u"oura"_s, u"tz:none"_s}));
        stage.press(Qt::Key_Up);
        QCOMPARE(stage.offered(), (QStringList{u"oura"_s, u"tz:none"_s}));
        stage.press(Qt::Key_Down);
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), u"tz:none"_s);
        QVERIFY(!stage.edit->isListOpen());
    }

    void pastedIdsLoseWhatAMessagePutsAroundThem_data()
    {
        const QString uuid = u"52ffd20a-8893-467d-b162-71df86b05144"_s;
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QString>("shown");
        QTest::newRow("an ID quoted in a reply") << u"> \"%1\",\r\n"_s.arg(uuid) << uuid;
        QTest::newRow("an ID in angle brackets") << u"<client-1>"_s << u"client-1"_s;
        QTest::newRow("an ID at the end of a sentence") << u"client-1."_s << u"client-1"_s;
        QTest::newRow("a link to a user") << u"labdesk://user/"_s + uuid << uuid;
        QTest::newRow("a line of a copied summary") << u"- User ID: `%1`"_s.arg(uuid) << uuid;
        QTest::newRow("a copied link of a summary") << u"- Link: `labdesk://user/%1`"_s.arg(uuid) << uuid;
        QTest::newRow("an ID alone is as it was") << uuid << uuid;
        QTest::newRow("a filter is as it was") << u"source:garmin -tz:none"_s << u"source:garmin -tz:none"_s;
        QTest::newRow("a phrase is as it was") << u"\"eight sleep\""_s << u"\"eight sleep\""_s;
        QTest::newRow("a sentence is as it was") << u"The user is client-1."_s << u"The user is client-1."_s;
    }
    void pastedIdsLoseWhatAMessagePutsAroundThem()
    {
        QFETCH(const QString, pasted);
        QFETCH(const QString, shown);
        FilterStage stage;
        QGuiApplication::clipboard()->setText(pasted);
        stage.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(stage.edit->text(), shown);
    }

    void severalLinesAreAListHoweverTheyCome_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"the key", "the menu", "the middle button", "a drop"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void severalLinesAreAListHoweverTheyCome()
    {
        QFETCH(const QString, how);
        const QString lines = u"client-1\nclient-2"_s;
        FilterStage stage;
        QSignalSpy pasted(stage.edit, &UserFilterEdit::linesPasted);
        QClipboard &clipboard = *QGuiApplication::clipboard();
        clipboard.setText(lines);
        if (how == u"the key"_s) {
            stage.press(Qt::Key_V, Qt::ControlModifier);
        } else if (how == u"the menu"_s) {
            QContextMenuEvent asks(QContextMenuEvent::Keyboard, {}, stage.edit->mapToGlobal(QPoint()));
            QCoreApplication::sendEvent(stage.edit, &asks);
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            const QList<QAction *> actions = menu->actions();
            const auto paste = std::ranges::find_if(
                actions, [](const QAction *action) { return action->text().startsWith(u"&Paste"_s); });
            QVERIFY(paste != actions.end());
            (*paste)->trigger();
            clipboard.setText(u"one word"_s);
            (*paste)->trigger();
            menu->close();
            QCOMPARE(stage.edit->text(), u"one word"_s);
            stage.edit->clear();
        } else if (how == u"the middle button"_s) {
            if (!clipboard.supportsSelection())
                QSKIP("pastes by the middle button need a display: see tests/accessibility/CMakeLists.txt");
            clipboard.setText(lines, QClipboard::Selection);
            QTest::mouseClick(stage.edit, Qt::MiddleButton);
        } else {
            QMimeData data;
            data.setText(lines);
            QDragEnterEvent enters({}, Qt::CopyAction, &data, Qt::LeftButton, {}); // the drop goes to what accepts it
            QCoreApplication::sendEvent(stage.edit, &enters);
            QDropEvent drops({}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(stage.edit, &drops);
        }
        QCOMPARE(stage.edit->text(), QString());
        QCOMPARE(pasted.size(), 1);
        QCOMPARE(pasted.front().front().toString(), lines);
    }

    void helpPutsAnExampleIn_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("before"); // the example
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("a word") << u"oura"_s << u"oura "_s;
        QTest::newRow("an OR without its other side") << u"oura OR"_s << u"oura "_s;
        QTest::newRow("a phrase that is not closed") << u"\"two w"_s << u"\"two w\" "_s;
    }
    void helpPutsAnExampleIn()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, before);
        FilterStage stage;
        stage.edit->setText(typed);
        stage.bar->helpButton()->click();
        auto *help = part<UserFilterHelp>(stage.window, "userFilterHelp");
        QVERIFY(help->isVisible());
        QCOMPARE(help->list()->model()->rowCount(), int(UserFilterHelp::examples().size()));
        QTest::keyClick(help->list(), Qt::Key_Down);
        QTest::keyClick(help->list(), Qt::Key_Return);
        QCOMPARE(stage.edit->text(), before + UserFilterHelp::examples()[1].text);
        QTRY_VERIFY(stage.window.findChildren<UserFilterHelp *>().isEmpty());

        stage.bar->openHelp();
        help = part<UserFilterHelp>(stage.window, "userFilterHelp");
        QTest::keyClick(help->list(), Qt::Key_Escape);
        QVERIFY(!help->isVisible());
    }

    void everyExampleIsUnderstood()
    {
        for (const Suggestion &example : UserFilterHelp::examples()) {
            const UserQuery query = UserQuery::parse(example.text, QDateTime::currentDateTimeUtc());
            QVERIFY2(query.problems().empty(), qPrintable(example.text));
            QVERIFY2(!query.isEverything(), qPrintable(example.text));
            QVERIFY(!example.detail.isEmpty());
        }
    }

    void aFieldThatGoesTakesItsChoicesAlong()
    {
        auto window = std::make_unique<QWidget>();
        auto *bar = new UserFilterBar(window.get());
        window->show();
        QTest::keyClicks(bar->edit(), u"sr"_s);
        QVERIFY(bar->edit()->isListOpen());
        delete bar;
        QVERIFY(window->findChildren<SuggestionList *>().isEmpty());
    }
};

LABDESK_TEST(tst_userfilterbar)
#include "tst_userfilterbar.moc"
