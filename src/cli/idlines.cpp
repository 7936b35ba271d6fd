// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/idlines.h"

#include "output/rowwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>
#include <poll.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr size_t mostWaiting = 64;           // IDs that were read and not taken
constexpr size_t mostCounted = 10'000;       // the same, to count them
constexpr qsizetype longestLine = 64 * 1024; // an ID has 1,024 characters at most

/// The cells of a line of CSV, as RowWriter writes them.
QStringList csvCells(const QString &line)
{
    static const QRegularExpression cell(uR"re((?:^|,)(?:"((?:[^"]|"")*)"|([^,]*)))re"_s);
    QStringList cells;
    for (const QRegularExpressionMatch &found : cell.globalMatch(line)) {
        const QString text = found.captured(1).replace(u"\"\""_s, u"\""_s) + found.captured(2);
        const bool isEscaped
            = text.startsWith(u'\'') && output::escapedFormula(text.sliced(1).toUtf8()) == text.toUtf8();
        cells += isEscaped ? text.sliced(1) : text;
    }
    return cells;
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
    if (!m_isEnded && m_ids.size() < mostWaiting)
        m_input.setEnabled(true);
    return id;
}

void IdLines::stop()
{
    m_input.setEnabled(false);
    m_isEnded = true;
    m_ids.clear();
}

void IdLines::take(QByteArrayView line)
{
    const QByteArray text = line.trimmed().toByteArray();
    if (text.isEmpty() || takeJson(text))
        return;
    if (const QString id = cellOf(QString::fromUtf8(text)); !id.isEmpty())
        m_ids.push_back(id);
}

bool IdLines::takeJson(const QByteArray &text)
{
    if (text == "[" || text == "]")
        return true;
    const bool isList = text.startsWith('[');
    if (!isList && !text.startsWith('{') && !text.startsWith('"'))
        return false;
    const QByteArray items = text.endsWith(',') ? text.chopped(1) : text; // a line of an array
    const QJsonArray all = QJsonDocument::fromJson(isList ? items : '[' + items + ']').array();
    for (const QJsonValue &item : all)
        m_ids.push_back((item.isObject() ? item.toObject().value(m_key) : item).toString().trimmed());
    return !all.isEmpty();
}

QString IdLines::cellOf(const QString &line)
{
    if (std::exchange(m_isFirst, false)) {
        m_column = csvCells(line).indexOf(m_key);
        if (m_column >= 0)
            return {};
    }
    return m_column < 0 ? line : csvCells(line).value(m_column).trimmed();
}

std::optional<qsizetype> IdLines::countIfWhole()
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (!m_isEnded && m_ids.size() < mostCounted && ::poll(&input, 1, 0) > 0)
        readPiece();
    return m_isEnded ? std::optional(qsizetype(m_ids.size())) : std::nullopt;
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
    if (got > 0)
        m_rest.append(piece.data(), got);
    qsizetype from = 0;
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0; end = m_rest.indexOf('\n', from)) {
        take(QByteArrayView(m_rest).sliced(from, end - from));
        from = end + 1;
    }
    m_rest.remove(0, from);
    if (got <= 0 || m_rest.size() > longestLine) {
        take(m_rest);
        m_rest.clear();
    }
    if (got <= 0)
        m_isEnded = true;
    m_input.setEnabled(!m_isEnded && m_ids.size() < mostWaiting);
}

} // namespace labdesk
