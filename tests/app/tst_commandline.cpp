// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_commandline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsInsteadOfRunning_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("says");
        QTest::newRow("the version") << QStringList{u"--version"_s} << 0 << u"labdesk "_s;
        QTest::newRow("the help") << QStringList{u"--help"_s} << 0 << u"--main-job"_s;
        QTest::newRow("the help names the program") << QStringList{u"-h"_s} << 0 << u"Usage: labdesk [options]"_s;
        QTest::newRow("an unknown option is refused by name") << QStringList{u"--nope"_s} << 2 << u"nope"_s;
        QTest::newRow("a stray word is refused")
            << QStringList{u"stray"_s} << 2
            << u"'stray' isn't a link. Links look like labdesk://user/<id>.\nTry labdesk --help."_s;
        QTest::newRow("users that are no number are refused")
            << QStringList{u"--users"_s, u"many"_s} << 2
            << u"Invalid --users 'many'. Use a number from 0 to 5000000."_s;
        QTest::newRow("a negative number of users is refused")
            << QStringList{u"--users=-1"_s} << 2 << u"Invalid --users '-1'."_s;
        QTest::newRow("a seed that is no number is refused")
            << QStringList{u"--seed"_s, u"x"_s} << 2 << u"Invalid --seed 'x'."_s;
        QTest::newRow("an unknown theme is refused")
            << QStringList{u"--theme"_s, u"pink"_s} << 2 << u"Invalid --theme 'pink'. Use one of: system,"_s;
        QTest::newRow("an unknown language is refused")
            << QStringList{u"--language"_s, u"xx"_s} << 2 << u"Invalid --language 'xx'. Use one of: en, "_s;
        QTest::newRow("a scale that is too small is refused")
            << QStringList{u"--scale"_s, u"50"_s} << 2 << u"Invalid --scale '50'."_s;
        QTest::newRow("a second policy is refused") << QStringList{u"--check-policy=a"_s, u"--check-policy=b"_s} << 2
                                                    << u"--check-policy is specified more than once. Use it once."_s;
        QTest::newRow("a second link is refused") << QStringList{u"labdesk://user/1"_s, u"labdesk://user/2"_s} << 2
                                                  << u"Unexpected argument 'labdesk://user/2'."_s;
    }
    void printsInsteadOfRunning()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QString, says);
        const auto parsed = parseCommandLine(QStringList{u"labdesk"_s} + arguments);
        const auto *message = std::get_if<Message>(&parsed);
        QVERIFY(message);
        QCOMPARE(message->exitCode, exitCode);
        QVERIFY2(message->text.contains(says), qPrintable(message->text));
    }

    void readsEveryOption()
    {
        const auto parsed
            = parseCommandLine({u"labdesk"_s, u"--data"_s, u"/d"_s, u"--main-job"_s, u"--picture"_s, u"p.png"_s,
                                u"--theme"_s, u"dark"_s, u"--users"_s, u"7"_s, u"--seed"_s, u"9"_s});
        const auto *options = std::get_if<Options>(&parsed);
        QVERIFY(options);
        QCOMPARE(options->dataFolder, u"/d"_s);
        QVERIFY(options->mainJob);
        QCOMPARE(options->picture, u"p.png"_s);
        QCOMPARE(options->appearance, std::optional(Settings::Appearance::Dark));
        QCOMPARE(options->users, 7);
        QCOMPARE(options->seed, 9ULL);
    }

    void takesOneLink()
    {
        const auto parsed = parseCommandLine({u"labdesk"_s, u"labdesk://user/1"_s});
        const auto *options = std::get_if<Options>(&parsed);
        QVERIFY(options);
        QCOMPARE(options->link, u"labdesk://user/1"_s);
        QVERIFY(std::holds_alternative<Message>(
            parseCommandLine({u"labdesk"_s, u"labdesk://user/1"_s, u"labdesk://user/2"_s})));
        QVERIFY(std::holds_alternative<Message>(parseCommandLine({u"labdesk"_s, u"labdesk://delete/1"_s})));
    }

    void everyThemeHasItsWord_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<Settings::Appearance>("appearance");
        using enum Settings::Appearance;
        QTest::newRow("the system's") << u"system"_s << FollowSystem;
        QTest::newRow("light") << u"light"_s << Light;
        QTest::newRow("dark") << u"dark"_s << Dark;
        QTest::newRow("high contrast on white") << u"high-contrast"_s << HighContrastLight;
        QTest::newRow("high contrast on black") << u"high-contrast-dark"_s << HighContrastDark;
    }
    void everyThemeHasItsWord()
    {
        QFETCH(QString, word);
        QFETCH(Settings::Appearance, appearance);
        const auto parsed = parseCommandLine({u"labdesk"_s, u"--theme"_s, word});
        const auto *options = std::get_if<Options>(&parsed);
        QVERIFY(options);
        QCOMPARE(options->appearance, std::optional(appearance));
    }

    void withoutOptionsTheConsoleOpensOnTheLocalService()
    {
        const auto parsed = parseCommandLine({u"labdesk"_s});
        const auto *options = std::get_if<Options>(&parsed);
        QVERIFY(options);
        QVERIFY(!options->mainJob);
        QVERIFY(options->dataFolder.isEmpty());
        QCOMPARE(options->users, 1200);
        QVERIFY(!options->appearance);
    }
};

LABDESK_TEST(tst_commandline)
#include "tst_commandline.moc"
