// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <random>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

constexpr qint64 sectorSize = 512;

QString folderOf(const QString &path)
{
    return path.left(std::max<qsizetype>(path.lastIndexOf(u'/'), 1));
}

quint64 inodeOf(const QString &path)
{
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_ino : 0;
}

/// Renames a file, or a folder with all in it. A file gets its new name in another folder even if that of the old one
/// was lost.
void rename(std::map<QString, int> &names, const QString &from, const QString &to, int moving)
{
    if (!names.contains(from) && moving >= 0)
        names[to] = moving;
    std::map<QString, int> moved;
    for (auto at = names.begin(); at != names.end();) {
        if (at->first != from && !at->first.startsWith(from + u'/')) {
            ++at;
            continue;
        }
        moved[to + at->first.mid(from.size())] = at->second;
        at = names.erase(at);
    }
    for (const auto &[name, file] : moved)
        names[name] = file;
}

} // namespace

Disk::Disk(const QString &folder)
{
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        if (all.fileInfo().isDir()) {
            m_names[path.mid(folder.size())] = -1;
            continue;
        }
        QFile file(path);
        if (!file.open(QFile::ReadOnly))
            qFatal("%s can't be read", qPrintable(path));
        m_names[path.mid(folder.size())] = fileOf(inodeOf(path), true);
        m_contents.back() = file.readAll();
    }
}

/// The number of a deleted file is given to a new one, sooner or later.
int Disk::fileOf(quint64 inode, bool isNew)
{
    if (isNew || !m_inodes.contains(inode)) {
        m_inodes[inode] = int(m_contents.size());
        m_contents.emplace_back();
    }
    return m_inodes[inode];
}

bool Disk::read(const QByteArray &trace)
{
    for (qsizetype at = 0; at < trace.size();) {
        const qsizetype end = trace.indexOf('\n', at);
        const QList<QByteArray> words = trace.mid(at, end - at).split(' ');
        if (end < 0 || words.size() != 4 || words[0].size() != 1)
            return false;
        const QByteArray bytes = trace.mid(end + 1, words[3].toLongLong());
        at = end + 1 + bytes.size();
        const quint64 inode = words[1].toULongLong();
        Step step{.kind = words[0][0], .place = words[2].toLongLong(), .bytes = {}, .path = {}, .to = {}};
        if (QByteArrayView("CAWTSL").contains(step.kind) || (step.kind == 'R' && m_inodes.contains(inode)))
            step.file = fileOf(inode, step.kind == 'C' || step.kind == 'A');
        if (step.kind == 'W') {
            step.bytes = bytes;
        } else {
            const QList<QByteArray> paths = bytes.split('\0');
            step.path = QFile::decodeName(paths[0]);
            step.to = QFile::decodeName(paths.value(1));
        }
        m_steps.push_back(std::move(step));
    }
    return true;
}

/// The steps before `end` that a power failure may undo.
std::vector<size_t> Disk::pendingSteps(size_t end) const
{
    std::vector<size_t> pending;
    for (size_t at = 0; at < end; ++at) {
        const Step &step = m_steps[at];
        if (step.kind == 'S')
            std::erase_if(pending,
                          [&](size_t one) { return !m_steps[one].isNames() && m_steps[one].file == step.file; });
        else if (step.kind == 'D')
            std::erase_if(pending, [&](size_t one) {
                const Step &name = m_steps[one];
                return name.isNames() && folderOf(name.kind == 'R' ? name.to : name.path) == step.path;
            });
        else if (step.isNames() || step.kind == 'W' || step.kind == 'T')
            pending.push_back(at);
    }
    return pending;
}

void Disk::change(QByteArray &content, const Step &step, const std::function<bool(int sector)> &survives)
{
    if (step.kind == 'T') {
        if (!survives(0))
            return;
        const qsizetype before = content.size();
        content.resize(step.place);
        if (before < content.size())
            std::fill(content.begin() + before, content.end(), '\0');
        return;
    }
    for (qint64 done = 0; done < step.bytes.size();) {
        const qint64 place = step.place + done;
        const qint64 size = std::min(sectorSize - place % sectorSize, step.bytes.size() - done);
        if (survives(int(done / sectorSize) + int(done % sectorSize > 0))) {
            const qsizetype before = content.size();
            if (before < place + size)
                content.resize(place + size);
            if (before < place)
                std::fill(content.begin() + before, content.begin() + place, '\0');
            std::copy_n(step.bytes.begin() + done, size, content.begin() + place);
        }
        done += size;
    }
}

