// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/descriptiontexts.h"
#include "mutations.h"
#include "support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

using Kind = DescriptionError::Kind;

namespace {

const QByteArray head = "openapi: 3.1.0\npaths:\n";

/// Ours, where the response of GET /v2/providers is described so.
QByteArray answering(const QJsonObject &schema, const QJsonObject &more = {})
{
    const Keys at{u"paths"_s,   u"/v2/providers"_s,    u"get"_s,   u"responses"_s, u"200"_s,
                  u"content"_s, u"application/json"_s, u"schema"_s};
    QJsonObject schemas = valueAt(describedJson(), {u"components"_s, u"schemas"_s}).toObject();
    for (auto each = more.begin(); each != more.end(); ++each)
        schemas.insert(each.key(), each.value());
    return written(with(with(describedJson(), at, schema), {u"components"_s, u"schemas"_s}, schemas));
}

QJsonObject reference(const QString &name)
{
    return {{u"$ref"_s, u"#/components/schemas/"_s + name}};
}

/// Each schema of a row refers twice to the next one.
QByteArray doubling(const QString &keyword, int levels)
{
    QJsonObject schemas;
    for (int i = 0; i < levels; ++i)
        schemas[u"S%1"_s.arg(i)]
            = QJsonObject{{keyword, QJsonArray{reference(u"S%1"_s.arg(i + 1)), reference(u"S%1"_s.arg(i + 1))}}};
    schemas[u"S%1"_s.arg(levels)] = QJsonObject{{u"type"_s, u"array"_s}};
    return answering(reference(u"S0"_s), schemas);
}

QByteArray longChain(int length)
{
    QJsonObject schemas;
    for (int i = 0; i < length; ++i)
        schemas[u"S%1"_s.arg(i)] = reference(u"S%1"_s.arg(i + 1));
    return answering(reference(u"S0"_s), schemas);
}

QByteArray laughs()
{
    QByteArray text = "openapi: 3.1.0\nx0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 20; ++i)
        text += "x%1: &a%1 [*a%2, *a%2, *a%2, *a%2, *a%2, *a%2, *a%2, *a%2, *a%2, *a%2]\n"_ba
                    .replace("%1", QByteArray::number(i))
                    .replace("%2", QByteArray::number(i - 1));
    return text;
}

QByteArray manyEntries(QByteArray before, const QByteArray &entry, int count)
{
    before.reserve(before.size() + entry.size() * count);
    for (int i = 0; i < count; ++i)
        before += entry;
    return before;
}

} // namespace

