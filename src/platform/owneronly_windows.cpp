// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/owneronly_windows.h"

#include <QByteArray>
#include <QDir>

#include <sddl.h>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString ownerOf(HANDLE process)
{
    HANDLE token = nullptr;
    if (!process || !::OpenProcessToken(process, TOKEN_QUERY, &token))
        return {};
    DWORD size = 0;
    ::GetTokenInformation(token, TokenUser, nullptr, 0, &size);
    QByteArray user(qsizetype(size), '\0');
    const bool found = ::GetTokenInformation(token, TokenUser, user.data(), size, &size);
    ::CloseHandle(token);
    LPWSTR text = nullptr;
    if (!found || !::ConvertSidToStringSidW(reinterpret_cast<TOKEN_USER *>(user.data())->User.Sid, &text))
        return {};
    const QString identifier = QString::fromWCharArray(text);
    ::LocalFree(text);
    return identifier;
}

} // namespace

QString ownerIdentifier()
{
    return ownerOf(::GetCurrentProcess());
}

bool isServedByOwner(qintptr pipe)
{
    ULONG server = 0;
    if (!::GetNamedPipeServerProcessId(reinterpret_cast<HANDLE>(pipe), &server))
        return false;
    const HANDLE process = ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, server);
    const QString owner = ownerOf(process);
    if (process)
        ::CloseHandle(process);
    return !owner.isEmpty() && owner == ownerIdentifier();
}

OwnerOnly::OwnerOnly()
{
    const QString list = u"D:P(A;OICI;FA;;;%1)"_s.arg(ownerIdentifier());
    ::ConvertStringSecurityDescriptorToSecurityDescriptorW(
        reinterpret_cast<const wchar_t *>(list.utf16()), SDDL_REVISION_1, &m_attributes.lpSecurityDescriptor, nullptr);
}

OwnerOnly::~OwnerOnly()
{
    ::LocalFree(m_attributes.lpSecurityDescriptor);
}

bool OwnerOnly::applyTo(const QString &path)
{
    const QString name = QDir::toNativeSeparators(path);
    return m_attributes.lpSecurityDescriptor
        && ::SetFileSecurityW(reinterpret_cast<const wchar_t *>(name.utf16()),
                              DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION,
                              m_attributes.lpSecurityDescriptor);
}

} // namespace labdesk
