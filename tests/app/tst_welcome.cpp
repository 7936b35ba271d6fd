// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "platform/settings.h"
#include "privacy/sensitive.h"
#include "shell/welcomedialog.h"
#include "views/connections/connectionsdialog.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/tools.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::noticeText;

namespace {

constexpr int longestStart = 30'000; // ms

/// A program that greets whoever has never used it, in a folder of its own.
struct Beginning
{
    explicit Beginning(const QString &link = {}, bool showsWelcome = true) { restart(link, showsWelcome); }

    void restart(const QString &link = {}, bool showsWelcome = true,
                 std::optional<Settings::Appearance> appearance = {})
    {
        console.reset();
        Options options;
        options.appearance = appearance;
        options.dataFolder = folder.path();
        options.users = 10;
        options.showsWelcome = showsWelcome;
        options.startsWithoutTools = true;
        options.link = link;
        options.policy = policy;
        console = std::make_unique<Console>(options, makeMemoryStore());
        console->start();
    }
    WelcomeDialog *page() const
    {
        auto *found = console->window().findChild<WelcomeDialog *>();
        return found && found->isVisible() ? found : nullptr;
    }
    void click(const char *name) const { page()->findChild<QPushButton *>(QLatin1StringView(name))->click(); }
    bool opensTheLocalService() const
    {
        return QTest::qWaitFor(
            [this] { return console->session() && console->session()->connection().id == ConnectionRegistry::localId; },
            longestStart);
    }
    void write(const QByteArray &settings)
    {
        console.reset();
        QFile file(folder.filePath(u"labdesk.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(settings);
    }
    QTemporaryDir folder;
    Policy policy;
    std::unique_ptr<Console> console;
};

} // namespace

class tst_welcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSentOrStartedBeforeItIsAnswered()
    {
        Beginning first;
        QTRY_VERIFY(first.page());
        QStringList words;
        for (const QLabel *label : first.page()->findChildren<QLabel *>())
            words += label->text();
        QVERIFY(words.contains(u"You need its URL and an API key. You can test them before saving."_s));
        QVERIFY(words.contains(u"Labdesk sends nothing until you connect."_s));
        QVERIFY(!first.console->session());
        QVERIFY(!first.console->localService());
        QVERIFY(first.page()->findChild<QPushButton *>(u"welcomeLocalButton"_s)->isDefault());
    }

    void eachWayThroughIsRememberedAndEndsInAWindowThatWorks_data()
    {
        QTest::addColumn<QByteArray>("button"); // empty: Escape
        QTest::newRow("trying the built-in service") << QByteArray("welcomeLocalButton");
        QTest::newRow("skipping") << QByteArray("cancelButton");
        QTest::newRow("Escape") << QByteArray();
        QTest::newRow("an own service, and no answer there") << QByteArray("welcomeConnectButton");
    }

    void eachWayThroughIsRememberedAndEndsInAWindowThatWorks()
    {
        QFETCH(QByteArray, button);
        Beginning first;
        QTRY_VERIFY(first.page());
        if (button.isEmpty())
            QTest::keyClick(first.page(), Qt::Key_Escape);
        else
            first.click(button.constData());
        QVERIFY(first.opensTheLocalService());
        if (button == "welcomeConnectButton") {
            auto *dialog = first.console->window().findChild<ConnectionsDialog *>();
            QVERIFY(dialog && dialog->isVisible());
            QVERIFY(dialog->findChild<QLineEdit *>(u"nameEdit"_s)->isVisible());
            dialog->reject();
        }
        first.restart();
        QVERIFY(first.opensTheLocalService());
        QVERIFY2(!first.page(), "it is the page of the first start only");
    }

    void whatTheAdministratorOffersIsOpened()
    {
        for (const bool ownConnections : {true, false}) {
            Beginning first;
            first.policy.ownConnections = ownConnections;
            first.policy.connections = {QVariantMap{{u"id"_s, u"acme"_s},
                                                    {u"name"_s, u"Acme"_s},
                                                    {u"url"_s, u"https://127.0.0.1:9"_s},
                                                    {u"scheme"_s, u"key"_s},
                                                    {u"header"_s, u"x-key"_s}}};
            first.restart();
            QTRY_VERIFY(first.page());
            QStringList words;
            for (const QLabel *label : first.page()->findChildren<QLabel *>())
                words += label->text();
            QVERIFY(
                words.contains(u"Your administrator has set it up. You only need your API key or client secret."_s));
            QVERIFY(!words.contains(u"You need its URL and an API key. You can test them before saving."_s));
            first.click("welcomeConnectButton");
            QVERIFY(first.opensTheLocalService());
            auto *dialog = first.console->window().findChild<ConnectionsDialog *>();
            QVERIFY(dialog && dialog->isVisible());
            QCOMPARE(dialog->findChild<QLineEdit *>(u"nameEdit"_s)->text(), u"Acme"_s);
            dialog->reject();
        }
    }

    void theAppearanceInForceIsTheOneThatIsMarked_data()
    {
        QTest::addColumn<Settings::Appearance>("appearance");
        QTest::addColumn<QString>("marked");
        QTest::newRow("as the system has it") << Settings::Appearance::FollowSystem << u"Follow the system"_s;
        QTest::newRow("dark") << Settings::Appearance::Dark << u"Dark"_s;
        QTest::newRow("high contrast, which is offered only then")
            << Settings::Appearance::HighContrastDark << u"High contrast"_s;
    }

