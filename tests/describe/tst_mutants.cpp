// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/descriptiontexts.h"
#include "mutations.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <functional>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QStringList differencesOf(const QByteArray &document)
{
    const auto read = readDescription(document);
    if (!read.ok())
        return {describe(read.error())};
    return told(compare(read.value()));
}

QByteArray yamlFile()
{
    QFile file(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The document with each object changed, from the innermost out.
QJsonValue changed(const QJsonValue &value, const std::function<QJsonValue(QJsonObject)> &change)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &each : value.toArray())
            array.append(changed(each, change));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto at = object.begin(); at != object.end(); ++at)
        at.value() = changed(at.value(), change);
    return change(object);
}

QJsonValue changed(const std::function<QJsonValue(QJsonObject)> &change)
{
    return changed(describedJson(), change);
}

/// With what each reference leads to in its place.
QJsonValue inlined(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &each : value.toArray())
            array.append(inlined(each));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    if (const QString reference = object.take(u"$ref"_s).toString(); !reference.isEmpty()) {
        const QJsonObject target = inlined(valueAt(describedJson(), reference.mid(2).split(u'/'))).toObject();
        for (auto at = target.begin(); at != target.end(); ++at)
            object.insert(at.key(), at.value());
        return object;
    }
    for (auto at = object.begin(); at != object.end(); ++at)
        at.value() = inlined(at.value());
    return object;
}

QJsonObject reversedLists(QJsonObject object)
{
    for (const QString &key : {u"enum"_s, u"x-values"_s, u"required"_s, u"anyOf"_s, u"parameters"_s, u"type"_s})
        if (object.value(key).isArray()) {
            QJsonArray reversed;
            for (const QJsonValue &each : object.value(key).toArray())
                reversed.prepend(each);
            object[key] = reversed;
        }
    return object;
}

/// As OpenAPI 3.0 writes it.
QJsonObject nullable(QJsonObject object)
{
    QJsonArray types = object.value(u"type"_s).toArray();
    for (qsizetype i = 0; i < types.size(); ++i)
        if (types[i] == u"null"_s && types.size() == 2) {
            object[u"type"_s] = types[1 - i];
            object[u"nullable"_s] = true;
        }
    return object;
}

QJsonObject withoutWords(QJsonObject object)
{
    for (const QString &key : {u"description"_s, u"summary"_s, u"examples"_s, u"tags"_s, u"operationId"_s})
        if (!object.value(key).isObject())
            object.remove(key);
    return object;
}

QJsonValue wrapped(QJsonObject object)
{
    if (object.value(u"$ref"_s).toString().startsWith(u"#/components/schemas"_s)) {
        const QJsonObject reference{{u"$ref"_s, object.take(u"$ref"_s)}};
        object[u"allOf"_s] = QJsonArray{reference};
        object[u"description"_s] = u"Something"_s;
    }
    return object;
}

QJsonValue withPaths(const std::function<QString(QString)> &change)
{
    QJsonObject document = describedJson().toObject();
    QJsonObject paths;
    const QJsonObject all = document[u"paths"_s].toObject();
    for (auto path = all.begin(); path != all.end(); ++path)
        paths[change(path.key())] = path.value();
    document[u"paths"_s] = paths;
    return document;
}

/// With a schema that stands elsewhere, under an anchor.
QByteArray anchored()
{
    const Keys user{u"components"_s, u"schemas"_s, u"User"_s};
    QByteArray text = written(with(describedJson(), user, u"@user@"_s));
    text.replace("\"@user@\"", "*user ");
    text.replace(text.indexOf('{'), 1, "{ \"x-shared\": &user " + written(valueAt(describedJson(), user)) + ",");
    return "# YAML, since JSON has no comments\n" + text;
}

QByteArray mergedKeys()
{
    const Keys user{u"components"_s, u"schemas"_s, u"User"_s};
    QByteArray text = written(with(describedJson(), user, u"@user@"_s));
    text.replace("\"@user@\"", "{ <<: *user }");
    text.replace(text.indexOf('{'), 1, "{ \"x-shared\": &user " + written(valueAt(describedJson(), user)) + ",");
    return "# YAML\n" + text;
}

} // namespace

