// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/providertablemodel.h"
#include "rowsof.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::headersOf;
using labdesk::tests::rowsOf;

class tst_providertablemodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model.setFilter({});
        m_model.setAuthFilter({});
        m_model.setResourceFilter({});
        m_model.sort(0);
        m_model.setProviders({{u"Oura"_s, u"oura"_s, u"A ring"_s, {}, u"oauth"_s, {u"sleep"_s, u"activity"_s}},
                              {u"dexcom"_s, u"dexcom_v3"_s, u"Glucose meter"_s, {}, u"password"_s, {u"glucose"_s}},
                              {u"Manual"_s, u"manual"_s, {}, {}, {}, {}},
                              {u"Fitbit"_s,
                               u"fitbit"_s,
                               u"A watch, caf\u00e9 style"_s,
                               {},
                               u"oauth"_s,
                               {u"sleep"_s, u"weight"_s, u"meal"_s}}});
    }
    void showsProvidersByName()
    {
        QCOMPARE(headersOf(m_model), (QStringList{u"Name"_s, u"Short name"_s, u"Sign-in"_s, u"Data types"_s}));
        QCOMPARE(
            rowsOf(m_model),
            (QStringList{u"dexcom | dexcom_v3 | User name and password | 1"_s, u"Fitbit | fitbit | Web sign-in | 3"_s,
                         u"Manual | manual | — | 0"_s, u"Oura | oura | Web sign-in | 2"_s}));
        QCOMPARE(m_model.authTypes(), (QStringList{u"password"_s, u"oauth"_s}));
        QCOMPARE(m_model.resources(), (QStringList{u"activity"_s, u"glucose"_s, u"meal"_s, u"sleep"_s, u"weight"_s}));
    }
    void narrows_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("auth");
        QTest::addColumn<QString>("resource");
        QTest::addColumn<QString>("slugs");
        QTest::newRow("a word of the name in any case") << u"OURA"_s << QString() << QString() << u"oura"_s;
        QTest::newRow("a word of the description") << u"glucose"_s << QString() << QString() << u"dexcom_v3"_s;
        QTest::newRow("all words") << u"a watch"_s << QString() << QString() << u"fitbit"_s;
        QTest::newRow("one auth type") << QString() << u"oauth"_s << QString() << u"fitbit oura"_s;
        QTest::newRow("one resource") << QString() << QString() << u"sleep"_s << u"fitbit oura"_s;
        QTest::newRow("a data type as it is shown") << u"meals"_s << QString() << QString() << u"fitbit"_s;
        QTest::newRow("all three") << u"ring"_s << u"oauth"_s << u"sleep"_s << u"oura"_s;
        QTest::newRow("a letter and its accent") << u"cafe\u0301"_s << QString() << QString() << u"fitbit"_s;
        QTest::newRow("nothing that fits") << u"ring"_s << u"password"_s << QString() << QString();
    }
    void narrows()
    {
        QFETCH(QString, words);
        QFETCH(QString, auth);
        QFETCH(QString, resource);
        QFETCH(QString, slugs);
        m_model.setFilter(words);
        m_model.setAuthFilter(auth);
        m_model.setResourceFilter(resource);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {1}).join(u' '), slugs);
        QCOMPARE(m_model.total(), 4);
    }
    void sortsByEveryColumn()
    {
        m_model.sort(int(ProviderTableModel::Column::Resources), Qt::DescendingOrder);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {1}).join(u' '), u"fitbit oura dexcom_v3 manual"_s);
        m_model.sort(int(ProviderTableModel::Column::Slug), Qt::DescendingOrder);
        QCOMPARE(rowsOf(m_model, Qt::DisplayRole, {1}).join(u' '), u"oura manual fitbit dexcom_v3"_s);
        QCOMPARE(m_model.indexOf(u"fitbit"_s).row(), 2);
        QCOMPARE(m_model.providerAt(2).name, u"Fitbit"_s);
        QCOMPARE(m_model.index(0, 2).data(IdRole).toString(), u"oura"_s);
    }

private:
    ProviderTableModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

LABDESK_TEST(tst_providertablemodel)
#include "tst_providertablemodel.moc"
