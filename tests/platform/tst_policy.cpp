// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/sourcenotice.h"
#include "platform/policy.h"
#include "platform/process.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using labdesk::Policy;
using labdesk::SourceNotice;

class tst_policy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAFileNothingIsDecided();
    void whatStandsInItIsRead_data();
    void whatStandsInItIsRead();
    void aFaultForbidsAllThatCanBe_data();
    void aFaultForbidsAllThatCanBe();
    void aSlipNamesItsLine_data();
    void aSlipNamesItsLine();
    void whatCannotBeLookedAtIsNotMissing_data();
    void whatCannotBeLookedAtIsNotMissing();
    void aFileForEverybodyIsNobodysPolicy();
    void aFolderForEverybodyHoldsNobodysPolicy_data();
    void aFolderForEverybodyHoldsNobodysPolicy();
    void valuesAreWhatTheyLookLike_data();
    void valuesAreWhatTheyLookLike();
    void theTimeOfTheLockIsDecided();
    void whatTheWindowShowsIsDecided();
    void callsAreDecided();
    void exportsAndTheUpdateNoticeAreDecided();
    void theJournalGetsTheTrailWhereItIsNamed();
    void aFolderInItsPlaceForbidsAllThatCanBe();
    void connectionsAreOffered();
    void labsAreNamed();
    void whoUsesThisAccountIsNamed();
    void noticesAndValuesAreRead();
    void fiveThousandLabsAreRead();

private:
    QString write(const QByteArray &content);

    QTemporaryDir m_dir;
    int m_files = 0;
};

QString tst_policy::write(const QByteArray &content)
{
    QFile file(m_dir.filePath(u"policy-%1.ini"_s.arg(++m_files))); // QSettings remembers a file by its name
    if (!file.open(QFile::WriteOnly))
        qFatal("a policy can be written");
    file.write(content);
    return file.fileName();
}

void tst_policy::withoutAFileNothingIsDecided()
{
    const Policy policy = Policy::read(m_dir.filePath(u"none.ini"_s));
    QVERIFY(!policy.isBroken);
    QVERIFY(!policy.productionReadOnly);
    QVERIFY(policy.ownConnections);
    QVERIFY(policy.exports);
    QVERIFY(policy.updateNotice && policy.notifications);
    QVERIFY(policy.auditDetails);
    QVERIFY(!policy.requireTicket && !policy.verifyCaller && policy.callerFacts.isEmpty());
    QVERIFY(policy.connections.isEmpty());
}

void tst_policy::whatStandsInItIsRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("productionReadOnly");
    QTest::addColumn<bool>("ownConnections");
    QTest::newRow("nothing, on purpose") << QByteArray("[begin]\n[end]\n") << false << true;
    QTest::newRow("remarks only, on purpose") << QByteArray("; nothing yet\n[begin]\n[end]") << false << true;
    QTest::newRow("a byte order mark and the line ends of Windows")
        << QByteArray("\xef\xbb\xbf[policy]\r\nownConnections=false\r\n") << false << false;
    QTest::newRow("a rule that was turned off")
        << QByteArray("[policy]\n# ownConnections=false\nproductionReadOnly=true") << true << true;
    QTest::newRow("blanks where they do no harm")
        << QByteArray("\t[policy]  \n    ownConnections  =\tfalse \n\n") << false << false;
    QTest::newRow("in quotation marks") << QByteArray("[policy]\nownConnections=\"false\"\n") << false << false;
    QTest::newRow("a section in two pieces")
        << QByteArray("[policy]\nownConnections=false\n[labs]\n6=A\n[policy]\nproductionReadOnly=true\n") << true
        << false;
    QTest::newRow("production cannot be changed") << QByteArray("[policy]\nproductionReadOnly=true\n") << true << true;
    QTest::newRow("nobody adds connections") << QByteArray("[policy]\nownConnections=false\n") << false << false;
    QTest::newRow("both, said the other way")
        << QByteArray("[policy]\nownConnections=true\nproductionReadOnly=false\n") << false << true;
}

void tst_policy::whatStandsInItIsRead()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, productionReadOnly);
    QFETCH(bool, ownConnections);
    const Policy policy = Policy::read(write(content));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QCOMPARE(policy.productionReadOnly, productionReadOnly);
    QCOMPARE(policy.ownConnections, ownConnections);
}

