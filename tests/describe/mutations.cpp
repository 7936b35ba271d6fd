// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mutations.h"

#include "describe/descriptiontexts.h"
#include "support/described/servicedescription.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <functional>

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using What = DescriptionDifference::What;

namespace {

const QStringList sentSchemas = {u"NewUser"_s, u"UserPatch"_s, u"TokenRequest"_s};
const QStringList errorSchemas
    = {u"Error"_s, u"ErrorDetail"_s, u"FieldProblem"_s, u"TakenClientId"_s, u"TokenError"_s, u"FailedRefresh"_s};

qsizetype indexOf(const QString &key)
{
    return key.startsWith(u'#') ? key.mid(1).toLongLong() : -1;
}

/// Calls for each object of the document.
void walk(const QJsonValue &value, const Keys &keys, const std::function<void(const QJsonObject &, const Keys &)> &call)
{
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        walk(array.at(i), keys + Keys{u"#%1"_s.arg(i)}, call);
    if (!value.isObject())
        return;
    const QJsonObject object = value.toObject();
    call(object, keys);
    for (auto at = object.begin(); at != object.end(); ++at)
        walk(at.value(), keys + Keys{at.key()}, call);
}

class Maker
{
public:
    std::vector<Mutant> taken() { return std::move(m_all); }

    void addOperations()
    {
        const QJsonObject paths = m_document[u"paths"_s].toObject();
        for (auto path = paths.begin(); path != paths.end(); ++path)
            for (const QString &method : {u"get"_s, u"post"_s, u"patch"_s, u"delete"_s}) {
                const Keys at{u"paths"_s, path.key(), method};
                if (!path.value().toObject().contains(method))
                    continue;
                const QString name = method.toUpper() + u' ' + path.key();
                add(name + u" is gone"_s, with(m_document, at, {QJsonValue::Undefined}), What::MissingOperation, name);
                const QJsonObject moved{{method, path.value()[method]},
                                        {u"parameters"_s, path.value()[u"parameters"_s].toArray()}};
                add(name + u" is elsewhere"_s,
                    with(with(m_document, at, {QJsonValue::Undefined}), {u"paths"_s, u"/v9"_s + path.key()}, moved),
                    What::MissingOperation, name, {}, 2);
                add(name + u" is also elsewhere"_s, with(m_document, {u"paths"_s, u"/v9"_s + path.key()}, moved),
                    What::NewOperation, method.toUpper() + u" /v9"_s + path.key());
                addToOperation(name, at);
            }
    }

    void addParameters()
    {
        walk(m_document[u"paths"_s], {u"paths"_s}, [this](const QJsonObject &object, const Keys &keys) {
            const QJsonArray list = object[u"parameters"_s].toArray();
            for (qsizetype i = 0; i < list.size(); ++i) {
                const Keys at = keys + Keys{u"parameters"_s, u"#%1"_s.arg(i)};
                QJsonObject parameter = list[i].toObject();
                if (parameter.value(u"$ref"_s) == u"#/components/parameters/Radius"_s)
                    parameter = m_document[u"components"_s][u"parameters"_s][u"Radius"_s].toObject();
                if (parameter.value(u"in"_s) == u"query"_s && parameter.value(u"name"_s) != u"timeout"_s)
                    addParameter(parameter, at);
            }
        });
    }

    void addMembers()
    {
        const QJsonObject schemas = m_document[u"components"_s][u"schemas"_s].toObject();
        for (auto schema = schemas.begin(); schema != schemas.end(); ++schema)
            walk(schema.value(), {u"components"_s, u"schemas"_s, schema.key()},
                 [this, name = schema.key()](const QJsonObject &object, const Keys &keys) {
                     if (object[u"properties"_s].isObject())
                         addMembersOf(name, object, keys);
                 });
    }

