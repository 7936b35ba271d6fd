// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>
#include <variant>

namespace labdesk {

enum class Environment { Local, Sandbox, Production, Other };

/// Contract 5.1. Some deployments name another header.
struct ApiKeyScheme
{
    QString header = QStringLiteral("x-service-api-key");
    friend bool operator==(const ApiKeyScheme &, const ApiKeyScheme &) = default;
};

/// Contract 5.2. The client secret is kept apart, as every secret.
struct BearerScheme
{
    QUrl authUrl; ///< without /oauth/token
    QString clientId;
    QString audience;
    friend bool operator==(const BearerScheme &, const BearerScheme &) = default;
};

using AuthScheme = std::variant<ApiKeyScheme, BearerScheme>;

/// Where a proxy listens.
struct ProxyAddress
{
    QString host;
    quint16 port = 0;
    QString text() const; ///< "host:port", as parseProxyAddress() reads it
    friend bool operator==(const ProxyAddress &, const ProxyAddress &) = default;
};

/// How requests get to a service.
struct Route
{
    enum class Proxy { System, None, Own };
    static constexpr std::chrono::seconds defaultTimeout{30};
    static constexpr std::chrono::seconds minTimeout{5};
    static constexpr std::chrono::seconds maxTimeout{300};

    Proxy proxy = Proxy::System;    ///< never one on the way to this machine itself
    ProxyAddress ownProxy;          ///< of Proxy::Own
    QString proxyUser = {};         ///< for the proxy, such as DOMAIN\name; empty: no sign-in
    QString caFile;                 ///< PEM: authorities that are trusted beside those of the system; empty: none
    QString clientCertificate = {}; ///< PEM or PKCS #12: proves to the service which computer this is; empty: none
    std::chrono::seconds timeout = defaultTimeout; ///< for one answer
    friend bool operator==(const Route &, const Route &) = default;
};

/// A service to talk to: everything but its secret.
struct Connection
{
    QString id; ///< a UUID; names the secret in the keyring
    QString name;
    Environment environment = Environment::Other;
    QUrl baseUrl; ///< checked by parseServiceUrl(), without a trailing slash
    AuthScheme scheme;
    bool readOnly = false;
    bool asksBeforeWrites = false; ///< each change is confirmed before it is sent
    Route route = {};
    bool readOnlyByPolicy = false; ///< `readOnly` is set by the administrator and can't be changed here
    friend bool operator==(const Connection &, const Connection &) = default;
};

/// Reasons a person can mend; described by describe(UrlProblem).
enum class UrlProblem {
    Empty,
    NotAUrl,
    NoSchemeToThisComputer,
    NoHost,
    NotHttp,
    PlainHttpToOtherMachine,
    HasUserInfo,
    HasQueryOrFragment
};

/// Reads an address that a person typed: https, or http to this machine only; no user information, query or fragment.
/// Blanks at the ends and trailing slashes are dropped.
Outcome<QUrl, UrlProblem> parseServiceUrl(const QString &typed);
/// An https URL with a host and without a user: one that may open in a browser.
bool isWebAddress(const QUrl &url);
QString describe(UrlProblem problem);

/// Reads "host:port" as typed; nothing for anything else. An IPv6 address is in brackets.
std::optional<ProxyAddress> parseProxyAddress(const QString &typed);

/// What can be the name of a user at a proxy, or nothing at all: no line break, no colon (where the password begins).
bool isUsableProxyUser(const QString &name);

/// Whether a host name is this machine: localhost, 127.0.0.0/8, [::1].
bool isLoopbackHost(const QString &host);

/// A header name that may carry the key: an RFC 9110 token that is not one of those HTTP itself needs.
bool isUsableHeaderName(const QString &name);

/// LOCAL, SANDBOX, PRODUCTION, OTHER: translated capitals, as shown in the band.
QString environmentWord(Environment environment);

} // namespace labdesk