void tst_policy::aFaultForbidsAllThatCanBe_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("fault");
    QTest::newRow("a rule that nobody knows")
        << QByteArray("[policy]\nproductionReadonly=true\n") << u"policy/productionReadonly"_s;
    QTest::newRow("a value that is neither true nor false")
        << QByteArray("[policy]\nproductionReadOnly=yes\n") << u"policy/productionReadOnly"_s;
    QTest::newRow("a rule without its group") << QByteArray("ownConnections=false\n") << u"ownConnections"_s;
    QTest::newRow("fewer connections than it says")
        << QByteArray("[connections]\n1\\id=a\nsize=2\n") << u"connections/size"_s;
    QTest::newRow("more connections than it says")
        << QByteArray("[connections]\n1\\id=a\n2\\id=b\nsize=1\n") << u"connections/2/id"_s;
    QTest::newRow("exports that are neither allowed nor forbidden")
        << QByteArray("[policy]\nexports=0\n") << u"policy/exports"_s;
    QTest::newRow("a notice that is neither allowed nor forbidden")
        << QByteArray("[policy]\nupdateNotice=\n") << u"policy/updateNotice"_s;
    QTest::newRow("a lock that never comes") << QByteArray("[policy]\nlockMinutes=0\n") << u"policy/lockMinutes"_s;
    QTest::newRow("a lock after an hour") << QByteArray("[policy]\nlockMinutes=60\n") << u"policy/lockMinutes"_s;
    QTest::newRow("a lock after a word") << QByteArray("[policy]\nlockMinutes=soon\n") << u"policy/lockMinutes"_s;
    QTest::newRow("a lab without a number") << QByteArray("[labs]\nquest=Quest\n") << u"labs/quest"_s;
    QTest::newRow("the default as a lab") << QByteArray("[labs]\n0=None\n") << u"labs/0"_s;
    QTest::newRow("a lab without a name") << QByteArray("[labs]\n27=\n") << u"labs/27"_s;
    QTest::newRow("a lab on two lines") << QByteArray("[labs]\n27=\"a\\nb\"\n") << u"labs/27"_s;
    QTest::newRow("a lab with a name of 61 characters")
        << QByteArray("[labs]\n27=" + QByteArray(61, 'x') + '\n') << u"labs/27"_s;
    QTest::newRow("a notice without an end") << QByteArray("[notices]\nfitbit=Reconnect\n") << u"notices/fitbit"_s;
    QTest::newRow("a notice of a folder of sources")
        << QByteArray("[notices]\nfit/bit=Reconnect;until=2026-12-31\n") << u"notices/fit/bit"_s;
    QTest::newRow("values at a place that depends")
        << QByteArray("[policy]\nvalues=values.ini\n") << u"policy/values"_s;
    QTest::newRow("values that may be replaced")
        << QByteArray("[policy]\nreplaceValues=maybe\n") << u"policy/replaceValues"_s;
    QTest::newRow("a group that never closes") << QByteArray("[policy\nownConnections=false\n") << QString();
}

void tst_policy::aFaultForbidsAllThatCanBe()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, fault);
    const Policy policy = Policy::read(write(content));
    QVERIFY(policy.isBroken);
    QCOMPARE(policy.fault, fault);
    QVERIFY(policy.productionReadOnly);
    QVERIFY(!policy.ownConnections);
    QVERIFY(!policy.exports);
    QVERIFY(!policy.updateNotice && !policy.notifications);
    QVERIFY(!policy.auditDetails);
    QVERIFY(policy.requireTicket && policy.verifyCaller && policy.auditRequired);
    QVERIFY2(policy.auditToJournal, "no record is lost");
    QCOMPARE(policy.callerFacts.size(), 3);
    QCOMPARE(policy.lockMinutes, 1);
    QVERIFY(policy.connections.isEmpty());
    QVERIFY(policy.labs.isEmpty());
}

