// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pastedforms.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// An ID, which can be a text or a number. Empty for a number that a double can't hold exactly.
QString idOf(const QJsonValue &value)
{
    constexpr double most = 9'007'199'254'740'992; // 2^53
    if (!value.isDouble())
        return value.toString();
    const double number = value.toDouble();
    const qint64 integer = value.toInteger();
    if (integer != 0 || number == 0)
        return QString::number(integer);
    return std::abs(number) < most ? QString::number(number, 'g', QLocale::FloatingPointShortest) : QString();
}

void addUsers(PastedLines &lines, const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    if (object.contains("user_id"_L1) || object.contains("client_user_id"_L1)) {
        lines.push_back({idOf(object["user_id"_L1]), idOf(object["client_user_id"_L1])});
        return; // a user contains no other users
    }
    for (const QJsonValue &member : object)
        addUsers(lines, member);
    for (const QJsonValue &element : value.toArray())
        addUsers(lines, element);
}

void addTexts(PastedLines &lines, const QJsonValue &value)
{
    if (value.isString() || value.isDouble())
        lines.push_back({idOf(value)});
    for (const QJsonValue &element : value.toArray())
        addTexts(lines, element);
}

/// Reads a text as one JSON value, or as one value per line. Empty if it is neither.
std::vector<QJsonValue> valuesIn(const QString &text)
{
    const auto read = [](const QString &json) -> QJsonValue {
        const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
        return document.isArray() ? QJsonValue(document.array())
            : document.isObject() ? QJsonValue(document.object())
                                  : QJsonValue(QJsonValue::Undefined);
    };
    if (const QJsonValue whole = read(text); !whole.isUndefined())
        return {whole};
    std::vector<QJsonValue> values;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        values.push_back(read(line));
        if (values.back().isUndefined())
            return {};
    }
    return values;
}

QStringList cellsOfMarkdown(const QString &line)
{
    QStringList cells{QString()};
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (line[at] == u'\\' && at + 1 < line.size() && line[at + 1] < u'\x80' && !line[at + 1].isLetterOrNumber())
            cells.back() += line[++at];
        else if (line[at] == u'|')
            cells += QString();
        else
            cells.back() += line[at];
    }
    cells.removeFirst(); // the empty cell before the first separator
    if (!cells.isEmpty() && cells.last().trimmed().isEmpty())
        cells.removeLast();
    for (QString &cell : cells)
        cell = cell.trimmed();
    return cells;
}

bool isRule(const QStringList &cells)
{
    return !cells.isEmpty() && std::ranges::all_of(cells, [](const QString &cell) {
        return cell.contains(u'-') && std::ranges::all_of(cell, [](QChar c) { return c == u'-' || c == u':'; });
    });
}

} // namespace

PastedLines usersOfJson(const QString &text)
{
    PastedLines lines;
    const QString json = text.trimmed();
    if (!json.startsWith(u'{') && !json.startsWith(u'['))
        return lines;
    const std::vector<QJsonValue> values = valuesIn(json);
    for (const QJsonValue &value : values)
        addUsers(lines, value);
    if (lines.empty())
        for (const QJsonValue &value : values)
            addTexts(lines, value);
    return lines;
}

QStringList possibleIdsIn(const QString &text)
{
    constexpr qsizetype minDigits = 5; // of a number; "7." is its place in a list
    const QStringView between
        = u",;|\"'`<>()[]{}=*/\\:!?\u2018\u2019\u201c\u201d\u00ab\u00bb\u2022\u060c\u061b\u3001\uff0c\uff1b";
    QStringList ids;
    const auto add = [&](QStringView word) {
        while (!word.isEmpty() && (word.back() == u'.' || word.back() == u'-'))
            word.chop(1);
        while (!word.isEmpty() && word.front() == u'.')
            word = word.sliced(1);
        const auto isDigit = [](QChar c) { return c.isDigit(); };
        const bool isNumber = std::ranges::all_of(word, isDigit);
        if (std::ranges::any_of(word, isDigit) && (!isNumber || word.size() >= minDigits))
            ids += word.toString();
    };
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size(); ++at)
        if (at == text.size() || text[at].isSpace() || text[at] < u' ' || between.contains(text[at])) {
            add(QStringView(text).sliced(begin, at - begin));
            begin = at + 1;
        }
    return ids;
}

MarkdownTable tableOfMarkdown(const QString &text)
{
    MarkdownTable table;
    qsizetype widest = 0;
    for (const QString &each : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QString line = each.trimmed();
        if (line.isEmpty())
            continue;
        if (!line.startsWith(u'|'))
            return {};
        const QStringList cells = cellsOfMarkdown(line);
        if (cells.isEmpty())
            continue;
        widest = std::max(widest, cells.size());
        if (!isRule(cells))
            table.rows.push_back(cells);
        else if (table.rows.size() == 1 && table.titles.isEmpty())
            table.titles = std::exchange(table.rows, {}).front();
    }
    for (QStringList &line : table.rows)
        line.resize(widest);
    table.titles.resize(table.titles.isEmpty() ? 0 : widest);
    return table;
}

} // namespace labdesk
