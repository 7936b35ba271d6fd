// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/ntlm.h"

#include "api/servicerequest.h"
#include "domain/memoryscrub.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QTimeZone>
#include <QtEndian>

#include <array>

namespace labdesk::api::ntlm {

namespace {

// MS-NLMP 2.2.2.5: Unicode, request target, NTLM, always sign (required by some servers, though nothing is signed),
// NTLMv2.
constexpr quint32 Flags = 0x00000001 | 0x00000004 | 0x00000200 | 0x00008000 | 0x00080000;
constexpr qsizetype MinChallengeSize = 32;
constexpr qsizetype Type3HeaderSize = 64;
constexpr quint16 TimestampPair = 7;

QByteArray signature()
{
    return QByteArrayLiteral("NTLMSSP\0");
}

template <class Number> QByteArray littleEndian(Number number)
{
    QByteArray bytes(sizeof number, '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

QByteArray utf16(const QString &text)
{
    QByteArray bytes;
    for (const QChar c : text)
        bytes += littleEndian(quint16(c.unicode()));
    return bytes;
}

QByteArray hmac(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Md5);
}

/// The payload at the length and offset stored at `place`; empty if they point outside.
QByteArray fieldAt(const QByteArray &message, qsizetype place)
{
    if (message.size() < place + 8)
        return {};
    const auto length = qsizetype(qFromLittleEndian<quint16>(message.constData() + place));
    const auto offset = qsizetype(qFromLittleEndian<quint32>(message.constData() + place + 4));
    return offset <= message.size() && length <= message.size() - offset ? message.mid(offset, length) : QByteArray();
}

/// The timestamp in the server's target information.
std::optional<QByteArray> timestampIn(const QByteArray &targetInfo)
{
    for (qsizetype at = 0; at + 4 <= targetInfo.size();) {
        const auto id = qFromLittleEndian<quint16>(targetInfo.constData() + at);
        const auto length = qsizetype(qFromLittleEndian<quint16>(targetInfo.constData() + at + 2));
        if (id == TimestampPair && length == 8 && at + 4 + length <= targetInfo.size())
            return targetInfo.mid(at + 4, length);
        if (id == 0)
            break;
        at += 4 + length;
    }
    return std::nullopt;
}

/// NTOWFv2: the hash used instead of the password. The caller overwrites it.
QByteArray keyOf(const QString &user, const QString &domain, const Secret &password)
{
    QString clear = QString::fromUtf8(password.view());
    QByteArray encoded = utf16(clear);
    QByteArray hash = QCryptographicHash::hash(encoded, QCryptographicHash::Md4);
    overwrite(encoded);
    clear.fill(u'\0');
    QByteArray key = hmac(hash, utf16(user.toUpper() + domain));
    overwrite(hash); // as good as the password
    return key;
}

} // namespace

Moment Moment::now()
{
    constexpr qint64 SecondsFrom1601 = 11'644'473'600;
    constexpr qint64 PerMs = 10'000;
    const qint64 ms = QDateTime::currentMSecsSinceEpoch() + SecondsFrom1601 * 1000;
    return {littleEndian(QRandomGenerator::system()->generate64()), quint64(ms * PerMs)};
}

QByteArray negotiate()
{
    return signature() + littleEndian(quint32(1)) + littleEndian(Flags)
        + QByteArray(16, '\0'); // no domain, no name of this computer
}

std::optional<QByteArray> authenticate(const QByteArray &challenge, const Account &account, const Moment &moment)
{
    if (challenge.size() < MinChallengeSize || !challenge.startsWith(signature()) || challenge.at(8) != 2)
        return std::nullopt;
    const qsizetype slash = account.user.indexOf(u'\\');
    const QString domain = slash < 0 ? QString() : account.user.left(slash);
    const QString user = account.user.mid(slash + 1);
    const QByteArray serverChallenge = challenge.mid(24, 8);
    const QByteArray targetInfo = fieldAt(challenge, 40);
    const auto serverTime = timestampIn(targetInfo);
    const MemoryScrub scrub; // copies that the hash functions leave behind
    QByteArray key = keyOf(user, domain, account.password);
    const QByteArray blob = QByteArray("\x01\x01\0\0\0\0\0\0", 8) + serverTime.value_or(littleEndian(moment.fileTime))
        + moment.clientChallenge + QByteArray(4, '\0') + targetInfo + QByteArray(4, '\0');
    // MS-NLMP 3.1.5.1.2: with a server timestamp, the LM response is omitted.
    const QByteArray lm = serverTime ? QByteArray(24, '\0')
                                     : hmac(key, serverChallenge + moment.clientChallenge) + moment.clientChallenge;
    const std::array pieces
        = {lm,          hmac(key, serverChallenge + blob) + blob, utf16(domain), utf16(user), QByteArray(),
           QByteArray()}; // no name of this computer, no session key
    overwrite(key);
    QByteArray head = signature() + littleEndian(quint32(3));
    QByteArray payload;
    for (const QByteArray &piece : pieces) {
        const auto length = littleEndian(quint16(piece.size()));
        head += length + length + littleEndian(quint32(Type3HeaderSize + payload.size()));
        payload += piece;
    }
    return head + littleEndian(Flags) + payload;
}

} // namespace labdesk::api::ntlm
