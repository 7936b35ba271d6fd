// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/rules.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace architecture {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLines = 600;
constexpr int mostLinesOfAFunction = 60; // between its braces
constexpr int mostMethods = 45;          // of its own: what it overrides and what it signals does not count
constexpr int mostMembers = 24;

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
        {QRegularExpression(u"\\bconnect\\([^,()]+(\\([^()]*\\))?[^,()]*,[^,]+,\\s*(\\[|&?[\\w:]+\\))"_s),
         u"connects to a function without a context object"_s},
        {QRegularExpression(u"\\b(?!QCoreApplication\\b|QApplication\\b|QGuiApplication\\b)\\w+::instance\\(\\)"_s),
         u"reaches for a singleton"_s,
         {u"app"_s}},
        {QRegularExpression(
             u"\\bQEventLoop\\b|\\bprocessEvents\\b|\\bwaitFor(Finished|ReadyRead|Started|BytesWritten|Connected|Disconnected)\\b|\\bexec\\("_s),
         u"blocks on a nested event loop"_s,
         {u"app"_s, u"cli"_s, u"service"_s}},
        {QRegularExpression(u"\\b(QSaveFile|QTemporaryFile|ofstream|fopen)\\b|::(WriteOnly|Append)\\b"_s),
         u"writes a file by itself: writeDurably() is on disk or not there, and writePrivateFile() says why"_s,
         {u"platform"_s, u"service"_s}},
        {QRegularExpression(u"clipboard\\(\\)->set"_s),
         u"goes around output/, through which everything leaves the window"_s,
         {u"output/desktop"_s}},
        {QRegularExpression(u"\\.arg\\(([^();]*, )?[\\w.>-]*(clientUserId|\\bid\\.text\\(\\)|idText)"_s),
         u"puts an ID into a text as it is, also in privacy mode: formatUserName() and formatClientId() mask it"_s,
         {u"domain"_s, u"wire"_s, u"api"_s, u"store"_s, u"platform"_s, u"session"_s, u"output"_s, u"output/desktop"_s,
          u"service"_s}},
        {QRegularExpression(
             u"\\b(id|user|userId)(\\(\\))?(\\.|->)(id\\.)?text\\(\\)\\.(left|right|first|last|mid)\\("_s),
         u"shortens an ID by itself: shortUserId() is the one short form"_s},
        // A list by the name of it; without one, the class may be a list.
        {QRegularExpression(
             u"(?<![\\w.>:])setCurrentIndex\\((?!int\\b)|\\b\\w*(?i:list|rows|table|tree|view)(?:\\(\\))?"
             "(?:\\.|->)(?:setCurrent(?:Index|Item|Row)|selectRow)\\("_s),
         u"selects a row as a click would, which adds it to the others while Ctrl is held: selectOnly()"_s},
        {QRegularExpression(u"\\bresize\\((?![^;]*availableWindowSize)[^;]*\\.px\\("_s),
         u"makes a window that may be larger than its screen: availableWindowSize() bounds it"_s},
        // Only the name of a connection is put into a title; a count is %Ln, and a type of job a fixed text.
        {QRegularExpression(
             u"\\b(?:DialogFrame|setTitle|setWindowTitle)\\((?:[^()]|(\\((?:[^()]++|(?1))*+\\)))*?"
             "(?:\\.arg\\((?!(?:m_)?connection(?:\\.|->)name\\b)|\\bformat(?!JobKind\\b)\\w+\\(|\\bquestion\\b)"_s),
         u"puts a value into a title, which task bars and time trackers keep: DialogFrame::setHeading() shows it"_s},
        // A number brings no place of its own, whoever named it; what others write can.
        {QRegularExpression(
             u"\\.arg(?!\\((?:[\\w.:]|->|\\(\\))*\\b(?:column|count|height|httpStatus|line|lineWidth|lines|month|"
             "number|port|radius|records|refused|size|width)(?:\\(\\))?(?: [-+*/] \\w+)?(?:, \\d+)*(?:, "
             "QChar\\([^()]*\\))?\\))"
             "(\\((?:[^()]++|(?1))*+\\))\\s*\\.arg\\("_s),
         u"fills a text in steps: a %1 of an earlier value is filled by a later one; .arg(name, QString::number(n))"_s},
        {QRegularExpression(u"\\bviews::\\w"_s), u"uses a view of ranges, which clang 14 can't compile"_s},
        {QRegularExpression(u"\\b(TODO|FIXME|XXX)\\b"_s), u"leaves something to do"_s},
        {QRegularExpression(u"\\b(QString|QStringList|\\w+Words) (\\w+::)?\\w+Words\\("_s),
         u"has a function named …Words; what makes a text is format…"_s},
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

/// As clang-format sets them: each brace on a line of its own, below what ends in parentheses.
QStringList longFunctions(const QString &code)
{
    static const QRegularExpression end(u"[;{}:]$|^#|^$"_s);
    static const QRegularExpression name(u"([\\w:~]+)\\("_s);
    static const QRegularExpression type(u"^(template<.*> )?(class|struct|union|enum|namespace)\\b"_s);
    const QStringList lines = code.split(u'\n');
    QStringList found;
    for (qsizetype open = 1; open < lines.size(); ++open) {
        if (lines[open].trimmed() != u'{')
            continue;
        QString head;
        for (qsizetype at = open - 1; at >= 0 && !end.match(lines[at].trimmed()).hasMatch(); --at)
            head.prepend(lines[at].trimmed() + u' ');
        const auto named = name.match(head);
        if (!named.hasMatch() || type.match(head).hasMatch())
            continue;
        const QString closing = lines[open].chopped(1) + u'}';
        qsizetype close = open + 1;
        while (close < lines.size() && !lines[close].startsWith(closing))
            ++close;
        if (const auto count = close - open - 1; count > mostLinesOfAFunction)
            found += u"%1() has %2 lines; a function's budget is %3"_s.arg(named.captured(1))
                         .arg(count)
                         .arg(mostLinesOfAFunction);
    }
    return found;
}

