// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/fitscrollarea.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// Fields below each other, one of them wide.
QWidget *fields(int count)
{
    auto *form = new QWidget;
    auto *layout = new QVBoxLayout(form);
    for (int i = 0; i < count; ++i) {
        auto *field = new QLineEdit;
        field->setObjectName(u"field%1"_s.arg(i));
        field->setMinimumSize(200, 30);
        layout->addWidget(field);
    }
    return form;
}

bool isInSight(const FitScrollArea &room, const QWidget *part)
{
    const QRect place(part->mapTo(room.viewport(), QPoint()), part->size());
    return room.viewport()->rect().contains(place);
}

} // namespace

class tst_fitscrollarea : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatHasRoomIsNotScrolled()
    {
        FitScrollArea room(fields(4));
        room.resize(400, 400);
        room.show();
        QVERIFY(!room.horizontalScrollBar()->isVisible() && !room.verticalScrollBar()->isVisible());
        QCOMPARE(room.widget()->size(), room.size());
    }

    void whatHasNoRoomIsScrolledAndNotCut()
    {
        FitScrollArea room(fields(20));
        room.resize(150, 200);
        room.show();
        QTRY_VERIFY(room.horizontalScrollBar()->isVisible() && room.verticalScrollBar()->isVisible());
        for (const QLineEdit *field : room.findChildren<QLineEdit *>())
            QVERIFY(field->width() >= 200 && field->height() >= 30);
    }

    void theKeyboardBringsAFieldIntoSight_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("below what is seen") << u"field15"_s;
        QTest::newRow("the last one") << u"field19"_s;
    }
    void theKeyboardBringsAFieldIntoSight()
    {
        QFETCH(QString, field);
        FitScrollArea room(fields(20));
        room.resize(300, 200);
        room.show();
        room.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&room));
        auto *wanted = room.findChild<QLineEdit *>(field);
        QVERIFY(!isInSight(room, wanted));
        wanted->setFocus();
        QTRY_VERIFY(isInSight(room, wanted));
    }

    void whatComesUpAboveDoesNotPushTheFocusOut()
    {
        auto *content = fields(8);
        auto *notice = new QLabel(u"Something that is said above the fields"_s);
        notice->setFixedHeight(120);
        notice->hide();
        static_cast<QVBoxLayout *>(content->layout())->insertWidget(0, notice);
        FitScrollArea room(content);
        room.resize(400, 200);
        room.show();
        room.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&room));
        auto *field = room.findChild<QLineEdit *>(u"field7"_s);
        field->setFocus();
        QTRY_VERIFY(isInSight(room, field));
        notice->show();
        QTRY_COMPARE(notice->height(), 120);
        QTRY_VERIFY(isInSight(room, field));
    }

    void aColumnIsAsWideAsItsContentAndItsScrollBar()
    {
        auto *content = fields(10);
        content->setFixedWidth(220);
        FitScrollArea room(content, FitScrollArea::ScrollAxes::Column);
        room.resize(room.width(), 600);
        room.show();
        QTRY_COMPARE(room.width(), 220);
        room.resize(room.width(), 100);
        QTRY_COMPARE(room.width(), 220 + room.verticalScrollBar()->sizeHint().width());
        content->setFixedWidth(80); // drawings only
        QTRY_COMPARE(room.width(), 80 + room.verticalScrollBar()->sizeHint().width());
    }

    void onlyThePageThatIsShownSaysHowMuchRoomIsNeeded()
    {
        PageStack stack;
        stack.addWidget(fields(2));
        stack.addWidget(fields(20));
        const int few = stack.minimumSizeHint().height();
        QVERIFY(few < 150);
        stack.setCurrentIndex(1);
        QVERIFY(stack.minimumSizeHint().height() > 600);
        stack.setCurrentIndex(0);
        QCOMPARE(stack.minimumSizeHint().height(), few);
        stack.addWidget(fields(30)); // one that comes later
        QCOMPARE(stack.minimumSizeHint().height(), few);
    }

    void aPageThatIsNotShownMakesNothingScroll()
    {
        auto *stack = new PageStack;
        stack->addWidget(fields(2));
        auto *words = new QLabel(u"Many words that break into more lines than there is room for. "_s.repeated(40));
        words->setWordWrap(true);
        stack->addWidget(words);
        FitScrollArea room(stack);
        room.resize(200, 300);
        room.show();
        QVERIFY(QTest::qWaitForWindowExposed(&room));
        QTRY_COMPARE(room.verticalScrollBar()->maximum(), 0);
        stack->setCurrentIndex(1);
        QTRY_VERIFY(room.verticalScrollBar()->maximum() > 0);
    }
};

LABDESK_TEST(tst_fitscrollarea)
#include "tst_fitscrollarea.moc"
