// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolestage.h"

#include <QApplication>
#include <QTimer>

using labdesk::tests::ConsoleStage;

/// The whole program once, as every system has to be able to run it.
class tst_window : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aUserIsOpenedAndTheWindowIsClosed()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QVERIFY(QTest::qWaitForWindowExposed(&stage.window(), ConsoleStage::patience));
        auto *table = stage.part<QTableView>("usersTable");
        QVERIFY(table);
        QTRY_COMPARE(table->model()->rowCount(), 60);
        QVERIFY(stage.openRow(3));
        QVERIFY(stage.part<QTabBar>("userTabBar"));

        QTimer::singleShot(0, &stage.window(), &QWidget::close);
        QTimer::singleShot(ConsoleStage::patience, &stage.window(), [] { QCoreApplication::exit(1); });
        QCOMPARE(QApplication::exec(), 0); // which ends with the last window
        QVERIFY(!stage.window().isVisible());
    }
};

LABDESK_TEST(tst_window)
#include "tst_window.moc"
