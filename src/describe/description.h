// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/operationreader.h"
#include "domain/outcome.h"

#include <QByteArray>
#include <QString>

namespace labdesk {

constexpr qsizetype maxDescriptionSize = 16 * 1024 * 1024; ///< bytes

/// Why a description can't be read; describe() has a sentence for each.
struct DescriptionError
{
    enum class Kind {
        Empty,
        TooLarge,
        NotText, ///< not UTF-8, or with NUL
        NotJson,
        NotYaml,
        SeveralDocuments,
        TooDeep,
        TooManyParts,
        TooManyAliases, ///< aliases that expand to more parts than are allowed
        AliasInItself,
        KeyIsNoText,
        DuplicateKey,
        NotOpenApi,
        OtherVersion,
        WrongType,
        MissingReference,
        OutsideReference, ///< to a file or a URL; nothing is fetched
        ReferenceCycle,   ///< without a member in between
        TooIntricate
    };
    Kind kind = Kind::Empty;
    QString where = {}; ///< keys or a reference, as in the document; empty: the document
    int line = 0;       ///< of YAML, from 1; 0: unknown
};

/// What an OpenAPI 3 document says of the operations that Labdesk calls, and the names of the others.
struct Description
{
    openapi::Operations operations = {};
    openapi::SignIns signIns = {};
};

/// The work done to read a description, which limits the time on any computer.
struct ReadingCost
{
    qint64 parts = 0; ///< at most openapi::NodeBuilder::maxParts
    qint64 steps = 0; ///< at most openapi::SchemaReader::maxSteps
};

/// Reads an OpenAPI 3 document in JSON or YAML. Opens nothing and sends nothing. `cost` may be null.
Outcome<Description, DescriptionError> readDescription(const QByteArray &bytes, ReadingCost *cost = nullptr);

/// docs/service.openapi.yaml: what Labdesk reads and sends. Tests compare it with the code.
const Description &ownDescription();

} // namespace labdesk
