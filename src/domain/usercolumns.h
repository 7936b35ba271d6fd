// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"
#include "domain/userfields.h"

#include <QString>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace labdesk {

/// The columns of the list of users, in the order of the table below.
enum class UserColumn {
    ClientId,
    Id,
    Created,
    Sources,
    Zone,
    BirthDate,
    IngestionStart,
    IngestionEnd,
    ZoneSetBy,
    NewestConnection
};

/// The type of a column. Reading, sorting, cells, files, and the filter switch on the type, never on a single column.
/// Not all of these switches name every type: for a new one, search for `ColumnType::`.
enum class ColumnType {
    ClientId,   ///< any text; the filter finds parts of it
    Id,         ///< from the service, mostly a UUID
    Moment,     ///< most users have one; also what is computed from it and the current time
    Sources,    ///< a list of sources
    Word,       ///< a text that many users share
    Flag,       ///< whether there is a value
    RareMoment, ///< a time that few users have, as received
};

/// The properties of a column.
struct UserColumnRow
{
    UserColumn column;
    ColumnType type;
    const char *json = nullptr; ///< its member in a user's JSON (contract 2.1); null: part of another one
    const char *title;          ///< in the context labdesk::UserTableModel
    double width;               ///< for a 13 px font
    const char *word;           ///< in saved views; of one column only, and never changed
    bool isHidden = false;      ///< by default
    std::string_view UserFields::*text = nullptr; ///< for Moment, Word, and RareMoment
    FormattedTime UserFields::*moment = nullptr;  ///< for Moment
    bool UserFields::*flag = nullptr;             ///< for Flag
    QString (*name)(const QString &) = nullptr;   ///< for Word: the shown and sorted form
    /// The title of the group without a value, in the context labdesk::UserTableCells; null: the column can't be
    /// grouped.
    const char *ungroupedTitle = nullptr;
    struct
    {
        const char *key = nullptr;   ///< null: same as `json`
        const char *title = nullptr; ///< in the context labdesk::output; null: as in the list
    } file = {};
};

/// "Phoenix" for "America/Phoenix": the part of a zone that the table shows.
inline QString zonePlace(const QString &zone)
{
    return zone.section(u'/', -1).replace(u'_', u' ');
}

/// "Oura" for "oura", "Manual" for "manual": the origin of a value.
inline QString originName(const QString &slug)
{
    return slug.isEmpty() ? QString() : known::nameOf(known::List::Providers, slug);
}

inline constexpr std::array userColumns{
    UserColumnRow{.column = UserColumn::ClientId,
                  .type = ColumnType::ClientId,
                  .json = "client_user_id",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Client ID"),
                  .width = 152,
                  .word = "client"},
    UserColumnRow{.column = UserColumn::Id,
                  .type = ColumnType::Id,
                  .json = "user_id",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "User ID"),
                  .width = 86,
                  .word = "id"},
    UserColumnRow{.column = UserColumn::Created,
                  .type = ColumnType::Moment,
                  .json = "created_on",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Created"),
                  .width = 96,
                  .word = "created",
                  .text = &UserFields::createdOn,
                  .moment = &UserFields::created,
                  .ungroupedTitle = QT_TRANSLATE_NOOP("labdesk::UserTableCells", "Unreadable creation date")},
    UserColumnRow{.column = UserColumn::Sources,
                  .type = ColumnType::Sources,
                  .json = "connected_sources",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Sources"),
                  .width = 126,
                  .word = "sources",
                  .ungroupedTitle = QT_TRANSLATE_NOOP("labdesk::UserTableCells", "No source")},
    UserColumnRow{.column = UserColumn::Zone,
                  .type = ColumnType::Word,
                  .json = "fallback_time_zone",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Time zone"),
                  .width = 102,
                  .word = "zone",
                  .text = &UserFields::zone,
                  .name = &zonePlace,
                  .ungroupedTitle = QT_TRANSLATE_NOOP("labdesk::UserTableCells", "No time zone")},
    UserColumnRow{.column = UserColumn::BirthDate,
                  .type = ColumnType::Flag,
                  .json = "fallback_birth_date",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Birth date"),
                  .width = 96,
                  .word = "birth",
                  .isHidden = true,
                  .flag = &UserFields::hasBirthDate,
                  .file = {"has_birth_date", QT_TRANSLATE_NOOP("labdesk::output", "Birth date is set")}},
    UserColumnRow{.column = UserColumn::IngestionStart,
                  .type = ColumnType::RareMoment,
                  .json = "ingestion_start",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Data collection start"),
                  .width = 142,
                  .word = "start",
                  .isHidden = true,
                  .text = &UserFields::ingestionStart},
    UserColumnRow{.column = UserColumn::IngestionEnd,
                  .type = ColumnType::RareMoment,
                  .json = "ingestion_end",
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Data collection end"),
                  .width = 138,
                  .word = "end",
                  .isHidden = true,
                  .text = &UserFields::ingestionEnd},
    UserColumnRow{.column = UserColumn::ZoneSetBy,
                  .type = ColumnType::Word,
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Time zone set by"),
                  .width = 118,
                  .word = "zonesource",
                  .isHidden = true,
                  .text = &UserFields::zoneSource,
                  .name = &originName,
                  .file = {"fallback_time_zone_source"}},
    UserColumnRow{.column = UserColumn::NewestConnection,
                  .type = ColumnType::Moment,
                  .title = QT_TRANSLATE_NOOP("labdesk::UserTableModel", "Source last connected"),
                  .width = 160,
                  .word = "connected",
                  .isHidden = true,
                  .text = &UserFields::newestConnection,
                  .moment = &UserFields::newest,
                  .file = {"newest_connection"}},
};
inline constexpr int userColumnCount = int(userColumns.size());
static_assert([] {
    for (size_t at = 0; at < userColumns.size(); ++at)
        if (userColumns[at].column != UserColumn(at))
            return false;
    return true;
}());

constexpr const UserColumnRow &columnRow(UserColumn column)
{
    return userColumns[size_t(column)];
}

constexpr size_t countOfType(ColumnType type)
{
    return size_t(std::ranges::count(userColumns, type, &UserColumnRow::type));
}

/// For each column, its index among the columns of the same type.
inline constexpr std::array placesByColumn = [] {
    std::array<quint8, userColumns.size()> places{};
    for (size_t at = 0; at < places.size(); ++at)
        for (size_t before = 0; before < at; ++before)
            places[at] = quint8(places[at] + (userColumns[before].type == userColumns[at].type ? 1 : 0));
    return places;
}();

/// Calls act(column) for each column as a std::integral_constant, so that its type is known at compile time.
template <class Act> constexpr void forEachUserColumn(Act act)
{
    [&act]<size_t... at>(std::index_sequence<at...>)
    {
        (act(std::integral_constant<UserColumn, UserColumn(at)>()), ...);
    }
    (std::make_index_sequence<userColumns.size()>());
}

} // namespace labdesk
