// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditjournal.h"

#include "platform/auditchain.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

namespace labdesk {

namespace {

// Values must be a single line. The line of JSON is one, and the other values are words.
void addField(QByteArray &entry, QByteArrayView name, QByteArray value)
{
    if (value.isEmpty())
        return;
    value.replace('\n', ' ');
    entry.append(name).append('=').append(value).append('\n');
}

QByteArray entryOf(const AuditRecord &record, const QByteArray &line)
{
    QByteArray entry;
    addField(entry, "MESSAGE", journalLine(record, line));
    addField(entry, "PRIORITY", record.outcome == QLatin1StringView("done") ? "6" : "5"); // info, notice
    addField(entry, "SYSLOG_IDENTIFIER", "labdesk");
    addField(entry, "LABDESK_AUDIT_NUMBER", QByteArray::number(record.number));
    addField(entry, "LABDESK_AUDIT_OPERATION", record.operation.toUtf8());
    addField(entry, "LABDESK_AUDIT_OUTCOME", record.outcome.toUtf8());
    addField(entry, "LABDESK_AUDIT_ENVIRONMENT", record.environment.toUtf8());
    addField(entry, "LABDESK_AUDIT_ACCOUNT", record.who.toUtf8());
    addField(entry, "LABDESK_AUDIT_PERSON", record.person.toUtf8());
    return entry;
}

} // namespace

AuditJournal::AuditJournal(const QString &socket) : m_path(QFile::encodeName(socket)) { }

AuditJournal::~AuditJournal()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

std::optional<QString> AuditJournal::send(const AuditRecord &record, const QByteArray &line)
{
    const QByteArray entry = entryOf(record, line);
    // Retries once on a new socket: the journal may have been restarted.
    if (sendOnce(entry) || sendOnce(entry))
        return std::nullopt;
    return QString::fromLocal8Bit(std::strerror(errno));
}

bool AuditJournal::sendOnce(const QByteArray &entry)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (m_path.size() >= qsizetype(sizeof address.sun_path)) {
        errno = ENAMETOOLONG;
        return false;
    }
    std::memcpy(address.sun_path, m_path.constData(), size_t(m_path.size()));
    if (m_socket < 0) {
        m_socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        if (m_socket < 0)
            return false;
        const timeval second{1, 0};
        (void)::setsockopt(m_socket, SOL_SOCKET, SO_SNDTIMEO, &second, sizeof second);
    }
    const ssize_t sent = ::sendto(m_socket, entry.constData(), size_t(entry.size()), MSG_NOSIGNAL,
                                  reinterpret_cast<const sockaddr *>(&address), sizeof address);
    if (sent == entry.size())
        return true;
    const int why = errno;
    ::close(m_socket);
    m_socket = -1;
    errno = why;
    return false;
}

} // namespace labdesk
