// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "privacy/inspection.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

/// The texts of sensitive members, wherever they are, except null.
void collectSensitive(const QJsonValue &value, QStringList &found)
{
    if (value.isArray())
        for (const QJsonValueConstRef &entry : value.toArray())
            collectSensitive(entry, found);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.key() == u"member_id" && member.value().isString())
            found += member.value().toString();
        collectSensitive(member.value(), found);
    }
}

/// Every text in a document: values, and nothing of the keys.
void collectTexts(const QJsonValue &value, QStringList &found)
{
    if (value.isString())
        found += value.toString();
    if (value.isArray())
        for (const QJsonValueConstRef &entry : value.toArray())
            collectTexts(entry, found);
    if (value.isObject())
        for (const QJsonValueConstRef &entry : value.toObject())
            collectTexts(entry, found);
}

} // namespace

// What is shown of a body is JSON of the same members without what is personal, or nothing.
FUZZ_TARGET(masking, Form::Json)
{
    using privacy::RecordKind;
    const QJsonDocument document = QJsonDocument::fromJson(input);
    const QJsonValue root = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    QStringList hidden;
    collectSensitive(root, hidden);
    for (const RecordKind kind : {RecordKind::User, RecordKind::ConnectedProviders, RecordKind::Insurance}) {
        const QByteArray masked = privacy::maskedJson(input, kind), shown = privacy::displayableBody(input, kind);
        demand(masked.isEmpty() == shown.isEmpty(), "masked and not shown, or the reverse", masked, shown);
        if (masked.isEmpty())
            continue;
        const QJsonDocument read = QJsonDocument::fromJson(shown);
        demand(document.isNull() || !read.isNull(), "what is shown isn't JSON", input, shown);
        QStringList texts;
        collectTexts(read.isArray() ? QJsonValue(read.array()) : QJsonValue(read.object()), texts);
        for (const QString &text : texts)
            demand(!privacy::containsPersonalText(text), "personal text is shown", text, QString::fromUtf8(shown));
        for (const QString &text : hidden)
            demand(text.size() < 4 || !texts.contains(text) || QString::fromUtf8(input).count(text) > 1,
                   "a member ID is shown", text);
        demand(privacy::maskedJson(masked, kind) == masked, "masked again it differs", masked,
               privacy::maskedJson(masked, kind));
    }
    const QByteArray pretty = privacy::prettyJson(input);
    demand(document.isNull() || QJsonDocument::fromJson(pretty) == document, "printed it is another", input, pretty);
    demand(privacy::prettyJson(pretty) == pretty, "printed again it differs", pretty);
    const QString text = QString::fromUtf8(input.left(500));
    demand(!privacy::containsPersonalText(privacy::displayableText(text)), "personal text is shown", text);
    (void)privacy::displayablePath(text);
    (void)privacy::displayableHeaderValue(input.left(40), input.mid(40, 200));
}

} // namespace labdesk::fuzz
