// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "translations/catalog.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

QDir catalogs()
{
    return QDir(QStringLiteral(SOURCE_ROOT) + u"/translations"_s);
}

QStringList keysOf(const QString &file)
{
    QStringList keys;
    for (const auto &message : readCatalog(file))
        keys.append(message.key());
    keys.sort();
    return keys;
}

/// What stands in one list and not in the other, in words for whoever reads a failed test.
QString difference(const QStringList &before, const QStringList &after)
{
    QStringList told;
    for (const auto &key : after) {
        if (!before.contains(key))
            told.append(u"new in the sources: "_s + key);
    }
    for (const auto &key : before) {
        if (!after.contains(key))
            told.append(u"not in the sources any more: "_s + key);
    }
    return told.join(u'\n');
}

QStringList placeholders(const QString &text, bool withCount)
{
    static const QRegularExpression form(u"%L?(\\d{1,2}|n)"_s);
    QStringList found;
    for (auto each = form.globalMatch(text); each.hasNext();) {
        const QString name = each.next().captured(1);
        if (withCount || name != u"n")
            found.append(name);
    }
    found.sort();
    found.removeDuplicates();
    return found;
}

qsizetype mnemonics(const QString &text)
{
    static const QRegularExpression form(u"&\\w"_s,
                                         QRegularExpression::UseUnicodePropertiesOption); // Arabic letters, too
    return text.count(form);
}

} // namespace

/// Sources and catalogs agree. `cmake --build … --target update_translations` brings them together again.
class tst_drift : public QObject
{
    Q_OBJECT

private:
    static void eachCatalog()
    {
        QTest::addColumn<QString>("file");
        const auto files = catalogs().entryInfoList({u"*.ts"_s});
        QVERIFY(files.size() >= 3);
        for (const auto &file : files)
            QTest::newRow(qPrintable(file.completeBaseName())) << file.absoluteFilePath();
    }

private Q_SLOTS:
    void everyTextOfTheSourcesStandsInIt_data() { eachCatalog(); }

    void everyTextOfTheSourcesStandsInIt()
    {
        QFETCH(const QString, file);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QFileInfo(file).fileName());
        QVERIFY(QFile::copy(file, copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        QStringList arguments{u"-silent"_s,      u"-locations"_s,       u"none"_s,
                              u"-no-obsolete"_s, u"-source-language"_s, u"en"_s};
        if (file.endsWith(u"_en.ts"_s))
            arguments.append(u"-pluralonly"_s);
        arguments << u"-I"_s << QStringLiteral(SOURCE_ROOT) + u"/src"_s; // else it finds headers three folders deep
        arguments << QStringLiteral(SOURCE_ROOT) + u"/src"_s << QStringLiteral(SOURCE_ROOT) + u"/ui"_s << u"-ts"_s
                  << copy;
        QProcess lupdate;
        lupdate.start(QStringLiteral(LUPDATE), arguments);
        QTRY_COMPARE_WITH_TIMEOUT(lupdate.state(), QProcess::NotRunning, 60'000);
        QCOMPARE(lupdate.exitCode(), 0);
        // What it warns of is a text under a context that nobody asks for.
        QCOMPARE(QString::fromLocal8Bit(lupdate.readAllStandardError()), QString());
        const QStringList before = keysOf(file);
        QVERIFY(!before.isEmpty());
        const QString told = difference(before, keysOf(copy));
        QVERIFY2(told.isEmpty(), qPrintable(told));
    }

    void everyTextHasAContext_data() { eachCatalog(); }

    void everyTextHasAContext()
    {
        QFETCH(const QString, file);
        for (const auto &message : readCatalog(file))
            QVERIFY2(message.context.startsWith(u"labdesk::"_s), qPrintable(message.key()));
    }

    void englishHasEveryPlural()
    {
        for (const auto &message : readCatalog(catalogs().filePath(u"labdesk_en.ts"_s))) {
            QVERIFY2(message.isPlural && message.isFinished, qPrintable(message.key()));
            QVERIFY2(message.forms.size() == 2 && !message.forms.contains(QString()), qPrintable(message.key()));
        }
    }

    void aFinishedTranslationKeepsWhatIsPutIn_data() { eachCatalog(); }

    void aFinishedTranslationKeepsWhatIsPutIn()
    {
        QFETCH(const QString, file);
        for (const auto &message : readCatalog(file)) {
            if (!message.isFinished)
                continue;
            for (const auto &form : message.forms) {
                const QString told = message.key() + u"\n=> "_s + form;
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(told));
                // "one user" and "two users" may say so in words.
                const bool withCount = !message.isPlural;
                QVERIFY2(placeholders(form, withCount) == placeholders(message.source, withCount), qPrintable(told));
                QVERIFY2(mnemonics(form) == mnemonics(message.source), qPrintable(told));
            }
            const bool isCounted = !message.isPlural
                || std::any_of(message.forms.begin(), message.forms.end(),
                               [](const QString &form) { return placeholders(form, true).contains(u"n"_s); });
            QVERIFY2(isCounted, qPrintable(message.key()));
        }
    }

    /// Of placeholders alone the direction would be that of what is put in first, or none at all.
    void aTextWithoutWordsSaysThatItReadsFromTheRight()
    {
        static const QRegularExpression putIn(u"\u2068[^\u2069]*\u2069"_s);
        for (const auto &message : readCatalog(catalogs().filePath(u"labdesk_ar.ts"_s)))
            for (const auto &form : message.forms) {
                const bool hasWords = QString(form).remove(putIn).contains(QRegularExpression(u"\\p{L}"_s));
                const bool hasPlaces = form.contains(QChar(0x2068)) && !form.contains(u'٪');
                QVERIFY2(hasWords || !hasPlaces || form.startsWith(QChar(0x200F)), qPrintable(message.key()));
            }
    }
};

LABDESK_TEST(tst_drift)
#include "tst_drift.moc"
