// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>

#ifdef Q_OS_WIN
#include "platform/owneronly_windows.h"

#include <aclapi.h>
#include <sddl.h>
#else
#include <sys/stat.h>
#endif

namespace labdesk::tests {

/// Whether nobody but the owner may read or change a file or a folder, as the system says it: by its mode, or by an
/// access list of one entry.
inline bool onlyOwnerMay(const QString &path)
{
#ifdef Q_OS_WIN
    const QString name = QDir::toNativeSeparators(path);
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR whole = nullptr;
    if (::GetNamedSecurityInfoW(const_cast<wchar_t *>(reinterpret_cast<const wchar_t *>(name.utf16())), SE_FILE_OBJECT,
                                DACL_SECURITY_INFORMATION, nullptr, nullptr, &list, nullptr, &whole)
        != ERROR_SUCCESS)
        return false;
    QStringList who;
    for (WORD i = 0; list && i < list->AceCount; ++i) {
        ACCESS_ALLOWED_ACE *entry = nullptr;
        LPWSTR text = nullptr;
        if (!::GetAce(list, i, reinterpret_cast<void **>(&entry)) || !::ConvertSidToStringSidW(&entry->SidStart, &text))
            continue;
        if (!::IsWellKnownSid(&entry->SidStart, WinLocalSystemSid)) // which reads everything anyway; Wine names it
            who += QString::fromWCharArray(text);
        ::LocalFree(text);
    }
    ::LocalFree(whole);
    who.removeDuplicates();
    return who == QStringList{ownerIdentifier()};
#else
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0
        && (facts.st_mode & 0777) == (S_ISDIR(facts.st_mode) ? mode_t(0700) : mode_t(0600));
#endif
}

/// What others would be given of a file if the program didn't care, as long as this is there.
class OpenHanded
{
public:
#ifdef Q_OS_WIN
    OpenHanded() = default;
#else
    OpenHanded() : m_before(::umask(0)) { }
    ~OpenHanded()
    {
        ::umask(m_before);
    }
#endif
    Q_DISABLE_COPY(OpenHanded)

private:
#ifndef Q_OS_WIN
    mode_t m_before;
#endif
};

} // namespace labdesk::tests
