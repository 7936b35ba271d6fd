// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requesttablemodel.h"
#include "rowsof.h"
#include "support/testmain.h"
#include "text/localtexts.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using api::RequestRecord;
using labdesk::tests::headersOf;
using labdesk::tests::rowsOf;

namespace {

RequestRecord record(quint64 id, const QString &path, RequestRecord::State state = RequestRecord::State::Succeeded,
                     int status = 200)
{
    RequestRecord made;
    made.id = id;
    made.endpoint = "getUser";
    made.path = path;
    made.startedAt = QDateTime({2026, 3, 12}, {16, 14, 0}, Qt::UTC).addSecs(qint64(id));
    made.duration = 85ms;
    made.tries = 1;
    made.state = state;
    made.httpStatus = status;
    return made;
}

} // namespace

class tst_requesttablemodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsTheNewestFirst();
    void followsOneRequestToItsEnd();
    void dropsTheOldest();
    void dropsTheOldestOfWhatIsFiltered();
    void filters();
    void isEmptyAfterClearing();
    void saysWhatBecameOfIt_data();
    void saysWhatBecameOfIt();

private:
    std::unique_ptr<RequestLog> m_log;
    std::unique_ptr<RequestTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_requesttablemodel::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_tester.reset();
    m_model.reset();
    m_log = std::make_unique<RequestLog>(nullptr, 3);
    m_model = std::make_unique<RequestTableModel>(*m_log);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_requesttablemodel::showsTheNewestFirst()
{
    QCOMPARE(headersOf(*m_model),
             (QStringList{u"Time"_s, u"Method"_s, u"Path"_s, u"Status"_s, u"Duration"_s, u"Attempts"_s, u"State"_s}));
    m_log->put(record(1, u"/v2/user/a"_s));
    RequestRecord second = record(2, u"/v2/user/b"_s, RequestRecord::State::Running, 0);
    second.verb = api::Verb::Delete;
    second.duration = 1'234ms;
    m_log->put(second);
    const QString one = localTimeWithSeconds(QDateTime({2026, 3, 12}, {16, 14, 1}, Qt::UTC).toLocalTime().time());
    const QString two = localTimeWithSeconds(QDateTime({2026, 3, 12}, {16, 14, 2}, Qt::UTC).toLocalTime().time());
    QCOMPARE(rowsOf(*m_model),
             (QStringList{two + u" | DELETE | /v2/user/b | — | — | 1 | Running"_s,
                          one + u" | GET | /v2/user/a | 200 | 85 ms | 1 | Done"_s}));
    QCOMPARE(m_model->recordAt(0).id, 2u);
    QCOMPARE(m_model->indexOf(1).row(), 1);
    QCOMPARE(m_model->index(1, 3).data(IdRole).toString(), u"1"_s);
}

void tst_requesttablemodel::followsOneRequestToItsEnd()
{
    m_log->put(record(1, u"/a"_s, RequestRecord::State::Running, 0));
    m_log->put(record(2, u"/b"_s));
    m_log->put(record(1, u"/a"_s, RequestRecord::State::Failed, 503));
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2, 3, 6}), (QStringList{u"/b | 200 | Done"_s, u"/a | 503 | Failed"_s}));
}

void tst_requesttablemodel::dropsTheOldest()
{
    for (quint64 id = 1; id <= 5; ++id)
        m_log->put(record(id, u"/%1"_s.arg(id)));
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2}), (QStringList{u"/5"_s, u"/4"_s, u"/3"_s}));
    m_log->put(record(3, u"/3"_s, RequestRecord::State::Failed, 500));
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2, 3}), (QStringList{u"/5 | 200"_s, u"/4 | 200"_s, u"/3 | 500"_s}));
}

void tst_requesttablemodel::dropsTheOldestOfWhatIsFiltered()
{
    m_model->setFilter(u"odd"_s);
    for (quint64 id = 1; id <= 6; ++id)
        m_log->put(record(id, id % 2 ? u"/odd/%1"_s.arg(id) : u"/even/%1"_s.arg(id)));
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2}), (QStringList{u"/odd/5"_s}));
    QCOMPARE(m_model->total(), 3);
}

void tst_requesttablemodel::filters()
{
    m_log->put(record(1, u"/v2/providers"_s));
    m_log->put(record(2, u"/v2/user/x"_s, RequestRecord::State::Failed, 404));
    m_log->put(record(3, u"/v2/user/y"_s, RequestRecord::State::Running, 0));
    m_model->setFilter(u"USER 404"_s);
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2}), (QStringList{u"/v2/user/x"_s}));
    m_model->setFilter(u"done"_s);
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2}), (QStringList{u"/v2/providers"_s}));
    m_log->put(record(3, u"/v2/user/y"_s)); // comes in with its new state
    QCOMPARE(rowsOf(*m_model, Qt::DisplayRole, {2}), (QStringList{u"/v2/user/y"_s, u"/v2/providers"_s}));
}

void tst_requesttablemodel::isEmptyAfterClearing()
{
    m_log->put(record(1, u"/a"_s));
    m_log->clear();
    QCOMPARE(m_model->rowCount(), 0);
    m_log->put(record(2, u"/b"_s));
    QCOMPARE(m_model->rowCount(), 1);
}

void tst_requesttablemodel::saysWhatBecameOfIt_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("words");
    QTest::newRow("running") << int(RequestRecord::State::Running) << u"Running"_s;
    QTest::newRow("waiting for its next try") << int(RequestRecord::State::Waiting) << u"Retrying in 2\u00A0s"_s;
    QTest::newRow("done") << int(RequestRecord::State::Succeeded) << u"Done"_s;
    QTest::newRow("failed, with its reason")
        << int(RequestRecord::State::Failed)
        << u"Failed: %1"_s.arg(describe({.kind = ApiError::Kind::NotFound}).sentence);
    QTest::newRow("canceled") << int(RequestRecord::State::Canceled) << u"Canceled"_s;
}

void tst_requesttablemodel::saysWhatBecameOfIt()
{
    QFETCH(int, state);
    QFETCH(QString, words);
    RequestRecord told = record(1, u"/a"_s, RequestRecord::State(state));
    told.nextTryIn = 1'400ms;
    told.error = ApiError{.kind = ApiError::Kind::NotFound};
    QCOMPARE(stateText(told), words);
}

LABDESK_TEST(tst_requesttablemodel)
#include "tst_requesttablemodel.moc"
