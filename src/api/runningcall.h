// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "api/call.h"
#include "api/decodeworker.h"
#include "api/exchange.h"
#include "api/requestrecorder.h"
#include "api/requestslots.h"
#include "api/retrypolicy.h"
#include "api/streamworker.h"
#include "api/tokenprovider.h"
#include "api/transportsettings.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// Shared by all calls of one client. Outlives them.
struct CallContext
{
    // With more, the transport would queue them itself: it has six sockets per host.
    static constexpr int InteractiveSlots = 6;
    static constexpr int BulkSlots = 4;

    Connection connection;
    Secret secret;
    TransportSettings transport;
    ClientOptions clientOptions;
    std::function<void(const RequestRecord &)> report;
    std::function<bool()> mayWrite = {}; ///< empty: if the connection allows it
    std::function<void(ApiClient::Send)> beforeWrite = {};
    RetryBudget budget{clientOptions.retry.retriesPerMinute};
    RequestSlots interactive{InteractiveSlots, transport.proxySettings};
    RequestSlots bulk{BulkSlots, transport.proxySettings};
    DecodeWorker decoder = {};
    std::shared_ptr<StreamWorker> streams = {}; ///< created on first use; lives as long as any of its streams
    std::unique_ptr<TokenProvider> tokens = {}; ///< for a bearer connection
    bool isForBackground = false;               ///< only for calls that no person waits for
    /// Whether the path of an operation ends with a slash, if the service redirected to that form.
    QHash<QByteArray, bool> pathForms = {};
    quint64 lastId = 0;
};

/// What a call sends, and where.
struct CallSpec
{
    ApiClient::Untyped request;
    QUrl base;
    QByteArray contentType = "application/json";
    bool carriesCredential = true;       ///< false for the token exchange, which has its own in the body
    bool isWrite = false;                ///< changes something at the service
    std::shared_ptr<BodySink> sink = {}; ///< for a stream
    ApiClient::Progressed progressed = {};
    bool isForbidden = false; ///< by the check when the call was made
};

/// One request with its retries, from the first check to the handler. Ends when it is done, or when the Call is
/// dropped.
class RunningCall : public Running
{
    Q_OBJECT

public:
    using Done = std::function<void(Outcome<ApiClient::Received, ApiError>)>;

    RunningCall(CallContext &context, CallSpec spec, Done done, QObject *parent);
    ~RunningCall() override;

    SendState sendState() const override;
    void deliverNow() override;

private:
    // In this order; each attempt starts again at acquireCredential().
    void begin();
    void beginWrite(bool isNoted);
    void acquireCredential();
    bool mayUseSecret() const;
    void acquireSlot();
    void put(RequestSlots::Slot slot);
    void send();
    void beginExchange();
    void beginStream();
    void evaluate(HttpReply reply);
    void follow();
    void evaluateInWorker(HttpReply reply);
    void evaluationTimedOut();
    void evaluateStream(HttpReply reply);
    void settle(DecodeWorker::Result verdict, bool nothingWasSent);
    void retryOrFail(ApiError error, bool nothingWasSent);
    void waitBeforeRetry(std::chrono::milliseconds pause);
    void end(Outcome<ApiClient::Received, ApiError> outcome);
    void deliver();

    bool dropRefusedToken(const ApiError &error);
    QNetworkRequest makeRequest() const;
    Exchange::Limits limits() const;
    RequestSlots &lane() const;
    void report(RequestRecord::State state);
    void reportEnd();
    bool isEvaluating() const { return m_unpacked != nullptr; } ///< in a worker
    bool isSettledBy(int status) const;
    void remember(const Secret &sent);
    RequestRecorder recorder() const { return RequestRecorder(m_sentSecrets); }
    void recordAttempt(const QNetworkRequest &request);
    void noteReply(const HttpReply &reply, bool isStream);
    void reportProgress(const StreamProgress &progress);

    CallContext &m_context;
    CallSpec m_spec;
    Done m_done;
    QUrl m_url;
    std::optional<TokenProvider::Grant> m_grant;
    std::vector<Secret> m_sentSecrets; ///< in any attempt; a response may echo them
    bool m_renewedToken = false;
    bool m_wasRedirected = false; ///< to the other form of the path, at most once
    std::unique_ptr<Exchange> m_exchange;
    std::shared_ptr<StreamWorker> m_streams; ///< must outlive m_stream
    std::unique_ptr<StreamExchange> m_stream;
    RequestSlots::Slot m_slot;
    QFutureWatcher<DecodeWorker::Result> m_decoding;
    /// For the recorder; used by the worker until it has decoded.
    std::shared_ptr<std::optional<QByteArray>> m_unpacked;
    HttpReply m_evaluated = {}; ///< the head of the response decoded in the worker
    struct Timing
    {
        QTimer deadline;         ///< of an attempt, while its response is decoded; before, the exchange has its own
        QElapsedTimer sinceSent; ///< not restarted by a redirect
        QTimer pause;            ///< before the next attempt
        QElapsedTimer call;
        QElapsedTimer sinceReport;
        QElapsedTimer queued; ///< since it could have been sent
    } m_time;
    RequestRecord m_record;
    std::optional<Outcome<ApiClient::Received, ApiError>> m_outcome;
    int m_failedTries = 0; ///< for the retry policy; a renewed token doesn't count
    bool m_hasBegun = false;
    bool m_wasStreamed = false; ///< part of the body was streamed, so the call can't be repeated
    bool m_hasEnded = false;    ///< the call has ended, and its end was reported
};

} // namespace labdesk::api
