// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requestfilter.h"
#include "models/requesttablemodel.h"
#include "rowsof.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using api::RequestRecord;
using labdesk::tests::rowsOf;

namespace {

RequestRecord asked(quint64 id, api::Verb verb, const char *operation, const QString &path, int status,
                    std::chrono::milliseconds took = 80ms)
{
    RequestRecord made;
    made.id = id;
    made.endpoint = operation;
    made.verb = verb;
    made.path = path;
    made.httpStatus = status;
    made.duration = took;
    made.tries = 1;
    made.state = status >= 200 && status < 300 ? RequestRecord::State::Succeeded : RequestRecord::State::Failed;
    return made;
}

} // namespace

class tst_requestfilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void finds_data();
    void finds();
    void aFieldThatIsNotKnownIsAWord();
    void whilePausedTheRowsStay();

private:
    QStringList paths() const { return rowsOf(*m_model, Qt::DisplayRole, {int(RequestTableModel::Column::Path)}); }

    std::unique_ptr<RequestLog> m_log;
    std::unique_ptr<RequestTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_requestfilter::init()
{
    m_tester.reset();
    m_model.reset();
    m_log = std::make_unique<RequestLog>();
    m_model = std::make_unique<RequestTableModel>(*m_log);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_log->put(asked(1, api::Verb::Get, "listProviders", u"/v2/providers"_s, 200, 20ms));
    RequestRecord changed = asked(2, api::Verb::Patch, "patchUser", u"/v2/user/a"_s, 204, 900ms);
    m_log->put(changed);
    RequestRecord refusedOne = asked(3, api::Verb::Patch, "patchUser", u"/v2/user/b"_s, 422);
    m_log->put(refusedOne);
    RequestRecord retried = asked(4, api::Verb::Get, "getUser", u"/v2/user/c"_s, 503);
    retried.tries = 3;
    m_log->put(retried);
    RequestRecord silent = asked(5, api::Verb::Post, "refreshUser", u"/v2/user/refresh/d"_s, 0);
    silent.state = RequestRecord::State::Canceled;
    m_log->put(silent);
    RequestRecord drifting = asked(6, api::Verb::Get, "getUser", u"/v2/user/e"_s, 200);
    drifting.drift = QStringList{u"nickname"_s};
    drifting.bytesReceived = 5000;
    m_log->put(drifting);
}

void tst_requestfilter::finds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found"); // last letters of paths, newest first
    const auto row
        = [](const char *typed, const QString &found) { QTest::newRow(typed) << QString::fromUtf8(typed) << found; };
    row("", u"e d c b a s"_s);
    row("method:patch", u"b a"_s);
    row("METHOD:Patch status:>=400", u"b"_s);
    row("method:patch status:>=400 user", u"b"_s);
    row("status:>=400", u"c b"_s); // no answer is no status
    row("status:<300", u"e a s"_s);
    row("status:=204", u"a"_s);
    row("status:204", u"a"_s);
    row("status:4xx", u"b"_s);
    row("status:none", u"d"_s);
    row("status:", u"e d c b a s"_s); // still being typed
    row("status:>", u"e d c b a s"_s);
    row("-method:get", u"d b a"_s);
    row("-providers", u"e d c b a"_s);
    row("state:failed", u"c b"_s);
    row("state:retried", u"c"_s);
    row("state:canceled", u"d"_s);
    row("op:getuser", u"e c"_s);
    row("took:>500", u"a"_s);
    row("took:<=20", u"s"_s);
    row("size:>1000", u"e"_s);
    row("drift:yes", u"e"_s);
    row("drift:no", u"d c b a s"_s);
    row("refresh", u"d"_s);
    row("status:4xx OR took:>500 method:patch", u"b a"_s); // as in the filter of users
    row("providers OR op:", u"s"_s);                       // the other side is still to be typed
    row("\"user refresh\"", u""_s);                        // a phrase
    row("op:\"refreshuser\"", u"d"_s);
    row("op:\u200egetuser", u"e c"_s); // as it comes from a chat
    row("\u202arefresh\u202c", u"d"_s);
    row("-", u"e d c b a s"_s); // its term is still to be typed
}

void tst_requestfilter::finds()
{
    QFETCH(QString, typed);
    QFETCH(QString, found);
    m_model->setFilter(typed);
    QStringList letters;
    for (const QString &path : paths())
        letters += path.right(1);
    QCOMPARE(letters.join(u' '), found);
    QVERIFY(m_model->filter().unknownFields().isEmpty());
}

void tst_requestfilter::aFieldThatIsNotKnownIsAWord()
{
    m_model->setFilter(u"foo:bar"_s);
    QCOMPARE(m_model->filter().unknownFields(), QStringList{u"foo"_s});
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(RequestFilter::fields().size(), 7);
}

void tst_requestfilter::whilePausedTheRowsStay()
{
    QSignalSpy waiting(m_model.get(), &RequestTableModel::waitingChanged);
    m_model->setFilter(u"method:get"_s);
    m_model->setPaused(true);
    const QStringList before = paths();
    for (quint64 id = 7; id <= 18; ++id)
        m_log->put(asked(id, api::Verb::Get, "getUser", u"/v2/user/z"_s, 200));
    m_log->put(asked(19, api::Verb::Delete, "deleteUser", u"/v2/user/z"_s, 204)); // does not match
    QCOMPARE(paths(), before);
    QCOMPARE(m_model->waiting(), 12);
    QCOMPARE(waiting.size(), 12);
    m_log->put(asked(4, api::Verb::Get, "getUser", u"/v2/user/c"_s, 200)); // what is listed goes on
    QCOMPARE(m_model->index(1, int(RequestTableModel::Column::Status)).data().toString(), u"200"_s);
    QCOMPARE(m_model->waiting(), 12);
    m_model->setPaused(false);
    QCOMPARE(m_model->waiting(), 0);
    QCOMPARE(m_model->rowCount(), before.size() + 12);
    m_model->setPaused(true);
    m_log->put(asked(20, api::Verb::Get, "getUser", u"/v2/user/y"_s, 200));
    m_log->clear();
    QCOMPARE(m_model->waiting(), 0);
    QCOMPARE(m_model->rowCount(), 0);
}

LABDESK_TEST(tst_requestfilter)
#include "tst_requestfilter.moc"
