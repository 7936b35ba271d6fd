// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowmodel.h"
#include "rowsof.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::headersOf;
using labdesk::tests::rowsOf;

namespace {

struct Lab
{
    QString name;
    QString town;
    int tests = 0;
};

class LabModel : public SortedRowModel<const Lab &>
{
    Q_OBJECT

public:
    LabModel() : SortedRowModel(-1, nullptr) { }
    void setLabs(std::vector<Lab> labs, const QString &town = {})
    {
        rearrange([&] {
            m_labs = std::move(labs);
            m_town = town;
        });
    }

private:
    Columns columns() const override
    {
        static constexpr RowColumn<const Lab &> all[] = {
            {.key = "lab",
             .title = "Lab",
             .text = [](const Lab &lab) { return lab.name; },
             .none = "no name",
             .spoken = [](const Lab &lab) { return lab.name.isEmpty() ? QString() : u"lab "_s + lab.name; },
             .toolTip = [](const Lab &lab) { return u"<b>"_s + lab.name; }},
            {.key = "town",
             .title = "Town",
             .text = [](const Lab &lab) { return lab.town; },
             .none = "no town",
             .chips = [](const Lab &lab) { return Chips{{lab.town}}; },
             .compare = [](const Lab &a, const Lab &b) { return a.town.compare(b.town); }},
            {.key = "tests", .title = "Tests", .count = [](const Lab &lab) { return qint64(lab.tests); }},
        };
        return all;
    }
    QString idOf(const Lab &lab) const override { return lab.name; }
    size_t recordCount() const override { return m_labs.size(); }
    const Lab &recordAt(size_t place) const override { return m_labs[place]; }
    bool matches(const Lab &lab) const override { return m_town.isEmpty() || lab.town == m_town; }

    std::vector<Lab> m_labs;
    QString m_town;
};

} // namespace

class tst_rowmodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model.sort(-1);
        m_model.setLabs(labs());
    }
    void showsWhatTheColumnsSay()
    {
        QCOMPARE(headersOf(m_model), (QStringList{u"Lab"_s, u"Town"_s, u"Tests"_s}));
        QCOMPARE(rowsOf(m_model),
                 (QStringList{u"birch | Reno | 1,204"_s, u"Aspen | — | 9"_s, u"Cedar | austin | 30"_s}));
        QCOMPARE(rowsOf(m_model, Qt::AccessibleTextRole).at(1), u"lab Aspen | no town | 9"_s);
    }
    void aCellWithNothingToSaySaysSo()
    {
        m_model.setLabs({{}});
        QCOMPARE(rowsOf(m_model), QStringList{u"— | — | 0"_s});
        QCOMPARE(rowsOf(m_model, Qt::AccessibleTextRole), QStringList{u"no name | no town | 0"_s});
    }
    void hintsAndChipsAreThoseOfTheColumn()
    {
        QCOMPARE(m_model.index(0, 0).data(Qt::ToolTipRole).toString(), u"<span>&lt;b&gt;birch</span>"_s);
        QVERIFY(!m_model.index(0, 1).data(Qt::ToolTipRole).isValid());
        QCOMPARE(m_model.index(0, 1).data(ChipsRole).value<Chips>(), (Chips{{u"Reno"_s}}));
        QVERIFY(m_model.index(0, 0).data(ChipsRole).value<Chips>().isEmpty());
    }
    void tellsMachinesTheValue()
    {
        QCOMPARE(m_model.index(0, 2).data(SortRole), QVariant(1204));
        QCOMPARE(m_model.index(1, 1).data(SortRole), QVariant(QString()));
        QCOMPARE(m_model.index(1, 2).data(IdRole).toString(), u"Aspen"_s);
        QCOMPARE(m_model.index(0, 2).data(ValueRole), QVariant(qint64(1204)));
        QCOMPARE(m_model.index(1, 1).data(ValueRole), QVariant(QString()));
        QCOMPARE(m_model.headerData(1, Qt::Horizontal, KeyRole).toByteArray(), QByteArray("town"));
    }
    void sorts_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("ascending");
        QTest::newRow("texts as names are") << 0 << u"Aspen birch Cedar"_s;
        QTest::newRow("as the column compares") << 1 << u"Aspen birch Cedar"_s;
        QTest::newRow("counts as numbers") << 2 << u"Aspen Cedar birch"_s;
        QTest::newRow("by no column: in the order of the records") << -1 << u"birch Aspen Cedar"_s;
    }
    void sorts()
    {
        QFETCH(int, column);
        QFETCH(QString, ascending);
        m_model.sort(column, Qt::AscendingOrder);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}).join(u' '), ascending);
        if (column < 0)
            return;
        QStringList descending = ascending.split(u' ');
        std::ranges::reverse(descending);
        m_model.sort(column, Qt::DescendingOrder);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {0}), descending);
    }
    void findsTheRowOfAnIdAmongThoseThatMatch()
    {
        QCOMPARE(m_model.indexOf(u"Cedar"_s).row(), 2);
        m_model.setLabs(labs(), u"austin"_s);
        QCOMPARE(rowsOf(m_model), QStringList{u"Cedar | austin | 30"_s});
        QCOMPARE(m_model.indexOf(u"Cedar"_s).row(), 0);
        QVERIFY(!m_model.indexOf(u"birch"_s).isValid());
    }

private:
    static std::vector<Lab> labs()
    {
        return {{u"birch"_s, u"Reno"_s, 1204}, {u"Aspen"_s, {}, 9}, {u"Cedar"_s, u"austin"_s, 30}};
    }

    LabModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

LABDESK_TEST(tst_rowmodel)
#include "tst_rowmodel.moc"
