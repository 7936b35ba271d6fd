// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "service/servicecore.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

using service::HttpRequest;
using service::HttpResponse;

const QDateTime &serviceNow()
{
    static const QDateTime now(QDate(2026, 3, 31), QTime(12, 0), Qt::UTC);
    return now;
}

/// The service without a socket, on a small database that is the same for each input.
class FuzzedService
{
public:
    explicit FuzzedService(bool isStrict)
    {
        demand(m_folder.isValid(), "no folder for the database", m_folder.errorString());
        m_options.strict = isStrict;
        m_options.database = m_folder.filePath(u"service.db"_s);
        m_options.key = "fuzz-key";
        m_options.clientId = "fuzz-client";
        m_options.clientSecret = "fuzz-secret";
        m_options.users = 3;
        m_options.clock = serviceNow;
        m_options.steadyClock = [] { return std::chrono::milliseconds(0); };
        open();
        m_examples = m_core->examples();
        m_core.reset();
        m_pristine = read(); // with a checkpoint, which closing it made
        open();
    }

    HttpResponse handle(const HttpRequest &request)
    {
        HttpResponse response = m_core->handle(request);
        loadBody(response);
        if (request.method != "GET" && request.method != "HEAD" && response.status < 400)
            m_isChanged = true;
        return response;
    }
    /// The request with an existing user for "{user}", and an existing order for "{order}".
    HttpRequest withExamples(HttpRequest request)
    {
        request.target.replace("{user}", m_examples.userId.toUtf8()).replace("{order}", m_examples.orderId.toUtf8());
        return request;
    }
    bool isRefused(const HttpRequest &request)
    {
        return m_core->checkAdmission(request).accessLevel == service::HttpServer::AccessLevel::Refused;
    }
    void restore()
    {
        if (!std::exchange(m_isChanged, false))
            return;
        m_core.reset();
        for (const QString &ending : {u"-wal"_s, u"-shm"_s})
            QFile::remove(m_options.database + ending);
        QFile file(m_options.database);
        demand(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(m_pristine) == m_pristine.size(),
               "the database can't be restored", file.errorString());
        file.close();
        open();
    }

private:
    void open()
    {
        m_shared = std::make_unique<service::SharedState>();
        m_player = std::make_unique<service::DrillPlayer>(m_options.steadyClock, 100);
        m_authentication = std::make_unique<service::Authentication>(m_options);
        m_freshness = std::make_unique<service::ReplicaFreshness>(m_options.readStaleness, m_options.steadyClock);
        m_faults = std::make_unique<service::FaultInjector>();
        m_core = std::make_unique<service::ServiceCore>(m_options, *m_faults, *m_player, *m_authentication, *m_shared,
                                                        *m_freshness);
        m_core->setPort(8080);
    }
    QByteArray read() const
    {
        QFile file(m_options.database);
        demand(file.open(QIODevice::ReadOnly), "there is no database", m_options.database);
        return file.readAll();
    }

    QTemporaryDir m_folder;
    service::ServiceOptions m_options;
    QByteArray m_pristine;
    service::ServiceExamples m_examples;
    bool m_isChanged = false;
    std::unique_ptr<service::SharedState> m_shared;
    std::unique_ptr<service::DrillPlayer> m_player;
    std::unique_ptr<service::Authentication> m_authentication;
    std::unique_ptr<service::ReplicaFreshness> m_freshness;
    std::unique_ptr<service::FaultInjector> m_faults;
    std::unique_ptr<service::ServiceCore> m_core;
};

/// "METHOD target HTTP/1.1", fields, an empty line, and the body. The server itself takes care of what is malformed.
HttpRequest requestIn(const QByteArray &input)
{
    qsizetype end = input.indexOf("\r\n\r\n");
    end = end < 0 ? input.size() : end;
    HttpRequest request;
    for (const QByteArray &line : input.left(end).replace("\r\n", "\n").split('\n')) {
        if (request.method.isEmpty()) {
            const QByteArrayList words = line.split(' ');
            request.method = words[0].isEmpty() ? "GET" : words[0];
            request.target = words.value(1, "/");
            request.minorVersion = line.endsWith('0') ? 0 : 1;
        } else if (const qsizetype colon = line.indexOf(':'); colon > 0) {
            request.fields.emplace_back(line.left(colon), line.mid(colon + 1).trimmed());
        }
    }
    request.body = input.mid(end + 4);
    request.id = "fuzz";
    request.peer = service::IpAddress::loopback();
    return request;
}

/// The same request with the key, or without any.
HttpRequest withKey(HttpRequest request, bool hasKey)
{
    std::erase_if(request.fields, [](const auto &field) {
        return field.first.compare("x-service-api-key", Qt::CaseInsensitive) == 0
            || field.first.compare("authorization", Qt::CaseInsensitive) == 0;
    });
    if (hasKey)
        request.fields.emplace_back("x-service-api-key", "fuzz-key");
    return request;
}

void demandResponse(const HttpRequest &request, const HttpResponse &response, const QByteArray &input)
{
    const QByteArray status = QByteArray::number(response.status);
    demand(!response.dropped && !response.databaseFailed && response.status >= 200 && response.status < 500, "it fails",
           status, input + '\n' + response.body);
    if (response.contentType.startsWith("application/json") && !response.body.isEmpty())
        demand(!QJsonDocument::fromJson(response.body).isNull(), "no JSON", response.body, input);
    for (const auto &[name, value] : response.fields)
        demand(!name.contains('\n') && !value.contains('\n') && !value.contains('\r'), "a field of several lines",
               value, input);
    demand(!response.body.contains("fuzz-key") || request.body.contains("fuzz-key")
               || request.target.contains("fuzz-key"),
           "the key is in a response", response.body);
}

} // namespace

// Each request gets a response of the contract, never a failure; none is answered without a key; reading twice reads
// the same.
FUZZ_TARGET(service, Form::Http)
{
    static FuzzedService own(false), strict(true);
    const HttpRequest request = withKey(own.withExamples(requestIn(input)), true), noKey = withKey(request, false);
    const HttpResponse refused = own.handle(noKey);
    demand(refused.status >= 400 || service::ServiceCore::isTokenExchange(noKey), "answered without a key", input,
           refused.body);
    const HttpResponse response = own.handle(request);
    demandResponse(request, response, input);
    demand(!own.isRefused(request) || response.status >= 400, "refused, and answered", input, response.body);
    if (request.method == "GET" || request.method == "HEAD") {
        const HttpResponse again = own.handle(request);
        demand(again.status == response.status && again.body == response.body, "read again it is another",
               response.body, again.body);
    }
    own.restore();
    const HttpResponse strictly = strict.handle(request);
    demandResponse(request, strictly, input);
    demand(strictly.status >= 300 || response.status < 300, "only the strict one accepts it", input, response.body);
    strict.restore();
}

} // namespace labdesk::fuzz
