// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/descriptioncheck.h"
#include "domain/knownvalues.h"
#include "platform/policy.h"
#include "support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// docs/service.openapi.yaml, with `to` for the first `from`.
QByteArray changed(const QByteArray &from = {}, const QByteArray &to = {})
{
    QFile file(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
    if (!file.open(QFile::ReadOnly))
        qFatal("the description can be read");
    QByteArray text = file.readAll();
    if (from.isEmpty())
        return text;
    const qsizetype at = text.indexOf(from);
    if (at < 0)
        qFatal("the description has %s", from.constData());
    return text.replace(at, from.size(), to);
}

QByteArray withNewLab()
{
    return changed("x-values: [manual,", "x-values: [moonlab, manual,");
}

} // namespace

/// What --describe prints, returns, and writes.
class tst_descriptioncheck : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
            qFatal("a file can be written");
        return file.fileName();
    }
    static QByteArray textOf(const QString &name)
    {
        QFile file(name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { known::use(known::builtIn()); }

    void theStatusSaysWhetherSomethingDiffers_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::newRow("our own description") << changed() << 0 << u"No differences.\n"_s;
        QTest::newRow("a path that is elsewhere")
            << changed("\n  /v2/providers:", "\n  /v9/providers:") << 1
            << u"Labdesk may not work because of:\n  Missing operation: GET /v2/providers\n"
               "These don’t affect Labdesk:\n  1 operation(s) that Labdesk doesn’t use (GET /v9/providers)\n2 difference(s).\n"_s;
        QTest::newRow("another header of the key")
            << changed("name: x-service-api-key", "name: x-other-key") << 1
            << u"Labdesk may not work because of:\n  The key is sent in a header other than x-service-api-key. Enter "
               "that header in the connection: x-other-key\n1 difference(s).\n"_s;
        QTest::newRow("two new values of one place")
            << changed("x-values: [manual,", "x-values: [moonlab, sunlab, manual,") << 1
            << u"These don’t affect Labdesk:\n  Values of slug that Labdesk doesn’t know: moonlab, sunlab "
               "(GET /v3/order/psc/info, GET /v3/order/{order_id}/psc/info)\n1 difference(s).\n"_s;
        QTest::newRow("an empty file") << QByteArray() << 2 << u"FILE: The file is empty.\n"_s;
        QTest::newRow("another file") << QByteArray("a: 1\n") << 2 << u"FILE: This isn’t an OpenAPI description.\n"_s;
        QTest::newRow("a reference to another file")
            << changed("#/components/schemas/NewUser", "other.yaml#/NewUser") << 2
            << u"FILE: A reference points to another file. Put everything into one file; Labdesk doesn’t open others. "
               "(other.yaml#/NewUser)\n"_s;
    }

    void theStatusSaysWhetherSomethingDiffers()
    {
        QFETCH(const QByteArray, document);
        QFETCH(const int, status);
        QFETCH(QString, said);
        const QString file = write(u"service.yaml"_s, document);
        const DescriptionReport report = checkDescription(file, {}, {});
        QCOMPARE(report.text, said.replace(u"FILE"_s, file));
        QCOMPARE(report.exitCode, status);
    }

    void aPathWithoutAFileIsSaid()
    {
        for (const QString &file : {path(u"none.yaml"_s), m_folder->path()}) {
            const DescriptionReport report = checkDescription(file, {}, {});
            QCOMPARE(report.text, file + u": The file doesn’t exist or can’t be read.\n"_s);
            QCOMPARE(report.exitCode, 2);
        }
    }

    void newValuesAreWrittenForThePolicy()
    {
        const QString file = write(u"service.yaml"_s, withNewLab());
        const QString values = path(u"new.ini"_s);
        const DescriptionReport report = checkDescription(file, values, {});
        QVERIFY2(report.text.endsWith(u"The new names are in %1. Check them.\n"_s.arg(values)),
                 qPrintable(report.text));
        QCOMPARE(report.exitCode, 1);
#ifndef Q_OS_WIN
        QCOMPARE(QFileInfo(values).permissions() & ~QFile::Permissions(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
#endif
        Policy policy;
        policy.valuesFile = values;
        QVERIFY(!useValues(policy));
        QCOMPARE(known::values().find(known::List::Labs, u"moonlab"_s)->words, u"Moonlab"_s);
        QCOMPARE(checkDescription(file, {}, policy).text, u"No differences.\n"_s);
    }

    void anExistingFileStays()
    {
        const QString values = write(u"new.ini"_s, "[labs]\nx = Mine\n");
        const DescriptionReport report = checkDescription(write(u"service.yaml"_s, withNewLab()), values, {});
        QVERIFY2(report.text.contains(values + u" already exists. Choose another file"_s), qPrintable(report.text));
        QCOMPARE(report.exitCode, 2);
        QCOMPARE(textOf(values), QByteArray("[labs]\nx = Mine\n"));
    }

    void aFileInNoFolderIsSaid()
    {
        const QString values = path(u"none/new.ini"_s);
        const DescriptionReport report = checkDescription(write(u"service.yaml"_s, withNewLab()), values, {});
        QVERIFY2(report.text.contains(values + u" can’t be written: "_s), qPrintable(report.text));
        QCOMPARE(report.exitCode, 2);
    }

    void withoutNewValuesNoFileIsWritten()
    {
        const QString values = path(u"new.ini"_s);
        const DescriptionReport report = checkDescription(write(u"service.yaml"_s, changed()), values, {});
        QCOMPARE(report.text, u"No differences.\nNo new values. %1 wasn’t written.\n"_s.arg(values));
        QCOMPARE(report.exitCode, 0);
        QVERIFY(!QFile::exists(values));
    }

    void namesOfThePolicyAreKnown_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("status");
        QTest::newRow("with the value") << QByteArray("[labs]\nmoonlab = Moon Lab\n") << u"No differences."_s << 0;
        QTest::newRow("without it") << QByteArray("[labs]\nsunlab = Sun Lab\n") << u"These don’t affect Labdesk:"_s
                                    << 1;
        QTest::newRow("with a mistake") << QByteArray("[labs]\nmoon lab\n")
                                        << u"Line 2 of FILE has a mistake. Compared with the built-in names only."_s
                                        << 1;
        QTest::newRow("in no file") << QByteArray() << u"FILE can’t be read. Compared with the built-in names only."_s
                                    << 1;
    }

    void namesOfThePolicyAreKnown()
    {
        QFETCH(const QByteArray, names);
        QFETCH(QString, first);
        QFETCH(const int, status);
        Policy policy;
        policy.valuesFile = names.isEmpty() ? path(u"none.ini"_s) : write(u"values.ini"_s, names);
        const DescriptionReport report = checkDescription(write(u"service.yaml"_s, withNewLab()), {}, policy);
        QCOMPARE(report.text.section(u'\n', 0, 0), first.replace(u"FILE"_s, policy.valuesFile));
        QCOMPARE(report.exitCode, status);
    }
};

LABDESK_TEST(tst_descriptioncheck)
#include "tst_descriptioncheck.moc"
