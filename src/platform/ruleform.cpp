// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/ruleform.h"

#include "domain/connection.h"
#include "domain/enumtable.h"
#include "domain/sourcenotice.h"
#include "domain/ticketform.h"
#include "platform/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype maxNameLength = 60;
constexpr int maxConnections = 1000;

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RuleForm)

public:
    static constexpr std::pair<RuleForm, const char *> all[] = {
        {RuleForm::Flag, QT_TR_NOOP("true or false")},
        {RuleForm::LockMinutes, QT_TR_NOOP("a number from 1 to 15")},
        {RuleForm::Tools, QT_TR_NOOP("calls or all")},
        {RuleForm::Forward, QT_TR_NOOP("journal or none")},
        {RuleForm::CallerFacts, QT_TR_NOOP("memberId, birthYear, and zip, each at most once, separated by commas")},
        {RuleForm::FilePath, QT_TR_NOOP("an absolute path")},
        {RuleForm::Name, QT_TR_NOOP("a name of at most 60 characters")},
        {RuleForm::Notice, QT_TR_NOOP("text of at most 200 characters, then ;until= and a date such as 2026-12-31")},
        {RuleForm::Id, QT_TR_NOOP("one word without slashes, and not “local”")},
        {RuleForm::Text, QT_TR_NOOP("plain text")},
        {RuleForm::Environment, QT_TR_NOOP("sandbox, production, or other")},
        {RuleForm::Url, QT_TR_NOOP("a URL that starts with https://, or with http:// for this computer")},
        {RuleForm::Scheme, QT_TR_NOOP("key or bearer")},
        {RuleForm::Header, QT_TR_NOOP("the name of an HTTP header that can carry a key")},
        {RuleForm::Proxy, QT_TR_NOOP("system, none, or a host and a port such as proxy.example.com:3128")},
        {RuleForm::ProxyUser, QT_TR_NOOP("a user name without a colon, such as DOMAIN\\name")},
        {RuleForm::Timeout, QT_TR_NOOP("a number of seconds from 5 to 300")},
        {RuleForm::TicketPattern,
         QT_TR_NOOP("a regular expression of at most 200 characters with only groups, alternatives, classes, and "
                    "repetitions, optionally followed by ;example= and a matching number")},
        {RuleForm::TicketAddress,
         QT_TR_NOOP("a URL that starts with https:// and contains {ticket} once, after the host")},
        {RuleForm::Count, QT_TR_NOOP("the number of connections")},
    };
};
static_assert(isTableOf(RuleWords::all, RuleForm::Count));

/// Rejects signs, blanks, and non-ASCII digits, some of which toInt() accepts.
std::optional<int> numberIn(const QString &text, int minimum, int maximum)
{
    static const QRegularExpression digits(u"^(0|[1-9][0-9]{0,8})\\z"_s);
    const int number = text.toInt();
    return digits.match(text).hasMatch() && number >= minimum && number <= maximum ? std::optional(number)
                                                                                   : std::nullopt;
}

bool isOneOf(const QString &value, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::any_of(words, [&](QLatin1StringView word) { return value == word; });
}

bool areCallerFacts(const QString &value)
{
    QStringList seen;
    for (const QString &word : value.split(u',')) {
        const QString fact = word.trimmed();
        if (!isOneOf(fact, {"memberId"_L1, "birthYear"_L1, "zip"_L1}) || seen.contains(fact))
            return false;
        seen += fact;
    }
    return true;
}

/// On any system: a file may be checked on a different one.
bool isAbsolute(const QString &path)
{
    static const QRegularExpression windowsPath(u"^([A-Za-z]:[\\\\/]|\\\\\\\\[^\\\\])"_s);
    return QDir::isAbsolutePath(path) || windowsPath.match(path).hasMatch();
}

} // namespace

QString describe(RuleForm form)
{
    return RuleWords::tr(entryOf(RuleWords::all, form));
}

