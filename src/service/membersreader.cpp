// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/membersreader.h"

#include "service/timestamps.h"

#include <QRegularExpression>

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
    throw LineRefused((m_prefix + textOf(name)).toStdString() + ": " + reason);
}

void MembersReader::refuseUnknown(const std::vector<BulkMember> &known) const
{
    for (const dom::key_value_pair field : m_object)
        if (field.key != "type"
            && std::ranges::none_of(known, [&](const BulkMember &each) { return field.key == each.name; }))
            throw LineRefused((m_prefix + u"one of the members is unknown"_s).toStdString());
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

std::optional<QString> MembersReader::text(std::string_view name) const
{
    const auto found = find(name);
    if (!found)
        return {};
    std::string_view value;
    if (found->get_string().get(value) != simdjson::SUCCESS)
        refuse(name, "is not a text");
    return textOf(value);
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
    const auto found = find(name);
    if (!found)
        return {};
    int64_t value = 0;
    if (found->get_int64().get(value) == simdjson::SUCCESS)
        return value;
    std::string_view digits;
    bool isNumber = found->get_string().get(digits) == simdjson::SUCCESS;
    const qint64 read = isNumber ? textOf(digits).toLongLong(&isNumber) : 0;
    if (!isNumber)
        refuse(name, "is not a whole number");
    return read;
}

std::optional<double> MembersReader::number(std::string_view name) const
{
    const auto found = find(name);
    if (!found)
        return {};
    double value = 0;
    if (found->get_double().get(value) == simdjson::SUCCESS)
        return value;
    std::string_view digits;
    bool isNumber = found->get_string().get(digits) == simdjson::SUCCESS;
    value = isNumber ? textOf(digits).toDouble(&isNumber) : 0;
    if (!isNumber)
        refuse(name, "is not a number");
    return value;
}

bool MembersReader::boolean(std::string_view name) const
{
    const auto found = find(name);
    bool value = false;
    if (!found || found->get_bool().get(value) == simdjson::SUCCESS)
        return value;
    std::string_view word;
    if (found->get_string().get(word) != simdjson::SUCCESS || (word != "true" && word != "false"))
        refuse(name, "is neither true nor false");
    return word == "true";
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
    static const QRegularExpression form(QStringLiteral("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\\z"));
    auto value = text(name);
    if (value && !form.match(*value).hasMatch())
        refuse(name, "is not a UUID");
    return value ? std::optional(value->toLower()) : value;
}

QString MembersReader::zip(std::string_view name) const
{
    static const QRegularExpression form(QStringLiteral("^[0-9]{5}\\z"));
    const QString value = requiredText(name);
    if (!form.match(value).hasMatch())
        refuse(name, "is not a ZIP code of five digits");
    return value;
}

std::optional<dom::array> MembersReader::array(std::string_view name) const
{
    const auto found = find(name);
    if (!found)
        return {};
    dom::array value;
    if (found->get_array().get(value) != simdjson::SUCCESS)
        refuse(name, "is not an array");
    return value;
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
            refuse(name, "is not an array of texts");
        all += textOf(text);
    }
    return all;
}

std::optional<MembersReader> MembersReader::object(std::string_view name) const
{
    const auto found = find(name);
    if (!found)
        return {};
    dom::object value;
    if (found->get_object().get(value) != simdjson::SUCCESS)
        refuse(name, "is not an object");
    return MembersReader(value, m_prefix + textOf(name) + u'.');
}

} // namespace labdesk::service