void tst_policy::aSlipNamesItsLine_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QByteArray &content, const char *said) {
        QTest::newRow(name) << content << QString::fromUtf8(said);
    };
    const QByteArray good = "[policy]\nproductionReadOnly=true\n";
    const QByteArray desk = "[connections]\nsize=1\n1\\id=acme\n1\\url=https://api.acme.test\n1\\scheme=key\n"
                            "1\\header=x-key\n";
    row("nothing at all", "", "no settings");
    row("remarks only", "; nothing yet\n", "no settings");
    row("a colon", good + "requireTicket: true\n", "Line 3: “requireTicket” isn’t a section, a comment, or a key");
    row("a blank in place of the sign", good + "exports false\n", "Line 3: “exports” isn’t");
    row("a word", good + "exports\n", "Line 3: “exports” isn’t");
    row("a full-width sign", good + "exports＝false\n", "Line 3: “exports” isn’t");
    row("a sign alone", good + "=false\n", "Line 3: “” isn’t");
    row("a setting behind a section", "[policy] exports=false\n", "Line 1: “[policy]” isn’t a section");
    row("blanks in a section", "[ policy ]\nexports=false\n", "Line 1: “[” isn’t a section");
    row("a section in capitals", "[Policy]\nexports=false\n", "Line 1: “[Policy]” isn’t a section");
    row("a section that there isn't", good + "[polices]\n", "Line 3: Unknown section “[polices]”");
    row("blanks in the section of a notice", good + "[ notices ]\nfitbit=Reconnect\n", "Line 3: “[” isn’t");
    row("a section without content", good + "[labs]\n", "Line 3: The section “[labs]” is empty");
    row("NUL", good + QByteArray("exports=fal\0se\n", 15), "Line 3: The line contains an invisible character");
    row("an invisible blank", good + "exports=false\xe2\x80\x8b\n", "(U+200B)");
    row("a blank that does not break", good + "exports=false\xc2\xa0\n", "invisible character (U+00A0)");
    row("UTF-16", QByteArray("\xff\xfe[\0p\0", 6), "Line 1: The file isn’t UTF-8");
    row("the line ends of an old Mac", "[policy]\rexports=false\r", "Line 1: The line contains an invisible character");
    row("a rule twice", good + "exports=false\nexports=true\n", "Line 4: “policy/exports” is already set on line 3");
    row("a rule behind a sign", good + "#exports=false\n", "Line 3: “#exports” looks like a setting");
    row("a rule whose first letter is a sign", good + ";xports=false\n", "Line 3: “;xports” looks like");
    row("a rule behind a remark", good + "# for everybody: exports=false\n", "contains the setting “exports”");
    row("a rule that ran into a remark", good + "# for everybodyexports=false\n", "contains the setting “exports”");
    row("a rule below a sign without a text", "[policy]\n#\nexports=false\n", "Line 2: The comment is empty");
    row("a rule that ran into a value", desk + "1\\name=Acme1\\readOnly=true\n",
        "Line 7: The value contains the "
        "setting “1\\readOnly”");
    row("half a quotation", desk + "1\\name=\"Acme\n", "Line 7: The value of “connections/1/name” needs");
    row("the other half", desk + "1\\name=Acme\"\n", "Line 7: The value of “connections/1/name” needs");
    row("a backslash in quotation marks", desk + "1\\proxyUser=\"ACME\\support\"\n", "Line 7: The value of");
    row("a remark behind a value", good + "exports=false ; for now\n",
        "Line 3: Invalid value for “policy/exports”. "
        "Use true or false.");
    row("a time of the lock that is too long", good + "lockMinutes=99\n", "Use a number from 1 to 15.");
    row("a time of the lock in other digits", good + "lockMinutes=٥\n", "Use a number from 1 to 15.");
    row("a time of the lock with a sign", good + "lockMinutes=+5\n", "Use a number from 1 to 15.");
    row("no value", good + "exports=\n", "Line 3: “policy/exports” has no value");
    row("a lab twice", "[labs]\n27=A\n27=B\n", "Line 3: “labs/27” is already set on line 2");
    row("a lab with another form of its number", "[labs]\n027=A\n", "Line 2: “labs/027” isn’t a lab ID");
    row("a connection's key that there isn't", desk + "1\\environments=production\n",
        "Line 7: Unknown key “connections/1/environments”");
    row("a connection's key in small letters", desk + "1\\readonly=true\n", "Line 7: Unknown key");
    row("a connection's key of a neighbor", desk + "1\\asksBeforeWrite=true\n", "Line 7: Unknown key");
    row("a connection's key of another file", desk + "1\\authoritiesFile=/a.pem\n", "Line 7: Unknown key");
    row("an environment that there isn't", desk + "1\\environment=prod\n", "Use sandbox, production, or other.");
    row("an environment in capitals", desk + "1\\environment=Production\n", "Line 7: Invalid value");
    row("a flag that is neither", desk + "1\\readOnly=yes\n", "Line 7: Invalid value for “connections/1/readOnly”");
    row("a flag of 1", desk + "1\\readOnly=1\n", "Line 7: Invalid value for “connections/1/readOnly”");
    row("a time out that is none", desk + "1\\timeout=abc\n", "Use a number of seconds from 5 to 300.");
    row("an address that would leak the key", desk + "1\\authUrl=http://auth.acme.test\n", "Line 7: Invalid value");
    row("a file beside whoever starts it", desk + "1\\authorityFile=ca.pem\n", "Use an absolute path.");
    row("a connection without its number", desk + "readOnly=true\n", "Line 7: Unknown key “connections/readOnly”");
    row("the connection of nobody", desk + "2\\readOnly=true\n", "Line 7: “connections/2/readOnly” comes before");
    row("a connection in two pieces", "[connections]\nsize=2\n1\\id=a\n2\\id=b\n1\\readOnly=true\n2\\name=B\n",
        "Line 5: “connections/1/readOnly” is "
        "out of place");
    row("no number of connections", "[connections]\n1\\id=a\n", "has no “size”");
    row("connections that aren't counted", "[connections]\nsize=0\n1\\id=a\n", "beyond the number set by “size” (0)");
    row("a text that may go on", "[policy]\ncallerFacts=memberId", "Line 2: The last line has no line break");
    row("a file without its end", "[begin]\n[policy]\nexports=false\n",
        "The file starts with [begin] but has no [end]");
    row("a file without its beginning", "[policy]\nexports=false\n[end]\n", "Line 3: [end] needs a [begin]");
    row("a beginning in the middle", good + "[begin]\n[end]\n", "Line 3: [begin] must appear once, before everything");
    row("an id with a blank that does not break", QByteArray(desk).replace("acme\n", "acme\xc2\xa0\n"), "(U+00A0)");
    row("a user of the proxy with such a blank", desk + "1\\proxyUser=ACME\\sup\xc2\xa0\n", "(U+00A0)");
    row("a name after a wide blank",
        desk
            + "1\\name=\xe3\x80\x80"
              "Acme\n",
        "(U+3000)");
    row("a tag, which nobody sees",
        "[labs]\n6=A\xf3\xa0\x81\x81"
        "B\n",
        "Line 2: The line contains an invisible");
    row("a name of a filler", "[labs]\n6=\xe3\x85\xa4\n", "(U+3164)");
    row("an account in two cases", "[people]\nANA=Ana\nana=Bo\n", "Line 3: “people/ana” is already set on line 2");
    row("a notice in two cases", "[notices]\nOura=A;until=2026-12-31\noura=B;until=2026-12-31\n",
        "Line 3: “notices/oura” is already set on line 2");
    row("a lab that ran into a name", "[labs]\n27=Quality 6=Acme\n", "Line 2: The value contains the setting “6”");
    row("an account that ran into a name", "[people]\nana=Ana Diaz\tbo=Bo\n", "contains the setting “bo”");
    row("a notice that ran into another", "[notices]\nfitbit=A;until=2026-12-31oura=B;until=2027-01-05\n",
        "Line 2: Invalid value for “notices/fitbit”");
    row("a name with a sign of ours", good + "exports%3Dfalse\n", "Line 3: “exports%3Dfalse” isn’t a section");
    row("more behind the end", "[begin]\n[policy]\nexports=false\n[end]\n# more\n", "Line 5: Nothing may follow [end]");
}

