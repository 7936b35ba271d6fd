// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

#include <QJsonValue>
#include <QString>

#include <exception>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk::service {

/// An item of a 422 response: what is wrong with which part of the request.
struct Issue
{
    QByteArray type;             ///< "missing", "int_parsing", ...
    std::vector<QJsonValue> loc; ///< {"query", "radius"}
    QString message;
    QJsonValue input = QJsonValue::Null;
    QByteArray context = {}; ///< a JSON object, or nothing
};

/// A refused request. Handlers throw it and the router sends the response, so that a handler only describes the
/// success.
class HttpError : public std::exception
{
public:
    HttpError(int status, QByteArray body, HttpFields fields = {})
        : m_status(status), m_body(std::move(body)), m_fields(std::move(fields))
    {
    }

    HttpResponse response() const { return {.status = m_status, .body = m_body, .fields = m_fields}; }
    const char *what() const noexcept override { return "the request is refused"; }

private:
    int m_status;
    QByteArray m_body;
    HttpFields m_fields;
};

/// {"detail": "..."}
QByteArray detailText(QStringView text);
HttpResponse refused(int status, QStringView detail, HttpFields fields = {}); ///< a response with detailText(detail)

HttpError notFound(QStringView text = u"Not found");

/// Returns the value, or throws a 404 if there is none.
template <class Found> Found orNotFound(std::optional<Found> found, QStringView text = u"Not found")
{
    if (!found)
        throw notFound(text);
    return *std::move(found);
}

HttpError tooManyRequests(std::chrono::milliseconds wait);
/// {"detail": [{"type", "loc", "msg", "input", "ctx"}, ...]}
HttpError unprocessable(const std::vector<Issue> &issues);
HttpError unprocessable(Issue issue);

} // namespace labdesk::service
