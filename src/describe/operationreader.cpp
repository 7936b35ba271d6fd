// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/operationreader.h"

#include "api/operations.h"
#include "describe/description.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::openapi {

namespace {

using Kind = DescriptionError::Kind;
using Nodes = std::vector<const Node *>;

constexpr QLatin1StringView methods[]
    = {"get"_L1, "put"_L1, "post"_L1, "delete"_L1, "options"_L1, "head"_L1, "patch"_L1, "trace"_L1};

/// The form in which paths are compared: without the names of parameters, which each document chooses, and without a
/// trailing slash, because services accept both forms.
QString comparedPath(const QString &path)
{
    static const QRegularExpression name(u"\\{[^/{}]*\\}"_s);
    QString compared = QString(path).replace(name, u"{}"_s);
    while (compared.size() > 1 && compared.endsWith(u'/'))
        compared.chop(1);
    return compared;
}

QStringList namesIn(const QString &path)
{
    static const QRegularExpression name(u"\\{([^/{}]*)\\}"_s);
    QStringList names;
    for (auto at = name.globalMatch(path); at.hasNext();)
        names += at.next().captured(1);
    return names;
}

/// The query parameters of each operation that Labdesk sends, from the rows of api/operations.h.
std::map<QString, QSet<QString>> sentQueries()
{
    std::map<QString, QSet<QString>> all;
    const auto add = [&all](const auto &row) {
        const QString path = QString::fromLatin1(row.path);
        QSet<QString> names;
        for (const auto &[name, value] : QUrlQuery(path.section(u'?', 1)).queryItems())
            names += name;
        all[QString::fromLatin1(api::verbName(row.verb)) + u' ' + comparedPath(path.section(u'?', 0, 0))] = names;
    };
    std::apply([&add](const auto &...row) { (add(row), ...); }, api::allOperations);
    return all;
}

/// Reads one operation. `own`: our own description of it; null: everything is read.
class OneOperationReader
{
public:
    OneOperationReader(SchemaReader &reader, const DescribedOperation *own) : m_reader(reader), m_own(own) { }

    void readParameters(const Node &pathItem, const Node &operation, const QString &path, DescribedOperation &into);
    void readBodies(const Node &operation, DescribedOperation &into);

private:
    void readParameter(const Node &node, const QStringList &pathNames, DescribedOperation &into);
    Nodes schemasOf(const Node &holder, const Body *ownBody, QString &mediaType);
    Form readComparedWith(const Nodes &schemas, const Body *own)
    {
        return m_reader.read(schemas, m_own ? (own ? &own->form : &m_emptyForm) : nullptr);
    }

