// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "shell/lockscreen.h"
#include "shell/mainwindow.h"
#include "support/testmain.h"
#include "views/common/command.h"
#include "views/common/pane.h"
#include "widgets/dialogframe.h"
#include "widgets/environmenttag.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

class SecretPane : public Pane
{
public:
    SecretPane() : m_filter(new QLineEdit(u"secret words"_s, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->addWidget(m_filter);
        layout->addWidget(new QLabel(u"a secret name"_s));
    }
    void reload() override { ++reloads; }
    void focusFilter() override { m_filter->setFocus(); }
    std::vector<Command> commands() override
    {
        return {{.id = u"pane.filter"_s, .title = u"Filter"_s, .run = [this] { focusFilter(); }},
                {.id = u"pane.reload"_s, .title = u"Reload"_s, .run = [this] { reload(); }}};
    }
    QLineEdit *m_filter;
    int reloads = 0;
};

} // namespace

class tst_lockscreen : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    SecretPane *m_pane = nullptr;

    QPushButton *again() const { return m_window->findChild<QPushButton *>(u"showAgainButton"_s); }

    /// What can be read on the screen that is not the cover's own.
    QStringList readable() const
    {
        QStringList texts;
        for (const QWidget *widget : QApplication::allWidgets()) {
            if (!widget->isVisible() || (m_window->lockScreen() && m_window->lockScreen()->isAncestorOf(widget)))
                continue;
            texts << widget->windowTitle() << widget->toolTip();
            if (widget->isWindow() || !widget->accessibleName().isEmpty())
                texts << widget->accessibleName();
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                texts << label->text();
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                texts << button->text();
            if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
                texts << edit->text();
        }
        texts.removeAll(QString());
        texts.removeAll(u"Labdesk"_s);
        return texts;
    }

