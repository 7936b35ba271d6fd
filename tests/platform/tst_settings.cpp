// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "support/owneralone.h"
#include "support/testmain.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

using namespace Qt::StringLiterals;
using labdesk::Policy;
using labdesk::Settings;
namespace setting = labdesk::setting;
using labdesk::tests::onlyOwnerMay;

class tst_settings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSetSurvivesARestart();
    void everyAppearanceSurvivesARestart_data();
    void everyAppearanceSurvivesARestart();
    void aTextScaleStaysWithinItsLimits_data();
    void aTextScaleStaysWithinItsLimits();
    void whoFollowsASettingHearsOfIt();
    void whatHoldsForARunIsNotWritten();
    void whatTheAdministratorDecidedHolds();
    void thePlainFileCanBeRead();
    void connectionsShrinkToo();
    void aCountOfAnySizeCostsNothing();
    void s13_theFileIsForItsOwnerOnly();
    void aFolderThatWasMadeForItIsForItsOwnerOnly();
    void s13_aFileThatEverybodyCouldReadIsClosed();
    void anUnreadableFileIsSetAside_data();
    void anUnreadableFileIsSetAside();
    void aFileWithOneKeyOfOursIsRead_data();
    void aFileWithOneKeyOfOursIsRead();
    void aFolderWithoutWritePermissionIsSaid();
    void aLaterSaveSaysMoreThanAnEarlierOne();
    void whatAnotherProgramSavedIsKept();

private:
    QTemporaryDir m_dir;
    QString file(const QString &name) const { return m_dir.filePath(name); }
};

/// Of those that are queued for an object.
class CallCounter : public QObject
{
public:
    int count = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::MetaCall;
        return false;
    }
};

static QVariantList twoConnections()
{
    return {QVariantMap{{u"id"_s, u"a-1"_s}, {u"name"_s, u"Staging = east, \"5\" %"_s}, {u"readOnly"_s, true}},
            QVariantMap{{u"id"_s, u"b-2"_s}, {u"name"_s, u"Düsseldorf ✓"_s}, {u"readOnly"_s, false}}};
}

void tst_settings::whatIsSetSurvivesARestart()
{
    const QByteArray bytes("\0\x01\xff state\n", 10);
    {
        Settings settings(file(u"all.ini"_s));
        QCOMPARE(settings.get(setting::appearance), Settings::Appearance::FollowSystem);
        settings.set(setting::appearance, Settings::Appearance::Dark);
        QCOMPARE(settings.get(setting::textScale), 100);
        QVERIFY2(settings.get(setting::language).isEmpty(), "without a choice the system's language");
        settings.set(setting::textScale, 150);
        settings.set(setting::language, u"ar"_s);
        settings.set(setting::windowGeometry, bytes);
        settings.set(setting::layout, bytes + "1", u"usersTable"_s);
        settings.set(setting::layout, bytes + "2", u"payorsTable"_s);
        settings.set(setting::connections, twoConnections());
        settings.set(setting::currentConnection, u"b-2"_s);
    }
    Settings settings(file(u"all.ini"_s));
    QVERIFY(settings.backupFile().isEmpty());
    QCOMPARE(settings.get(setting::appearance), Settings::Appearance::Dark);
    QCOMPARE(settings.get(setting::textScale), 150);
    QCOMPARE(settings.get(setting::language), u"ar"_s);
    QCOMPARE(settings.get(setting::windowGeometry), bytes);
    QCOMPARE(settings.get(setting::layout, u"usersTable"_s), bytes + "1");
    QCOMPARE(settings.get(setting::layout, u"payorsTable"_s), bytes + "2");
    QCOMPARE(settings.get(setting::layout, u"unknown"_s), QByteArray());
    QCOMPARE(settings.get(setting::currentConnection), u"b-2"_s);
    const QVariantList connections = settings.get(setting::connections);
    QCOMPARE(connections.size(), 2);
    QCOMPARE(connections[0].toMap()[u"name"_s].toString(), u"Staging = east, \"5\" %"_s);
    QCOMPARE(connections[0].toMap()[u"readOnly"_s].toBool(), true);
    QCOMPARE(connections[1].toMap()[u"name"_s].toString(), u"Düsseldorf ✓"_s);
    QCOMPARE(connections[1].toMap()[u"readOnly"_s].toBool(), false);
}

void tst_settings::everyAppearanceSurvivesARestart_data()
{
    QTest::addColumn<Settings::Appearance>("appearance");
    QTest::addColumn<QByteArray>("word");
    using enum Settings::Appearance;
    QTest::newRow("following the system") << FollowSystem << QByteArray("system");
    QTest::newRow("light") << Light << QByteArray("light");
    QTest::newRow("dark") << Dark << QByteArray("dark");
    QTest::newRow("high contrast on white") << HighContrastLight << QByteArray("high-contrast");
    QTest::newRow("high contrast on black") << HighContrastDark << QByteArray("high-contrast-dark");
}