    SchemaReader &m_reader;
    const DescribedOperation *m_own;
    Form m_emptyForm; ///< where we have nothing to compare with
};

void OneOperationReader::readParameter(const Node &node, const QStringList &pathNames, DescribedOperation &into)
{
    const Node &whole = m_reader.resolved(node);
    const Node *name = m_reader.member(whole, u"name"_s, Node::Kind::Text);
    const Node *in = m_reader.member(whole, u"in"_s, Node::Kind::Text);
    if (!name || !in)
        throw DescriptionError{Kind::WrongType, into.text + u" > parameters"_s};
    Parameter parameter{.name = name->text, .in = in->text, .isRequired = whole.hasTrue(u"required"_s), .form = {}};
    if (parameter.in == u"path") // path parameters are identified by their position
        parameter.name = QString::number(pathNames.indexOf(parameter.name));
    const Form *own = m_own ? &m_emptyForm : nullptr;
    if (m_own)
        for (const Parameter &each : m_own->parameters)
            if (each.isSameAs(parameter))
                own = &each.form;
    Nodes schemas;
    if (const Node *schema = whole.find(u"schema"_s))
        schemas = {schema};
    else
        schemas = schemasOf(whole, nullptr, parameter.form.origin);
    if (!schemas.empty())
        parameter.form = m_reader.read(schemas, own);
    std::erase_if(into.parameters, [&parameter](const Parameter &earlier) { return earlier.isSameAs(parameter); });
    into.parameters.push_back(std::move(parameter));
}

void OneOperationReader::readParameters(const Node &pathItem, const Node &operation, const QString &path,
                                        DescribedOperation &into)
{
    const QStringList names = namesIn(path);
    for (const Node *from : {&pathItem, &operation}) // parameters of an operation replace those of the path
        if (const Node *list = m_reader.member(*from, u"parameters"_s, Node::Kind::List))
            for (const NodePtr &each : list->items)
                readParameter(*each, names, into);
}

/// The schemas of the media type that ours has, or of JSON, or of the first one.
Nodes OneOperationReader::schemasOf(const Node &holder, const Body *ownBody, QString &mediaType)
{
    const Node *content = m_reader.member(holder, u"content"_s, Node::Kind::Map);
    if (!content || content->members.empty())
        return {};
    const auto has = [content](const QString &type) { return content->members.contains(type); };
    const QString json = u"application/json"_s;
    const QString form = u"application/x-www-form-urlencoded"_s;
    const auto isJson = [](const QString &type) { return type.contains(u"json"_s) || type.contains(u"*/*"_s); };
    const auto fits = [&isJson](const auto &each) { return isJson(each.first); };
    if (ownBody && has(ownBody->mediaType))
        mediaType = ownBody->mediaType;
    else if (!ownBody && !m_own && has(form)) // the form that Labdesk sends
        mediaType = form;
    else if (const auto at = std::ranges::find_if(content->members, fits); at != content->members.end())
        mediaType = has(json) ? json : at->first;
    else
        mediaType = content->members.begin()->first;
    const Node &media = *content->members.at(mediaType);
    if (mediaType != form && isJson(mediaType))
        mediaType = json;
    const Node *schema = media.find(u"schema"_s);
    return schema ? Nodes{schema} : Nodes();
}

void OneOperationReader::readBodies(const Node &operation, DescribedOperation &into)
{
    if (const Node *body = operation.find(u"requestBody"_s)) {
        const Node &whole = m_reader.resolved(*body);
        const Body *own = m_own && m_own->request ? &*m_own->request : nullptr;
        Body request;
        const Nodes schemas = schemasOf(whole, own, request.mediaType);
        request.isRequired = whole.hasTrue(u"required"_s);
        if (!schemas.empty())
            request.form = readComparedWith(schemas, own);
        if (!request.mediaType.isEmpty())
            into.request = std::move(request);
    }
    const Node *responses = m_reader.member(operation, u"responses"_s, Node::Kind::Map);
    Nodes good, bad;
    Body response, error;
    for (const auto &[status, node] : responses ? responses->members : std::map<QString, NodePtr>()) {
        const bool isGood = status.startsWith(u'2');
        const auto &own = !m_own ? std::optional<Body>() : isGood ? m_own->response : m_own->error;
        Body &one = isGood ? response : error;
        for (const Node *schema : schemasOf(m_reader.resolved(*node), own ? &*own : nullptr, one.mediaType))
            (isGood ? good : bad).push_back(schema);
    }
    if (!response.mediaType.isEmpty()) {
        response.form
            = good.empty() ? Form() : readComparedWith(good, m_own && m_own->response ? &*m_own->response : nullptr);
        into.response = std::move(response);
    }
    if (!bad.empty()) {
        error.form = readComparedWith(bad, m_own && m_own->error ? &*m_own->error : nullptr);
        into.error = std::move(error);
    }
}

/// The path before those of the document on the first of some servers, with the usual values of its variables.
QString serverPath(const Node *servers)
{
    constexpr qsizetype longest = 2000; // of a URL; longer ones have no path that Labdesk knows
    const Node *server = servers && !servers->items.empty() ? servers->items.front().get() : nullptr;
    const Node *url = server ? server->find(u"url"_s) : nullptr;
    QString text = url ? url->text.left(longest) : QString();
    const Node *variables = server ? server->find(u"variables"_s) : nullptr;
    const QStringList names = variables ? namesIn(text) : QStringList();
    for (const QString &name : names) {
        const Node *variable = variables->find(name);
        const Node *usual = variable ? variable->find(u"default"_s) : nullptr;
        if (usual && text.size() <= longest) // braces in it would be filled again
            text.replace(u'{' + name + u'}', usual->text.left(longest / 20).remove(u'{'));
    }
    QString path = QUrl(text).path();
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

struct Place
{
    QString method;
    QString path;
    const Node *pathItem;
    const Node *operation;
    QString before; ///< on the server
};

std::vector<Place> placesOf(const Node &root, SchemaReader &reader)
{
    std::vector<Place> places;
    const Node *paths = reader.member(root, u"paths"_s, Node::Kind::Map);
    if (!paths)
        throw DescriptionError{Kind::NotOpenApi};
    for (const auto &[path, node] : paths->members) {
        if (!path.startsWith(u'/'))
            continue; // an extension
        reader.setPlace(path);
        if (!node->is(Node::Kind::Map))
            throw DescriptionError{Kind::WrongType, path};
        const Node &item = reader.resolved(*node);
        for (const QLatin1StringView method : methods)
            if (const Node *operation = reader.member(item, method, Node::Kind::Map)) {
                const Node *servers = nullptr; // the nearest ones
                for (const Node *from : {operation, &item, &root})
                    servers = servers ? servers : reader.member(*from, u"servers"_s, Node::Kind::List);
                places.push_back({QString(method).toUpper(), path, &item, operation, serverPath(servers)});
            }
    }
    return places;
}

} // namespace

Operations readOperations(const Node &root, SchemaReader &reader, const Operations *own)
{
    std::vector<Place> places = placesOf(root, reader);
    const auto keyOf = [](const Place &place, bool hasServer) {
        return place.method + u' ' + comparedPath((hasServer ? place.before : QString()) + place.path);
    };
    const auto countKnown = [&](bool hasServer) {
        return std::ranges::count_if(places,
                                     [&](const Place &each) { return own && own->contains(keyOf(each, hasServer)); });
    };
    const bool hasServers = countKnown(true) > countKnown(false);
    const auto sent = sentQueries();
    Operations all;
    for (const Place &place : places) {
        DescribedOperation operation{.key = keyOf(place, hasServers),
                                     .text
                                     = place.method + u' ' + (hasServers ? place.before : QString()) + place.path};
        reader.setPlace(operation.text);
        const Node *security = reader.member(*place.operation, u"security"_s, Node::Kind::List);
        operation.isSignIn = security && security->items.empty();
        const auto ours = own ? own->find(operation.key) : Operations::const_iterator();
        const bool isKnown = own && ours != own->end();
        if (isKnown || !own) {
            OneOperationReader one(reader, isKnown ? &ours->second : nullptr);
            one.readParameters(*place.pathItem, *place.operation, place.path, operation);
            one.readBodies(*place.operation, operation);
        }
        if (const auto row = sent.find(operation.key); row != sent.end())
            operation.sentNames = row->second;
        all.try_emplace(operation.key, std::move(operation));
    }
    return all;
}

SignIns readSignIns(const Node &root, SchemaReader &reader)
{
    SignIns all;
    const Node *components = reader.member(root, u"components"_s, Node::Kind::Map);
    const Node *schemes = components ? reader.member(*components, u"securitySchemes"_s, Node::Kind::Map) : nullptr;
    for (const auto &[id, node] : schemes ? schemes->members : std::map<QString, NodePtr>()) {
        const Node &scheme = reader.resolved(*node);
        const auto text = [&scheme](const QString &name) {
            const Node *found = scheme.find(name);
            return found ? found->text : QString();
        };
        const bool isHeader = text(u"type"_s) == u"apiKey" && text(u"in"_s) == u"header";
        if (isHeader)
            all.keyHeaders.insert(text(u"name"_s));
        else
            all.others.insert((text(u"type"_s) + u' ' + text(u"scheme"_s).toLower() + text(u"in"_s)).trimmed());
    }
    return all;
}

} // namespace labdesk::openapi
