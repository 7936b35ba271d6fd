// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/rules.h"

#include <QRegularExpression>

#include <algorithm>

namespace architecture {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLines = 400;

const QRegularExpression includeLine(u"^\\s*#\\s*include\\s+\"([^\"]+)\""_s, QRegularExpression::MultilineOption);

/// What may not stand in a file, whatever room it is in but those of `notIn`.
struct Ban
{
    QRegularExpression pattern;
    QString problem;
    QStringList notIn = {};
};

const QList<Ban> &bans()
{
    static const QList<Ban> all{
        {QRegularExpression(u"\\bconnect\\([^,()]+(\\([^()]*\\))?[^,()]*,[^,]+,\\s*\\["_s),
         u"connects to a lambda without a context object"_s},
        {QRegularExpression(u"\\b(?!QCoreApplication\\b|QApplication\\b|QGuiApplication\\b)\\w+::instance\\(\\)"_s),
         u"reaches for a singleton"_s,
         {u"app"_s}},
        {QRegularExpression(
             u"\\bQEventLoop\\b|\\bprocessEvents\\b|\\bwaitFor(Finished|ReadyRead|Started|BytesWritten|Connected|Disconnected)\\b|(\\.|->)exec\\("_s),
         u"blocks on a nested event loop"_s,
         {u"app"_s, u"service"_s}},
        {QRegularExpression(u"clipboard\\(\\)->set"_s),
         u"goes around output/, through which everything leaves the window"_s,
         {u"output"_s}},
        {QRegularExpression(u"\\b(TODO|FIXME|XXX)\\b"_s), u"leaves something to do"_s},
    };
    return all;
}

QStringList wrongIncludes(const Source &source, const QString &room, const Edges &edges)
{
    QStringList found;
    auto at = includeLine.globalMatch(source.text);
    while (at.hasNext()) {
        const QString header = at.next().captured(1);
        if (header.contains(u"./"))
            found += u"%1 is included by a relative path"_s.arg(header);
        if (!header.contains(u'/'))
            continue; // made by uic or moc
        const QString target = roomOf(header, edges);
        if (target.isEmpty())
            found += u"%1 is in no room"_s.arg(header);
        else if (target != room && !edges[room].contains(target))
            found += u"%1/ may not include %2/ (%3)"_s.arg(room, target, header);
    }
    return found;
}

} // namespace

Edges parseEdges(const QString &text)
{
    Edges edges;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList needs = line.section(u':', 1).split(u' ', Qt::SkipEmptyParts);
        edges.insert(line.section(u':', 0, 0), QSet<QString>(needs.begin(), needs.end()));
    }
    return edges;
}

Edges parseReadme(const QString &text)
{
    static const QRegularExpression row(u"^\\| `([a-z/]+)` \\|.*\\| ([a-z/ –]+) \\|$"_s,
                                        QRegularExpression::MultilineOption);
    Edges edges;
    auto at = row.globalMatch(text);
    while (at.hasNext()) {
        const auto match = at.next();
        QStringList needs = match.captured(2).split(u' ', Qt::SkipEmptyParts);
        needs.removeAll(u"–"_s);
        edges.insert(match.captured(1), QSet<QString>(needs.begin(), needs.end()));
    }
    return edges;
}

QString roomOf(const QString &path, const Edges &edges)
{
    for (QString folder = path.section(u'/', 0, -2); !folder.isEmpty(); folder = folder.section(u'/', 0, -2))
        if (edges.contains(folder))
            return folder;
    return {};
}

QString codeOf(const QString &text)
{
    static const QRegularExpression skipped(
        u"R\"\\w*\\([\\s\\S]*?\\)\\w*\"|\"(\\\\.|[^\"\\\\\\n])*\"|'(\\\\.|[^'\\\\\\n])'|//[^\\n]*|/\\*[\\s\\S]*?\\*/"_s);
    QString code;
    qsizetype from = 0;
    auto at = skipped.globalMatch(text);
    while (at.hasNext()) {
        const auto match = at.next();
        code += text.mid(from, match.capturedStart() - from);
        code += match.captured().startsWith(u'/') ? QString(match.captured().count(u'\n'), u'\n') : u"\"\""_s;
        from = match.capturedEnd();
    }
    return code + text.mid(from);
}

QStringList problems(const Source &source, const Edges &edges)
{
    const QString room = roomOf(source.path, edges);
    if (room.isEmpty())
        return {u"stands in no room"_s};
    QStringList found = wrongIncludes(source, room, edges);
    const QString code = codeOf(source.text);
    for (const Ban &ban : bans())
        if (!ban.notIn.contains(room) && ban.pattern.match(code).hasMatch())
            found += ban.problem;
    static const QRegularExpression licence(
        u"^// SPDX-FileCopyrightText: [^\\n]+\\n// SPDX-License-Identifier: GPL-3.0-or-later\\n"_s);
    if (!licence.match(source.text).hasMatch())
        found += u"does not begin with the two SPDX lines"_s;
    if (const auto lines = source.text.count(u'\n'); lines > mostLines)
        found += u"has %1 lines; the budget is %2"_s.arg(lines).arg(mostLines);
    return found;
}

QStringList cycles(const Edges &edges)
{
    QStringList found;
    QSet<QString> settled;
    QStringList way;
    const std::function<void(const QString &)> walk = [&](const QString &room) {
        if (const auto at = way.indexOf(room); at >= 0) {
            found += (way.mid(at) + QStringList{room}).join(u" > "_s);
            return;
        }
        if (settled.contains(room))
            return;
        way += room;
        for (const QString &need : edges.value(room))
            walk(need);
        way.removeLast();
        settled += room;
    };
    for (auto at = edges.keyBegin(); at != edges.keyEnd(); ++at)
        walk(*at);
    return found;
}

QHash<QString, QStringList> splitClasses(const QList<Source> &sources)
{
    // A definition begins its line, and names its class before the function: "bool Console::mayClose()". A class within
    // another has the names of both.
    static const QRegularExpression definition(
        u"^(?!\\s|using |namespace |return |#)[^\\n;=(]*?\\b((?:[A-Z]\\w*::)*[A-Z]\\w*)::~?\\w+\\("_s,
        QRegularExpression::MultilineOption);
    QHash<QString, QStringList> files;
    for (const Source &source : sources) {
        if (!source.path.endsWith(u".cpp"))
            continue;
        auto at = definition.globalMatch(codeOf(source.text));
        const QString folder = source.path.section(u'/', 0, -2);
        while (at.hasNext()) {
            QStringList &in = files[folder + u'/' + at.next().captured(1)];
            if (!in.contains(source.path))
                in += source.path;
        }
    }
    files.removeIf([](const auto &entry) { return entry.value().size() < 2; });
    return files;
}

} // namespace architecture
