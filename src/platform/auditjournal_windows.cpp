// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditchain.h"
#include "platform/auditjournal.h"

#include <qt_windows.h>

namespace labdesk {

AuditJournal::AuditJournal(const QString &source) : m_path(source.toUtf8()) { }

AuditJournal::~AuditJournal() = default;

std::optional<QString> AuditJournal::send(const AuditRecord &record, const QByteArray &line)
{
    if (sendOnce(journalLine(record, line)))
        return std::nullopt;
    return qt_error_string(int(::GetLastError()));
}

bool AuditJournal::sendOnce(const QByteArray &entry)
{
    const QString source = QString::fromUtf8(m_path);
    const QString text = QString::fromUtf8(entry);
    const HANDLE log = ::RegisterEventSourceW(nullptr, reinterpret_cast<const wchar_t *>(source.utf16()));
    if (!log)
        return false;
    const wchar_t *words[] = {reinterpret_cast<const wchar_t *>(text.utf16())};
    const bool taken = ::ReportEventW(log, EVENTLOG_INFORMATION_TYPE, 0, 1, nullptr, 1, 0, words, nullptr);
    ::DeregisterEventSource(log);
    return taken;
}

} // namespace labdesk
