// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/documentnode.h"
#include "domain/knownvalues.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace labdesk::openapi {

/// The types of JSON, as bits. "number" has two of them, so that an integer is accepted as a number.
enum Type : unsigned {
    Integer = 1,
    Fraction = 2,
    String = 4,
    Boolean = 8,
    Null = 16,
    Object = 32,
    Array = 64,
    AnyType = 127
};

/// As documents name them.
inline constexpr std::pair<QLatin1StringView, unsigned> typeNames[] = {
    {QLatin1StringView("integer"), Integer}, {QLatin1StringView("number"), Integer | Fraction},
    {QLatin1StringView("string"), String},   {QLatin1StringView("boolean"), Boolean},
    {QLatin1StringView("null"), Null},       {QLatin1StringView("object"), Object},
    {QLatin1StringView("array"), Array},
};

/// What a place of a body, or a parameter, can hold: all forms that the schema allows, as one.
struct Form
{
    struct Member;

    unsigned types = AnyType; ///< of Type
    QString origin = {};      ///< the component that describes it; empty: described in place
    std::map<QString, Member> members = {};
    std::shared_ptr<Form> items = {};     ///< of an array; null: not described
    std::shared_ptr<Form> values = {};    ///< the values of a map with arbitrary keys
    std::shared_ptr<Form> names = {};     ///< the keys of such a map
    std::set<QString> words = {};         ///< named values
    bool isOpen = true;                   ///< other values than the words are valid
    bool isFree = false;                  ///< an object may have members that aren't described
    std::optional<known::List> list = {}; ///< where Labdesk has the names of the words
};

struct Form::Member
{
    std::shared_ptr<Form> form = {}; ///< null: not read, because nobody compares it
    bool isRequired = false;
    QString component = {}; ///< the component that has the member
    QString otherName = {}; ///< the other name under which services send the same
};

struct GatheredSchema;

/// Reads schemas of OpenAPI 3.0 and 3.1. Schemas of another service are read only where our own description has
/// something to compare with, so that recursive schemas end. Throws DescriptionError.
class SchemaReader
{
public:
    /// Bounds the work, because a few schemas can refer to each other in endless combinations.
    static constexpr qint64 maxSteps = 2'000'000;
    static constexpr int maxChain = 100; ///< references and alternatives that lead to one schema

    /// Counts the steps.
    SchemaReader(const Node &root, qint64 &steps) : m_root(root), m_steps(steps) { }

    /// `own` is our own form of the same place; null: everything is read.
    Form read(const std::vector<const Node *> &alternatives, const Form *own);
    /// Follows references, also of parameters, responses and bodies.
    const Node &resolved(const Node &node);
    /// A member that must be of a kind; null if there is none.
    const Node *member(const Node &node, const QString &name, Node::Kind kind);
    /// For errors: where the reader is.
    void setPlace(const QString &place) { m_place = place; }

private:
    GatheredSchema gather(const Node &schema, std::vector<const Node *> &parts);
    GatheredSchema gatherOwn(const Node &schema);
    void addAlternatives(GatheredSchema &all, const Node &list, std::vector<const Node *> &parts);
    void readParts(const std::vector<const Node *> &parts, const std::set<QString> &required, const Form *own,
                   Form &form);
    std::shared_ptr<Form> readShared(const std::vector<const Node *> &schemas, const Form *own);
    void step(qint64 steps = 1);

    const Node &m_root;
    QString m_place;
    qint64 &m_steps;
    std::map<const Node *, QString> m_components; ///< names of those that were referred to
    std::vector<const Node *> m_chain;            ///< the schemas that are being gathered
};

} // namespace labdesk::openapi
