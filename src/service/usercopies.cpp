// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/usercopies.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype block = 256 * 1024;
constexpr QByteArrayView listEnd("]}");
constexpr qint64 maxCopies = 0x10000; // per user
constexpr QByteArrayView clientIdMember(R"("client_user_id":")");

int numberOf(const QByteArray &id, qsizetype digits)
{
    return id.first(digits).toInt(nullptr, 16);
}

QByteArray prefixOf(int number)
{
    return QByteArray::number(number) + '-';
}

void nameCopy(QByteArray &body, const QByteArray &original, const QByteArray &copy, int number)
{
    body.replace(original, copy);
    if (const qsizetype clientId = body.indexOf(clientIdMember); clientId >= 0)
        body.insert(clientId + clientIdMember.size(), prefixOf(number));
}

} // namespace

UserCopies::UserCopies(const QByteArray &list, qint64 users)
{
    const QJsonArray known = QJsonDocument::fromJson(list).object()[u"users"_s].toArray();
    qint64 bytes = 0;
    for (const auto &entry : known) {
        const QJsonObject user = entry.toObject();
        m_users.push_back(
            {user[u"user_id"_s].toString().toLatin1(), QJsonDocument(user).toJson(QJsonDocument::Compact)});
        bytes += m_users.back().body.size();
    }
    const auto distinct = static_cast<qint64>(m_users.size());
    m_count = std::min(users, distinct * maxCopies);
    const QByteArray count = QByteArray::number(m_count);
    m_head = R"({"total":)" + count + R"(,"offset":0,"limit":)" + count + R"(,"users":[)";
    m_size = m_head.size() + listEnd.size() + std::max<qint64>(m_count - 1, 0);
    for (qint64 done = 0; done < m_count; done += distinct) {
        const qint64 now = std::min(distinct, m_count - done);
        if (now < distinct) {
            bytes = 0;
            for (qint64 i = 0; i < now; ++i)
                bytes += m_users[static_cast<std::size_t>(i)].body.size();
        }
        m_size += bytes + (done == 0 ? 0 : now * prefixOf(static_cast<int>(done / distinct)).size());
    }
}

QHash<QByteArray, QByteArray> UserCopies::originals() const
{
    QHash<QByteArray, QByteArray> ids;
    for (const User &user : m_users)
        ids.insert(sharedPart(user.id), user.id);
    return ids;
}

QByteArray UserCopies::copyOf(const User &user, int number)
{
    QByteArray body = user.body;
    if (number > 0) {
        const int front = numberOf(user.id, copyDigits) ^ number;
        const QByteArray copy = QByteArray::number(front, 16).rightJustified(copyDigits, '0') + sharedPart(user.id);
        nameCopy(body, user.id, copy, number);
    }
    return body;
}

void UserCopies::rename(QByteArray &body, const QByteArray &original, const QByteArray &copy)
{
    nameCopy(body, original, copy, numberOf(original, copyDigits) ^ numberOf(copy, copyDigits));
}

QByteArray UserCopies::next()
{
    if (m_ended)
        return {};
    QByteArray made = std::exchange(m_head, {});
    made.reserve(block + 4096);
    const auto distinct = static_cast<qint64>(m_users.size());
    for (; m_sent < m_count; ++m_sent) {
        if (made.size() >= block)
            return made;
        if (m_sent > 0)
            made.append(',');
        made.append(copyOf(m_users[static_cast<std::size_t>(m_sent % distinct)], static_cast<int>(m_sent / distinct)));
    }
    m_ended = true;
    return made.append(listEnd);
}

} // namespace labdesk::service
