// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/users/usertexts.h"

#include "domain/pii.h"
#include "geo/zonenames.h"
#include "privacy/sensitive.h"
#include "session/userbookmarks.h"
#include "text/localtexts.h"
#include "text/shortid.h"
#include "text/timezone.h"
#include "text/users/insurancetexts.h"

#include <QCoreApplication>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct UserWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserWords)
};

struct ConfirmWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ConfirmDialog)
};

/// A date-only bound means that date in every time zone; a moment is shown in the reader's zone.
QDateTime toDisplayTime(const Timestamp &moment, const QTimeZone &here)
{
    return moment.isDateOnly ? moment.utc.toUTC() : moment.utc.toTimeZone(here);
}

bool hasPassed(const Timestamp &moment, const QDateTime &now)
{
    return moment.utc.isValid() && moment.utc <= now;
}

} // namespace

QString formatDay(const Timestamp &moment, const QTimeZone &here)
{
    return moment.utc.isValid() ? localDate(toDisplayTime(moment, here).date()) : moment.text;
}

QString formatMoment(const Timestamp &moment, const QTimeZone &here)
{
    if (!moment.utc.isValid() || moment.isDateOnly)
        return formatDay(moment, here);
    return localDateTime(toDisplayTime(moment, here));
}

QString formatRelative(const QDateTime &moment, const QDateTime &now)
{
    const qint64 seconds = moment.secsTo(now);
    const bool isPast = seconds >= 0;
    const qint64 span = std::abs(seconds);
    const auto count = [](qint64 in, qint64 unit) { return int(in / unit); };
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    if (span < minute)
        return UserWords::tr("now");
    if (span < hour)
        return isPast ? UserWords::tr("%Ln minute(s) ago", nullptr, count(span, minute))
                      : UserWords::tr("in %Ln minute(s)", nullptr, count(span, minute));
    if (span < 2 * day)
        return isPast ? UserWords::tr("%Ln hour(s) ago", nullptr, count(span, hour))
                      : UserWords::tr("in %Ln hour(s)", nullptr, count(span, hour));
    if (span < 60 * day)
        return isPast ? UserWords::tr("%Ln day(s) ago", nullptr, count(span, day))
                      : UserWords::tr("in %Ln day(s)", nullptr, count(span, day));
    if (span < 730 * day)
        return isPast ? UserWords::tr("%Ln month(s) ago", nullptr, count(span, 30 * day))
                      : UserWords::tr("in %Ln month(s)", nullptr, count(span, 30 * day));
    return isPast ? UserWords::tr("%Ln year(s) ago", nullptr, count(span, 365 * day))
                  : UserWords::tr("in %Ln year(s)", nullptr, count(span, 365 * day));
}

QString formatAge(const Timestamp &moment, const QTimeZone &here, const QDateTime &now)
{
    const qint64 days = toDisplayTime(moment, here).date().daysTo(now.toTimeZone(here).date());
    if (days == 0)
        return UserWords::tr("today");
    if (days == 1)
        return UserWords::tr("yesterday");
    if (days == -1)
        return moment.isDateOnly ? UserWords::tr("tomorrow") : formatRelative(moment.utc, now);
    // Counts calendar days, because the date is shown too: counting hours could turn seven days into six.
    return formatRelative(now.addDays(-days), now);
}

QString momentToolTip(const Timestamp &moment, const QTimeZone &here, const QDateTime &now)
{
    if (!moment.utc.isValid())
        return {};
    if (moment.isDateOnly)
        return formatAge(moment, here, now);
    return u"%1 UTC\n%2"_s.arg(moment.utc.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s), formatRelative(moment.utc, now));
}

QString formatBirthDate(const QString &sent)
{
    const QDate day = QDate::fromString(sent.left(10), Qt::ISODate);
    return day.isValid() ? localDate(day) : sent;
}

QString formatOffset(int secondsFromUtc)
{
    if (secondsFromUtc == 0)
        return u"UTC"_s;
    const int minutes = std::abs(secondsFromUtc) / 60;
    QString words = u"UTC%1%2"_s.arg(QChar(secondsFromUtc < 0 ? 0x2212 : '+'), QString::number(minutes / 60));
    if (minutes % 60 != 0)
        words += u":%1"_s.arg(minutes % 60, 2, 10, QChar(u'0'));
    return words;
}