void tst_settings::everyAppearanceSurvivesARestart()
{
    QFETCH(Settings::Appearance, appearance);
    QFETCH(QByteArray, word);
    const QString path = file(u"appearance-%1.ini"_s.arg(QString::fromLatin1(word)));
    Settings(path).set(setting::appearance, appearance);
    QCOMPARE(Settings(path).get(setting::appearance), appearance);
    QFile written(path);
    QVERIFY(written.open(QFile::ReadOnly));
    QVERIFY2(written.readAll().replace("\r\n", "\n").contains("appearance=" + word + "\n"),
             "the words of an older file stay readable");
}

void tst_settings::aTextScaleStaysWithinItsLimits_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<int>("read");
    QTest::newRow("a usual size") << QByteArray("125") << 125;
    QTest::newRow("smaller than the system's is the system's") << QByteArray("50") << 100;
    QTest::newRow("more than twice is twice") << QByteArray("900") << 200;
    QTest::newRow("words are the system's size") << QByteArray("large") << 100;
}

void tst_settings::aTextScaleStaysWithinItsLimits()
{
    QFETCH(QByteArray, written);
    QFETCH(int, read);
    // A file a row: QSettings takes one of the same size in the same millisecond for the one it has read.
    QFile byHand(file(u"scale-%1.ini"_s.arg(QString::fromLatin1(written))));
    QVERIFY(byHand.open(QFile::WriteOnly | QFile::Truncate));
    byHand.write("[General]\ntextScale=" + written + "\n");
    byHand.close();
    Settings settings(byHand.fileName());
    QVERIFY2(settings.backupFile().isEmpty(), "a text size alone makes it a file of ours");
    QCOMPARE(settings.get(setting::textScale), read);
    settings.set(setting::textScale, written.toInt());
    QVERIFY(settings.get(setting::textScale) >= setting::textScale.limits.least
            && settings.get(setting::textScale) <= setting::textScale.limits.most);
}

void tst_settings::whoFollowsASettingHearsOfIt()
{
    Settings settings(file(u"followed.ini"_s));
    QList<int> heard;
    {
        const QObject context;
        settings.follow(setting::lockMinutes, &context, [&heard](int minutes) { heard += minutes; });
        settings.set(setting::lockMinutes, 3);
        settings.set(setting::textScale, 125);
        settings.set(setting::lockMinutes, 99);
        QCOMPARE(heard, (QList{10, 3, 15}));
    }
    settings.set(setting::lockMinutes, 5);
    QCOMPARE(heard.size(), 3);
}

void tst_settings::whatHoldsForARunIsNotWritten()
{
    Settings settings(file(u"run.ini"_s));
    settings.set(setting::appearance, Settings::Appearance::Light);
    settings.overrideForRun(setting::appearance, Settings::Appearance::Dark);
    QCOMPARE(settings.get(setting::appearance), Settings::Appearance::Dark);
    QVERIFY(settings.save());
    QCOMPARE(Settings(file(u"run.ini"_s)).get(setting::appearance), Settings::Appearance::Light);
    settings.set(setting::appearance, Settings::Appearance::Light);
    QVERIFY2(settings.get(setting::appearance) == Settings::Appearance::Light, "what is chosen by hand holds");
}

void tst_settings::whatTheAdministratorDecidedHolds()
{
    Settings settings(file(u"policy.ini"_s));
    settings.set(setting::lockMinutes, 5);
    QList<int> heard;
    settings.follow(setting::lockMinutes, this, [&heard](int minutes) { heard += minutes; });
    const Policy policy{.lockMinutes = 2};
    settings.applyPolicy(policy);
    QVERIFY(settings.isSetByPolicy(setting::lockMinutes) && !settings.isSetByPolicy(setting::textScale));
    settings.set(setting::lockMinutes, 9);
    QCOMPARE(heard, (QList{5, 2, 2}));
    QCOMPARE(settings.get(setting::tools), Settings::Tools::ForCalls);
    const Policy tools{.tools = 2};
    settings.applyPolicy(tools);
    settings.set(setting::tools, Settings::Tools::ForCalls);
    QCOMPARE(settings.get(setting::tools), Settings::Tools::All);
    const Policy none;
    settings.applyPolicy(none);
    QVERIFY2(settings.get(setting::lockMinutes) == 9, "what was chosen meanwhile is kept");
    QVERIFY2(settings.get(setting::notifications), "usually on");
    const Policy forbids{.notifications = false};
    settings.applyPolicy(forbids);
    QVERIFY(settings.isSetByPolicy(setting::notifications) && !settings.get(setting::notifications));
    settings.applyPolicy(none);
    settings.set(setting::notifications, false);
    QVERIFY(!settings.isSetByPolicy(setting::notifications) && !settings.get(setting::notifications));

    settings.set(setting::personName, u"Ana"_s);
    const Policy named{.personName = u"Ana Díaz"_s};
    settings.applyPolicy(named);
    QVERIFY(settings.isSetByPolicy(setting::personName) && !settings.isSetByPolicy(setting::lockMinutes));
    QCOMPARE(settings.get(setting::personName), u"Ana Díaz"_s);
    settings.applyPolicy(none);
    QCOMPARE(settings.get(setting::personName), u"Ana"_s);
}

