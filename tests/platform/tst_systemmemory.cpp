// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/systemmemory.h"
#include "support/testmain.h"

#include <QMap>

using namespace labdesk;
using namespace Qt::StringLiterals;

namespace {

using SystemFiles = QMap<QString, QByteArray>;

constexpr qint64 mib = 1024 * 1024;

/// 16,000 MiB, of which 9,000 are available.
const QByteArray computerMemory
    = "MemTotal:       16384000 kB\nMemFree:         1024000 kB\nMemAvailable:    9216000 kB\n"
      "Buffers:          204800 kB\n";

/// A group of version 2.
SystemFiles unifiedGroup(const QString &path, const QByteArray &most, qint64 used, qint64 cached,
                         const QByteArray &high = "max")
{
    const QString folder = u"/sys/fs/cgroup"_s + path;
    return {{folder + u"/memory.max"_s, most + '\n'},
            {folder + u"/memory.high"_s, high + '\n'},
            {folder + u"/memory.current"_s, QByteArray::number(used) + '\n'},
            {folder + u"/memory.stat"_s,
             "anon 4096\nfile 8192\ninactive_file " + QByteArray::number(cached) + "\nactive_file 4096\n"}};
}

/// A group of version 1.
SystemFiles legacyGroup(const QString &path, const QByteArray &most, qint64 used, qint64 cached)
{
    const QString folder = u"/sys/fs/cgroup/memory"_s + path;
    return {{folder + u"/memory.limit_in_bytes"_s, most + '\n'},
            {folder + u"/memory.usage_in_bytes"_s, QByteArray::number(used) + '\n'},
            {folder + u"/memory.stat"_s,
             "cache 4096\ninactive_file 1\ntotal_inactive_file " + QByteArray::number(cached) + '\n'}};
}

QByteArray mebibytes(qint64 count)
{
    return QByteArray::number(count * mib);
}

} // namespace

class tst_systemmemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheComputerAndTheLimitsOfItsGroups_data();
    void readsTheComputerAndTheLimitsOfItsGroups();
    void saysNothingWhereTheComputerDoesNot_data();
    void saysNothingWhereTheComputerDoesNot();
    void thisComputerHasMemory();
};

