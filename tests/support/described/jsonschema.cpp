// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <cmath>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

bool isOfType(const QJsonValue &value, const QString &type)
{
    if (type == u"integer")
        return value.isDouble() && std::trunc(value.toDouble()) == value.toDouble();
    return (type == u"null" && value.isNull()) || (type == u"boolean" && value.isBool())
        || (type == u"number" && value.isDouble()) || (type == u"string" && value.isString())
        || (type == u"array" && value.isArray()) || (type == u"object" && value.isObject());
}

QString shown(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).left(60);
}

// One value against one schema; each keyword is a function, so that an unknown one is noticed.
class Check
{
public:
    Check(const QJsonValue &value, const QJsonObject &schema, const QJsonObject &root, const QString &path)
        : m_value(value), m_schema(schema), m_root(root), m_path(path)
    {
    }

    QStringList run()
    {
        for (auto keyword = m_schema.begin(); keyword != m_schema.end(); ++keyword)
            check(keyword.key(), keyword.value());
        return m_found;
    }

private:
    void check(const QString &name, const QJsonValue &wanted)
    {
        static const QStringList annotations{u"description"_s, u"default"_s, u"examples"_s, u"propertyNames"_s};
        if (annotations.contains(name) || name.startsWith(u"x-"))
            return;
        if (name == u"type")
            type(wanted);
        else if (name == u"const")
            require(m_value == wanted, u"is not %1"_s.arg(shown(wanted)));
        else if (name == u"enum")
            require(wanted.toArray().contains(m_value), u"is none of %1"_s.arg(shown(wanted)));
        else if (name == u"pattern")
            require(!m_value.isString() || QRegularExpression(wanted.toString()).match(m_value.toString()).hasMatch(),
                    u"does not match %1"_s.arg(wanted.toString()));
        else if (name == u"minLength")
            require(!m_value.isString() || m_value.toString().size() >= wanted.toInt(), u"is too short"_s);
        else if (name == u"minimum")
            require(!m_value.isDouble() || m_value.toDouble() >= wanted.toDouble(), u"is too small"_s);
        else if (name == u"maximum")
            require(!m_value.isDouble() || m_value.toDouble() <= wanted.toDouble(), u"is too large"_s);
        else if (name == u"anyOf")
            anyOf(wanted.toArray());
        else if (name == u"required")
            required(wanted.toArray());
        else if (name == u"properties" || name == u"additionalProperties")
            members();
        else if (name == u"items")
            items(wanted.toObject());
        else
            qFatal("the keyword %s of a schema is not understood", qPrintable(name));
    }

    void require(bool holds, const QString &problem)
    {
        if (!holds)
            m_found += m_path + u": "_s + shown(m_value) + u' ' + problem;
    }
    void type(const QJsonValue &wanted)
    {
        bool is = isOfType(m_value, wanted.toString());
        for (const QJsonValue &one : wanted.toArray())
            is = is || isOfType(m_value, one.toString());
        require(is, u"is not of type %1"_s.arg(shown(wanted)));
    }
    void anyOf(const QJsonArray &alternatives)
    {
        QStringList all;
        for (const QJsonValue &alternative : alternatives) {
            const QStringList found = mismatches(m_value, alternative.toObject(), m_root, m_path);
            if (found.isEmpty())
                return;
            all += found;
        }
        m_found += all;
    }
    void required(const QJsonArray &names)
    {
        for (const QJsonValue &name : names)
            if (m_value.isObject() && !m_value.toObject().contains(name.toString()))
                m_found += m_path + u'.' + name.toString() + u": missing"_s;
    }
    void members()
    {
        if (std::exchange(m_membersChecked, true))
            return;
        const QJsonObject object = m_value.toObject();
        const QJsonObject known = m_schema[u"properties"_s].toObject();
        const QJsonValue others = m_schema[u"additionalProperties"_s];
        for (auto member = object.begin(); member != object.end(); ++member) {
            const QString path = m_path + u'.' + member.key();
            if (known.contains(member.key()))
                m_found += mismatches(member.value(), known[member.key()].toObject(), m_root, path);
            else if (others.isObject())
                m_found += mismatches(member.value(), others.toObject(), m_root, path);
            else if (others == QJsonValue(false))
                m_found += path + u": not described"_s;
        }
    }
    void items(const QJsonObject &schema)
    {
        const QJsonArray array = m_value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            m_found += mismatches(array.at(i), schema, m_root, m_path + u'[' + QString::number(i) + u']');
    }

    const QJsonValue m_value;
    const QJsonObject m_schema;
    const QJsonObject &m_root;
    const QString m_path;
    bool m_membersChecked = false;
    QStringList m_found;
};

} // namespace

QJsonObject resolved(const QJsonObject &schema, const QJsonObject &root)
{
    if (!schema.contains(u"$ref"_s))
        return schema;
    QJsonValue at = root;
    for (const QString &step : schema[u"$ref"_s].toString().mid(2).split(u'/'))
        at = at.toObject().value(step);
    if (!at.isObject())
        qFatal("%s points nowhere", qPrintable(schema[u"$ref"_s].toString()));
    QJsonObject whole = resolved(at.toObject(), root);
    for (auto beside = schema.begin(); beside != schema.end(); ++beside)
        if (beside.key() != u"$ref")
            whole.insert(beside.key(), beside.value());
    return whole;
}

QStringList mismatches(const QJsonValue &value, const QJsonObject &schema, const QJsonObject &root, const QString &path)
{
    return Check(value, resolved(schema, root), root, path).run();
}

} // namespace labdesk::tests
