// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "translations/catalog.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

const QDir docs(QStringLiteral(SOURCE_ROOT "/docs"));

QString textOf(const QString &file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
}

/// What `pattern` captures in `text`.
QStringList capturesOf(const QString &pattern, const QString &text)
{
    const QRegularExpression expression(pattern, QRegularExpression::DotMatchesEverythingOption);
    QStringList found;
    for (auto each = expression.globalMatch(text); each.hasNext();)
        found.append(each.next().captured(1));
    return found;
}

/// What the window shows: every string of the sources, adjacent literals joined, and of the forms, without the letters
/// for Alt.
QSet<QString> sourceTexts()
{
    static const QRegularExpression joint(u"\"\\s*\""_s);
    QSet<QString> texts;
    const auto add = [&texts](const QString &folder, const QStringList &names, const QString &pattern) {
        for (QDirIterator each(QStringLiteral(SOURCE_ROOT) + folder, names, QDir::Files, QDirIterator::Subdirectories);
             each.hasNext();) {
            for (QString text : capturesOf(pattern, textOf(each.next())))
                texts.insert(text.remove(joint).remove(u"&amp;"_s).remove(u'&'));
        }
    };
    add(u"/src"_s, {u"*.cpp"_s, u"*.h"_s}, u"\"((?:[^\"\\\\\\n]|\\\\.|\"\\s*\")*)\""_s);
    add(u"/ui"_s, {u"*.ui"_s}, u"<string[^>]*>([^<]+)<"_s);
    return texts;
}

QString shown(QString text)
{
    return text.remove(u'&').simplified();
}

/// What the window shows in `language` for what the English page quotes.
QSet<QString> textsFor(const QStringList &quotes, const QString &language)
{
    QSet<QString> texts;
    for (const CatalogMessage &message :
         readCatalog(QStringLiteral(SOURCE_ROOT "/translations/labdesk_%1.ts").arg(language)))
        if (quotes.contains(shown(message.source)))
            for (const QString &form : message.forms)
                texts.insert(shown(form));
    return texts;
}

QStringList simplified(QStringList texts)
{
    for (QString &text : texts)
        text = text.simplified();
    return texts;
}

} // namespace

/// The pages of the guide: complete, linked, with titles, and in the words of the window.
class tst_guide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theIndexListsEachPageOnce()
    {
        const QStringList linked = capturesOf(uR"(\]\(guide/([a-z-]+\.md)\))"_s, textOf(docs.filePath(u"guide.md"_s)));
        QStringList sorted = linked;
        sorted.sort();
        QCOMPARE(sorted, QDir(docs.filePath(u"guide"_s)).entryList({u"*.md"_s}, QDir::Files, QDir::Name));
        QCOMPARE(linked.mid(0, 6),
                 (QStringList{u"stopped.md"_s, u"centers.md"_s, u"payor.md"_s, u"many.md"_s, u"connection.md"_s,
                              u"administrators.md"_s}));
    }

    void aPageHasATitleAndItsLinksLeadSomewhere_data() { addPages(); }

    void aPageHasATitleAndItsLinksLeadSomewhere()
    {
        QFETCH(const QString, file);
        const QString text = textOf(file);
        QVERIFY(text.startsWith(u"# "_s));
        QCOMPARE(text.count(QRegularExpression(u"^# "_s, QRegularExpression::MultilineOption)), 1);
        for (const QString &link : capturesOf(uR"(\]\(([^)]+)\))"_s, text))
            QVERIFY2(QFile::exists(QFileInfo(file).dir().filePath(link)), qPrintable(link));
    }

    /// Bold is kept for what stands in the window.
    void whatIsBoldStandsInTheWindow_data() { addPages(); }

    void whatIsBoldStandsInTheWindow()
    {
        QFETCH(const QString, file);
        static const QSet<QString> texts = sourceTexts();
        QVERIFY(texts.size() > 2000);
        for (const QString &quoted : capturesOf(uR"(\*\*(.+?)\*\*)"_s, textOf(file)))
            QVERIFY2(texts.contains(quoted.simplified()), qPrintable(quoted));
    }

    void aTranslatedPageFollowsItsEnglishOne_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        for (const QString &language : {u"es"_s, u"fr"_s, u"de"_s, u"ar"_s}) {
            const QStringList names = QDir(docs.filePath(u"guide/"_s + language)).entryList({u"*.md"_s});
            QVERIFY(names.size() >= 7);
            for (const QString &name : names)
                QTest::addRow("%s/%s", qPrintable(language), qPrintable(name)) << language << name;
        }
    }

    void aTranslatedPageFollowsItsEnglishOne()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, name);
        const QString english = textOf(docs.filePath(name == u"guide.md" ? name : u"guide/"_s + name));
        const QDir folder(docs.filePath(u"guide/"_s + language));
        const QString translated = textOf(folder.filePath(name));
        for (const auto *pattern :
             {"(\\n## )", "(\\n\\d\\. |\\n- )", "(\\n\\|)", "(\\n    [^\\n]+)", "pictures/(?:[a-z]{2}/)?([a-z-]+)"}) {
            const QString part = QString::fromLatin1(pattern); // headings, steps, rows, code, pictures
            QCOMPARE(capturesOf(part, translated), capturesOf(part, english));
        }
        const qsizetype added = name == u"guide.md" ? 1 : 0; // which pages are in English
        QCOMPARE(translated.count(u"\n\n"_s), english.count(u"\n\n"_s) + added);
        const QString bold = uR"(\*\*(.+?)\*\*)"_s;
        const QSet<QString> window = textsFor(simplified(capturesOf(bold, english)), language);
        for (const QString &quoted : simplified(capturesOf(bold, translated)))
            QVERIFY2(window.contains(quoted), qPrintable(quoted));
        for (const QString &link : capturesOf(uR"(\]\(([^)]+)\))"_s, translated))
            QVERIFY2(QFile::exists(folder.filePath(link)), qPrintable(link));
    }

    void eachPictureIsShownByAPage()
    {
        QStringList shown
            = capturesOf(uR"(pictures/([a-z-]+\.png)\))"_s, textOf(QStringLiteral(SOURCE_ROOT "/README.md")));
        for (const QString &page : pages())
            shown += capturesOf(uR"(pictures/([a-z-]+\.png)\))"_s, textOf(page));
        for (const QString &picture : QDir(docs.filePath(u"pictures"_s)).entryList({u"*.png"_s}))
            QVERIFY2(shown.contains(picture), qPrintable(picture));
    }

    void aTaskIsReadInTwoMinutes_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto *name : {"stopped", "centers", "payor", "many", "connection", "administrators"})
            QTest::newRow(name) << docs.filePath(u"guide/%1.md"_s.arg(QLatin1StringView(name)));
    }

    void aTaskIsReadInTwoMinutes()
    {
        QFETCH(const QString, file);
        const QString text = textOf(file);
        const qsizetype words = capturesOf(uR"(([\w’']+(?:[-+:/.\\=][\w’']+)*))"_s, text).size();
        QVERIFY2(words >= 250 && words <= 500, qPrintable(QString::number(words)));
        QVERIFY(text.contains(u"\n1. "_s));
        QCOMPARE(text.count(u"!["_s), 1);
    }

private:
    static QStringList pages()
    {
        QStringList files;
        for (const QFileInfo &page : QDir(docs.filePath(u"guide"_s)).entryInfoList({u"*.md"_s}))
            files.append(page.filePath());
        return files;
    }

    static void addPages()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : pages())
            QTest::newRow(qPrintable(QFileInfo(file).baseName())) << file;
    }
};

LABDESK_TEST(tst_guide)
#include "tst_guide.moc"
