// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nodatasources.h"

#include "domain/errorphrases.h"
#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "domain/serviceword.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// A state and its evidence.
struct StateWithEvidence
{
    SourceState state = SourceState::Working;
    QString word = {};
    std::optional<Timestamp> moment = {};
};

/// The state that a status, a type of error, or a message describes.
SourceState stateDescribedBy(const QString &text)
{
    const known::Value *error = known::findError(text);
    switch (error ? error->meaning : known::ErrorMeaning::Unknown) {
    case known::ErrorMeaning::Unknown:
        return SourceState::UnknownError;
    case known::ErrorMeaning::SignIn:
        return SourceState::SignIn;
    case known::ErrorMeaning::Permission:
        return SourceState::Permission;
    case known::ErrorMeaning::Credentials:
        return SourceState::TeamCredentials;
    case known::ErrorMeaning::Updates:
        return SourceState::NotUpdating;
    }
    Q_UNREACHABLE();
}

/// The first plain word of a message that describes the same state by itself, otherwise the type. Messages can contain
/// names and secrets; error codes don't.
QString evidenceIn(const ConnectionFault &fault, SourceState state)
{
    static const QRegularExpression between(u"[^A-Za-z0-9_-]+"_s);
    for (const QString &word : fault.message.split(between, Qt::SkipEmptyParts))
        if (isPlainWord(word) && !errorTypeDescribedBy(word).isEmpty() && stateDescribedBy(word) == state)
            return word;
    return fault.type;
}

/// The message counts only if the type says nothing.
StateWithEvidence stateOfFault(const ConnectionFault &fault)
{
    const SourceState ofType = stateDescribedBy(fault.type);
    if (ofType != SourceState::UnknownError)
        return {ofType, fault.type, fault.erroredAt};
    const SourceState ofMessage = stateDescribedBy(fault.message);
    if (ofMessage != SourceState::UnknownError)
        return {ofMessage, evidenceIn(fault, ofMessage), fault.erroredAt};
    const bool hasType = !comparedWord(fault.type).isEmpty();
    return {hasType ? SourceState::UnknownError : SourceState::ErrorUntyped, fault.type, fault.erroredAt};
}

/// Whether the source was reconnected after the error.
bool isOver(const ConnectionFault &fault, const ConnectedProvider &connection)
{
    return fault.erroredAt && connection.createdOn && fault.erroredAt->utc.isValid()
        && connection.createdOn->utc.isValid() && fault.erroredAt->utc < connection.createdOn->utc;
}

StateWithEvidence stateOfConnection(const ConnectedProvider &connection)
{
    if (connection.isConnected())
        return {};
    const bool isError = isSameWord(connection.status, u"error");
    const bool hasFault = connection.fault && (isError || !isOver(*connection.fault, connection));
    const StateWithEvidence ofFault
        = hasFault ? stateOfFault(*connection.fault) : StateWithEvidence{SourceState::ErrorUntyped};
    if (ofFault.state != SourceState::UnknownError && ofFault.state != SourceState::ErrorUntyped)
        return ofFault;
    if (const SourceState ofStatus = stateDescribedBy(connection.status); ofStatus != SourceState::UnknownError)
        return {ofStatus, connection.status};
    if (hasFault || isError)
        return ofFault;
    if (!comparedWord(connection.status).isEmpty())
        return {SourceState::UnknownStatus, connection.status};
    const bool hasData = std::ranges::any_of(connection.resources, &ResourceAvailability::isAvailable);
    return {hasData ? SourceState::Working : SourceState::StatusUnreported};
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

/// Whether the user's record had its list of sources, which the decoder doesn't require.
bool namesSources(const Ready<User> &ready)
{
    static const QStringList unnamed{u"connected_sources"_s, u"connected_sources[]"_s, u"connected_sources[].source"_s};
    return std::ranges::none_of(ready.drift, [](const QString &path) { return unnamed.contains(path); });
}

/// Whether a source delivers the requested kind, as far as the lists show.
bool delivers(const SeenSource &source, const QString &kind)
{
    if (source.state != SourceState::Working)
        return false;
    if (kind.isEmpty())
        return true;
    const ResourceAvailability *entry = source.resource(kind);
    return source.supplyOf(kind) != KindSupply::No && (!entry || entry->isAvailable());
}

} // namespace

bool isDenied(const ResourceAvailability &resource)
{
    return !resource.isAvailable() && resource.scopes
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

/// What the connection delivers takes precedence over the catalog.
KindSupply SeenSource::supplyOf(const QString &kind) const
{
    const ResourceAvailability *entry = resource(kind);
    if (entry && entry->isAvailable())
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
        hasSourcesInRecord = namesSources(*ready);
    }
    const auto *list = readyIn(facts.providers);
    isConnectionListRead = list != nullptr;
    isListWhole = list && list->undecodable.isWhole();
    const auto *catalog = readyIn(facts.catalog);
    isCatalogWhole = catalog && catalog->undecodable.isWhole();
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
        if (connection) {
            const StateWithEvidence found = stateOfConnection(*connection);
            std::tie(source.state, source.word, source.moment) = std::tie(found.state, found.word, found.moment);
        } else {
            source.state = isListWhole ? SourceState::Unlisted : SourceState::NotRead;
        }
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

/// Selects the sources that could supply the requested kind. A phone source that only the user's record still lists is
/// ignored (field notes, operation 7).
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
    if (isConnectionListRead && !isListWhole) // a source that could supply it may be among the unreadable entries
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
