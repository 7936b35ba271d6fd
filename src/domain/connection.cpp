// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/connection.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Connection)
};
}

bool isLoopbackHost(const QString &host)
{
    // Only literal forms: something similar, such as 127.0.0.1.example.com or 127.0.0.999, is an ordinary host name.
    static const QRegularExpression v4(
        QStringLiteral(R"(\A127(\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3}\z)"));
    return host.compare(u"localhost", Qt::CaseInsensitive) == 0 || host == u"::1" || v4.match(host).hasMatch();
}

bool isUsableProxyUser(const QString &name)
{
    constexpr qsizetype MaxNameLength = 256;
    return name.size() <= MaxNameLength
        && std::ranges::none_of(name, [](QChar c) { return c == u':' || c.category() == QChar::Other_Control; });
}

bool isWebAddress(const QUrl &url)
{
    return url.isValid() && url.scheme() == "https"_L1 && !url.host().isEmpty() && url.userInfo().isEmpty();
}

Outcome<QUrl, UrlProblem> parseServiceUrl(const QString &typed)
{
    QString text = typed.trimmed();
    if (text.isEmpty())
        return UrlProblem::Empty;
    const qsizetype afterScheme = text.indexOf(u"://"_s) + 3;
    while (text.endsWith(u'/') && text.size() > afterScheme)
        text.chop(1);
    // Otherwise "localhost" would be parsed as the scheme, and the rest as its path.
    if (const QUrl bare(u"http://"_s + text, QUrl::StrictMode); bare.isValid() && isLoopbackHost(bare.host()))
        return UrlProblem::LoopbackWithoutScheme;
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || url.scheme().isEmpty() || url.port() == 0)
        return UrlProblem::NotAUrl;
    if (url.scheme() != u"https" && url.scheme() != u"http")
        return UrlProblem::NotHttp;
    if (url.host().isEmpty())
        return UrlProblem::NoHost;
    if (!url.userInfo().isEmpty() || url.authority().contains(u'@'))
        return UrlProblem::HasUserInfo;
    if (url.hasQuery() || url.hasFragment())
        return UrlProblem::HasQueryOrFragment;
    if (url.scheme() == u"http" && !isLoopbackHost(url.host()))
        return UrlProblem::PlainHttpToOtherHost;
    return url;
}

QString describe(UrlProblem problem)
{
    switch (problem) {
    case UrlProblem::Empty:
        return Text::tr("Enter the service’s URL, such as %1.").arg(u"https://api.example.com"_s);
    case UrlProblem::NotAUrl:
        return Text::tr("This isn’t a URL. It must start with %1 and contain no spaces.").arg(u"https://"_s);
    case UrlProblem::LoopbackWithoutScheme:
        return Text::tr("Add %1 at the beginning, or %2 if the service on this computer uses TLS.")
            .arg(u"http://"_s, u"https://"_s);
    case UrlProblem::NoHost:
        return Text::tr("The URL has no host.");
    case UrlProblem::NotHttp:
        return Text::tr("The URL must start with %1.").arg(u"https://"_s);
    case UrlProblem::PlainHttpToOtherHost:
        return Text::tr("%1 would send the key unencrypted to another computer. Use %2.")
            .arg(u"http://"_s, u"https://"_s);
    case UrlProblem::HasUserInfo:
        return Text::tr("Remove the user name and password from the URL. The key has its own field.");
    case UrlProblem::HasQueryOrFragment:
        return Text::tr("Remove the ? or # and everything after it.");
    }
    Q_UNREACHABLE();
}

QString ProxyAddress::text() const
{
    return (host.contains(u':') ? u'[' + host + u']' : host) + u':' + QString::number(port);
}

std::optional<ProxyAddress> parseProxyAddress(const QString &typed)
{
    // As a URL it is checked by the usual rules; the port must be given.
    const QUrl url(QStringLiteral("http://") + typed.trimmed(), QUrl::StrictMode);
    const bool isBare
        = url.path().isEmpty() && !url.hasQuery() && !url.hasFragment() && !url.authority().contains(u'@');
    if (!url.isValid() || url.host().isEmpty() || url.port() < 1 || !isBare)
        return std::nullopt;
    return ProxyAddress{url.host(), quint16(url.port())};
}

bool isUsableHeaderName(const QString &name)
{
    static const QRegularExpression token(QStringLiteral(R"(\A[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}\z)"));
    static const QStringList reserved
        = QStringLiteral("accept accept-charset accept-encoding accept-language connection "
                         "content-encoding content-length content-type "
                         "cookie date expect host keep-alive proxy-authorization "
                         "proxy-connection range te trailer transfer-encoding "
                         "upgrade user-agent via")
              .split(u' ');
    return token.match(name).hasMatch() && !reserved.contains(name.toLower());
}

QString formatEnvironment(Environment environment)
{
    switch (environment) {
    case Environment::Local:
        return Text::tr("LOCAL");
    case Environment::Sandbox:
        return Text::tr("SANDBOX");
    case Environment::Production:
        return Text::tr("PRODUCTION");
    case Environment::Other:
        return Text::tr("OTHER");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