void tst_policy::aSlipNamesItsLine()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, said);
    const Policy policy = Policy::read(write(content));
    QVERIFY(policy.isBroken);
    QVERIFY2(policy.why.contains(said), qPrintable(policy.why));
    QVERIFY(!policy.exports && policy.requireTicket);
}

void tst_policy::whatCannotBeLookedAtIsNotMissing_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("isBroken");
    QTest::newRow("nothing in a folder") << u"folder/policy.ini"_s << false;
    QTest::newRow("no folder") << u"none/below/policy.ini"_s << false;
    QTest::newRow("a folder in its place") << u"folder"_s << true;
    QTest::newRow("a file in place of its folder") << u"file/policy.ini"_s << true;
    QTest::newRow("a file in place of the folder above") << u"file/labdesk/policy.ini"_s << true;
#ifdef Q_OS_UNIX // elsewhere links are files
    QTest::newRow("a link that leads nowhere") << u"dangling.ini"_s << true;
    QTest::newRow("a file behind a link that leads nowhere") << u"gone/labdesk/policy.ini"_s << true;
    QTest::newRow("links in a circle") << u"circle.ini"_s << true;
    QTest::newRow("a pipe") << u"pipe"_s << true;
    QTest::newRow("in a folder that nobody may search") << u"closed/policy.ini"_s << true;
    QTest::newRow("below a folder that nobody may search") << u"closed/labdesk/policy.ini"_s << true;
    QTest::newRow("a file that nobody may read") << u"secret.ini"_s << true;
    QTest::newRow("a name that is too long") << QString(300, u'x') << true;
