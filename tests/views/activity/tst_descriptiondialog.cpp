// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/mutations.h"
#include "domain/knownvalues.h"
#include "support/spokentree.h"
#include "support/testmain.h"
#include "views/activity/descriptiondialog.h"
#include "views/common/listoutput.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QTableView>
#include <QTemporaryDir>
#include <QThreadPool>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// Our own description, with `to` for the first `from`.
QByteArray documentWith(const QByteArray &from = {}, const QByteArray &to = {})
{
    QFile file(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
    if (!file.open(QFile::ReadOnly))
        qFatal("the description can be read");
    QByteArray text = file.readAll();
    if (const qsizetype at = text.indexOf(from); !from.isEmpty() && at >= 0)
        text.replace(at, from.size(), to);
    return text;
}

QByteArray withNewLab()
{
    return documentWith("x-values: [manual,", "x-values: [moonlab, manual,");
}

/// One change of each kind of difference.
std::vector<Mutant> oneOfEachKind()
{
    std::vector<Mutant> all = mutants();
    QSet<int> seen;
    std::erase_if(all, [&seen](const Mutant &mutant) {
        return std::exchange(seen, seen + QSet<int>{int(mutant.what)}).contains(int(mutant.what));
    });
    return all;
}

} // namespace

/// The differences from a description in the window: the same as `labdesk-cli describe` lists.
class tst_descriptiondialog : public QObject
{
    Q_OBJECT

