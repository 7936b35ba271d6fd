// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/schemareader.h"

#include "describe/description.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::openapi {

namespace {

using Kind = DescriptionError::Kind;

unsigned typeOf(const Node &value)
{
    switch (value.kind) {
    case Node::Kind::Null:
        return Null;
    case Node::Kind::Boolean:
        return Boolean;
    case Node::Kind::Number:
        return Integer | Fraction;
    case Node::Kind::Text:
        return String;
    case Node::Kind::List:
        return Array;
    case Node::Kind::Map:
        return Object;
    }
    return AnyType;
}

unsigned typeNamed(const QString &name)
{
    const auto *at = std::ranges::find(typeNames, name, [](const auto &row) { return QString(row.first); });
    return at == std::end(typeNames) ? AnyType : at->second;
}

/// Keywords that leave an object's members open only if none of them is there.
bool isUnconstrained(const Node &schema)
{
    static const QStringList keywords{u"properties"_s, u"required"_s, u"additionalProperties"_s,
                                      u"$ref"_s,       u"allOf"_s,    u"anyOf"_s,
                                      u"oneOf"_s,      u"enum"_s,     u"const"_s};
    return std::ranges::none_of(keywords, [&schema](const QString &keyword) { return schema.find(keyword); });
}

/// A part as a reference names it: a member, or the number of an entry of a list; null: there is none.
const Node *partNamed(const Node &node, const QString &key)
{
    const QString name = QUrl::fromPercentEncoding(key.toUtf8()).replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
    bool isNumber = false;
    const size_t number = name.toULongLong(&isNumber);
    return isNumber && number < node.items.size() ? node.items[number].get() : node.find(name);
}

void addWords(const Node &value, std::set<QString> &words)
{
    if ((value.is(Node::Kind::Text) || value.is(Node::Kind::Number)) && !value.text.isEmpty())
        words.insert(value.text);
}

} // namespace

/// What a schema says of its value itself, together with what it refers to.
struct GatheredSchema : Form
{
    std::set<QString> required = {};

    /// Nothing fits, until widen() adds what does.
    static GatheredSchema nothing()
    {
        GatheredSchema none;
        none.types = 0;
        none.isOpen = false;
        return none;
    }

    /// Adds a schema that must hold as well.
    void narrow(const GatheredSchema &other)
    {
        types &= other.types;
        required.insert(other.required.begin(), other.required.end());
        words.insert(other.words.begin(), other.words.end());
        isOpen = isOpen && other.isOpen;
        isFree = isFree || other.isFree;
        list = list ? list : other.list;
        origin = origin.isEmpty() ? other.origin : origin;
    }

    /// Adds an alternative schema. Only objects require members, and only values with words can be open.
    void widen(const GatheredSchema &other)
    {
        const bool isFirst = types == 0;
        std::set<QString> both;
        std::ranges::set_intersection(required, other.required, std::inserter(both, both.end()));
        if (other.types & Object)
            required = types & Object ? both : other.required;
        constexpr unsigned named = String | Integer | Fraction;
        const bool isOtherOpen = (other.types & named) && other.isOpen;
        isOpen = isFirst ? isOtherOpen : isOpen || isOtherOpen;
        types |= other.types;
        words.insert(other.words.begin(), other.words.end());
        isFree = isFree || other.isFree;
        list = list ? list : other.list;
        origin = origin.isEmpty() ? other.origin : origin;
    }
};

void SchemaReader::step(qint64 steps)
{
    m_steps += steps;
    if (m_steps > maxSteps)
        throw DescriptionError{Kind::TooIntricate, m_place};
}

const Node *SchemaReader::member(const Node &node, const QString &name, Node::Kind kind)
{
    step();
    const Node *found = node.find(name);
    if (found && !found->is(kind))
        throw DescriptionError{Kind::WrongType, m_place.isEmpty() ? name : m_place + u" > "_s + name};
    return found;
}

const Node &SchemaReader::resolved(const Node &node)
{
    const Node *at = &node;
    for (int i = 0; const Node *reference = member(*at, u"$ref"_s, Node::Kind::Text); ++i) {
        if (i >= maxChain)
            throw DescriptionError{Kind::ReferenceCycle, reference->text};
        if (!reference->text.startsWith(u"#/"))
            throw DescriptionError{Kind::OutsideReference, reference->text};
        at = &m_root;
        for (const QString &key : reference->text.mid(2).split(u'/')) {
            step();
            at = partNamed(*at, key);
            if (!at)
                throw DescriptionError{Kind::MissingReference, reference->text};
        }
    }
    return *at;
}

GatheredSchema SchemaReader::gatherOwn(const Node &schema)
{
    GatheredSchema own;
    if (const Node *type = schema.find(u"type"_s)) {
        own.types = type->is(Node::Kind::Text) ? typeNamed(type->text) : 0;
        for (const NodePtr &each : type->items)
            own.types |= typeNamed(each->text);
        if (!type->is(Node::Kind::Text) && !type->is(Node::Kind::List))
            throw DescriptionError{Kind::WrongType, m_place + u" > type"_s};
    } else if (schema.find(u"properties"_s)) {
        own.types = Object;
    } else if (schema.find(u"items"_s)) {
        own.types = Array;
    }
    if (schema.hasTrue(u"nullable"_s)) // OpenAPI 3.0
        own.types |= Null;
    std::vector<const Node *> values;
    if (const Node *all = member(schema, u"enum"_s, Node::Kind::List))
        for (const NodePtr &value : all->items)
            values.push_back(value.get());
    if (const Node *only = schema.find(u"const"_s))
        values.push_back(only);
    unsigned valueTypes = 0;
    for (const Node *value : values) {
        step();
        valueTypes |= typeOf(*value);
        addWords(*value, own.words);
    }
    if (!values.empty()) {
        own.isOpen = false;
        own.types = schema.find(u"type"_s) ? own.types : valueTypes;
    }
    if (const Node *some = member(schema, u"x-values"_s, Node::Kind::List))
        for (const NodePtr &value : some->items)
            addWords(*value, own.words);
    if (const Node *names = member(schema, u"required"_s, Node::Kind::List))
        for (const NodePtr &name : names->items)
            own.required.insert(name->text);
    if (const Node *list = schema.find(u"x-list"_s))
        own.list = known::listNamed(list->text);
    own.isFree = (own.types & Object) && isUnconstrained(schema);
    step(qint64(own.required.size()));
    return own;
}

