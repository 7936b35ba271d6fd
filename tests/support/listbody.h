// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <random>

namespace labdesk::tests {

/// The body of a user list as a deployment would send it, the same for the same seed: about 609 bytes a user, none to
/// four sources, three in ten with a zone, a quarter with a birth date, one in a hundred with a client id that is
/// escaped or not ASCII.
class ListBody
{
public:
    explicit ListBody(unsigned seed) : m_random(seed) { }

    quint32 pick(quint32 below) { return quint32(m_random() % below); }

    QByteArray user()
    {
        const QByteArray created = moment();
        QByteArray sources;
        for (quint32 more = pick(5); more > 0; --more)
            sources += (sources.isEmpty() ? "" : ",") + source();
        return "{\"user_id\":\"" + uuid()
            + "\",\"team_id\":\"7b7b0000-0000-4000-8000-000000000001\",\"client_user_id\":\"" + clientId()
            + "\",\"created_on\":\"" + created + "\",\"connected_sources\":[" + sources
            + "],\"fallback_time_zone\":" + zone() + ",\"fallback_birth_date\":" + birthDate()
            + ",\"ingestion_start\":" + day(20) + ",\"ingestion_end\":" + day(40) + '}';
    }

    QByteArray wrapped(int users)
    {
        QByteArray body = "{\"users\":[";
        body.reserve(qsizetype(users) * 640);
        for (int i = 0; i < users; ++i)
            body += (i ? "," : "") + user();
        return body + "],\"total\":" + QByteArray::number(users)
            + ",\"offset\":0,\"limit\":" + QByteArray::number(users) + '}';
    }

    static QByteArrayList sourceSlugs()
    {
        return {"oura", "fitbit", "garmin", "apple_health_kit", "freestyle_libre", "dexcom_v3", "whoop_v2"};
    }

private:
    QByteArray two(quint32 number) { return QByteArray::number(number).rightJustified(2, '0'); }
    QByteArray hex(int digits)
    {
        QByteArray text;
        for (int i = 0; i < digits; ++i)
            text += "0123456789abcdef"[pick(16)];
        return text;
    }
    QByteArray uuid() { return hex(8) + '-' + hex(4) + "-4" + hex(3) + "-8" + hex(3) + '-' + hex(12); }
    QByteArray date() { return "20" + two(18 + pick(9)) + '-' + two(1 + pick(12)) + '-' + two(1 + pick(28)); }
    QByteArray moment() { return date() + 'T' + two(pick(24)) + ':' + two(pick(60)) + ':' + two(pick(60)) + "+00:00"; }
    QByteArray day(quint32 oneIn) { return pick(oneIn) == 0 ? '"' + date() + '"' : QByteArray("null"); }
    QByteArray clientId()
    {
        const QByteArray number = QByteArray::number(pick(10'000'000)).rightJustified(7, '0');
        switch (pick(200)) {
        case 0:
            return "Zo\\u00eb \\\"" + number + "\\\" \\ud83d\\ude00";
        case 1:
            return "\xd8\xb2\xd8\xa8\xd9\x88\xd9\x86-" + number;
        default:
            return "client-" + number;
        }
    }
    QByteArray source()
    {
        const QByteArray slug = sourceSlugs().at(pick(quint32(sourceSlugs().size())));
        return "{\"source\":{\"name\":\"The " + slug + "\",\"slug\":\"" + slug + "\",\"logo\":\"https://logos.example/"
            + slug + ".png\"},\"created_on\":\"" + moment() + "\"}";
    }
    QByteArray zone()
    {
        static const QByteArrayList zones{"America/Phoenix", "America/New_York", "Europe/Berlin", "Asia/Kolkata"};
        return pick(10) < 3
            ? "{\"id\":\"" + zones.at(pick(4)) + "\",\"source_slug\":\"manual\",\"updated_at\":\"" + moment() + "\"}"
            : QByteArray("null");
    }
    QByteArray birthDate()
    {
        return pick(4) == 0 ? "{\"value\":\"19" + two(40 + pick(60))
                + "-02-28\",\"source_slug\":\"manual\",\"updated_at\":\"" + moment() + "\"}"
                            : QByteArray("null");
    }

    std::mt19937 m_random;
};

} // namespace labdesk::tests