/// Documents that can't be read, or would take more than they may. Each has a sentence; what is done to find out is
/// counted, because time depends on the computer.
class tst_hostiledescriptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsRefusedWithASentence_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<Kind>("kind");
        const auto row
            = [](const char *name, const QByteArray &document, Kind kind) { QTest::newRow(name) << document << kind; };
        row("nothing", {}, Kind::Empty);
        row("blanks", " \n\t\n", Kind::Empty);
        row("50 MB", QByteArray(50 * 1024 * 1024, 'x'), Kind::TooLarge);
        row("a picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"_ba, Kind::NotText);
        row("UTF-16", "o\0p\0e\0n\0"_ba, Kind::NotText);
        row("Latin-1", "openapi: 3.1.0\ninfo: caf\xe9\n", Kind::NotText);
        row("a sentence", "This is no description.", Kind::NotOpenApi);
        row("a list", "[]", Kind::NotOpenApi);
        row("only a comment", "# nothing\n", Kind::NotOpenApi);
        row("HTML", "<!DOCTYPE html>\n<html><body>Sign in</body></html>\n", Kind::NotOpenApi);
        row("another JSON document", R"({"users": []})", Kind::NotOpenApi);
        row("no paths", "openapi: 3.1.0\n", Kind::NotOpenApi);
        row("Swagger 2", "swagger: '2.0'\npaths: {}\n", Kind::OtherVersion);
        row("OpenAPI 4", R"({"openapi": "4.0.0", "paths": {}})", Kind::OtherVersion);
        row("cut off JSON", R"({"openapi": "3.1.0", "paths": {)", Kind::NotJson);
        row("JSON with a comma at its end", R"({"openapi": "3.1.0", "paths": {},})", Kind::NotJson);
        row("two JSON documents", R"({"openapi": "3.1.0", "paths": {}} {})", Kind::NotJson);
        row("cut off YAML", "openapi: \"3.1.0\npaths: {", Kind::NotYaml);
        row("an anchor that isn't there", head + "  /a: *nowhere\n", Kind::NotYaml);
        row("a tab as indentation", head + "\t/a: {}\n", Kind::NotYaml);
        row("two YAML documents", "openapi: 3.1.0\npaths: {}\n---\nopenapi: 3.1.0\n", Kind::SeveralDocuments);
        row("deep JSON", R"({"openapi": "3.1.0", "x": )" + QByteArray(500, '[') + QByteArray(500, ']') + '}',
            Kind::TooDeep);
        row("very deep JSON",
            R"({"openapi": "3.1.0", "x": )" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + '}', Kind::TooDeep);
        row("deep YAML", "x: " + QByteArray(300, '[') + QByteArray(300, ']'), Kind::TooDeep);
        row("deep YAML in lines", manyEntries({}, "- ", 100'000), Kind::TooDeep);
        row("JSON with more entries than may be built", manyEntries("[0", ",0", 1'100'000) + ']', Kind::TooManyParts);
        row("YAML with more entries than may be built", manyEntries({}, "-\n", 1'100'000), Kind::TooManyParts);
        row("aliases of aliases of aliases", laughs(), Kind::TooManyAliases);
        row("an alias in itself", "openapi: 3.1.0\npaths: &all\n  /a: *all\n", Kind::AliasInItself);
        row("a list as a key", head + "  ? [a, b]\n  : c\n", Kind::KeyIsNoText);
        row("null as a key", head + "  ~: c\n", Kind::KeyIsNoText);
        row("the same key twice in JSON", R"({"openapi": "3.1.0", "paths": {}, "paths": {}})", Kind::DuplicateKey);
        row("the same key twice in YAML", head + "  /a: {}\n  /a: {}\n", Kind::DuplicateKey);
        row("the same key in other letters", R"({"openapi": "3.1.0", "paths": {}, "path\u0073": {}})",
            Kind::DuplicateKey);
        row("paths as a list", "openapi: 3.1.0\npaths: []\n", Kind::WrongType);
        row("a path as a text", "openapi: 3.1.0\npaths:\n  /a: b\n", Kind::WrongType);
        row("an operation as a number", "openapi: 3.1.0\npaths:\n  /a:\n    get: 1\n", Kind::WrongType);
        row("parameters as a map", head + "  /v2/providers:\n    get: { parameters: {} }\n", Kind::WrongType);
        row("a parameter without a name", head + "  /v2/providers:\n    get: { parameters: [{ in: query }] }\n",
            Kind::WrongType);
        row("a schema as a text", answering({{u"items"_s, u"Provider"_s}}), Kind::WrongType);
        row("members as a list", answering({{u"properties"_s, QJsonArray()}}), Kind::WrongType);
        row("a type as a number", answering({{u"type"_s, 7}}), Kind::WrongType);
        row("a reference as a list", answering({{u"$ref"_s, QJsonArray()}}), Kind::WrongType);
        row("a reference to nothing", answering(reference(u"Nothing"_s)), Kind::MissingReference);
        row("a reference to a file", answering({{u"$ref"_s, u"provider.yaml"_s}}), Kind::OutsideReference);
        row("a reference to a URL", answering({{u"$ref"_s, u"https://example.com/provider.yaml#/a"_s}}),
            Kind::OutsideReference);
        row("a reference to itself", answering(reference(u"A"_s), {{u"A"_s, reference(u"A"_s)}}), Kind::ReferenceCycle);
        row("references in a circle",
            answering(reference(u"A"_s), {{u"A"_s, reference(u"B"_s)}, {u"B"_s, reference(u"A"_s)}}),
            Kind::ReferenceCycle);
        row("an alternative of itself",
            answering(reference(u"A"_s), {{u"A"_s, QJsonObject{{u"anyOf"_s, QJsonArray{reference(u"A"_s)}}}}}),
            Kind::ReferenceCycle);
        row("a chain of 100,000 references", longChain(100'000), Kind::ReferenceCycle);
        row("references that double forty times", doubling(u"allOf"_s, 40), Kind::TooIntricate);
        row("alternatives that double forty times", doubling(u"anyOf"_s, 40), Kind::TooIntricate);
    }
    void eachIsRefusedWithASentence()
    {
        QFETCH(QByteArray, document);
        QFETCH(Kind, kind);
        ReadingCost cost;
        const auto read = readDescription(document, &cost);
        QVERIFY(!read.ok());
        const QString sentence = describe(read.error());
        QVERIFY2(read.error().kind == kind, qPrintable(sentence));
        QVERIFY2(sentence.size() > 10 && sentence.size() < 300, qPrintable(sentence));
        QVERIFY(cost.parts <= openapi::NodeBuilder::maxParts);
        QVERIFY(cost.steps <= 2 * openapi::SchemaReader::maxSteps);
    }

    void everyKindIsShown()
    {
        QSet<int> seen;
        eachIsRefusedWithASentence_dataKinds(seen);
        for (int kind = 0; kind <= int(Kind::TooIntricate); ++kind)
            QVERIFY2(seen.contains(kind), qPrintable(QString::number(kind)));
    }

    /// A recursive schema is common, and ends where ours does.
    void recursiveSchemasAreRead()
    {
        QJsonObject provider = valueAt(describedJson(), {u"components"_s, u"schemas"_s, u"Provider"_s}).toObject();
        QJsonObject members = provider[u"properties"_s].toObject();
        members[u"parent"_s] = reference(u"Tree"_s);
        members[u"name"_s] = reference(u"Tree"_s);
        provider[u"properties"_s] = members;
        const auto read = readDescription(
            answering({{u"type"_s, u"array"_s}, {u"items"_s, reference(u"Tree"_s)}}, {{u"Tree"_s, provider}}));
        QVERIFY(read.ok());
        QCOMPARE(int(compare(read.value()).all.size()), 2); // the new member, and the type of the name
    }

    void aTextOfTheDocumentIsShownInPrint()
    {
        const auto read = readDescription(R"({"openapi":"3.1.0","paths":{"/a\u202e\nb)" + QByteArray(5000, 'x')
                                          + R"(":{"get":{}}}})");
        QVERIFY(read.ok());
        for (const QString &line : told(compare(read.value()))) {
            QVERIFY(line.size() < 200);
            for (const QChar c : line)
                QVERIFY(c.isPrint() && c.category() != QChar::Other_Format);
        }
    }

    void ordinaryDescriptionsStayFarBelowTheLimits()
    {
        ReadingCost cost;
        QVERIFY(readDescription(written(describedJson()), &cost).ok());
        QVERIFY(cost.parts > 1000 && cost.parts < openapi::NodeBuilder::maxParts / 100);
        QVERIFY(cost.steps > 1000 && cost.steps < openapi::SchemaReader::maxSteps / 50);
    }

private:
    void eachIsRefusedWithASentence_dataKinds(QSet<int> &seen)
    {
        const QList<QByteArray> all{{},
                                    QByteArray(17 * 1024 * 1024, 'x'),
                                    "\0"_ba,
                                    "{",
                                    "a: [",
                                    "a\n---\nb",
                                    "[" + QByteArray(300, '[') + QByteArray(301, ']'),
                                    manyEntries({}, "-\n", 1'100'000),
                                    laughs(),
                                    "a: &a [*a]",
                                    "? [a]\n: b",
                                    "{\"a\":1,\"a\":2}",
                                    "a: b",
                                    "swagger: '2.0'",
                                    "openapi: 3.1.0\npaths: []",
                                    answering(reference(u"Nothing"_s)),
                                    answering({{u"$ref"_s, u"a.yaml"_s}}),
                                    longChain(200),
                                    doubling(u"allOf"_s, 40)};
        for (const QByteArray &document : all)
            if (const auto read = readDescription(document); !read.ok())
                seen.insert(int(read.error().kind));
    }
};

LABDESK_TEST(tst_hostiledescriptions)
#include "tst_hostiledescriptions.moc"
