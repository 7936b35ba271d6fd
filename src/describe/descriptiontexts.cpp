// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/descriptiontexts.h"

#include "domain/enumtable.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Kind = DescriptionError::Kind;
using What = DescriptionDifference::What;

constexpr qsizetype maxOperations = 3;
constexpr qsizetype maxValues = 30; ///< on one line

struct DescriptionWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::DescriptionTexts)

public:
    static constexpr std::pair<Kind, const char *> errors[] = {
        {Kind::Empty, QT_TR_NOOP("The file is empty.")},
        {Kind::TooLarge, QT_TR_NOOP("The file is too large. A description can be up to 16 MB.")},
        {Kind::NotText, QT_TR_NOOP("The file isn’t UTF-8.")},
        {Kind::NotJson, QT_TR_NOOP("This isn’t valid JSON.")},
        {Kind::NotYaml, QT_TR_NOOP("This isn’t valid YAML.")},
        {Kind::SeveralDocuments,
         QT_TR_NOOP("The file has several documents. Put the description into a file of its own.")},
        {Kind::TooDeep, QT_TR_NOOP("The description is nested too deeply.")},
        {Kind::TooManyParts, QT_TR_NOOP("The description has too many parts.")},
        {Kind::TooManyAliases, QT_TR_NOOP("The YAML aliases expand to too much data.")},
        {Kind::AliasInItself, QT_TR_NOOP("A YAML alias contains itself.")},
        {Kind::KeyIsNoText, QT_TR_NOOP("A key isn’t text.")},
        {Kind::DuplicateKey, QT_TR_NOOP("A key appears twice.")},
        {Kind::NotOpenApi, QT_TR_NOOP("This isn’t an OpenAPI description.")},
        {Kind::OtherVersion, QT_TR_NOOP("This is another version of OpenAPI. Labdesk reads version 3.")},
        {Kind::WrongType, QT_TR_NOOP("A part of the description has the wrong type.")},
        {Kind::MissingReference, QT_TR_NOOP("A reference has no target.")},
        {Kind::OutsideReference,
         QT_TR_NOOP("A reference points to another file. Put everything into one file; Labdesk doesn’t open others.")},
        {Kind::ReferenceCycle, QT_TR_NOOP("The references are circular.")},
        {Kind::TooIntricate, QT_TR_NOOP("The references are too complex.")},
    };
    static constexpr std::pair<What, const char *> differences[] = {
        {What::MissingOperation, QT_TR_NOOP("Missing operation: %1")},
        {What::MissingParameter, QT_TR_NOOP("Missing parameter: %1")},
        {What::MissingResponseMember, QT_TR_NOOP("Missing field in the response: %1")},
        {What::MissingRequestMember, QT_TR_NOOP("Missing field in the request: %1")},
        {What::MissingValue, QT_TR_NOOP("Values of %1 that the description lacks: %2")},
        {What::MissingRequestBody, QT_TR_NOOP("The request has no body")},
        {What::MissingResponseBody, QT_TR_NOOP("The response has no body")},
        {What::OtherType, QT_TR_NOOP("Type of %1: Labdesk expects %2, the description has %3")},
        {What::NowRequired, QT_TR_NOOP("Required, but Labdesk may not send it: %1")},
        {What::NowOptional, QT_TR_NOOP("Labdesk needs it, but the response may lack it: %1")},
        {What::MembersUnknown, QT_TR_NOOP("The contents of %1 aren’t described")},
        {What::LimitedValues, QT_TR_NOOP("Only these values of %1 are allowed: %2")},
        {What::AnyValue, QT_TR_NOOP("Any value is possible: %1")},
        {What::OtherMediaType, QT_TR_NOOP("Media type of the request: Labdesk sends %1, the description has %2")},
        {What::OtherKeyHeader,
         QT_TR_NOOP("The key is sent in a header other than %1. Enter that header in the connection: %2")},
        {What::OtherSignIn, QT_TR_NOOP("Sign-in: Labdesk sends a key in the header %1, the description has %2")},
        {What::NewParameter, QT_TR_NOOP("New parameter: %1")},
        {What::NewRequiredParameter, QT_TR_NOOP("New required parameter: %1")},
        {What::NewResponseMember, QT_TR_NOOP("New field in the response: %1")},
        {What::NewErrorMember, QT_TR_NOOP("New field in an error response: %1")},
        {What::NewRequestMember, QT_TR_NOOP("New field in the request: %1")},
        {What::NewRequiredRequestMember, QT_TR_NOOP("New required field in the request: %1")},
        {What::NewValue, QT_TR_NOOP("Values of %1 that Labdesk doesn’t know: %2")},
        {What::NewRequestBody, QT_TR_NOOP("The request can have a body")},
        {What::NewRequiredRequestBody, QT_TR_NOOP("The request needs a body")},
        {What::NewResponseBody, QT_TR_NOOP("The response has a body that Labdesk doesn’t read")},
        {What::NewOperation, QT_TR_NOOP("Operation that Labdesk doesn’t use: %1")},
    };
};
static_assert(isTableOf(DescriptionWords::errors, Kind::TooIntricate));
static_assert(isTableOf(DescriptionWords::differences, What::NewOperation));

} // namespace