bool matchesRule(RuleForm form, const QString &value)
{
    static const QRegularExpression id(u"^[^\\s/\\\\]{1,200}\\z"_s);
    switch (form) {
    case RuleForm::Flag:
        return isOneOf(value, {"true"_L1, "false"_L1});
    case RuleForm::LockMinutes:
        return numberIn(value, setting::lockMinutes.limits.least, setting::lockMinutes.limits.most).has_value();
    case RuleForm::Tools:
        return isOneOf(value, {setting::toolChoices[0].word, setting::toolChoices[1].word});
    case RuleForm::Forward:
        return isOneOf(value, {"journal"_L1, "none"_L1});
    case RuleForm::CallerFacts:
        return areCallerFacts(value);
    case RuleForm::FilePath:
        return isAbsolute(value);
    case RuleForm::Name:
        return !value.isEmpty() && value.size() <= maxNameLength && value == value.simplified();
    case RuleForm::Notice:
        return parseNotice(value).has_value();
    case RuleForm::Id:
        return id.match(value).hasMatch() && value != "local"_L1; // see ConnectionRegistry::localId
    case RuleForm::Text:
        return !value.isEmpty();
    case RuleForm::Environment:
        return isOneOf(value, {"sandbox"_L1, "production"_L1, "other"_L1, "local"_L1});
    case RuleForm::Url:
        return parseServiceUrl(value).ok();
    case RuleForm::Scheme:
        return isOneOf(value, {"key"_L1, "bearer"_L1});
    case RuleForm::Header:
        return isUsableHeaderName(value);
    case RuleForm::Proxy:
        return isOneOf(value, {"system"_L1, "none"_L1}) || parseProxyAddress(value);
    case RuleForm::ProxyUser:
        return !value.isEmpty() && isUsableProxyUser(value);
    case RuleForm::Timeout:
        return numberIn(value, int(NetworkSettings::minTimeout.count()), int(NetworkSettings::maxTimeout.count()))
            .has_value();
    case RuleForm::TicketPattern:
        return TicketPattern::parse(value).has_value();
    case RuleForm::TicketAddress:
        return TicketAddress::parse(value).has_value();
    case RuleForm::Count:
        return numberIn(value, 0, maxConnections).has_value();
    }
    Q_UNREACHABLE();
}

std::span<const RuleKey> policyKeys()
{
    static constexpr RuleKey keys[] = {
        {"productionReadOnly"_L1, RuleForm::Flag},
        {"ownConnections"_L1, RuleForm::Flag},
        {"lockMinutes"_L1, RuleForm::LockMinutes},
        {"tools"_L1, RuleForm::Tools},
        {"exports"_L1, RuleForm::Flag},
        {"auditDetails"_L1, RuleForm::Flag},
        {"auditForward"_L1, RuleForm::Forward},
        {"auditRequired"_L1, RuleForm::Flag},
        {"requireTicket"_L1, RuleForm::Flag},
        {"scripts"_L1, RuleForm::Flag},
        {"verifyCaller"_L1, RuleForm::Flag},
        {"callerFacts"_L1, RuleForm::CallerFacts},
        {"updateNotice"_L1, RuleForm::Flag},
        {"notifications"_L1, RuleForm::Flag},
        {"values"_L1, RuleForm::FilePath},
        {"replaceValues"_L1, RuleForm::Flag},
        {"ticketPattern"_L1, RuleForm::TicketPattern},
        {"ticketAddress"_L1, RuleForm::TicketAddress},
        {"replies"_L1, RuleForm::FilePath},
    };
    return keys;
}

std::span<const RuleKey> connectionKeys()
{
    static constexpr RuleKey keys[] = {
        {"id"_L1, RuleForm::Id},
        {"name"_L1, RuleForm::Text},
        {"environment"_L1, RuleForm::Environment},
        {"url"_L1, RuleForm::Url},
        {"scheme"_L1, RuleForm::Scheme},
        {"header"_L1, RuleForm::Header},
        {"authUrl"_L1, RuleForm::Url},
        {"clientId"_L1, RuleForm::Text},
        {"audience"_L1, RuleForm::Text},
        {"readOnly"_L1, RuleForm::Flag},
        {"asksBeforeWrites"_L1, RuleForm::Flag},
        {"proxy"_L1, RuleForm::Proxy},
        {"proxyUser"_L1, RuleForm::ProxyUser},
        {"authorityFile"_L1, RuleForm::FilePath},
        {"clientCertificate"_L1, RuleForm::FilePath},
        {"timeout"_L1, RuleForm::Timeout},
    };
    return keys;
}

std::optional<RuleForm> formOf(std::span<const RuleKey> keys, const QString &name)
{
    const auto at = std::ranges::find_if(keys, [&](const RuleKey &key) { return name == key.name; });
    return at == keys.end() ? std::nullopt : std::optional(at->form);
}

} // namespace labdesk