void SchemaReader::addAlternatives(GatheredSchema &all, const Node &list, std::vector<const Node *> &parts)
{
    GatheredSchema any = GatheredSchema::nothing();
    for (const NodePtr &each : list.items)
        any.widen(gather(*each, parts));
    if (!list.items.empty())
        all.narrow(any);
}

GatheredSchema SchemaReader::gather(const Node &schema, std::vector<const Node *> &parts)
{
    step();
    if (schema.is(Node::Kind::Boolean)) { // anything, or nothing
        GatheredSchema all;
        all.types = schema.isTrue() ? unsigned(AnyType) : 0U;
        all.isFree = schema.isTrue();
        return all;
    }
    if (!schema.is(Node::Kind::Map))
        throw DescriptionError{Kind::WrongType, m_place};
    if (m_chain.size() >= maxChain || std::ranges::find(m_chain, &schema) != m_chain.end())
        throw DescriptionError{Kind::ReferenceCycle, m_place};
    m_chain.push_back(&schema);
    parts.push_back(&schema);
    GatheredSchema all = gatherOwn(schema);
    if (const Node *reference = member(schema, u"$ref"_s, Node::Kind::Text)) {
        const Node &component = resolved(schema);
        m_components[&component] = reference->text.section(u'/', -1);
        GatheredSchema target = gather(component, parts);
        target.origin = m_components[&component];
        all.narrow(target);
    }
    if (const Node *each = member(schema, u"allOf"_s, Node::Kind::List))
        for (const NodePtr &one : each->items) {
            GatheredSchema part = gather(*one, parts);
            part.isFree = part.isFree && each->items.size() == 1; // beside others, {} says nothing
            all.narrow(part);
        }
    for (const QString &keyword : {u"anyOf"_s, u"oneOf"_s})
        if (const Node *list = member(schema, keyword, Node::Kind::List))
            addAlternatives(all, *list, parts);
    m_chain.pop_back();
    return all;
}

Form SchemaReader::read(const std::vector<const Node *> &alternatives, const Form *own)
{
    GatheredSchema all = GatheredSchema::nothing();
    std::vector<const Node *> parts;
    for (const Node *each : alternatives)
        all.widen(gather(*each, parts));
    Form form = all;
    readParts(parts, all.required, own, form);
    return form;
}

std::shared_ptr<Form> SchemaReader::readShared(const std::vector<const Node *> &schemas, const Form *own)
{
    return std::make_shared<Form>(read(schemas, own));
}

void SchemaReader::readParts(const std::vector<const Node *> &parts, const std::set<QString> &required, const Form *own,
                             Form &form)
{
    std::map<QString, std::vector<const Node *>> members;
    std::vector<const Node *> items, values, names;
    const auto add = [](std::vector<const Node *> &to, const Node *schema) {
        if (schema && std::ranges::find(to, schema) == to.end())
            to.push_back(schema);
    };
    for (const Node *part : parts) {
        if (const Node *properties = member(*part, u"properties"_s, Node::Kind::Map))
            for (const auto &[name, schema] : properties->members) {
                step(qint64(members[name].size()) + 1);
                add(members[name], schema.get());
                if (const auto at = m_components.find(part); at != m_components.end())
                    form.members[name].component = at->second;
            }
        step(qint64(items.size() + values.size() + names.size()));
        add(items, part->find(u"items"_s));
        add(names, part->find(u"propertyNames"_s));
        if (const Node *additional = part->find(u"additionalProperties"_s);
            additional && additional->is(Node::Kind::Map))
            add(values, additional);
    }
    std::set<QString> namedKeys; // the keys that propertyNames allows, if it lists them all
    if (own && !own->values && !names.empty() && !values.empty())
        if (const Form nameForm = read(names, nullptr); !nameForm.isOpen)
            namedKeys = nameForm.words;
    for (const QString &name : namedKeys)
        members.emplace(name, values);
    for (const auto &[name, schemas] : members) {
        const auto at = own ? own->members.find(name) : std::map<QString, Form::Member>::const_iterator();
        const bool isCompared = own && at != own->members.end();
        Form::Member &read = form.members[name];
        read.isRequired = required.contains(name) || (namedKeys.size() == 1 && namedKeys.contains(name));
        if (const Node *other = schemas.front()->find(u"x-other-name"_s))
            read.otherName = other->text;
        if (isCompared || !own)
            read.form = readShared(schemas, isCompared ? at->second.form.get() : nullptr);
        else if (own->values) // a map whose keys are listed
            add(values, schemas.front());
    }
    if (!items.empty() && (!own || own->items))
        form.items = readShared(items, own ? own->items.get() : nullptr);
    if (!values.empty() && (!own || own->values))
        form.values = readShared(values, own ? own->values.get() : nullptr);
    if (!names.empty() && (!own || own->names))
        form.names = readShared(names, own ? own->names.get() : nullptr);
}

} // namespace labdesk::openapi
