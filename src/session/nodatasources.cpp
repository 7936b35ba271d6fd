// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nodatasources.h"

#include "domain/knownvalues.h"

#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// What an error_type means for whoever is to help. Those of the field notes, and beside them only words that can mean
/// nothing else: no word is guessed.
constexpr std::pair<QLatin1StringView, SourceState> errorStates[] = {
    {"token_refresh_failed"_L1, SourceState::SignIn},
    {"deregistered_per_provider"_L1, SourceState::SignIn},
    {"user_not_found"_L1, SourceState::SignIn},
    {"provider_password_expired"_L1, SourceState::SignIn},
    {"token_expired"_L1, SourceState::SignIn},
    {"token_revoked"_L1, SourceState::SignIn},
    {"access_revoked"_L1, SourceState::SignIn},
    {"required_scopes_not_granted"_L1, SourceState::Permission},
    {"provider_credential_error"_L1, SourceState::WhoseCredentials},
    {"webhook_registration_failed"_L1, SourceState::NotDelivered},
    {"webhook_failed"_L1, SourceState::NotDelivered},
    {"sync_failed"_L1, SourceState::NotDelivered},
    {"sync_failure"_L1, SourceState::NotDelivered},
    {"sync_error"_L1, SourceState::NotDelivered},
};

/// Whose credentials a provider rejects: with OAuth the team has an application there, else the user has an account.
constexpr std::pair<QLatin1StringView, SourceState> credentialStates[] = {
    {"oauth"_L1, SourceState::TeamCredentials},
    {"team_oauth"_L1, SourceState::TeamCredentials},
    {"password"_L1, SourceState::SignIn},
    {"email"_L1, SourceState::SignIn},
};

template <size_t Size>
SourceState stateNamed(const std::pair<QLatin1StringView, SourceState> (&rows)[Size], const QString &word,
                       SourceState otherwise)
{
    const auto *at = std::ranges::find_if(rows, [&](const auto &row) { return comparedWord(word) == row.first; });
    return at == std::end(rows) ? otherwise : at->second;
}

SourceState stateOfFault(const ConnectionFault &fault, const Provider *offer)
{
    if (comparedWord(fault.type).isEmpty())
        return SourceState::ErrorUntyped;
    const SourceState state = stateNamed(errorStates, fault.type, SourceState::UnknownError);
    if (state != SourceState::WhoseCredentials || !offer)
        return state;
    return stateNamed(credentialStates, offer->authType, SourceState::WhoseCredentials);
}

/// Whether it was connected anew after the error.
bool isOver(const ConnectionFault &fault, const ConnectedProvider &connection)
{
    return fault.erroredAt && connection.createdOn && fault.erroredAt->utc.isValid()
        && connection.createdOn->utc.isValid() && fault.erroredAt->utc < connection.createdOn->utc;
}

SourceState stateOfConnection(const ConnectedProvider &connection, const Provider *offer)
{
    const QString status = comparedWord(connection.status);
    if (status == u"connected") // what stands beside it is over
        return SourceState::Working;
    const bool isError = status == u"error";
    if (connection.fault && (isError || !isOver(*connection.fault, connection)))
        return stateOfFault(*connection.fault, offer);
    if (isError)
        return SourceState::ErrorUntyped;
    if (!status.isEmpty())
        return SourceState::UnknownStatus;
    return std::ranges::any_of(connection.resources, isPermitted) ? SourceState::Working
                                                                  : SourceState::StatusUnreported;
}

template <class List> auto withSlug(const List &list, const QString &slug)
{
    const auto at = std::ranges::find_if(list, [&](const auto &entry) { return isSameWord(entry.slug, slug); });
    return at == list.end() ? nullptr : &*at;
}

QString firstGiven(std::initializer_list<QString> names, const QString &slug)
{
    const auto *at = std::ranges::find_if(names, [&](const QString &name) { return !name.isEmpty() && name != slug; });
    return at == names.end() ? known::nameOf(known::List::Providers, slug) : *at;
}

/// An entry that reports an error while another one of the same source is connected was replaced by that.
bool isReplaced(const ConnectedProvider &connection, const std::vector<ConnectedProvider> &all)
{
    if (comparedWord(connection.status) == u"connected")
        return false;
    return std::ranges::any_of(all, [&](const ConnectedProvider &other) {
        return isSameWord(other.slug, connection.slug) && comparedWord(other.status) == u"connected";
    });
}

/// Whether the user was read with the list of sources; the decoder takes one without it.
bool namesSources(const Ready<User> &ready)
{
    static const QStringList unnamed{u"connected_sources"_s, u"connected_sources[]"_s, u"connected_sources[].source"_s};
    return std::ranges::none_of(ready.drift, [](const QString &path) { return unnamed.contains(path); });
}

/// Whether it delivers what is asked for, as far as the lists tell.
bool delivers(const SeenSource &source, const QString &kind)
{
    if (source.state != SourceState::Working)
        return false;
    if (kind.isEmpty())
        return true;
    const ResourceAvailability *entry = source.resource(kind);
    return source.supplyOf(kind) != KindSupply::No && (!entry || isPermitted(*entry));
}

} // namespace

QString comparedWord(const QString &word)
{
    return word.trimmed().toLower();
}

bool isSameWord(const QString &a, const QString &b)
{
    return comparedWord(a) == comparedWord(b);
}

