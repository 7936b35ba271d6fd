// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/idlines.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {
constexpr size_t mostWaiting = 64;           // IDs that were read and not taken
constexpr qsizetype longestLine = 64 * 1024; // an ID has 1,024 characters at most
}

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
    const QString id = QString::fromUtf8(line).trimmed();
    const QString inside = id.startsWith(u'{')
        ? QJsonDocument::fromJson(line.toByteArray()).object().value(m_key).toString()
        : QString();
    if (!id.isEmpty())
        m_ids.push_back(inside.isEmpty() ? id : inside);
}

void IdLines::read()
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
    Q_EMIT arrived();
}

} // namespace labdesk
