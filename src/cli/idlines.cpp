// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/idlines.h"

#include "domain/ids.h"
#include "domain/usercolumns.h"
#include "store/pastedforms.h"
#include "store/pastedids.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringView>

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr size_t maxWaiting = 64;               // IDs that were read, but not taken yet
constexpr size_t maxCounted = 10'000;           // the same while they are counted
constexpr qsizetype maxRecordBytes = 64 * 1024; // an ID has at most 1,024 characters
constexpr QByteArrayView byteOrderMark = "\xef\xbb\xbf";

constexpr QStringView separators = u",\t;";

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// In "\r\n", each ends a line, because empty lines are ignored.
bool isLineEnd(char c)
{
    return c == '\r' || c == '\n';
}

/// Makes "User ID" and "USER_ID" equal.
QString foldedTitle(const QString &title)
{
    return title.toLower().remove(u' ').remove(u'_').remove(u'-');
}

/// The titles of a column of IDs, also in the language of the window.
QStringList titlesOf(const QString &key)
{
    QStringList titles{foldedTitle(key)};
    for (const UserColumnRow &row : userColumns)
        if (key == QLatin1StringView(row.json))
            for (const QString &title :
                 {QString::fromUtf8(row.title), QCoreApplication::translate("labdesk::UserTableModel", row.title)})
                titles += foldedTitle(title);
    return titles;
}

/// -1: there is none.
qsizetype columnNamed(const QStringList &titles, const QStringList &names)
{
    const auto at
        = std::ranges::find_if(titles, [&](const QString &title) { return names.contains(foldedTitle(title)); });
    return at == titles.end() ? -1 : at - titles.begin();
}

/// `tabs`: how many are before the line.
PastedLines rowsIn(const QByteArray &line, qsizetype tabs, QChar separator)
{
    return tableIn(QString(separator == u'\t' ? tabs : 0, u'\t') + QString::fromUtf8(line), separator);
}

bool hasSeveralCells(const QByteArray &line)
{
    const auto isFilled = [](const QString &cell) { return !cell.isEmpty(); };
    return std::ranges::any_of(separators, [&](QChar separator) {
        return std::ranges::any_of(tableIn(QString::fromUtf8(line), separator), [&](const QStringList &cells) {
            return std::ranges::count_if(cells, isFilled) > 1;
        });
    });
}

} // namespace

IdLines::IdLines(const QString &typed, QString key, QObject *parent)
    : QObject(parent), m_key(std::move(key)), m_input(STDIN_FILENO, QSocketNotifier::Read, nullptr)
{
    m_input.setEnabled(typed == u"-"_s);
    connect(&m_input, &QSocketNotifier::activated, this, &IdLines::read);
    if (typed == u"-"_s)
        return;
    m_ids.push_back(typed.trimmed());
    m_isEnded = true;
}

std::optional<QString> IdLines::next()
{
    if (m_ids.empty())
        return std::nullopt;
    QString id = std::move(m_ids.front());
    m_ids.pop_front();
    if (!m_isEnded && m_ids.size() < maxWaiting)
        m_input.setEnabled(true);
    return id;
}

void IdLines::stop()
{
    m_input.setEnabled(false);
    m_isEnded = true;
    m_ids.clear();
}

/// What follows may be anything, including personal data, so it must not be sent as IDs.
void IdLines::refuseRest(Refusal why)
{
    m_refusal = why;
    m_ids.emplace_back();
    m_record.clear();
    m_isEnded = true;
}

/// Bytes in UTF-16 would be other characters in UTF-8, or invalid.
void IdLines::refuseEncoding()
{
    const bool isUtf16
        = m_beginning.contains('\0') || m_beginning.startsWith("\xff\xfe") || m_beginning.startsWith("\xfe\xff");
    refuseRest(isUtf16 ? Refusal::Utf16 : Refusal::NotUtf8);
}

void IdLines::take(char c)
{
    if (m_beginning.size() < qsizetype(sizeof(char16_t)))
        m_beginning += c;
    if (c == '\0')
        return refuseEncoding();
    if (m_record.isEmpty() && skips(c))
        return;
    const bool endsItem = m_lists > 0 && !m_isQuoted && m_depth == 0 && (c == ',' || c == ']' || isBlank(c));
    if (endsItem && !m_record.isEmpty()) { // a number or a word in an array
        endRecord();
        if (!m_isEnded)
            skips(c);
        return;
    }
    m_record += c;
    if (m_record == byteOrderMark)
        m_record.clear();
    else if (endsRecord(c))
        endRecord();
    else if (m_record.size() > maxRecordBytes)
        refuseRest(Refusal::InvalidJson);
}

/// Whether a character is only between records.
bool IdLines::skips(char c)
{
    if (isLineEnd(c)) {
        m_isAfterJson = false;
        m_tabs = 0;
    }
    if (c == '\t')
        m_tabs = std::min(m_tabs + 1, maxRecordBytes);
    if (isBlank(c) || (c == ',' && (m_lists > 0 || m_isAfterJson)))
        return true;
    if (m_column >= 0)
        return false;
    if (c == '[') {
        ++m_lists;
    } else if (c == ']' && m_lists > 0) {
        --m_lists;
        m_isAfterJson = true;
    } else {
        return false;
    }
    return true;
}

