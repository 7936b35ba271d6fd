// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/variedsamples.h"

#include "support/described/jsonschema.h"

#include <QJsonArray>
#include <QStringList>

#include <cmath>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

// Beyond the description: nothing hangs on their shape, so that any other one is shown as it came.
const QStringList &shownAsSent()
{
    static const QStringList members{u"error_details"_s, u"distance"_s, u"external_user_id"_s, u"hours"_s,
                                     u"location"_s,      u"company"_s,  u"guarantor"_s};
    return members;
}

QStringList textsIn(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue &one : list.toArray())
        texts += one.toString();
    return texts;
}

} // namespace

QString VariedSamples::name()
{
    static const QStringList words{u"Blue Cross"_s, u"Ärzte"_s,        u"صحة"_s,       u"健康"_s,
                                   u"O'Neil"_s,     u"a \"b\" \\ c"_s, u"\U0001F600"_s};
    return u"%1 %2"_s.arg(oneOf(words)).arg(++m_number);
}

QString VariedSamples::text()
{
    static const QStringList some{u"x"_s,           u"two words"_s, u"<b>bold</b>"_s,
                                  u"line\nbreak"_s, u"%1"_s,        u"\u202Eturned"_s,
                                  u"0"_s,           u"null"_s,      QString(300, u'y')};
    return oneOf(some);
}

QJsonValue VariedSamples::anything(int depth)
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

QJsonValue VariedSamples::of(const QJsonObject &schema)
{
    const QJsonObject whole = resolved(schema, m_root);
    if (whole.contains(u"const"_s))
        return whole[u"const"_s];
    if (whole.contains(u"enum"_s))
        return oneOf(whole[u"enum"_s].toArray());
    if (!whole.contains(u"type"_s))
        return whole.contains(u"anyOf"_s) ? of(oneOf(whole[u"anyOf"_s].toArray()).toObject()) : anything();
    const QString type = whole[u"type"_s].isArray() ? oneOf(textsIn(whole[u"type"_s])) : whole[u"type"_s].toString();
    if (type == u"object")
        return object(whole);
    if (type == u"boolean")
        return chance(50);
    if (type == u"integer")
        return std::floor(number(whole));
    if (type == u"number")
        return number(whole);
    if (type == u"string")
        return text(whole);
    if (type == u"null")
        return QJsonValue::Null;
    QJsonArray array;
    for (int more = upTo(3); more > 0; --more)
        array.append(of(whole[u"items"_s].toObject()));
    return array;
}

QJsonObject VariedSamples::object(const QJsonObject &schema)
{
    QStringList required = textsIn(schema[u"required"_s]);
    if (const QJsonArray either = schema[u"anyOf"_s].toArray(); !either.isEmpty()) // which members there have to be
        required += textsIn(oneOf(either)[u"required"_s]);
    QJsonObject object;
    const QJsonObject members = schema[u"properties"_s].toObject();
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (shownAsSent().contains(member.key()) && chance(15))
            object[member.key()] = anything();
        else if (required.contains(member.key()) || chance(60))
            object[member.key()] = of(member.value().toObject());
        else if (chance(50))
            object[member.key()] = QJsonValue::Null;
    }
    if (const QJsonValue others = schema[u"additionalProperties"_s]; others.isObject()) {
        const QStringList known = textsIn(resolved(schema[u"propertyNames"_s].toObject(), m_root)[u"x-values"_s]);
        for (int more = upTo(3); more > 0; --more)
            object[chance(70) ? oneOf(known) : text()] = of(others.toObject());
        return object;
    }
    for (int more = chance(30) ? 1 + upTo(1) : 0; more > 0; --more)
        object[u"new_"_s + QString::number(m_random.bounded(1000))] = anything();
    return object;
}

QString VariedSamples::text(const QJsonObject &schema)
{
    const QString pattern = schema[u"pattern"_s].toString();
    if (pattern.startsWith(u"^[0-9a-fA-F]{8}-"))
        return u"00000000-0000-4000-8000-%1"_s.arg(++m_number, 12, 10, QChar(u'0'));
    if (!pattern.isEmpty() && chance(10)) // a day, or what is no moment at all
        return chance(50) ? u"2026-03-12"_s : u"last week"_s;
    const QStringList examples = textsIn(schema[u"examples"_s]);
    const QStringList known = examples.isEmpty() ? textsIn(schema[u"x-values"_s]) : examples;
    if (!known.isEmpty() && (!pattern.isEmpty() || chance(70)))
        return oneOf(known);
    return !schema.contains(u"minLength"_s) && chance(10) ? QString() : text();
}

double VariedSamples::number(const QJsonObject &schema)
{
    const double least = schema[u"minimum"_s].toDouble(-1000), most = schema[u"maximum"_s].toDouble(1'000'000);
    return least + (most - least) * m_random.generateDouble();
}

QJsonValue VariedSamples::broken(const QJsonObject &schema, const QJsonObject &good)
{
    QJsonObject without = good;
    const QString member = oneOf(textsIn(resolved(schema, m_root)[u"required"_s]));
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
        without[member] = QJsonValue::Null;
        return without;
    case 6:
        without[member] = QJsonObject{{u"x"_s, 1}};
        return without;
    default:
        without.remove(member);
        return without;
    }
}

} // namespace labdesk::tests
