// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "store/userquery.h"

#include <QLatin1StringView>

#include <array>
#include <optional>
#include <span>

namespace labdesk {

/// A word with a meaning in a field, such as `none`. Several can mean the same.
struct UserQueryKeyword
{
    QLatin1StringView word;
    UserQuery::Term::Kind kind = UserQuery::Term::Kind::Part;
    /// Description of the term, in the context labdesk::UserFilterTerms; set in the first of a kind.
    const char *term = nullptr;
    bool isShown = true; ///< offered as a completion
};

/// A field of the filter language. How it is searched depends on the type of its column.
struct UserQueryFieldRow
{
    /// After the colon: a part or the whole value, a span of time, or only keywords.
    enum class Takes { Text, Moment, Keywords };

    UserQuery::Field field;
    Takes takes = Takes::Text;
    std::optional<UserColumn> column = {};            ///< empty if no column holds what it searches
    std::optional<UserColumn> alternativeColumn = {}; ///< an additional column whose values count
    /// The first one is shown; the others are names of the interface, and names that users may try.
    std::array<QLatin1StringView, 6> names = {};
    std::array<UserQueryKeyword, 5> keywords = {};
    const char *meaning = nullptr; ///< shown next to its name in completions; in the context labdesk::UserFilterEdit
    struct
    {
        const char *text = nullptr;
        const char *comment = nullptr;
    } value = {}; ///< description of a whole value, in the context labdesk::UserFilterTerms
    struct Example
    {
        const char *typed = nullptr;
        const char *description = nullptr; ///< in the context labdesk::UserFilterHelp
    };
    std::array<Example, 3> examples = {};

