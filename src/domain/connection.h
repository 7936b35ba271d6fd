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

/// Contract 5.1. Some deployments use another header.
struct ApiKeyScheme
{
    QString header = QStringLiteral("x-service-api-key");
    friend bool operator==(const ApiKeyScheme &, const ApiKeyScheme &) = default;
};

/// Contract 5.2. The client secret is stored separately, like every secret.
struct BearerScheme
{
    QUrl authUrl; ///< without /oauth/token
    QString clientId;
    QString audience;
    friend bool operator==(const BearerScheme &, const BearerScheme &) = default;
};

using AuthScheme = std::variant<ApiKeyScheme, BearerScheme>;

/// The address of a proxy.
struct ProxyAddress
{
    QString host;
    quint16 port = 0;
    QString text() const; ///< "host:port", as parseProxyAddress() reads it
    friend bool operator==(const ProxyAddress &, const ProxyAddress &) = default;
};

/// How requests reach a service: through which proxy, with which certificates, and with which timeout.
struct NetworkSettings
{
    enum class Proxy { System, None, Own };
    static constexpr std::chrono::seconds defaultTimeout{30};
    static constexpr std::chrono::seconds minTimeout{5};
    static constexpr std::chrono::seconds maxTimeout{300};

    Proxy proxy = Proxy::System;    ///< never used for this computer itself
    ProxyAddress ownProxy;          ///< for Proxy::Own
    QString proxyUser = {};         ///< for the proxy, such as DOMAIN\name; empty: no sign-in by password
    QString caFile;                 ///< PEM: authorities to trust in addition to the system's; empty: none
    QString clientCertificate = {}; ///< PEM or PKCS #12: identifies this computer to the service; empty: none
    std::chrono::seconds timeout = defaultTimeout; ///< for one response
    friend bool operator==(const NetworkSettings &, const NetworkSettings &) = default;
};

/// A connection to a service, without its secrets.
struct Connection
{
    QString id; ///< a UUID, which also identifies the secret in the keyring
    QString name;
    Environment environment = Environment::Other;
    QUrl baseUrl; ///< validated by parseServiceUrl(), without a trailing slash
    AuthScheme scheme;
    bool readOnly = false;
    bool asksBeforeWrites = false; ///< each change is confirmed before it is sent
    NetworkSettings network = {};
    bool readOnlyByPolicy = false; ///< `readOnly` is set by the administrator and can't be changed here
    friend bool operator==(const Connection &, const Connection &) = default;
};

/// Problems that a person can fix; see describe(UrlProblem).
enum class UrlProblem {
    Empty,
    NotAUrl,
    LoopbackWithoutScheme,
    NoHost,
    NotHttp,
    PlainHttpToOtherHost,
    HasUserInfo,
    HasQueryOrFragment
};

/// Parses a URL that a person typed: https, or http to this computer only; no user information, query, or fragment.
/// Spaces at the ends and trailing slashes are dropped.
Outcome<QUrl, UrlProblem> parseServiceUrl(const QString &typed);
/// Whether it is an https URL with a host and without user information, which may be opened in a browser.
bool isWebAddress(const QUrl &url);
QString describe(UrlProblem problem);

/// Reads "host:port" as typed; nothing for anything else. An IPv6 address is in brackets.
std::optional<ProxyAddress> parseProxyAddress(const QString &typed);

/// Whether a text can be a user name for a proxy, or is empty: no line break, no colon (which separates the password).
bool isUsableProxyUser(const QString &name);

/// Whether a host name is this computer: localhost, 127.0.0.0/8, [::1].
bool isLoopbackHost(const QString &host);

/// Whether a header may contain the key: an RFC 9110 token that HTTP itself doesn't use.
bool isUsableHeaderName(const QString &name);

/// LOCAL, SANDBOX, PRODUCTION, OTHER: translated capitals, as shown in the banner.
QString formatEnvironment(Environment environment);

} // namespace labdesk
