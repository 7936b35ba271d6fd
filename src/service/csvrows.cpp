// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/csvrows.h"

#include "service/jsonwriter.h"
#include "service/plainnumbers.h"
#include "service/recordreader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

using CharKind = CsvScanner::CharKind;

QByteArrayList cellsOf(const char *line, qsizetype size, char separator)
{
    CsvScanner scanner(separator);
    QByteArrayList cells{QByteArray()};
    for (qsizetype i = 0; i < size && !scanner.isInvalid(); ++i) {
        const CharKind took = scanner.take(line[i]);
        if (took == CharKind::Text)
            cells.back().append(line[i]);
        else if (took == CharKind::Separator)
            cells.append(QByteArray());
    }
    if (const char *problem = scanner.problem())
        throw LineError(problem);
    return cells;
}

// Accepts "Client User ID" and "clientUserId" as well as client_user_id.
QByteArray memberForTitle(const QByteArray &title)
{
    const QString simplified = QString::fromUtf8(title).simplified(); // also without no-break spaces
    QString name;
    for (const QChar c : simplified) {
        if (c.isUpper() && !name.isEmpty() && name.back().isLower())
            name += u'_';
        name += u" -."_s.contains(c) ? QChar(u'_') : c;
    }
    return name.toLower().toUtf8();
}

// The text in a cell such as ="00123", with which people keep spreadsheets from making it a number. An export puts an
// apostrophe before a text that really is like that.
QByteArray withoutFormula(const QByteArray &cell)
{
    const bool isText = cell.size() > 3 && cell.startsWith("=\"") && cell.endsWith('"');
    const QByteArray text = isText ? cell.sliced(2, cell.size() - 3) : QByteArray();
    return isText && !text.contains('"') ? text : cell;
}

// Whether a spreadsheet has replaced an ID by a rounded number, such as 1.23E+15. Several IDs become the same one.
bool isShortened(std::string_view name, const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9]([.,][0-9]+)?E\\+[0-9]{2,}\\z"_s);
    return (name.ends_with("_id") || name.ends_with("_code")) && form.match(text).hasMatch();
}

const CsvTitle *givenFor(const CsvTitles &given, const QByteArray &title)
{
    const QByteArray name = memberForTitle(title);
    const auto found
        = std::ranges::find_if(given, [&name](const CsvTitle &each) { return memberForTitle(each.title) == name; });
    return found == given.end() ? nullptr : &*found;
}

bool isMember(const QByteArray &title, qsizetype type)
{
    const QByteArray name = memberForTitle(title);
    return std::ranges::any_of(bulkMembers(type),
                               [&name](const BulkMember &each) { return name == QByteArrayView(each.name); });
}

qsizetype countKnownMembers(const QByteArrayList &titles, qsizetype type, const CsvTitles &given = {})
{
    return std::ranges::count_if(titles, [type, &given](const QByteArray &title) {
        return isMember(title, type) || givenFor(given, title) != nullptr;
    });
}

// Returns the types that have all of these members.
QStringList typesWith(const QByteArrayList &titles)
{
    QStringList types;
    for (qsizetype type = 0; type < bulkTypes().size(); ++type)
        if (countKnownMembers(titles, type) == titles.size())
            types += bulkTypes()[type];
    return types;
}

QString advice(const QByteArrayList &titles, qsizetype type)
{
    QStringList names;
    for (const BulkMember &member : bulkMembers(type))
        names += QString::fromLatin1(QByteArrayView(member.name));
    const QStringList others = typesWith(titles);
    return u"The members of type %1 are: %2. "_s.arg(bulkTypes()[type], names.join(u", "))
        + (others.isEmpty()
               ? u"For rows of another type, add --type; for another separator, --separator; for other titles, --map."_s
               : u"For the type that has these columns, add --type %1."_s.arg(others.join(u" or --type ")));
}

// Whether a cell holds exactly one JSON value. More of them would add members to the line that the cell becomes part
// of.
bool isOneJsonValue(const QByteArray &cell)
{
    return QJsonDocument::fromJson('[' + cell + ']').array().size() == 1;
}

char bestSeparator(const char *line, qsizetype size, qsizetype type, const CsvTitles &given)
{
    char best = CsvRows::separators[0];
    qsizetype maxKnown = 0;
    for (const char separator : CsvRows::separators) {
        try {
            const QByteArrayList titles = cellsOf(line, size, separator);
            const qsizetype known
                = std::max(countKnownMembers(titles, type, given), titles.size() > 1 ? qsizetype(1) : 0);
            if (known > maxKnown) {
                maxKnown = known;
                best = separator;
            }
        } catch (const LineError &) {
            continue;
        }
    }
    return best;
}

// Whether a text begins like a formula, also after spaces and after the apostrophes that protect it.
bool looksLikeFormula(const QByteArray &text)
{
    qsizetype at = 0;
    while (at < text.size() && text[at] == '\'')
        ++at;
    while (at < text.size() && text[at] == ' ')
        ++at;
    const QByteArrayView rest = QByteArrayView(text).sliced(at);
    return std::ranges::any_of(std::initializer_list<const char *>{"=", "+", "-", "@", "\t", "\r", "\n", "\uff1d",
                                                                   "\uff0b", "\uff0d", "\uff20"},
                               [rest](const char *start) { return rest.startsWith(start); });
}

} // namespace

