// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/pendingwrites.h"
#include "support/owneralone.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

AuditRecord intentAbout(const QString &target)
{
    return {.at = QDateTime(QDate(2026, 11, 22), QTime(9, 0), Qt::UTC),
            .who = u"anna"_s,
            .connection = u"Praxis – «Nord»"_s,
            .environment = u"production"_s,
            .operation = u"changeZone"_s,
            .target = target,
            .outcome = u"unknown"_s};
}

QStringList targetsOf(const std::vector<PendingWrites::Leftover> &left)
{
    QStringList targets;
    for (const PendingWrites::Leftover &one : left)
        targets += one.record.target;
    return targets;
}

} // namespace

/// Writes that were on their way when the program ended. Whether it is killed or goes makes no difference to the file.
class tst_pendingwrites : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;

    QStringList leftNow() const
    {
        PendingWrites next;
        return targetsOf(next.open(m_path));
    }

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u"/audit.pending"_s); }

    void whatIsNotClearedIsFound()
    {
        {
            PendingWrites intents;
            QVERIFY(intents.open(m_path).empty());
            const int first = intents.begin(intentAbout(u"first"_s));
            const int second = intents.begin(intentAbout(u"second"_s));
            const int third = intents.begin(intentAbout(u"third"_s));
            QVERIFY(first > 0 && second > 0 && third > 0 && first != second && second != third);
            intents.clear(second);
        }
        PendingWrites next;
        const auto left = next.open(m_path);
        QCOMPARE(targetsOf(left), (QStringList{u"first"_s, u"third"_s}));
        AuditRecord expected = intentAbout(u"first"_s);
        expected.number = 1;
        QCOMPARE(left.front().record, expected);
        for (const PendingWrites::Leftover &one : left)
            next.clear(one.slot);
    }

    void aFreedSlotIsUsedAgain()
    {
        PendingWrites intents;
        QVERIFY(intents.open(m_path).empty());
        for (int turn = 0; turn < 3 * PendingWrites::maxSlots; ++turn) {
            const int slot = intents.begin(intentAbout(u"one of many"_s));
            QCOMPARE(slot, 1);
            intents.clear(slot);
            intents.free(slot);
        }
        QVERIFY(QFile(m_path).size() <= 4096);
    }

    void aSlotThatIsLeftIsNotWrittenOver()
    {
        {
            PendingWrites intents;
            QVERIFY(intents.open(m_path).empty());
            QCOMPARE(intents.begin(intentAbout(u"of the first run"_s)), 1);
        }
        {
            PendingWrites intents;
            QCOMPARE(intents.open(m_path).size(), size_t(1));
            QCOMPARE(intents.begin(intentAbout(u"of the second run"_s)), 2);
        }
        QCOMPARE(leftNow(), (QStringList{u"of the first run"_s, u"of the second run"_s}));
    }

    void moreThanThereIsRoomForAreNotKept()
    {
        {
            PendingWrites intents;
            QVERIFY(intents.open(m_path).empty());
            for (int slot = 1; slot <= PendingWrites::maxSlots; ++slot)
                QCOMPARE(intents.begin(intentAbout(QString::number(slot))), slot);
            QCOMPARE(intents.begin(intentAbout(u"too many"_s)), 0);
            intents.clear(0);
            intents.free(0);
        }
        QCOMPARE(leftNow().size(), qsizetype(PendingWrites::maxSlots));
    }

    void aSlotThatWasCutOffIsNone()
    {
        {
            PendingWrites intents;
            QVERIFY(intents.open(m_path).empty());
            intents.begin(intentAbout(u"cut off"_s));
            intents.begin(intentAbout(u"whole"_s));
        }
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadWrite));
        const qsizetype length = file.read(4096).indexOf('\n') + 1;
        QVERIFY(length > 100);
        for (qsizetype at = length - 1; at >= 0; --at) { // shorter at each turn
            QVERIFY(file.seek(at) && file.write("\0", 1) == 1 && file.flush());
            QCOMPARE(leftNow(), QStringList{u"whole"_s});
        }
    }

    void anyTextFits()
    {
        AuditRecord large = intentAbout(QString(200, QChar(0x1)));
        large.connection = QString(200, QChar(0x4e2d));
        {
            PendingWrites intents;
            QVERIFY(intents.open(m_path).empty());
            QCOMPARE(intents.begin(large), 1);
        }
        QCOMPARE(leftNow(), QStringList{large.target});
    }

    void twoProgramsDoNotShareIt()
    {
        PendingWrites first;
        QVERIFY(first.open(m_path).empty());
        QVERIFY(first.begin(intentAbout(u"of the first"_s)) > 0);
        PendingWrites second;
        QVERIFY(second.open(m_path).empty());
        QCOMPARE(second.begin(intentAbout(u"of the second"_s)), 0);
    }

    void whereThereCanBeNoFileNothingIsKept()
    {
        QFile inTheWay(m_folder.filePath(u"file"_s));
        QVERIFY(inTheWay.open(QFile::WriteOnly));
        PendingWrites intents;
        QVERIFY(intents.open(inTheWay.fileName() + u"/audit.pending"_s).empty());
        QCOMPARE(intents.begin(intentAbout(u"nowhere"_s)), 0);
    }

    void s13_isForItsOwnerAlone()
    {
        PendingWrites intents;
        {
            const OpenHanded others;
            intents.open(m_path);
        }
        QVERIFY(onlyOwnerMay(m_path));
    }
};

LABDESK_TEST(tst_pendingwrites)
#include "tst_pendingwrites.moc"
