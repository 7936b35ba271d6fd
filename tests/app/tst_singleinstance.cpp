// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"
#include "domain/link.h"
#include "support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <memory>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// What a second start does, while the first one answers in this thread.
bool handsOver(const QString &runtime, const QString &data, const QString &link, const QByteArray &token = {})
{
    bool done = false;
    const std::unique_ptr<QThread> second(
        QThread::create([&] { done = SingleInstance(runtime, data).sendToRunningInstance(link, token); }));
    second->start();
    (void)QTest::qWaitFor([&] { return second->isFinished(); }, 20'000);
    second->wait();
    return done;
}

} // namespace

class tst_singleinstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSecondHandsItsLinkOver()
    {
        const QTemporaryDir runtime;
        QVERIFY(!handsOver(runtime.path(), {}, {})); // there is none yet
        SingleInstance first(runtime.path(), {});
        QVERIFY(first.listen());
        const QSignalSpy called(&first, &SingleInstance::called);
        QVERIFY(handsOver(runtime.path(), {}, u"labdesk://user/1?x=ü"_s));
        QVERIFY(handsOver(runtime.path(), {}, {}));
        QCOMPARE(called.size(), 2);
        QCOMPARE(called[0].first().toString(), u"labdesk://user/1?x=ü"_s);
        QCOMPARE(called[1].first().toString(), QString());
    }

    /// It becomes a variable of the environment.
    void theTokenToComeToTheFrontIsHandedOver_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("as a compositor gives it") << QByteArray("7f8b3c1e-0a2d-4e6f-9b1c-2d3e4f5a6b7c") << true;
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("with a blank") << QByteArray("labdesk://user/1 x") << false;
        QTest::newRow("with an end of line") << QByteArray("x\ny") << false;
        QTest::newRow("too long") << QByteArray(257, 'x') << false;
    }
    void theTokenToComeToTheFrontIsHandedOver()
    {
        QFETCH(const QByteArray, token);
        QFETCH(const bool, isTaken);
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), {});
        QVERIFY(first.listen());
        const QSignalSpy called(&first, &SingleInstance::called);
        for (const QString &link : {u"labdesk://users?filter=a b"_s, QString()}) {
            QVERIFY(handsOver(runtime.path(), {}, link, token));
            QCOMPARE(called.last().at(0).toString(), link);
            QCOMPARE(called.last().at(1).toByteArray(), isTaken ? token : QByteArray());
        }
    }

    /// It reads the first line of a call, which had only the link at first.
    void anOlderProgramInFrontUnderstandsALink()
    {
        const QTemporaryDir runtime;
        const SingleInstance older(runtime.path(), {});
        QVERIFY(QDir().mkpath(QFileInfo(older.socketFile()).absolutePath()));
        QFile::setPermissions(QFileInfo(older.socketFile()).absolutePath(),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QLocalServer server;
        server.setSocketOptions(QLocalServer::UserAccessOption);
        QVERIFY(server.listen(older.socketFile()));
        QByteArray line;
        connect(&server, &QLocalServer::newConnection, &server, [&] {
            QLocalSocket *socket = server.nextPendingConnection();
            connect(socket, &QLocalSocket::readyRead, socket, [&line, socket] {
                if (!socket->canReadLine())
                    return;
                line = socket->readLine();
                socket->write("ok\n");
                socket->disconnectFromServer();
            });
        });
        QVERIFY(handsOver(runtime.path(), {}, u"labdesk://users?filter=a b"_s, "7f8b3c1e-0a2d-4e6f"));
        QCOMPARE(line, "labdesk://users?filter=a b\n"_ba);
    }

    void theLinkOfAnOlderProgramIsUnderstood()
    {
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), {});
        QVERIFY(first.listen());
        const QSignalSpy called(&first, &SingleInstance::called);
        QLocalSocket older;
        older.connectToServer(first.socketFile());
        older.write("labdesk://payors\n");
        QTRY_COMPARE(called.size(), 1);
        QCOMPARE(called[0].at(0).toString(), u"labdesk://payors"_s);
        QCOMPARE(called[0].at(1).toByteArray(), QByteArray());
    }

    /// A part of a link opens something else: of a filter, others; without its last item, in another service.
    void aLinkArrivesWholeOrNotAtAll_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<bool>("isTaken");
        const auto filter = [](qsizetype size) {
            return linkText(
                {.kind = Link::Kind::Users, .filter = QString(size, u'\u3042'), .service = u"far.example.org"_s});
        };
        const QString start = u"labdesk://users?filter="_s;
        QTest::newRow("500 letters that take nine characters each, of another service") << filter(500) << true;
        QTest::newRow("the longest filter") << filter(4000) << true;
        QTest::newRow("the longest link") << start.leftJustified(maxLinkLength, u'a') << true;
        QTest::newRow("three bytes a character") << start.leftJustified(maxLinkLength, u'\u3042') << true;
        QTest::newRow("more than a call takes") << start.leftJustified(3 * maxLinkLength + 1, u'a') << false;
    }
    void aLinkArrivesWholeOrNotAtAll()
    {
        QFETCH(const QString, link);
        QFETCH(const bool, isTaken);
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), {});
        QVERIFY(first.listen());
        const QSignalSpy called(&first, &SingleInstance::called);
        QCOMPARE(handsOver(runtime.path(), {}, link), isTaken);
        QVERIFY(handsOver(runtime.path(), {}, u"labdesk://payors"_s)); // whatever is called comes before it
        QCOMPARE(called.size(), isTaken ? 2 : 1);
        QCOMPARE(called[0].first().toString(), isTaken ? link : u"labdesk://payors"_s);
    }

    void otherDataAreAnotherProgram()
    {
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), u"/somewhere"_s);
        QVERIFY(first.listen());
        QVERIFY(!handsOver(runtime.path(), {}, {}));
        QVERIFY(!handsOver(runtime.path(), u"/elsewhere"_s, {}));
        QVERIFY(handsOver(runtime.path(), u"/somewhere"_s, {}));
    }

    void nobodyElseCanCall()
    {
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), {});
        QVERIFY(first.listen());
        const QFileInfo folder(QFileInfo(first.socketFile()).absolutePath());
        QCOMPARE(folder.permissions() & (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther),
                 QFile::Permissions());
        const QTemporaryDir open;
        QVERIFY(QDir(open.path()).mkdir(u"labdesk"_s));
        QFile::setPermissions(open.filePath(u"labdesk"_s), QFile::Permissions(0x7777));
        QVERIFY(!SingleInstance(open.path(), {}).listen()); // a folder that others can write to
    }

    void aSocketThatWasLeftBehindIsTakenOver()
    {
        const QTemporaryDir runtime;
        {
            SingleInstance killed(runtime.path(), {});
            QVERIFY(killed.listen());
        }
        QFile left(QDir(runtime.path()).filePath(u"labdesk/usual.socket"_s));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        SingleInstance next(runtime.path(), {});
        QVERIFY(next.listen());
        QVERIFY(handsOver(runtime.path(), {}, {}));
    }

    void oneThatIsBusyIsNotTakenForDead()
    {
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), {}); // and nothing is answered here until QTRY
        QVERIFY(first.listen());
        const QSignalSpy called(&first, &SingleInstance::called);
        QVERIFY(SingleInstance(runtime.path(), {}).sendToRunningInstance(u"labdesk://users"_s));
        QVERIFY2(!SingleInstance(runtime.path(), {}).listen(), "nor is its socket taken away");
        QVERIFY(QFile::exists(first.socketFile()) || first.socketFile().startsWith(u"labdesk-"_s));
        QTRY_COMPARE(called.size(), 1);
        QCOMPARE(called[0].first().toString(), u"labdesk://users"_s);
        QVERIFY(handsOver(runtime.path(), {}, {}));
    }

    void whatSaysTooMuchIsCutOff()
    {
        const QTemporaryDir runtime;
        SingleInstance first(runtime.path(), {});
        QVERIFY(first.listen());
        const QSignalSpy called(&first, &SingleInstance::called);
        QLocalSocket socket;
        socket.connectToServer(first.socketFile());
        QTRY_COMPARE(socket.state(), QLocalSocket::ConnectedState);
        socket.write(QByteArray(4 * maxLinkLength, 'x'));
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
        QCOMPARE(called.size(), 0);
    }
};

LABDESK_TEST(tst_singleinstance)
#include "tst_singleinstance.moc"
