// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/digits.h"
#include "domain/zipcode.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace Qt::StringLiterals;

/// ZIP codes as address lines, feeds and keyboards have them.
class tst_zipcode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheZipOfALine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("zip"); // empty: none
        const auto row = [](const char *name, const QString &text, const QString &zip = u"02116"_s) {
            QTest::newRow(name) << text << zip;
        };
        row("five digits", u"02116"_s);
        row("nine digits with a hyphen", u"02116-1234"_s);
        row("nine digits without one", u"021161234"_s);
        row("nine digits with a blank", u"02116 1234"_s);
        row("nine digits with an en dash", u"02116–1234"_s);
        row("nine digits with a hyphen that doesn't break", u"02116\u20111234"_s);
        row("nine digits with blanks around the hyphen", u"02116 - 1234"_s);
        row("a hyphen that nothing follows", u"02116-"_s);
        row("zeros for four digits that are not known", u"02116-0000"_s);
        row("blanks around it", u" \t02116\u00a0\r\n"_s);
        row("a state before it", u"MA 02116"_s);
        row("a state before nine digits", u"ma 02116-1234"_s);
        row("a state, a comma and it", u"MA, 02116"_s);
        row("a state right before it", u"MA02116"_s);
        row("a town and its state", u"Boston, MA 02116"_s);
        row("a town and its state without a comma", u"Boston MA 02116"_s);
        row("a town alone", u"Boston 02116"_s);
        row("a state with its name", u"Boston, Massachusetts 02116"_s);
        row("the end of a whole address, whose house has five digits",
            u"12345 Commonwealth Ave, Boston, MA 02116-1234"_s);
        row("a country after it", u"Boston, MA 02116, USA"_s);
        row("a country without a comma", u"Boston, MA 02116 United States"_s);
        row("a period after it", u"Boston, MA 02116."_s);
        row("what it is, before it", u"ZIP code: 02116"_s);
        row("quotes of a table", u"\"02116\""_s);
        row("a formula that keeps the zero", u"=\"02116\""_s);
        row("an apostrophe that keeps the zero", u"'02116"_s);
        row("brackets", u"Boston (02116)"_s);
        row("a number with a fraction", u"85004.0"_s, u"85004"_s);
        row("Arabic-Indic digits", u"٠٢١١٦"_s);
        row("Persian digits", u"۰۲۱۱۶"_s);
        row("Devanagari digits", u"०२११६"_s);
        row("full-width digits", u"０２１１６"_s);
        row("full-width digits, hyphen and letters", u"ＭＡ　０２１１６－１２３４"_s);
        row("signs that nobody sees", u"\u200e\u202a02116\u202c\u200b"_s);
        row("a state, and digits of another script", u"MA ٠٢١١٦"_s);
        row("nine digits with another sign", u"02116+1234"_s);
        row("what nine digits are called, before them", u"ZIP+4: 02116-1234"_s);
        row("blanks between the digits", u"0 2 1 1 6"_s);
        row("a letter for the zero", u"O2116"_s);
        row("a number sign, and square brackets", u"[#02116]"_s);
        row("a state and a hyphen before it", u"MA-02116"_s);
        row("a town after it", u"02116, Boston, MA"_s);
        row("a state after it", u"02116 MA"_s);
        row("a phone number after it", u"Boston, MA 02116, tel. (617) 555-0116"_s);
        row("nothing", {}, {});
        row("a post office box", u"PO Box 12345"_s, {});
        row("a post office box after a name", u"Clinic, PO Box 12345"_s, {});
        row("a post office box and the end of a sentence", u"PO Box 12345."_s, {});
        row("a post office box with nine digits", u"PO Box 12345-6789"_s, {});
        row("a post office box in a whole address", u"Clinic, PO Box 12345, Boston, MA 02116"_s);
        row("a suite", u"Suite 12345"_s, {});
        row("four digits", u"2116"_s, {});
        row("six digits", u"021161"_s, {});
        row("eight digits", u"02116123"_s, {});
        row("ten digits, a phone number", u"6175550116"_s, {});
        row("a phone number in its parts", u"617-555-0116"_s, {});
        row("letters among the digits", u"0211A"_s, {});
        row("letters after the hyphen", u"02116-12a4"_s, {});
        row("a house with five digits", u"12345 Main St"_s, {});
        row("a house with five digits in a town", u"12345 Main St, Boston"_s, {});
        row("the end of an ID", u"client-02116"_s, {});
        row("a town", u"Boston, MA"_s, {});
        row("a postal code of Canada", u"M5H 1A1"_s, {});
        row("two of them", u"02116 02117"_s, {});
    }

    void readsTheZipOfALine()
    {
        QFETCH(QString, text);
        QTEST(zipCodeIn(text), "zip");
    }

    void digitsOfAnyScriptAreDigits()
    {
        QCOMPARE(withAsciiDigits(u"٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ 0-9 ½²x"_s),
                 u"0123456789 0123456789 0123456789 0-9 ½²x"_s);
    }
};

LABDESK_TEST(tst_zipcode)
#include "tst_zipcode.moc"