void tst_settings::thePlainFileCanBeRead()
{
    Settings settings(file(u"plain.ini"_s));
    settings.set(setting::connections, twoConnections());
    QFile written(settings.file()); // at once: no event loop has run
    QVERIFY(written.open(QFile::ReadOnly));
    QVERIFY2(written.readAll().contains("1\\id=a-1"), "connections are written when they are set");
}

void tst_settings::connectionsShrinkToo()
{
    Settings settings(file(u"shrink.ini"_s));
    settings.set(setting::connections, twoConnections());
    settings.set(setting::connections, {twoConnections().at(1)});
    QCOMPARE(Settings(file(u"shrink.ini"_s)).get(setting::connections).size(), 1);
    settings.set(setting::connections, {});
    QCOMPARE(Settings(file(u"shrink.ini"_s)).get(setting::connections).size(), 0);
}

void tst_settings::aCountOfAnySizeCostsNothing()
{
    {
        QFile written(file(u"many.ini"_s));
        QVERIFY(written.open(QFile::WriteOnly));
        written.write("[connections]\nsize=2147483647\n2\\id=b\n2\\name=B\n10\\id=j\n1\\id=a\n01\\id=x\n-1\\id=y\n");
    }
    const QVariantList found = Settings(file(u"many.ini"_s)).get(setting::connections); // it took half an hour to count
    QCOMPARE(found.size(), 3);
    QCOMPARE(found[0].toMap(), (QVariantMap{{u"id"_s, u"a"_s}}));
    QCOMPARE(found[1].toMap(), (QVariantMap{{u"id"_s, u"b"_s}, {u"name"_s, u"B"_s}}));
    QCOMPARE(found[2].toMap(), (QVariantMap{{u"id"_s, u"j"_s}}));
}

void tst_settings::s13_theFileIsForItsOwnerOnly()
{
    Settings settings(file(u"deeper/folder/mode.ini"_s));
    QVERIFY(onlyOwnerMay(settings.file()));
    settings.set(setting::currentConnection, u"x"_s);
    QVERIFY(settings.save());
    QVERIFY(onlyOwnerMay(settings.file()));
}

void tst_settings::aFolderThatWasMadeForItIsForItsOwnerOnly()
{
    const QString made = file(u"made/labdesk"_s);
    const Settings settings(made + u"/labdesk.ini"_s);
    QVERIFY(QFileInfo(made).isDir());
    QVERIFY(onlyOwnerMay(made));
#ifdef Q_OS_UNIX
    QVERIFY(QFile::setPermissions(made, QFileInfo(made).permissions() | QFileDevice::ExeOther));
    const Settings again(made + u"/labdesk.ini"_s);
    QVERIFY2(!onlyOwnerMay(made), "a folder that was there is left as it is");
#endif
}

void tst_settings::s13_aFileThatEverybodyCouldReadIsClosed()
{
    QFile old(file(u"open.ini"_s));
    QVERIFY(old.open(QFile::WriteOnly));
    old.write("[General]\nappearance=light\n");
    old.close();
    old.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther);
    const Settings settings(old.fileName());
    QCOMPARE(settings.get(setting::appearance), Settings::Appearance::Light);
    QVERIFY(onlyOwnerMay(settings.file()));
}

void tst_settings::anUnreadableFileIsSetAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("words that are no settings") << QByteArray("this is a poem\nof two lines\n");
    QTest::newRow("bytes of something else") << QByteArray("\x7f"
                                                           "ELF\x02\x01\x01\0\0\0\0\0garbage",
                                                           19);
    QTest::newRow("a section that never closes") << QByteArray("[General\nappearance=dark\n");
}