void tst_systemmemory::readsTheComputerAndTheLimitsOfItsGroups_data()
{
    QTest::addColumn<QByteArray>("groups"); // /proc/self/cgroup
    QTest::addColumn<SystemFiles>("files");
    QTest::addColumn<qint64>("total"); // MiB
    QTest::addColumn<qint64>("available");
    const auto row = [](const char *name, const QByteArray &groups, const QList<SystemFiles> &files, qint64 total,
                        qint64 available) {
        SystemFiles all;
        for (const SystemFiles &one : files)
            all.insert(one);
        QTest::newRow(name) << groups << all << total << available;
    };
    const QByteArray inApp = "0::/user.slice/app.scope\n";
    row("no groups", "", {}, 16'000, 9'000);
    row("a group without files of memory", inApp, {}, 16'000, 9'000);
    row("a group without a limit", inApp, {unifiedGroup(u"/user.slice/app.scope"_s, "max", 700 * mib, 0)}, 16'000,
        9'000);
    row("a group with a limit", inApp, {unifiedGroup(u"/user.slice/app.scope"_s, mebibytes(2'000), 700 * mib, 0)},
        2'000, 1'300);
    row("cached files give way", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, mebibytes(2'000), 700 * mib, 200 * mib)}, 2'000, 1'500);
    row("more cached files than there is memory in use", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, mebibytes(2'000), 700 * mib, 900 * mib)}, 2'000, 2'000);
    row("a group that is over its limit", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, mebibytes(2'000), 2'100 * mib, 0)}, 2'000, 0);
    row("a limit at which the group is slowed down", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, "max", 700 * mib, 0, mebibytes(1'500))}, 1'500, 800);
    row("a limit of a group around it", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, "max", 700 * mib, 0),
         unifiedGroup(u"/user.slice"_s, mebibytes(4'000), 3'500 * mib, 0)},
        4'000, 500);
    row("a higher limit around it that is nearly reached", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, mebibytes(2'000), 700 * mib, 0),
         unifiedGroup(u"/user.slice"_s, mebibytes(4'000), 3'900 * mib, 0)},
        2'000, 100);
    row("a limit above what the computer has", inApp,
        {unifiedGroup(u"/user.slice/app.scope"_s, mebibytes(32'000), 700 * mib, 0)}, 16'000, 9'000);
    row("a container that sees its own group as the root", "0::/\n",
        {unifiedGroup(QString(), mebibytes(1'000), 100 * mib, 0)}, 1'000, 900);
    row("version 1", "12:cpu,cpuacct:/a\n5:memory:/a\n1:name=systemd:/a\n",
        {legacyGroup(u"/a"_s, mebibytes(3'000), 1'000 * mib, 500 * mib)}, 3'000, 2'500);
    row("version 1, several controllers at once", "5:cpu,memory:/a\n",
        {legacyGroup(u"/a"_s, mebibytes(3'000), 1'000 * mib, 0)}, 3'000, 2'000);
    row("version 1 without a limit", "5:memory:/a\n", {legacyGroup(u"/a"_s, "9223372036854771712", 1'000 * mib, 0)},
        16'000, 9'000);
    row("version 1, the group of another controller", "5:cpu:/a\n", {legacyGroup(u"/a"_s, mebibytes(3'000), 0, 0)},
        16'000, 9'000);
    row("a container that is told the path of its host", "5:memory:/docker/0123\n",
        {legacyGroup(QString(), mebibytes(1'000), 100 * mib, 0)}, 1'000, 900);
    row("both versions", "5:memory:/a\n0::/a\n", {legacyGroup(u"/a"_s, mebibytes(3'000), 1'000 * mib, 0)}, 3'000,
        2'000);
    row("a path with a colon", "0::/a:b\n", {unifiedGroup(u"/a:b"_s, mebibytes(2'000), 0, 0)}, 2'000, 2'000);
    row("no line of a group", "nonsense\n:\n5\n\n", {}, 16'000, 9'000);
    row("limits that aren't numbers", inApp, {unifiedGroup(u"/user.slice/app.scope"_s, "-5", 0, 0, "many")}, 16'000,
        9'000);
}

void tst_systemmemory::readsTheComputerAndTheLimitsOfItsGroups()
{
    QFETCH(QByteArray, groups);
    QFETCH(SystemFiles, files);
    QFETCH(qint64, total);
    QFETCH(qint64, available);
    files[u"/proc/meminfo"_s] = computerMemory;
    files[u"/proc/self/cgroup"_s] = groups;
    const auto memory = linuxMemory([&files](const QString &path) {
        return files.contains(path) ? std::optional(files.value(path)) : std::nullopt;
    });
    QVERIFY(memory);
    QCOMPARE(memory->total / mib, total);
    QCOMPARE(memory->available / mib, available);
}

void tst_systemmemory::saysNothingWhereTheComputerDoesNot_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no such file") << QByteArray();
    QTest::newRow("a kernel without the field") << QByteArray("MemTotal: 16384000 kB\nMemFree: 1024000 kB\n");
    QTest::newRow("no number") << QByteArray("MemTotal: 16384000 kB\nMemAvailable: lots kB\n");
    QTest::newRow("no total") << QByteArray("MemAvailable: 1024 kB\n");
}

void tst_systemmemory::saysNothingWhereTheComputerDoesNot()
{
    QFETCH(QByteArray, text);
    QVERIFY(!linuxMemory([&text](const QString &) { return text.isEmpty() ? std::nullopt : std::optional(text); }));
}

void tst_systemmemory::thisComputerHasMemory()
{
    const auto memory = systemMemory();
    QVERIFY(memory);
    QVERIFY(memory->available > 0);
    QVERIFY(memory->available <= memory->total);
}

LABDESK_TEST(tst_systemmemory)
#include "tst_systemmemory.moc"
