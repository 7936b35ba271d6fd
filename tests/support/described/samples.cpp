// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/samples.h"

#include "support/described/jsonschema.h"

#include <QJsonArray>
#include <QStringList>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longText = 255;
constexpr int longList = 30;
constexpr qsizetype mostNames = 8; // of an object that is a map

using Optional = SampleKind::Optional;
using Extent = SampleKind::Extent;

QStringList typesOf(const QJsonObject &schema)
{
    const QJsonValue type = schema[u"type"_s];
    QStringList types;
    if (type.isString())
        types += type.toString();
    for (const QJsonValue &one : type.toArray())
        types += one.toString();
    return types;
}

} // namespace

const QList<SampleKind> &sampleKinds()
{
    static const QList<SampleKind> kinds = {
        {"everything given"},
        {"what is optional absent", Optional::Absent},
        {"what is optional null", Optional::Null},
        {"everything as short as it may be", Optional::Given, Extent::Least},
        {"everything as long as it may be", Optional::Given, Extent::Most},
        {"in the other shapes of deployments", Optional::Given, Extent::Usual, true},
        {"with unknown members", Optional::Given, Extent::Usual, false, true},
    };
    return kinds;
}

QJsonValue SampleMaker::of(const QJsonObject &schema)
{
    const QJsonObject whole = resolved(schema, m_root);
    if (whole.contains(u"const"_s))
        return whole[u"const"_s];
    if (whole.contains(u"enum"_s))
        return whole[u"enum"_s].toArray().first();
    const QStringList types = typesOf(whole);
    if (types.isEmpty() && whole.contains(u"anyOf"_s)) {
        QList<QJsonObject> alternatives;
        for (const QJsonValue &alternative : whole[u"anyOf"_s].toArray())
            if (alternative.toObject()[u"type"_s] != u"null"_s)
                alternatives += alternative.toObject();
        return of(m_kind.otherAlternatives ? alternatives.last() : alternatives.first());
    }
    const bool takesLast = m_kind.otherAlternatives && !types.isEmpty() && types.last() != u"null";
    const QString type = takesLast ? types.last() : types.value(0);
    if (type == u"object")
        return object(whole);
    if (type == u"boolean")
        return true;
    if (type == u"integer" || type == u"number")
        return number(whole, type == u"integer");
    if (type == u"string")
        return text(whole);
    if (type != u"array")
        return QJsonValue::Null;
    QJsonArray array;
    const int deepest = 1; // long lists inside long lists would be larger than any answer
    const int size = m_kind.extent == Extent::Least           ? 0
        : m_kind.extent == Extent::Most && m_depth <= deepest ? longList
                                                              : 2;
    ++m_depth;
    for (int i = 0; i < size; ++i)
        array.append(of(whole[u"items"_s].toObject()));
    --m_depth;
    return array;
}

QJsonObject SampleMaker::object(const QJsonObject &schema)
{
    QStringList required;
    for (const QJsonValue &name : schema[u"required"_s].toArray())
        required += name.toString();
    const QJsonArray either = schema[u"anyOf"_s].toArray(); // of objects: which members there have to be
    if (!either.isEmpty())
        for (const QJsonValue &name :
             (m_kind.otherAlternatives ? either.last() : either.first()).toObject()[u"required"_s].toArray())
            required += name.toString();
    QJsonObject object;
    const QJsonObject members = schema[u"properties"_s].toObject();
    for (auto member = members.begin(); member != members.end(); ++member) {
        const QJsonObject described = member.value().toObject();
        const bool isNeeded = required.contains(member.key());
        // One of two names: the other deployments have the other alone.
        const bool isOfOthers = !either.isEmpty() && m_kind.otherAlternatives && !isNeeded
            && either.first().toObject()[u"required"_s].toArray().contains(member.key());
        if (isNeeded || (m_kind.optional == Optional::Given && !isOfOthers))
            object[member.key()] = of(described);
        else if (m_kind.optional == Optional::Null && mayBeNull(described))
            object[member.key()] = QJsonValue::Null;
    }
    if (const QJsonValue others = schema[u"additionalProperties"_s];
        others.isObject() && m_kind.extent != Extent::Least) {
        const QJsonArray names = resolved(schema[u"propertyNames"_s].toObject(), m_root)[u"x-values"_s].toArray();
        for (int i = 0; i < qMin(names.size(), mostNames); ++i)
            object[names.at(i).toString()] = of(others.toObject());
    }
    if (m_kind.unknownMembers && !schema.contains(u"additionalProperties"_s)) {
        object[u"x_unknown"_s] = QJsonObject{{u"list"_s, QJsonArray{1, u"two"_s, QJsonValue::Null}}};
        object[u"ünknown \"2\""_s] = u"<b>new</b>"_s;
    }
    return object;
}

QJsonValue SampleMaker::text(const QJsonObject &schema)
{
    const QString pattern = schema[u"pattern"_s].toString();
    if (pattern.startsWith(u"^[0-9a-fA-F]{8}-"))
        return u"00000000-0000-4000-8000-%1"_s.arg(++m_ids, 12, 10, QChar(u'0'));
    QJsonArray examples = schema[u"examples"_s].toArray();
    if (examples.isEmpty())
        examples = schema[u"x-values"_s].toArray();
    const bool isBound = !pattern.isEmpty() || schema.contains(u"examples"_s); // has a form of its own
    if (isBound || (m_kind.extent == Extent::Usual && !examples.isEmpty()))
        return m_kind.otherAlternatives ? examples.last() : examples.first();
    if (m_kind.extent == Extent::Least)
        return QString(schema[u"minLength"_s].toInt(), u'a');
    if (m_kind.extent == Extent::Most)
        return QString(longText, u'W');
    return u"Some text"_s;
}

QJsonValue SampleMaker::number(const QJsonObject &schema, bool isInteger) const
{
    constexpr double far = 2147483647;
    if (m_kind.extent == Extent::Least)
        return schema[u"minimum"_s].toDouble(-far);
    if (m_kind.extent == Extent::Most)
        return schema[u"maximum"_s].toDouble(far);
    return isInteger ? schema[u"minimum"_s].toDouble(1) : schema[u"minimum"_s].toDouble(0) + 1.25;
}

bool SampleMaker::mayBeNull(const QJsonObject &schema) const
{
    return mismatches(QJsonValue::Null, schema, m_root).isEmpty();
}

} // namespace labdesk::tests
