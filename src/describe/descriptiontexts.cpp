// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/descriptiontexts.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Kind = DescriptionError::Kind;
using What = DescriptionDifference::What;

constexpr qsizetype mostOperations = 3;

struct DescriptionWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::DescriptionTexts)

public:
    static constexpr std::pair<Kind, const char *> errors[] = {
        {Kind::Empty, QT_TR_NOOP("The file is empty.")},
        {Kind::TooLarge, QT_TR_NOOP("The file is too large. A description has at most 16 MB.")},
        {Kind::NotText, QT_TR_NOOP("This isn’t text in UTF-8.")},
        {Kind::NotJson, QT_TR_NOOP("This isn’t valid JSON.")},
        {Kind::NotYaml, QT_TR_NOOP("This isn’t valid YAML.")},
        {Kind::SeveralDocuments,
         QT_TR_NOOP("The file has several documents. Put the description into a file of its own.")},
        {Kind::TooDeep, QT_TR_NOOP("The description is nested too deeply.")},
        {Kind::TooManyParts, QT_TR_NOOP("The description has too many parts.")},
        {Kind::TooManyAliases, QT_TR_NOOP("The YAML aliases stand for too much.")},
        {Kind::AliasInItself, QT_TR_NOOP("A YAML alias is part of what it stands for.")},
        {Kind::KeyIsNoText, QT_TR_NOOP("A key isn’t text.")},
        {Kind::DuplicateKey, QT_TR_NOOP("A key is there twice.")},
        {Kind::NotOpenApi, QT_TR_NOOP("This isn’t an OpenAPI description.")},
        {Kind::OtherVersion, QT_TR_NOOP("This is another version of OpenAPI. Labdesk reads version 3.")},
        {Kind::WrongType, QT_TR_NOOP("A part of the description has the wrong type.")},
        {Kind::MissingReference, QT_TR_NOOP("A reference leads to nothing.")},
        {Kind::OutsideReference,
         QT_TR_NOOP("A reference leads to another file. Put everything into one file; Labdesk opens no other.")},
        {Kind::ReferenceCycle, QT_TR_NOOP("References lead in a circle.")},
        {Kind::TooIntricate, QT_TR_NOOP("The references are too intricate.")},
    };
    static constexpr std::pair<What, const char *> differences[] = {
        {What::GoneOperation, QT_TR_NOOP("Operation is gone: %1")},
        {What::GoneParameter, QT_TR_NOOP("Parameter is gone: %1")},
        {What::GoneMember, QT_TR_NOOP("Member of the response is gone: %1")},
        {What::GoneSentMember, QT_TR_NOOP("Member of the request is gone: %1")},
        {What::GoneValue, QT_TR_NOOP("Value of %1 is gone: %2")},
        {What::GoneRequest, QT_TR_NOOP("Body of the request is gone")},
        {What::GoneResponse, QT_TR_NOOP("Body of the response is gone")},
        {What::OtherType, QT_TR_NOOP("Type of %1: was %2, now %3")},
        {What::NowRequired, QT_TR_NOOP("Now required: %1")},
        {What::MaybeMissing, QT_TR_NOOP("May be missing from the response now: %1")},
        {What::MembersUnknown, QT_TR_NOOP("Contents aren’t described: %1")},
        {What::LimitedValues, QT_TR_NOOP("Values of %1 are limited now: %2")},
        {What::AnyValue, QT_TR_NOOP("Any value is possible now: %1")},
        {What::OtherMediaType, QT_TR_NOOP("Media type of the request: was %1, now %2")},
        {What::OtherKeyHeader, QT_TR_NOOP("Header of the key: was %1, now %2")},
        {What::NewOperation, QT_TR_NOOP("New operation: %1")},
        {What::NewParameter, QT_TR_NOOP("New parameter: %1")},
        {What::NewRequiredParameter, QT_TR_NOOP("New required parameter: %1")},
        {What::NewMember, QT_TR_NOOP("New member in the response: %1")},
        {What::NewErrorMember, QT_TR_NOOP("New member in an error response: %1")},
        {What::NewSentMember, QT_TR_NOOP("New member in the request: %1")},
        {What::NewRequiredSentMember, QT_TR_NOOP("New required member in the request: %1")},
        {What::NewValue, QT_TR_NOOP("New value of %1: %2")},
        {What::NewRequest, QT_TR_NOOP("New body in the request")},
        {What::NewRequiredRequest, QT_TR_NOOP("New required body in the request")},
        {What::NewResponse, QT_TR_NOOP("New body in the response")},
    };
};
static_assert(isTableOf(DescriptionWords::errors, Kind::TooIntricate));
static_assert(isTableOf(DescriptionWords::differences, What::NewResponse));

} // namespace

QString describe(const DescriptionError &error)
{
    const QString sentence = DescriptionWords::tr(entryOf(DescriptionWords::errors, error.kind));
    const QString where = printableText(error.where);
    if (error.line > 0 && !where.isEmpty())
        return DescriptionWords::tr("%1 (line %2, %3)").arg(sentence, QString::number(error.line), where);
    if (error.line > 0)
        return DescriptionWords::tr("%1 (line %2)").arg(sentence, QString::number(error.line));
    return where.isEmpty() ? sentence : u"%1 (%2)"_s.arg(sentence, where);
}

QString formatDifference(const DescriptionDifference &difference)
{
    const QString sentence = DescriptionWords::tr(entryOf(DescriptionWords::differences, difference.what));
    QString line = sentence;
    if (sentence.contains(u"%3"))
        line = sentence.arg(difference.name, difference.detail, difference.now);
    else if (sentence.contains(u"%2"))
        line = sentence.arg(difference.name, difference.detail);
    else if (sentence.contains(u"%1"))
        line = sentence.arg(difference.name);
    if (difference.operations.isEmpty())
        return line;
    QString operations = difference.operations.mid(0, mostOperations).join(u", "_s);
    if (const auto more = difference.operations.size() - mostOperations; more > 0)
        operations += u" +%1"_s.arg(more);
    return u"%1 (%2)"_s.arg(line, operations);
}

QStringList formatDifferences(const DescriptionDifferences &differences)
{
    QStringList lines;
    for (const DescriptionDifference &difference : differences.all)
        lines += formatDifference(difference);
    if (lines.isEmpty())
        return {DescriptionWords::tr("No differences.")};
    lines += DescriptionWords::tr("%Ln difference(s).", nullptr, int(lines.size()));
    return lines;
}

} // namespace labdesk