#endif
}

void tst_policy::whatCannotBeLookedAtIsNotMissing()
{
    QFETCH(QString, place);
    QFETCH(bool, isBroken);
    QTemporaryDir dir;
    const auto at = [&dir](const QString &name) { return dir.filePath(name); };
    QVERIFY(QDir().mkdir(at(u"folder"_s)) && QDir().mkdir(at(u"closed"_s)));
    for (const QString &name : {u"file"_s, u"secret.ini"_s, u"closed/policy.ini"_s}) {
        QFile file(at(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("[policy]\nexports=false\n") > 0);
    }
    QFile::link(at(u"nowhere"_s), at(u"dangling.ini"_s));
    QFile::link(at(u"nowhere"_s), at(u"gone"_s));
    QFile::link(at(u"circle.ini"_s), at(u"circle.ini"_s));
    QFile::setPermissions(at(u"secret.ini"_s), {});
    QFile::setPermissions(at(u"closed"_s), {});
#ifdef Q_OS_UNIX
    QCOMPARE(::mkfifo(QFile::encodeName(at(u"pipe"_s)).constData(), 0600), 0);
    QCOMPARE(::chmod(QFile::encodeName(dir.path()).constData(), 0755), 0);
    const bool isRoot = ::geteuid() == 0; // from whom nothing is hidden
    QVERIFY(!isRoot || ::seteuid(65534) == 0);
#endif
    const Policy policy = Policy::read(at(place));
#ifdef Q_OS_UNIX
    QVERIFY(!isRoot || ::seteuid(0) == 0);
#endif
    QFile::setPermissions(at(u"closed"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(policy.isBroken, isBroken);
    QCOMPARE(policy.why.isEmpty(), !isBroken);
}

void tst_policy::aFileForEverybodyIsNobodysPolicy()
{
#ifdef Q_OS_WIN
    QSKIP("Windows has access control lists instead");
#else
    const QString file = write("[policy]\nexports=false\n");
    QVERIFY(!Policy::read(file).isBroken);
    QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFile::WriteOther));
    QVERIFY(Policy::read(file).isBroken);
    QVERIFY(Policy::read(file).why.contains(u"Anyone can change this file"_s));
#endif
}

void tst_policy::aFolderForEverybodyHoldsNobodysPolicy_data()
{
    QTest::addColumn<QString>("open"); ///< the folder that anybody may write
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isBroken");
    QTest::newRow("none") << QString() << 0 << false;
    QTest::newRow("that of the file") << u"real/etc"_s << 0777 << true;
    QTest::newRow("that of the file, where people can't rename what others own") << u"real/etc"_s << 01777 << false;
    QTest::newRow("one of a group") << u"real/etc"_s << 0775 << false;
    QTest::newRow("one above") << u"real"_s << 0777 << true;
    QTest::newRow("that of a link to it") << u"links"_s << 0777 << true;
}

void tst_policy::aFolderForEverybodyHoldsNobodysPolicy()
{
#ifdef Q_OS_WIN
    QSKIP("Windows has access control lists instead");
#else
    QFETCH(const QString, open);
    QFETCH(const int, mode);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"real/etc"_s) && QDir(folder.path()).mkdir(u"links"_s));
    QFile file(folder.filePath(u"real/etc/policy.ini"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("[policy]\nexports=false\n");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    const QString link = folder.filePath(u"links/policy.ini"_s);
    QVERIFY(QFile::link(file.fileName(), link));
    QVERIFY(open.isEmpty() || ::chmod(QFile::encodeName(folder.filePath(open)).constData(), mode_t(mode)) == 0);
    const Policy policy = Policy::read(link);
    QTEST(policy.isBroken, "isBroken");
    QCOMPARE(policy.why.contains(u"Anyone can replace this file"_s), policy.isBroken);
#endif
}

void tst_policy::valuesAreWhatTheyLookLike_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("read");
    const auto row = [](const char *name, const QByteArray &written, const QString &read) {
        QTest::newRow(name) << written << read;
    };
    row("a comma", "1\\name=Acme, production", u"Acme, production"_s);
    row("a semicolon", "1\\name=Acme; production", u"Acme; production"_s);
    row("a number sign", "1\\name=Acme #2", u"Acme #2"_s);
    row("an equals sign", "1\\name=Acme = best", u"Acme = best"_s);
    row("a percent sign", "1\\name=Acme 100%20", u"Acme 100%20"_s);
    row("quotation marks inside", "1\\name=The \"Acme\" desk", u"The \"Acme\" desk"_s);
    row("in quotation marks", "1\\name=\"Acme, production; \\\"one\\\"\"", u"Acme, production; \"one\""_s);
    row("blanks in quotation marks", "1\\name=\" Acme \"", u" Acme "_s);
    row("a client ID with a comma", "1\\clientId=support, east", u"support, east"_s);
    row("a backslash", "1\\proxyUser=ACME\\support", u"ACME\\support"_s);
    row("backslashes that another reader would take for something else", "1\\proxyUser=ACME\\new\\x41",
        u"ACME\\new\\x41"_s);
    row("a backslash as an earlier version needed it", "1\\proxyUser=ACME\\\\support", u"ACME\\support"_s);
    row("and in quotation marks", "1\\proxyUser=\"ACME\\\\support\"", u"ACME\\support"_s);
    row("a path of Windows", "1\\authorityFile=C:\\Data\\new\\ca.pem", u"C:\\Data\\new\\ca.pem"_s);
    row("a share of Windows", "1\\authorityFile=\\\\server\\share\\ca.pem", u"\\\\server\\share\\ca.pem"_s);
    row("a key with a slash", "1/name=Acme", u"Acme"_s);
    row("a name in another script", "1\\name=مختبر\xe2\x80\x8cالشمال", u"مختبر\u200cالشمال"_s);
}

