// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pastedids.h"

#include "domain/link.h"
#include "domain/textnormalization.h"
#include "store/foreachsegment.h"
#include "store/pastedforms.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringView>

#include <algorithm>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using PastedLine = QStringList;

bool isLineEnd(QChar c)
{
    return (c >= u'\n' && c <= u'\r') || c == u'\u0085' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

/// Returns the ID from a link to a user, and any other text unchanged.
QString linkedId(const QString &text)
{
    const auto link = text.contains("labdesk:"_L1, Qt::CaseInsensitive) ? parseLink(text) : std::nullopt;
    return link && link->kind == Link::Kind::User ? link->id : text;
}

/// Removes the apostrophe that keeps spreadsheets from evaluating a cell as a formula.
QString withoutApostrophe(const QString &cell)
{
    const QString rest = cell.sliced(cell.startsWith(u'\'') ? 1 : 0).trimmed();
    const bool hasApostrophe
        = !rest.isEmpty() && rest.size() < cell.size() && u"=+-@\uff1d\uff0b\uff0d\uff20"_s.contains(rest.front());
    return hasApostrophe ? rest : cell;
}

/// Removes the quotes, brackets, and spaces that people and programs put around an ID.
QString bareId(QStringView text)
{
    const QStringView around = u"\"'`“”‘’";
    const QString seen = withoutInvisible(text.toString());
    qsizetype begin = 0;
    qsizetype end = seen.size();
    const auto isQuote = [&](QChar c) { return around.contains(c); };
    const auto isTrimmable = [&](QChar c) { return c.isSpace() || isQuote(c); };
    while (begin < end && isTrimmable(seen[begin]))
        ++begin;
    while (end > begin && (begin > 0 || seen[end - 1].isSpace() || std::ranges::count_if(seen, isQuote) == 1)
           && isTrimmable(seen[end - 1])) // otherwise it closes a quote within the ID
        --end;
    return linkedId(seen.sliced(begin, end - begin));
}

/// Lines of cells in the format of spreadsheets and CSV files. Empty lines are skipped.
class PastedTable
{
public:
    PastedTable(QStringView text, QChar separator) : m_text(text), m_separator(separator) { }

    std::vector<PastedLine> lines()
    {
        std::vector<PastedLine> all;
        while (m_at < m_text.size())
            if (PastedLine line = next();
                std::any_of(line.begin(), line.end(), [](const QString &cell) { return !cell.isEmpty(); }))
                all.push_back(std::move(line));
        return all;
    }

private:
    PastedLine next()
    {
        PastedLine line;
        while (true) {
            line += cell();
            const bool isEnd = m_at >= m_text.size() || isLineEnd(m_text[m_at]);
            ++m_at; // past the separator or the end of the line
            if (isEnd)
                return line;
        }
    }

    bool endsCell(qsizetype at) const
    {
        return at >= m_text.size() || m_text[at] == m_separator || isLineEnd(m_text[at]);
    }

    /// A quotation mark begins a quoted cell only if another one closes it.
    QString cell()
    {
        const qsizetype begin = m_at;
        if (m_at < m_text.size() && m_text[m_at] == u'"') {
            qsizetype close = m_text.indexOf(u'"', m_at + 1);
            while (close >= 0 && close + 1 < m_text.size() && m_text[close + 1] == u'"')
                close = m_text.indexOf(u'"', close + 2);
            if (close >= 0 && endsCell(close + 1)) {
                m_at = close + 1;
                const QString quoted = m_text.sliced(begin + 1, close - begin - 1).toString();
                return linkedId(withoutApostrophe(withoutInvisible(quoted).replace("\"\""_L1, "\""_L1).trimmed()));
            }
        }
        while (!endsCell(m_at))
            ++m_at;
        return bareId(m_text.sliced(begin, m_at - begin));
    }

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
};

/// A text divided into cells in one way.
struct Reading
{
    enum class Format { Separated, Json, Markdown };
    std::vector<PastedLine> lines;
    Format format = Format::Separated;
    PastedLine titles = {}; ///< not among the lines
};

/// Reads a text as JSON and as Markdown, if it is that, and with each separator that divides it; with commas if nothing
/// else fits.
std::vector<Reading> readingsOf(const QString &text)
{
    std::vector<Reading> all;
    if (auto users = usersOfJson(text); !users.empty())
        all.push_back({std::move(users), Reading::Format::Json});
    if (auto table = tableOfMarkdown(text); !table.rows.empty())
        all.push_back({std::move(table.rows), Reading::Format::Markdown, std::move(table.titles)});
    for (const QChar separator : {QChar(u'\t'), QChar(u';'), QChar(u',')})
        if (text.contains(separator))
            if (auto lines = PastedTable(text, separator).lines();
                std::any_of(lines.begin(), lines.end(), [](const PastedLine &line) { return line.size() > 1; }))
                all.push_back({std::move(lines)});
    if (all.empty())
        all.push_back({PastedTable(text, u',').lines()});
    return all;
}

/// Trimmed, because tables and lists don't preserve surrounding spaces.
std::string plainText(std::string_view text)
{
    if (!std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        return normalizedText(QString::fromUtf8(text.data(), qsizetype(text.size()))).trimmed().toStdString();
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return std::string(text);
}

std::string uuidText(std::string text)
{
    text = plainText(text);
    if (text.size() > 2 && text.front() == '{' && text.back() == '}')
        text = text.substr(1, text.size() - 2);
    constexpr size_t digits = 32;
    if (text.size() == digits)
        for (const size_t dash : {8u, 13u, 18u, 23u})
            text.insert(dash, 1, '-');
    return text;
}

/// Texts that could be IDs, each once, with the users who have them.
class NamedUsers
{
public:
    void add(const QString &id)
    {
        if (id.isEmpty() || m_numbers.contains(id))
            return;
        m_numbers.insert(id, m_ids.size());
        m_ids.push_back(id.toStdString());
    }

    /// Reads every user once, however many IDs there are, and a second time for IDs without an exact match. Returns
    /// false if it was canceled.
    bool find(const UserSnapshot &users, const CancelFlag *canceled)
    {
        std::unordered_map<std::string_view, size_t> texts;
        std::unordered_map<quint64, std::vector<size_t>> uuids; // by one half; candidates are then compared
        for (size_t number = 0; number < m_ids.size(); ++number) {
            texts.emplace(m_ids[number], number);
            if (const Uuid uuid = Uuid::of(uuidText(m_ids[number])); uuid.isUuid())
                uuids[uuid.low()].push_back(number);
        }
        m_rows.resize(m_ids.size());
        const bool isComplete
            = findBy(users, canceled, [&](const UserSegment &segment, quint32 row, const auto &found) {
                  if (const auto text = texts.find(segment.clientUserId(row)); text != texts.end())
                      found(text->second);
                  const Uuid &uuid = segment.uuids()[row];
                  if (uuid.isUuid()) {
                      if (const auto same = uuids.find(uuid.low()); same != uuids.end())
                          for (const size_t number : same->second)
                              if (Uuid::of(uuidText(m_ids[number])) == uuid)
                                  found(number);
                  } else if (const auto text = texts.find(segment.idText(row)); text != texts.end()) {
                      found(text->second);
                  }
              });
        return isComplete && findNormalized(users, canceled);
    }

    std::vector<UserRow> rowsOf(const QString &id) const
    {
        const auto known = m_numbers.constFind(id);
        return known == m_numbers.cend() ? std::vector<UserRow>() : m_rows[*known];
    }
    bool has(const QString &id) const
    {
        const auto known = m_numbers.constFind(id);
        return known != m_numbers.cend() && !m_rows[*known].empty();
    }
    bool isEmpty() const { return m_ids.empty(); }
    QStringList ids() const { return m_numbers.keys(); }

    /// Adds what the others named.
    void take(NamedUsers &&others)
    {
        for (size_t number = 0; number < others.m_ids.size(); ++number) {
            const QString id = QString::fromStdString(others.m_ids[number]);
            add(id);
            m_rows.resize(m_ids.size());
            m_rows[m_numbers[id]] = std::move(others.m_rows[number]);
        }
    }

private:
    /// Calls `look` for each user, in several threads, with a function that takes the number of an ID of this user.
    template <class Look> bool findBy(const UserSnapshot &users, const CancelFlag *canceled, const Look &look)
    {
        std::mutex lock;
        return forEachSegment(users, 0, canceled, [&] {
            return [&](size_t at) {
                const UserSegment &segment = *users.segments()[at];
                std::vector<std::pair<size_t, UserRow>> found;
                for (quint32 row = 0; row < segment.size(); ++row)
                    look(segment, row, [&](size_t number) { found.emplace_back(number, users.begin(at) + row); });
                const std::lock_guard locked(lock);
                for (const auto &[number, user] : found)
                    if (auto &rows = m_rows[number]; std::find(rows.begin(), rows.end(), user) == rows.end())
                        rows.push_back(user);
            };
        });
    }

    /// Finds IDs with other dashes, which chat programs insert, and IDs typed with Arabic digits.
    bool findNormalized(const UserSnapshot &users, const CancelFlag *canceled)
    {
        std::unordered_multimap<std::string, size_t> missing;
        for (size_t number = 0; number < m_ids.size(); ++number)
            if (m_rows[number].empty())
                missing.emplace(plainText(m_ids[number]), number);
        if (missing.empty())
            return true;
        return findBy(users, canceled, [&](const UserSegment &segment, quint32 row, const auto &found) {
            const auto findAll = [&](std::string_view id) {
                const auto same = missing.equal_range(plainText(id));
                for (auto at = same.first; at != same.second; ++at)
                    found(at->second);
            };
            findAll(segment.clientUserId(row));
            if (!segment.uuids()[row].isUuid())
                findAll(segment.idText(row));
        });
    }

    QHash<QString, size_t> m_numbers;
    std::vector<std::string> m_ids;
    std::vector<std::vector<UserRow>> m_rows;
};

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

bool isNumber(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

bool hasLetterOrDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

/// "client_user_id", "User", "UUIDs": the title of a column of IDs.
bool isHeading(const QString &text)
{
    QString letters;
    for (const QChar c : text)
        if (c.isLetter())
            letters += c.toLower();
    static const QStringList headings{u"user"_s, u"users"_s, u"client"_s, u"clients"_s, u"uuid"_s, u"uuids"_s};
    return !hasDigit(text) && (letters.endsWith(u"id") || letters.endsWith(u"ids") || headings.contains(letters));
}

/// The IDs of a text, in order.
struct PastedList
{
    QStringList ids;
    int column = 0; ///< as in PastedUsers
};

/// The width of the widest line without empty cells at its end, which spreadsheets append to some lines only.
qsizetype columnsOf(const std::vector<PastedLine> &lines)
{
    qsizetype widest = 0;
    for (const PastedLine &line : lines) {
        qsizetype width = line.size();
        while (width > widest && line[width - 1].isEmpty())
            --width;
        widest = std::max(widest, width);
    }
    return widest;
}

PastedList columnOf(const std::vector<PastedLine> &lines, const PastedLine &titles, const NamedUsers &named)
{
    const qsizetype columns = columnsOf(lines);
    qsizetype best = 0;
    qsizetype most = -1;
    for (qsizetype column = 0; column < columns; ++column) {
        const auto hits = std::count_if(lines.begin(), lines.end(),
                                        [&](const PastedLine &line) { return named.has(line[column]); });
        // Breaks ties, for example if no user is found.
        const bool hasHeading = isHeading(titles.value(column));
        if (const qsizetype score = 2 * hits + (hasHeading ? 1 : 0); score > most) {
            most = score;
            best = column;
        }
    }
    PastedList list{{}, int(best) + 1};
    for (const PastedLine &line : lines)
        if (!line[best].isEmpty())
            list.ids += line[best];
    return list;
}

qsizetype hitsOf(const QStringList &ids, const NamedUsers &named)
{
    return std::count_if(ids.begin(), ids.end(), [&](const QString &id) { return named.has(id); });
}

/// False if lines have different lengths, because it is then unclear which column a cell belongs to.
bool isTable(const std::vector<PastedLine> &lines)
{
    const qsizetype columns = columnsOf(lines);
    return columns > 1 && lines.size() > 1
        && std::all_of(lines.begin(), lines.end(), [&](const PastedLine &line) { return line.size() >= columns; });
}

void removeHeading(PastedList &list, const PastedLine &first, const NamedUsers &named)
{
    if (list.ids.size() < 2 || named.has(list.ids.first()))
        return;
    const bool isTableHeading = list.column > 0 && list.ids.first() == first[list.column - 1]
        && std::none_of(first.begin(), first.end(), &hasDigit); // column titles don't have digits
    if (isHeading(list.ids.first()) || isTableHeading)
        list.ids.removeFirst();
}

PastedList idsIn(const Reading &reading, const NamedUsers &named)
{
    PastedList list;
    if (reading.format != Reading::Format::Separated || isTable(reading.lines))
        list = columnOf(reading.lines,
                        reading.format == Reading::Format::Separated ? reading.lines.front() : reading.titles, named);
    else
        for (const PastedLine &line : reading.lines)
            for (const QString &cell : line)
                if (!cell.isEmpty())
                    list.ids += cell;
    if (reading.format == Reading::Format::Separated)
        removeHeading(list, reading.lines.front(), named);
    else if (reading.format == Reading::Format::Json)
        list.column = 0; // JSON has no visible columns
    return list;
}

/// A separator can be part of a cell or of an ID, so the reading that names the most users wins. Ties: JSON and
/// Markdown first, then a table, then a list, and whole lines last.
PastedList bestOf(const std::vector<Reading> &readings, const QStringList &whole, const NamedUsers &named)
{
    PastedList best;
    qsizetype most = -1;
    for (const Reading &reading : readings) {
        PastedList list = idsIn(reading, named);
        const bool isTable = list.column > 0 || reading.format != Reading::Format::Separated;
        const qsizetype score = list.ids.isEmpty() ? -1 : 2 * hitsOf(list.ids, named) + (isTable ? 1 : 0);
        if (score > most) {
            most = score;
            best = std::move(list);
        }
    }
    if (PastedList list{whole, 0}; 2 * hitsOf(whole, named) > most) {
        removeHeading(list, {}, named);
        best = std::move(list);
    }
    return best;
}

/// The form of an ID: "a-9" for "client-1".
QString formOf(const QString &id)
{
    if (Uuid::of(uuidText(id.toStdString())).isUuid())
        return {};
    QString form;
    for (const QChar c : id) {
        const QChar kind = c.isDigit() ? QChar(u'9') : c.isLetter() ? QChar(u'a') : c;
        if (!form.endsWith(kind))
            form += kind;
    }
    return form;
}

/// Puts the IDs in place of cells that have other text around them, if they name users, or look like those that do.
/// Returns false if it was canceled.
bool unwrapIds(PastedList &list, NamedUsers &named, const UserSnapshot &users, const CancelFlag *canceled)
{
    NamedUsers inside;
    std::vector<QStringList> possible; // by cell
    for (const QString &cell : std::as_const(list.ids)) {
        possible.push_back(named.has(cell) ? QStringList() : possibleIdsIn(cell));
        for (const QString &id : possible.back())
            inside.add(id);
    }
    if (inside.isEmpty())
        return true;
    if (!inside.find(users, canceled))
        return false;
    QSet<QString> forms;
    for (const QString &id : inside.ids())
        if (inside.has(id))
            forms.insert(formOf(id));
    if (forms.isEmpty())
        return true;
    const bool hadNone = hitsOf(list.ids, named) == 0;
    QStringList ids;
    for (size_t at = 0; at < possible.size(); ++at) {
        const QString &cell = list.ids[qsizetype(at)];
        QStringList &inCell = possible[at];
        inCell.removeIf([&](const QString &id) { return !inside.has(id) && !forms.contains(formOf(id)); });
        if (!std::ranges::all_of(inCell, &isNumber)) // "client-1 (ticket 48213)" doesn't mean the user 48213
            inCell.removeIf(&isNumber);
        const bool isWord = !named.has(cell) && !(hadNone ? hasDigit(cell) : hasLetterOrDigit(cell));
        if (!inCell.isEmpty() || !isWord) // drops words and signs around IDs
            ids += inCell.isEmpty() ? QStringList{cell} : inCell;
    }
    named.take(std::move(inside));
    list.ids = std::move(ids);
    return true;
}

/// Without a byte order mark, and without the line in which spreadsheets name the separator.
QString withoutPreamble(const QString &text)
{
    static const QRegularExpression preamble(u"\\A\ufeff*(?:\\s*\"?sep=.\"?\\r?\\n)?"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    return QString(text).remove(preamble);
}

} // namespace

PastedLines tableIn(const QString &text, QChar separator)
{
    return PastedTable(text, separator).lines();
}

std::optional<PastedUsers> usersNamedIn(const QString &pasted, const UserSnapshot &users, const CancelFlag *canceled)
{
    PastedUsers result{.found = {users, RowSet(users.size())}};
    const QString text = withoutPreamble(pasted);
    const std::vector<Reading> readings = readingsOf(text);
    if (readings.front().lines.empty())
        return result;
    QStringList whole;
    for (const PastedLine &line : PastedTable(text, u'\n').lines())
        whole += line.front();
    NamedUsers named;
    for (const QString &id : whole)
        named.add(id);
    for (const Reading &reading : readings)
        for (const PastedLine &line : reading.lines)
            for (const QString &cell : line)
                named.add(cell);
    if (!named.find(users, canceled))
        return std::nullopt;

    PastedList list = bestOf(readings, whole, named);
    if (!unwrapIds(list, named, users, canceled))
        return std::nullopt;
    result.idCount = list.ids.size();
    result.column = list.column;
    QSet<QString> seen;
    for (const QString &id : list.ids) {
        const std::vector<UserRow> rows = named.rowsOf(id);
        const bool isNew
            = std::any_of(rows.begin(), rows.end(), [&](UserRow row) { return !result.found.rows.has(row); });
        for (const UserRow row : rows)
            result.found.rows.set(row);
        const bool wasSeen = seen.contains(id);
        if (rows.empty() && !wasSeen)
            result.notFound += id;
        else if (wasSeen || !isNew)
            result.repeated += id;
        else if (rows.size() > 1)
            result.ambiguous += id;
        seen.insert(id);
    }
    return result;
}

} // namespace labdesk