    void addValues()
    {
        walk(m_document, {}, [this](const QJsonObject &object, const Keys &keys) {
            if (keys.contains(u"TokenRequest"_s) || keys.contains(u"examples"_s))
                return;
            for (const QString &keyword : {u"enum"_s, u"x-values"_s}) {
                const QJsonArray values = object[keyword].toArray();
                const Keys at = keys + Keys{keyword};
                for (qsizetype i = 0; i < values.size(); ++i) {
                    const QString value = values[i].toString();
                    const QString where = keys.join(u' ') + u' ' + value;
                    if (value.isEmpty())
                        continue;
                    if (values.size() > 1)
                        add(where + u" is gone"_s,
                            with(m_document, at + Keys{u"#%1"_s.arg(i)}, {QJsonValue::Undefined}), What::MissingValue,
                            {}, value);
                    add(where + u" is renamed"_s, with(m_document, at + Keys{u"#%1"_s.arg(i)}, u"new_word"_s),
                        What::NewValue, {}, u"new_word"_s, 2);
                }
                QJsonArray more = values;
                more.append(u"new_word"_s);
                if (!values.isEmpty())
                    add(keys.join(u' ') + u" has another value"_s, with(m_document, at, more), What::NewValue, {},
                        u"new_word"_s);
            }
        });
    }

    void addOthers()
    {
        add(u"the header of the key is another"_s,
            with(m_document, {u"components"_s, u"securitySchemes"_s, u"ApiKey"_s, u"name"_s}, u"x-other-key"_s),
            What::OtherKeyHeader, u"x-service-api-key"_s, u"x-other-key"_s);
        add(u"only tokens sign in"_s,
            with(m_document, {u"components"_s, u"securitySchemes"_s, u"ApiKey"_s}, {QJsonValue::Undefined}),
            What::OtherSignIn, u"x-service-api-key"_s, u"http bearer"_s);
        add(u"nothing signs in"_s, with(m_document, {u"components"_s, u"securitySchemes"_s}, {QJsonValue::Undefined}),
            What::OtherSignIn, u"x-service-api-key"_s, u"none"_s);
        add(u"the type of a token may be any"_s,
            with(m_document, {u"components"_s, u"schemas"_s, u"Token"_s, u"properties"_s, u"token_type"_s, u"const"_s},
                 {QJsonValue::Undefined}),
            What::AnyValue, u"token_type"_s);
        add(u"nobody says what a payor has"_s,
            with(m_document, {u"components"_s, u"schemas"_s, u"Payor"_s}, QJsonObject{{u"type"_s, u"object"_s}}),
            What::MembersUnknown, {}, {}, 2);
        add(u"a new value is a type of error"_s,
            with(m_document,
                 {u"components"_s, u"schemas"_s, u"ConnectionFault"_s, u"properties"_s, u"error_type"_s, u"x-values"_s,
                  u"#0"_s},
                 u"frozen_account"_s),
            What::NewValue, u"error_type"_s, u"frozen_account"_s, 2);
    }

private:
    void add(const QString &name, const QJsonValue &document, What what, const QString &about,
             const QString &detail = {}, int most = 1)
    {
        m_all.push_back({name, written(document), what, about, detail, most});
    }

