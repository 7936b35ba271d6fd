// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/dialogframe.h"
#include "widgets/inlinemessage.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <memory>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

constexpr QChar wordJoiner(0x2060);

/// A dialog with a field and a message that is not there yet, as it stands once it is shown.
struct Asked
{
    Asked()
        : dialog(new DialogFrame(u"Change the time zone"_s)), edit(new QLineEdit), message(new InlineMessage(Tone::Bad))
    {
        message->hide();
        dialog->addBody(message);
        dialog->addBody(edit);
        dialog->setAction(u"Change"_s);
        dialog->show();
        settle();
        plain = dialog->height();
    }

    /// A message of more lines than one, and the room for it.
    void say() const
    {
        message->showMessage(
            Tone::Bad,
            u"The service did not accept what was entered, which it says in a sentence that takes two lines."_s,
            u"Nothing was changed."_s);
        settle();
    }

    /// Whatever the layouts have to ask of each other is asked.
    static void settle()
    {
        for (int i = 0; i < 10; ++i)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }

    std::unique_ptr<DialogFrame> dialog;
    QLineEdit *edit;
    InlineMessage *message;
    int plain = 0;
};

} // namespace

class tst_dialogframe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterPressesTheButtonThatHasTheKeyboard_data()
    {
        QTest::addColumn<ButtonKind>("kind");
        QTest::newRow("one that destroys") << ButtonKind::DangerFilled;
        QTest::newRow("one that may") << ButtonKind::Danger;
        QTest::newRow("the one that does it") << ButtonKind::Primary;
        QTest::newRow("any other") << ButtonKind::Plain;
    }
    /// And no other one: Cancel would close the dialog, and nothing would say that nothing was done.
    void enterPressesTheButtonThatHasTheKeyboard()
    {
        QFETCH(const ButtonKind, kind);
        Asked asked;
        QPushButton *button = asked.dialog->setAction(u"Disconnect"_s, kind);
        QSignalSpy pressed(asked.dialog.get(), &DialogFrame::actionRequested);
        QVERIFY(asked.dialog->cancelButton()->isDefault());
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
            QTest::keyClick(button, key);
        QCOMPARE(pressed.size(), 2);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
        QCoreApplication::sendEvent(button, &held);
        QCOMPARE(pressed.size(), 2);
        QVERIFY(asked.dialog->isVisible());
    }

    void aMessageThatGoesTakesItsHeightAlong()
    {
        const Asked asked;
        asked.dialog->cancelButton()->setFocus();
        asked.say();
        QVERIFY(asked.dialog->height() > asked.plain);
        asked.message->hide();
        Asked::settle();
        QCOMPARE(asked.dialog->height(), asked.plain);
    }

    void aShorterMessageTakesLess()
    {
        const Asked asked;
        asked.dialog->cancelButton()->setFocus();
        asked.say();
        const int high = asked.dialog->height();
        asked.message->showMessage(Tone::Bad, u"It failed."_s);
        Asked::settle();
        QVERIFY(asked.dialog->height() > asked.plain);
        QVERIFY(asked.dialog->height() < high);
    }

    void nothingMovesWhileSomebodyTypes()
    {
        const Asked asked;
        asked.edit->setFocus();
        asked.say();
        const int high = asked.dialog->height();
        asked.message->hide();
        Asked::settle();
        QCOMPARE(asked.dialog->height(), high);

        asked.edit->setEnabled(false); // what was typed is on its way
        asked.dialog->cancelButton()->setText(u"Close the dialog"_s);
        Asked::settle();
        QCOMPARE(asked.dialog->height(), asked.plain);
    }

    void theHeightThatAPersonChoseStays()
    {
        const Asked asked;
        asked.dialog->cancelButton()->setFocus();
        const int chosen = asked.plain + 200;
        asked.dialog->resize(asked.dialog->width(), chosen);
        asked.say();
        QCOMPARE(asked.dialog->height(), chosen);
        asked.message->hide();
        Asked::settle();
        QCOMPARE(asked.dialog->height(), chosen);
    }

    void idsAreWholeToTheEyeAndPlainToTheEar()
    {
        const Asked asked;
        const QString title = asked.dialog->windowTitle();
        asked.dialog->setHeading(u"Disconnect Fitbit for client-00042?"_s);
        const auto *heading = asked.dialog->findChild<QLabel *>(u"dialogTitleLabel"_s);
        QCOMPARE(heading->text(), u"Disconnect Fitbit for client-"_s + wordJoiner + u"00042?"_s);
        QCOMPARE(asked.dialog->accessibleName(), u"Disconnect Fitbit for client-00042?"_s);
        QCOMPARE(asked.dialog->windowTitle(), title); // task bars show it

        const QLabel *text = asked.dialog->addText(u"It opens client-00042."_s);
        QCOMPARE(text->text(), u"It opens client-"_s + wordJoiner + u"00042."_s);
        QCOMPARE(text->accessibleName(), u"It opens client-00042."_s);
        QCOMPARE(asked.dialog->addText(u"It changes nothing."_s)->accessibleName(), QString()); // its text is its name

        asked.message->showMessage(Tone::Bad, u"client-00042 exists already."_s, u"It belongs to client-00043."_s);
        const auto *seen = asked.message->findChild<QLabel *>(u"messageLabel"_s);
        QCOMPARE(seen->text(), u"client-"_s + wordJoiner + u"00042 exists already."_s);
        QCOMPARE(asked.message->sentence(), u"client-00042 exists already."_s);
        QCOMPARE(asked.message->accessibleName(), asked.message->sentence());
        QCOMPARE(asked.message->accessibleDescription(), u"It belongs to client-00043."_s);
    }
};

LABDESK_TEST(tst_dialogframe)
#include "tst_dialogframe.moc"
