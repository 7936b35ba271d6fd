// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/desktop/clipboard.h"
#include "support/testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QMimeData>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk::output;

class tst_clipboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s11_aPersonalCopyIsMarkedAndCanBeTakenBack()
    {
        copyText(u"1985-02-03"_s, CopySensitivity::Personal);
        const QMimeData *held = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(held->text(), u"1985-02-03"_s);
        QCOMPARE(held->data(u"x-kde-passwordManagerHint"_s), "secret"_ba);
        QVERIFY(hasPersonalCopy());
        clearPersonalCopy();
        QVERIFY(!hasPersonalCopy());
        QCOMPARE(QGuiApplication::clipboard()->text(), QString());
    }

    void s11_aSelectionIsTakenBackToo()
    {
        QClipboard &clipboard = *QGuiApplication::clipboard();
        if (!clipboard.supportsSelection())
            QSKIP("pastes by the middle button need a display: see tests/accessibility/CMakeLists.txt");
        clipboard.setText(u"1985-02-03"_s, QClipboard::Selection);
        clearPersonalCopy();
        QCOMPARE(clipboard.text(QClipboard::Selection), QString());
    }

    void s11_anIdThatLooksPersonalIsAPersonalCopy_data()
    {
        QTest::addColumn<QStringList>("ids");
        QTest::addColumn<bool>("isPersonal");
        QTest::newRow("none") << QStringList() << false;
        QTest::newRow("a usual one") << QStringList{u"client-00042"_s} << false;
        QTest::newRow("an e-mail address") << QStringList{u"jo.marsh@example.com"_s} << true;
        QTest::newRow("a phone number") << QStringList{u"+1 602 555 0100"_s} << true;
        QTest::newRow("one of several") << QStringList{u"client-00042"_s, u"jo.marsh@example.com"_s} << true;
    }
    void s11_anIdThatLooksPersonalIsAPersonalCopy()
    {
        QFETCH(const QStringList, ids);
        QFETCH(const bool, isPersonal);
        QCOMPARE(copySensitivity(labdesk::privacy::Field::ClientUserId, ids),
                 isPersonal ? CopySensitivity::Personal : CopySensitivity::Usual);
    }

    void s11_aPersonalCopyIsTakenBackByItself()
    {
        static_assert(personalCopyLifetime == 30s);
        copyText(u"1985-02-03"_s, CopySensitivity::Personal, 1ms);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString());
    }

    void s11_aLaterCopyHasItsOwnTime()
    {
        copyText(u"1985-02-03"_s, CopySensitivity::Personal, 1ms);
        copyText(u"of somebody else"_s);
        bool isOver = false;
        QTimer::singleShot(2ms, this, [&isOver] { isOver = true; }); // begun later: after the first one's
        QTRY_VERIFY(isOver);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"of somebody else"_s);
        copyText(u"1985-02-03"_s, CopySensitivity::Personal, 1ms);
        copyText(u"1990-04-05"_s, CopySensitivity::Personal);
        isOver = false;
        QTimer::singleShot(2ms, this, [&isOver] { isOver = true; });
        QTRY_VERIFY(isOver);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"1990-04-05"_s);
    }

    void s7_whatIsCopiedStaysOutOfQtsMessages()
    {
        const auto usual = qScopeGuard([] { QLoggingCategory::setFilterRules({}); });
        QLoggingCategory::setFilterRules(u"*=true"_s);
        const QLoggingCategory before("qt.qpa.mime");
        copyText(u"1985-02-03"_s, CopySensitivity::Personal);
        QVERIFY(!before.isDebugEnabled());
        QVERIFY(!QLoggingCategory("qt.qpa.mime").isDebugEnabled());
        QVERIFY(QLoggingCategory("qt.qpa.others").isDebugEnabled());
    }

    void aUsualCopyStays()
    {
        copyText(u"client-00042"_s);
        QVERIFY(!hasPersonalCopy());
        clearPersonalCopy();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"client-00042"_s);
    }

    void s11_whatOthersPutThereStays()
    {
        copyText(u"1985-02-03"_s, CopySensitivity::Personal);
        QGuiApplication::clipboard()->setText(u"of somebody else"_s);
        clearPersonalCopy();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"of somebody else"_s);
    }
};

LABDESK_TEST(tst_clipboard)
#include "tst_clipboard.moc"
