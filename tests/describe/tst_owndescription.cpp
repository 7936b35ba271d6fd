// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "describe/descriptiontexts.h"
#include "domain/usercolumns.h"
#include "mutations.h"
#include "support/testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

void collect(const QJsonValue &value, QSet<QString> &members)
{
    for (const QJsonValue &each : value.toArray())
        collect(each, members);
    const QJsonObject object = value.toObject();
    for (const QString &name : object[u"properties"_s].toObject().keys())
        members += name;
    for (const QJsonValue &each : object)
        collect(each, members);
}

/// What stands in quotes in the code that reads and writes JSON, with or without the suffix of a key.
QSet<QString> quoted(const QString &suffix)
{
    const QRegularExpression text(u"\"([a-z][a-z_]*|[A-Z][a-z][a-z])\""_s + suffix);
    QSet<QString> found;
    for (QDirIterator at(QStringLiteral(SOURCE_ROOT "/src/wire"), QDir::Files); at.hasNext();) {
        QFile file(at.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString code = QString::fromUtf8(file.readAll());
        for (auto each = text.globalMatch(code); each.hasNext();)
            found += each.next().captured(1);
    }
    return found;
}

} // namespace

/// docs/service.openapi.yaml, which others are compared with, against the code: what it describes is what Labdesk reads
/// and sends. api/tst_describedbodies decodes what it describes.
class tst_owndescription : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheOperationsThatAreCalled()
    {
        QStringList called, described;
        const auto add = [&called](const auto &row) {
            const QString path = QString::fromLatin1(row.path).section(u'?', 0, 0);
            called
                += QString::fromLatin1(api::verbName(row.verb)) + u' ' + (path.endsWith(u'/') ? path.chopped(1) : path);
        };
        std::apply([&add](const auto &...row) { (add(row), ...); }, api::allOperations);
        for (const auto &[key, operation] : ownDescription().operations)
            described += key;
        called.sort();
        described.sort();
        QCOMPARE(described, called);
    }

    void hasTheParametersThatAreSent()
    {
        int count = 0;
        for (const auto &[key, operation] : ownDescription().operations)
            for (const QString &name : operation.sentNames) {
                ++count;
                QVERIFY2(std::ranges::any_of(operation.parameters,
                                             [&name](const openapi::Parameter &each) { return each.name == name; }),
                         qPrintable(key + u' ' + name));
            }
        QVERIFY(count >= 9);
    }

    void hasTheMembersThatAreRead()
    {
        QSet<QString> described;
        collect(describedJson(), described);
        // Of errors by gateways, of pages, which keys about a next one end with, and of weeks with whole names, which
        // some services send.
        const QSet<QString> others{u"errors"_s,  u"fault"_s,      u"faultstring"_s, u"message"_s, u"messages"_s,
                                   u"details"_s, u"warnings"_s,   u"title"_s,       u"hasmore"_s, u"hasnext"_s,
                                   u"next"_s,    u"nextoffset"_s, u"hasnextpage"_s, u"page"_s,    u"cursor"_s,
                                   u"token"_s,   u"ur"_s,         u"link"_s,        u"marker"_s,  u"key"_s,
                                   u"start"_s,   u"href"_s,       u"false"_s,       u"null"_s,    u"monday"_s,
                                   u"tuesday"_s, u"wednesday"_s,  u"thursday"_s,    u"friday"_s,  u"saturday"_s,
                                   u"sunday"_s};
        QStringList missing = (quoted(u"_L1"_s) - described - others).values();
        missing.sort();
        QCOMPARE(missing.join(u' '), QString());
    }

    void describesOnlyMembersThatAreRead()
    {
        QSet<QString> described;
        collect(describedJson(), described);
        QSet<QString> read = quoted(QString());
        for (const UserColumnRow &column : userColumns)
            if (column.json)
                read += QString::fromLatin1(column.json);
        // The form of the token exchange is one text; what an error repeats of the request isn't looked at; days are
        // one text.
        const QSet<QString> others{
            u"grant_type"_s, u"client_id"_s, u"client_secret"_s, u"audience"_s, u"input"_s, u"ctx"_s, u"Mon"_s,
            u"Tue"_s,        u"Wed"_s,       u"Thu"_s,           u"Fri"_s,      u"Sat"_s,   u"Sun"_s};
        QStringList unread = (described - read - others).values();
        unread.sort();
        QCOMPARE(unread.join(u' '), QString());
    }

    void itsKnownValuesHaveNames()
    {
        QStringList unnamed;
        const std::function<void(const QJsonValue &)> look = [&](const QJsonValue &value) {
            for (const QJsonValue &each : value.toArray())
                look(each);
            const QJsonObject object = value.toObject();
            if (object.contains(u"x-list"_s)) {
                const auto list = known::listNamed(object[u"x-list"_s].toString());
                QVERIFY(list);
                for (const QString &keyword : {u"enum"_s, u"x-values"_s})
                    for (const QJsonValue &word : object[keyword].toArray())
                        if (!word.toString().isEmpty() && !known::values().find(*list, word.toString()))
                            unnamed += word.toString();
            }
            for (const QJsonValue &each : object)
                look(each);
        };
        look(describedJson());
        QCOMPARE(unnamed, QStringList());
    }

    void isTheFileOfTheDocumentation()
    {
        QFile file(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readDescription(file.readAll());
        QVERIFY(read.ok());
        QCOMPARE(told(compare(read.value())), QStringList());
        QCOMPARE(read.value().operations.size(), ownDescription().operations.size());
        QCOMPARE(read.value().signIns.keyHeaders, std::set<QString>{u"x-service-api-key"_s});
    }
};

LABDESK_TEST(tst_owndescription)
#include "tst_owndescription.moc"
