// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "domain/knownvalues.h"
#include "support/testmain.h"
#include "text/language.h"
#include "tour/pseudotranslator.h"
#include "tour/tour.h"
#include "translations/catalog.h"
#include "translations/mnemonicsets.h"
#include "translations/visibletexts.h"

#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

constexpr int tourPatience = 60'000;

QString keyOf(const char *context, const QString &source, const char *comment = "")
{
    return tests::CatalogMessage{QString::fromUtf8(context), source, QString::fromUtf8(comment), {}, false, false}
        .key();
}

/// Answers nothing, and remembers what was asked for.
class Listener : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment, int) const override
    {
        if (qstrncmp(context, "labdesk::", 9) == 0)
            asked.insert(keyOf(context, QString::fromUtf8(source), comment));
        return {};
    }

    mutable QSet<QString> asked;
};

Options pseudo(const QTemporaryDir &folder)
{
    Options options;
    options.dataFolder = folder.path();
    options.language = u"en-XA"_s;
    return options;
}

} // namespace

/// In the pseudo-language every text of the program stands in ⟦brackets⟧; what does not is either data or was
/// forgotten.
class tst_everytext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addPseudoLanguages(); }

    void cleanup() { installLanguage(*qApp, u"en"_s); }

    void nothingOnTheTourWasForgotten()
    {
        const QTemporaryDir folder;
        const Options options = pseudo(folder);
        Console console(options, makeMemoryStore());
        console.window().resize(1440, 900);
        Listener listener;
        QVERIFY(QCoreApplication::installTranslator(&listener));
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session(), tourPatience);

        Tour tour(console, options, {.folder = {}});
        tests::MnemonicSets mnemonics(QStringLiteral(SOURCE_ROOT "/translations"),
                                      {u"es"_s, u"fr"_s, u"de"_s, u"ar"_s});
        QStringList forgotten;
        QSet<QString> seen;
        connect(&tour, &Tour::shown, this, [&](const QString &stop, const QWidget *subject) {
            mnemonics.look(stop);
            for (const auto &text : tests::untranslatedTexts(*subject)) {
                if (!seen.contains(text))
                    forgotten.append(stop + u": "_s + text);
                seen.insert(text);
            }
        });
        QSignalSpy finished(&tour, &Tour::finished);
        tour.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 14 * tourPatience);
        const QStringList problems = finished.first().first().toStringList();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        for (const auto &line : forgotten)
            qWarning("%s", qPrintable(line));
        QCOMPARE(forgotten.size(), qsizetype(0));
        QVERIFY(tour.pictures() > 100);
        for (const auto &problem : mnemonics.problems())
            qWarning("%s", qPrintable(problem));
        QCOMPARE(mnemonics.problems().size(), qsizetype(0));
        QVERIFY2(mnemonics.sets() > 50, qPrintable(QString::number(mnemonics.sets())));

        QSet<QString> inCatalog;
        for (const auto &message : tests::readCatalog(QStringLiteral(SOURCE_ROOT) + u"/translations/labdesk_de.ts"_s))
            inCatalog.insert(message.key());
        for (const auto list : {known::List::Providers, known::List::Clearinghouses}) // names, which are asked for, too
            for (const QString &slug : known::builtIn().slugs(list))
                inCatalog.insert(keyOf("labdesk::KnownValues", known::builtIn().find(list, slug)->words));
        const QStringList strangers = (listener.asked - inCatalog).values();
        QVERIFY2(strangers.isEmpty(),
                 qPrintable(u"asked for under a context that no catalog has:\n"_s + strangers.join(u'\n')));
    }
};

LABDESK_TEST(tst_everytext)
#include "tst_everytext.moc"
