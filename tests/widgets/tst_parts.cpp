// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "text/localtexts.h"
#include "views/common/countdownrow.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/codeedit.h"
#include "widgets/copybutton.h"
#include "widgets/dialogframe.h"
#include "widgets/elidedlabel.h"
#include "widgets/group.h"
#include "widgets/maskedvalue.h"
#include "widgets/metrics.h"
#include "widgets/outage.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/statepage.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <array>
#include <cstdlib>
#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace std::chrono_literals;

namespace {

QWidget *wide(int width)
{
    auto *part = new QWidget;
    part->setMinimumSize(width, 20);
    return part;
}

} // namespace

class tst_parts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowKeysMoveAlongSegments()
    {
        SegmentedControl control(u"Search radius in miles"_s);
        for (const QString &text : {u"10"_s, u"20"_s, u"25"_s, u"50"_s})
            control.addSegment(text);
        control.show();
        QSignalSpy changed(&control, &SegmentedControl::currentIndexChanged);
        QCOMPARE(control.currentIndex(), 0);
        auto *first = control.findChild<QAbstractButton *>(u"segment0Button"_s);
        QTest::keyClick(first, Qt::Key_Right);
        QCOMPARE(control.currentIndex(), 1);
        QTest::keyClick(control.findChild<QAbstractButton *>(u"segment1Button"_s), Qt::Key_End);
        QCOMPARE(control.currentIndex(), 3);
        QTest::keyClick(control.findChild<QAbstractButton *>(u"segment3Button"_s), Qt::Key_Right);
        QCOMPARE(control.currentIndex(), 3);
        QTest::keyClick(control.findChild<QAbstractButton *>(u"segment3Button"_s), Qt::Key_Home);
        QCOMPARE(control.currentIndex(), 0);
        QCOMPARE(changed.size(), 3);
        control.setCurrentIndex(0);
        QCOMPARE(changed.size(), 3);
    }

    void eachStateOfARemoteThingHasItsPage()
    {
        RemoteStack stack(new QLabel(u"content"_s), u"Loading…"_s);
        stack.show();
        const auto none = [](int value) { return value == 0; };
        stack.showRemote(Remote<int>(Idle{}), none);
        QCOMPARE(stack.page(), RemoteStack::Page::Idle);
        stack.showRemote(Remote<int>(Loading{}), none);
        QCOMPARE(stack.page(), RemoteStack::Page::Loading);
        stack.showRemote(Remote<int>(Failed{ApiError{.kind = ApiError::Kind::ConnectionRefused}}), none);
        QCOMPARE(stack.page(), RemoteStack::Page::Error);
        QCOMPARE(stack.error()->sentence(), describe(ApiError{.kind = ApiError::Kind::ConnectionRefused}).sentence);
        stack.showRemote(Remote<int>(Ready<int>{.value = 0, .at = QDateTime::currentDateTimeUtc()}), none);
        QCOMPARE(stack.page(), RemoteStack::Page::Empty);
        stack.showRemote(Remote<int>(Ready<int>{.value = 3, .at = QDateTime::currentDateTimeUtc()}), none, true);
        QCOMPARE(stack.page(), RemoteStack::Page::FilteredEmpty);
        stack.showRemote(Remote<int>(Ready<int>{.value = 3, .at = QDateTime::currentDateTimeUtc()}), none);
        QCOMPARE(stack.page(), RemoteStack::Page::Content);
        QVERIFY(!stack.notice()->isVisible());
    }

    void staleDataStayWithAReason()
    {
        RemoteStack stack(new QLabel(u"content"_s), u"Loading…"_s);
        stack.show();
        QSignalSpy retried(&stack, &RemoteStack::retryRequested);
        const ApiError busy{.kind = ApiError::Kind::Busy, .httpStatus = 503};
        stack.showRemote(Remote<int>(Ready<int>{.value = 3, .at = QDateTime::currentDateTimeUtc(), .stale = busy}),
                         [](int) { return false; });
        QCOMPARE(stack.page(), RemoteStack::Page::Content);
        QVERIFY(stack.notice()->isVisible());
        QTest::mouseClick(stack.notice()->button(), Qt::LeftButton);
        QCOMPARE(retried.size(), 1);
        stack.showPage(RemoteStack::Page::Loading);
        QVERIFY(!stack.notice()->isVisible());
    }

    void whatTheWindowSaysIsNotSaidAgainAndAskedAgainAfterIt_data()
    {
        QTest::addColumn<bool>("isOfOutage");
        QTest::newRow("of the outage") << true;
        QTest::newRow("of its own") << false;
    }
    void whatTheWindowSaysIsNotSaidAgainAndAskedAgainAfterIt()
    {
        QFETCH(bool, isOfOutage);
        const ApiError busy{.kind = ApiError::Kind::Busy, .httpStatus = 503};
        const ApiError why = isOfOutage ? busy : ApiError{.kind = ApiError::Kind::NotFound, .httpStatus = 404};
        const auto none = [](int value) { return value == 0; };
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        std::array<RemoteStack *, 4> stacks = {};
        for (RemoteStack *&stack : stacks)
            column->addWidget(stack = new RemoteStack(new QLabel(u"content"_s), u"Loading…"_s));
        const auto [failed, stale, emptied, unseen] = stacks;
        window.show();
        unseen->hide();
        const auto end = qScopeGuard([] { outage().end(); });
        outage().begin(&window, [busy](const ApiError &error) { return error.kind == busy.kind; });
        const QDateTime now = QDateTime::currentDateTimeUtc();
        failed->showRemote(Remote<int>(Failed{why}), none);
        for (RemoteStack *stack : {stale, unseen})
            stack->showRemote(Remote<int>(Ready<int>{.value = 3, .at = now, .stale = why}), none, true);
        emptied->showRemote(Remote<int>(Ready<int>{.value = 0, .at = now, .stale = why}), none);
        using Page = RemoteStack::Page;
        QCOMPARE(failed->page(), isOfOutage ? Page::Waiting : Page::Error);
        QCOMPARE(emptied->page(), isOfOutage ? Page::Waiting : Page::Error);
        QCOMPARE(stale->notice()->isVisible(), !isOfOutage);

        RemoteStack elsewhere(new QLabel(u"content"_s), u"Loading…"_s);
        elsewhere.show();
        elsewhere.showRemote(Remote<int>(Failed{why}), none);
        QCOMPARE(elsewhere.page(), Page::Error); // where the window doesn't say it

        QSignalSpy again(failed, &RemoteStack::retryRequested);
        QSignalSpy anew(stale, &RemoteStack::retryRequested);
        QSignalSpy later(unseen, &RemoteStack::retryRequested);
        outage().end();
        QTRY_COMPARE(again.size(), int(isOfOutage)); // the response that ended it may be its own
        QCOMPARE(anew.size(), int(isOfOutage));
        QCOMPARE(later.size(), 0);
        unseen->show();
        QCOMPARE(later.size(), int(isOfOutage));
        stale->showRemote(Remote<int>(Ready<int>{.value = 3, .at = now, .refreshing = true, .stale = why}), none);
        QCOMPARE(stale->notice()->isVisible(), !isOfOutage); // it is about to be another
        stale->showRemote(Remote<int>(Ready<int>{.value = 3, .at = now, .stale = why}), none);
        QVERIFY(stale->notice()->isVisible());
    }

    void whatIsAskedForAlreadyIsNotAskedForWhenItIsSeen_data()
    {
        QTest::addColumn<bool>("isRefreshing");
        QTest::newRow("nobody asks for it: it is asked for") << false;
        QTest::newRow("somebody asks for it already") << true;
    }
    void whatIsAskedForAlreadyIsNotAskedForWhenItIsSeen()
    {
        QFETCH(const bool, isRefreshing);
        const ApiError busy{.kind = ApiError::Kind::Busy, .httpStatus = 503};
        const auto none = [](int value) { return value == 0; };
        const Ready<int> old{.value = 3, .at = QDateTime::currentDateTimeUtc(), .stale = busy};
        Ready<int> now = old;
        now.refreshing = isRefreshing;
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *unseen = new RemoteStack(new QLabel(u"content"_s), u"Loading…"_s);
        column->addWidget(unseen);
        window.show();
        unseen->hide();
        const auto end = qScopeGuard([] { outage().end(); });
        outage().begin(&window, [](const ApiError &) { return true; });
        unseen->showRemote(Remote<int>(old), none);
        QSignalSpy retried(unseen, &RemoteStack::retryRequested);
        outage().end();
        unseen->showRemote(Remote<int>(now), none);
        unseen->show();
        QCOMPARE(retried.size(), int(!isRefreshing));
    }

    void aMessageTakesTheLinesItNeeds()
    {
        QWidget column;
        auto *layout = new QVBoxLayout(&column);
        auto *message = new InlineMessage(Tone::Info, u"Disconnecting stops data. Only the user can reconnect."_s);
        layout->addWidget(message); // alone, with room to spare
        column.resize(700, 300);
        column.show();
        const int line = message->fontMetrics().height();
        QTRY_VERIFY(message->height() < 3 * line);
        column.resize(180, 300);
        QTRY_VERIFY(message->height() >= 4 * line);
    }

    void aMessageTakesTheLinesItNeedsBesideABarThatCame_data()
    {
        QTest::addColumn<bool>("whileHidden");
        QTest::newRow("while it was seen") << false;
        QTest::newRow("while another page was seen") << true;
    }

    void aMessageTakesTheLinesItNeedsBesideABarThatCame()
    {
        QFETCH(const bool, whileHidden);
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        column->setContentsMargins({});
        auto *area = new QWidget;
        auto *messages = new QVBoxLayout(area);
        messages->setContentsMargins({});
        auto *message
            = new InlineMessage(Tone::Warn, u"No time zone set. Data without a time zone is treated as UTC."_s);
        messages->addWidget(message);
        column->addWidget(area);
        column->addWidget(wide(50));
        column->itemAt(1)->widget()->setMinimumHeight(250);
        column->addStretch(1);
        auto *scrolls = new QScrollArea;
        scrolls->setFrameShape(QFrame::NoFrame);
        scrolls->setWidgetResizable(true);
        scrolls->setWidget(content);
        QStackedWidget pages;
        pages.addWidget(scrolls);
        pages.addWidget(new QLabel(u"another"_s));
        // Just wide enough for the sentence, as long as there is no bar.
        const int line = message->fontMetrics().height();
        int width = 200;
        while (message->heightForWidth(width) > message->heightForWidth(3000))
            ++width;
        pages.resize(width, 400);
        pages.show();
        QTRY_VERIFY(message->width() == pages.width() && message->height() < 3 * line);
        if (whileHidden)
            pages.setCurrentIndex(1);
        pages.resize(pages.width(), 200);
        pages.setCurrentIndex(0);
        QTRY_VERIFY(scrolls->verticalScrollBar()->isVisible());
        auto *words = message->findChild<QLabel *>(u"messageLabel"_s);
        QTRY_VERIFY2(words->height() >= words->heightForWidth(words->width()),
                     qPrintable(u"%1 of %2"_s.arg(words->height()).arg(words->heightForWidth(words->width()))));
        QVERIFY(words->height() >= 2 * line - 2);
    }

    void errorDetailsAreFoldedAway()
    {
        ErrorState error;
        error.show();
        ApiError why{.kind = ApiError::Kind::BadResponse, .httpStatus = 200};
        why.detail = u"users[3].user_id: missing"_s;
        error.showError(why);
        auto *details = error.findChild<QLabel *>(u"errorDetailsLabel"_s);
        QVERIFY(!details->isVisible());
        QTest::mouseClick(error.findChild<QPushButton *>(u"detailsButton"_s), Qt::LeftButton);
        QVERIFY(details->isVisible());
        QVERIFY(details->text().contains(u"users[3].user_id"_s));

        const ApiError nothingMore{.kind = ApiError::Kind::ConnectionRefused, .tries = 1};
        error.showError(nothingMore, {u"In other words."_s, {}, {}}, true);
        QCOMPARE(error.sentence(), u"In other words."_s);
        QVERIFY2(error.findChild<QPushButton *>(u"detailsButton"_s)->isVisible(), "every failure has its details");
    }

    void anErrorOffersTheActThatItNames_data()
    {
        using Kind = ApiError::Kind;
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("action");
        QTest::addColumn<bool>("retries");
        const auto row = [](const char *name, Kind kind, ErrorAction action, bool retries = true) {
            QTest::newRow(name) << int(kind) << int(action) << retries;
        };
        row("no key is known", Kind::NoCredential, ErrorAction::EnterKey, false);
        row("the key was refused", Kind::Unauthorized, ErrorAction::ReplaceKey);
        row("the key doesn't allow it", Kind::Forbidden, ErrorAction::SwitchConnection);
        row("the connection is read-only", Kind::ReadOnly, ErrorAction::SwitchConnection);
        row("the address isn't encrypted", Kind::KeyRefusedLocally, ErrorAction::EditConnection);
        row("the host isn't found", Kind::HostNotFound, ErrorAction::EditConnection);
        row("the proxy is away", Kind::ProxyFailed, ErrorAction::NetworkSettings);
        row("TLS failed", Kind::TlsFailed, ErrorAction::NetworkSettings);
        row("a password is needed", Kind::ProxySignInNeeded, ErrorAction::NetworkSettings);
        row("a password was refused, and is not sent again", Kind::ProxySignInRefused, ErrorAction::NetworkSettings,
            false);
        row("a certificate is needed", Kind::CertificateNeeded, ErrorAction::NetworkSettings);
        row("a certificate was refused", Kind::CertificateRefused, ErrorAction::NetworkSettings);
        row("a certificate cannot be used", Kind::CertificateUnusable, ErrorAction::NetworkSettings, false);
        row("the service is overloaded", Kind::Busy, ErrorAction::None);
    }

    void anErrorOffersTheActThatItNames()
    {
        QFETCH(int, kind);
        QFETCH(int, action);
        QFETCH(bool, retries);
        ErrorState error;
        error.show();
        error.showError(ApiError{.kind = ApiError::Kind(kind)});
        auto *button = error.findChild<QPushButton *>(u"errorActionButton"_s);
        QCOMPARE(button->isVisible(), ErrorAction(action) != ErrorAction::None);
        QCOMPARE(button->text(), describe(ErrorAction(action)));
        QCOMPARE(error.findChild<QPushButton *>(u"retryButton"_s)->isVisible(), retries);
        QList<ErrorAction> asked;
        connect(&error, &ErrorState::errorActionRequested, this, [&asked](ErrorAction wanted) { asked += wanted; });
        button->click();
        QCOMPARE(asked, QList{ErrorAction(action)});
        error.showError(ApiError{.kind = ApiError::Kind::TimedOut});
        QVERIFY(!button->isVisible());
    }

    void aListThatIsNotThereSpeaksOfNoId()
    {
        ErrorState error;
        error.showError({.kind = ApiError::Kind::NotFound, .httpStatus = 404}, ErrorSubject::List);
        QVERIFY(!error.accessibleDescription().contains(u"ID"_s));
        QVERIFY(!error.accessibleDescription().contains(u"deleted"_s));
        QCOMPARE(error.findChild<QPushButton *>(u"errorActionButton"_s)->text(), u"Edit connection…"_s);
    }

    void escapeClearsTheSearchAndThenLeaves()
    {
        SearchField field;
        field.show();
        QSignalSpy left(&field, &SearchField::escapePressedEmpty);
        QTest::keyClicks(&field, u"oura"_s);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
        QCOMPARE(left.size(), 0);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
        QVERIFY2(field.findChild<QToolButton *>(u"clearButton"_s), "clearing is there for the keyboard too");
    }

    void copyingPutsTheTextOnTheClipboard()
    {
        CopyButton button(u"Copy user ID"_s);
        QVERIFY(!button.isEnabled());
        button.setText(u"8f1c2d70"_s);
        button.show();
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"8f1c2d70"_s);
        QCOMPARE(button.accessibleName(), u"Copy user ID"_s);
    }

    void aShortenedLabelKeepsItsWholeText()
    {
        ElidedLabel label(u"8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e"_s, TextStyle::Code, Qt::ElideMiddle);
        label.resize(80, 20);
        label.grab();
        QCOMPARE(label.toolTip(), label.fullText());
        label.resize(600, 20);
        label.grab();
        QCOMPARE(label.toolTip(), QString());
    }

    void cancelIsADialogsDefault()
    {
        auto *dialog = new DialogFrame(u"Disconnect Fitbit for client-00042?"_s);
        QPushButton *action = dialog->setAction(u"Disconnect"_s, ButtonKind::DangerFilled);
        QSignalSpy asked(dialog, &DialogFrame::actionRequested);
        dialog->open();
        QVERIFY(dialog->cancelButton()->isDefault());
        QVERIFY(!action->isDefault());
        QTest::mouseClick(action, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QPointer<DialogFrame> watched = dialog;
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QTRY_VERIFY(watched.isNull());
    }

    void whatCannotBeUsedSaysWhy()
    {
        QPushButton button(u"Delete"_s);
        setUnavailable(&button, u"This connection is read-only."_s);
        QVERIFY(!button.isEnabled());
        QCOMPARE(button.toolTip(), button.accessibleDescription());
        setUnavailable(&button, {});
        QVERIFY(button.isEnabled());
    }

    void aRowWithinARowFoldsAndUnfolds()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *inner = new AdaptiveRow(wide(150), wide(150));
        auto *outer = new AdaptiveRow(inner, wide(300), AdaptiveRow::ExtraSpace::Second);
        layout->addWidget(outer);
        layout->addStretch(1);
        window.resize(250, 200);
        window.show();
        QTRY_VERIFY(outer->isFolded() && inner->isFolded());
        window.resize(1000, 200);
        QTRY_VERIFY(!outer->isFolded());
        QTRY_VERIFY(!inner->isFolded());
    }

    void aRowWithinARowGrowsOnOneLineWhereThereIsRoom()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        QWidget *grows = wide(150);
        auto *inner = new AdaptiveRow(wide(150), grows);
        auto *outer = new AdaptiveRow(inner, wide(300), AdaptiveRow::ExtraSpace::Second);
        layout->addWidget(outer);
        layout->addStretch(1);
        window.resize(1000, 200);
        window.show();
        QTRY_VERIFY(!outer->isFolded() && !inner->isFolded());
        grows->setMinimumWidth(250); // it folds, for a moment, in the room it had
        QTRY_VERIFY(inner->width() >= 400);
        QTRY_VERIFY(!outer->isFolded() && !inner->isFolded());
    }

    void aRowsLabelStandsBesideItsFirstLine()
    {
        Group group(u"Insured person"_s);
        group.addRow(u"Name"_s, u"one"_s);
        group.addRow(u"Address"_s, u"one\ntwo\nthree"_s);
        group.addRow(u"Time zone"_s, u"one"_s)->setSecondLine(u"and why"_s);
        group.addRow(u"Today"_s, u"one\ntwo"_s)->setSecondLine(u"and why"_s);
        group.resize(500, 400);
        group.show();
        const auto firstLine = [](const QLabel *label, const FormRow *row) {
            const QRect room = label->contentsRect();
            const int lines = int(label->text().count(u'\n')) + 1;
            return label->mapTo(row, room.topLeft()).y()
                + (room.height() - lines * label->fontMetrics().lineSpacing()) / 2;
        };
        for (const FormRow *row : group.findChildren<FormRow *>())
            QTRY_VERIFY2(std::abs(firstLine(row->label(), row) - firstLine(row->valueLabel(), row)) <= 1,
                         qPrintable(row->label()->text()));
    }

    void aWordWithoutEndIsShownWhole_data()
    {
        using Made = std::function<QWidget *(const QString &)>;
        QTest::addColumn<Made>("make");
        const auto row = [](const char *name, const Made &make) { QTest::newRow(name) << make; };
        row("the value of a row", [](const QString &said) { return new FormRow(u"Message"_s, said); });
        row("a later value of a row", [](const QString &said) {
            auto *made = new FormRow(u"Message"_s, QString());
            made->setValue(said);
            return made;
        });
        row("the second line of a row", [](const QString &said) {
            auto *made = new FormRow(u"Status"_s, u"500"_s);
            made->setSecondLine(said);
            return made;
        });
        row("the label of a row", [](const QString &said) { return new FormRow(said, u"500"_s); });
        row("a message", [](const QString &said) { return new InlineMessage(Tone::Bad, said); });
        row("the second line of a message", [](const QString &said) {
            auto *made = new InlineMessage(Tone::Bad, u"Nothing was changed."_s);
            made->setSecondLine(said);
            return made;
        });
        row("an error page", [](const QString &said) {
            auto *made = new ErrorState;
            made->showText({u"It failed."_s, said, {}}, said, true);
            made->findChild<QPushButton *>(u"detailsButton"_s)->click();
            return made;
        });
        row("a paragraph of a dialog", [](const QString &said) {
            auto *made = new DialogFrame(u"Delete?"_s);
            made->setAttribute(Qt::WA_DeleteOnClose, false);
            made->addText(said);
            return made;
        });
    }
    void aWordWithoutEndIsShownWhole()
    {
        QFETCH(const std::function<QWidget *(const QString &)>, make);
        const QString word(500, u'W');
        const std::unique_ptr<QWidget> part(make(u"It said “%1”"_s.arg(word)));
        part->resize(std::max(metricsFor(part.get()).px(360), part->minimumWidth()), 800);
        part->show();
        int labels = 0;
        for (const QLabel *label : part->findChildren<QLabel *>()) {
            if (!QString(label->text()).remove(breakOpportunity).contains(word) || !label->isVisible())
                continue;
            ++labels;
            const auto widest = [label] {
                return label->fontMetrics()
                    .boundingRect(QRect(0, 0, label->width(), 0), Qt::TextWordWrap, label->text())
                    .width();
            };
            QTRY_VERIFY2(part->width() < 800 && label->width() > 0 && widest() <= label->width(),
                         qPrintable(u"%1 in %2 of %3"_s.arg(widest()).arg(label->width()).arg(part->width())));
            if (!label->accessibleName().isEmpty())
                QVERIFY(label->accessibleName().contains(word));
        }
        QVERIFY(labels > 0);
    }

    void whatIsSpokenHasNoPlacesToBreak()
    {
        const QString word(500, u'W');
        FormRow row(u"Message"_s, word);
        QCOMPARE(row.valueLabel()->accessibleName(), word);
        row.setValue(u"short"_s);
        QCOMPARE(row.valueLabel()->accessibleName(), QString());
        const FormRow named(word + u" & others"_s, u"500"_s);
        QCOMPARE(named.label()->accessibleName(), word + u" & others"_s);
        ErrorState error;
        error.showText({word, {}, {}}, {}, true);
        QCOMPARE(error.sentence(), word);
        QCOMPARE(error.accessibleName(), word);
    }

    void codeIsReadFromItsBeginningInEveryLanguage()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        CodeEdit code;
        code.setPlainText(QString(300, u'x'));
        code.resize(200, 100);
        code.show();
        QTRY_VERIFY(code.horizontalScrollBar()->maximum() > 0);
        QVERIFY(code.viewport()->rect().contains(code.cursorRect().center()));
        code.setPlainText(u"\u0623\u0628\u062c\u062f\n"_s
                          + QString(300, u'x')); // a sentence of another direction above it
        QTRY_VERIFY(code.horizontalScrollBar()->maximum() > 0);
        QCOMPARE(code.horizontalScrollBar()->value(), 0);
        QVERIFY(code.viewport()->rect().contains(code.cursorRect().center()));
    }

    void aShortenedValueStandsBesideItsLabel()
    {
        auto *path = new ElidedLabel(u"/v2/user/"_s, TextStyle::Code);
        FormRow row(u"Path"_s, path);
        row.show();
        row.resize(300, row.sizeHint().height());
        QTRY_VERIFY(path->contentsRect().height() >= path->fontMetrics().height());
        const auto middle
            = [&row](const QWidget *part) { return part->mapTo(&row, part->contentsRect().center()).y(); };
        QVERIFY(std::abs(middle(path) - middle(row.label())) <= 1);
    }

    void theLabelOfAMaskedValueStandsBesideItsFirstLine()
    {
        auto *masked = new MaskedValue(u"Address"_s);
        masked->setValue(u"1300 N 12th St\nPhoenix AZ 85006"_s);
        FormRow row(u"Address"_s, masked);
        row.show();
        masked->reveal();
        row.resize(500, row.sizeHint().height());
        const auto firstLine
            = [&row](const QLabel *label) { return label->mapTo(&row, label->contentsRect().topLeft()).y(); };
        const QLabel *words = masked->textLabel();
        QTRY_VERIFY(words->height() > 2 * words->fontMetrics().height());
        QTRY_COMPARE(firstLine(row.label()), firstLine(words));
        QVERIFY(firstLine(words) >= metricsFor(&row).one);
    }

    void theButtonOfAMaskedValueStandsBesideItToo()
    {
        auto *masked = new MaskedValue(u"Household income"_s);
        masked->setValue(u"52000.5"_s);
        QPushButton *button = masked->takeButton();
        FormRow row(u"What the household has to live on in a month"_s, masked, button);
        row.resize(500, 100);
        row.show();
        QVERIFY(row.label()->heightForWidth(row.label()->width()) > 2 * row.label()->fontMetrics().height());
        const auto middle = [&row](const QWidget *part) { return part->mapTo(&row, part->rect().center()).y(); };
        QTRY_VERIFY(std::abs(middle(button) - middle(masked->textLabel())) <= metricsFor(&row).half);
    }

    void aClearedCardIsEmpty()
    {
        Group group(u"Identity"_s);
        group.addRow(u"Client ID"_s, u"client-00042"_s);
        group.addRow(u"Team"_s, u"7b7b"_s);
        QCOMPARE(group.rowCount(), 2);
        group.clearRows();
        QCOMPARE(group.rowCount(), 0);
    }
};

LABDESK_TEST(tst_parts)
#include "tst_parts.moc"
