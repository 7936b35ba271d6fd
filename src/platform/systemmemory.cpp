// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/systemmemory.h"

#include <QFile>
#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The files of a control group that matter here; their names depend on the version.
struct GroupFiles
{
    const char *folder;
    QList<const char *> limits;
    const char *used;
    const char *reclaimable; ///< in memory.stat: cached files, which the kernel drops first
};

const GroupFiles &groupFiles(bool isUnified)
{
    static const GroupFiles unified{"/sys/fs/cgroup", {"memory.max", "memory.high"}, "memory.current", "inactive_file"};
    static const GroupFiles legacy{
        "/sys/fs/cgroup/memory", {"memory.limit_in_bytes"}, "memory.usage_in_bytes", "total_inactive_file"};
    return isUnified ? unified : legacy;
}

/// Nothing for other text, such as "max".
std::optional<qint64> numberOf(const std::optional<QByteArray> &text)
{
    bool isNumber = false;
    const qint64 number = text ? text->trimmed().toLongLong(&isNumber) : 0;
    return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

/// The number after a name at the beginning of a line.
std::optional<qint64> fieldOf(const std::optional<QByteArray> &text, QByteArrayView name)
{
    for (const QByteArray &line : text.value_or(QByteArray()).split('\n'))
        if (const QList<QByteArray> words = line.simplified().split(' '); words.size() > 1 && words[0] == name)
            return numberOf(words[1]);
    return std::nullopt;
}

void applyGroup(SystemMemory &memory, const QString &path, const GroupFiles &files, const ReadSystemFile &read)
{
    constexpr qint64 noLimit = qint64(1) << 60; // version 1 uses a huge number for "no limit"
    const auto readNumber = [&](const char *name) { return numberOf(read(path + u'/' + QLatin1StringView(name))); };
    for (const char *name : files.limits) {
        const auto limit = readNumber(name);
        if (!limit || *limit >= noLimit)
            continue;
        memory.total = std::min(memory.total, *limit);
        const qint64 used = readNumber(files.used).value_or(0);
        const qint64 cached = fieldOf(read(path + "/memory.stat"_L1), files.reclaimable).value_or(0);
        memory.available = std::min(memory.available, std::max<qint64>(0, *limit - used + std::min(cached, used)));
    }
}

/// A group is limited by the groups around it, too. In a container, the path may be one of the host that isn't there.
void applyGroups(SystemMemory &memory, QString group, const GroupFiles &files, const ReadSystemFile &read)
{
    const QString folder = QString::fromLatin1(files.folder);
    for (; group.size() > 1; group.truncate(std::max<qsizetype>(0, group.lastIndexOf(u'/'))))
        applyGroup(memory, folder + group, files, read);
    applyGroup(memory, folder, files, read);
}

} // namespace

std::optional<SystemMemory> linuxMemory(const ReadSystemFile &read)
{
    constexpr qint64 unit = 1024; // "kB" in the file
    const auto computer = read(u"/proc/meminfo"_s);
    const auto total = fieldOf(computer, "MemTotal:");
    const auto available = fieldOf(computer, "MemAvailable:");
    if (!total || !available)
        return std::nullopt;
    SystemMemory memory{*total * unit, *available * unit};
    // Each line has a number, the controllers, and the path; version 2 names no controllers.
    for (const QByteArray &line : read(u"/proc/self/cgroup"_s).value_or(QByteArray()).split('\n')) {
        const qsizetype controllers = line.indexOf(':') + 1;
        const qsizetype path = line.indexOf(':', controllers) + 1;
        if (controllers == 0 || path == 0)
            continue;
        const QList<QByteArray> names = line.sliced(controllers, path - 1 - controllers).split(',');
        const bool isUnified = names == QList<QByteArray>{QByteArray()};
        if (isUnified || names.contains("memory"))
            applyGroups(memory, QString::fromUtf8(line.sliced(path)), groupFiles(isUnified), read);
    }
    return memory;
}

#ifdef Q_OS_LINUX
std::optional<SystemMemory> systemMemory()
{
    return linuxMemory([](const QString &path) -> std::optional<QByteArray> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll();
    });
}
#endif

} // namespace labdesk