bool IdLines::isJson() const
{
    return m_column < 0 && (m_lists > 0 || m_record.startsWith('{'));
}

/// A CSV record continues after a line break in quotation marks.
bool IdLines::endsRecord(char c)
{
    if (!isJson()) {
        m_isQuoted = m_column >= 0 && m_isQuoted != (c == '"');
        return isLineEnd(c) && !m_isQuoted;
    }
    if (std::exchange(m_isEscaped, m_isQuoted && !m_isEscaped && c == '\\'))
        return false;
    if (c == '"')
        m_isQuoted = !m_isQuoted;
    else if (!m_isQuoted)
        m_depth += int(c == '{' || c == '[') - int(c == '}' || c == ']');
    return m_depth == 0 && !m_isQuoted && (c == '"' || c == '}');
}

void IdLines::endRecord()
{
    const bool isOfJson = isJson();
    const QByteArray text = std::exchange(m_record, {}).trimmed();
    const qsizetype tabs = std::exchange(m_tabs, 0);
    m_isQuoted = m_isEscaped = false;
    m_depth = 0;
    m_isAfterJson = isOfJson;
    if (!text.isValidUtf8())
        return refuseEncoding();
    isOfJson ? takeJson(text) : takeLine(text, tabs);
}

/// `otherwise`: the reason if it isn't exactly one value.
void IdLines::takeJson(const QByteArray &value, Refusal otherwise)
{
    const QByteArray list = '[' + value + ']';
    if (QJsonDocument::fromJson(list).array().size() != 1)
        return refuseRest(otherwise);
    const PastedLines users = usersOfJson(QString::fromUtf8(list));
    for (const QStringList &ids : users) // the user ID, and the client ID if there is one
        m_ids.push_back((ids.size() > 1 && m_key != u"user_id" ? ids[1] : ids[0]).trimmed());
    if (users.empty())
        m_ids.emplace_back();
}

void IdLines::takeLine(QByteArray text, qsizetype tabs)
{
    if (std::exchange(m_isFirst, false) && takeHeader(text, tabs))
        return;
    if (m_column >= 0) {
        for (const QStringList &cells : rowsIn(text, tabs, m_separator))
            if (const QString id = cells.value(m_column); !id.isEmpty())
                m_ids.push_back(id);
        return;
    }
    if (text.startsWith('}') || text.startsWith(']'))
        return refuseRest(Refusal::InvalidJson);
    if (text.contains('\t')) // no ID has one
        return refuseRest(Refusal::MissingHeader);
    if (!text.startsWith('"')) {
        if (hasSeveralCells(text)) // a name or a birth date must not get into the path of a request
            return refuseRest(Refusal::MissingHeader);
        m_ids.push_back(QString::fromUtf8(text));
        return;
    }
    if (text.endsWith(',')) // of an array whose first line is missing
        text.chop(1);
    takeJson(text, hasSeveralCells(text) ? Refusal::MissingHeader : Refusal::InvalidJson);
}

/// Returns whether the line is a header, and not an ID.
bool IdLines::takeHeader(const QByteArray &line, qsizetype tabs)
{
    // "id" may be that of anything, such as a connection.
    const QStringList others = titlesOf(u"user_id"_s) + titlesOf(u"client_user_id"_s) + QStringList{u"id"_s};
    for (const QChar separator : tabs > 0 ? QStringView(u"\t,;") : separators) // "\tuser_id" has an untitled column
        for (const QStringList &titles : rowsIn(line, tabs, separator)) {
            const qsizetype exact = titles.indexOf(m_key);
            m_column = exact >= 0 ? exact : columnNamed(titles, titlesOf(m_key));
            m_separator = separator;
            if (m_column >= 0)
                return true;
            if (columnNamed(titles, others) >= 0) {
                refuseRest(Refusal::MissingColumn);
                return true;
            }
        }
    return false;
}

std::optional<qsizetype> IdLines::countIfWhole()
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (!m_isEnded && m_ids.size() < maxCounted && ::poll(&input, 1, 0) > 0)
        readPiece();
    if (!m_isEnded)
        return std::nullopt;
    qsizetype count = 0;
    QString before;
    for (const QString &id : m_ids)
        count += !id.isEmpty() && !isSameId(std::exchange(before, id), id) ? 1 : 0;
    return count;
}

void IdLines::read()
{
    readPiece();
    Q_EMIT arrived();
}

void IdLines::readPiece()
{
    std::array<char, 2048> piece{};
    const auto got = ::read(STDIN_FILENO, piece.data(), piece.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    m_error = got < 0 ? errno : 0;
    for (auto at = 0; at < got && !m_isEnded; ++at)
        take(piece[size_t(at)]);
    if (got <= 0 && (m_lists > 0 || m_depth > 0)) // truncated
        refuseRest(Refusal::InvalidJson);
    else if (got <= 0 && !m_record.isEmpty())
        endRecord();
    m_isEnded = m_isEnded || got <= 0;
    m_input.setEnabled(!m_isEnded && m_ids.size() < maxWaiting);
}

} // namespace labdesk
