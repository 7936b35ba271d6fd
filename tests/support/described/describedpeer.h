// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/described/samples.h"
#include "support/described/servicedescription.h"

#include <QHash>
#include <QStringList>
#include <QTcpServer>
#include <QUrl>

namespace labdesk::tests {

/// A service that knows nothing but the description: it answers each operation with a sample of what is described,
/// about the record that was asked for, in both forms of the path. It has no records: what is created is not there.
class DescribedPeer : public QTcpServer
{
    Q_OBJECT

public:
    explicit DescribedPeer(SampleKind kind, const ServiceDescription &description = ServiceDescription::whole());
    ~DescribedPeer() override;

    QUrl url() const; ///< without a trailing slash

    /// Names of the operations that were asked for, in order.
    const QStringList &asked() const { return m_asked; }
    /// What was sent that is not as described.
    const QStringList &complaints() const { return m_complaints; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Request;
    bool takeRequest(QTcpSocket &socket, QByteArray &input);
    QByteArray answer(const Request &request);
    void checkRequest(const DescribedOperation &operation, const Request &request);
    QByteArray success(const DescribedOperation &operation, const Request &request) const;

    SampleKind m_kind;
    const ServiceDescription &m_description;
    QHash<QTcpSocket *, QByteArray> m_inputs;
    QStringList m_asked;
    QStringList m_complaints;
};

} // namespace labdesk::tests
