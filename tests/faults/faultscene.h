// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "fault.h"

#include <QThread>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::tests {

class TlsPeer;

/// The thread in which all peers live: neither their time nor the turns of their event loop are counted to the client.
class PeerThread
{
public:
    PeerThread();
    ~PeerThread();
    PeerThread(const PeerThread &) = delete;
    PeerThread &operator=(const PeerThread &) = delete;

    /// Runs there, and waits.
    void run(const std::function<void()> &what);

private:
    QThread m_thread;
    QObject *m_inside = nullptr;
};

/// What a fault plays; `elsewhere` is another origin.
std::vector<Play> playsOf(const Fault &fault, const QUrl &elsewhere);
/// A client that tries again at once.
api::ClientOptions optionsWith(std::chrono::milliseconds deadline);

/// How one case ended, as the client and its peers saw it.
struct CaseEnd
{
    std::optional<ApiError> error = {};
    QString got = {}; ///< what a success gave
    int writes = 0;   ///< requests on the wire
    int reads = 0;
    bool isKeyElsewhere = false; ///< a peer has a key that isn't meant for it
};

/// One fault, and one client that meets it with one request.
class FaultScene
{
public:
    FaultScene(PeerThread &thread, const Fault &fault, RequestKind kind, const QUrl &elsewhere,
               std::chrono::milliseconds deadline);
    ~FaultScene();
    FaultScene(const FaultScene &) = delete;
    FaultScene &operator=(const FaultScene &) = delete;

    /// `sent` runs when the request that meets the fault is made, `ended` once at its end.
    void start(std::function<void()> sent, std::function<void()> ended);
    CaseEnd end(); ///< after that

    /// What a success must have given.
    static QString right(const Fault &fault, RequestKind kind);

private:
    void makePeers(const QUrl &elsewhere);
    Connection connection() const;
    void send(std::function<void()> ended);
    bool isSocks() const;
    QUrl peerUrl() const;

    PeerThread &m_thread;
    const Fault &m_fault;
    RequestKind m_kind;
    std::unique_ptr<FaultServer> m_peer;
    std::unique_ptr<TlsPeer> m_tlsPeer;
    std::unique_ptr<FaultServer> m_service; ///< of a token exchange, at another origin than the exchange
    quint16 m_port = 0;
    QUrl m_serviceUrl;
    std::unique_ptr<api::ApiClient> m_client;
    api::Call m_call;
    CaseEnd m_end;
};

} // namespace labdesk::tests
