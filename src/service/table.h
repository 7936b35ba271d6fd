// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/distance.h"
#include "service/database.h"

#include <QStringList>

#include <algorithm>
#include <string_view>
#include <tuple>

namespace labdesk::service {

/// The user that a row belongs to, by its number in the database. Lines of an import have one of the two IDs instead.
struct Owner
{
    qint64 seq = 0;
    QString userId = {};
    QString clientUserId = {};
};

/// How a text in a line of an import is read.
enum class As {
    Any,      ///< empty if absent
    Required, ///< present and not empty
    NewUuid,  ///< a new UUID if absent
    Slug,
    Zip,
    Date
};

/// Returns why a value is refused; null if it isn't.
template <class Value> using Fault = const char *(*)(const Value &);

/// A part of a row with several columns, which are all NULL if it's absent.
template <class Value>
concept HasColumns = requires
{
    Value::value_type::columns();
};

/// A member of a row, with its column in the database and its member in the lines of an import or export. See column().
template <class Row, class Value> struct Column
{
    const char *sql;
    Value Row::*member;
    As as = As::Any;
    const char *lineNames = nullptr;
    bool isSparse = false;
    Fault<Value> fault = nullptr;
    int version = 0;

    /// Sets the name in lines if it differs from the column name. For several columns, all of the names.
    constexpr Column named(const char *names) const { return with(&Column::lineNames, names); }
    /// Omits the member from lines if it is empty.
    constexpr Column sparse() const { return with(&Column::isSparse, true); }
    constexpr Column refusedFor(Fault<Value> reason) const { return with(&Column::fault, reason); }
    /// Sets the schema version that added it to the table.
    constexpr Column since(int schema) const { return with(&Column::version, schema); }

    /// A name in lines; most members have only one.
    constexpr std::string_view name(int index = 0) const
    {
        std::string_view rest = lineNames ? lineNames : sql;
        for (; index > 0; --index)
            rest = rest.substr(rest.find(", ") + 2);
        return rest.substr(0, rest.find_first_of(", "));
    }
    constexpr std::ptrdiff_t nameCount() const
    {
        const std::string_view all = lineNames ? lineNames : sql;
        return 1 + std::count(all.begin(), all.end(), ',');
    }
    /// One definition for each column in the database.
    QStringList definitions() const { return QString::fromLatin1(sql).split(QStringLiteral(", ")); }

private:
    template <class Part> constexpr Column with(Part Column::*part, Part value) const
    {
        Column changed = *this;
        changed.*part = value;
        return changed;
    }
};

template <class Columns, class Visit> void forEachColumn(const Columns &columns, const Visit &visit)
{
    std::apply([&](const auto &...each) { (visit(each), ...); }, columns);
}

/// `sql` is the definition in SQLite's types, which definitionFor() translates: "zip TEXT NOT NULL". A value with
/// several columns has all of them: "latitude REAL, longitude REAL".
template <class Row, class Value>
constexpr Column<Row, Value> column(const char *sql, Value Row::*member, As as = As::Any)
{
    return {sql, member, as};
}

/// Collects the values for the columns of a row.
class RowValues
{
public:
    void add(const QString &value) { m_values += value; }
    void add(const std::optional<QString> &value) { m_values += orNull(value); }
    void add(const QStringList &value) { m_values += value.join(u','); }
    void add(const QByteArray &json) { m_values += json.isEmpty() ? QVariant() : QVariant(json); }
    void add(qint64 value) { m_values += value; }
    void add(int value) { m_values += value; }
    void add(bool value) { m_values += value ? 1 : 0; }
    void add(const GeoPoint &value) { m_values << value.latitude << value.longitude; }
    void add(const Owner &value) { m_values += value.seq; }
    template <HasColumns Part> void add(const Part &value)
    {
        forEachColumn(Part::value_type::columns(), [&](const auto &each) {
            if (value)
                add((*value).*each.member);
            else
                m_values += QVariant();
        });
    }

    const QVariantList &all() const { return m_values; }

private:
    QVariantList m_values;
};

/// Reads the values of a row in the order of its columns, as `RowValues` collects them.
class RowReader
{
public:
    explicit RowReader(const Statement &row, int first) : m_row(row), m_at(first) { }

