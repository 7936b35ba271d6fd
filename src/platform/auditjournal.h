// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace labdesk {

/// The system's journal, which receives each record of the audit trail as a structured entry: through the socket of
/// systemd's native protocol (systemd.io/JOURNAL_NATIVE_PROTOCOL), or in the application log of Windows, under an event
/// source. For the thread that writes the trail: sending may block for up to a second.
class AuditJournal
{
public:
    explicit AuditJournal(const QString &socket = defaultSocket());
    ~AuditJournal();
    AuditJournal(const AuditJournal &) = delete;
    AuditJournal &operator=(const AuditJournal &) = delete;

    static QString defaultSocket()
    {
#ifdef Q_OS_WIN
        return QStringLiteral("Labdesk");
#else
        return QStringLiteral("/run/systemd/journal/socket");
#endif
    }

    /// `line`: as in the file, so that the journal can verify it. Returns nothing on success; else the system's error
    /// message.
    std::optional<QString> send(const AuditRecord &record, const QByteArray &line);

private:
    bool sendOnce(const QByteArray &entry);

    QByteArray m_path;
    int m_socket = -1;
};

} // namespace labdesk
