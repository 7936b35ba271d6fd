// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windownotice.h"
#include "platform/settings.h"
#include "shell/mainwindow.h"
#include "support/testmain.h"
#include "widgets/inlinemessage.h"

#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using About = WindowNotice::About;

namespace {

/// What happens: a sentence is told, or one goes.
struct Step
{
    QString told = {};
    About about = About::Other;
    enum class Then { Tell, Close, Withdraw, Clear } then = Then::Tell;
};

} // namespace
Q_DECLARE_METATYPE(std::vector<Step>)

/// The one place of the window for notices, when several things are to be told.
class tst_windownotice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noneTakesThePlaceOfOneThatWasNotRead_data()
    {
        QTest::addColumn<std::vector<Step>>("steps");
        QTest::addColumn<QString>("said");
        const Step close{.then = Step::Then::Close};
        const Step clear{.then = Step::Then::Clear};
        const Step broken{u"broken"_s}, unsent{u"unsent"_s};
        const Step audit{u"audit"_s, About::Audit}, worse{u"worse"_s, About::Audit};
        const Step whole{{}, About::Audit, Step::Then::Withdraw};
        const Step release{u"release"_s, About::Release};
        const auto row = [](const char *name, std::vector<Step> steps, const QString &said) {
            QTest::newRow(name) << std::move(steps) << said;
        };
        row("the first stays", {broken, unsent}, u"broken"_s);
        row("the second follows", {broken, unsent, close}, u"unsent"_s);
        row("then nothing", {broken, unsent, close, close}, {});
        row("one that is true no more does not follow", {broken, audit, whole, close}, {});
        row("one that is true no more makes room", {audit, broken, whole}, u"broken"_s);
        row("the same thing is told once", {broken, audit, worse, close, close}, {});
        row("the same thing is told anew", {audit, broken, worse}, u"worse"_s);
        row("and what waits follows it", {audit, broken, worse, close}, u"broken"_s);
        row("what can wait gives way", {release, broken}, u"broken"_s);
        row("another connection, other notices", {broken, unsent, clear}, {});
    }

    void noneTakesThePlaceOfOneThatWasNotRead()
    {
        QFETCH(std::vector<Step>, steps);
        QFETCH(QString, said);
        const QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        MainWindow window(settings);
        window.show();
        WindowNotice notice(window);
        for (const Step &step : steps) {
            switch (step.then) {
            case Step::Then::Tell:
                notice.report([sentence = step.told] { return Notice{.sentence = sentence}; }, step.about);
                break;
            case Step::Then::Close:
                message(window)->button()->click();
                break;
            case Step::Then::Withdraw:
                notice.withdraw(step.about);
                break;
            case Step::Then::Clear:
                notice.clear();
                break;
            }
        }
        QCOMPARE(message(window)->isVisible() ? message(window)->sentence() : QString(), said);
        QCOMPARE(notice.isEmpty(), said.isEmpty());
    }

private:
    static InlineMessage *message(MainWindow &window) { return window.findChild<InlineMessage *>(u"windowMessage"_s); }
};

LABDESK_TEST(tst_windownotice)
#include "tst_windownotice.moc"