CsvScanner::CharKind CsvScanner::take(char c)
{
    switch (m_state) {
    case State::Quoted:
        m_state = c == '"' ? State::QuoteInQuotes : State::Quoted;
        return c == '"' ? CharKind::Quote : CharKind::Text;
    case State::Begin:
    case State::Plain:
        if (c == '"') {
            m_state = m_state == State::Begin ? State::Quoted : State::StrayQuote;
            return isQuoted() ? CharKind::Quote : CharKind::Invalid;
        }
        break;
    case State::QuoteInQuotes:
        if (c == '"') {
            m_state = State::Quoted;
            return CharKind::Text;
        }
        if (c == '\r') {
            m_state = State::ReturnAfterQuotes;
            return CharKind::Quote;
        }
        [[fallthrough]];
    case State::ReturnAfterQuotes:
        if (c != '\n' && (c != m_separator || m_state == State::ReturnAfterQuotes)) {
            m_state = State::TextAfterQuotes;
            return CharKind::Invalid;
        }
        break;
    case State::StrayQuote:
    case State::TextAfterQuotes:
        return CharKind::Invalid;
    }
    const bool isEnd = c == m_separator || c == '\n';
    m_state = isEnd ? State::Begin : State::Plain;
    m_cells += c == m_separator ? 1 : 0;
    return c == '\n' ? CharKind::RowEnd : c == m_separator ? CharKind::Separator : CharKind::Text;
}

const char *CsvScanner::problem() const
{
    switch (m_state) {
    case State::Quoted:
        return "a quote that is not closed";
    case State::StrayQuote:
        return "a quote in the middle of a cell";
    case State::TextAfterQuotes:
        return "text after a quote";
    default:
        return nullptr;
    }
}

char CsvRows::separatorIn(const char *line, qsizetype size)
{
    const QByteArray text = QByteArray(line, size).replace('"', "").toLower();
    return text.size() == 5 && text.startsWith("sep=") ? text[4] : '\0';
}

QString CsvRows::readHeader(const char *line, qsizetype size, qsizetype type, char separator, const CsvTitles &given)
{
    m_type = bulkTypes()[type].toLatin1();
    m_columns.clear();
    m_separator = separator == '\0' ? bestSeparator(line, size, type, given) : separator;
    QByteArrayList titles;
    try {
        titles = cellsOf(line, size, m_separator);
    } catch (const LineError &e) {
        return u"its first line has %1."_s.arg(QString::fromUtf8(e.what()));
    }
    for (const CsvTitle &each : given)
        if (std::ranges::none_of(titles, [&](const QByteArray &title) { return givenFor({each}, title) != nullptr; }))
            return u"its first line has no column '%1', which --map names."_s.arg(QString::fromUtf8(each.title));
    const auto &members = bulkMembers(type);
    for (const QByteArray &title : std::as_const(titles)) {
        const CsvTitle *other = givenFor(given, title);
        if (other && other->member.isEmpty()) {
            m_columns.push_back({{""}, true});
            continue;
        }
        const QByteArray name = other ? other->member : memberForTitle(title);
        const auto isIt = [&name](const BulkMember &each) { return name == QByteArrayView(each.name); };
        const auto found = std::ranges::find_if(members, isIt);
        const qsizetype column = columns() + 1;
        if (found == members.end() && !(name.isEmpty() && titles.size() > 1))
            return u"column %1 of its first line isn't a member of type %2. "_s.arg(column).arg(bulkTypes()[type])
                + advice(titles, type);
        if (found != members.end() && std::ranges::any_of(m_columns, isIt, &Column::member))
            return u"column %1 of its first line, %2, is a duplicate."_s.arg(column).arg(
                QString::fromLatin1(QByteArrayView(found->name)));
        m_columns.push_back({found == members.end() ? BulkMember{""} : *found});
    }
    return {};
}

QByteArray CsvRows::toJson(const char *line, qsizetype size) const
{
    const QByteArrayList cells = cellsOf(line, size, m_separator);
    if (cells.size() != columns())
        throw LineError("has a different number of cells (" + std::to_string(cells.size()) + ") than the first line ("
                        + std::to_string(columns()) + ')');
    JsonWriter out;
    out.beginObject().key("type").text(QString::fromLatin1(m_type));
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const auto &[column, isLeftOut] = m_columns[static_cast<std::size_t>(i)];
        if (cells[i].isEmpty() || isLeftOut)
            continue;
        if (column.name.empty())
            throw LineError("column " + std::to_string(i + 1) + ": has no name in the first line");
        const bool isGuarded = cells[i].startsWith('\'') && looksLikeFormula(cells[i]);
        const QByteArray cell = isGuarded ? cells[i].sliced(1) : withoutFormula(cells[i]);
        const QString text = QString::fromUtf8(cell);
        if (text.toUtf8() != cell)
            throw LineError(std::string(column.name) + ": is not UTF-8");
        if (isShortened(column.name, text))
            throw LineError(std::string(column.name)
                            + ": is a number that a spreadsheet rounded; format the column as text before saving it");
        if (column.isJson && !isOneJsonValue(cell))
            throw LineError(std::string(column.name) + ": is not a JSON value");
        if (column.isJson)
            out.key(column.name).raw(cell);
        else
            out.key(column.name).text(text);
    }
    QByteArray json = out.endObject().bytes();
    json.reserve(json.size() + RecordReader::padding);
    return json;
}

QByteArray csvField(const QByteArray &text)
{
    const bool isPlain = std::ranges::none_of(text, [](char c) { return QByteArrayView("\",;\t\n\r ").contains(c); });
    return isPlain ? text : '"' + QByteArray(text).replace('"', "\"\"") + '"';
}

QByteArray escapedFormula(const QByteArray &text)
{
    return looksLikeFormula(text) && !plainNumber(QString::fromUtf8(text)) ? '\'' + text : text;
}

} // namespace labdesk::service
