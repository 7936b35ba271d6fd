// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace labdesk::openapi {

struct Node;
using NodePtr = std::shared_ptr<const Node>;

/// A part of a document, the same for JSON and YAML. What an alias of YAML stands for is shared, not copied.
struct Node
{
    enum class Kind { Null, Boolean, Number, Text, List, Map };

    Kind kind = Kind::Null;
    QString text = {}; ///< of a scalar, as written
    std::vector<NodePtr> items = {};
    std::map<QString, NodePtr> members = {};
    qint64 parts = 1; ///< the number of parts in it, itself included; shared parts count each time

    bool is(Kind wanted) const { return kind == wanted; }
    /// Null if this isn't a map or has no such member.
    const Node *find(const QString &name) const;
    bool isTrue() const { return kind == Kind::Boolean && text == u"true"; }
    bool hasTrue(const QString &name) const { return find(name) && find(name)->isTrue(); }
};

/// Builds a document from what a parser finds, in its order. Limits its size, because a short document can expand to a
/// huge one. Throws DescriptionError.
class NodeBuilder
{
public:
    static constexpr qint64 maxParts = 1'000'000;
    static constexpr size_t maxDepth = 200;

    explicit NodeBuilder(bool hasMergeKeys) : m_hasMergeKeys(hasMergeKeys) { }

    /// Adds a complete part, or the key of the next one.
    void add(const NodePtr &node, int line);
    void begin(Node::Kind kind, int line);
    NodePtr end(int line);
    NodePtr root() const { return m_root; }
    qint64 built() const { return m_built; }

private:
    struct Frame
    {
        std::shared_ptr<Node> node;
        bool hasKey = false;
        QString key = {};
    };
    QString path() const;

    std::vector<Frame> m_open;
    NodePtr m_root;
    qint64 m_built = 0;
    bool m_hasMergeKeys;
};

} // namespace labdesk::openapi
