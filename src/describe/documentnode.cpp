// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/documentnode.h"

#include "describe/description.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace labdesk::openapi {

namespace {

using Kind = DescriptionError::Kind;

/// Adds the members of another map that this one doesn't have, as YAML's merge key does.
void merge(Node &into, const Node &from)
{
    if (from.is(Node::Kind::Map))
        into.members.insert(from.members.begin(), from.members.end());
    for (const NodePtr &item : from.items)
        if (item->is(Node::Kind::Map))
            into.members.insert(item->members.begin(), item->members.end());
}

} // namespace

const Node *Node::find(const QString &name) const
{
    const auto at = members.find(name);
    return at == members.end() ? nullptr : at->second.get();
}

QString NodeBuilder::path() const
{
    QStringList keys;
    for (const Frame &frame : m_open)
        if (frame.hasKey)
            keys += frame.key;
    return keys.join(u" > "_s);
}

void NodeBuilder::add(const NodePtr &node, int line)
{
    if (++m_built > maxParts)
        throw DescriptionError{Kind::TooManyParts};
    if (m_open.empty()) {
        m_root = node;
        return;
    }
    Frame &frame = m_open.back();
    if (frame.node->is(Node::Kind::Map) && !frame.hasKey) {
        if (node->is(Node::Kind::Null) || node->is(Node::Kind::List) || node->is(Node::Kind::Map))
            throw DescriptionError{Kind::KeyIsNoText, path(), line};
        frame.key = node->text;
        frame.hasKey = true;
        if (frame.node->members.contains(frame.key))
            throw DescriptionError{Kind::DuplicateKey, path(), line};
        return;
    }
    frame.node->parts += node->parts;
    if (frame.node->parts > maxParts)
        throw DescriptionError{frame.node->parts > m_built + 1 ? Kind::TooManyAliases : Kind::TooManyParts, path(),
                               line};
    if (frame.node->is(Node::Kind::Map))
        frame.node->members.emplace(frame.key, node);
    else
        frame.node->items.push_back(node);
    frame.hasKey = false;
}

void NodeBuilder::begin(Node::Kind kind, int line)
{
    const bool isKey = !m_open.empty() && m_open.back().node->is(Node::Kind::Map) && !m_open.back().hasKey;
    if (isKey)
        throw DescriptionError{Kind::KeyIsNoText, path(), line};
    if (m_open.size() >= maxDepth)
        throw DescriptionError{Kind::TooDeep, {}, line};
    m_open.push_back({std::make_shared<Node>()});
    m_open.back().node->kind = kind;
}

NodePtr NodeBuilder::end(int line)
{
    const std::shared_ptr<Node> node = m_open.back().node;
    m_open.pop_back();
    if (m_hasMergeKeys)
        if (const auto at = node->members.find(u"<<"_s); at != node->members.end()) {
            const NodePtr from = at->second;
            node->members.erase(at);
            merge(*node, *from);
        }
    add(node, line);
    return node;
}

} // namespace labdesk::openapi
