// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/labcatalog.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

QStringList words(const LabCatalog &catalog)
{
    QStringList all;
    for (const Lab &lab : catalog.labs())
        all += u"%1 %2"_s.arg(lab.id).arg(nameOf(lab)).trimmed();
    return all;
}

} // namespace

class tst_labcatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labsOfAnswersAndOfThePolicyAreInOneList()
    {
        LabCatalog catalog;
        catalog.setNames({{27, u"Quality Labs"_s}, {40, u"Acme"_s}});
        catalog.learn(27, u"labcorp"_s);
        catalog.learn(6, u"us_biotek"_s);
        catalog.learn(99, {});
        QCOMPARE(words(catalog), (QStringList{u"40 Acme"_s, u"27 Quality Labs"_s, u"6 US BioTek"_s, u"99"_s}));
        QCOMPARE(catalog.lab(27).slug, u"labcorp"_s);
        QCOMPARE(catalog.lab(3, u"new_lab"_s), (Lab{3, u"new_lab"_s, {}})); // not known, but of an answer
    }

    void whatIsLearnedIsKeptForItsConnection()
    {
        QTemporaryDir folder;
        {
            Settings settings(folder.filePath(u"s.ini"_s));
            LabCatalog catalog;
            catalog.keepIn(settings, u"one"_s);
            catalog.learn(27, u"labcorp"_s);
            catalog.learn(31, u"moonlab"_s);
            LabCatalog other;
            other.keepIn(settings, u"two"_s);
            QVERIFY(other.labs().empty());
        }
        Settings settings(folder.filePath(u"s.ini"_s));
        LabCatalog catalog;
        catalog.keepIn(settings, u"one"_s);
        QCOMPARE(words(catalog), (QStringList{u"27 Labcorp"_s, u"31 Moonlab"_s}));
        settings.forgetConnection(u"one"_s);
        catalog.keepIn(settings, u"one"_s);
        QVERIFY(catalog.labs().empty());
    }

    void aNewerSlugReplacesAnOlderOneAndNoneReplacesNothing()
    {
        LabCatalog catalog;
        catalog.learn(27, u"old"_s);
        catalog.learn(27, u"new"_s);
        catalog.learn(27, {});
        QCOMPARE(words(catalog), QStringList{u"27 New"_s});
    }

    void whatIsNoSlugIsNotWritten_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::newRow("words about somebody") << u"Jane Roe, 1980"_s;
        QTest::newRow("lines") << u"a\nb"_s;
        QTest::newRow("of another script") << u"مختبر"_s;
        QTest::newRow("very long") << QString(65, u'x');
        QTest::newRow("that ends with a line") << u"quest\n"_s;
    }
    void whatIsNoSlugIsNotWritten()
    {
        QFETCH(QString, slug);
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"s.ini"_s));
        LabCatalog catalog;
        catalog.keepIn(settings, u"one"_s);
        catalog.learn(27, slug);
        QCOMPARE(settings.get(setting::labs, u"one"_s).size(), 1); // its number is one
        QCOMPARE(settings.get(setting::labs, u"one"_s).first().toMap().value(u"slug"_s).toString(), QString());
    }

    void noLabHasTheNumberOfTheDefault()
    {
        LabCatalog catalog;
        catalog.learn(0, u"quest"_s);
        QVERIFY(catalog.labs().empty());
    }

    void aServiceThatNamesEverMoreLabsFillsNoDisk()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"s.ini"_s));
        LabCatalog catalog;
        catalog.keepIn(settings, u"one"_s);
        for (qint64 id = 1; id <= qint64(LabCatalog::maxLearned) + 50; ++id)
            catalog.learn(id, u"lab"_s);
        QCOMPARE(catalog.labs().size(), LabCatalog::maxLearned);
        QCOMPARE(size_t(settings.get(setting::labs, u"one"_s).size()), LabCatalog::maxLearned);
    }

    void allAreSearchedTogetherOnlyWhereTheyAreFew_data()
    {
        QTest::addColumn<int>("known");
        QTest::addColumn<int>("searched");
        QTest::newRow("none") << 0 << 0;
        QTest::newRow("one, which can be chosen by itself") << 1 << 0;
        QTest::newRow("two") << 2 << 2;
        QTest::newRow("as many as may be") << 12 << 12;
        QTest::newRow("one more") << 13 << 0;
        QTest::newRow("five thousand of a policy") << 5'000 << 0;
    }
    void allAreSearchedTogetherOnlyWhereTheyAreFew()
    {
        QFETCH(int, known);
        QFETCH(int, searched);
        QMap<qint64, QString> names;
        for (int id = 1; id <= known; ++id)
            names.insert(id, u"Lab %1"_s.arg(id));
        LabCatalog catalog;
        catalog.setNames(names);
        QCOMPARE(int(catalog.labs().size()), known);
        QCOMPARE(int(catalog.searchedTogether().size()), searched);
    }
};

LABDESK_TEST(tst_labcatalog)
#include "tst_labcatalog.moc"
