// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QString>
#include <QStringList>

#include <random>

namespace labdesk::tests {

/// Invented users in every shape that a list may bring, the same ones for the same seed.
class UserMaker
{
public:
    explicit UserMaker(unsigned seed) : m_random(seed) { }

    /// 0 .. below-1
    quint32 pick(quint32 below) { return quint32(m_random() % below); }

    User make()
    {
        static const QStringList slugs{QStringLiteral("oura"), QStringLiteral("fitbit"),
                                       QStringLiteral("apple_health_kit"), QStringLiteral("übung"),
                                       QStringLiteral("dexcom_v3")};
        static const QStringList names{QStringLiteral("Oura"), QStringLiteral("Fitbit"), QStringLiteral("Apple Health"),
                                       QStringLiteral("ÜBUNG Straße"), QStringLiteral("Dexcom")};
        static const QStringList zones{QStringLiteral("America/Phoenix"), QStringLiteral("America/New_York"),
                                       QStringLiteral("Europe/Zürich")};
        User user{.id = *UserId::parse(idText()),
                  .teamId = QStringLiteral("team-1"),
                  .clientUserId = clientId(),
                  .createdOn = Timestamp::parse(time()),
                  .sources = {},
                  .timeZone = {},
                  .birthDate = {},
                  .ingestionStart = {},
                  .ingestionEnd = {}};
        for (quint32 more = pick(5); more > 0; --more) {
            const auto at = qsizetype(pick(quint32(slugs.size())));
            user.sources.push_back({names[at], slugs[at], {}, Timestamp::parse(time())});
        }
        if (pick(3) == 0)
            user.timeZone = FallbackTimeZone{zones[qsizetype(pick(quint32(zones.size())))],
                                             user.sources.empty() ? QStringLiteral("manual") : user.sources[0].slug,
                                             {}};
        if (pick(4) == 0)
            user.birthDate = FallbackBirthDate{QStringLiteral("1980-01-01"), QDate(1980, 1, 1), {}, {}};
        if (pick(10) == 0)
            user.ingestionStart = Timestamp::parse(QStringLiteral("2025-01-%1").arg(pick(28) + 1, 2, 10, QChar(u'0')));
        if (pick(20) == 0)
            user.ingestionEnd = Timestamp::parse(time());
        return user;
    }

private:
    QString idText()
    {
        if (pick(50) == 0)
            return QStringLiteral("Own-Id-%1").arg(m_random());
        const QString hex = QStringLiteral("%1%2%3%4")
                                .arg(quint32(m_random()), 8, 16, QChar(u'0'))
                                .arg(quint32(m_random()), 8, 16, QChar(u'0'))
                                .arg(quint32(m_random()), 8, 16, QChar(u'0'))
                                .arg(quint32(m_random()), 8, 16, QChar(u'0'));
        const QString text
            = hex.left(8) + u'-' + hex.mid(8, 4) + u'-' + hex.mid(12, 4) + u'-' + hex.mid(16, 4) + u'-' + hex.mid(20);
        return pick(100) == 0 ? text.toUpper() : text;
    }
    QString clientId()
    {
        switch (pick(60)) {
        case 0:
            return QStringLiteral("Zoë-%1").arg(pick(1000));
        case 1:
            return QStringLiteral("ΣΊΣΥΦΟΣ %1").arg(pick(1000));
        case 2:
            return QStringLiteral("two\nlines %1").arg(pick(1000));
        case 3:
            return {};
        case 4:
            return QStringLiteral("😀 %1").arg(pick(1000));
        default:
            return QStringLiteral("Client-%1").arg(pick(200'000), 5, 10, QChar(u'0'));
        }
    }
    QString time()
    {
        const QString day = QStringLiteral("20%1-%2-%3T%4:14:0%5")
                                .arg(pick(30) + 10)
                                .arg(pick(12) + 1, 2, 10, QChar(u'0'))
                                .arg(pick(28) + 1, 2, 10, QChar(u'0'))
                                .arg(pick(24), 2, 10, QChar(u'0'))
                                .arg(pick(10));
        switch (pick(14)) {
        case 5:
            return QStringLiteral("0999-12-31T23:59:59+00:00");
        case 6:
            return QStringLiteral("9999-12-31T23:59:59+00:00");
        case 0:
            return day + u'Z';
        case 1:
            return day + QStringLiteral(".123456+00:00");
        case 2:
            return day + QStringLiteral("-07:00");
        case 3:
            return day.left(10);
        case 4:
            return QStringLiteral("not a time");
        default:
            return day + QStringLiteral("+00:00");
        }
    }

    std::mt19937 m_random;
};

} // namespace labdesk::tests