void tst_settings::anUnreadableFileIsSetAside()
{
    QFETCH(QByteArray, content);
    QFile broken(file(u"broken-%1.ini"_s.arg(content.size())));
    QVERIFY(broken.open(QFile::WriteOnly | QFile::Truncate));
    broken.write(content);
    broken.close();

    Settings settings(broken.fileName());
    QCOMPARE(settings.backupFile(), broken.fileName() + u".broken"_s);
    QFile aside(settings.backupFile());
    QVERIFY(aside.open(QFile::ReadOnly));
    QCOMPARE(aside.readAll(), content);
    QVERIFY(onlyOwnerMay(aside.fileName()));

    settings.set(setting::currentConnection, u"fresh"_s);
    QCOMPARE(Settings(broken.fileName()).get(setting::currentConnection), u"fresh"_s);
    QVERIFY(Settings(broken.fileName()).backupFile().isEmpty());
}

void tst_settings::aFileWithOneKeyOfOursIsRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("a plain key") << QByteArray("[General]\nprivacyMode=true\n");
    QTest::newRow("a key of a section") << QByteArray("[lock]\nminutes=5\n");
    QTest::newRow("a group") << QByteArray("[keychain]\nabc=true\n");
}

void tst_settings::aFileWithOneKeyOfOursIsRead()
{
    QFETCH(QByteArray, content);
    QFile written(file(u"one-key-%1.ini"_s.arg(content.size())));
    QVERIFY(written.open(QFile::WriteOnly | QFile::Truncate));
    written.write(content);
    written.close();
    const Settings settings(written.fileName());
    QVERIFY(settings.backupFile().isEmpty());
    QVERIFY(settings.hasEarlierFormat());
}

void tst_settings::aFolderWithoutWritePermissionIsSaid()
{
    // A file stands where the folder would have to be: that stops root as well.
    QFile inTheWay(file(u"occupied"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    inTheWay.close();
    Settings settings(file(u"occupied/labdesk.ini"_s));
    QSignalSpy said(&settings, &Settings::isSavedChanged);
    settings.set(setting::textScale, 125);
    QTRY_VERIFY(!settings.isSaved());
    settings.set(setting::currentConnection, u"x"_s);
    QVERIFY(!settings.save());
    QCOMPARE(said.size(), 1);                                   // not at each try
    QCOMPARE(settings.get(setting::currentConnection), u"x"_s); // works on, until the program ends
    QVERIFY(inTheWay.remove());
    settings.set(setting::textScale, 150);
    QTRY_VERIFY(settings.isSaved());
    QCOMPARE(said.size(), 2);
    QCOMPARE(Settings(file(u"occupied/labdesk.ini"_s)).get(setting::currentConnection), u"x"_s);
}

void tst_settings::aLaterSaveSaysMoreThanAnEarlierOne()
{
    const QString path = file(u"saved/labdesk.ini"_s);
    Settings settings(path);
    CallCounter calls;
    settings.installEventFilter(&calls);
    QTRY_COMPARE(calls.count, 2); // a thread has saved the new file
    calls.count = 0;
    settings.set(setting::textScale, 125);
    QCoreApplication::sendPostedEvents(&settings, QEvent::MetaCall); // the thread starts
    const auto isWritten = [&path] {
        QFile written(path);
        return written.open(QFile::ReadOnly) && written.readAll().contains("textScale=125");
    };
    for (const QDeadlineTimer end(30'000); !isWritten() && !end.hasExpired();) // what it reports has to wait
        QThread::yieldCurrentThread();
    QVERIFY(isWritten());
    QVERIFY(QFile::remove(path) && QDir().mkpath(path + u"/in/the/way"_s));
    settings.set(setting::currentConnection, u"x"_s);
    QVERIFY(!settings.isSaved());
    QCOMPARE(calls.count, 1);
    QTRY_COMPARE(calls.count, 2); // the thread's report
    QVERIFY2(!settings.isSaved(), "it's about an earlier save");
}

void tst_settings::whatAnotherProgramSavedIsKept()
{
    const QString path = file(u"shared.ini"_s);
    Settings settings(path);
    settings.set(setting::textScale, 125);
    {
        Settings other(path);
        other.set(setting::language, u"de"_s);
        other.set(setting::labs, {QVariantMap{{u"name"_s, u"North"_s}}}, u"c"_s);
    }
    settings.set(setting::tools, Settings::Tools::All);
    QVERIFY(settings.save());
    QCOMPARE(settings.get(setting::language), u"de"_s);
    const Settings later(path);
    QCOMPARE(later.get(setting::textScale), 125);
    QCOMPARE(later.get(setting::tools), Settings::Tools::All);
    QCOMPARE(later.get(setting::language), u"de"_s);
    QCOMPARE(later.get(setting::labs, u"c"_s).size(), 1);
}

LABDESK_TEST(tst_settings)
#include "tst_settings.moc"
