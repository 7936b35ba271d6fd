// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tablewriter.h"

#include "service/table.h"

#ifdef LABDESK_LIBPQ
#include <QSqlDriver>
#include <QSqlError>

#include <libpq-fe.h>
#endif

namespace labdesk::service {

using namespace Qt::StringLiterals;

#ifdef LABDESK_LIBPQ

class TableWriter::Copy
{
public:
    Copy(const Database &database, PGconn *connection, const QString &table, const QStringList &columns)
        : m_database(database), m_connection(connection)
    {
        const QString sql = u"COPY %1 (%2) FROM STDIN"_s.arg(table, columns.join(u", "_s));
        PGresult *result = PQexec(m_connection, sql.toUtf8().constData());
        const bool isOpen = PQresultStatus(result) == PGRES_COPY_IN;
        m_isOpen = isOpen;
        check(result, PGRES_COPY_IN);
    }
    ~Copy()
    {
        if (m_isOpen) { // discards the rows that were sent
            PQputCopyEnd(m_connection, "given up");
            while (PGresult *result = PQgetResult(m_connection))
                PQclear(result);
        }
    }
    Copy(const Copy &) = delete;
    Copy &operator=(const Copy &) = delete;

    void add(const QVariantList &values)
    {
        constexpr qsizetype block = 256 * 1024;
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (i > 0)
                m_rows.append('\t');
            append(values[i]);
        }
        m_rows.append('\n');
        if (m_rows.size() >= block)
            send();
    }

    void finish()
    {
        send();
        m_isOpen = false;
        if (PQputCopyEnd(m_connection, nullptr) < 0)
            fail(nullptr);
        check(PQgetResult(m_connection), PGRES_COMMAND_OK);
        while (PGresult *result = PQgetResult(m_connection))
            PQclear(result);
    }

private:
    void append(const QVariant &value)
    {
        if (!value.isValid()) {
            m_rows.append("\\N");
            return;
        }
        if (value.typeId() == QMetaType::Double) {
            m_rows.append(QByteArray::number(value.toDouble(), 'g', 17));
            return;
        }
        const QByteArray text = boundValue(Engine::Postgres, value).toString().toUtf8();
        for (const char c : text) {
            if (c == '\\')
                m_rows.append("\\\\");
            else if (c == '\n')
                m_rows.append("\\n");
            else if (c == '\r')
                m_rows.append("\\r");
            else if (c == '\t')
                m_rows.append("\\t");
            else
                m_rows.append(c);
        }
    }

    void send()
    {
        if (!m_rows.isEmpty() && PQputCopyData(m_connection, m_rows.constData(), static_cast<int>(m_rows.size())) < 0)
            fail(nullptr);
        m_rows.resize(0); // keeps the memory
    }

    void check(PGresult *result, ExecStatusType wanted)
    {
        if (PQresultStatus(result) != wanted)
            fail(result);
        PQclear(result);
    }

    [[noreturn]] void fail(PGresult *result) const
    {
        const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
        const QString words = QString::fromUtf8(result ? PQresultErrorMessage(result) : PQerrorMessage(m_connection));
        const QSqlError error({}, words, QSqlError::StatementError, QString::fromLatin1(state ? state : ""));
        PQclear(result);
        m_database.fail(error);
    }

    const Database &m_database;
    PGconn *m_connection;
    QByteArray m_rows;
    bool m_isOpen = false;
};

std::unique_ptr<TableWriter::Copy> TableWriter::copyInto(const Database &database, const QString &table,
                                                         const QStringList &columns)
{
    const QVariant handle = database.nativeHandle();
    if (database.engine() != Engine::Postgres
        || (qstrcmp(handle.typeName(), "PGconn*") != 0 && qstrcmp(handle.typeName(), "pg_conn*") != 0))
        return {};
    return std::make_unique<Copy>(database, *static_cast<PGconn *const *>(handle.constData()), table, columns);
}

#else

class TableWriter::Copy
{
public:
    void add(const QVariantList &) { }
    void finish() { }
};

std::unique_ptr<TableWriter::Copy> TableWriter::copyInto(const Database &, const QString &, const QStringList &)
{
    return {};
}

#endif

TableWriter::TableWriter(const Database &database, const QString &table, const QStringList &columns)
    : m_copy(copyInto(database, table, columns))
{
    if (!m_copy)
        m_insert = database.prepare(insertInto(table, columns));
}

TableWriter::~TableWriter() = default;

void TableWriter::add(const QVariantList &values)
{
    if (m_copy)
        m_copy->add(values);
    else
        m_insert.run(values);
}

void TableWriter::finish()
{
    if (m_copy)
        m_copy->finish();
}

} // namespace labdesk::service
