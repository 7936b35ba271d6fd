// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "shell/helpview.h"
#include "shell/helpwindow.h"
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/common/place.h"

#include <QDesktopServices>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBlock>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::part;

namespace {

QString pageText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList captured(const QString &text, const QString &pattern)
{
    QStringList all;
    for (auto at = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text); at.hasNext();)
        all += at.next().captured(1);
    return all;
}

QStringList anchorsOf(const QString &markdown)
{
    QStringList anchors;
    for (const QString &heading : captured(markdown, u"^#+ (.*)$"_s))
        anchors += headingAnchor(heading);
    return anchors;
}

QStringList shownPages(const HelpWindow &help)
{
    const auto *list = part<QListWidget>(help, "helpPageList");
    QStringList shown;
    for (int row = 0; row < list->count(); ++row)
        if (!list->item(row)->isHidden())
            shown += list->item(row)->text();
    return shown;
}

/// Stands for the browser of the system.
class Browser : public QObject
{
    Q_OBJECT

public:
    Browser()
    {
        for (const QString &scheme : schemes)
            QDesktopServices::setUrlHandler(scheme, this, "open");
    }
    ~Browser() override
    {
        for (const QString &scheme : schemes)
            QDesktopServices::unsetUrlHandler(scheme);
    }
    const QStringList schemes{u"https"_s, u"http"_s, u"file"_s, u"labdesk"_s, u"mailto"_s, u"qrc"_s};
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened += url; }
};

} // namespace

