// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"

#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// What is known of one connection.
enum class SourceState {
    Working,
    SignIn,
    TeamCredentials,
    Permission,   ///< the user did not grant all that is required
    NotDelivered, ///< the service gets no updates, or fails to read them
    UnknownError,
    ErrorUntyped,
    UnknownStatus,
    StatusUnreported,
    NotRead,  ///< the list that would say is not there, or not whole
    Unlisted, ///< it stands in the user, and in the list of connected providers it doesn't
};

enum class KindSupply { Yes, No, Unknown };

/// A source of a user, joined from the lists that name it. Pointers into the facts.
struct SeenSource
{
    NoDataSource id = {};
    const ConnectedProvider *connection = nullptr; ///< field notes, operation 5
    const ConnectedSource *listed = nullptr;       ///< contract 2.2
    const Provider *offer = nullptr;               ///< contract 2.5
    SourceFacts facts = {};
    SourceState state = SourceState::NotRead;

    const ResourceAvailability *resource(const QString &kind) const;
    KindSupply supplyOf(const QString &kind) const;
    std::optional<Timestamp> connectedOn() const; ///< the newest that one of the lists gives
};

bool isDenied(const ResourceAvailability &resource); ///< the user did not grant a permission that it needs

/// The facts as the rules look at them.
struct SourcesInQuestion
{
    SourcesInQuestion(const NoDataQuestion &asked, const NoDataFacts &facts);

    const NoDataQuestion &asked;
    const NoDataFacts &facts;
    const User *user = nullptr;
    bool hasOwnList = false;  ///< the user says which sources there are
    bool hasListRead = false; ///< of connected providers
    bool isListWhole = false;
    const Provider *askedOffer = nullptr; ///< of the catalog
    bool isCatalogWhole = false;
    std::vector<SeenSource> all;     ///< of the user
    std::vector<SeenSource> counted; ///< those that could supply what is asked for

    std::vector<NoDataSource> working() const; ///< that deliver what is asked for, whichever source that is about
    NoDataSource askedSource() const;

private:
    void joinLists(const std::vector<ConnectedProvider> *connections, const std::vector<Provider> *catalog);
    void choose();
};

} // namespace labdesk
