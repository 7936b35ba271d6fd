// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/replies.h"
#include "support/hostiletexts.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

const QByteArray oneReply = "[en] Hours\nWe're open.\n";

} // namespace

/// The file with a team's own texts for users.
class tst_replies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatATeamWrites_data()
    {
        QTest::addColumn<QByteArray>("file");
        const QByteArray file = "# Ours\nportal = https://my.acme.test\n\n[en] Where to write\nHello,\n\n"
                                "{source} since {date}: {portal}, ticket {ticket}.\n\n\n[es-MX]  Dónde   escribir \n"
                                "Hola:\n# Not sent\n{source}";
        QTest::newRow("of Linux") << file;
        QTest::newRow("of Windows") << QByteArray(file).replace("\n", "\r\n");
        QTest::newRow("with a byte order mark") << "\xef\xbb\xbf" + file;
    }
    void readsWhatATeamWrites()
    {
        QFETCH(const QByteArray, file);
        const auto read = Replies::read(file);
        QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : describe(read.error())));
        const auto &all = read.value().all();
        QCOMPARE(all.size(), size_t(2));
        QCOMPARE(all[0].title, u"Where to write"_s);
        QCOMPARE(all[1].title, u"Dónde escribir"_s);
        const Replies::Values values{u"Oura {ticket}"_s, u"HELP-1"_s, QDate(2026, 3, 1)};
        QCOMPARE(read.value().fill(all[0], values),
                 u"Hello,\n\nOura {ticket} since Sunday, March 1, 2026: https://my.acme.test, ticket HELP-1.\n"_s);
        QCOMPARE(read.value().fill(all[1], values), u"Hola:\nOura {ticket}\n"_s);
        QVERIFY(all[0].names(ReplyPlaceholder::Ticket) && !all[1].names(ReplyPlaceholder::Ticket));
        QCOMPARE(ownNameOf(all[0].language), u"English"_s);
        QVERIFY(ownNameOf(all[1].language).startsWith(u"Español"_s));
    }

    void aReplyThatCannotBeFilledIsNotCutOff_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a brace without a partner") << u"From {source} to {ticket, and on.\n"_s;
        QTest::newRow("a placeholder that there isn't") << u"From {source} to {name}, and on.\n"_s;
    }
    void aReplyThatCannotBeFilledIsNotCutOff()
    {
        QFETCH(const QString, text);
        QCOMPARE(Replies().fill({u"en"_s, u"A"_s, text}, {u"Oura"_s, u"HELP-1"_s, QDate(2026, 3, 1)}), text);
    }

    void refusesAFileWithASentence_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QByteArray &file, const QString &sentence) {
            QTest::newRow(name) << file << sentence;
        };
        row("nothing", {}, u"The file contains no replies."_s);
        row("not UTF-8", "[en] A\n\xff", u"The file isn’t UTF-8."_s);
        row("UTF-16", QByteArray("[\0e\0n\0", 6), u"Line 1: The line contains an invisible character (U+0000)"_s);
        row("too large", QByteArray(Replies::maxFileSize + 1, '#'), u"The file is larger than 1 MB."_s);
        row("a text without a heading", "Hello\n", u"Line 1: “Hello” appears before the first reply."_s);
        row("a mark of direction",
            oneReply
                + "a\xe2\x80\xae"
                  "b",
            u"Line 3: The line contains an invisible character (U+202E)."_s);
        row("a tag", oneReply + "a\xf3\xa0\x81\x81", u"Line 3: The line contains an invisible character (U+E0041)."_s);
        row("a control character", oneReply + "a\x07", u"Line 3: The line contains an invisible character (U+0007)."_s);
        row("a portal that isn't encrypted", "portal=http://my.acme.test\n" + oneReply,
            u"Line 1: The portal must be"_s);
        row("a portal with a user", "portal=https://a@my.acme.test\n" + oneReply, u"Line 1: The portal must be"_s);
        row("a portal twice", "portal=https://a.test\nportal=https://b.test\n" + oneReply,
            u"Line 2: The portal must be"_s);
        row("no language", "[] A\nb", u"Line 1: “” isn’t a language code"_s);
        row("no known language", "[xx] A\nb", u"Line 1: “xx” isn’t a language code"_s);
        row("a language in words", "[English] A\nb", u"Line 1: “English” isn’t a language code"_s);
        row("a bracket in a text", oneReply + "[see above", u"Line 3: “[see above” isn’t the start of a reply"_s);
        row("no title", "[en]\nb", u"Line 1: A title must have 1 to 80 characters"_s);
        row("a long title", "[en] " + QByteArray(81, 'a') + "\nb", u"Line 1: A title must have 1 to 80 characters"_s);
        row("a placeholder in the title", "[en] {source}\nb", u"Line 1: A title must have 1 to 80 characters"_s);
        row("the same title twice", oneReply + "[en] HOURS\nb",
            u"Line 3: The language already has a reply called “HOURS”."_s);
        row("no text", "[en] A\n\n[en] B\nb", u"Line 1: The reply “A” has no text."_s);
        row("no text at the end", oneReply + "[en] B\n \n", u"Line 3: The reply “B” has no text."_s);
        row("a long text", "[en] A\n" + QByteArray(4001, 'a'),
            u"Line 2: The reply “A” is longer than 4,000 characters."_s);
        row("a name", oneReply + "Dear {firstName},", u"Line 3: “firstName” isn’t a placeholder."_s);
        row("an ID", oneReply + "{clientUserId}", u"Line 3: “clientUserId” isn’t a placeholder."_s);
        row("a placeholder with blanks", oneReply + "{ source }", u"Line 3: “ source ” isn’t a placeholder."_s);
        row("a brace alone", oneReply + "a } b", u"Line 3: Unmatched brace"_s);
        row("a brace that isn't closed", oneReply + "{source", u"Line 3: Unmatched brace"_s);
        row("braces in braces", oneReply + "{{source}}", u"Line 3: Unmatched brace"_s);
        row("a portal that isn't set", oneReply + "{portal}", u"Line 3: {portal} needs a line"_s);
        QByteArray many;
        for (size_t reply = 0; reply <= Replies::maxReplies; ++reply)
            many += "[en] R" + QByteArray::number(qulonglong(reply)) + "\na\n";
        row("too many", many, u"Line 1001: The file contains more than 500 replies."_s);
    }
    void refusesAFileWithASentence()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, sentence);
        const auto read = Replies::read(file);
        QVERIFY(!read.ok());
        QVERIFY2(describe(read.error()).startsWith(sentence), qPrintable(describe(read.error())));
    }

    void hostileTextsAreRefusedWithASentenceOrFilledOnce()
    {
        const QByteArrayList texts = tests::hostileFormsOf(tests::hostileReplies, 39);
        int refused = 0;
        for (const QByteArray &text : texts) {
            const auto read = Replies::read("portal=https://my.acme.test\n[en] T\n" + text);
            if (read.ok()) {
                for (const Reply &reply : read.value().all()) {
                    const QString filled = read.value().fill(reply, {u"S"_s, u"T-1"_s, QDate(2026, 3, 1)});
                    QVERIFY2(!filled.contains(u'{') && !filled.contains(u'}'), text.constData());
                    QVERIFY(filled.size() < 10 * Replies::maxTextLength);
                }
                continue;
            }
            ++refused;
            const QString sentence = describe(read.error());
            QVERIFY2(sentence.size() > 20 && sentence.endsWith(u'.'), qPrintable(sentence));
        }
        QVERIFY(refused > 200 && refused < texts.size());
        QVERIFY(texts.size() + tests::hostileFormsOf(tests::hostilePatterns, 39).size() >= 1000);
    }
};

LABDESK_TEST(tst_replies)
#include "tst_replies.moc"