bool isPermitted(const ResourceAvailability &resource)
{
    return comparedWord(resource.status) == u"available";
}

bool isDenied(const ResourceAvailability &resource)
{
    return !isPermitted(resource) && resource.scopes
        && !(resource.scopes->deniedRequired.isEmpty() && resource.scopes->deniedOptional.isEmpty());
}

const ResourceAvailability *SeenSource::resource(const QString &kind) const
{
    if (!connection)
        return nullptr;
    const auto at = std::ranges::find_if(
        connection->resources, [&](const ResourceAvailability &entry) { return isSameWord(entry.resource, kind); });
    return at == connection->resources.end() ? nullptr : &*at;
}

/// What the connection delivers counts more than a catalog that doesn't have it.
KindSupply SeenSource::supplyOf(const QString &kind) const
{
    const ResourceAvailability *entry = resource(kind);
    if (entry && isPermitted(*entry))
        return KindSupply::Yes;
    if (offer && !offer->supportedResources.isEmpty())
        return std::ranges::any_of(offer->supportedResources, [&](const QString &has) { return isSameWord(has, kind); })
            ? KindSupply::Yes
            : KindSupply::No;
    return entry && isDenied(*entry) ? KindSupply::Yes : KindSupply::Unknown;
}

std::optional<Timestamp> SeenSource::connectedOn() const
{
    std::optional<Timestamp> newest;
    if (connection && connection->createdOn && connection->createdOn->utc.isValid())
        newest = connection->createdOn;
    if (listed && listed->createdOn.utc.isValid() && (!newest || listed->createdOn.utc > newest->utc))
        newest = listed->createdOn;
    return newest;
}

SourcesInQuestion::SourcesInQuestion(const NoDataQuestion &question, const NoDataFacts &known)
    : asked(question), facts(known)
{
    if (const auto *ready = readyIn(facts.user)) {
        user = &ready->value;
        hasOwnList = namesSources(*ready);
    }
    const auto *list = readyIn(facts.providers);
    hasListRead = list != nullptr;
    isListWhole = list && list->undecodable.count == 0;
    const auto *catalog = readyIn(facts.catalog);
    isCatalogWhole = catalog && catalog->undecodable.count == 0;
    if (catalog && !asked.source.isEmpty())
        askedOffer = withSlug(catalog->value, asked.source);
    joinLists(list ? &list->value : nullptr, catalog ? &catalog->value : nullptr);
    choose();
}

void SourcesInQuestion::joinLists(const std::vector<ConnectedProvider> *connections,
                                  const std::vector<Provider> *catalog)
{
    const auto add = [&](const QString &slug, const ConnectedProvider *connection, const ConnectedSource *listed) {
        SeenSource source;
        source.connection = connection;
        source.listed = listed;
        source.offer = catalog ? withSlug(*catalog, slug) : nullptr;
        source.id = {slug,
                     firstGiven({connection ? connection->name : QString(), listed ? listed->name : QString(),
                                 source.offer ? source.offer->name : QString()},
                                slug)};
        source.facts = facts.factsOf ? facts.factsOf(slug) : SourceFacts{isPhoneSdkSource(slug)};
        source.state = connection ? stateOfConnection(*connection, source.offer)
            : isListWhole         ? SourceState::Unlisted
                                  : SourceState::NotRead;
        all.push_back(std::move(source));
    };
    if (connections)
        for (const ConnectedProvider &connection : *connections)
            if (!isReplaced(connection, *connections))
                add(connection.slug, &connection, user ? withSlug(user->sources, connection.slug) : nullptr);
    if (user)
        for (const ConnectedSource &listed : user->sources)
            if (!connections || !withSlug(*connections, listed.slug))
                add(listed.slug, nullptr, &listed);
}

/// Of several sources those count that could supply what is asked for. One that a phone connects and only the user
/// still lists says nothing (field notes, operation 7).
void SourcesInQuestion::choose()
{
    for (const SeenSource &source : all) {
        const bool isAsked = asked.source.isEmpty() || isSameWord(source.id.slug, asked.source);
        if (isAsked && !(source.state == SourceState::Unlisted && source.facts.isPhoneSdk))
            counted.push_back(source);
    }
    if (asked.kind.isEmpty() || !asked.source.isEmpty())
        return;
    for (const KindSupply supply : {KindSupply::Yes, KindSupply::Unknown}) {
        std::vector<SeenSource> chosen;
        std::ranges::copy_if(counted, std::back_inserter(chosen),
                             [&](const SeenSource &source) { return source.supplyOf(asked.kind) == supply; });
        if (!chosen.empty()) {
            counted = std::move(chosen);
            return;
        }
    }
    if (hasListRead && !isListWhole) // what could supply it may be among those that couldn't be read
        counted.clear();
}

std::vector<NoDataSource> SourcesInQuestion::working() const
{
    std::vector<NoDataSource> found;
    for (const SeenSource &source : all)
        if (delivers(source, asked.kind))
            found.push_back(source.id);
    return found;
}

NoDataSource SourcesInQuestion::askedSource() const
{
    for (const SeenSource &source : all)
        if (isSameWord(source.id.slug, asked.source))
            return source.id;
    return {asked.source, firstGiven({askedOffer ? askedOffer->name : QString()}, asked.source)};
}

} // namespace labdesk