bool isKnownZone(const QString &zoneId)
{
    return geo::isZoneName(zoneId) && timeZoneNamed(zoneId.toUtf8()).isValid();
}

QString formatZoneNow(const QString &zoneId, const QDateTime &now)
{
    // The service may send a zone that it wouldn't accept, such as UTC+01:00.
    if (!isKnownZone(zoneId) && !timeZoneNamed(zoneId.toUtf8()).isValid())
        return UserWords::tr("unknown time zone");
    const QDateTime there = now.toTimeZone(timeZoneNamed(zoneId.toUtf8()));
    return UserWords::tr("%1 now, %2").arg(localTime(there.time()), formatOffset(there.offsetFromUtc()));
}

QString formatPlaceNow(const QString &zoneId, const QDateTime &now)
{
    if (!isKnownZone(zoneId))
        return {};
    const QString place = zoneId.section(u'/', -1).replace(u'_', u' ');
    return UserWords::tr("%1 now in %2").arg(localTime(now.toTimeZone(timeZoneNamed(zoneId.toUtf8())).time()), place);
}

QString formatDayWithAge(const Timestamp &moment, const QTimeZone &here, const QDateTime &now)
{
    const QString day = formatDay(moment, here);
    if (!moment.utc.isValid())
        return day;
    const QString age = formatAge(moment, here, now);
    return UserWords::tr("%1 (%2)", "a day and how long ago it was").arg(day, age);
}

QString formatOrigin(const QString &sourceSlug, const QString &sourceName, const Timestamp &updatedAt,
                     const QTimeZone &here)
{
    const QString day = formatDay(updatedAt, here);
    if (sourceSlug == u"manual")
        return day.isEmpty() ? UserWords::tr("set manually") : UserWords::tr("set manually %1").arg(day);
    if (sourceSlug.isEmpty())
        return day;
    const QString from = UserWords::tr("from %1").arg(sourceName.isEmpty() ? sourceSlug : sourceName);
    return day.isEmpty() ? from : UserWords::tr("%1 · %2").arg(from, day);
}

IngestionPhase ingestionPhase(const User &user, const QDateTime &now)
{
    if (user.ingestionEnd && hasPassed(*user.ingestionEnd, now))
        return IngestionPhase::Ended;
    if (user.ingestionStart && user.ingestionStart->utc.isValid() && !hasPassed(*user.ingestionStart, now))
        return IngestionPhase::NotBegun;
    return IngestionPhase::Running;
}

/// For a date-only end, that day is already excluded (contract 2.1).
QString formatIngestion(const User &user, const QDateTime &now)
{
    const QTimeZone here = QTimeZone::utc(); // limits are dates in UTC
    const auto &start = user.ingestionStart;
    const auto &end = user.ingestionEnd;
    const QString from = start ? formatDay(*start, here) : QString();
    const bool isDay = end && end->isDateOnly;
    const QString to = !end ? QString() : isDay ? formatDay(*end, here) : formatMoment(*end, here);
    if (start && end && start->utc.isValid() && end->utc.isValid() && end->utc <= start->utc)
        return UserWords::tr("No data is collected: collection ends on %2 but doesn’t start until %1.").arg(from, to);
    if (ingestionPhase(user, now) == IngestionPhase::Ended) {
        if (from.isEmpty())
            return (isDay ? UserWords::tr("Ended %1. No data is collected from that day on.")
                          : UserWords::tr("Ended %1. No data is collected from then on."))
                .arg(to);
        return (isDay ? UserWords::tr("Started %1, ended %2. No data is collected from that day on.")
                      : UserWords::tr("Started %1, ended %2. No data is collected from then on."))
            .arg(from, to);
    }
    if (from.isEmpty() && to.isEmpty())
        return UserWords::tr("No limits: all data is collected.");
    if (to.isEmpty())
        return UserWords::tr("Data is collected from %1 on.").arg(from);
    if (from.isEmpty())
        return (isDay ? UserWords::tr("Ends %1. No data is collected from that day on.")
                      : UserWords::tr("Ends %1. No data is collected from then on."))
            .arg(to);
    return (isDay ? UserWords::tr("From %1 until %2. No data is collected from that day on.")
                  : UserWords::tr("From %1 until %2. No data is collected from then on."))
        .arg(from, to);
}

