// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// An insurance payor (contract 2.8).
struct Payor
{
    QString code; ///< sent as `payor_code` or as `code`
    QString name;
    QStringList aliases; ///< duplicates removed, order kept
    Address address;
    QString source;             ///< "platform", "team", or any other; empty if absent
    bool codeNamedCode = false; ///< the deployment calls the field `code`
    friend bool operator==(const Payor &, const Payor &) = default;
};

/// What to search for; empty parts are not sent (contract 4.4).
struct PayorQuery
{
    QString insuranceName;
    QString clearinghouse; ///< sent as `provider`
    QString providerPayorId;
    bool isEmpty() const { return insuranceName.isEmpty() && clearinghouse.isEmpty() && providerPayorId.isEmpty(); }
    friend bool operator==(const PayorQuery &, const PayorQuery &) = default;
};

/// A response with more is rejected; no service has this many.
constexpr size_t maxPayors = 100'000;

} // namespace labdesk