    using Page = RemoteStack::Page;
    std::unique_ptr<QTemporaryDir> m_folder;
    QPointer<DescriptionDialog> m_dialog;

    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QByteArray &content, const QString &name = u"service.yaml"_s) const
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

    void open(const QString &file)
    {
        m_dialog = new DescriptionDialog(file, nullptr);
        m_dialog->open();
    }
    void openDocument(const QByteArray &document) { open(write(document)); }
    template <class W> W *part(const char *name) const { return m_dialog->findChild<W *>(QString::fromLatin1(name)); }
    Page page() const { return part<RemoteStack>("descriptionStack")->page(); }
    const QAbstractItemModel &rows() const { return *part<QTableView>("descriptionTable")->model(); }
    QStringList column(DescriptionTableModel::Column which) const
    {
        QStringList texts;
        for (int row = 0; row < rows().rowCount(); ++row)
            texts += rows().index(row, int(which)).data().toString();
        return texts;
    }
    InlineMessage *message() const { return part<InlineMessage>("descriptionMessage"); }
    QStringList errorLines() const
    {
        QStringList lines;
        for (const char *name : {"errorSentenceLabel", "errorCauseLabel", "errorNextStepLabel"})
            lines += part<QLabel>(name)->text();
        return lines;
    }
    void answerFileDialog(const char *name, const QString &file) const
    {
        auto *dialog = part<QFileDialog>(name);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(file);
        delete dialog;
    }
    void saveValues(const QString &file) const
    {
        QTest::mouseClick(part<QPushButton>("saveValuesButton"), Qt::LeftButton);
        answerFileDialog("valuesFileDialog", file);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup()
    {
        delete m_dialog.data();
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        known::use(known::builtIn());
    }

    void eachKindOfDifferenceIsListed_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<int>("what");
        for (const Mutant &mutant : oneOfEachKind())
            QTest::newRow(qPrintable(mutant.name)) << mutant.document << int(mutant.what);
    }
    void eachKindOfDifferenceIsListed()
    {
        QFETCH(const QByteArray, document);
        QFETCH(const int, what);
        openDocument(document);
        QTRY_COMPARE(page(), Page::Content);
        const auto read = readDescription(document);
        QVERIFY(read.ok());
        const auto expected = shownDifferences(compare(read.value()), true);
        QVERIFY(std::ranges::any_of(expected, [&](const auto &each) { return int(each.what) == what; }));
        QStringList sentences, needed;
        for (const DescriptionDifference &each : expected) {
            sentences += formatDifference(each);
            needed += each.isNeeded ? u"Affects Labdesk"_s : u"—"_s;
        }
        QCOMPARE(column(DescriptionTableModel::Column::Difference), sentences);
        QCOMPARE(column(DescriptionTableModel::Column::Needed), needed);
        QCOMPARE(message()->tone(), needed.contains(u"Affects Labdesk") ? Tone::Warn : Tone::Info);
        QCOMPARE(m_dialog->windowTitle(), u"Differences from the OpenAPI description"_s); // nothing of the document
        QCOMPARE(SpokenTree(m_dialog.data()).faults(), QStringList());
    }

    void everyKindIsShown()
    {
        QCOMPARE(int(oneOfEachKind().size()), int(DescriptionDifference::What::NewOperation) + 1);
    }

    void neededOnesComeFirstAndAreMarkedInWords()
    {
        openDocument(documentWith("\n  /v2/providers:", "\n  /v9/providers:"));
        QTRY_COMPARE(page(), Page::Content);
        QCOMPARE(column(DescriptionTableModel::Column::Difference),
                 QStringList({u"Missing operation: GET /v2/providers"_s,
                              u"Operation that Labdesk doesn’t use: GET /v9/providers"_s}));
        QCOMPARE(column(DescriptionTableModel::Column::Needed), QStringList({u"Affects Labdesk"_s, u"—"_s}));
        QCOMPARE(rows().index(1, 0).data(Qt::AccessibleTextRole).toString(), u"doesn’t affect Labdesk"_s);
        QCOMPARE(message()->sentence(), u"Labdesk may not work because of 1 difference(s)."_s);
        QVERIFY2(part<QPushButton>("saveValuesButton")->isHidden(), "no value is new");
    }

    void withoutDifferencesThatIsSaid()
    {
        openDocument(documentWith());
        QTRY_COMPARE(page(), Page::Empty);
        QCOMPARE(part<RemoteStack>("descriptionStack")->empty()->title(), u"No differences"_s);
        QVERIFY(part<RemoteStack>("descriptionStack")->empty()->sentence().contains(path(u"service.yaml"_s)));
        for (const char *name :
             {"descriptionMessage", "descriptionFilterEdit", "descriptionCountLabel", "saveValuesButton"})
            QVERIFY2(!part<QWidget>(name)->isVisible(), name);
        QCOMPARE(SpokenTree(m_dialog.data()).faults(), QStringList());
    }

    void whatCannotBeReadIsSaid_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QString>("cause");
        const auto row = [](const char *name, const QByteArray &document, const QString &cause) {
            QTest::newRow(name) << document << cause;
        };
        row("an empty file", "", u"The file is empty."_s);
        row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0", 9), u"The file isn’t UTF-8."_s);
        row("17 MB", QByteArray(17 * 1024 * 1024, 'x'), u"The file is too large."_s);
        row("JSON that is cut off", R"({"openapi": "3.1.0", "paths": {)", u"This isn’t valid JSON."_s);
        row("another document", "<a href='https://x.test'>&amp;</a>", u"This isn’t an OpenAPI description."_s);
        row("Swagger 2", "swagger: '2.0'\npaths: {}\n", u"This is another version of OpenAPI."_s);
        row("more entries than may be built", "[0" + QByteArray(",0").repeated(1'100'000) + ']', u"too many parts"_s);
        row("an alias in itself", "openapi: 3.1.0\npaths: &all\n  /a: *all\n", u"A YAML alias contains itself."_s);
        row("very deep JSON", QByteArray(100'000, '[') + QByteArray(100'000, ']'), u"nested too deeply"_s);
        row("a reference to a file", documentWith("#/components/schemas/NewUser", "file:///etc/passwd#/NewUser"),
            u"A reference points to another file."_s);
    }
    void whatCannotBeReadIsSaid()
    {
        QFETCH(const QByteArray, document);
        QFETCH(const QString, cause);
        openDocument(document);
        QTRY_COMPARE(page(), Page::Error);
        const QStringList lines = errorLines();
        QCOMPARE(lines[0], u"Can’t read the description."_s);
        QVERIFY2(lines[1].startsWith(path(u"service.yaml"_s) + u": "_s) && lines[1].contains(cause),
                 qPrintable(lines[1]));
        QVERIFY(!lines[2].isEmpty());
        QVERIFY(!part<QWidget>("descriptionFilterEdit")->isVisible());
        QCOMPARE(SpokenTree(m_dialog.data()).faults(), QStringList());
    }

    void aFileThatIsNotThereIsSaidAndAnotherCanBeChosen()
    {
        open(m_folder->path()); // a folder
        QTRY_COMPARE(page(), Page::Error);
        QCOMPARE(errorLines()[1], m_folder->path() + u" doesn’t exist or can’t be read."_s);
        QTest::mouseClick(part<QPushButton>("otherConnectionButton"), Qt::LeftButton);
        answerFileDialog("descriptionFileDialog", write(withNewLab()));
        QTRY_COMPARE(page(), Page::Content);
        QCOMPARE(rows().rowCount(), 1);
    }

    void aFileThatWasRepairedIsReadAgain()
    {
        openDocument("openapi: [");
        QTRY_COMPARE(page(), Page::Error);
        write(withNewLab());
        QTest::mouseClick(part<QPushButton>("retryButton"), Qt::LeftButton);
        QTRY_COMPARE(page(), Page::Content);
        QVERIFY(message()->sentence().contains(u"don’t affect"));
    }

    void itCanBeClosedWhileAFileIsRead_data()
    {
        QTest::addColumn<bool>("isDeleted");
        QTest::newRow("closed by Escape") << false;
        QTest::newRow("with the window") << true;
    }
    void itCanBeClosedWhileAFileIsRead()
    {
        QFETCH(const bool, isDeleted);
        // Nearly as large as a description can be, so that it is read for a while.
        openDocument(documentWith() + "x-more: [" + QByteArray("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, ").repeated(400'000)
                     + "a]\n");
        QCOMPARE(page(), Page::Loading);
        if (isDeleted)
            delete m_dialog.data();
        else
            QTest::keyClick(m_dialog.data(), Qt::Key_Escape);
        QTRY_VERIFY(!m_dialog);
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        QCoreApplication::sendPostedEvents(); // what the thread found, for nobody
    }

    void theListIsFiltered()
    {
        openDocument(documentWith("\n  /v2/providers:", "\n  /v9/providers:").replace("[manual,", "[moonlab, manual,"));
        QTRY_COMPARE(page(), Page::Content);
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
        QVERIFY(part<SearchField>("descriptionFilterEdit")->hasFocus());
        const int all = rows().rowCount();
        const struct
        {
            const char *words;
            int rows;
        } filters[]
            = {{"MOONLAB", 1}, {"moonlab get", 1}, {"affects", 1}, {"v9", 1}, {"nothing like that", 0}, {"", all}};
        for (const auto &[words, expected] : filters) {
            part<SearchField>("descriptionFilterEdit")->setText(QString::fromLatin1(words));
            QVERIFY2(rows().rowCount() == expected, words);
            QCOMPARE(page(), expected == 0 ? Page::FilteredEmpty : Page::Content);
        }
        QCOMPARE(part<QLabel>("descriptionCountLabel")->text(), u"%1 difference(s)"_s.arg(all));
        part<SearchField>("descriptionFilterEdit")->setText(u"moonlab"_s);
        QCOMPARE(part<QLabel>("descriptionCountLabel")->text(), u"1 of %1 difference(s)"_s.arg(all));
    }

    void theListIsExportedAsOfTheCommandLine()
    {
        openDocument(withNewLab());
        QTRY_COMPARE(page(), Page::Content);
        const QString file = path(u"differences.csv"_s);
        part<QTableView>("descriptionTable")->findChild<ListOutput *>()->exportTo(file);
        QTRY_VERIFY(textOf(file).endsWith('\n'));
        QVERIFY2(textOf(file).startsWith("needed,difference,operations\r\nno,Values of slug that Labdesk doesn’t know: "
                                         "moonlab,"),
                 textOf(file).constData());
        Q_EMIT part<QTableView>("descriptionTable")->customContextMenuRequested({});
        QVERIFY(part<QMenu>("rowMenu")->findChild<QMenu *>(u"copyAsMenu"_s));
    }

    void newValuesAreWrittenToANewFileOnly()
    {
        openDocument(withNewLab());
        QTRY_VERIFY(part<QPushButton>("saveValuesButton")->isVisible());
        const QString values = path(u"new.ini"_s);
        saveValues(values);
        QTRY_COMPARE(message()->tone(), Tone::Ok);
        QCOMPARE(message()->sentence(), u"The new names are in %1. Check them."_s.arg(values));
        const auto read = known::parse(textOf(values));
        QVERIFY(read.ok());
        QCOMPARE(read.value().find(known::List::Labs, u"moonlab"_s)->words, u"Moonlab"_s);
        QCOMPARE(QFileInfo(values).permissions() & ~QFile::Permissions(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        write("[labs]\nx = Mine\n", u"new.ini"_s);
        saveValues(values);
        QTRY_COMPARE(message()->tone(), Tone::Bad);
        QVERIFY(message()->sentence().contains(u"already exists"));
        QCOMPARE(textOf(values), QByteArray("[labs]\nx = Mine\n"));
        saveValues(path(u"none/new.ini"_s));
        QTRY_VERIFY(message()->sentence().contains(u"can’t be written"));
    }
};

LABDESK_TEST(tst_descriptiondialog)
#include "tst_descriptiondialog.moc"
