// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace labdesk::service {

/// The clearinghouses of the contract, which route claims to payors (4.4).
const QStringList &clearinghouses();
/// Those that services have beside them today.
const QStringList &otherClearinghouses();

struct BusinessAddress
{
    QString firstLine;
    std::optional<QString> secondLine;
    QString city, state, zip, country = QStringLiteral("US");
    std::optional<QString> accessNotes = {};
};

class JsonWriter;

/// Writes the ZIP under both names that deployments use.
void writeAddress(JsonWriter &out, const BusinessAddress &address);

/// Section 2.8 of the contract.
struct Payor
{
    QString code;
    QString name;
    QStringList aliases;
    BusinessAddress address;
    QString source;                  ///< "platform", "team", or another slug
    std::map<QString, QString> idAt; ///< clearinghouse, payor id there
};

Payor payorFromBody(const QByteArray &body); ///< as the service has made it; without the clearinghouses

/// Text as it is searched: case, accents and runs of spaces do not count.
QString foldedForSearch(const QString &text);

struct PayorSearch
{
    QString name; ///< empty: any
    std::optional<QString> clearinghouse;
    std::optional<QString> payorId;
};

class PayorStore
{
public:
    PayorStore(const Database &database, qint64 teamSeq);

    void add(const Payor &payor); ///< the team's own unless its source is the platform, which is for everybody

    /// Whether any payor has an ID at this clearinghouse.
    bool hasIdsAt(const QString &clearinghouse);

    /// Bodies: names and aliases that begin with the text first, then words that do, then the rest, each by name.
    std::vector<QByteArray> search(const PayorSearch &search);

private:
    qint64 m_teamSeq;
    Statement m_add, m_addId, m_search, m_anyIdAt;
};

} // namespace labdesk::service
