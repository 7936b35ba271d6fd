// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/schemareader.h"

#include <QSet>

namespace labdesk::openapi {

struct Parameter
{
    QString name;
    QString in; ///< path, query, header, or cookie
    bool isRequired = false;
    Form form;

    bool isSameAs(const Parameter &other) const { return name == other.name && in == other.in; }
};

/// A body, as the one media type that Labdesk would send or read.
struct Body
{
    QString mediaType;
    bool isRequired = false;
    Form form;
};

/// An operation, reduced to what is compared.
struct DescribedOperation
{
    QString key;  ///< method and path without names: "GET /v2/user/{}"
    QString text; ///< "GET /v2/user/{user_id}"
    std::vector<Parameter> parameters = {};
    std::optional<Body> request = {};
    std::optional<Body> response = {}; ///< of any success
    std::optional<Body> error = {};
    QSet<QString> sentNames = {}; ///< of ours: the query parameters that Labdesk sends
    bool isSignIn = false;        ///< needs no key: not every service has it
};

using Operations = std::map<QString, DescribedOperation>; ///< by key

/// Reads the operations of a document. `own` are ours, which decide what is read of each; null: everything is. Throws
/// DescriptionError.
Operations readOperations(const Node &root, SchemaReader &reader, const Operations *own);

/// How requests are signed.
struct SignIns
{
    std::set<QString> keyHeaders = {}; ///< in which keys are sent
    std::set<QString> others = {};     ///< "http bearer", "apiKey query"
};
SignIns readSignIns(const Node &root, SchemaReader &reader);

} // namespace labdesk::openapi
