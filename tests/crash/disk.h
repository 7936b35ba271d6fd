// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace labdesk::tests {

/// A folder as it may be found after a power failure: replays what writetrace.cpp has written down, up to any of its
/// steps. What was synced is there. Of the rest, sectors of 512 bytes are there or not, each for itself, as are
/// lengths; names changed in the order in which the program changed them, up to any of them.
class Disk
{
public:
    using Tree = std::map<QString, QByteArray>; ///< a folder has no content, and a slash at its end

    /// `folder` as it is now, before the program runs.
    explicit Disk(const QString &folder);
    Tree tree() const { return treeAt(0, {}); }

    /// What the program has done there; false if the trace can't be read.
    bool read(const QByteArray &trace);

    struct State
    {
        Tree tree;
        int marks = 0; ///< that the program had set
        QString name;  ///< which step, and what was lost
    };
    /// Every different state after each step, until `look` returns false. `chances`: how often sectors are lost by
    /// chance. `unread`: in the names of files that make no difference; null: all do.
    void replay(int chances, const char *unread, const std::function<bool(const State &)> &look) const;
    size_t steps() const { return m_steps.size(); }

    static void make(const Tree &tree, const QString &folder);
    static void age(const QString &folder); ///< by an hour: a lock that was left isn't waited for

private:
    struct Step
    {
        char kind;
        int file = -1;    ///< a number of its own for each file that ever was
        qint64 place = 0; ///< of a write; or a length
        QByteArray bytes;
        QString path, to;
        bool isNames() const { return QByteArrayView("CLRUM").contains(kind); }
    };
    using Survives = std::function<bool(size_t step, int sector)>;
    int fileOf(quint64 inode, bool isNew);
    Tree treeAt(size_t end, const Survives &survives) const;
    std::vector<size_t> pendingSteps(size_t end) const;
    static void change(QByteArray &content, const Step &step, const std::function<bool(int sector)> &survives);

    std::map<QString, int> m_names; ///< before the program ran; a folder has -1
    std::vector<QByteArray> m_contents;
    QHash<quint64, int> m_inodes;
    std::vector<Step> m_steps;
};

} // namespace labdesk::tests
