// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/eventloop.h"
#include "support/testmain.h"
#include "widgets/appearance.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::comesWithin;
using namespace std::chrono_literals;

namespace {

/// A window in which something else has the keyboard, so that no toast gets it.
struct ToastWindow : QWidget
{
    ToastWindow()
    {
        resize(600, 400);
        edit.setFocus();
        show();
    }
    QLineEdit edit{this};
};

/// What a toast says each time that it comes.
struct TextsShown : QObject
{
    explicit TextsShown(Toast *toast) { toast->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show)
            texts += static_cast<Toast *>(watched)->text();
        return false;
    }
    QStringList texts;
};

} // namespace

class tst_toast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void toastsWaitForEachOther()
    {
        ToastWindow window;
        ToastHost host(&window);
        host.setDuration(30ms);
        const TextsShown shown(host.toast());
        host.show(u"first"_s);
        host.show(u"second"_s);
        QCOMPARE(shown.texts, QStringList{u"first"_s});
        QCOMPARE(host.waiting(), 1);
        QTRY_COMPARE(shown.texts, QStringList({u"first"_s, u"second"_s}));
        QTRY_VERIFY(host.toast()->isHidden());
        QCOMPARE(host.toast()->text(), QString());
    }

    void aToastMakesRoomForTheNextUnlessItHasAnAction_data()
    {
        QTest::addColumn<bool>("hasAction");
        QTest::newRow("nothing to press") << false;
        QTest::newRow("an action") << true;
    }
    void aToastMakesRoomForTheNextUnlessItHasAnAction()
    {
        QFETCH(const bool, hasAction);
        ToastWindow window;
        ToastHost host(&window);
        host.setDuration(hasAction ? 300ms : 3s);
        QElapsedTimer shown;
        shown.start();
        host.show(u"first"_s, hasAction ? u"Undo"_s : QString(), hasAction ? [] {} : std::function<void()>());
        host.show(u"second"_s);
        const auto hasMadeRoom = [&host] { return host.toast()->text() == u"second"; };
        if (!hasAction)
            QVERIFY2(comesWithin(2s, hasMadeRoom), "alone, it is shown for three");
        QTRY_VERIFY(hasMadeRoom());
        QVERIFY2(!hasAction || shown.elapsed() >= 280, // a coarse timer is 5% early
                 qPrintable(QString::number(shown.elapsed())));
    }

    void severalThatWaitShortenAToastOnce()
    {
        ToastWindow window;
        ToastHost host(&window);
        for (const QString &text : {u"first"_s, u"second"_s, u"third"_s, u"fourth"_s})
            host.show(text);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(); // a timer without time left would fire
        QCOMPARE(host.toast()->text(), u"first"_s);
        QCOMPARE(host.waiting(), 3);
    }

    void aHeldToastStays()
    {
        ToastWindow window;
        ToastHost host(&window);
        host.setDuration(20ms);
        host.show(u"first"_s);
        Q_EMIT host.toast()->held(true);
        QVERIFY(!host.isCounting());
        QVERIFY(!host.toast()->isHidden());
        Q_EMIT host.toast()->held(false);
        QTRY_VERIFY(host.toast()->isHidden());
    }

    void aToastsActionRunsOnceAndClosesIt()
    {
        ToastWindow window;
        ToastHost host(&window);
        int runs = 0;
        host.show(u"Time zone changed"_s, u"Undo"_s, [&runs] { ++runs; });
        QTest::mouseClick(host.toast()->findChild<QPushButton *>(u"toastActionButton"_s), Qt::LeftButton);
        QCOMPARE(runs, 1);
        QVERIFY(host.toast()->isHidden());
    }

    void aToastThatIsGoneHoldsNoText_data()
    {
        QTest::addColumn<QByteArray>("button"); // that is pressed; empty: none
        QTest::newRow("its time is over") << QByteArray();
        QTest::newRow("it was dismissed") << QByteArray("toastCloseButton");
        QTest::newRow("its action was run") << QByteArray("toastActionButton");
    }
    void aToastThatIsGoneHoldsNoText()
    {
        QFETCH(const QByteArray, button);
        ToastWindow window;
        ToastHost host(&window);
        if (button.isEmpty())
            host.setDuration(20ms);
        host.show(u"Deleted client-00001."_s, u"Undo"_s, [] {});
        if (!button.isEmpty())
            host.toast()->findChild<QAbstractButton *>(QLatin1StringView(button))->click();
        QTRY_VERIFY(host.toast()->isHidden());
        QCOMPARE(host.toast()->text(), QString());
        QCOMPARE(host.toast()->accessibleName(), QString());
        QCOMPARE(host.toast()->findChild<QPushButton *>(u"toastActionButton"_s)->text(), QString());
    }

    void aToastHasRoomForItsLines_data()
    {
        QTest::addColumn<int>("textScale");
        QTest::newRow("text as it is") << 100;
        QTest::newRow("large text") << 200;
    }
    void aToastHasRoomForItsLines()
    {
        QFETCH(const int, textScale);
        applyTheme(*qApp, ThemeChoice::Dark, textScale);
        const auto back = qScopeGuard([] { applyTheme(*qApp, ThemeChoice::Light, 100); });
        ToastWindow window;
        ToastHost host(&window);
        auto *label = host.toast()->findChild<QLabel *>(u"toastLabel"_s);
        for (const QString &action : {QString(), u"Ouvrir"_s})
            for (int words = 4; words <= 20; words += 2)
                for (int width = 520; width <= 900; width += 76) {
                    window.resize(width, 500);
                    host.clear();
                    host.show(u"client-00001\u00a0:"_s + u" demandée"_s.repeated(words), action, [] {});
                    QCoreApplication::sendPostedEvents();
                    QVERIFY2(!label->wordWrap() || label->height() >= label->heightForWidth(label->width()),
                             qPrintable(u"%1 words in %2: needs %3, has %4"_s.arg(words)
                                            .arg(width)
                                            .arg(label->heightForWidth(label->width()))
                                            .arg(label->height())));
                }
    }

    void aToastStaysInsideOfItsWindow()
    {
        ToastWindow window;
        window.resize(500, 300);
        ToastHost host(&window);
        host.show(u"x"_s);
        QVERIFY(window.rect().contains(host.toast()->geometry()));
        window.resize(300, 200);
        QTRY_VERIFY(window.rect().contains(host.toast()->geometry()));
        host.clear();
        host.show(u"Refresh requested for a user whose name is long. New data can take a while."_s, u"Undo"_s);
        QVERIFY(window.rect().contains(host.toast()->geometry()));
        const auto *text = host.toast()->findChild<QLabel *>(u"toastLabel"_s);
        QVERIFY2(text->height() >= 2 * text->fontMetrics().height(), "a long text is wrapped, not cut off");
    }
};

LABDESK_TEST(tst_toast)
#include "tst_toast.moc"
