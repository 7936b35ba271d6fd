// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/descriptiontexts.h"
#include "describe/documentparser.h"
#include "domain/knownvalues.h"
#include "fuzz/fuzz.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

/// Appends the part as JSON. False: it has what JSON writes differently, such as a number in another form, or what
/// several places share by an alias, of which a name is that of one of them.
bool writeNode(const openapi::Node &node, QByteArray &json)
{
    using Kind = openapi::Node::Kind;
    const auto writeText = [&json](const QString &text) {
        json += QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
        return !text.startsWith(QChar(QChar::ByteOrderMark)); // reading drops it
    };
    static const QRegularExpression plainNumber(u"^(0|-?[1-9][0-9]{0,17})$"_s);
    bool isWhole = true;
    switch (node.kind) {
    case Kind::Null:
        json += "null";
        return true;
    case Kind::Boolean:
        json += node.text.toLatin1();
        return true;
    case Kind::Number:
        json += node.text.toLatin1();
        return plainNumber.match(node.text).hasMatch();
    case Kind::Text:
        return writeText(node.text);
    case Kind::List:
        json += '[';
        for (const openapi::NodePtr &item : node.items) {
            json += json.endsWith('[') ? "" : ",";
            isWhole = isWhole && item.use_count() == 1 && writeNode(*item, json);
        }
        json += ']';
        return isWhole;
    case Kind::Map:
        break;
    }
    json += '{';
    for (const auto &[key, value] : node.members) {
        json += json.endsWith('{') ? "" : ",";
        isWhole = isWhole && writeText(key);
        json += ':';
        isWhole = isWhole && value.use_count() == 1 && writeNode(*value, json);
    }
    json += '}';
    return isWhole;
}

/// The document as JSON, if it is one that JSON can have and isn't too long.
std::optional<QByteArray> asJson(const QByteArray &document)
{
    constexpr qint64 mostParts = 20'000;
    qint64 built = 0;
    const openapi::NodePtr root = openapi::parseDocument(document, built);
    QByteArray json;
    return root->parts < mostParts && writeNode(*root, json) ? std::optional(json) : std::nullopt;
}

QStringList linesOf(const DescriptionDifferences &differences)
{
    QStringList lines;
    for (const DescriptionDifference &each : shownDifferences(differences, true))
        lines += formatDifference(each) + u' ' + formatOperations(each);
    return lines;
}

} // namespace

// A description is refused with a sentence, or what it says differently is in sentences; written as JSON, it says the
// same.
FUZZ_TARGET(description, Form::Json)
{
    ReadingCost cost;
    const auto read = readDescription(input, &cost);
    if (!read.ok()) {
        const QString reason = describe(read.error());
        return demand(reason.contains(u'.') && !reason.contains(u'\n'), "refused without a sentence", input,
                      reason.toUtf8());
    }
    demand(cost.parts <= openapi::NodeBuilder::maxParts && cost.steps <= openapi::SchemaReader::maxSteps,
           "it took too much", input);
    const DescriptionDifferences differences = compare(read.value());
    const QStringList lines = linesOf(differences);
    for (const QString &line : lines)
        demand(!line.trimmed().isEmpty() && !line.contains(u'\n'), "a difference that isn't one line", line);
    const QByteArray values = valuesFileFor(differences);
    const auto named = known::parse(values); // it may have only comments
    demand(named.ok() || named.error().kind == known::ValuesFileError::Kind::NoValues, "values that can't be read",
           input, values);
    const auto json = asJson(input);
    if (!json)
        return;
    const auto again = readDescription(*json);
    demand(again.ok(), "as JSON it is refused", input, *json);
    demand(linesOf(compare(again.value())) == lines, "as JSON it says something else", input, *json);
}

} // namespace labdesk::fuzz
