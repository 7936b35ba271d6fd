// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/servicerequest.h"

#include <QUrl>
#include <QVariant>

#include <memory>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

constexpr auto CredentialAttribute = QNetworkRequest::User;

QByteArray targetOf(const QUrl &url)
{
    QByteArray target = url.path(QUrl::FullyEncoded).toLatin1();
    if (target.isEmpty())
        target = "/"_ba;
    if (url.hasQuery())
        target += '?' + url.query(QUrl::FullyEncoded).toLatin1();
    return target;
}

QByteArray hostOf(const QUrl &url)
{
    return url.authority(QUrl::ComponentFormattingOptions(QUrl::FullyEncoded)).toLatin1();
}

} // namespace

QNetworkRequest requestTo(const QUrl &url)
{
    QNetworkRequest request(url);
    request.setRawHeader("User-Agent", "labdesk");
    request.setRawHeader("Accept", "application/json");
    request.setRawHeader("Accept-Encoding", "gzip");
    request.setRawHeader("Cache-Control", "no-cache");
    return request;
}

void setCredential(QNetworkRequest &request, const Credential &credential)
{
    request.setAttribute(CredentialAttribute, QVariant::fromValue(std::make_shared<Credential>(credential)));
}

std::optional<Credential> credentialOf(const QNetworkRequest &request)
{
    const auto credential = request.attribute(CredentialAttribute).value<std::shared_ptr<Credential>>();
    return credential ? std::optional(*credential) : std::nullopt;
}

QByteArray verbOf(const QNetworkRequest &request)
{
    return request.attribute(QNetworkRequest::CustomVerbAttribute, "GET"_ba).toByteArray();
}

QByteArray messageOf(const QNetworkRequest &request, const QByteArray &body)
{
    const QByteArray verb = verbOf(request);
    QByteArray start = verb + ' ' + targetOf(request.url()) + " HTTP/1.1\r\nHost: " + hostOf(request.url()) + "\r\n";
    for (const QByteArray &name : request.rawHeaderList())
        start += name + ": " + request.rawHeader(name) + "\r\n";
    if (verb != "GET")
        start += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    const auto credential = credentialOf(request);
    const QByteArrayView secret = credential ? credential->secret.view() : QByteArrayView();
    QByteArray message;
    message.reserve(start.size() + secret.size() + body.size() + 256); // no reallocation once it contains the secret
    message += start;
    if (credential) {
        message += credential->header + ": " + credential->scheme;
        message.append(secret);
        message += "\r\n";
    }
    message += "\r\n";
    message += body;
    return message;
}

void overwrite(QByteArray &bytes)
{
    // Volatile, because the compiler may remove a plain fill of memory that is not read again.
    volatile char *p = const_cast<char *>(bytes.constData());
    for (qsizetype i = 0; i < bytes.size(); ++i)
        p[i] = 0;
    bytes.clear();
}

} // namespace labdesk::api