private Q_SLOTS:
    void init()
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_pane = new SecretPane;
        m_window->addPlace(Place::Users, [this](QWidget *) { return m_pane; });
        Connection connection;
        connection.name = u"Production US"_s;
        connection.environment = Environment::Production;
        m_window->setConnection(connection, {});
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_pane->m_filter->setFocus();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
    }

    void nothingOfTheWindowCanBeRead()
    {
        QVERIFY(!readable().isEmpty());
        m_window->cover();
        QCOMPARE(readable(), QStringList());
        QCOMPARE(m_window->windowTitle(), u"Labdesk"_s);
    }

    void noDialogMenuOrTooltipCanBeRead()
    {
        auto *dialog = new DialogFrame(u"Delete a secret name?"_s, m_window.get());
        auto *field = new QLineEdit(dialog);
        dialog->addBody(field);
        dialog->open();
        QMenu menu;
        menu.addAction(u"a secret entry"_s);
        menu.popup({});
        QToolTip::showText({}, u"a secret tip"_s);
        QVERIFY(menu.isVisible());
        m_window->cover();
        QTRY_COMPARE(readable(), QStringList());
        QVERIFY(!menu.isVisible());
        field->setText(u"typed"_s);
        again()->click();
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->isModal());
        QCOMPARE(field->text(), u"typed"_s);
        QVERIFY(!menu.isVisible());
        dialog->close();
    }

    void whatComesMeanwhileIsCoveredToo()
    {
        m_window->cover();
        DialogFrame late(u"A late secret"_s, m_window.get());
        late.setAttribute(Qt::WA_DeleteOnClose, false);
        late.open();
        QTRY_VERIFY(!late.isVisible());
        Connection other;
        other.name = u"Elsewhere"_s;
        m_window->setConnection(other, {});
        QCOMPARE(readable(), QStringList());
        again()->click();
        QVERIFY(late.isVisible());
        QVERIFY(m_window->windowTitle().contains(u"Elsewhere"_s));
    }

    void isLiftedByKey_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter shows everything again") << int(Qt::Key_Return);
        QTest::newRow("the Enter of the number pad too") << int(Qt::Key_Enter);
        QTest::newRow("Space too") << int(Qt::Key_Space);
    }

    void isLiftedByKey()
    {
        QFETCH(const int, key);
        m_window->cover();
        QVERIFY(again()->hasFocus());
        QTest::keyClick(again(), Qt::Key(key));
        QVERIFY(!m_window->lockScreen());
        QVERIFY(m_pane->isVisible());
        QVERIFY(m_window->windowTitle().contains(u"Production US"_s));
        QTRY_VERIFY(m_pane->m_filter->hasFocus());
    }

    void keysDoNothingBehindIt()
    {
        m_window->cover();
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QCOMPARE(m_pane->reloads, 0);
        QVERIFY(m_window->lockScreen());
        QCOMPARE(readable(), QStringList());
    }

    void keysCoverIt()
    {
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(m_window->lockScreen());
    }

    void fillsTheWindowWhenItGrows()
    {
        m_window->cover();
        m_window->resize(1500, 1000);
        QTRY_COMPARE(m_window->lockScreen()->geometry(), m_window->rect());
    }

    void namesTheConnectionAndWhatRestrictsIt()
    {
        m_window->cover();
        auto *tag = m_window->lockScreen()->findChild<EnvironmentTag *>(u"coverEnvironmentTag"_s);
        QVERIFY(tag->isHidden()); // before anybody says which
        Connection connection;
        connection.name = u"Production US"_s;
        connection.environment = Environment::Production;
        connection.readOnly = true;
        m_window->lockScreen()->setConnection(connection);
        QVERIFY(tag->isVisible());
        QCOMPARE(tag->accessibleName(), u"Environment: PRODUCTION, Production US, read-only"_s);
        const int restricted = tag->sizeHint().width();
        connection.readOnly = false;
        m_window->lockScreen()->setConnection(connection);
        QVERIFY(tag->sizeHint().width() < restricted);
    }

    void aLockStandsAsHighAsACover()
    {
        const auto top = [this] {
            m_window->cover();
            (void)QTest::qWaitForWindowExposed(m_window.get());
            m_window->lockScreen()->layout()->activate();
            const int y = m_window->lockScreen()->findChild<QLabel *>(u"coverTitleLabel"_s)->y();
            m_window->lockScreen()->dismiss();
            return y;
        };
        const int hidden = top();
        m_window->setPassphraseSet(true);
        const int locked = top();
        QVERIFY2(std::abs(hidden - locked) <= 2, qPrintable(u"%1 and %2"_s.arg(hidden).arg(locked)));
    }

    void whatIsTypedCanBeSeenUntilItIsUsed()
    {
        m_window->setPassphraseSet(true);
        m_window->cover();
        auto *edit = m_window->lockScreen()->findChild<QLineEdit *>(u"passphraseEdit"_s);
        auto *eye = edit->findChild<QAction *>(u"showPassphraseAction"_s);
        QCOMPARE(edit->echoMode(), QLineEdit::Password);
        eye->trigger();
        QCOMPARE(edit->echoMode(), QLineEdit::Normal);
        edit->setText(u"correct horse"_s);
        QCOMPARE(m_window->lockScreen()->takePassphrase(), u"correct horse"_s);
        QCOMPARE(edit->echoMode(), QLineEdit::Password);
        QVERIFY(edit->text().isEmpty());
    }

    void saysThatItIsNoProtection()
    {
        m_window->cover();
        QVERIFY(
            m_window->lockScreen()->accessibleDescription().contains(u"anyone at this computer can unlock Labdesk"_s));
        m_window->lockScreen()->addNote(u"Pending changes were canceled."_s);
        QVERIFY(m_window->lockScreen()->findChild<QLabel *>(u"coverNoteLabel"_s)->isVisible());
    }

    void saysWhyNothingCanBeTypedWhateverElseItSays()
    {
        m_window->setPassphraseSet(true);
        m_window->cover();
        LockScreen *cover = m_window->lockScreen();
        const auto says = [cover](const QString &words) {
            const QList<QLabel *> labels = cover->findChild<QWidget *>(u"coverMessage"_s)->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        auto *field = cover->findChild<QLineEdit *>(u"passphraseEdit"_s);
        cover->refuse();
        cover->setWaitSeconds(5);
        QVERIFY(!field->isEnabled());
        QVERIFY(says(u"Try again in 5\u00a0s."_s));
        cover->findChild<QPushButton *>(u"forgetKeysButton"_s)->click();
        QVERIFY(says(u"Forget all keys"_s) && says(u"unfinished jobs end."_s));
        QCOMPARE(field->placeholderText(), u"Try again in 5\u00a0s."_s);
        cover->setWaitSeconds(4);
        QCOMPARE(field->placeholderText(), u"Try again in 4\u00a0s."_s);
        cover->setWaitSeconds(0);
        QVERIFY(field->isEnabled() && says(u"unfinished jobs end."_s));
        QVERIFY(field->placeholderText().isEmpty()); // its caption says what it is
    }

    void whoTypesOnWhileItWaitsBeginsNothingElse()
    {
        m_window->setPassphraseSet(true);
        m_window->cover();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        LockScreen *cover = m_window->lockScreen();
        const auto *field = cover->findChild<QLineEdit *>(u"passphraseEdit"_s);
        QTRY_VERIFY(field->hasFocus());
        cover->setWaitSeconds(5);
        QVERIFY(!cover->findChild<QPushButton *>(u"forgetKeysButton"_s)->hasFocus());
        cover->setWaitSeconds(0);
        QVERIFY(field->hasFocus());
    }

    void theKeychainIsAskedAgainAtOnce()
    {
        m_window->setPassphraseSet(true);
        m_window->cover();
        m_window->lockScreen()->setWaitSeconds(5);
        m_window->lockScreen()->askForKeyring(); // the passphrase was right
        m_window->lockScreen()->setWaitSeconds(4);
        const auto *again = m_window->lockScreen()->findChild<QPushButton *>(u"showAgainButton"_s);
        QVERIFY(again->isVisible() && again->isEnabled());
    }

    void whatIsSaidMovesNothing()
    {
        m_window->setPassphraseSet(true);
        m_window->cover();
        m_window->resize(1400, 900);
        LockScreen *cover = m_window->lockScreen();
        const auto *above = cover->findChild<QLabel *>(u"coverTextLabel"_s);
        const auto place = [cover, above] {
            cover->layout()->activate();
            return above->y();
        };
        QTRY_COMPARE(cover->size(), m_window->size());
        const int before = place();
        cover->addNote(u"A link is waiting. It opens when you unlock."_s);
        QCOMPARE(place(), before);
        cover->askForKeyring(); // another row of buttons, as high but for a pixel
        QVERIFY(std::abs(place() - before) <= 1);
    }
};

LABDESK_TEST(tst_lockscreen)
#include "tst_lockscreen.moc"
