// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/group.h"
#include "widgets/maskedvalue.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace std::chrono_literals;

namespace {

/// Every text that a person or assistive technology could get out of a widget and its children.
QString allTextsIn(QWidget &root)
{
    QString all;
    QList<QWidget *> widgets = root.findChildren<QWidget *>();
    widgets.append(&root);
    for (QWidget *widget : widgets) {
        all += widget->toolTip() + widget->accessibleName() + widget->accessibleDescription() + widget->whatsThis();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            all += label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            all += button->text();
        if (QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget)) {
            for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                all += accessible->text(kind);
        }
    }
    return all;
}

} // namespace

class tst_maskedvalue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s12_aMaskedValueIsNowhereUntilItIsShown()
    {
        MaskedValue masked(u"member ID"_s);
        masked.setValue(u"W123456789"_s);
        QVERIFY(!allTextsIn(masked).contains(u"W1234"_s));
        QVERIFY(allTextsIn(masked).contains(u"member ID, hidden"_s));
        masked.reveal();
        QVERIFY(allTextsIn(masked).contains(u"W123456789"_s));
    }

    void aMaskSaysNothingAboutTheLength()
    {
        MaskedValue one(u"member ID"_s);
        one.setValue(u"1"_s);
        MaskedValue other(u"member ID"_s);
        other.setValue(u"12345678901234567890"_s);
        QCOMPARE(one.findChild<QLabel *>(u"maskedLabel"_s)->text(),
                 other.findChild<QLabel *>(u"maskedLabel"_s)->text());
    }

    void aLongValueBreaksAndIsCopiedWhole()
    {
        const QString address = u"a.person.with.a.name.of.some.length@mail.example.org"_s;
        MaskedValue masked(u"e-mail"_s);
        masked.setValue(address);
        masked.reveal();
        QVERIFY2(masked.minimumSizeHint().width() < masked.fontMetrics().horizontalAdvance(address),
                 "its buttons stay in sight");
        masked.findChild<QToolButton *>(u"copyRevealedButton"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), address);
        QCOMPARE(masked.findChild<QLabel *>(u"maskedLabel"_s)->accessibleName(), address);
    }

    void s12_aShownValueHidesItselfAgain()
    {
        MaskedValue masked(u"member ID"_s);
        masked.setDuration(3, 10ms);
        masked.setValue(u"W123456789"_s);
        masked.show();
        QSignalSpy hidden(&masked, &MaskedValue::hiddenAgain);
        auto *button = masked.findChild<QPushButton *>(u"revealButton"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(masked.isRevealed());
        QVERIFY(button->text().contains(u"3\u00A0s"_s));
        QTRY_COMPARE(hidden.size(), 1);
        QVERIFY(!allTextsIn(masked).contains(u"W1234"_s));
    }

    void s12_leavingHidesAShownValue()
    {
        MaskedValue masked(u"member ID"_s);
        masked.setValue(u"W123456789"_s);
        masked.show();
        masked.reveal();
        masked.hide();
        QVERIFY(!masked.isRevealed());
        masked.reveal();
        masked.setValue(u"X987"_s);
        QVERIFY2(!masked.isRevealed(), "another value is not shown because the last one was");
    }

    void aValueThatIsNotGivenHasNoButton()
    {
        MaskedValue masked(u"phone"_s);
        masked.setValue({});
        QVERIFY(masked.findChild<QPushButton *>(u"revealButton"_s)->isHidden());
        masked.reveal();
        QVERIFY(!masked.isRevealed());
    }

    void aTakenButtonStillWorks()
    {
        auto *masked = new MaskedValue(u"birth date"_s);
        masked->setValue(u"1980-02-03"_s);
        Group group(u"Default values"_s);
        group.addRow(u"Birth date"_s, masked, masked->takeButton());
        QTest::mouseClick(group.findChild<QPushButton *>(u"revealButton"_s), Qt::LeftButton);
        QVERIFY(masked->isRevealed());
    }
};

LABDESK_TEST(tst_maskedvalue)
#include "tst_maskedvalue.moc"
