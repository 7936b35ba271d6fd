// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/documentlookup.h"

#include "api/errormapping.h"
#include "api/exchange.h"
#include "api/responsevalidator.h"
#include "api/servicerequest.h"

#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

using Done = std::function<void(Outcome<Document, ApiError>)>;

/// Owned by its Call until the response arrives; then it deletes itself.
class DocumentLookup : public Running
{
public:
    DocumentLookup(const QUrl &address, DocumentType type, qint64 maxBytes, Done done,
                   std::chrono::milliseconds deadline)
        : m_type(type), m_largest(maxBytes), m_done(std::move(done))
    {
        m_exchange = std::make_unique<Exchange>(std::make_shared<ServiceNetwork>(), requestTo(address), Verb::Get,
                                                QByteArray(), Exchange::Limits{deadline, deadline, maxBytes},
                                                [this](const HttpReply &reply) { end(reply); });
    }

private:
    Outcome<Document, ApiError> documentIn(const HttpReply &reply) const
    {
        if (reply.status >= 300)
            return refusalFrom(reply, QDateTime::currentDateTimeUtc(), std::chrono::milliseconds(0));
        if (auto failure = transportFailure(reply))
            return *failure;
        const auto body = validateReply(reply, m_largest, m_type);
        if (!body.ok())
            return body.error();
        return Document{body.value(), reply.status};
    }
    void end(const HttpReply &reply)
    {
        m_exchange.release()->deleteLater(); // its own code is on the stack
        const Done done = std::move(m_done);
        auto document = documentIn(reply);
        delete this; // ends the Call before the listener runs
        done(std::move(document));
    }

    DocumentType m_type;
    qint64 m_largest;
    Done m_done;
    std::unique_ptr<Exchange> m_exchange;
};

} // namespace

Call lookUpDocument(const QUrl &address, DocumentType type, qint64 maxBytes, Done done,
                    std::chrono::milliseconds deadline)
{
    return Call(new DocumentLookup(address, type, maxBytes, std::move(done), deadline));
}

bool isBelow(const QUrl &base, const QUrl &address)
{
    return !base.isEmpty() && !address.scheme().isEmpty() && base.isParentOf(address);
}

std::optional<Endpoint<QByteArray>> documentOf(const QUrl &base, const QUrl &address)
{
    if (!isBelow(base, address))
        return std::nullopt;
    Endpoint<QByteArray> endpoint;
    endpoint.name = "describe";
    endpoint.segments = address.path().mid(base.path().size()).split(u'/', Qt::SkipEmptyParts);
    endpoint.trailingSlash = address.path().endsWith(u'/');
    for (const auto &[name, value] : QUrlQuery(address).queryItems(QUrl::FullyDecoded))
        endpoint.query.emplace_back(name, value);
    endpoint.decode = [](const QByteArray &body) -> wire::Decoding<QByteArray> {
        return wire::Decoded<QByteArray>{body, {}, {}};
    };
    return endpoint;
}

} // namespace labdesk::api
