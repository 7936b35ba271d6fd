// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "translations/catalog.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

const QString root = QStringLiteral(SOURCE_ROOT);

QString contentOf(const QString &file)
{
    QFile read(root + u'/' + file);
    return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
}

/// The words of the last column of docs/terms.md.
QStringList forbiddenWords()
{
    QStringList words;
    for (const QString &line : contentOf(u"docs/terms.md"_s).split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 9 || cells[1].trimmed() == u"Term" || cells[1].startsWith(u"--"))
            continue;
        for (const QString &word : cells[7].split(u',', Qt::SkipEmptyParts))
            if (!word.trimmed().isEmpty())
                words.append(word.trimmed());
    }
    return words;
}

/// Finds any of the words in any case, and its plural.
QRegularExpression forbiddenPattern()
{
    QStringList escaped;
    for (const QString &word : forbiddenWords())
        escaped.append(QRegularExpression::escape(word));
    return QRegularExpression(u"(?<![\\w-])(?:"_s + escaped.join(u'|') + u")(?:s|es)?(?![\\w-])"_s,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

/// What a person reads in the window, in English: sources, and the plural forms of the English catalog.
QStringList windowTexts()
{
    QStringList texts;
    for (const CatalogMessage &message : readCatalog(root + u"/translations/labdesk_de.ts"_s))
        texts.append(message.source);
    for (const CatalogMessage &message : readCatalog(root + u"/translations/labdesk_en.ts"_s))
        texts.append(message.forms);
    return texts;
}

QStringList forbiddenIn(const QString &text)
{
    static const QRegularExpression pattern = forbiddenPattern();
    QStringList found;
    for (auto each = pattern.globalMatch(text); each.hasNext();)
        found.append(each.next().captured());
    return found;
}

/// Prose alone: no code, no links, no table of terms.
QString proseOf(QString document)
{
    static const QRegularExpression code(u"`[^`\\n]*`|^ {4}.*$|\\]\\([^)]*\\)"_s, QRegularExpression::MultilineOption);
    return document.remove(code);
}

} // namespace

/// The window and the documentation for users speak in the terms of docs/terms.md, in American English.
class tst_terms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListNamesWords()
    {
        QVERIFY(forbiddenWords().size() > 40);
        QCOMPARE(forbiddenIn(u"The Keyrings were Cancelled."_s), (QStringList{u"Keyrings"_s, u"Cancelled"_s}));
    }

    void theWindowUsesNoForbiddenWord()
    {
        QStringList told;
        for (const QString &text : windowTexts())
            if (const QStringList found = forbiddenIn(text); !found.isEmpty())
                told.append(found.join(u", "_s) + u": "_s + text);
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u'\n')));
    }

    void theDocumentationUsesNoForbiddenWord_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto *file : {"README.md",
                                 "CHANGELOG.md",
                                 "CONTRIBUTING.md",
                                 "SECURITY.md",
                                 "docs/accessibility.md",
                                 "docs/administration.md",
                                 "docs/filter.md",
                                 "docs/guide.md",
                                 "docs/tasks.md",
                                 "docs/translations.md",
                                 "docs/install.md",
                                 "docs/local-service.md",
                                 "docs/platforms.md",
                                 "docs/reliability.md",
                                 "docs/security.md",
                                 "docs/verify.md",
                                 "packaging/README.md",
                                 "packaging/portable/README.txt",
                                 "packaging/linux/man/labdesk.1.in",
                                 "packaging/linux/man/labdesk-service.1.in"})
            QTest::newRow(file) << QString::fromLatin1(file);
        const QDir guide(root + u"/docs/guide"_s);
        for (const QString &page : guide.entryList({u"*.md"_s}))
            QTest::newRow(qPrintable(page)) << u"docs/guide/"_s + page;
    }

    void theDocumentationUsesNoForbiddenWord()
    {
        QFETCH(const QString, file);
        const QString text = proseOf(contentOf(file));
        QVERIFY(!text.isEmpty());
        const QStringList found = forbiddenIn(text);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void noOldTextIsBack()
    {
        const QStringList old = contentOf(u"tests/data/wording/old-texts.txt"_s).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(old.size() > 300);
        const QStringList texts = windowTexts();
        const QSet<QString> now(texts.begin(), texts.end());
        for (const QString &text : old)
            QVERIFY2(!now.contains(text), qPrintable(text));
    }

    void theWindowIsTypesetAsPeopleWrite_data()
    {
        QTest::addColumn<QRegularExpression>("mistake");
        QTest::newRow("a straight apostrophe") << QRegularExpression(u"\\w'\\w|\\ws' "_s);
        QTest::newRow("a straight quotation mark") << QRegularExpression(u"\""_s);
        QTest::newRow("two spaces") << QRegularExpression(u"  (?!%)"_s);
        QTest::newRow("three periods") << QRegularExpression(u"\\.\\.\\."_s);
        QTest::newRow("keys, which systems and languages name differently")
            << QRegularExpression(u"\\b(?:Ctrl|Alt|Shift)\\+"_s);
        QTest::newRow("a sentence of more than 25 words")
            << QRegularExpression(u"(?:[^\\s.!?:;]+[,’”)]*\\s+){25}\\S"_s);
    }

    void theWindowIsTypesetAsPeopleWrite()
    {
        QFETCH(const QRegularExpression, mistake);
        QVERIFY(mistake.isValid());
        QStringList told;
        for (const QString &text : windowTexts())
            if (text.contains(mistake))
                told.append(text);
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u'\n')));
    }
};

LABDESK_TEST(tst_terms)
#include "tst_terms.moc"