    constexpr std::span<const UserQueryKeyword> shortcuts() const
    {
        return {keywords.begin(), std::ranges::find_if(keywords, [](const auto &one) { return one.word.isEmpty(); })};
    }
    QString name() const { return names[0].isEmpty() ? QString() : names[0] + u':'; } ///< `src:`
};

/// In the order in which completions are offered.
inline constexpr std::array userQueryFields = [] {
    using namespace Qt::StringLiterals;
    using Field = UserQuery::Field;
    using Kind = UserQuery::Term::Kind;
    using Takes = UserQueryFieldRow::Takes;
    return std::array{
        UserQueryFieldRow{.field = Field::Any},
        UserQueryFieldRow{
            .field = Field::Source,
            .column = UserColumn::Sources,
            .names = {"src"_L1, "source"_L1, "sources"_L1, "provider"_L1, "slug"_L1},
            .keywords = {{{"any"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Any source")},
                          {"none"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No source")}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "a source, or none"),
            .value = {QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Source: %1")},
            .examples = {{{"src:oura", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "connected to this source")},
                          {"src:none", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "no source connected")}}}},
        UserQueryFieldRow{
            .field = Field::Zone,
            .column = UserColumn::Zone,
            .names = {"tz"_L1, "zone"_L1, "timezone"_L1, "time_zone"_L1},
            .keywords = {{{"any"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Any time zone")},
                          {"none"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No time zone")}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "a time zone, or none"),
            .value = {QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Time zone: %1")},
            .examples = {{{"tz:phoenix", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "in this time zone")},
                          {"tz:none", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "no time zone")}}}},
        UserQueryFieldRow{
            .field = Field::Created,
            .takes = Takes::Moment,
            .column = UserColumn::Created,
            .names = {"created"_L1, "created_on"_L1},
            .keywords = {{{"any"_L1, Kind::AnyValue, nullptr, false},
                          {"none"_L1, Kind::None,
                           QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Unreadable creation date"), false}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "when the user was created"),
            .value = {QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Created: %1")},
            .examples
            = {{{"created:7d",
                 QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "created in the last 7 days (also 4w, 6m, 1y)")},
                {"created:2026-03",
                 QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "created that month (or day, or year)")},
                {"created:>2026-01-01", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "created after that day")}}}},
        UserQueryFieldRow{
            .field = Field::Connected,
            .takes = Takes::Moment,
            .column = UserColumn::NewestConnection,
            .names = {"connected"_L1, "connected_on"_L1},
            .keywords
            = {{{"any"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Any source connection date")},
                {"none"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No source connection date")}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "when the user last connected a source"),
            .value = {QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Connected: %1")},
            .examples = {{{"connected:7d",
                           QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "connected a source in the last 7 days")}}}},
        UserQueryFieldRow{
            .field = Field::Client,
            .column = UserColumn::ClientId,
            .names = {"client"_L1, "client_id"_L1, "clientid"_L1, "client_user_id"_L1},
            .keywords = {{{"any"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Any client ID")},
                          {"none"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No client ID")}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "part of the client ID"),
            .value = {QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Client ID: %1")}},
        UserQueryFieldRow{.field = Field::Id,
                          .column = UserColumn::Id,
                          .names = {"id"_L1, "user"_L1, "user_id"_L1, "userid"_L1},
                          .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "part of the user ID")},
        UserQueryFieldRow{
            .field = Field::Birth,
            .takes = Takes::Keywords,
            .column = UserColumn::BirthDate,
            .names = {"birth"_L1, "birthdate"_L1, "birth_date"_L1},
            .keywords = {{{"set"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Birth date set")},
                          {"any"_L1, Kind::AnyValue, nullptr, false},
                          {"yes"_L1, Kind::AnyValue, nullptr, false},
                          {"none"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No birth date")},
                          {"no"_L1, Kind::None, nullptr, false}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "whether a birth date is set"),
            .examples = {{{"birth:none", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "no birth date")}}}},
        UserQueryFieldRow{
            .field = Field::Ingestion,
            .takes = Takes::Keywords,
            .column = UserColumn::IngestionEnd,
            .alternativeColumn = UserColumn::IngestionStart,
            .names = {"ingest"_L1, "ingestion"_L1},
            .keywords
            = {{{"ended"_L1, Kind::Ended, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Data collection ended")},
                {"bounded"_L1, Kind::Bounded,
                 QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Data collection dates set")},
                {"any"_L1, Kind::Bounded, nullptr, false},
                {"none"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No data collection dates")}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "whether data collection has an end date"),
            .examples = {{{"ingest:ended", QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "data collection ended")}}}},
        UserQueryFieldRow{
            .field = Field::PersonalData,
            .takes = Takes::Keywords,
            .names = {"pii"_L1},
            .keywords
            = {{{"yes"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Personal data in ID")},
                {"any"_L1, Kind::AnyValue, nullptr, false},
                {"no"_L1, Kind::None, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No personal data in ID")},
                {"none"_L1, Kind::None, nullptr, false}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "client IDs with personal data"),
            .examples = {{{"pii:yes",
                           QT_TRANSLATE_NOOP("labdesk::UserFilterHelp",
                                             "client ID looks like an email address or phone number")}}}},
        UserQueryFieldRow{
            .field = Field::Trouble,
            .names = {"trouble"_L1},
            .keywords = {{{"yes"_L1, Kind::AnyValue, QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "Needs attention")},
                          {"any"_L1, Kind::AnyValue, nullptr, false},
                          {"no"_L1, Kind::None,
                           QT_TRANSLATE_NOOP("labdesk::UserFilterTerms", "No source known to need attention")},
                          {"none"_L1, Kind::None, nullptr, false}}},
            .meaning = QT_TRANSLATE_NOOP("labdesk::UserFilterEdit", "sources that needed attention in this session"),
            .value = QT_TRANSLATE_NOOP3("labdesk::UserFilterTerms", "Needs attention: %1", "a source, or its error"),
            .examples
            = {{{"trouble:yes",
                 QT_TRANSLATE_NOOP("labdesk::UserFilterHelp", "a source that needed attention in this session")}}}},
    };
}();
static_assert([] {
    for (size_t at = 0; at < userQueryFields.size(); ++at)
        if (userQueryFields[at].field != UserQuery::Field(at))
            return false;
    return true;
}());

constexpr const UserQueryFieldRow &fieldRow(UserQuery::Field field)
{
    return userQueryFields[size_t(field)];
}

} // namespace labdesk
