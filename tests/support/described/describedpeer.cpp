// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/describedpeer.h"

#include "support/described/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QUrlQuery>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

struct DescribedPeer::Request
{
    QByteArray method;
    QUrl target;
    QMap<QByteArray, QByteArray> fields; ///< names in lower case
    QByteArray body;
};

namespace {

QByteArray reply(int status, const QByteArray &body)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + " Described\r\n";
    if (status != 204)
        head += "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    return head + "\r\n" + body;
}

// A parameter is text on the wire; its schema says what the text stands for.
QJsonValue valueOf(const QString &text, const QJsonObject &schema)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return schema[u"type"_s] == u"integer"_s && isNumber ? QJsonValue(number) : QJsonValue(text);
}

} // namespace

DescribedPeer::DescribedPeer(SampleKind kind, const ServiceDescription &description)
    : m_kind(kind), m_description(description)
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("no port to listen on");
}

DescribedPeer::~DescribedPeer()
{
    for (auto it = m_inputs.keyBegin(); it != m_inputs.keyEnd(); ++it)
        (*it)->disconnect(this);
}

QUrl DescribedPeer::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(serverPort()));
}

void DescribedPeer::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket(this);
    socket->setSocketDescriptor(handle);
    m_inputs.insert(socket, {});
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
        m_inputs[socket] += socket->readAll();
        while (m_inputs.contains(socket) && takeRequest(*socket, m_inputs[socket]))
            ;
    });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_inputs.remove(socket);
        socket->deleteLater();
    });
}

bool DescribedPeer::takeRequest(QTcpSocket &socket, QByteArray &input)
{
    const qsizetype end = input.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    const QByteArrayList lines = input.left(end).split('\n');
    Request request{lines.first().split(' ').value(0), QUrl::fromEncoded(lines.first().split(' ').value(1)), {}, {}};
    for (const QByteArray &line : lines.sliced(1))
        request.fields[line.left(line.indexOf(':')).toLower()] = line.mid(line.indexOf(':') + 1).trimmed();
    const qsizetype length = request.fields["content-length"].toLongLong();
    if (input.size() < end + 4 + length)
        return false;
    request.body = input.mid(end + 4, length);
    input.remove(0, end + 4 + length);
    socket.write(answer(request));
    return true;
}

QByteArray DescribedPeer::answer(const Request &request)
{
    const DescribedOperation *operation = m_description.find(request.method, request.target.path());
    if (!operation) {
        m_complaints += u"%1 %2 is not described"_s.arg(QLatin1StringView(request.method), request.target.path());
        return reply(404, R"({"detail":"Not Found"})");
    }
    m_asked += operation->id;
    checkRequest(*operation, request);
    return reply(operation->successStatus(), success(*operation, request));
}

void DescribedPeer::checkRequest(const DescribedOperation &operation, const Request &request)
{
    const auto complain = [&](const QString &what) { m_complaints += operation.id + u": "_s + what; };
    const bool needsKey = operation.id != u"exchangeToken";
    if (needsKey && !request.fields.contains("x-service-api-key") && !request.fields.contains("authorization"))
        complain(u"no key"_s);
    auto given = QUrlQuery(request.target).queryItems(QUrl::FullyDecoded);
    for (const DescribedParameter &parameter : operation.parameters) {
        if (parameter.in != u"query")
            continue;
        const auto at = std::find_if(given.begin(), given.end(),
                                     [&parameter](const auto &item) { return item.first == parameter.name; });
        if (at == given.end()) {
            if (parameter.isRequired)
                complain(parameter.name + u" is missing"_s);
            continue;
        }
        for (const QString &problem :
             mismatches(valueOf(at->second, parameter.schema), parameter.schema, m_description.root(), parameter.name))
            complain(problem);
        given.erase(at);
    }
    for (const auto &[name, value] : given)
        complain(name + u" is not described"_s);
    const QString type = QString::fromLatin1(request.fields["content-type"].split(';').first());
    if (operation.bodies.isEmpty() != request.body.isEmpty())
        complain(u"a body where none belongs, or none where one does"_s);
    else if (!operation.bodies.isEmpty() && !operation.bodies.contains(type))
        complain(u"a body of type "_s + type);
    else if (type == u"application/json")
        for (const QString &problem :
             mismatches(QJsonDocument::fromJson(request.body).object(), operation.bodies[type], m_description.root()))
            complain(problem);
}

// About what was asked for: a console takes an answer about another record for no answer.
QByteArray DescribedPeer::success(const DescribedOperation &operation, const Request &request) const
{
    const auto schema = operation.responses[operation.successStatus()];
    if (!schema)
        return {};
    const QJsonValue value = SampleMaker(m_kind, m_description.root()).of(*schema);
    if (value.isArray())
        return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    QJsonObject body = value.toObject();
    const QStringList names = operation.segments();
    const QStringList path = request.target.path().split(u'/', Qt::SkipEmptyParts);
    if (const qsizetype at = names.indexOf(u"{user_id}"_s); at >= 0 && body.contains(u"user_id"_s))
        body[u"user_id"_s] = path[at];
    const QJsonObject sent = QJsonDocument::fromJson(request.body).object();
    if (sent.contains(u"client_user_id"_s) && body.contains(u"client_user_id"_s))
        body[u"client_user_id"_s] = sent[u"client_user_id"_s];
    if (const QUrlQuery query(request.target); query.hasQueryItem(u"lab_id"_s))
        body[u"lab_id"_s] = query.queryItemValue(u"lab_id"_s).toLongLong();
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace labdesk::tests
