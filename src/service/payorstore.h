// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/table.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace labdesk::service {

/// The clearinghouses of the contract, which route claims to payors (4.4).
const QStringList &clearinghouses();
/// Additional clearinghouses that services currently have.
const QStringList &otherClearinghouses();

struct BusinessAddress
{
    QString firstLine;
    std::optional<QString> secondLine;
    QString city, state, zip, country = QStringLiteral("US");
    std::optional<QString> accessNotes = {}; ///< services currently have them

    /// The ZIP has both member names that deployments use.
    static constexpr auto columns()
    {
        return std::tuple{
            column("first_line", &BusinessAddress::firstLine),
            column("second_line", &BusinessAddress::secondLine),
            column("city", &BusinessAddress::city),
            column("state", &BusinessAddress::state),
            column("zip", &BusinessAddress::zip).named("zip, zip_code"),
            column("country", &BusinessAddress::country),
            column("access_notes", &BusinessAddress::accessNotes).sparse(),
        };
    }
};

class JsonWriter;

void writeAddress(JsonWriter &out, const BusinessAddress &address);

/// Section 2.8 of the contract.
struct Payor
{
    QString code;
    QString name;
    QStringList aliases;
    BusinessAddress address;
    QString source = QStringLiteral("team"); ///< "platform", "team", or another slug
    std::map<QString, QString> idAt;         ///< payor ID by clearinghouse

    /// The members of a line, without the IDs.
    static constexpr auto columns()
    {
        return std::tuple{
            column("payor_code", &Payor::code, As::Required),
            column("name", &Payor::name, As::Required),
            column("aliases", &Payor::aliases),
            column("address", &Payor::address),
            column("source", &Payor::source, As::Slug),
        };
    }
};

Payor payorFromBody(const QByteArray &body); ///< `body` is from this service; doesn't read the clearinghouses

/// Normalizes text for searching: case, accents, and runs of spaces don't matter.
QString foldedForSearch(const QString &text);

struct PayorSearch
{
    QString name; ///< empty for any
    std::optional<QString> clearinghouse;
    std::optional<QString> payorId;
};

class PayorStore
{
public:
    PayorStore(const Database &database, qint64 teamSeq);

    void add(const Payor &payor); ///< for the team only, unless its source is "platform", which is for all teams

    /// Whether any payor that the team can see has an ID at this clearinghouse.
    bool hasIdsAt(const QString &clearinghouse);

    /// Returns bodies: first payors whose name or an alias begins with the text, then those with a word that does, then
    /// the rest, each sorted by name.
    std::vector<QByteArray> search(const PayorSearch &search);

private:
    qint64 m_teamSeq;
    Statement m_add, m_addId, m_search, m_hasIdsAt;
};

} // namespace labdesk::service