/// "/v2" of the paths is the usual value of a variable of a server: of the document, or of each path.
QJsonValue withServers(const Keys &at)
{
    const QJsonArray servers{QJsonObject{{u"url"_s, u"https://{host}/{version}/"_s},
                                         {u"variables"_s,
                                          QJsonObject{{u"host"_s, QJsonObject{{u"default"_s, u"api.example.com"_s}}},
                                                      {u"version"_s, QJsonObject{{u"default"_s, u"v2"_s}}}}}}};
    QJsonObject paths;
    const QJsonObject all = describedJson().toObject().value(u"paths"_s).toObject();
    for (const QString &path : all.keys()) {
        QJsonObject item = all.value(path).toObject();
        const bool isBelow = path.startsWith(u"/v2/");
        if (at.isEmpty() && isBelow)
            item[u"servers"_s] = servers;
        else if (!at.isEmpty() && !isBelow)
            item[u"servers"_s] = QJsonArray{QJsonObject{{u"url"_s, u"/"_s}}};
        paths[isBelow ? path.sliced(3) : path] = item;
    }
    const QJsonValue document = with(describedJson(), {u"paths"_s}, paths);
    return at.isEmpty() ? document : with(document, at, servers);
}

/// As programs that put a description into one file write them.
QJsonValue withReferences()
{
    const Keys parameters{u"paths"_s, u"/v3/order/{order_id}/psc/info"_s, u"get"_s, u"parameters"_s};
    const QJsonValue document = with(describedJson(), parameters + Keys{u"#1"_s},
                                     QJsonObject{{u"$ref"_s, u"#/paths/~1v3~1order~1psc~1info/get/parameters/2"_s}});
    return with(document, {u"paths"_s, u"/v3/order/psc/info"_s, u"get"_s, u"responses"_s, u"200"_s},
                QJsonObject{{u"$ref"_s, u"#/paths/~1v3~1order~1%7Border_id%7D~1psc~1info/get/responses/200"_s}});
}