    void addToOperation(const QString &name, const Keys &at)
    {
        const QJsonObject anyJson{{u"application/json"_s, QJsonObject()}};
        const QJsonObject operation = valueAt(m_document, at).toObject();
        for (const bool isRequired : {false, true}) {
            QJsonArray parameters = operation[u"parameters"_s].toArray();
            parameters.append(QJsonObject{{u"name"_s, u"tenant"_s},
                                          {u"in"_s, isRequired ? u"header"_s : u"query"_s},
                                          {u"required"_s, isRequired},
                                          {u"schema"_s, QJsonObject{{u"type"_s, u"string"_s}}}});
            add(name + (isRequired ? u" needs another parameter"_s : u" takes another parameter"_s),
                with(m_document, at + Keys{u"parameters"_s}, parameters),
                isRequired ? What::NewRequiredParameter : What::NewParameter, u"tenant"_s);
        }
        if (operation.contains(u"requestBody"_s))
            add(name + u" takes no body"_s, with(m_document, at + Keys{u"requestBody"_s}, {QJsonValue::Undefined}),
                What::MissingRequestBody, {});
        else
            for (const bool isRequired : {false, true})
                add(name + (isRequired ? u" needs a body"_s : u" takes a body"_s),
                    with(m_document, at + Keys{u"requestBody"_s},
                         QJsonObject{{u"required"_s, isRequired}, {u"content"_s, anyJson}}),
                    isRequired ? What::NewRequiredRequestBody : What::NewRequestBody, {});
        const Keys sent = at + Keys{u"requestBody"_s, u"content"_s};
        if (valueAt(m_document, sent).toObject().keys() == QStringList{u"application/json"_s})
            add(name + u" takes XML"_s, renamed(m_document, sent + Keys{u"application/json"_s}, u"application/xml"_s),
                What::OtherMediaType, u"application/json"_s, u"application/xml"_s);
        const QJsonObject nothing{{u"204"_s, QJsonObject{{u"description"_s, u"Done"_s}}}};
        if (!operation[u"responses"_s].toObject().contains(u"204"_s))
            add(name + u" sends no body"_s, with(m_document, at + Keys{u"responses"_s}, nothing),
                What::MissingResponseBody, {});
        else
            add(name + u" sends a body"_s, with(m_document, at + Keys{u"responses"_s, u"204"_s, u"content"_s}, anyJson),
                What::NewResponseBody, {});
    }

    void addParameter(QJsonObject parameter, const Keys &at)
    {
        const QString name = parameter[u"name"_s].toString();
        const QString where = at.mid(1, 2).join(u' ') + u", "_s + name;
        const auto changed = [&](const QString &key, const QJsonValue &value) {
            QJsonObject other = parameter;
            other[key] = value;
            return with(m_document, at, other);
        };
        add(where + u" is gone"_s, with(m_document, at, {QJsonValue::Undefined}), What::MissingParameter, name);
        add(where + u" is renamed"_s, changed(u"name"_s, u"renamed"_s), What::MissingParameter, name, {}, 2);
        add(where + u" has another type"_s, changed(u"schema"_s, QJsonObject{{u"type"_s, u"boolean"_s}}),
            What::OtherType, name);
        if (!parameter.value(u"required"_s).toBool())
            add(where + u" is required"_s, changed(u"required"_s, true), What::NowRequired, name);
        if (const QJsonObject schema = parameter[u"schema"_s].toObject();
            !schema.contains(u"x-values"_s) && !schema.contains(u"anyOf"_s))
            add(where + u" is limited"_s,
                changed(u"schema"_s,
                        QJsonObject{{u"type"_s, schema[u"type"_s]}, {u"enum"_s, QJsonArray{u"one"_s, u"two"_s}}}),
                What::LimitedValues, name, u"one, two"_s);
    }

    // Where a response has the members of several alternatives, one that goes from one of them may still come.
    void addMembersOf(const QString &schema, const QJsonObject &object, const Keys &keys)
    {
        if (schema == u"CreatedUser"_s)
            return;
        const bool isError = errorSchemas.contains(schema);
        const bool isSent = sentSchemas.contains(schema);
        const bool isFree = schema == u"WeeklyHours"_s; // the member may also be any other object
        const QJsonObject members = object[u"properties"_s].toObject();
        const Keys at = keys + Keys{u"properties"_s};
        const QString where = keys.mid(2).join(u' ') + u' ';
        if (!isFree) {
            QJsonObject more = members;
            more[u"nickname"_s] = QJsonObject{{u"type"_s, u"string"_s}};
            add(where + u"has another member"_s, with(m_document, at, more),
                isError      ? What::NewErrorMember
                    : isSent ? What::NewRequestMember
                             : What::NewResponseMember,
                u"nickname"_s);
            if (isSent) {
                QJsonArray required = object[u"required"_s].toArray();
                required.append(u"nickname"_s);
                add(where + u"needs another member"_s,
                    with(with(m_document, at, more), keys + Keys{u"required"_s}, required),
                    What::NewRequiredRequestMember, u"nickname"_s);
            }
        }
        if (isError)
            return;
        for (auto member = members.begin(); member != members.end(); ++member) {
            const Keys of = at + Keys{member.key()};
            add(where + member.key() + u" has another type"_s, with(m_document, of, anotherType(member.value())),
                What::OtherType, member.key());
            const QJsonArray required = object[u"required"_s].toArray();
            if (required.contains(member.key()) != isSent && !isFree) {
                QJsonArray other;
                for (const QJsonValue &each : required)
                    if (each != member.key())
                        other.append(each);
                if (isSent)
                    other.append(member.key());
                add(where + member.key() + (isSent ? u" is required"_s : u" may be missing"_s),
                    with(m_document, keys + Keys{u"required"_s}, other), isSent ? What::NowRequired : What::NowOptional,
                    member.key());
            }
            if (hasOtherName(members, member.key()))
                continue;
            const What gone = isSent ? What::MissingRequestMember : What::MissingResponseMember;
            if (members.size() > 1)
                add(where + member.key() + u" is gone"_s, with(m_document, of, {QJsonValue::Undefined}), gone,
                    member.key());
            add(where + member.key() + u" is renamed"_s, renamed(m_document, of, u"renamed"_s), gone, member.key(), {},
                2);
        }
    }

