// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/common/jsonpanel.h"
#include "views/common/jsontreeview.h"
#include "views/users/detail/userrawtab.h"
#include "widgets/codeedit.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

const QByteArray rawUser
    = R"({"user_id":"u1","fallback_birth_date":{"value":"1985-02-03","source_slug":"oura"},"labels":["a","b"],"n":1.50})";

UserRawTab::Body bodyAt(const QByteArray &bytes, int minute)
{
    return {bytes, {u"labels"_s}, QDateTime({2026, 11, 22}, {14, minute}, Qt::UTC), {}};
}

template <class W> W *in(const QWidget &widget, const char *name)
{
    return widget.findChild<W *>(QString::fromLatin1(name));
}

QString treeText(const UserRawTab &tab)
{
    const auto *model = in<JsonTreeView>(tab, "rawTree")->model();
    QString all;
    const std::function<void(const QModelIndex &)> walk = [&](const QModelIndex &above) {
        for (int row = 0; row < model->rowCount(above); ++row) {
            for (int column = 0; column < 3; ++column)
                all += model->index(row, column, above).data().toString() + u' ';
            walk(model->index(row, 0, above));
        }
    };
    walk({});
    return all;
}

} // namespace

class tst_userraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTreeIsMaskedAndSaysWhatIsNew()
    {
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 0));
        QVERIFY(treeText(tab).contains(u"labels [2] unknown field, not in the contract"_s));
        QVERIFY(treeText(tab).contains(u"n 1.50"_s));
        QVERIFY(!treeText(tab).contains(u"1985"_s));
        tab.setRevealTime(std::chrono::milliseconds(100));
        in<QPushButton>(tab, "rawRevealButton")->click();
        QVERIFY(treeText(tab).contains(u"1985-02-03"_s));
        QTRY_VERIFY(!treeText(tab).contains(u"1985"_s));
    }

    void findsAndCountsTheHits()
    {
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 0));
        auto *find = in<QLineEdit>(tab, "rawFindEdit");
        auto *hits = in<QLabel>(tab, "rawHitsLabel");
        find->setText(u"OURA"_s);
        QCOMPARE(hits->text(), u"1 of 1"_s);
        auto *tree = in<JsonTreeView>(tab, "rawTree");
        QCOMPARE(tree->currentIndex().siblingAtColumn(0).data().toString(), u"source_slug"_s);
        find->setText(u"u"_s);
        const QString first = hits->text();
        QVERIFY(first.startsWith(u"1 of "_s));
        in<QToolButton>(tab, "previousHitButton")->click(); // round to the last
        QVERIFY(hits->text() != first);
        in<QToolButton>(tab, "nextHitButton")->click();
        QCOMPARE(hits->text(), first);
        find->setText(u"1985"_s); // hidden, so it cannot be found either
        QCOMPARE(hits->text(), u"0 of 0"_s);
        tab.panel()->setView(JsonPanel::View::Text);
        find->setText(u"labels"_s);
        QCOMPARE(in<CodeEdit>(tab, "rawTextEdit")->textCursor().selectedText(), u"labels"_s);
    }

    void findsHoweverItWasTyped_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("marked");
        QTest::newRow("composed, and sent in parts") << u"[\"x cafe\u0301\"]"_s << u"caf\u00e9"_s << u"cafe\u0301"_s;
        QTest::newRow("in parts, and sent composed") << u"[\"x caf\u00e9\"]"_s << u"cafe\u0301"_s << u"caf\u00e9"_s;
        QTest::newRow("a hyphen that doesn't break") << u"[\"client\u20111\"]"_s << u"t-1"_s << u"t\u20111"_s;
        QTest::newRow("marks that can't be seen") << u"[\"a\u200bb\"]"_s << u"AB"_s << u"a\u200bb"_s;
        QTest::newRow("a letter of two units") << u"[\"\U0001F468x\"]"_s << u"X"_s << u"x"_s;
    }
    void findsHoweverItWasTyped()
    {
        QFETCH(const QString, json);
        QFETCH(const QString, typed);
        JsonPanel panel;
        panel.show();
        panel.showJson(json, {}, output::CopySensitivity::Usual);
        panel.setView(JsonPanel::View::Text);
        in<QLineEdit>(panel, "rawFindEdit")->setText(typed);
        QTEST(in<CodeEdit>(panel, "rawTextEdit")->textCursor().selectedText(), "marked");
    }

    void copiesPathsAndValues()
    {
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 0));
        in<QLineEdit>(tab, "rawFindEdit")->setText(u"\"b\""_s);
        tab.panel()->copyPath();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"labels[1]"_s);
        tab.panel()->copyValue();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"b"_s);
        QVERIFY(!output::hasPersonalCopy());
        in<QPushButton>(tab, "rawRevealButton")->click();
        in<QLineEdit>(tab, "rawFindEdit")->setText(u"1985"_s);
        tab.panel()->copyValue();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"1985-02-03"_s);
        QVERIFY(output::hasPersonalCopy());
        tab.panel()->setView(JsonPanel::View::Text);
        auto *text = in<CodeEdit>(tab, "rawTextEdit");
        text->selectAll();
        text->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"1985-02-03"_s) && output::hasPersonalCopy());
    }

    void savesWhatIsShown()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"a.json"_s);
        UserRawTab tab;
        tab.clear(u"8f1c2d3e"_s);
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 0));
        QVERIFY(tab.suggestedFile().endsWith(u"/labdesk-8f1c2d3e-user.json"_s));
        tab.saveTo(file);
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray text = saved.readAll();
        QVERIFY(text.contains("\"n\": 1.50") && !text.contains("1985"));
        QVERIFY(!(saved.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        tab.saveTo(u"/nowhere/at/all.json"_s);
        QVERIFY(!in<QWidget>(tab, "rawSavedMessage")->isHidden());
    }

    void nothingOfItReachesTheNextUser()
    {
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 0));
        auto *find = in<QLineEdit>(tab, "rawFindEdit");
        QTest::keyClicks(find, u"oura"_s);
        in<QPushButton>(tab, "rawSaveButton")->click();
        const QPointer<QFileDialog> file = in<QFileDialog>(tab, "rawFileDialog");
        QVERIFY(file && file->isVisible());
        tab.clear(u"other"_s);
        QTRY_VERIFY(!file || !file->isVisible()); // it would save the other's response under the name of this user
        QCOMPARE(find->text(), QString());
        find->undo();
        QCOMPARE(find->text(), QString());
    }

    void aLongValueRunsOnWhereThereIsNoNote()
    {
        UserRawTab tab;
        tab.resize(420, 400);
        tab.show();
        tab.setResponse(
            UserRawTab::Response::User,
            bodyAt(
                R"({"created_on":"2026-09-05T23:39:00+00:00","team_id":"2245bd5f-bb68-4f68-a2eb-92502318fa4e","n":1})",
                0));
        const auto *tree = in<JsonTreeView>(tab, "rawTree");
        const QImage seen = tree->viewport()->grab().toImage();
        const auto isPainted = [&](int row, int column) {
            const QRect cell = tree->visualRect(tree->model()->index(row, column)).adjusted(2, 2, -2, -2);
            const QImage part = seen.copy(cell);
            for (int x = 0; x < part.width(); ++x)
                for (int y = 0; y < part.height(); ++y)
                    if (part.pixel(x, y) != part.pixel(0, 0))
                        return true;
            return false;
        };
        QVERIFY(isPainted(0, 2));
        QVERIFY(isPainted(1, 1));
        QVERIFY2(isPainted(1, 2), "the id ends where its column does");
        QVERIFY(isPainted(2, 1) && !isPainted(2, 2));
    }

    void comparesTwoFetches()
    {
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 0));
        tab.panel()->setView(JsonPanel::View::Changes);
        auto *changes = in<CodeEdit>(tab, "rawChangesEdit");
        auto *compared = in<QLabel>(tab, "rawWordsLabel");
        QVERIFY(compared->text().contains(u"Only one response"_s) && !changes->isVisible());
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 1));
        QVERIFY(compared->text().startsWith(u"No changes between"_s) && !changes->isVisible());
        QByteArray other = rawUser;
        other.replace("1985-02-03", "1986-02-03").replace("\"b\"", "\"c\",\"d\"");
        tab.setResponse(UserRawTab::Response::User, bodyAt(other, 2));
        QVERIFY(compared->text().startsWith(u"Response at "_s) && changes->isVisible());
        const QString words = changes->toPlainText();
        QVERIFY2(words.contains(u"~ labels[1]: \"b\" → \"c\""_s), qPrintable(words));
        QVERIFY2(words.contains(u"+ labels[2]: \"d\""_s), qPrintable(words));
        QVERIFY2(words.contains(u"~ fallback_birth_date.value: "_s) && words.contains(u", changed"_s),
                 qPrintable(words));
        QVERIFY2(!words.contains(u"1985"_s) && !words.contains(u"1986"_s), qPrintable(words));
    }

    void whatIsNoTreeIsText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("nothing came") << QByteArray() << u"The response is empty."_s;
        QTest::newRow("HTML") << QByteArray("<p>Ada</p>") << u"This response isn’t JSON"_s;
    }
    void whatIsNoTreeIsText()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User,
                        {bytes, {}, QDateTime::currentDateTimeUtc(), u"The response is empty."_s});
        auto *text = in<CodeEdit>(tab, "rawTextEdit");
        const auto *words = in<QLabel>(tab, "rawWordsLabel");
        QVERIFY2(words->isVisible() && words->text().startsWith(why), qPrintable(words->text()));
        QVERIFY(!text->isVisible() && text->toPlainText().isEmpty());
        in<QPushButton>(tab, "rawRevealButton")->click();
        QCOMPARE(text->toPlainText(), QString::fromUtf8(bytes));
        QCOMPARE(text->isVisible(), !bytes.isEmpty());
        QCOMPARE(words->isVisible(), bytes.isEmpty());
    }

    void aLargeAnswerIsTextOnly()
    {
        QByteArray large = "{\"a\":\"" + QByteArray(JsonPanel::maxTreeBytes, 'x') + "\"}";
        UserRawTab tab;
        tab.show();
        tab.setResponse(UserRawTab::Response::User, bodyAt(large, 0));
        QVERIFY(in<QWidget>(tab, "largeResponseMessage")->isVisible());
        QVERIFY(in<CodeEdit>(tab, "rawTextEdit")->isVisible());
        tab.setResponse(UserRawTab::Response::User, bodyAt(rawUser, 1));
        QVERIFY(in<JsonTreeView>(tab, "rawTree")->isVisible());
    }
};

LABDESK_TEST(tst_userraw)
#include "tst_userraw.moc"
