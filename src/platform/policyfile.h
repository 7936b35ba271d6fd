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

/// What is wrong with the administrator's policy, and where. It never quotes a value, which may be a key by mistake.
struct PolicyFault
{
    enum class Kind {
        File, ///< it has no content, see `file`
        NoSettings,
        NotUtf8,
        BadCharacter,    ///< `key` is its number
        NotUnderstood,   ///< neither a section, a comment, nor key=value
        UnmarkedComment, ///< a setting behind a comment sign
        HiddenSetting,   ///< a setting in the text of a comment
        RunTogether,     ///< a setting in the value of another
        BareComment,     ///< one stroke away from a comment that takes the next line with it
        BadSection,
        UnknownSection,
        EmptySection,
        NoSection,
        UnknownKey,
        Repeated, ///< `other` is the line of the first
        NoValue,
        MissingQuote,
        BadEscape,
        BadValue,  ///< see `form`
        BadLab,    ///< no number of one
        BadSource, ///< no slug of one
        NoIdFirst,
        SplitConnection,
        NoSize,
        WrongSize,            ///< `other` is the number there is
        UnlistedConnection,   ///< `other` is the size
        IncompleteConnection, ///< `detail` is missing, or is of no use with the rest
        TakenId,
        NoLineBreak, ///< a value that may go on
        NoBegin,
        BeginNotFirst,
        NoEnd,
        AfterEnd
    };
    Kind kind = Kind::File;
    int line = 0;     ///< from 1; 0: the file as a whole, or a key of the registry
    QString key = {}; ///< "policy/exports"; empty where none is meant
    RuleForm form = RuleForm::Flag;
    int other = 0;
    RulesFileProblem file = RulesFileProblem::NotReadable;
    QString detail = {};

    bool isOfLine() const { return kind < Kind::NoSection; } ///< `key` isn't one, but how the line begins
};

/// "Line 3: …", with what can be done.
QString describe(const PolicyFault &fault);

/// One setting of a policy.
struct PolicySetting
{
    int line = 0;  ///< from 1; 0: in the registry
    QString key;   ///< with its section: "policy/exports", "connections/1/url"
    QString value; ///< as it is meant, without quotation marks
};

/// What a setting takes; nothing for a key that there isn't.
std::optional<RuleForm> formOfSetting(const QString &key);

/// A policy file, line by line. Each line is empty, a comment, a section or a setting; everything else is a fault, so
/// that nothing is passed over in silence. What settings mean is for others; docs/administration.md describes the form.
struct PolicyText
{
    std::vector<PolicySetting> settings; ///< those that could be read
    std::vector<PolicyFault> faults;     ///< in the order of their lines
    bool hasEnd = false; ///< it says where it begins and ends, so that a part of it isn't taken for the whole

    static PolicyText read(const QByteArray &bytes);
};

} // namespace labdesk
