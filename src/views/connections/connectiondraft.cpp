// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectiondraft.h"

#include <QCoreApplication>
#include <QLocale>

#include <tuple>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct DraftText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ConnectionDraft)
};

QString nameProblem(const ConnectionDraft &draft, const std::vector<Connection> &others)
{
    const QString name = draft.name.trimmed();
    if (name.isEmpty())
        return DraftText::tr("Give the connection a name.");
    const bool taken = std::any_of(others.begin(), others.end(), [&](const Connection &other) {
        return other.id != draft.id && other.name.trimmed().compare(name, Qt::CaseInsensitive) == 0;
    });
    return taken ? DraftText::tr("Another connection already has this name.") : QString();
}

QString urlProblem(const QString &typed)
{
    const auto url = parseServiceUrl(typed);
    return url.ok() ? QString() : describe(url.error());
}

QString baseUrlProblem(const ConnectionDraft &draft)
{
    const auto url = parseServiceUrl(draft.baseUrl);
    if (url.ok() && draft.environment == Environment::Local && !isLoopbackHost(url.value().host()))
        return DraftText::tr("Local is for a service on this computer, such as %1. Choose another environment.")
            .arg(u"http://localhost:8080"_s);
    return url.ok() ? QString() : describe(url.error());
}

QString proxyPasswordProblem(const ConnectionDraft &draft, const Connection *before)
{
    if (draft.proxy == NetworkSettings::Proxy::None || draft.proxyUser.trimmed().isEmpty()
        || !draft.typed.proxyPassword.isEmpty())
        return {};
    if (!draft.stored.contains(SecretPart::ProxyPassword))
        return DraftText::tr("Enter the proxy password for this user name.");
    if (before && !storedProxyPasswordFits(*before, draft))
        return DraftText::tr(
            "The proxy or user name changed. Enter the password again, so the stored one isn’t sent to another proxy.");
    return {};
}

QUrl urlOf(const QString &typed)
{
    const auto url = parseServiceUrl(typed);
    return url.ok() ? url.value() : QUrl();
}

bool sameOrigin(const QUrl &a, const QUrl &b)
{
    const auto port = [](const QUrl &url) { return url.port(url.scheme() == u"https" ? 443 : 80); };
    return a.scheme() == b.scheme() && a.host() == b.host() && port(a) == port(b);
}

QString secretProblem(const ConnectionDraft &draft, const Connection *before)
{
    if (!draft.typed.key.isEmpty())
        return typedSecret(draft) ? QString()
                                  : DraftText::tr("Use up to 4,096 printable ASCII characters, without spaces.");
    if (!draft.stored.contains(SecretPart::Key))
        return draft.bearer ? DraftText::tr("Enter the client secret.") : DraftText::tr("Enter the API key.");
    if (before && !storedSecretFits(*before, draft))
        return DraftText::tr("The URL or sign-in method changed. Enter the secret again, so the stored one isn’t sent "
                             "to another server.");
    return {};
}

} // namespace

bool ConnectionDraft::isUntouched() const
{
    ConnectionDraft newDraft;
    newDraft.id = id;
    return *this == newDraft;
}

ConnectionDraft ConnectionDraft::from(const Connection &connection, const std::set<SecretPart> &stored)
{
    ConnectionDraft draft;
    draft.id = connection.id;
    draft.name = connection.name;
    draft.environment = connection.environment;
    draft.baseUrl = connection.baseUrl.toString(QUrl::FullyEncoded);
    draft.readOnly = connection.readOnly;
    draft.asksBeforeWrites = connection.asksBeforeWrites;
    draft.proxy = connection.network.proxy;
    if (draft.proxy == NetworkSettings::Proxy::Own)
        draft.ownProxy = connection.network.ownProxy.text();
    draft.proxyUser = connection.network.proxyUser;
    draft.caFile = connection.network.caFile;
    draft.clientCertificate = connection.network.clientCertificate;
    draft.timeout = int(connection.network.timeout.count());
    draft.stored = stored;
    if (const auto *bearer = std::get_if<BearerScheme>(&connection.scheme)) {
        draft.bearer = true;
        draft.authUrl = bearer->authUrl.toString(QUrl::FullyEncoded);
        draft.clientId = bearer->clientId;
        draft.audience = bearer->audience;
    } else {
        draft.header = std::get<ApiKeyScheme>(connection.scheme).header;
    }
    return draft;
}