QString clientIdWarning(const QString &clientUserId)
{
    switch (personalDataIn(clientUserId)) {
    case PersonalData::Email:
        return UserWords::tr("The client ID looks like an email address. Client IDs can’t contain personal data.");
    case PersonalData::Phone:
        return UserWords::tr("The client ID looks like a phone number. Client IDs can’t contain personal data.");
    case PersonalData::None:
        return {};
    }
    Q_UNREACHABLE();
}

QStringList userWarnings(const User &user, const QDateTime &now)
{
    QStringList warnings{clientIdWarning(user.clientUserId)};
    warnings.removeAll(QString());
    if (ingestionPhase(user, now) == IngestionPhase::Ended)
        warnings += UserWords::tr("Data collection ended %1. The service disconnected all sources.")
                        .arg(formatDay(*user.ingestionEnd, QTimeZone::utc()));
    return warnings;
}

Proof proofFor(const User &user)
{
    const QString clientId = privacy::proofOf(privacy::Field::ClientUserId, user.clientUserId);
    if (!clientId.isEmpty())
        return {ConfirmWords::tr("You’re in production. To continue, &type the last %Ln character(s) of the client ID:",
                                 nullptr, int(clientId.size())),
                ConfirmWords::tr("Last characters of the client ID"), clientId};
    const QString userId = privacy::proofOf(privacy::Field::UserId, user.id.text());
    if (userId.isEmpty())
        return {ConfirmWords::tr("You’re in production. To continue, &type this word:"),
                ConfirmWords::tr("Word to type"), ConfirmWords::tr("yes")};
    return {ConfirmWords::tr("You’re in production. To continue, &type the last %Ln character(s) of the user ID:",
                             nullptr, int(userId.size())),
            ConfirmWords::tr("Last characters of the user ID"), userId};
}

QString formatClientId(const QString &clientUserId)
{
    return privacy::shown(privacy::Field::ClientUserId, clientUserId);
}

QString formatUserName(const User &user)
{
    return user.clientUserId.trimmed().isEmpty() ? shortUserId(user.id.text()) : formatClientId(user.clientUserId);
}

QString shortUserId(const QString &id)
{
    if (privacy::isPrivacyMode())
        return privacy::shown(privacy::Field::UserId, id);
    return shortId(id);
}

QString nameOrShortId(const UserBookmarks &bookmarks, const UserId &user)
{
    const QString name = bookmarks.nameOf(user);
    return name.isEmpty() ? shortUserId(user.text()) : formatClientId(name);
}

QString formatWait(int seconds)
{
    constexpr int minute = 60;
    constexpr int hour = 60 * minute;
    if (seconds < minute)
        return UserWords::tr("%1 s", "seconds").arg(localNumber(seconds));
    return QLocale().toString(QTime(0, 0).addSecs(seconds), seconds < hour ? u"m:ss"_s : u"h:mm:ss"_s);
}

QString formatCount(qint64 count)
{
    return localNumber(count);
}

QString idCopyDisabledReason()
{
    return privacy::isPrivacyMode() ? UserWords::tr("Privacy mode is on, so IDs stay hidden.") : QString();
}

QString exportDisabledReason()
{
    return privacy::mayExport() ? QString() : UserWords::tr("Your administrator doesn’t allow exports.");
}

QString readOnlyReason(const Connection &connection)
{
    return !connection.readOnly ? QString()
        : connection.readOnlyByPolicy
        ? UserWords::tr("This connection is read-only: your administrator turned off changes.")
        : UserWords::tr("This connection is read-only: changes are turned off in its settings.");
}

QStringList insuranceNotices(const InsuranceRecord &record)
{
    QStringList notices;
    const Relationship relationship = relationshipOf(record.relationship);
    if (relationship != Relationship::Self && relationship != Relationship::Unknown && !record.guarantor)
        notices += UserWords::tr("Relationship is “%1”, and no guarantor is on file.")
                       .arg(formatRelationship(record.relationship));
    if (relationship == Relationship::Unknown)
        notices += record.relationship.text.isEmpty()
            ? UserWords::tr("No relationship provided.")
            : UserWords::tr("Labdesk doesn’t recognize the relationship “%1”.").arg(record.relationship.text);
    return notices;
}

QString formatList(const QStringList &items)
{
    if (items.size() < 2)
        return items.join(QString());
    return UserWords::tr("%1 and %2").arg(localList(items.first(items.size() - 1)), items.last());
}

} // namespace labdesk
