// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/faultinjector.h"
#include "service/serviceoptions.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace labdesk::service {

/// Records that exist, to try the service with; empty where there are none.
struct ServiceExamples
{
    QString userId; ///< with a connected source, where any has one
    QString orderId;
    QString zip; ///< with service centers of labId around it
    int labId = 0;
    QString labSlug;
    QString payorCode;
};

/// The whole contract over HTTP, on 127.0.0.1 unless its options say otherwise, in a thread of its own, on a SQLite
/// or PostgreSQL database.
///
///     auto *local = new LocalService(options, this);
///     connect(local, &LocalService::ready, this, ...);    // then port(), baseUrl(), key() and examples() hold
///     connect(local, &LocalService::failed, this, ...);   // a sentence
///     local->start();
///
/// A program without an event loop calls startAndWait() instead. Destroying it stops the service: requests that
/// are under way get NetworkOptions::stopTime, and first data that are not complete are given up.
class LocalService final : public QObject
{
    Q_OBJECT
public:
    explicit LocalService(ServiceOptions options, QObject *parent = nullptr);
    ~LocalService() override;

    /// Returns at once; ready() or failed() follows. Called once.
    void start();

    /// Returns when the service listens. Throws std::runtime_error, whose what() is a sentence.
    void startAndWait();

    /// Waits so long at most. True when the service listens; throws as startAndWait() does. For a loop that has
    /// something else to look at, such as a signal.
    bool waitUntilStarted(std::chrono::milliseconds most);

    bool isReady() const;
    quint16 port() const;
    quint16 adminPort() const; ///< of health and metrics; 0: none
    QUrl baseUrl() const;      ///< http://127.0.0.1:port, or as clients on the network reach it
    QByteArray key() const;    ///< the one given, or made for this run
    ServiceExamples examples() const;

    /// Why the database can't be written, such as "attempt to write a readonly database"; empty: it can. Reads still
    /// work; changes are refused with 500.
    QString writeFault() const;

    /// Reads the certificate and the key again, for new connections. Returns what is wrong with them, as a sentence;
    /// then the ones before stay. Only when isReady().
    QString reloadCertificate();

    /// Faults to inject, and counts of requests.
    FaultInjector &faultInjector();

    /// Deletes all records and creates new sample data: ready() or failed() follows. Address and key stay. Only when
    /// isReady(), and without workers; requests wait meanwhile.
    void startOver(quint64 seed);

Q_SIGNALS:
    void ready();
    void failed(const QString &reason);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::service
