// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/servicedescription.h"

#include "support/described/jsonschema.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <yaml-cpp/yaml.h>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

// Quoted scalars are texts; the others are what YAML's core schema makes of them.
QJsonValue scalarOf(const YAML::Node &node)
{
    const QString text = QString::fromStdString(node.Scalar());
    if (node.Tag() == "!")
        return text;
    if (text == u"true" || text == u"false")
        return text == u"true";
    if (text == u"null")
        return QJsonValue::Null;
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(text);
}

QJsonValue jsonOf(const YAML::Node &node)
{
    if (node.IsScalar())
        return scalarOf(node);
    if (node.IsSequence()) {
        QJsonArray array;
        for (const YAML::Node &item : node)
            array.append(jsonOf(item));
        return array;
    }
    QJsonObject object;
    for (const auto &member : node)
        object.insert(QString::fromStdString(member.first.Scalar()), jsonOf(member.second));
    return object;
}

QJsonObject described()
{
    return jsonOf(YAML::LoadFile(SOURCE_ROOT "/docs/service.openapi.yaml")).toObject();
}

bool isBeyondContract(const QJsonValue &value)
{
    return value.toObject().value(u"x-beyond-contract"_s) == QJsonValue(true);
}

QJsonValue contractOf(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray kept;
        for (const QJsonValue &item : value.toArray())
            if (!isBeyondContract(item))
                kept.append(contractOf(item));
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!isBeyondContract(member.value()))
            kept.insert(member.key(), contractOf(member.value()));
    if (kept.value(u"type"_s) == u"object"_s && kept.contains(u"properties"_s)
        && !kept.contains(u"additionalProperties"_s))
        kept[u"additionalProperties"_s] = false;
    QJsonArray required = kept.value(u"required"_s).toArray();
    for (const QJsonValue &name : kept.value(u"x-contract-required"_s).toArray())
        required.append(name);
    if (!required.isEmpty())
        kept[u"required"_s] = required;
    return kept;
}

DescribedParameter parameterFrom(const QJsonObject &object, const QJsonObject &root)
{
    const QJsonObject whole = resolved(object, root);
    return {whole[u"name"_s].toString(), whole[u"in"_s].toString(), whole[u"required"_s].toBool(),
            whole[u"schema"_s].toObject()};
}

DescribedOperation operationFrom(const QString &path, const QString &method, const QJsonObject &pathItem,
                                 const QJsonObject &root)
{
    const QJsonObject object = pathItem[method].toObject();
    DescribedOperation operation{object[u"operationId"_s].toString(), method.toUpper().toLatin1(), path, {}, {}, {}};
    for (const QJsonObject &from : {pathItem, object})
        for (const QJsonValue &parameter : from[u"parameters"_s].toArray())
            operation.parameters.push_back(parameterFrom(parameter.toObject(), root));
    const QJsonObject bodies = object[u"requestBody"_s][u"content"_s].toObject();
    for (auto body = bodies.begin(); body != bodies.end(); ++body)
        operation.bodies[body.key()] = body.value()[u"schema"_s].toObject();
    const QJsonObject responses = object[u"responses"_s].toObject();
    for (auto response = responses.begin(); response != responses.end(); ++response) {
        const QJsonObject whole = resolved(response.value().toObject(), root);
        const QJsonValue schema = whole[u"content"_s][u"application/json"_s][u"schema"_s];
        operation.responses[response.key().toInt()]
            = schema.isObject() ? std::optional(schema.toObject()) : std::nullopt;
    }
    return operation;
}

bool isTemplate(const QString &segment)
{
    return segment.startsWith(u'{');
}

bool fits(const QStringList &pattern, const QStringList &path)
{
    if (pattern.size() != path.size())
        return false;
    for (qsizetype i = 0; i < path.size(); ++i)
        if (!isTemplate(pattern[i]) && pattern[i] != path[i])
            return false;
    return true;
}

} // namespace

ServiceDescription::ServiceDescription(QJsonObject root) : m_root(std::move(root))
{
    const QJsonObject paths = m_root[u"paths"_s].toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path)
        for (const QString &method : {u"get"_s, u"post"_s, u"patch"_s, u"delete"_s})
            if (path.value().toObject().contains(method))
                m_operations.push_back(operationFrom(path.key(), method, path.value().toObject(), m_root));
}

const ServiceDescription &ServiceDescription::whole()
{
    static const ServiceDescription description(described());
    return description;
}

const ServiceDescription &ServiceDescription::contract()
{
    static const ServiceDescription description(contractOf(described()).toObject());
    return description;
}

const DescribedOperation &ServiceDescription::operation(const QString &id) const
{
    const auto found = std::find_if(m_operations.begin(), m_operations.end(),
                                    [&id](const DescribedOperation &each) { return each.id == id; });
    if (found == m_operations.end())
        qFatal("%s is not described", qPrintable(id));
    return *found;
}

const DescribedOperation *ServiceDescription::find(const QByteArray &method, const QString &path) const
{
    const QStringList segments = path.split(u'/', Qt::SkipEmptyParts);
    const auto templates = [](const DescribedOperation &operation) {
        const QStringList all = operation.segments();
        return std::count_if(all.begin(), all.end(), isTemplate);
    };
    const DescribedOperation *best
        = nullptr; // the one with the most words of its own: /user/providers/{} is no /user/{}/{}
    for (const DescribedOperation &operation : m_operations)
        if (operation.method == method && fits(operation.segments(), segments)
            && (!best || templates(operation) < templates(*best)))
            best = &operation;
    return best;
}

QStringList ServiceDescription::problemsOf(const DescribedOperation &operation, int status,
                                           const QByteArray &body) const
{
    const auto response = operation.responses.find(status);
    if (response == operation.responses.end())
        return {operation.id + u": the status %1 is not described"_s.arg(status)};
    if (!*response)
        return body.isEmpty() ? QStringList() : QStringList{operation.id + u": there is a body"_s};
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (document.isNull())
        return {operation.id + u": the body is not JSON"_s};
    return mismatches(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), **response,
                      m_root, operation.id);
}

} // namespace labdesk::tests