std::vector<FieldProblem> checkDraft(const ConnectionDraft &draft, const std::vector<Connection> &others,
                                     const std::vector<FieldProblem> &fileProblems)
{
    const auto before
        = std::find_if(others.begin(), others.end(), [&](const Connection &c) { return c.id == draft.id; });
    const Connection *stored = before == others.end() ? nullptr : &*before;
    std::vector<FieldProblem> problems;
    const auto check = [&problems](const QString &field, const QString &problem) {
        if (!problem.isEmpty())
            problems.push_back({.loc = {field}, .type = {}, .message = problem});
    };
    check(u"name"_s, nameProblem(draft, others));
    check(u"baseUrl"_s, baseUrlProblem(draft));
    if (draft.bearer) {
        check(u"authUrl"_s, urlProblem(draft.authUrl));
        if (draft.clientId.trimmed().isEmpty())
            check(u"clientId"_s, DraftText::tr("Enter the API client ID."));
    }
    check(u"key"_s, secretProblem(draft, stored));
    if (draft.proxy == NetworkSettings::Proxy::Own && !parseProxyAddress(draft.ownProxy))
        check(u"ownProxy"_s,
              DraftText::tr("Enter the proxy’s host and port, such as %1.").arg(u"proxy.example.com:3128"_s));
    if (draft.proxy != NetworkSettings::Proxy::None && !isUsableProxyUser(draft.proxyUser.trimmed()))
        check(u"proxyUser"_s, DraftText::tr("A user name can’t contain a colon or a line break."));
    check(u"proxyPassword"_s, proxyPasswordProblem(draft, stored));
    problems.insert(problems.end(), fileProblems.begin(), fileProblems.end());
    if (!draft.bearer && !isUsableHeaderName(draft.header.trimmed()))
        check(u"header"_s, DraftText::tr("This header can’t carry a key. The usual one is x-service-api-key."));
    return problems;
}

bool hasProblem(const std::vector<FieldProblem> &problems, const QString &field)
{
    return std::ranges::any_of(problems, [&](const FieldProblem &problem) { return problem.loc.contains(field); });
}

NetworkSettings networkSettingsOf(const ConnectionDraft &draft)
{
    NetworkSettings network;
    network.proxy = draft.proxy;
    if (draft.proxy == NetworkSettings::Proxy::Own)
        network.ownProxy = parseProxyAddress(draft.ownProxy).value_or(ProxyAddress{});
    if (draft.proxy != NetworkSettings::Proxy::None)
        network.proxyUser = draft.proxyUser.trimmed();
    network.caFile = draft.caFile.trimmed();
    network.clientCertificate = draft.clientCertificate.trimmed();
    network.timeout = std::chrono::seconds(draft.timeout);
    return network;
}

Connection toConnection(const ConnectionDraft &draft)
{
    Connection connection;
    connection.id = draft.id;
    connection.name = draft.name.trimmed();
    connection.environment = draft.environment;
    connection.baseUrl = urlOf(draft.baseUrl);
    connection.readOnly = draft.readOnly;
    connection.asksBeforeWrites = draft.asksBeforeWrites;
    connection.network = networkSettingsOf(draft);
    if (draft.bearer)
        connection.scheme
            = BearerScheme{urlOf(draft.authUrl), draft.clientId.trimmed(),
                           draft.audience.trimmed().isEmpty() ? connection.baseUrl.toString(QUrl::FullyEncoded)
                                                              : draft.audience.trimmed()};
    else
        connection.scheme = ApiKeyScheme{draft.header.trimmed()};
    return connection;
}

std::optional<Secret> typedSecret(const ConnectionDraft &draft)
{
    return Secret::parse(draft.typed.key.view());
}

