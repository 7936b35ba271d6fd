// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/payortablemodel.h"
#include "rowsof.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QPoint>

#include <memory>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::headersOf;
using labdesk::tests::rowsOf;

namespace {

QStringList marks(const QModelIndex &index, int role)
{
    QStringList texts;
    for (const QVariant &mark : index.data(role).toList())
        texts << u"%1+%2"_s.arg(mark.toPoint().x()).arg(mark.toPoint().y());
    return texts;
}

} // namespace

class tst_payortablemodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model.setDefaultOrder(PayorTableModel::DefaultOrder::BestMatch);
        setPayors({payor(u"NHCCP"_s, u"Northfield Health Community Plan"_s,
                         {u"NHC Community Plan"_s, u"NHCP Medicaid"_s}, u"Phoenix"_s, u"AZ"_s),
                   payor(u"CHANV"_s, u"community Health Alliance"_s, {}, u"Reno"_s, u"NV"_s),
                   payor(u"ABC"_s, u"Best Care"_s, {u"Old Best Care"_s}, {}, u"TX"_s)});
    }
    void keepsTheOrderOfTheService()
    {
        QCOMPARE(headersOf(m_model), (QStringList{u"Code"_s, u"Name"_s, u"Location"_s}));
        QCOMPARE(rowsOf(m_model),
                 (QStringList{u"NHCCP | Northfield Health Community Plan | Phoenix, AZ"_s,
                              u"CHANV | community Health Alliance | Reno, NV"_s, u"ABC | Best Care | TX"_s}));
    }
    void whatIsNotThereIsADashThatIsSpokenAsNone()
    {
        setPayors({payor({}, u"Best Care"_s, {}, {}, {})});
        QCOMPARE(rowsOf(m_model), QStringList{u"— | Best Care | —"_s});
        QCOMPARE(rowsOf(m_model, Qt::AccessibleTextRole), QStringList{u"none | Best Care | none"_s});
        QCOMPARE(m_model.index(0, 2).data(SortRole).toString(), QString());
    }
    void sortsAndGoesBack()
    {
        m_model.sort(1, Qt::AscendingOrder);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '), u"ABC CHANV NHCCP"_s);
        m_model.sort(2, Qt::DescendingOrder);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '), u"ABC CHANV NHCCP"_s);
        QCOMPARE(m_model.indexOfCode(u"NHCCP"_s).row(), 2);
        m_model.sort(-1);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '), u"NHCCP CHANV ABC"_s);
        QCOMPARE(m_model.payorAt(1).name, u"community Health Alliance"_s);
    }
    void putsTheClosestFirstAndSaysWhy()
    {
        setWords(u"best"_s);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '), u"ABC NHCCP CHANV"_s);
        QCOMPARE(m_model.index(0, 1).data(PayorTableModel::ReasonRole).toString(), u"Name starts with your search"_s);
        QCOMPARE(m_model.index(1, 1).data(PayorTableModel::ReasonRole).toString(), u"Suggested by the service"_s);
        setWords(u"nhcp"_s);
        QCOMPARE(m_model.index(0, 1).data(PayorTableModel::ReasonRole).toString(),
                 u"Also known as “NHCP Medicaid”, which starts with your search"_s);
        m_model.setDefaultOrder(PayorTableModel::DefaultOrder::OriginalOrder);
        setWords(u"best care"_s);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '), u"NHCCP CHANV ABC"_s);
        QCOMPARE(m_model.index(2, 1).data(PayorTableModel::ReasonRole).toString(), u"Exact name match"_s);
        m_model.sort(0, Qt::DescendingOrder);
        setWords(u"best"_s);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '),
                 u"NHCCP CHANV ABC"_s); // a column that was chosen stays
        setWords({});
        QCOMPARE(m_model.index(0, 1).data(PayorTableModel::ReasonRole).toString(), QString());
        m_model.sort(-1);
    }
    void takesNobodyForTheOneThatIsMeantWithoutProof()
    {
        QVERIFY(!m_model.bestMatch().isValid()); // without words everybody is there to look through
        setWords(u"care plan insurance"_s);
        QVERIFY(!m_model.bestMatch().isValid());
        setWords(u"best care insurance"_s);
        QCOMPARE(m_model.payorAt(m_model.bestMatch().row()).code, u"ABC"_s);
        m_model.sort(0, Qt::DescendingOrder);
        QCOMPARE(m_model.payorAt(m_model.bestMatch().row()).code, u"ABC"_s);
        m_model.sort(-1);
    }
    void ofAllPayorsOnlyThoseThatAreAlikeAreShown()
    {
        const auto shownFor = [this](const QString &words) {
            m_model.setResult({m_model.result().set(), words, PayorSearchResult::Shown::Similar});
            return rowsOf(m_model, Qt::DisplayRole, {0}).join(u' ');
        };
        QCOMPARE(shownFor(u"best insurance"_s), u"ABC"_s);
        QCOMPARE(shownFor(u"community"_s), u"CHANV NHCCP"_s);
        QCOMPARE(shownFor(u"care"_s), u"ABC"_s); // a generic word: whoever has it
        QCOMPARE(shownFor(u"zzzz"_s), QString());
        QCOMPARE(shownFor({}), u"NHCCP CHANV ABC"_s);
    }
    void marksWhatWasSearchedFor()
    {
        m_model.setDefaultOrder(PayorTableModel::DefaultOrder::OriginalOrder);
        setWords(u"comm health"_s);
        QCOMPARE(marks(m_model.index(0, 1), PayorTableModel::NameMarksRole), (QStringList{u"11+6"_s, u"18+4"_s}));
        QCOMPARE(marks(m_model.index(1, 1), PayorTableModel::NameMarksRole), (QStringList{u"0+4"_s, u"10+6"_s}));
        QCOMPARE(m_model.index(0, 1).data(PayorTableModel::MatchedAliasRole).toString(), QString());
        QCOMPARE(marks(m_model.index(2, 1), PayorTableModel::NameMarksRole), QStringList());
    }
    void namesTheAliasThatMatched()
    {
        setWords(u"nhc comm"_s);
        const QModelIndex first = m_model.index(0, 1);
        QCOMPARE(first.data(PayorTableModel::MatchedAliasRole).toString(), u"NHC Community Plan"_s);
        QCOMPARE(marks(first, PayorTableModel::AliasMarksRole),
                 (QStringList{u"5+8"_s})); // in "also NHC Community Plan"
        QCOMPARE(first.data(PayorTableModel::AliasLineRole).toString(), u"also NHC Community Plan"_s);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(u"NHC Community Plan"));
        QCOMPARE(m_model.index(1, 1).data(PayorTableModel::MatchedAliasRole).toString(), QString());
    }

private:
    void setPayors(std::vector<Payor> payors)
    {
        m_model.setResult({std::make_shared<const PayorSet>(std::move(payors)), {}, PayorSearchResult::Shown::All});
    }
    void setWords(const QString &words)
    {
        m_model.setResult({m_model.result().set(), words, PayorSearchResult::Shown::All});
    }
    static Payor payor(const QString &code, const QString &name, const QStringList &aliases, const QString &city,
                       const QString &state)
    {
        Payor made;
        made.code = code;
        made.name = name;
        made.aliases = aliases;
        made.address.city = city;
        made.address.state = state;
        return made;
    }
    PayorTableModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

LABDESK_TEST(tst_payortablemodel)
#include "tst_payortablemodel.moc"
