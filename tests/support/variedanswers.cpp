// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/variedanswers.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

QByteArray written(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray written(const QJsonArray &array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

/// The object without that part of it, or with null or another type in its place.
QJsonObject with(QJsonObject object, const QStringList &path, const QJsonValue &instead)
{
    const QString &key = path.constFirst();
    if (path.size() > 1)
        object[key] = with(object.value(key).toObject(), path.mid(1), instead);
    else if (instead.isUndefined())
        object.remove(key);
    else
        object[key] = instead;
    return object;
}

} // namespace

QString VariedAnswers::name()
{
    static const QStringList words{u"Blue Cross"_s, u"Ärzte"_s,        u"صحة"_s,       u"健康"_s,
                                   u"O'Neil"_s,     u"a \"b\" \\ c"_s, u"\U0001F600"_s};
    return u"%1 %2"_s.arg(oneOf(words)).arg(++m_number);
}

QString VariedAnswers::text()
{
    static const QStringList some{
        u""_s,  u"x"_s,    u"two words"_s,    u"<b>bold</b>"_s, u"line\nbreak"_s, u"%1"_s, u"\u202Eturned"_s,
        u"0"_s, u"null"_s, QString(300, u'y')};
    return oneOf(some);
}

QJsonValue VariedAnswers::anything(int depth)
{
    switch (m_random.bounded(depth > 0 ? 7 : 5)) {
    case 0:
        return QJsonValue::Null;
    case 1:
        return chance(50);
    case 2:
        return m_random.bounded(1'000'000) / 7.0;
    case 3:
        return qint64(m_random.generate());
    case 4:
        return text();
    case 5:
        return QJsonArray{anything(depth - 1), anything(depth - 1)};
    default:
        return QJsonObject{{text().left(20), anything(depth - 1)}};
    }
}

void VariedAnswers::maybe(QJsonObject &object, const QString &key, const QJsonValue &value)
{
    if (chance(60))
        object[key] = value;
    else if (chance(50))
        object[key] = QJsonValue::Null;
}

void VariedAnswers::addUnknown(QJsonObject &object)
{
    for (int more = chance(30) ? 1 + int(m_random.bounded(2)) : 0; more > 0; --more)
        object[u"new_"_s + QString::number(m_random.bounded(1000))] = anything();
}

QJsonValue VariedAnswers::moment()
{
    static const QStringList some{u"2026-03-12T16:14:00+00:00"_s, u"2026-03-12T16:14:00Z"_s,
                                  u"2026-03-12T16:14:00.123456-07:00"_s, u"2026-03-12"_s, u"last week"_s};
    return oneOf(some);
}

QJsonArray VariedAnswers::texts(const QStringList &known)
{
    QJsonArray all;
    for (int more = int(m_random.bounded(4)); more > 0; --more)
        all.append(chance(70) ? oneOf(known) : text());
    return all;
}

QJsonObject VariedAnswers::address()
{
    QJsonObject address;
    maybe(address, u"first_line"_s, text());
    maybe(address, u"second_line"_s, text());
    maybe(address, u"city"_s, u"Phoenix"_s);
    maybe(address, u"state"_s, u"AZ"_s);
    maybe(address, chance(50) ? u"zip"_s : u"zip_code"_s, u"85004"_s);
    maybe(address, u"country"_s, u"US"_s);
    addUnknown(address);
    return address;
}

QJsonObject VariedAnswers::names(const QString &name)
{
    QJsonObject names{{u"name"_s, name}, {u"slug"_s, chance(70) ? u"oura"_s : text()}};
    maybe(names, u"logo"_s, u"https://logos.example/x.png"_s);
    addUnknown(names);
    return names;
}

QJsonValue VariedAnswers::hours()
{
    QJsonObject week;
    for (const QString &day : {u"Mon"_s, u"Tue"_s, u"Wed"_s, u"Thu"_s, u"Fri"_s, u"Sat"_s, u"Sun"_s})
        week[day] = chance(80) ? QJsonValue(u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s) : QJsonValue::Null;
    return chance(60) ? QJsonValue(week) : anything();
}

QJsonObject VariedAnswers::provider(const QString &name)
{
    QJsonObject provider{{u"name"_s, name},
                         {u"slug"_s, chance(70) ? u"fitbit"_s : u"google_health"_s},
                         {u"supported_resources"_s, texts({u"sleep"_s, u"aura"_s})}};
    maybe(provider, u"description"_s, text());
    maybe(provider, u"logo"_s, text());
    maybe(provider, u"auth_type"_s, chance(50) ? u"oauth"_s : text());
    addUnknown(provider);
    return provider;
}

QJsonObject VariedAnswers::connected(const QString &name)
{
    QJsonObject connected{{u"name"_s, name}, {u"slug"_s, chance(70) ? u"garmin"_s : u"samsung_health"_s}};
    connected[u"status"_s] = chance(90) ? QJsonValue(chance(50) ? u"connected"_s : u"error"_s) : QJsonValue::Null;
    maybe(connected, u"logo"_s, text());
    maybe(connected, u"created_on"_s, moment());
    maybe(connected, u"external_user_id"_s, anything());
    QJsonObject fault;
    maybe(fault, u"error_type"_s, chance(50) ? u"token_refresh_failed"_s : u"provider_password_expired"_s);
    maybe(fault, u"error_message"_s, text());
    maybe(fault, u"errored_at"_s, moment());
    addUnknown(fault);
    maybe(connected, u"error_details"_s, chance(80) ? QJsonValue(fault) : QJsonValue(text()));
    QJsonObject resources;
    for (const QString &resource : {u"sleep"_s, u"aura"_s}) {
        QJsonObject availability{{u"status"_s, chance(80) ? u"available"_s : u"sometimes"_s}};
        maybe(availability, u"scope_requirements"_s,
              QJsonObject{{u"user_granted"_s, QJsonObject{{u"required"_s, texts({u"daily"_s})}}},
                          {u"user_denied"_s, QJsonValue::Null}});
        addUnknown(availability);
        maybe(resources, resource, chance(80) ? QJsonValue(availability) : QJsonValue(u"available"_s));
    }
    maybe(connected, u"resource_availability"_s, resources);
    addUnknown(connected);
    return connected;
}

QJsonObject VariedAnswers::center(const QString &name)
{
    QJsonObject metadata = address();
    metadata[u"name"_s] = name;
    maybe(metadata, u"phone_number"_s, u"602-555-0100"_s);
    maybe(metadata, u"fax_number"_s, text());
    maybe(metadata, u"hours"_s, hours());
    QJsonObject center{{u"metadata"_s, metadata}};
    maybe(center, u"distance"_s, chance(50) ? QJsonValue(u"2.7"_s) : anything());
    maybe(center, u"site_code"_s, text());
    maybe(center, u"supported_bill_types"_s, texts({u"client_bill"_s, u"barter"_s}));
    maybe(center, u"capabilities"_s, texts({u"stat"_s}));
    maybe(center, u"location"_s,
          chance(60) ? QJsonValue(QJsonObject{{u"lat"_s, 33.4}, {u"lng"_s, -112.0}}) : anything());
    addUnknown(center);
    return center;
}

QJsonObject VariedAnswers::payor(const QString &name)
{
    QJsonObject payor{{chance(70) ? u"payor_code"_s : u"code"_s, u"P%1"_s.arg(m_number)}, {u"name"_s, name}};
    maybe(payor, u"aliases"_s, texts({u"BCBS"_s, u"Plan"_s}));
    maybe(payor, u"org_address"_s, address());
    maybe(payor, u"source"_s, chance(70) ? u"platform"_s : text());
    addUnknown(payor);
    return payor;
}

QJsonObject VariedAnswers::oneUser(const QString &name)
{
    QJsonObject user{{u"user_id"_s, u"u%1"_s.arg(m_number)},
                     {u"team_id"_s, u"t"_s},
                     {u"client_user_id"_s, name},
                     {u"created_on"_s, moment()}};
    QJsonArray sources;
    for (int more = int(m_random.bounded(3)); more > 0; --more) {
        QJsonObject source;
        const QJsonObject called = names(text());
        if (chance(70))
            source[u"source"_s] = called;
        if (source.isEmpty() || chance(50))
            source[u"provider"_s] = called;
        maybe(source, u"created_on"_s, moment());
        addUnknown(source);
        sources.append(source);
    }
    user[u"connected_sources"_s] = sources;
    QJsonObject zone{{u"id"_s, u"Mars/Olympus"_s}};
    maybe(zone, u"source_slug"_s, text());
    maybe(zone, u"updated_at"_s, moment());
    addUnknown(zone);
    maybe(user, u"fallback_time_zone"_s, chance(50) ? QJsonValue(zone) : QJsonValue(u"America/Denver"_s));
    QJsonObject birth{{u"value"_s, chance(70) ? u"1990-02-28"_s : text()}};
    maybe(birth, u"source_slug"_s, text());
    maybe(user, u"fallback_birth_date"_s, chance(70) ? QJsonValue(birth) : QJsonValue(u"1990-02-28"_s));
    maybe(user, u"ingestion_start"_s, moment());
    maybe(user, u"ingestion_end"_s, moment());
    addUnknown(user);
    return user;
}

QJsonValue VariedAnswers::odd(Make make, const QList<QStringList> &required)
{
    const QJsonObject good = (this->*make)(name());
    const QStringList part = oneOf(required);
    switch (m_random.bounded(8)) {
    case 0:
        return QJsonValue::Null;
    case 1:
        return 7;
    case 2:
        return text();
    case 3:
        return QJsonArray{good};
    case 4:
        return QJsonObject{{u"detail"_s, u"Not found"_s}};
    case 5:
        return with(good, part, QJsonValue::Null);
    case 6:
        return with(good, part, QJsonArray{1});
    default:
        return with(good, part, QJsonValue::Undefined);
    }
}

QJsonArray VariedAnswers::list(Answer &answer, Make make, const QList<QStringList> &required)
{
    QJsonArray entries;
    for (int more = 1 + int(m_random.bounded(6)); more > 0; --more) {
        answer.names += name();
        entries.append((this->*make)(answer.names.constLast()));
    }
    entries.insert(int(m_random.bounded(entries.size() + 1)), odd(make, required));
    answer.odd = 1;
    return entries;
}

VariedAnswers::Answer VariedAnswers::providers()
{
    Answer answer;
    answer.body = written(list(answer, &VariedAnswers::provider, {{u"name"_s}, {u"slug"_s}}));
    return answer;
}

VariedAnswers::Answer VariedAnswers::connectedProviders()
{
    Answer answer;
    const QJsonArray entries = list(answer, &VariedAnswers::connected, {{u"slug"_s}});
    if (chance(30)) {
        answer.body = written(entries);
    } else {
        QJsonObject around{{chance(70) ? u"providers"_s : u"connections"_s, entries}};
        maybe(around, u"count"_s, entries.size());
        answer.body = written(around);
    }
    return answer;
}

VariedAnswers::Answer VariedAnswers::centers()
{
    Answer answer;
    QJsonObject around{{u"lab_id"_s, 27}, {u"slug"_s, chance(70) ? u"quest"_s : u"sonora_quest"_s}};
    around[u"patient_service_centers"_s]
        = list(answer, &VariedAnswers::center, {{u"metadata"_s}, {u"metadata"_s, u"name"_s}});
    addUnknown(around);
    answer.body = written(around);
    return answer;
}

VariedAnswers::Answer VariedAnswers::payors()
{
    Answer answer;
    answer.body = written(list(answer, &VariedAnswers::payor, {{u"name"_s}}));
    return answer;
}

VariedAnswers::Answer VariedAnswers::users()
{
    Answer answer;
    const QJsonArray entries
        = list(answer, &VariedAnswers::oneUser,
               {{u"user_id"_s}, {u"team_id"_s}, {u"client_user_id"_s}, {u"created_on"_s}, {u"connected_sources"_s}});
    if (chance(40)) {
        answer.body = written(entries);
    } else {
        QJsonObject around{{u"users"_s, entries}};
        maybe(around, u"total"_s, entries.size());
        maybe(around, u"offset"_s, 0);
        addUnknown(around);
        answer.body = written(around);
    }
    return answer;
}

VariedAnswers::Answer VariedAnswers::user()
{
    const QString called = name();
    return {written(oneUser(called)), {called}};
}

VariedAnswers::Answer VariedAnswers::insurance()
{
    const QString called = name();
    QJsonObject insured;
    for (const QString &key : {u"first_name"_s, u"last_name"_s, u"email"_s, u"phone_number"_s, u"gender"_s, u"dob"_s})
        maybe(insured, key, text());
    maybe(insured, u"address"_s, address());
    addUnknown(insured);
    QJsonObject record{{u"payor_code"_s, u"P1"_s},
                       {u"member_id"_s, called},
                       {u"relationship"_s, chance(60) ? u"SELF"_s : text()},
                       {u"insured"_s, insured}};
    maybe(record, u"group_id"_s, text());
    maybe(record, u"company"_s, chance(50) ? QJsonValue(QJsonObject{{u"name"_s, text()}}) : anything());
    maybe(record, u"guarantor"_s, chance(50) ? QJsonValue(QJsonObject{{u"first_name"_s, text()}}) : anything());
    addUnknown(record);
    return {written(record), {called}};
}

VariedAnswers::Answer VariedAnswers::refresh()
{
    QJsonObject refresh{{u"success"_s, true}};
    maybe(refresh, u"user_id"_s, u"u1"_s);
    for (const QString &key : {u"refreshed_sources"_s, u"in_progress_sources"_s, u"failed_sources"_s})
        maybe(refresh, key, texts({u"oura/sleep"_s}));
    addUnknown(refresh);
    return {written(refresh)};
}

} // namespace labdesk::tests
