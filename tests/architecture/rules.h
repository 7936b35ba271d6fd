// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace architecture {

/// A source file: its path below src/ and its text.
struct Source
{
    QString path;
    QString text;
};

/// All of src/, by path.
QList<Source> allSources();
/// What a file holds; nothing when there is none.
QString textOf(const QString &path);

/// Which rooms a room may include, by the room's folder: "views/users". From the NEEDS of each labdesk_layer().
using Edges = QHash<QString, QSet<QString>>;

/// The edges as CMake wrote them: a line "room: need need" for each room.
Edges parseEdges(const QString &text);
/// The edges as the table of src/README.md tells them: `room` in the first cell, the needs in the last.
Edges parseReadme(const QString &text);

/// Where the map and CMake disagree, a sentence each.
QStringList drift(const Edges &map, const Edges &built);

/// The room a file stands in: the longest of the rooms that its path begins with; empty when it is in none.
QString roomOf(const QString &path, const Edges &edges);

/// The text without comments, and with string literals emptied but for those of #include lines.
QString codeOf(const QString &text);

/// What is wrong with one file, a sentence each.
QStringList problems(const Source &source, const Edges &edges);

/// Panes, and the console, that are over the budget of a file in header and source together: "the path and by how
/// much".
QStringList heavyPanes(const QList<Source> &sources);

/// Names of files that stand in more than one room: a search for one shows both.
QStringList sharedNames(const QList<Source> &sources, const Edges &edges);

/// Rooms that reach themselves by way of others: "a > b > a".
QStringList cycles(const Edges &edges);

/// Classes whose member functions are defined in more than one .cpp file: "Console (a.cpp, b.cpp)".
QHash<QString, QStringList> splitClasses(const QList<Source> &sources);

} // namespace architecture