    static QJsonObject anotherType(const QJsonValue &schema)
    {
        const bool isBoolean = QJsonDocument(schema.toObject()).toJson().contains("boolean");
        return {{u"type"_s, isBoolean ? u"string"_s : u"boolean"_s}};
    }

    static bool hasOtherName(const QJsonObject &members, const QString &name)
    {
        for (const QJsonValue &each : members)
            if (each[u"x-other-name"_s] == name)
                return true;
        return members[name].toObject().contains(u"x-other-name"_s);
    }

    QJsonValue m_document = describedJson();
    std::vector<Mutant> m_all;
};

} // namespace

QJsonValue describedJson()
{
    return ServiceDescription::whole().root();
}

QJsonValue valueAt(const QJsonValue &document, const Keys &keys)
{
    QJsonValue value = document;
    for (const QString &key : keys)
        value = indexOf(key) < 0 ? QJsonValue(value[key]) : value[indexOf(key)];
    return value;
}

QJsonValue with(const QJsonValue &document, const Keys &keys, const QJsonValue &value, qsizetype from)
{
    if (from == keys.size())
        return value;
    const QString &key = keys[from];
    if (const qsizetype index = indexOf(key); index >= 0) {
        QJsonArray array = document.toArray();
        const QJsonValue inside = with(array.at(index), keys, value, from + 1);
        if (index >= array.size())
            array.append(inside);
        else if (inside.isUndefined())
            array.removeAt(index);
        else
            array[index] = inside;
        return array;
    }
    QJsonObject object = document.toObject();
    const QJsonValue inside = with(object.value(key), keys, value, from + 1);
    if (inside.isUndefined())
        object.remove(key);
    else
        object[key] = inside;
    return object;
}

QJsonValue renamed(const QJsonValue &document, const Keys &keys, const QString &name)
{
    const Keys other = keys.mid(0, keys.size() - 1) + Keys{name};
    return with(with(document, keys, {QJsonValue::Undefined}), other, valueAt(document, keys));
}

QByteArray written(const QJsonValue &document)
{
    return QJsonDocument(document.toObject()).toJson();
}

std::vector<Mutant> mutants()
{
    Maker maker;
    maker.addOperations();
    maker.addParameters();
    maker.addMembers();
    maker.addValues();
    maker.addOthers();
    return maker.taken();
}

QStringList told(const DescriptionDifferences &differences, bool hasAll)
{
    QStringList lines;
    for (const DescriptionDifference &each : shownDifferences(differences, hasAll)) {
        const QString operations = formatOperations(each);
        lines += (each.isNeeded ? u"needed: "_s : QString()) + formatDifference(each)
            + (operations.isEmpty() ? QString() : u" (%1)"_s.arg(operations));
    }
    return lines;
}

} // namespace labdesk::tests
