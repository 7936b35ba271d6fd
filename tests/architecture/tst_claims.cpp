// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/rules.h"
#include "support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace architecture;

namespace {

/// The headers of a test's folder, one of which may have the base of its class.
QString headersBeside(const QString &test)
{
    QString texts;
    const QDir folder(QFileInfo(test).path());
    for (const QString &header : folder.entryList({u"*.h"_s}))
        texts += textOf(folder.filePath(header));
    return texts;
}

/// What a page names as shown by a test and no test shows: `room/tst_name`, and after it perhaps `s1_…`, how the
/// functions begin.
QStringList unshownClaims(const QString &page)
{
    static const QRegularExpression named(uR"((?:`(?:tests/)?((?:\w+/)+tst_\w+)`)(?: `((?:[a-z]\d+_)\w*)…?`)?)"_s);
    QStringList problems;
    for (auto found = named.globalMatch(page); found.hasNext();) {
        const auto claim = found.next();
        const QString path = QStringLiteral(SOURCE_ROOT "/tests/") + claim.captured(1) + u".cpp"_s;
        const QString test = textOf(path);
        const QString begin = u"void "_s + claim.captured(2);
        if (test.isEmpty())
            problems += u"there is no "_s + claim.captured(1);
        else if (!test.contains(begin) && !headersBeside(path).contains(begin))
            problems += claim.captured(1) + u" has no "_s + claim.captured(2);
    }
    return problems;
}

} // namespace

/// The pages that promise something name tests that exist.
class tst_claims : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClaimWithoutATestIsFound()
    {
        QCOMPARE(unshownClaims(u"| shown by `faults/tst_redirectfaults` `s1_`, `api/tst_tls` |"_s), QStringList());
        QCOMPARE(unshownClaims(u"`api/tst_nowhere` `s1_…`"_s), QStringList{u"there is no api/tst_nowhere"_s});
        QCOMPARE(unshownClaims(u"`api/tst_tls` `s99_…`"_s), QStringList{u"api/tst_tls has no s99_"_s});
    }

    void eachClaimHasItsTest_data()
    {
        QTest::addColumn<int>("least");
        QTest::newRow("docs/security.md") << 40;
        QTest::newRow("tests/README.md") << 60;
    }
    void eachClaimHasItsTest()
    {
        QFETCH(int, least);
        const QString page = textOf(QStringLiteral(SOURCE_ROOT "/") + QLatin1StringView(QTest::currentDataTag()));
        QVERIFY2(page.count(u"/tst_"_s) >= least, qPrintable(QString::number(page.count(u"/tst_"_s))));
        const QStringList problems = unshownClaims(page);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

LABDESK_TEST(tst_claims)
#include "tst_claims.moc"
