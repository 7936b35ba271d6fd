// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/policyfault.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

#include <utility>

namespace labdesk {

namespace {

using Kind = PolicyFault::Kind;

/// %1 is the key, %2 another number, %3 what may stand there.
struct PolicyFaultWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PolicyFault)

public:
    static constexpr std::pair<Kind, const char *> all[] = {
        {Kind::File, ""},
        {Kind::NoSettings, QT_TR_NOOP("The file contains no settings. It may be incomplete.")},
        {Kind::NotUtf8, QT_TR_NOOP("The file isn’t UTF-8.")},
        {Kind::BadCharacter, QT_TR_NOOP("The line contains a character that can’t be seen (%1). Delete it.")},
        {Kind::NotUnderstood, QT_TR_NOOP("“%1” isn’t a section, a comment, or a key with = and a value.")},
        {Kind::UnmarkedComment,
         QT_TR_NOOP(
             "“%1” looks like a setting behind a comment sign. Put a space after the sign, or delete the sign.")},
        {Kind::HiddenSetting,
         QT_TR_NOOP("The comment contains the setting “%1”. Put it on a line of its own, or delete it.")},
        {Kind::RunTogether,
         QT_TR_NOOP("The value contains the setting “%1”. Put it on a line of its own, or delete it.")},
        {Kind::BareComment, QT_TR_NOOP("The comment sign has no text, and a setting follows. Delete the line.")},
        {Kind::BadSection, QT_TR_NOOP("“%1” isn’t a section. A section is alone on its line, such as [policy].")},
        {Kind::UnknownSection, QT_TR_NOOP("Unknown section “%1”. Use [policy], [connections], [labs], or [notices].")},
        {Kind::EmptySection, QT_TR_NOOP("The section “%1” contains nothing. Delete it.")},
        {Kind::NoSection, QT_TR_NOOP("“%1” isn’t in a section.")},
        {Kind::UnknownKey, QT_TR_NOOP("Unknown key “%1”.")},
        {Kind::Repeated, QT_TR_NOOP("“%1” is already set on line %2. Delete one of them.")},
        {Kind::NoValue, QT_TR_NOOP("“%1” has no value. Delete the line, or use %3.")},
        {Kind::MissingQuote, QT_TR_NOOP("The value of “%1” needs a quotation mark at both ends, or none at all.")},
        {Kind::BadEscape,
         QT_TR_NOOP("The value of “%1” is in quotation marks, where a backslash is written as two backslashes.")},
        {Kind::BadValue, QT_TR_NOOP("Invalid value for “%1”. Use %3.")},
        {Kind::BadLab, QT_TR_NOOP("“%1” isn’t the number of a lab. Use a whole number other than 0.")},
        {Kind::BadSource, QT_TR_NOOP("“%1” isn’t the slug of a source.")},
        {Kind::NoIdFirst, QT_TR_NOOP("“%1” stands before the id of its connection. Put the id first.")},
        {Kind::ScatteredConnection,
         QT_TR_NOOP("“%1” is out of place. Keep the lines of a connection together, and number connections 1, 2, 3.")},
        {Kind::NoSize, QT_TR_NOOP("The section [connections] has no size.")},
        {Kind::WrongSize, QT_TR_NOOP("“%1” isn’t the number of connections, which is %2.")},
        {Kind::UnlistedConnection, QT_TR_NOOP("“%1” is of a connection that isn’t offered, because size is %2.")},
        {Kind::IncompleteConnection,
         QT_TR_NOOP("“%1” can’t be used: %3 is missing, or doesn’t go with the rest of the connection.")},
        {Kind::TakenId, QT_TR_NOOP("Another connection already has the id of “%1”.")},
        {Kind::NoLineBreak,
         QT_TR_NOOP("The last line has no line break, so it may be incomplete. Press Enter at its end.")},
        {Kind::NoBegin, QT_TR_NOOP("[end] needs a [begin] before all settings.")},
        {Kind::LateBegin, QT_TR_NOOP("[begin] must come before everything else, once.")},
        {Kind::NoEnd, QT_TR_NOOP("The file starts with [begin] but has no [end]. It may be incomplete.")},
        {Kind::AfterEnd, QT_TR_NOOP("Nothing may follow [end].")},
    };
};
static_assert(isTableOf(PolicyFaultWords::all, Kind::AfterEnd));

} // namespace

QString describe(const PolicyFault &fault)
{
    if (fault.kind == Kind::File)
        return describe(fault.file);
    QString text = PolicyFaultWords::tr(entryOf(PolicyFaultWords::all, fault.kind));
    const bool hasNumber = text.contains(QLatin1StringView("%2"));
    text.replace(QLatin1StringView("%1"), fault.key); // where "%3" may stand, too: not by arg()
    if (hasNumber)
        text.replace(QLatin1StringView("%2"), QString::number(fault.other));
    else
        text.replace(QLatin1StringView("%3"), fault.detail.isEmpty() ? describe(fault.form) : fault.detail);
    return fault.line > 0 ? PolicyFaultWords::tr("Line %1: %2").arg(QString::number(fault.line), text) : text;
}

} // namespace labdesk
