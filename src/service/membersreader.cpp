// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/membersreader.h"

#include "service/nearname.h"
#include "service/plainnumbers.h"
#include "service/providerinfo.h"
#include "service/requestfields.h"
#include "service/timestamps.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;
namespace dom = simdjson::dom;

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

void MembersReader::refuse(std::string_view name, const char *reason) const
{
    throw LineError((m_prefix + textOf(name)).toStdString() + ": " + reason);
}

void MembersReader::refuseUnknown(const std::vector<BulkMember> &known) const
{
    std::vector<std::string_view> seen;
    for (const dom::key_value_pair field : m_object) {
        const auto isIt = [&field](const BulkMember &each) { return field.key == each.name; };
        if (std::ranges::count(seen, field.key) > 0)
            refuse(field.key, "appears twice");
        if (std::ranges::none_of(known, isIt) && (field.key != "type" || !m_prefix.isEmpty()))
            refuseUnknownMember(textOf(field.key), known);
        seen.push_back(field.key);
    }
}

// The unknown name isn't reported, because it may be personal data.
void MembersReader::refuseUnknownMember(const QString &name, const std::vector<BulkMember> &known) const
{
    QStringList names;
    for (const BulkMember &each : known)
        names += textOf(each.name);
    const QString near = nearestName(name, names);
    const QString meant = near.isEmpty() ? QString() : u"; did you mean %1?"_s.arg(near);
    throw LineError((m_prefix + u"one of the members is unknown"_s + meant).toStdString());
}

QStringList MembersReader::names() const
{
    QStringList all;
    for (const dom::key_value_pair field : m_object)
        all += textOf(field.key);
    return all;
}

std::optional<dom::element> MembersReader::find(std::string_view name) const
{
    dom::element found;
    if (m_object.at_key(name).get(found) != simdjson::SUCCESS || found.is_null())
        return {};
    return found;
}

dom::element MembersReader::required(std::string_view name) const
{
    const auto found = find(name);
    if (!found)
        refuse(name, "is missing");
    return *found;
}

template <class Value> std::optional<Value> MembersReader::as(std::string_view name, const char *otherwise) const
{
    const auto found = find(name);
    if (!found)
        return {};
    Value value;
    if (found->get(value) != simdjson::SUCCESS)
        refuse(name, otherwise);
    return value;
}

template <class Value, class Parse>
std::optional<Value> MembersReader::numeric(std::string_view name, const char *otherwise, const Parse &parse) const
{
    const auto found = find(name);
    if (!found)
        return {};
    Value value{};
    if (found->get(value) == simdjson::SUCCESS)
        return value;
    std::string_view digits;
    const auto written = found->get(digits) == simdjson::SUCCESS ? parse(textOf(digits)) : std::nullopt;
    if (!written)
        refuse(name, otherwise);
    return *written;
}

std::optional<QString> MembersReader::text(std::string_view name) const
{
    const auto value = as<std::string_view>(name, "is not a string");
    return value ? std::optional(textOf(*value)) : std::nullopt;
}

QString MembersReader::requiredText(std::string_view name) const
{
    required(name);
    const auto value = text(name);
    if (value->isEmpty())
        refuse(name, "is empty");
    return *value;
}

std::optional<qint64> MembersReader::integer(std::string_view name) const
{
    return numeric<int64_t>(name, "is not a whole number", plainInteger);
}

std::optional<double> MembersReader::number(std::string_view name) const
{
    return numeric<double>(name, "is not a number", plainNumber);
}

bool MembersReader::boolean(std::string_view name) const
{
    const auto found = find(name);
    bool value = false;
    if (!found || found->get_bool().get(value) == simdjson::SUCCESS)
        return value;
    std::string_view text;
    const QString word = found->get_string().get(text) == simdjson::SUCCESS ? textOf(text).toLower() : QString();
    if (word != u"true" && word != u"false") // spreadsheets write TRUE
        refuse(name, "is neither true nor false");
    return word == u"true";
}

std::optional<QString> MembersReader::date(std::string_view name) const
{
    auto value = text(name);
    if (value && !isIsoDate(*value))
        refuse(name, "is not a date in the format YYYY-MM-DD");
    return value;
}

std::optional<qint64> MembersReader::time(std::string_view name) const
{
    const auto value = text(name);
    if (!value)
        return {};
    const auto seconds = secondsOf(*value);
    if (!seconds)
        refuse(name, "is not a time in the format 2026-03-12T16:14:00+00:00");
    return seconds;
}

std::optional<QString> MembersReader::uuid(std::string_view name) const
{
    auto value = text(name);
    if (value && !isUuid(*value))
        refuse(name, "is not a UUID");
    return value ? std::optional(value->toLower()) : value;
}

QString MembersReader::zip(std::string_view name) const
{
    const QString value = requiredText(name);
    if (!isZipCode(value))
        refuse(name, "is not a ZIP code of five digits");
    return value;
}

std::optional<dom::array> MembersReader::array(std::string_view name) const
{
    return as<dom::array>(name, "is not an array");
}

QStringList MembersReader::texts(std::string_view name) const
{
    QStringList all;
    const auto values = array(name);
    if (!values)
        return all;
    for (const dom::element value : *values) {
        std::string_view text;
        if (value.get_string().get(text) != simdjson::SUCCESS)
            refuse(name, "is not an array of strings");
        all += textOf(text);
    }
    return all;
}

QString MembersReader::slug(std::string_view name) const
{
    const QString value = requiredText(name);
    if (!isSlug(value))
        refuse(name, "is not a slug of a-z, 0-9, _ and -");
    return value;
}

std::optional<MembersReader> MembersReader::object(std::string_view name) const
{
    const auto value = as<dom::object>(name, "is not an object");
    return value ? std::optional(MembersReader(*value, m_prefix + textOf(name) + u'.')) : std::nullopt;
}

} // namespace labdesk::service