Disk::Tree Disk::treeAt(size_t end, const Survives &survives) const
{
    std::map<QString, int> names = m_names;
    std::vector<QByteArray> contents = m_contents;
    for (size_t at = 0; at < end; ++at) {
        const Step &step = m_steps[at];
        if (step.kind == 'W' || step.kind == 'T') {
            change(contents[size_t(step.file)], step, [&](int sector) { return survives(at, sector); });
        } else if (step.isNames() && survives(at, 0)) {
            if (step.kind == 'C' || step.kind == 'L')
                names[step.path] = step.file;
            else if (step.kind == 'M')
                names[step.path] = -1;
            else if (step.kind == 'U')
                names.erase(step.path);
            else
                rename(names, step.path, step.to, step.file);
        }
    }
    Tree tree;
    for (const auto &[name, file] : names)
        if (const QString folder = folderOf(name); folder == u"/" || names.contains(folder)) // else lost with it
            tree[file < 0 ? name + u'/' : name] = file < 0 ? QByteArray() : contents[size_t(file)];
    return tree;
}

void Disk::replay(int chances, const char *unread, const std::function<bool(const State &)> &look) const
{
    bool goesOn = true;
    std::set<std::pair<int, QByteArray>> seen;
    int marks = 0;
    for (size_t end = 0; goesOn && end <= m_steps.size(); ++end) {
        marks += end > 0 && m_steps[end - 1].kind == 'K';
        const std::vector<size_t> pending = pendingSteps(end);
        const auto isPending = [&](size_t at) { return std::ranges::binary_search(pending, at); };
        const auto see = [&](const char *lost, const Survives &survives) {
            State state{treeAt(end, [&](size_t at, int sector) { return !isPending(at) || survives(at, sector); }),
                        marks, u"after step %1, %2"_s.arg(QString::number(end), QString::fromLatin1(lost))};
            if (unread)
                std::erase_if(state.tree,
                              [unread](const auto &file) { return file.first.contains(QLatin1StringView(unread)); });
            QCryptographicHash hash(QCryptographicHash::Sha1);
            for (const auto &[name, content] : state.tree) {
                hash.addData(name.toUtf8() + ' ' + QByteArray::number(content.size()) + '\n');
                hash.addData(content);
            }
            if (seen.insert({marks, hash.result()}).second)
                goesOn = goesOn && look(state);
        };
        see("all written", [](size_t, int) { return true; });
        if (pending.empty())
            continue;
        see("nothing written that wasn't synced", [](size_t, int) { return false; });
        see("names written alone", [&](size_t at, int) { return m_steps[at].isNames(); });
        see("data written alone", [&](size_t at, int) { return !m_steps[at].isNames(); });
        for (int chance = 0; chance < chances; ++chance) {
            std::mt19937 random(unsigned(end * 1000) + unsigned(chance));
            const size_t lastName = pending[random() % pending.size()];
            see("sectors written by chance",
                [&](size_t at, int) { return m_steps[at].isNames() ? at <= lastName : random() % 2 == 0; });
        }
    }
}

void Disk::make(const Tree &tree, const QString &folder)
{
    for (const auto &[name, content] : tree) {
        const QString path = folder + name;
        if (!QDir().mkpath(name.endsWith(u'/') ? path : QFileInfo(path).path()))
            qFatal("%s can't be made", qPrintable(path));
        if (name.endsWith(u'/'))
            continue;
        QFile file(path);
        if (!file.open(QFile::WriteOnly, QFile::ReadOwner | QFile::WriteOwner) || file.write(content) != content.size())
            qFatal("%s can't be written", qPrintable(path));
    }
    age(folder);
}

void Disk::age(const QString &folder)
{
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (!file.open(QFile::ReadWrite)
            || !file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime))
            qFatal("%s can't be aged", qPrintable(file.fileName()));
    }
}

} // namespace labdesk::tests
