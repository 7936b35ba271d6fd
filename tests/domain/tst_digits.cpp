// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/digits.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using labdesk::withAsciiDigits;

class tst_digits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofEveryKeyboardAreTheSame_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("plain");
        QTest::newRow("plain") << u"ABC-0123456789 é"_s << u"ABC-0123456789 é"_s;
        QTest::newRow("Arabic-Indic") << u"٠١٢٣٤٥٦٧٨٩"_s << u"0123456789"_s;
        QTest::newRow("Persian") << u"۰۱۲۳۴۵۶۷۸۹"_s << u"0123456789"_s;
        QTest::newRow("Devanagari") << u"१९३५"_s << u"1935"_s;
        QTest::newRow("full-width") << u"８５００４"_s << u"85004"_s;
        QTest::newRow("outside of the first plane") << u"𝟭𝟵\U0001E950"_s << u"190"_s;
        QTest::newRow("mixed") << u"8٥0۰４"_s << u"85004"_s;
        QTest::newRow("no digits of a number") << u"½ ² Ⅷ 🙂"_s << u"½ ² Ⅷ 🙂"_s;
        QTest::newRow("half of a pair") << QString(QChar(0xd835)) << QString(QChar(0xd835));
    }
    void ofEveryKeyboardAreTheSame()
    {
        QFETCH(const QString, typed);
        QTEST(withAsciiDigits(typed), "plain");
    }
};

LABDESK_TEST(tst_digits)
#include "tst_digits.moc"
