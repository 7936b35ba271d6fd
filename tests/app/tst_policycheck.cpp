// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policycheck.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

/// What --check-policy prints.
class tst_policycheck : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
            qFatal("a file can be written");
        return file.fileName();
    }

private Q_SLOTS:
    void eachLineSaysWhatItMeans()
    {
        const QString values = write(u"values.ini"_s, "[labs]\nmoonlab = Moon Lab\n");
        const QString replies = write(u"replies.txt"_s, "[en] Hours\nWe're open.\n");
        const QString file = write(u"good.ini"_s,
                                   "[begin]\n# Ours\n[policy]\nexports=false\nlockMinutes=5\ncallerFacts=zip\n"
                                   "auditForward=journal\nvalues="
                                       + values.toUtf8()
                                       + "\nticketPattern=HELP-[0-9]+;example=HELP-1234\n"
                                         "ticketAddress=https://help.acme.test/{ticket}\nreplies="
                                       + replies.toUtf8()
                                       + "\n[connections]\nsize=1\n1\\id=acme\n1\\name=Acme, east\n"
                                         "1\\url=https://api.acme.test\n1\\scheme=key\n1\\header=x-key\n"
                                         "1\\proxyUser=ACME\\support\n[labs]\n27=Quality\n[notices]\n"
                                         "fitbit=Reconnect;until=2026-09-30\n[people]\nACME\\ana=Ana Díaz\n[end]\n");
        const PolicyReport report = checkPolicy(file);
        QVERIFY2(report.mistakes == 0, qPrintable(report.text));
        for (const QString &line :
             {u"    1  Section [begin]"_s, u"    2  Comment"_s,
              u"    4  People can't export or print, and can copy only one user at a time."_s,
              u"    5  Labdesk locks after 5 min without activity."_s, u"    6  Callers are asked for: zip."_s,
              u"    7  The audit trail also goes to the system's journal."_s, u"    8  Names come from "_s + values,
              u"    9  Ticket numbers look like HELP-1234."_s,
              u"   10  A ticket opens at https://help.acme.test/{ticket}."_s,
              u"   11  The team's replies come from "_s + replies, u"   13  Connections offered: 1."_s,
              u"   15  Connection 1, name: Acme, east"_s, u"   19  Connection 1, proxyUser: ACME\\support"_s,
              u"   21  Lab 27 is called Quality."_s, u"   23  Until 2026-09-30, shown at fitbit: Reconnect"_s,
              u"   25  Account ACME/ana is used by Ana Díaz."_s, file + u": no mistakes."_s})
            QVERIFY2(report.text.contains(line), qPrintable(line + u'\n' + report.text));
    }

    void eachMistakeIsToldAtItsLine()
    {
        const QString file = write(u"bad.ini"_s,
                                   "[policy]\nexports: false\nlockMinutes=99\nauditDetails=false\n[connections]\n"
                                   "size=1\n1\\id=acme\n1\\environments=production\n1\\apiKey=sk_canary_1\n");
        const PolicyReport report = checkPolicy(file);
        QVERIFY2(report.mistakes >= 4, qPrintable(report.text));
        for (const QString &line :
             {u"    2  MISTAKE: “exports” isn’t a section"_s,
              u"    3  MISTAKE: Invalid value for “policy/lockMinutes”"_s,
              u"    4  The audit trail names no sources or time zones."_s,
              u"    8  MISTAKE: Unknown key “connections/1/environments”."_s,
              u"    9  MISTAKE: Unknown key “connections/1/apiKey”."_s, u"the strictest rules apply"_s})
            QVERIFY2(report.text.contains(line), qPrintable(line + u'\n' + report.text));
        QVERIFY2(!report.text.contains(u"sk_canary"_s), "nor is a key repeated that somebody put there");
    }

    void whatItNamesIsLookedAt_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("said");
        const QByteArray desk = "[connections]\nsize=1\n1\\id=acme\n1\\url=https://api.acme.test\n1\\scheme=key\n"
                                "1\\header=x-key\n";
        QTest::newRow("a list of names that is missing")
            << QByteArray("[policy]\nvalues=/none/values.ini\n")
            << u"    2  MISTAKE: /none/values.ini: The file doesn’t exist."_s;
        QTest::newRow("a list of names with a mistake")
            << QByteArray("[policy]\nvalues=FOLDER/wrong.ini\n") << u"wrong.ini has a mistake in line 2."_s;
        QTest::newRow("a list of names without a name")
            << QByteArray("[policy]\nvalues=FOLDER/empty.ini\n") << u"empty.ini contains no names. It may be"_s;
        QTest::newRow("what stands behind bytes in another encoding")
            << QByteArray("[labs]\n6=Laborat\xf3rio\n27=Quality\n") << u"    3  Not read"_s;
        QTest::newRow("a form of tickets that looks ahead")
            << QByteArray("[policy]\nticketPattern=(?=a)a\n")
            << u"    2  MISTAKE: Invalid value for “policy/ticketPattern”. Use a regular expression"_s;
        QTest::newRow("an address of tickets that isn't encrypted")
            << QByteArray("[policy]\nticketAddress=http://help.acme.test/{ticket}\n")
            << u"    2  MISTAKE: Invalid value for “policy/ticketAddress”. Use a URL that starts with https://"_s;
        QTest::newRow("replies with a mistake")
            << QByteArray("[policy]\nreplies=FOLDER/wrong.ini\n") << u"wrong.ini: Line "_s;
        QTest::newRow("a CA file that is missing") << desk + "1\\authorityFile=/none/ca.pem\n"
                                                   << u"    7  MISTAKE: /none/ca.pem: The file doesn’t exist."_s;
        QTest::newRow("a CA file without a certificate") << desk + "1\\authorityFile=FOLDER/wrong.ini\n"
                                                         << u"contains no PEM certificate"_s;
        QTest::newRow("a client certificate that is missing")
            << desk + "1\\clientCertificate=/none/desk.p12\n"
            << u"    7  MISTAKE: /none/desk.p12: The file doesn’t exist."_s;
        QTest::newRow("a connection without an address")
            << QByteArray("[connections]\nsize=1\n1\\id=acme\n1\\scheme=key\n1\\header=x\n")
            << u"    3  MISTAKE: “connections/1” can’t be used: url is missing"_s;
        QTest::newRow("a bearer connection without a client")
            << QByteArray("[connections]\nsize=1\n1\\id=acme\n1\\url=https://a.test\n1\\scheme=bearer\n"
                          "1\\authUrl=https://b.test\n")
            << u"clientId is missing"_s;
        QTest::newRow("a header that is of no use")
            << QByteArray("[connections]\nsize=1\n1\\id=acme\n1\\url=https://a.test\n1\\scheme=bearer\n"
                          "1\\authUrl=https://b.test\n1\\clientId=c\n1\\header=x\n")
            << u"header is missing, or doesn’t match"_s;
        QTest::newRow("local, and on another computer") << desk + "1\\environment=local\n"
                                                        << u"environment is missing, or doesn’t match"_s;
        QTest::newRow("an id that is taken") << QByteArray(desk).replace("size=1", "size=2")
                + "2\\id=acme\n2\\url=https://b.test\n2\\scheme=key\n2\\header=x\n"
                                             << u"    7  MISTAKE: Another connection already has the “id”"_s;
    }

    void whatItNamesIsLookedAt()
    {
        QFETCH(QByteArray, content);
        QFETCH(const QString, said);
        (void)write(u"wrong.ini"_s, "[labs]\nmoon lab\n");
        (void)write(u"empty.ini"_s, "# Ours\n");
        const PolicyReport report
            = checkPolicy(write(u"names.ini"_s, content.replace("FOLDER", m_folder.path().toUtf8())));
        QCOMPARE(report.mistakes, 1);
        QVERIFY2(report.text.contains(said), qPrintable(report.text));
    }

    void localIsForThisComputer()
    {
        for (const QByteArray host : {"localhost", "127.0.0.1", "[::1]"}) {
            const PolicyReport report
                = checkPolicy(write(u"local.ini"_s,
                                    "[connections]\nsize=1\n1\\id=acme\n1\\url=http://" + host
                                        + ":8080\n1\\environment=local\n1\\scheme=key\n1\\header=x-key\n"));
            QVERIFY2(report.mistakes == 0, qPrintable(report.text));
        }
    }

    void aFileThatIsNoneIsAMistake()
    {
        QCOMPARE(checkPolicy(m_folder.filePath(u"none.ini"_s)).mistakes, 1);
        QCOMPARE(checkPolicy(m_folder.path()).mistakes, 1);
        QVERIFY(checkPolicy(m_folder.path()).text.contains(u"This isn’t a file."_s));
        QVERIFY(checkPolicy(write(u"empty.ini"_s, {})).text.contains(u"contains no settings"_s));
    }

    void whoCouldNoticeACutIsTold()
    {
        const QByteArray content = "[policy]\nexports=false\n";
        QVERIFY(checkPolicy(write(u"open.ini"_s, content)).text.contains(u"[end] in the last"_s));
        QVERIFY(!checkPolicy(write(u"closed.ini"_s, "[begin]\n" + content + "[end]")).text.contains(u"[end] in"_s));
    }
};

LABDESK_TEST(tst_policycheck)
#include "tst_policycheck.moc"