/// What a class declares: its text without what stands in inner braces.
QString declarationsFrom(const QString &code, qsizetype at)
{
    QString flat;
    for (int depth = 1; depth > 0 && at < code.size(); ++at) {
        depth += code[at] == u'{' ? 1 : code[at] == u'}' ? -1 : 0;
        if (depth == 1)
            flat += code[at] == u'}' ? QChar(u';') : code[at];
    }
    return flat;
}

QStringList heavyClasses(const QString &code)
{
    static const QRegularExpression head(u"^ *class (?:Q_\\w+ )?(\\w+)[^;{()]*\\{"_s,
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression signalled(u"Q_SIGNALS:[\\s\\S]*?(?=(public|protected|private)( Q_SLOTS)?:|$)"_s);
    static const QRegularExpression skipped(u"^\\s*(friend|using|static_assert)\\b|\\boverride\\b|\\bQ_\\w+\\("_s);
    static const QRegularExpression member(u"\\bm_\\w+(?=\\s*([=,[][\\s\\S]*)?$)"_s);
    QStringList found;
    auto at = head.globalMatch(code);
    while (at.hasNext()) {
        const auto match = at.next();
        const QString name = match.captured(1);
        QSet<QString> members;
        int methods = 0;
        for (const QString &line : declarationsFrom(code, match.capturedEnd()).remove(signalled).split(u';')) {
            for (auto each = member.globalMatch(line); each.hasNext();)
                members += each.next().captured(0);
            if (line.contains(u'(') && !member.match(line).hasMatch() && !skipped.match(line).hasMatch())
                ++methods;
        }
        if (methods > mostMethods)
            found += u"%1 has %2 methods; a class's budget is %3"_s.arg(name).arg(methods).arg(mostMethods);
        if (members.size() > mostMembers)
            found += u"%1 has %2 members; a class's budget is %3"_s.arg(name).arg(members.size()).arg(mostMembers);
    }
    return found;
}

/// Of a file, without its ending: "userspane".
QString stemOf(const Source &source)
{
    return source.path.section(u'/', -1).section(u'.', 0, 0);
}

} // namespace

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<Source> allSources()
{
    QList<Source> all;
    const QString root = QStringLiteral(SOURCE_ROOT "/src/");
    for (QDirIterator at(root, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories); at.hasNext();) {
        const QString path = at.next();
        all.append({path.mid(root.size()), textOf(path)});
    }
    std::ranges::sort(all, {}, &Source::path);
    return all;
}

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

QStringList drift(const Edges &map, const Edges &built)
{
    const auto listed = [](const Edges &edges, const QString &room) {
        QStringList needs(edges[room].begin(), edges[room].end());
        needs.sort();
        return edges.contains(room) ? room + u": "_s + needs.join(u' ') : u"no "_s + room;
    };
    QStringList found;
    for (const QString &room :
         QSet<QString>(map.keyBegin(), map.keyEnd()) + QSet<QString>(built.keyBegin(), built.keyEnd()))
        if (listed(map, room) != listed(built, room))
            found += u"the map tells %1; CMake %2"_s.arg(listed(map, room), listed(built, room));
    return found;
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
    static const QRegularExpression license(
        u"^// SPDX-FileCopyrightText: [^\\n]+\\n// SPDX-License-Identifier: GPL-3.0-or-later\\n"_s);
    if (!license.match(source.text).hasMatch())
        found += u"does not begin with the two SPDX lines"_s;
    if (const auto lines = source.text.count(u'\n'); lines > mostLines)
        found += u"has %1 lines; the budget is %2"_s.arg(lines).arg(mostLines);
    if (stemOf(source).endsWith(u"words"))
        found += u"is named …words; texts are in …texts"_s;
    return found + longFunctions(code) + heavyClasses(code);
}

QStringList heavyPanes(const QList<Source> &sources)
{
    QMap<QString, qsizetype> lines;
    for (const Source &source : sources)
        if (const QString stem = stemOf(source); stem.endsWith(u"pane") || stem == u"console")
            lines[source.path.section(u'.', 0, 0)] += source.text.count(u'\n');
    QStringList found;
    for (auto at = lines.constBegin(); at != lines.constEnd(); ++at)
        if (at.value() > mostLines)
            found += u"%1 has %2 lines over header and source; the budget is %3"_s.arg(at.key())
                         .arg(at.value())
                         .arg(mostLines);
    return found;
}

QStringList sharedNames(const QList<Source> &sources, const Edges &edges)
{
    QMap<QString, QStringList> rooms;
    for (const Source &source : sources)
        if (QStringList &in = rooms[stemOf(source)]; !in.contains(roomOf(source.path, edges)))
            in += roomOf(source.path, edges);
    rooms.remove(u"main"_s); // each program's
    QStringList found;
    for (auto at = rooms.constBegin(); at != rooms.constEnd(); ++at)
        if (at.value().size() > 1)
            found += at.key() + u": "_s + at.value().join(u' ');
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
        if (!source.path.endsWith(u".cpp") || source.path.endsWith(u"_windows.cpp")) // in place of another file there
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
