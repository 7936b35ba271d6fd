// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace labdesk {

/// The system's journal, which takes each record of the audit trail as one structured entry: over the socket and in the
/// format of systemd's native protocol (systemd.io/JOURNAL_NATIVE_PROTOCOL), or in the application log of Windows, by
/// the name of a source. For the thread that writes the trail: a send may wait, for a second at most.
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

    /// `line`: as in the file, so that the journal proves it. Returns nothing on success; else the error, in the words
    /// of the system.
    std::optional<QString> send(const AuditRecord &record, const QByteArray &line);

private:
    bool sendOnce(const QByteArray &entry);

    QByteArray m_path;
    int m_socket = -1;
};

} // namespace labdesk
