// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"

#include <simdjson.h>
#include <string_view>

namespace labdesk::service {

/// Reads the members of a JSON object. Each function throws LineError with the name of the member, never its value. A
/// null member counts as absent.
class MembersReader
{
public:
    MembersReader(simdjson::dom::object object, QString prefix) : m_object(object), m_prefix(std::move(prefix)) { }

    /// Refuses members that aren't known, except the "type" of a whole line, and repeated ones.
    void refuseUnknown(const std::vector<BulkMember> &known) const;

    bool isWhole() const { return m_prefix.isEmpty(); } ///< the object of a line, not one inside it
    bool has(std::string_view name) const { return find(name).has_value(); }
    std::optional<QString> text(std::string_view name) const;
    QString requiredText(std::string_view name) const; ///< not empty
    // These three also accept text, as in CSV.
    std::optional<qint64> integer(std::string_view name) const;
    std::optional<double> number(std::string_view name) const; ///< finite
    bool boolean(std::string_view name) const;                 ///< false if absent; also accepts capitals
    std::optional<QString> date(std::string_view name) const;
    std::optional<qint64> time(std::string_view name) const; ///< seconds since 1970
    std::optional<QString> uuid(std::string_view name) const;
    QString zip(std::string_view name) const;
    QStringList texts(std::string_view name) const;
    QString slug(std::string_view name) const; ///< required: a-z, 0-9, _ and -
    std::optional<MembersReader> object(std::string_view name) const;
    QStringList names() const; ///< of all members
    std::optional<simdjson::dom::array> array(std::string_view name) const;

    [[noreturn]] void refuse(std::string_view name, const char *reason) const;

private:
    [[noreturn]] void refuseUnknownMember(const QString &name, const std::vector<BulkMember> &known) const;
    std::optional<simdjson::dom::element> find(std::string_view name) const;
    template <class Value> std::optional<Value> as(std::string_view name, const char *otherwise) const;
    template <class Value, class Parse>
    std::optional<Value> numeric(std::string_view name, const char *otherwise, const Parse &parse) const;
    simdjson::dom::element required(std::string_view name) const;

    simdjson::dom::object m_object;
    QString m_prefix; ///< for names in errors, such as "connections[2]."
};

} // namespace labdesk::service
