// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/faultinjector.h"
#include "service/serviceoptions.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace labdesk::service {

/// Existing records to try out the service; empty if there are none.
struct ServiceExamples
{
    QString userId; ///< a user with a connected source, if there is one
    QString orderId;
    QString zip; ///< has service centers of labId nearby
    int labId = 0;
    QString labSlug;
    QString payorCode;
};

/// The whole contract over HTTP, in a separate thread, on 127.0.0.1 unless the options say otherwise, with a SQLite or
/// PostgreSQL database.
///
///     auto *local = new LocalService(options, this);
///     connect(local, &LocalService::ready, this, ...);    // port(), baseUrl(), key() and examples() are now valid
///     connect(local, &LocalService::failed, this, ...);   // gets a sentence
///     local->start();
///
/// A program without an event loop calls startAndWait() instead. Destroying the object stops the service: requests in
/// progress get NetworkOptions::stopTime to end, and incomplete first data is discarded.
class LocalService final : public QObject
{
    Q_OBJECT
public:
    explicit LocalService(ServiceOptions options, QObject *parent = nullptr);
    ~LocalService() override;

    /// Returns immediately; ready() or failed() follows. May be called only once.
    void start();

    /// Returns when the service is listening. Throws std::runtime_error, whose what() is a sentence.
    void startAndWait();

    /// Waits for at most this time. Returns true when the service is listening; throws like startAndWait(). For a loop
    /// that also checks other conditions, such as a signal.
    bool waitUntilStarted(std::chrono::milliseconds timeout);

    bool isReady() const;
    quint16 port() const;
    quint16 adminPort() const; ///< for health and metrics; 0 if there is none
    QUrl baseUrl() const;      ///< http://127.0.0.1:port, or the URL for clients on the network
    QByteArray key() const;    ///< from the options, or created for this run
    ServiceExamples examples() const;

    /// Why the database isn't writable, such as "attempt to write a readonly database"; empty if it is. Reads still
    /// work; changes are refused with 500.
    QString writeFault() const;

    /// Reloads the certificate and its key for new connections. Returns an error as a sentence, and then keeps the
    /// previous ones. Only when isReady().
    QString reloadCertificate();

    /// Faults to inject, and counts of requests.
    FaultInjector &faultInjector();

    /// Deletes all records and creates new sample data; ready() or failed() follows. Address and key don't change. Only
    /// when isReady() and without workers; requests wait meanwhile. After a failure, requests get a 503 until this is
    /// destroyed, and starting over again does nothing.
    void startOver(quint64 seed);

Q_SIGNALS:
    void ready();
    void failed(const QString &reason);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::service
