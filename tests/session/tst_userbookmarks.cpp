// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/userbookmarks.h"
#include "store/userstore.h"
#include "support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

UserId markedUser(int number)
{
    return *UserId::parse(u"8f1c2d3e-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
}

User listedUserOf(int number)
{
    return {.id = markedUser(number),
            .teamId = u"team"_s,
            .clientUserId = u"client-%1"_s.arg(number),
            .createdOn = {},
            .sources = {},
            .timeZone = {},
            .birthDate = {},
            .ingestionStart = {},
            .ingestionEnd = {}};
}

QStringList namesOf(const UserBookmarks &bookmarks)
{
    QStringList names;
    for (const SavedUserView &view : bookmarks.views())
        names += view.name;
    return names;
}

} // namespace

class tst_userbookmarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void aUserIsMarkedOnceHoweverTheIdIsWritten()
    {
        Settings settings(file());
        UserBookmarks marked;
        marked.keepIn(settings, u"one"_s);
        const UserId small = *UserId::parse(u"8f1c2d3e-abcd-4000-8000-00000000009a"_s);
        const UserId large = *UserId::parse(small.text().toUpper());
        marked.setPinned(large, true);
        QVERIFY(marked.isPinned(small));
        marked.setPinned(small, true);
        QCOMPARE(marked.pinned().size(), size_t(1));
        marked.noteOpened(large, u"client"_s);
        marked.noteOpened(small, u"client"_s);
        QCOMPARE(marked.recent().size(), size_t(1));
        marked.setPinned(small, false);
        QVERIFY(marked.pinned().empty());
    }

    void whatIsMarkedSurvivesARestart()
    {
        const SavedUserView view{.name = u"Oura & \"none\" = 100 %"_s,
                                 .filter = u"src:oura created:30d"_s,
                                 .sort = {UserColumn::Zone, Qt::AscendingOrder},
                                 .columns = QByteArray("\0\xff columns", 10),
                                 .columnWidthScale = 1300};
        {
            Settings settings(file());
            UserBookmarks marked;
            marked.keepIn(settings, u"one"_s);
            marked.setPinned(markedUser(2), true);
            marked.setPinned(markedUser(1), true);
            marked.save(view);
            marked.save({.name = u"Other"_s, .filter = u"tz:none"_s});
        }
        Settings settings(file());
        UserBookmarks again;
        const QSignalSpy pins(&again, &UserBookmarks::pinsChanged);
        again.keepIn(settings, u"one"_s);
        QCOMPARE(pins.count(), 1);
        QCOMPARE(again.pinned(), (std::vector<UserId>{markedUser(2), markedUser(1)}));
        QCOMPARE(namesOf(again), (QStringList{view.name, u"Other"_s}));
        QVERIFY(*again.view(view.name) == view);

        UserBookmarks elsewhere;
        elsewhere.keepIn(settings, u"two"_s);
        QVERIFY2(elsewhere.pinned().empty() && elsewhere.views().empty(), "each connection has its own");
    }

    void aViewIsWrittenOnlyWhenItNamesNobody_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<bool>("isWritten");
        QTest::newRow("no filter") << u"Everybody"_s << QString() << true;
        QTest::newRow("sources, zones and times")
            << u"V"_s << u"src:oura -tz:none created:>2026-01-01 birth:set ingest:ended pii:yes"_s << true;
        QTest::newRow("either of two") << u"V"_s << u"src:oura OR tz:phoenix"_s << true;
        QTest::newRow("a word that is looked for everywhere") << u"V"_s << u"smith"_s << false;
        QTest::newRow("one that is excluded") << u"V"_s << u"src:oura -smith"_s << false;
        QTest::newRow("one of two") << u"V"_s << u"src:oura OR smith"_s << false;
        QTest::newRow("a part of a client id") << u"V"_s << u"client:jo@example.com"_s << false;
        QTest::newRow("a whole client id") << u"V"_s << u"client:=\"client-00042\""_s << false;
        QTest::newRow("a user id") << u"V"_s << u"id:8f1c2d3e"_s << false;
        QTest::newRow("an address among the zones") << u"V"_s << u"tz:jo@example.com"_s << false;
        QTest::newRow("what was not understood") << u"V"_s << u"created:smith"_s << false;
        QTest::newRow("a name that is an address") << u"jo@example.com"_s << u"src:oura"_s << false;
        QTest::newRow("a name that is a telephone number") << u"(602) 555-0143"_s << u"src:oura"_s << false;
    }
    void aViewIsWrittenOnlyWhenItNamesNobody()
    {
        QFETCH(QString, name);
        QFETCH(QString, filter);
        QFETCH(bool, isWritten);
        const SavedUserView view{.name = name, .filter = filter};
        QCOMPARE(UserBookmarks::mayBeWritten(view), isWritten);
        {
            Settings settings(file());
            UserBookmarks marked;
            marked.keepIn(settings, u"one"_s);
            marked.save(view);
            QVERIFY2(marked.view(name), "for as long as the connection is open it is there");
        }
        Settings settings(file());
        UserBookmarks again;
        again.keepIn(settings, u"one"_s);
        QCOMPARE(again.view(name) != nullptr, isWritten);
        if (!isWritten)
            for (const char *word : {"smith", "example.com", "00042", "8f1c2d3e", "0143"})
                QVERIFY2(!written().contains(word), word);
    }

    void namesOfUsersAreNeverWritten()
    {
        UserStore store;
        store.reset({listedUserOf(1), listedUserOf(2)});
        Settings settings(file());
        UserBookmarks marked;
        marked.keepIn(settings, u"one"_s);
        marked.setPinned(markedUser(1), true);
        marked.setPinned(markedUser(9), true);
        marked.noteOpened(markedUser(2), u"client-2"_s);
        QCOMPARE(marked.nameOf(markedUser(1)), QString());
        const QSignalSpy pins(&marked, &UserBookmarks::pinsChanged);
        marked.learnNames(store);
        QCOMPARE(pins.count(), 1);
        QCOMPARE(marked.nameOf(markedUser(1)), u"client-1"_s);
        QCOMPARE(marked.nameOf(markedUser(9)), QString());
        marked.learnNames(store);
        QCOMPARE(pins.count(), 1);
        marked.setPinned(markedUser(2), true);
        settings.save();
        QVERIFY(written().contains(markedUser(1).text().toLatin1()));
        QVERIFY(!written().contains("client-"));
    }

    void thoseOpenedLatelyAreFewAndNewestFirst()
    {
        UserBookmarks marked;
        for (int number = 1; number <= 12; ++number)
            marked.noteOpened(markedUser(number), {});
        marked.noteOpened(markedUser(10), {});
        QCOMPARE(marked.recent().size(), UserBookmarks::maxRecent);
        QCOMPARE(marked.recent().front(), markedUser(10));
        QCOMPARE(marked.recent()[1], markedUser(12));
        marked.setPinned(markedUser(12), true);
        marked.forget(markedUser(12));
        QVERIFY(!marked.isPinned(markedUser(12)));
        QCOMPARE(marked.recent()[1], markedUser(11));
    }

    void viewsAreReplacedRenamedAndPutBack()
    {
        UserBookmarks marked;
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
            marked.save({.name = name, .filter = u"src:"_s + name});
        marked.save({.name = u"b"_s, .filter = u"tz:none"_s});
        QCOMPARE(namesOf(marked), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(marked.view(u"b"_s)->filter, u"tz:none"_s);
        QVERIFY2(!marked.rename(u"b"_s, u"c"_s), "c is another's name");
        QVERIFY(marked.rename(u"b"_s, u"B"_s));
        QVERIFY(!marked.rename(u"nobody"_s, u"n"_s));
        const SavedUserView gone = *marked.view(u"B"_s);
        const int place = marked.remove(u"B"_s);
        QCOMPARE(place, 1);
        QCOMPARE(marked.remove(u"B"_s), -1);
        marked.putBack(gone, place);
        QCOMPARE(namesOf(marked), (QStringList{u"a"_s, u"B"_s, u"c"_s}));
    }

    void aConnectionThatIsForgottenTakesItsMarksAlong()
    {
        Settings settings(file());
        UserBookmarks marked;
        marked.keepIn(settings, u"one"_s);
        marked.setPinned(markedUser(1), true);
        marked.save({.name = u"V"_s, .filter = u"src:oura"_s});
        settings.forgetConnection(u"one"_s);
        settings.save();
        QVERIFY(!written().contains("oura") && !written().contains("8f1c2d3e"));
    }

private:
    QString file() const { return m_dir->filePath(u"labdesk.ini"_s); }
    QByteArray written() const
    {
        QFile read(file());
        return read.open(QFile::ReadOnly) ? read.readAll() : QByteArray();
    }
    std::unique_ptr<QTemporaryDir> m_dir;
};

LABDESK_TEST(tst_userbookmarks)
#include "tst_userbookmarks.moc"
