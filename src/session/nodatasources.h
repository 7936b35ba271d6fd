// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"

#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// The state of a source, as far as it is known.
enum class SourceState {
    Working,
    SignIn,
    TeamCredentials,
    Permission,  ///< the user did not grant all required permissions
    NotUpdating, ///< the service gets no updates, or fails to read them
    UnknownError,
    ErrorUntyped,
    UnknownStatus,
    StatusUnreported,
    NotRead,  ///< the list of connected providers is missing or incomplete
    Unlisted, ///< in the user's record, but not among the connected providers
};

enum class KindSupply { Yes, No, Unknown };

/// A source of a user, joined from the lists that name it. The pointers refer to the facts.
struct SeenSource
{
    NoDataSource id = {};
    const ConnectedProvider *connection = nullptr; ///< field notes, operation 5
    const ConnectedSource *listed = nullptr;       ///< contract 2.2
    const Provider *offer = nullptr;               ///< contract 2.5
    SourceFacts facts = {};
    SourceState state = SourceState::NotRead;
    QString word = {}; ///< the word that the state of a connection is based on, as the service sent it
    std::optional<Timestamp> moment = {};

    const ResourceAvailability *resource(const QString &kind) const;
    KindSupply supplyOf(const QString &kind) const;
    std::optional<Timestamp> connectedOn() const; ///< the newest date in the lists
};

/// It is unavailable, and the user didn't grant all permissions, required or optional.
bool isDenied(const ResourceAvailability &resource);

/// The facts, prepared for the rules.
struct SourcesInQuestion
{
    SourcesInQuestion(const NoDataQuestion &asked, const NoDataFacts &facts);

    const NoDataQuestion &asked;
    const NoDataFacts &facts;
    const User *user = nullptr;
    bool hasSourcesInRecord = false;   ///< the user's record lists its sources
    bool isConnectionListRead = false; ///< of connected providers
    bool isListWhole = false;
    const Provider *askedOffer = nullptr; ///< from the catalog
    bool isCatalogWhole = false;
    std::vector<SeenSource> all;     ///< of the user
    std::vector<SeenSource> counted; ///< those that could supply the requested kind

    /// All that deliver the requested kind, whichever source was asked about.
    std::vector<NoDataSource> working() const;
    NoDataSource askedSource() const;

private:
    void joinLists(const std::vector<ConnectedProvider> *connections, const std::vector<Provider> *catalog);
    void choose();
};

} // namespace labdesk
