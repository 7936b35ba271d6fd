// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/decodeworker.h"
#include "support/testmain.h"

#include <QSemaphore>
#include <QThreadPool>

using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// What the application waits for when it ends.
qsizetype poolsOfTheApplication()
{
    return QCoreApplication::instance()->findChildren<QThreadPool *>(Qt::FindDirectChildrenOnly).size();
}

} // namespace

class tst_decodeworker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyWaitsForWorkThatHasBegunButTheApplication();
    void workThatHasNotBegunGoesWithTheWorker();
};

void tst_decodeworker::nobodyWaitsForWorkThatHasBegunButTheApplication()
{
    const qsizetype before = poolsOfTheApplication();
    QSemaphore begun;
    QSemaphore mayEnd;
    auto worker = std::make_unique<api::DecodeWorker>();
    worker->run([&]() -> api::DecodeWorker::Result {
        begun.release();
        mayEnd.acquire();
        return api::ApiClient::Received();
    });
    begun.acquire();
    worker.reset();
    QCOMPARE(poolsOfTheApplication(), before + 1);
    mayEnd.release();
    QTRY_COMPARE(poolsOfTheApplication(), before);
}

void tst_decodeworker::workThatHasNotBegunGoesWithTheWorker()
{
    QSemaphore begun;
    QSemaphore mayEnd;
    std::atomic<bool> second = false;
    auto worker = std::make_unique<api::DecodeWorker>();
    const auto first = worker->run([&]() -> api::DecodeWorker::Result {
        begun.release();
        mayEnd.acquire();
        return api::ApiClient::Received();
    });
    worker->run([&]() -> api::DecodeWorker::Result {
        second = true;
        return api::ApiClient::Received();
    });
    begun.acquire();
    worker.reset();
    mayEnd.release();
    QTRY_VERIFY(first.isFinished());
    QTRY_COMPARE(poolsOfTheApplication(), 0);
    QVERIFY(!second);
}

LABDESK_TEST(tst_decodeworker)
#include "tst_decodeworker.moc"
