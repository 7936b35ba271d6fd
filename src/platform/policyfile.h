// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/ruleform.h"
#include "platform/rulesfile.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// A mistake in the administrator's policy, and its location. Never includes a value, which may be an API key entered
/// by mistake.
struct PolicyFault
{
    enum class Kind {
        File, ///< it can't be read, see `file`
        NoSettings,
        NotUtf8,
        BadCharacter,     ///< `key` is its code point
        Unparsable,       ///< neither a section, a comment, nor key=value
        UnmarkedComment,  ///< a setting directly after a comment sign
        HiddenSetting,    ///< a setting inside a comment
        MissingLineBreak, ///< a setting inside another one's value
        EmptyComment, ///< a lone comment sign before a setting: without the line break, the setting would be a comment
        BadSection,
        UnknownSection,
        EmptySection,
        NoSection,
        UnknownKey,
        Repeated, ///< `other` is the line of its first occurrence
        NoValue,
        MissingQuote,
        BadEscape,
        BadValue,  ///< see `form`
        BadLab,    ///< not a lab number
        BadSource, ///< not a source slug
        IdNotFirst,
        SplitConnection,
        MissingSize,
        WrongSize,            ///< `other` is the actual number
        UnlistedConnection,   ///< `other` is the size
        IncompleteConnection, ///< `detail` is missing, or doesn't fit the rest
        DuplicateId,
        NoLineBreak, ///< the last value may be cut off
        NoBegin,
        BeginNotFirst,
        NoEnd,
        AfterEnd
    };
    Kind kind = Kind::File;
    int line = 0;     ///< from 1; 0: the file as a whole, or a registry key
    QString key = {}; ///< "policy/exports"; empty if the fault isn't about a key
    RuleForm form = RuleForm::Flag;
    int other = 0;
    RulesFileProblem file = RulesFileProblem::NotReadable;
    QString detail = {};

    bool isOfLine() const { return kind < Kind::NoSection; } ///< `key` is the beginning of the line
};

/// "Line 3: …", with a suggestion.
QString describe(const PolicyFault &fault);

/// One setting of a policy.
struct PolicySetting
{
    int line = 0;  ///< from 1; 0: from the registry
    QString key;   ///< with its section: "policy/exports", "connections/1/url"
    QString value; ///< without quotation marks and escapes
};

/// The form of a setting's value; nothing for an unknown key.
std::optional<RuleForm> formOfSetting(const QString &key);

/// A policy file, line by line. Each line must be empty, a comment, a section, or a setting; everything else is a
/// fault, so that nothing is ignored silently. This doesn't interpret the settings. docs/administration.md describes
/// the format.
struct PolicyText
{
    std::vector<PolicySetting> settings; ///< the ones that could be read
    std::vector<PolicyFault> faults;     ///< by line
    bool hasEnd = false; ///< the file marks its beginning and end, so that a truncated one isn't taken for the whole

    static PolicyText read(const QByteArray &bytes);
};

} // namespace labdesk
