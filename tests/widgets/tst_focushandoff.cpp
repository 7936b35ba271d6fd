// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/focushandoff.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

class Window : public QWidget
{
protected:
    bool focusNextPrevChild(bool next) override { return handOffFocus(this) || QWidget::focusNextPrevChild(next); }
};

/// A bar with Back and a menu; beside each other a list with its filter and a detail with tabs and buttons.
struct ExtraSpace
{
    ExtraSpace()
    {
        auto *all = new QVBoxLayout(&window);
        for (const QString &name : {u"back"_s, u"menu"_s})
            all->addWidget(named<QPushButton>(name));
        auto *list = new QWidget;
        list->setObjectName(u"listSide"_s);
        auto *listParts = new QVBoxLayout(list);
        listParts->addWidget(named<QLineEdit>(u"filter"_s));
        listParts->addWidget(named<QPushButton>(u"openNow"_s));
        listParts->addWidget(named<QListWidget>(u"rows"_s));
        all->addWidget(list);
        auto *detail = new QWidget;
        detail->setObjectName(u"detailSide"_s);
        auto *detailParts = new QVBoxLayout(detail);
        auto *tabs = named<QTabBar>(u"tabs"_s);
        tabs->addTab(u"Overview"_s);
        detailParts->addWidget(tabs);
        auto *card = new QWidget;
        card->setObjectName(u"card"_s);
        auto *cardParts = new QVBoxLayout(card);
        for (const QString &name : {u"copyPhone"_s, u"deregister"_s})
            cardParts->addWidget(named<QPushButton>(name));
        detailParts->addWidget(card);
        all->addWidget(detail);
        window.show();
        window.activateWindow();
    }
    template <class W> W *named(const QString &name)
    {
        auto *widget = new W;
        widget->setObjectName(name);
        return widget;
    }
    QWidget *at(const QString &name) const { return window.findChild<QWidget *>(name); }

    Window window;
};

} // namespace

/// Where the keyboard goes when what had it is no longer there.
class tst_focushandoff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNearestThingThatDoesNothingByItself_data()
    {
        QTest::addColumn<QString>("focus");
        QTest::addColumn<QString>("goes");
        QTest::addColumn<QString>("off"); ///< what is switched off or hidden
        QTest::addColumn<QString>("to");
        const auto row = [](const char *name, const QString &focus, const QString &goes, const QString &off,
                            const QString &to) { QTest::newRow(name) << focus << goes << off << to; };
        row("a button of a card is hidden: the tabs above it", u"copyPhone"_s, u"hide"_s, u"copyPhone"_s, u"tabs"_s);
        row("the whole card is hidden", u"deregister"_s, u"hide"_s, u"card"_s, u"tabs"_s);
        row("the whole detail is hidden: a field or list beside it", u"deregister"_s, u"hide"_s, u"detailSide"_s,
            u"filter"_s);
        row("a button is switched off", u"deregister"_s, u"disable"_s, u"deregister"_s, u"tabs"_s);
        row("a button above a list", u"openNow"_s, u"hide"_s, u"openNow"_s, u"rows"_s);
        row("a list goes: its filter", u"rows"_s, u"hide"_s, u"rows"_s, u"filter"_s);
        row("a filter goes: its list", u"filter"_s, u"hide"_s, u"filter"_s, u"rows"_s);
    }
    void theNearestThingThatDoesNothingByItself()
    {
        QFETCH(QString, focus);
        QFETCH(QString, goes);
        QFETCH(QString, off);
        QFETCH(QString, to);
        ExtraSpace room;
        QVERIFY(QTest::qWaitForWindowActive(&room.window));
        room.at(focus)->setFocus();
        QCOMPARE(QApplication::focusWidget(), room.at(focus));
        QWidget *gone = room.at(off);
        if (goes == u"hide")
            gone->hide();
        else
            gone->setEnabled(false);
        QVERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), to);
    }

    void withoutSuchAThingNothingIsPressedEither()
    {
        ExtraSpace room;
        QVERIFY(QTest::qWaitForWindowActive(&room.window));
        for (const QString &name : {u"filter"_s, u"rows"_s, u"tabs"_s})
            room.at(name)->setEnabled(false);
        room.at(u"copyPhone"_s)->setFocus();
        room.at(u"copyPhone"_s)->hide();
        QCOMPARE(QApplication::focusWidget(), room.at(u"card"_s));
        QTest::keyClick(&room.window, Qt::Key_Tab); // goes on from there
        QCOMPARE(QApplication::focusWidget()->objectName(), u"deregister"_s);
    }

    void tabGoesAsEver()
    {
        ExtraSpace room;
        QVERIFY(QTest::qWaitForWindowActive(&room.window));
        room.at(u"back"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"menu"_s);
    }
};

LABDESK_TEST(tst_focushandoff)
#include "tst_focushandoff.moc"