class tst_helpwindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlaceHasAPage()
    {
        const HelpPages pages(u"en"_s);
        for (const Place place : allPlaces)
            QVERIFY2(!pages.urlOf(helpPageFor(nullptr, place)).isEmpty(), qPrintable(placeKey(place)));
    }

    void everyTopicIsAPartThatHasAPage()
    {
        QString sources;
        for (const auto *folder : {"/src", "/ui"})
            for (QDirIterator at(QStringLiteral(SOURCE_ROOT) + QLatin1String(folder), {u"*.cpp"_s, u"*.ui"_s},
                                 QDir::Files, QDirIterator::Subdirectories);
                 at.hasNext();)
                if (const QString path = at.next(); !path.endsWith(u"helppages.cpp"_s))
                    sources += pageText(path);
        const HelpPages pages(u"en"_s);
        for (const HelpTopic &topic : helpTopics()) {
            QVERIFY2(!pages.urlOf(topic.page).isEmpty(), topic.page.data());
            QVERIFY2(sources.contains(u'"' + topic.part + u'"'), topic.part.data());
        }
    }

    void everyPageIsListedOnce_data()
    {
        QTest::addColumn<QString>("usersTitle");
        QTest::newRow("en") << u"Users"_s;
        QTest::newRow("es") << u"Usuarios"_s;
        QTest::newRow("ar") << u"المستخدمون"_s;
        QTest::newRow("xx") << u"Users"_s; // a language without a guide
    }
    void everyPageIsListedOnce()
    {
        QFETCH(const QString, usersTitle);
        const HelpPages pages(QString::fromLatin1(QTest::currentDataTag()));
        QStringList names;
        for (const HelpPage &page : pages.all()) {
            QVERIFY2(!page.group.isEmpty(), qPrintable(page.name));
            if (page.name == u"users"_s)
                QCOMPARE(page.title, usersTitle);
            names += page.name;
        }
        QCOMPARE(names.removeDuplicates(), 0);
        for (const QString &file : QDir(u":/docs/guide"_s).entryList(QDir::Files))
            QVERIFY2(names.contains(file.section(u'.', 0, 0)), qPrintable(file));
    }

    void everyLinkAndPictureIsThere()
    {
        int links = 0;
        for (QDirIterator at(u":/docs"_s, {u"*.md"_s}, QDir::Files, QDirIterator::Subdirectories); at.hasNext();) {
            const QString path = at.next();
            const QString markdown = pageText(path);
            for (const QString &link : captured(markdown, u"\\]\\(([^)]+)\\)"_s)) {
                const QString where = path + u" → "_s + link;
                const QUrl target = QUrl(u"qrc"_s + path).resolved(QUrl(link));
                if (target.scheme() == u"https"_s)
                    continue;
                ++links;
                // What is for engineers is beside the program, not in it; there such a link is plain text.
                const QString file = target.path().isEmpty() ? path : u':' + target.path();
                QVERIFY2(QFile::exists(file) || QFile::exists(QStringLiteral(SOURCE_ROOT) + target.path()),
                         qPrintable(where));
                if (target.hasFragment())
                    QVERIFY2(anchorsOf(pageText(file)).contains(target.fragment()), qPrintable(where));
            }
        }
        QVERIFY(links > 50);
    }

    void aPageWithoutTranslationIsEnglish()
    {
        const HelpPages english(u"en"_s);
        const HelpPages other(u"xx"_s);
        const QUrl users = other.urlOf(u"users"_s);
        QVERIFY(other.markdown(users).startsWith(u"# Uzantoj"_s));
        QVERIFY(other.isTranslated(users));
        QCOMPARE(other.urlOf(u"jobs"_s), english.urlOf(u"jobs"_s));
        QVERIFY(!other.isTranslated(other.urlOf(u"jobs"_s)));
        // A link of a translated page leads to an English one, and one of an English page to the translated one.
        QCOMPARE(other.translated(users.resolved(QUrl(u"../jobs.md"_s))), other.urlOf(u"jobs"_s));
        QCOMPARE(other.translated(other.urlOf(u"jobs"_s).resolved(QUrl(u"users.md"_s))), users);
        QCOMPARE(other.all().size(), english.all().size());
        QVERIFY(HelpPages(u"ar"_s).markdown(HelpPages(u"ar"_s).urlOf(u"jobs"_s)).startsWith(u"# Jobs"_s));
    }

    void searchLeavesThePagesThatHaveTheWords()
    {
        HelpWindow help;
        help.showPage(u"users"_s);
        help.show();
        const QStringList all = shownPages(help);
        QVERIFY(all.size() > 20);
        auto *search = part<QLineEdit>(help, "helpSearchEdit");
        search->setText(u"CODE payór"_s); // in any order and case, accents aside
        const QStringList found = shownPages(help);
        QVERIFY(found.size() > 2 && found.size() < all.size() - 5);
        auto *view = part<HelpView>(help, "helpView");
        int hits = 0;
        for (const QString &title : found) {
            hits += title.section(u'(', -1).chopped(1).toInt();
            QTest::keyClick(search, Qt::Key_Return);
            QVERIFY(view->toPlainText().contains(u"payor"_s, Qt::CaseInsensitive));
            for (const auto &mark : view->extraSelections())
                QVERIFY(mark.cursor.selectedText().contains(
                    QRegularExpression(u"payor|code"_s, QRegularExpression::CaseInsensitiveOption)));
            QVERIFY(view->textCursor().hasSelection());
        }
        const auto *count = part<QLabel>(help, "helpCountLabel");
        QCOMPARE(count->text().section(u' ', 0, 0).toInt(), hits);
        search->setText(u"guarantor zebra"_s); // one of them is nowhere
        QCOMPARE(shownPages(help), QStringList());
        QVERIFY(count->text().startsWith(u'0'));
        search->clear();
        QCOMPARE(shownPages(help), all);
        QVERIFY(count->text().isEmpty());
        QVERIFY(view->extraSelections().isEmpty());
    }

    void enterGoesFromHitToHitAndOnToTheNextPage()
    {
        HelpWindow help;
        help.showPage(u"payor"_s);
        auto *search = part<QLineEdit>(help, "helpSearchEdit");
        auto *view = part<HelpView>(help, "helpView");
        search->setText(u"clearinghouse"_s);
        const auto inPage = view->extraSelections().size();
        QVERIFY(inPage > 0);
        for (qsizetype hit = 0; hit < inPage; ++hit) {
            QTest::keyClick(search, Qt::Key_Return);
            QCOMPARE(view->textCursor().selectionStart(), view->extraSelections()[hit].cursor.selectionStart());
        }
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(help.page() != u"payor"_s);
        QCOMPARE(view->textCursor().selectionStart(), view->extraSelections().first().cursor.selectionStart());
    }

    void linksAreFollowedAndBackLeadsBack()
    {
        HelpWindow help;
        help.showPage(u"stopped"_s);
        help.show();
        auto *view = part<HelpView>(help, "helpView");
        auto *list = part<QListWidget>(help, "helpPageList");
        Q_EMIT view->anchorClicked(QUrl(u"many.md"_s));
        QCOMPARE(help.page(), u"many"_s);
        QCOMPARE(list->currentItem()->text(), u"Many users at once"_s);
        QCOMPARE(view->accessibleName(), u"Many users at once"_s);
        QTest::keyClick(view, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.page(), u"stopped"_s);
        QCOMPARE(list->currentItem()->text(), u"A caller says their data stopped"_s);
    }

    void aLinkToAHeadingScrollsThere()
    {
        HelpWindow help;
        help.showPage(u"administration"_s);
        help.show();
        auto *view = part<HelpView>(help, "helpView");
        const QString heading = captured(view->document()->toMarkdown(), u"^## (.*)$"_s).last();
        Q_EMIT view->anchorClicked(QUrl(u'#' + headingAnchor(heading)));
        QCOMPARE(help.page(), u"administration"_s);
        QTRY_VERIFY(view->verticalScrollBar()->value() > view->verticalScrollBar()->maximum() / 2);
    }

    void onlyHttpsLeavesTheProgram()
    {
        Browser browser;
        const HelpPages pages(u"en"_s);
        HelpView view(pages);
        view.showPage(pages.urlOf(u"users"_s));
        for (const auto *link :
             {"http://example.com", "file:///etc/passwd", "labdesk://users", "../missing.md", "mailto:a@example.com"})
            Q_EMIT view.anchorClicked(QUrl(QLatin1String(link)));
        QVERIFY(browser.opened.isEmpty());
        QCOMPARE(HelpPages::nameOf(view.page()), u"users"_s);
        Q_EMIT view.anchorClicked(QUrl(u"https://example.com/x"_s));
        QCOMPARE(browser.opened, QList<QUrl>{QUrl(u"https://example.com/x"_s)});
    }

    void picturesAreAsWideAsThePageAtMost()
    {
        HelpWindow help;
        help.showPage(u"stopped"_s);
        help.show();
        auto *view = part<HelpView>(help, "helpView");
        const QUrl url(u"qrc:/docs/pictures/user-sources.png"_s);
        QVERIFY(view->toHtml().contains(u"user-sources.png"_s));
        for (const int width : {1'000, 1'500, 900}) {
            help.resize(width, 600);
            for (const QString &page : {u"stopped"_s, u"users"_s, u"stopped"_s}) { // shown before at another width
                help.showPage(page);
                QTRY_COMPARE(view->horizontalScrollBar()->maximum(), 0);
            }
            const auto picture = view->document()->resource(QTextDocument::ImageResource, url).value<QImage>();
            QVERIFY(!picture.isNull());
            QVERIFY(picture.width() / picture.devicePixelRatio() < view->viewport()->width());
            QVERIFY(picture.width() / picture.devicePixelRatio() > view->viewport()->width() * 0.8);
            QVERIFY(picture.colorCount() == 0); // with a table of colors it would be dithered
        }
    }

    void f1OpensThePageOfThePlaceAndEscapeClosesIt()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        MainWindow window(settings);
        window.show();
        for (const auto &[place, page] : {std::pair(Place::Centers, u"centers"_s), {Place::Payors, u"payor"_s}}) {
            window.showPlace(place);
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            QTest::keyClick(&window, Qt::Key_F1);
            HelpWindow *help = window.windowCommands().help();
            QVERIFY(help && help->isVisible());
            QCOMPARE(help->page(), page);
            QVERIFY(QTest::qWaitForWindowActive(help));
            QTest::keyClick(part<HelpView>(*help, "helpView"), Qt::Key_Escape);
            QVERIFY(!help->isVisible());
        }
    }

    void staysAtItsPageWhenTheWindowIsBuiltAnew()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        MainWindow window(settings);
        window.show();
        window.windowCommands().openHelp();
        window.windowCommands().help()->showPage(u"links"_s);
        window.rebuild([] {});
        QVERIFY(window.windowCommands().help()->isVisible());
        QCOMPARE(window.windowCommands().help()->page(), u"links"_s);
        window.windowCommands().help()->close();
        window.rebuild([] {});
        QVERIFY(!window.windowCommands().help());
    }

    void isGoneBehindTheLockAndKeepsNoProgramRunning()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        MainWindow window(settings);
        window.show();
        window.windowCommands().openHelp();
        QVERIFY(!window.windowCommands().help()->testAttribute(Qt::WA_QuitOnClose));
        window.cover();
        QVERIFY(!window.windowCommands().help());
    }
};

LABDESK_TEST(tst_helpwindow)

#include "tst_helpwindow.moc"