Credentials typedCredentials(const ConnectionDraft &draft)
{
    Credentials typed = draft.typed;
    typed.key = typedSecret(draft).value_or(Secret());
    const NetworkSettings network = networkSettingsOf(draft);
    if (network.proxyUser.isEmpty())
        typed.proxyPassword = {};
    if (network.clientCertificate.isEmpty())
        typed.certificatePassphrase = {};
    return typed;
}

std::optional<FieldProblem> certificateProblem(ClientCertificateProblem why, bool isStored)
{
    using Problem = ClientCertificateProblem;
    if (why == Problem::PassphraseMissing && isStored)
        return std::nullopt;
    const bool isPassphraseProblem = why == Problem::PassphraseMissing || why == Problem::WrongPassphrase;
    return FieldProblem{.loc = {isPassphraseProblem ? u"certificatePassphrase"_s : u"clientCertificate"_s},
                        .type = {},
                        .message = describe(why)};
}

bool storedProxyPasswordFits(const Connection &before, const ConnectionDraft &draft)
{
    const NetworkSettings now = networkSettingsOf(draft);
    return before.network.proxy == now.proxy && before.network.ownProxy == now.ownProxy
        && before.network.proxyUser == now.proxyUser;
}

bool storedSecretFits(const Connection &before, const ConnectionDraft &draft)
{
    const auto *bearer = std::get_if<BearerScheme>(&before.scheme);
    if ((bearer != nullptr) != draft.bearer || !sameOrigin(before.baseUrl, urlOf(draft.baseUrl)))
        return false;
    return !bearer || sameOrigin(bearer->authUrl, urlOf(draft.authUrl));
}

QString unsavedNote(const ConnectionDraft &draft, const std::vector<FieldProblem> &problems, bool isNew)
{
    const QString secretName = draft.bearer ? DraftText::tr("Client secret") : DraftText::tr("API key");
    const auto isBlank = [](const QString &typed) { return typed.trimmed().isEmpty(); };
    const std::tuple<QString, QString, bool> fields[]
        = {{DraftText::tr("Name"), u"name"_s, isBlank(draft.name)},
           {DraftText::tr("Base URL"), u"baseUrl"_s, isBlank(draft.baseUrl)},
           {DraftText::tr("Auth URL"), u"authUrl"_s, isBlank(draft.authUrl)},
           {DraftText::tr("API client ID"), u"clientId"_s, isBlank(draft.clientId)},
           {secretName, u"key"_s, draft.typed.key.view().trimmed().isEmpty()}};
    QStringList missing;
    for (const auto &[title, field, isEmpty] : fields)
        if (isEmpty && hasProblem(problems, field))
            missing += title;
    if (!missing.isEmpty())
        return DraftText::tr("Not saved. Still needed: %1.").arg(QLocale().createSeparatedList(missing));
    if (!problems.empty())
        return DraftText::tr("Not saved. Fix the highlighted fields.");
    return isNew ? DraftText::tr("Not saved. Testing sends one request that changes nothing.")
                 : DraftText::tr("Unsaved changes.");
}

bool isSameForTest(const ConnectionDraft &one, const ConnectionDraft &other)
{
    ConnectionDraft otherForTest = other;
    otherForTest.name = one.name;
    otherForTest.environment = one.environment;
    otherForTest.readOnly = one.readOnly;
    otherForTest.asksBeforeWrites = one.asksBeforeWrites;
    otherForTest.stored = one.stored; // which secrets are stored is only known later
    return otherForTest == one;
}

QString keyHint(const ConnectionDraft &draft)
{
    if (draft.bearer || !typedSecret(draft))
        return {};
    if (draft.environment == Environment::Production && draft.typed.key.view().startsWith("sk_"))
        return DraftText::tr("This looks like a sandbox key. You can still use it.");
    if (draft.environment == Environment::Sandbox && draft.typed.key.view().startsWith("pk_"))
        return DraftText::tr("This looks like a production key. You can still use it.");
    return {};
}

QString keyHintReason()
{
    return DraftText::tr(
        "Many services start production keys with pk_ and sandbox keys with sk_. Test the connection to be sure.");
}

} // namespace labdesk