/// Descriptions that differ from ours in one thing, and descriptions that say the same in another way.
class tst_mutants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachDifferenceIsFoundAlone_data()
    {
        QTest::addColumn<int>("number");
        m_mutants = mutants();
        for (size_t i = 0; i < m_mutants.size(); ++i)
            QTest::addRow("%s", qPrintable(m_mutants[i].name)) << int(i);
    }
    void eachDifferenceIsFoundAlone()
    {
        QFETCH(int, number);
        const Mutant &mutant = m_mutants[size_t(number)];
        const auto read = readDescription(mutant.document);
        QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : describe(read.error())));
        const DescriptionDifferences differences = compare(read.value());
        const QString all = told(differences).join(u'\n');
        bool isFound = false;
        QSet<QString> different; // the same in another operation is one
        for (const DescriptionDifference &each : differences.all) {
            isFound = isFound
                || (each.what == mutant.what && each.name.endsWith(mutant.about)
                    && each.detail.contains(mutant.detail));
            different += QString::number(int(each.what)) + each.name.section(u'.', -1) + each.detail;
        }
        QVERIFY2(isFound, qPrintable(all));
        QVERIFY2(int(different.size()) <= mutant.most, qPrintable(all));
    }

    void thereAreManyMutants() { QVERIFY2(m_mutants.size() >= 400, qPrintable(QString::number(m_mutants.size()))); }

    void theSameInOtherWordsIsNoDifference_data()
    {
        QTest::addColumn<QByteArray>("document");
        const auto row = [](const char *name, const QByteArray &document) { QTest::newRow(name) << document; };
        const Keys schemas{u"components"_s, u"schemas"_s};
        const QByteArray json = written(describedJson());
        row("the file itself", yamlFile());
        row("as JSON", json);
        row("a number of more than 64 bits", R"({"x-least": -9223372036854776000,)" + json.sliced(1));
        row("with a byte order mark", "\xef\xbb\xbf" + json);
        row("with the line ends of Windows", yamlFile().replace("\n", "\r\n"));
        row("JSON read as YAML, where every text has quotes", "# YAML\n" + json);
        row("as JSON on one line", QJsonDocument(describedJson().toObject()).toJson(QJsonDocument::Compact));
        row("a schema under an anchor", anchored());
        row("a schema merged from an anchor", mergedKeys());
        row("lists in another order", written(changed(reversedLists)));
        row("without descriptions, examples, and IDs", written(changed(withoutWords)));
        row("each reference in an allOf", written(changed(wrapped)));
        row("nothing referred to", written(inlined(describedJson())));
        row("null as OpenAPI 3.0 writes it", written(with(changed(nullable), {u"openapi"_s}, u"3.0.3"_s)));
        row("paths without a slash at their end", written(withPaths([](QString path) {
                while (path.endsWith(u'/'))
                    path.chop(1);
                return path;
            })));
        row("the path before all others is in the server",
            written(with(withPaths([](const QString &path) { return path; }), {u"servers"_s, u"#0"_s, u"url"_s},
                         u"https://api.example.com/"_s)));
        row("the path before all others is in the server, with a variable", written(withServers({u"servers"_s})));
        row("it is in the servers of each path", written(withServers({})));
        row("a reference into a list, and one in percent-encoding", written(withReferences()));
        row("one of each pair of names", written(changed([](QJsonObject object) {
                for (const QString &key : object.keys())
                    if (object.value(key).toObject().contains(u"x-other-name"_s))
                        object.remove(key);
                return object;
            })));
        row("a parameter that isn't sent is gone", written(changed([](QJsonObject object) {
                QJsonArray kept;
                for (const QJsonValue &each : object.value(u"parameters"_s).toArray())
                    if (each[u"name"_s] != u"timeout"_s)
                        kept.append(each);
                if (object.value(u"parameters"_s).isArray())
                    object[u"parameters"_s] = kept;
                return object;
            })));
        row("the radius is a number with the same values",
            written(with(describedJson(), {u"components"_s, u"parameters"_s, u"Radius"_s, u"schema"_s},
                         QJsonObject{{u"type"_s, u"integer"_s}, {u"enum"_s, QJsonArray{10, 20, 25, 50}}})));
        row("no null where it may come", written(changed([](QJsonObject object) {
                if (QJsonArray types = object.value(u"type"_s).toArray();
                    types.contains(u"null"_s) && types.size() == 2)
                    object[u"type"_s] = types[0] == u"null"_s ? types[1] : types[0];
                return object;
            })));
        row("a list alone instead of one in an object",
            written(
                with(describedJson(), {u"components"_s, u"schemas"_s, u"UserList"_s},
                     valueAt(describedJson(), {u"components"_s, u"schemas"_s, u"UserList"_s, u"anyOf"_s, u"#1"_s}))));
        row("nobody says what an error has", written(with(describedJson(), schemas + Keys{u"Error"_s}, QJsonObject())));
        row("providers that say how they are connected, and maybe not what they send",
            written(with(with(describedJson(), schemas + Keys{u"Provider"_s, u"required"_s},
                              QJsonArray{u"name"_s, u"slug"_s, u"auth_type"_s}),
                         schemas + Keys{u"Provider"_s, u"anyOf"_s}, {QJsonValue::Undefined})));
        row("the one name of a member beside the type of all members",
            written(with(describedJson(), schemas + Keys{u"ConnectedProviders"_s},
                         QJsonObject{{u"type"_s, u"object"_s},
                                     {u"propertyNames"_s, QJsonObject{{u"const"_s, u"providers"_s}}},
                                     {u"additionalProperties"_s,
                                      valueAt(describedJson(),
                                              schemas
                                                  + Keys{u"ConnectedProviders"_s, u"anyOf"_s, u"#0"_s, u"properties"_s,
                                                         u"providers"_s})}})));
        row("a provider that Labdesk has a name for",
            written(with(describedJson(), {u"components"_s, u"schemas"_s, u"ProviderSlug"_s, u"x-values"_s, u"#37"_s},
                         u"samsung_health"_s)));
    }
    void theSameInOtherWordsIsNoDifference()
    {
        QFETCH(QByteArray, document);
        QCOMPARE(differencesOf(document).join(u'\n'), QString());
    }

    void newWordsMakeAFileOfValues()
    {
        QJsonValue document = describedJson();
        const Keys schemas{u"components"_s, u"schemas"_s};
        const auto add = [&document](const Keys &list, const QString &word) {
            QJsonArray values = valueAt(document, list).toArray();
            values.append(word);
            document = with(document, list, values);
        };
        add(schemas + Keys{u"ProviderSlug"_s, u"x-values"_s}, u"new_ring"_s);
        add(schemas + Keys{u"CenterList"_s, u"properties"_s, u"slug"_s, u"x-values"_s}, u"moonlab"_s);
        add({u"components"_s, u"parameters"_s, u"Radius"_s, u"schema"_s, u"anyOf"_s, u"#0"_s, u"enum"_s}, u"100"_s);
        for (const QString &radius : {u"0100"_s, u"far"_s})
            add({u"components"_s, u"parameters"_s, u"Radius"_s, u"schema"_s, u"anyOf"_s, u"#0"_s, u"enum"_s}, radius);
        add({u"paths"_s, u"/v3/insurance/search/payor"_s, u"get"_s, u"parameters"_s, u"#1"_s, u"schema"_s,
             u"x-values"_s},
            u"clear_one"_s);
        add(schemas + Keys{u"ConnectionFault"_s, u"properties"_s, u"error_type"_s, u"x-values"_s}, u"frozen"_s);
        add(schemas + Keys{u"Resource"_s, u"x-values"_s}, u"bad\n[labs]\nx = y"_s);
        const auto read = readDescription(written(document));
        QVERIFY(read.ok());
        const QByteArray file = valuesFileFor(compare(read.value()));
        const auto values = known::parse(file);
        QVERIFY2(values.ok(), file.constData());
        const known::Values &all = values.value();
        QCOMPARE(all.slugs(known::List::Providers), QStringList{u"new_ring"_s});
        QCOMPARE(all.find(known::List::Providers, u"new_ring"_s)->words, u"New Ring"_s);
        QCOMPARE(all.slugs(known::List::Labs), QStringList{u"moonlab"_s});
        QCOMPARE(all.slugs(known::List::Radii), QStringList{u"100"_s});
        QCOMPARE(all.slugs(known::List::Clearinghouses), QStringList{u"clear_one"_s});
        QVERIFY(all.slugs(known::List::Resources).isEmpty());
        QVERIFY2(file.contains("advice: frozen\n"), file.constData());

        known::Values extended = known::builtIn();
        extended.extend(all);
        known::use(extended); // as an administrator does with the file
        const DescriptionDifferences left = compare(read.value());
        known::use(known::builtIn());
        QCOMPARE(int(left.all.size()), 4);
    }
    void withoutNewWordsThereIsNoFile() { QCOMPARE(valuesFileFor(compare(ownDescription())), QByteArray()); }

    void aLineSaysWhatIsDifferentAndWhere()
    {
        const QJsonValue document = renamed(
            describedJson(), {u"components"_s, u"schemas"_s, u"SourceNames"_s, u"properties"_s, u"logo"_s}, u"icon"_s);
        const QString where = u" (GET /v2/user/, GET /v2/user/{user_id}, POST /v2/user/)"_s;
        const QStringList said{u"Missing field in the response: users[].connected_sources[].provider.logo"_s + where,
                               u"New field in the response: users[].connected_sources[].provider.icon"_s + where};
        QCOMPARE(differencesOf(written(document)).join(u'\n'), said.join(u'\n'));
    }

    void whatIsNotDescribedIsNotNeeded()
    {
        const QJsonValue document
            = with(describedJson(), {u"components"_s, u"schemas"_s, u"User"_s, u"properties"_s, u"client_user_id"_s},
                   QJsonObject());
        const QStringList lines = differencesOf(written(document));
        QVERIFY2(lines.join(u'\n').contains(u"Labdesk expects string, the description has any"),
                 qPrintable(lines.join(u'\n')));
        QVERIFY2(!lines.join(u'\n').contains(u"needed: "), qPrintable(lines.join(u'\n')));
    }

    void whatIsNotNeededIsBelow()
    {
        QJsonValue document = with(describedJson(), {u"paths"_s, u"/oauth/token"_s}, {QJsonValue::Undefined});
        for (const QString &path : {u"/v9/a"_s, u"/v9/b"_s, u"/v9/c"_s, u"/v9/d"_s})
            document = with(document, {u"paths"_s, path, u"get"_s}, QJsonObject());
        document = with(document, {u"paths"_s, u"/v2/providers"_s}, {QJsonValue::Undefined});
        const QStringList said{u"needed: Missing operation: GET /v2/providers"_s,
                               u"Missing operation: POST /oauth/token"_s,
                               u"4 operation(s) that Labdesk doesn’t use (GET /v9/a, GET /v9/b, GET /v9/c +1)"_s};
        const auto read = readDescription(written(document));
        QVERIFY(read.ok());
        QCOMPARE(told(compare(read.value())).join(u'\n'), said.join(u'\n'));
        const QStringList all = told(compare(read.value()), true);
        QCOMPARE(all.size(), 6);
        QCOMPARE(all.last(), u"Operation that Labdesk doesn’t use: GET /v9/d"_s);
    }

private:
    std::vector<Mutant> m_mutants;
};

LABDESK_TEST(tst_mutants)
#include "tst_mutants.moc"