    void take(QString &value) { value = m_row.text(m_at++); }
    void take(std::optional<QString> &value)
    {
        value = m_row.isNull(m_at) ? std::nullopt : std::optional(m_row.text(m_at));
        ++m_at;
    }
    void take(QStringList &value) { value = m_row.text(m_at++).split(u',', Qt::SkipEmptyParts); }
    void take(QByteArray &json) { json = m_row.bytes(m_at++); }
    void take(qint64 &value) { value = m_row.integer(m_at++); }
    void take(int &value) { value = static_cast<int>(m_row.integer(m_at++)); }
    void take(bool &value) { value = m_row.integer(m_at++) != 0; }
    void take(GeoPoint &value)
    {
        value = {m_row.value(m_at).toDouble(), m_row.value(m_at + 1).toDouble()};
        m_at += 2;
    }
    void take(Owner &value) { value.seq = m_row.integer(m_at++); }
    template <HasColumns Part> void take(Part &value) ///< empty if the first of its columns is NULL
    {
        typename Part::value_type read;
        const bool isGiven = !m_row.isNull(m_at);
        forEachColumn(Part::value_type::columns(), [&](const auto &each) { take(read.*each.member); });
        value = isGiven ? Part(std::move(read)) : Part();
    }

private:
    const Statement &m_row;
    int m_at;
};

inline QString insertInto(const QString &table, const QStringList &columns)
{
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
        .arg(table, columns.join(QStringLiteral(", ")),
             QStringList(columns.size(), QStringLiteral("?")).join(QStringLiteral(", ")));
}

/// Describes the rows of a type in lines of an import or export. Specialized next to the table of the type, which must
/// be listed in BulkRecord. Each has a `type`, its name in lines. If its lines have the columns of a table, it has that
/// `table`. Records that belong to users, and are useless without them, have more:
///   order  the column that the records of a user are exported by
///   key    the member that must be unique (optional)
///   lab    the member with the ID of an existing lab (optional)
template <class Row> struct Bulk;

/// A database table with a single definition of its columns.
template <class Row, class... Value> class Table
{
public:
    /// `shape` is the definition around the columns: "(seq INTEGER PRIMARY KEY, %1)".
    constexpr Table(const char *name, const char *shape, Column<Row, Value>... columns)
        : m_name(name), m_shape(shape), m_columns(columns...)
    {
    }

    QString name() const { return QString::fromLatin1(m_name); }
    const std::tuple<Column<Row, Value>...> &columns() const { return m_columns; }
    QStringList columnNames() const
    {
        QStringList all;
        forEachColumn(m_columns, [&](const auto &column) {
            for (const QString &definition : column.definitions())
                all += definition.section(u' ', 0, 0);
        });
        return all;
    }

    /// Creates the table of the oldest schema; upgrades add the other columns. Does nothing if it exists, because the
    /// step of schema.cpp that adds a table to older databases also runs in a new one, which has it already.
    QString create() const
    {
        return QStringLiteral("CREATE TABLE IF NOT EXISTS %1 ").arg(name())
            + QString::fromLatin1(m_shape).arg(definitions(0).join(QStringLiteral(", ")));
    }
    /// The statements that add the columns of a later version.
    QStringList upgrade(int version) const
    {
        QStringList all;
        for (const QString &definition : definitions(version))
            all += QStringLiteral("ALTER TABLE %1 ADD COLUMN %2").arg(name(), definition);
        return all;
    }

    /// "SELECT ... FROM ... ", with the columns that row() reads.
    QString select() const { return selectFrom(name()); }
    /// The same from a join with the table.
    QString selectFrom(const QString &tables) const
    {
        const QString before = name() + u'.';
        return QStringLiteral("SELECT ") + before + columnNames().join(QStringLiteral(", ") + before)
            + QStringLiteral(" FROM ") + tables + u' ';
    }
    Row row(const Statement &statement, int firstColumn = 0) const
    {
        Row row;
        RowReader reader(statement, firstColumn);
        forEachColumn(m_columns, [&](const auto &column) { reader.take(row.*column.member); });
        return row;
    }
    QString insert() const { return insertInto(name(), columnNames()); }
    QVariantList values(const Row &row) const
    {
        RowValues values;
        forEachColumn(m_columns, [&](const auto &column) { values.add(row.*column.member); });
        return values.all();
    }

private:
    QStringList definitions(int version) const
    {
        QStringList all;
        forEachColumn(m_columns, [&](const auto &column) {
            if (column.version == version)
                all += column.definitions();
        });
        return all;
    }

    const char *m_name;
    const char *m_shape;
    std::tuple<Column<Row, Value>...> m_columns;
};

} // namespace labdesk::service
