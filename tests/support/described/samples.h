// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>

namespace labdesk::tests {

/// What a sample is like, within what its schema allows.
struct SampleKind
{
    enum class Optional { Given, Absent, Null }; ///< Null: where the schema allows it, else absent
    enum class Extent { Usual, Least, Most };    ///< of texts, numbers and lists

    const char *name;
    Optional optional = Optional::Given;
    Extent extent = Extent::Usual;
    bool otherAlternatives = false; ///< the last of several that is not null, instead of the first
    bool unknownMembers = false;    ///< in every object
};

/// Each thing at its limit.
const QList<SampleKind> &sampleKinds();

/// Makes values of schemas. Ids differ from sample to sample.
class SampleMaker
{
public:
    SampleMaker(SampleKind kind, const QJsonObject &root) : m_kind(kind), m_root(root) { }

    QJsonValue of(const QJsonObject &schema);

private:
    QJsonObject object(const QJsonObject &schema);
    QJsonValue text(const QJsonObject &schema);
    QJsonValue number(const QJsonObject &schema, bool isInteger) const;
    bool mayBeNull(const QJsonObject &schema) const;

    SampleKind m_kind;
    const QJsonObject &m_root;
    int m_ids = 0;
    int m_depth = 0;
};

} // namespace labdesk::tests