Outcome<DescriptionDifferences, QString> compareDocument(const QByteArray &document, const QString &name)
{
    const auto read = readDescription(document);
    return read.ok() ? Outcome<DescriptionDifferences, QString>(compare(read.value()))
                     : name + u": "_s + describe(read.error());
}

Outcome<DescriptionDifferences, QString> compareFile(const QString &name)
{
    QFile file(name);
    if (!QFileInfo(name).isFile() || !file.open(QFile::ReadOnly))
        return DescriptionWords::tr("%1 doesn’t exist or can’t be read.").arg(name);
    return compareDocument(file.read(maxDescriptionSize + 1), name); // one more shows that it is too large
}

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

std::vector<DescriptionDifference> shownDifferences(const DescriptionDifferences &differences, bool hasAll)
{
    std::vector<DescriptionDifference> shown;
    std::vector<QStringList> values;
    for (const DescriptionDifference &each : differences.all) {
        const bool isUnused = each.what == What::NewOperation && !hasAll;
        const bool isOfValue = each.what == What::MissingValue || each.what == What::NewValue;
        const bool isSamePlace = !shown.empty() && shown.back().what == each.what
            && (isUnused
                || (isOfValue && shown.back().name == each.name && shown.back().operations == each.operations));
        if (!isSamePlace) {
            shown.push_back(each);
            values.emplace_back();
        }
        if (isUnused) {
            shown.back().name.clear();
            shown.back().operations += each.name;
        } else {
            values.back() += each.detail;
        }
    }
    for (size_t i = 0; i < shown.size(); ++i)
        if (const qsizetype more = values[i].size() - maxValues; values[i].size() > 1)
            shown[i].detail = values[i].mid(0, maxValues).join(u", "_s) + (more > 0 ? u" +%1"_s.arg(more) : QString());
    std::ranges::stable_partition(shown, &DescriptionDifference::isNeeded);
    return shown;
}

QString formatDifference(const DescriptionDifference &difference)
{
    if (difference.what == What::NewOperation && difference.name.isEmpty())
        return DescriptionWords::tr("%Ln operation(s) that Labdesk doesn’t use", nullptr,
                                    int(difference.operations.size()));
    const QString name = difference.name == u"$" ? DescriptionWords::tr("the whole body") : difference.name;
    const QString sentence = DescriptionWords::tr(entryOf(DescriptionWords::differences, difference.what));
    if (sentence.contains(u"%3"))
        return sentence.arg(name, difference.detail, difference.now);
    if (sentence.contains(u"%2"))
        return sentence.arg(name, difference.detail);
    return sentence.contains(u"%1") ? sentence.arg(name) : sentence;
}

QString formatOperations(const DescriptionDifference &difference)
{
    const auto more = difference.operations.size() - maxOperations;
    return difference.operations.mid(0, maxOperations).join(u", "_s) + (more > 0 ? u" +%1"_s.arg(more) : QString());
}

} // namespace labdesk
