// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/streamworker.h"

#include "domain/applicationend.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <atomic>
#include <map>
#include <mutex>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace labdesk::api {

namespace {

constexpr unsigned long MaxWaitAtExitMs = 2'000;
constexpr qint64 ProgressEveryMs = 50;

/// QThread's priorities have no effect on ordinary threads in Linux, where each thread has a nice value instead.
void lowerThreadPriority()
{
#ifdef Q_OS_LINUX
    constexpr int LowerPriority = 5;
    setpriority(PRIO_PROCESS, 0, LowerPriority); // 0: this thread
#endif
}

QString threadName()
{
    return QStringLiteral("stream");
}

/// The threads use what is destroyed with the application, so they have to end first.
void endThreads()
{
    const auto threads
        = QCoreApplication::instance()->findChildren<QThread *>(threadName(), Qt::FindDirectChildrenOnly);
    for (QThread *thread : threads)
        thread->quit();
    for (QThread *thread : threads)
        if (!thread->wait(MaxWaitAtExitMs))
            thread->setParent(nullptr); // Qt aborts the program if a running thread is destroyed
}

} // namespace

/// Connects the two threads: calls the requesting one, as long as the exchange exists.
struct StreamExchange::Channel
{
    std::mutex lock;
    StreamExchange *owner; ///< guarded by `lock`
    std::atomic<bool> isWanted = true;

    void notify(std::function<void(StreamExchange &)> what)
    {
        const std::lock_guard guard(lock);
        if (owner) // it is in the other thread; its destructor drops queued calls
            QMetaObject::invokeMethod(
                owner, [owner = owner, what = std::move(what)] { what(*owner); }, Qt::QueuedConnection);
    }
};

class StreamWorker::Runner : public QObject
{
public:
    explicit Runner(const ProxySettings &proxySettings) : m_proxySettings(proxySettings) { }

    using ChannelPtr = std::shared_ptr<StreamExchange::Channel>;

    void start(const ChannelPtr &channel, const QNetworkRequest &request, Exchange::Limits limits,
               std::shared_ptr<BodySink> sink);
    void stop(const ChannelPtr &channel) { m_running.erase(channel.get()); }
    void clear();

private:
    void finish(const ChannelPtr &channel, HttpReply reply);

    ProxySettings m_proxySettings;
    std::shared_ptr<ServiceNetwork> m_network; ///< created in the thread that uses it
    std::map<StreamExchange::Channel *, std::unique_ptr<Exchange>> m_running;
};

/// Runs after the thread's event loop has ended. Qt processes deferred deletions once more after this, but not those
/// posted meanwhile, such as the sockets of exchanges.
void StreamWorker::Runner::clear()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_running.clear();
    m_network.reset();
    deleteLater();
}

void StreamWorker::Runner::start(const ChannelPtr &channel, const QNetworkRequest &request, Exchange::Limits limits,
                                 std::shared_ptr<BodySink> sink)
{
    if (!channel->isWanted)
        return;
    if (!m_network)
        m_network = std::make_shared<ServiceNetwork>(m_proxySettings);
    auto pipeline
        = std::make_unique<ResponsePipeline>(std::move(sink), limits.maxBodyBytes, QDeadlineTimer(limits.deadline),
                                             [channel] { return channel->isWanted.load(); });
    auto done = [this, channel](HttpReply reply) { finish(channel, std::move(reply)); };
    auto exchange = std::make_unique<Exchange>(m_network, request, Verb::Get, QByteArray(), limits, std::move(done),
                                               std::move(pipeline));
    connect(exchange.get(), &Exchange::progressed, this,
            [channel, arriving = exchange.get(), last = QElapsedTimer()]() mutable {
                if (last.isValid() && last.elapsed() < ProgressEveryMs)
                    return;
                last.start();
                channel->notify([progress = arriving->progress()](StreamExchange &owner) {
                    owner.m_progress = progress;
                    Q_EMIT owner.progressed();
                });
            });
    m_running.emplace(channel.get(), std::move(exchange));
}

void StreamWorker::Runner::finish(const ChannelPtr &channel, HttpReply reply)
{
    if (reply.end == HttpReply::End::IdleTimeout || reply.end == HttpReply::End::DeadlinePassed)
        m_network->connections().clear();
    if (auto node = m_running.extract(channel.get()))
        node.mapped().release()->deleteLater(); // its own code is on the stack
    channel->notify([reply = std::move(reply)](StreamExchange &owner) {
        const auto done = std::exchange(owner.m_done, {});
        done(reply); // may delete the owner
    });
}

StreamWorker::StreamWorker(const ProxySettings &proxySettings)
    : m_thread(new QThread(QCoreApplication::instance())), m_runner(new Runner(proxySettings))
{
    m_thread->setObjectName(threadName());
    m_runner->moveToThread(m_thread);
    QObject::connect(m_thread, &QThread::started, m_runner, &lowerThreadPriority);
    QObject::connect(m_thread, &QThread::finished, m_runner, &Runner::clear);
    QObject::connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    callAtApplicationExit(&endThreads);
    m_thread->start(QThread::LowPriority);
}

StreamWorker::~StreamWorker()
{
    // Called from here: a posted quit() could end the thread while it is still being posted.
    if (m_thread)
        m_thread->quit();
}

StreamExchange::StreamExchange(StreamWorker &worker, const QNetworkRequest &request, Exchange::Limits limits,
                               std::shared_ptr<BodySink> sink, std::function<void(HttpReply)> done)
    : m_channel(std::make_shared<Channel>()), m_runner(worker.m_runner), m_done(std::move(done))
{
    m_channel->owner = this;
    QMetaObject::invokeMethod(
        m_runner,
        [runner = m_runner, channel = m_channel, request, limits, sink = std::move(sink)] {
            runner->start(channel, request, limits, sink);
        },
        Qt::QueuedConnection);
}

StreamExchange::~StreamExchange()
{
    m_channel->isWanted = false;
    {
        const std::lock_guard guard(m_channel->lock);
        m_channel->owner = nullptr;
    }
    // A finished one has nothing to stop, and may outlive the worker, because its listener may destroy everything.
    if (m_done)
        QMetaObject::invokeMethod(
            m_runner, [runner = m_runner, channel = m_channel] { runner->stop(channel); }, Qt::QueuedConnection);
}

} // namespace labdesk::api
