// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/description.h"

#include <QStringList>

namespace labdesk {

/// One thing that a description says differently from what Labdesk reads and sends. Only what can matter is a
/// difference: a response may leave out forms that Labdesk also accepts, and a request may take more than it sends.
struct DescriptionDifference
{
    enum class What {
        MissingOperation,
        MissingParameter,
        MissingResponseMember,
        MissingRequestMember,
        MissingValue,
        MissingRequestBody,
        MissingResponseBody,
        OtherType,
        NowRequired, ///< to be sent
        NowOptional, ///< in a response
        MembersUnknown,
        LimitedValues,
        AnyValue,
        OtherMediaType,
        OtherKeyHeader,
        OtherSignIn,
        NewParameter,
        NewRequiredParameter,
        NewResponseMember,
        NewErrorMember,
        NewRequestMember,
        NewRequiredRequestMember,
        NewValue,
        NewRequestBody,
        NewRequiredRequestBody,
        NewResponseBody,
        NewOperation ///< last, because there can be many
    };
    What what = What::NewOperation;
    QString name = {};                    ///< "GET /v2/user/{user_id}", a parameter, or a path such as users[].user_id
    QString detail = {};                  ///< the value or values, or what we have
    QString now = {};                     ///< what the other description has
    bool isNeeded = false;                ///< Labdesk doesn't work without it
    std::optional<known::List> list = {}; ///< of a value: where a file of values can name it
    QStringList operations = {};          ///< the operations that it concerns
};

struct DescriptionDifferences
{
    std::vector<DescriptionDifference> all = {}; ///< what is gone, what changed, what is new
};

/// A text of a document as one that can be shown: printable, and not too long.
QString printableText(const QString &text);

/// What the description says differently from ownDescription(). Values that known::values() names aren't new.
DescriptionDifferences compare(const Description &description);

/// A file of values (domain/knownvalues.h) with the new values, named by their own words; empty if there are none that
/// such a file can name. Types of connection errors are in a comment, because they need advice.
QByteArray valuesFileFor(const DescriptionDifferences &differences);

/// What to say about a file of values that was written, or wasn't.
struct WrittenValues
{
    QString sentence;
    bool isFault = false;
};

/// Writes that file, with mode 0600, unless there are no new values. An existing file stays: it may have names that a
/// person checked.
WrittenValues writeValues(const DescriptionDifferences &differences, const QString &path);

} // namespace labdesk
