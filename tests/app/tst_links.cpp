// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/linkdialog.h"
#include "shell/lockscreen.h"
#include "widgets/toast.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QString linkTo(const ConsoleStage &stage, const QString &rest = {})
{
    return u"labdesk://user/"_s + stage.console->localService()->examples().userId + rest;
}

LinkDialog *askedBy(const ConsoleStage &stage)
{
    LinkDialog *asked = nullptr;
    for (LinkDialog *dialog : stage.console->window().findChildren<LinkDialog *>())
        if (dialog->isVisible())
            asked = dialog;
    return asked;
}

bool isOpen(const ConsoleStage &stage)
{
    const auto &id = stage.console->session()->details().userId();
    return id && id->text() == stage.console->localService()->examples().userId;
}

} // namespace

class tst_links : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAUserAndDoesNothingElse()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->window().showPlace(Place::Activity);
        stage.console->openFromOutside(linkTo(stage));
        QVERIFY(!askedBy(stage));
        QTRY_VERIFY(isOpen(stage));
        QCOMPARE(stage.console->window().currentPlace(), Place::Users);
        for (const api::RequestRecord &record : stage.console->session()->requests().records())
            QCOMPARE(record.verb, api::Verb::Get);
    }

    void filtersAndLeadsToPlaces()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->openFromOutside(u"labdesk://users?filter=tz%3Anone"_s);
        QCOMPARE(stage.console->window().pane(Place::Users)->findChild<QLineEdit *>(u"filterEdit"_s)->text(),
                 u"tz:none"_s);
        stage.console->openFromOutside(u"labdesk://provider/oura"_s);
        QCOMPARE(stage.console->window().currentPlace(), Place::Providers);
        stage.console->openFromOutside(u"labdesk://payors"_s);
        QCOMPARE(stage.console->window().currentPlace(), Place::Payors);
        stage.console->openFromOutside(u"labdesk://delete/1"_s);
        QCOMPARE(stage.console->window().currentPlace(), Place::Payors);
    }

    void asksWhenNoConnectionLeadsThere()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->openFromOutside(linkTo(stage, u"?service=other.example.org"_s));
        LinkDialog *asked = askedBy(stage);
        QVERIFY(asked);
        QVERIFY(asked->findChild<QLabel *>(u"linkWhereLabel"_s)->text().contains(u"no connection leads"_s));
        QVERIFY(!isOpen(stage));
        asked->findChild<QPushButton *>(u"cancelButton"_s)->click();
        QVERIFY(!isOpen(stage));
        stage.console->openFromOutside(linkTo(stage, u"?service=other.example.org"_s));
        askedBy(stage)->findChild<QPushButton *>(u"actionButton"_s)->click();
        QTRY_VERIFY(isOpen(stage));
    }

    void waitsUntilTheCoverIsLifted()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->window().cover();
        stage.console->openFromOutside(linkTo(stage));
        QVERIFY(!isOpen(stage));
        stage.console->window().coverScreen()->findChild<QPushButton *>()->click();
        QTRY_VERIFY(isOpen(stage));
    }
};

LABDESK_TEST(tst_links)
#include "tst_links.moc"