    void theAppearanceInForceIsTheOneThatIsMarked()
    {
        QFETCH(Settings::Appearance, appearance);
        QFETCH(QString, marked);
        Beginning first;
        first.restart({}, true, appearance);
        QTRY_VERIFY(first.page());
        QStringList found;
        for (const QAbstractButton *segment :
             first.page()->findChild<QWidget *>(u"welcomeAppearanceControl"_s)->findChildren<QAbstractButton *>())
            if (segment->isChecked())
                found += segment->text();
        QCOMPARE(found, QStringList{marked});
    }

    void theLockAndPrivacyModeAreChosenHereToo()
    {
        Beginning first;
        QTRY_VERIFY(first.page());
        auto *minutes = first.page()->findChild<QComboBox *>(u"welcomeLockCombo"_s);
        QCOMPARE(minutes->currentData().toInt(), 10);
        minutes->setCurrentIndex(minutes->findData(3));
        Q_EMIT minutes->activated(minutes->currentIndex());
        first.page()->findChild<QCheckBox *>(u"welcomePrivacyCheck"_s)->click();
        first.click("welcomeLocalButton");
        QVERIFY(first.opensTheLocalService());
        QVERIFY2(privacy::isPrivacyMode(), "this is a start already");
        first.restart();
        QVERIFY(privacy::isPrivacyMode());
        QCOMPARE(Settings(first.folder.filePath(u"labdesk.ini"_s)).get(setting::lockMinutes), 3);
        privacy::setPrivacyMode(false);
    }

    void whetherAllToolsAreShownIsAskedOnceUnlessItIsDecided()
    {
        Beginning first;
        QTRY_VERIFY(first.page());
        auto *choice = first.page()->findChild<SegmentedControl *>(u"welcomeToolsControl"_s);
        QCOMPARE(choice->currentIndex(), 0);
        choice->setCurrentIndex(1);
        QVERIFY(tools().areShown());
        first.click("welcomeLocalButton");
        QVERIFY(first.opensTheLocalService());
        first.restart();
        QVERIFY(first.opensTheLocalService());
        QVERIFY(!first.page() && tools().areShown());
        Beginning decided;
        decided.policy.tools = 1;
        decided.write({});
        decided.restart();
        QTRY_VERIFY(decided.page());
        QVERIFY(!decided.page()->findChild<SegmentedControl *>(u"welcomeToolsControl"_s));
        tools().setShown(true);
    }

    void nobodyIsGreetedWhoNamesAFolderOrHasSettings()
    {
        Beginning named({}, false);
        QVERIFY(named.opensTheLocalService());
        QVERIFY(!named.page());
        named.restart(); // the same settings, which name a connection by now
        QVERIFY(named.opensTheLocalService());
        QVERIFY(!named.page());
    }

    void aLinkWaitsUntilItIsAnswered()
    {
        Beginning first(u"labdesk://payors"_s);
        QTRY_VERIFY(first.page());
        QVERIFY(first.page()->findChild<QWidget *>(u"welcomeLinkMessage"_s));
        first.click("welcomeLocalButton");
        QVERIFY(first.opensTheLocalService());
        QTRY_COMPARE(first.console->window().currentPlace(), Place::Payors);
    }

    void settingsThatCannotBeReadAreToldOfOnThePage()
    {
        Beginning first({}, false);
        first.write("[no end of a section\n\x01\x02");
        first.restart();
        QTRY_VERIFY(first.page());
        QStringList words;
        for (const QLabel *label : first.page()->findChildren<QLabel *>())
            words += label->text();
        QVERIFY2(words.join(u' ').contains(u"labdesk.ini.broken"_s), qPrintable(words.join(u' ')));
    }

    void settingsOfAnEarlierVersionAreTakenOverAndTold()
    {
        Beginning first({}, false);
        QFile old(QStringLiteral(TEST_DATA "/settings/0.1.0.ini"));
        QVERIFY(old.open(QIODevice::ReadOnly));
        first.write(old.readAll()
                        .replace("currentConnection=b-2", "currentConnection=local")
                        .replace("language=de", "language=en"));
        first.restart();
        QVERIFY(first.opensTheLocalService());
        QVERIFY(!first.page());
        QTRY_VERIFY2(noticeText(*first.console).contains(u"earlier version"_s), qPrintable(noticeText(*first.console)));
        QVERIFY2(noticeText(*first.console).contains(u"2 connections"_s), qPrintable(noticeText(*first.console)));
        QCOMPARE(first.console->connections().connections().size(), size_t(3));
        first.restart();
        QVERIFY(first.opensTheLocalService());
        QVERIFY2(!noticeText(*first.console).contains(u"earlier version"_s), "once");
    }

    void aBundleIsReadBeforeItIsSaved()
    {
        Beginning first({}, false);
        QVERIFY(first.opensTheLocalService());
        Q_EMIT first.console->window().supportBundleRequested();
        const auto *text = first.console->window().findChild<QPlainTextEdit *>(u"supportBundleEdit"_s);
        QVERIFY(text && text->isVisible() && text->isReadOnly());
        QVERIFY(text->toPlainText().contains(u"labdeskSupportBundle"_s));
        QVERIFY(!text->toPlainText().contains(QString::fromLatin1(first.console->localService()->key())));
    }
};

LABDESK_TEST(tst_welcome)
#include "tst_welcome.moc"
