// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "tour/windowcheck.h"

#include <QDialog>
#include <QTest>
#include <QWindow>

#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

struct Shown
{
    std::unique_ptr<QWidget> owner = std::make_unique<QWidget>();
    QWidget *window = owner.get();
};
using MakeShown = std::function<Shown()>;

Shown dialogOf(const QString &title, Qt::WindowFlags more = {})
{
    Shown shown;
    shown.owner->setWindowTitle(u"Console"_s);
    shown.window = new QDialog(shown.owner.get());
    shown.window->setWindowFlags(shown.window->windowFlags() | more);
    shown.window->setWindowTitle(title);
    return shown;
}

} // namespace

/// What the tour finds wrong with a window as a whole.
class tst_windowcheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsWrong_data()
    {
        QTest::addColumn<MakeShown>("make");
        QTest::addColumn<QSize>("missing"); // of the screen
        QTest::addColumn<QStringList>("found");
        const auto add = [](const char *sentence, const MakeShown &make, QSize missing, const QStringList &found) {
            QTest::newRow(sentence) << make << missing << found;
        };
        const MakeShown window = [] { return Shown(); };
        add("a window that just fits", window, {0, 0}, {});
        add("one that is too wide with its frame", window, {1, 0}, {u"is larger than its screen"_s});
        add("one that is too high with its frame", window, {0, 1}, {u"is larger than its screen"_s});
        const auto dialog = [](const QString &title, Qt::WindowFlags more = {}) {
            return [title, more] { return dialogOf(title, more); };
        };
        add("a dialog", dialog(u"Delete this user?"_s), {0, 0}, {});
        add("one without a title", dialog({}), {0, 0}, {u"has no title of its own"_s});
        add("one with the title of its window", dialog(u"Console"_s), {0, 0}, {u"has no title of its own"_s});
        add("one that can be minimized", dialog(u"Help"_s, Qt::WindowMinimizeButtonHint), {0, 0},
            {u"has a minimize button"_s});
    }
    void findsWhatIsWrong()
    {
        QFETCH(const MakeShown, make);
        QFETCH(const QSize, missing);
        QFETCH(const QStringList, found);
        const Shown shown = make();
        shown.window->resize(400, 300);
        shown.window->show();
        QStringList faults;
        const QSize screen = shown.window->windowHandle()->frameGeometry().size() - missing;
        for (const GeometryFault &fault : windowFaults(*shown.window, screen))
            faults += fault.what;
        QCOMPARE(faults, found);
    }
};

LABDESK_TEST(tst_windowcheck)
#include "tst_windowcheck.moc"