void tst_policy::valuesAreWhatTheyLookLike()
{
    QFETCH(QByteArray, written);
    QFETCH(QString, read);
    const Policy policy = Policy::read(write("[connections]\n1\\id=acme\n" + written + "\nsize=1\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.why));
    QVariantMap connection = policy.connections[0].toMap();
    connection.remove(u"id"_s);
    QCOMPARE(connection.first().toString(), read);
}

void tst_policy::labsAreNamed()
{
    const Policy policy
        = Policy::read(write("[labs]\n27=Quality Labs, East\n6=\"Laborat\xC3\xB3rio\"\n9000000000=مختبر\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QCOMPARE(
        policy.labs,
        (QMap<qint64, QString>{{27, u"Quality Labs, East"_s}, {6, u"Laboratório"_s}, {9'000'000'000, u"مختبر"_s}}));
}

void tst_policy::whoUsesThisAccountIsNamed()
{
    const QByteArray account = labdesk::accountName().toUtf8();
    const Policy policy = Policy::read(write("[people]\nsomebody.else=Bo\n" + account + "=Ana Díaz\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.why));
    QCOMPARE(policy.personName, u"Ana Díaz"_s);
    QCOMPARE(Policy::read(write("[people]\nsomebody.else=Bo\n")).personName, QString());
    QVERIFY(Policy::read(write("[people]\n" + account + "=" + QByteArray(61, 'x') + '\n')).isBroken);
}

void tst_policy::noticesAndValuesAreRead()
{
    const Policy policy = Policy::read(write("[policy]\nvalues=/etc/labdesk/values.ini\nreplaceValues=true\n[notices]\n"
                                             "fitbit=Reconnect, please, through Google Health;until=2026-12-31\n"
                                             "oura_v2=Nothing to do ;until=2027-01-05\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QCOMPARE(policy.valuesFile, u"/etc/labdesk/values.ini"_s);
    QVERIFY(policy.replacesValues);
    QCOMPARE(policy.notices.size(), 2);
    QCOMPARE(policy.notices.value(u"fitbit"_s),
             (SourceNotice{u"Reconnect, please, through Google Health"_s, QDate(2026, 12, 31)}));
    QCOMPARE(policy.notices.value(u"oura_v2"_s), (SourceNotice{u"Nothing to do"_s, QDate(2027, 1, 5)}));
}

void tst_policy::fiveThousandLabsAreRead()
{
    QByteArray content = "[labs]\n";
    for (int id = 1; id <= 5'000; ++id)
        content += QByteArray::number(id) + "=Lab number " + QByteArray::number(id) + '\n';
    QCOMPARE(Policy::read(write(content)).labs.size(), 5'000);
}

void tst_policy::whatTheWindowShowsIsDecided()
{
    QCOMPARE(Policy::read(write("[policy]\nownConnections=true\n")).tools, 0);
    QCOMPARE(Policy::read(write("[policy]\ntools=calls\n")).tools, 1);
    QCOMPARE(Policy::read(write("[policy]\ntools=all\n")).tools, 2);
    const Policy slip = Policy::read(write("[policy]\ntools=none\n"));
    QVERIFY2(slip.isBroken && slip.tools == 1, "what was to be hidden isn't shown");
}

void tst_policy::theTimeOfTheLockIsDecided()
{
    QCOMPARE(Policy::read(write("[policy]\nownConnections=true\n")).lockMinutes, 0);
    for (const int minutes : {1, 5, 15}) {
        const Policy policy = Policy::read(write("[policy]\nlockMinutes=" + QByteArray::number(minutes) + '\n'));
        QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
        QCOMPARE(policy.lockMinutes, minutes);
    }
}

void tst_policy::callsAreDecided()
{
    const Policy policy
        = Policy::read(write("[policy]\nrequireTicket=true\nverifyCaller=true\ncallerFacts=birthYear, zip\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QVERIFY(policy.requireTicket && policy.verifyCaller);
    QCOMPARE(policy.callerFacts, (QStringList{u"birthYear"_s, u"zip"_s}));
    for (const char *wrong : {"", "shoeSize", "zip,zip", "zip,"})
        QVERIFY2(Policy::read(write(QByteArray("[policy]\ncallerFacts=") + wrong + '\n')).fault
                     == u"policy/callerFacts",
                 wrong);
}

void tst_policy::exportsAndTheUpdateNoticeAreDecided()
{
    const Policy strict
        = Policy::read(write("[policy]\nexports=false\nupdateNotice=false\nnotifications=false\nauditDetails=false\n"));
    QVERIFY2(!strict.isBroken, qPrintable(strict.fault));
    QVERIFY(!strict.exports);
    QVERIFY(!strict.updateNotice && !strict.notifications);
    QVERIFY(!strict.auditDetails);
    const Policy open
        = Policy::read(write("[policy]\nexports=true\nupdateNotice=true\nnotifications=true\nauditDetails=true\n"));
    QVERIFY2(!open.isBroken, qPrintable(open.fault));
    QVERIFY(open.exports);
    QVERIFY(open.updateNotice && open.notifications);
    QVERIFY(open.auditDetails);
}

void tst_policy::theJournalGetsTheTrailWhereItIsNamed()
{
    QVERIFY(Policy::read(write("[policy]\nauditForward=journal\n")).auditToJournal);
    const Policy none = Policy::read(write("[policy]\nauditForward=none\n"));
    QVERIFY(!none.isBroken && !none.auditToJournal);
    const Policy wrong = Policy::read(write("[policy]\nauditForward=syslog\n"));
    QVERIFY(wrong.isBroken);
    QCOMPARE(wrong.fault, u"policy/auditForward"_s);
}

void tst_policy::aFolderInItsPlaceForbidsAllThatCanBe()
{
    const QString folder = m_dir.filePath(u"folder.ini"_s);
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(Policy::read(folder).isBroken);
}

void tst_policy::connectionsAreOffered()
{
    const Policy policy
        = Policy::read(write("[connections]\n1\\id=acme\n1\\name=Acme\n2\\id=east\n2\\name=East\nsize=2\n"));
    QVERIFY(!policy.isBroken);
    QCOMPARE(policy.connections.size(), 2);
    QCOMPARE(policy.connections[1].toMap()[u"name"_s].toString(), u"East"_s);
}

LABDESK_TEST(tst_policy)
#include "tst_policy.moc"
