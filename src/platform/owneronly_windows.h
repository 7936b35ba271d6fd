// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <qt_windows.h>

namespace labdesk {

/// An access control list with a single entry, the owner of this process, and no inheritance. Files in a folder created
/// with it get the same rights.
class OwnerOnly
{
public:
    OwnerOnly();
    ~OwnerOnly();
    OwnerOnly(const OwnerOnly &) = delete;
    OwnerOnly &operator=(const OwnerOnly &) = delete;

    SECURITY_ATTRIBUTES *attributes() { return m_attributes.lpSecurityDescriptor ? &m_attributes : nullptr; }
    bool applyTo(const QString &path); ///< to an existing file or folder

private:
    SECURITY_ATTRIBUTES m_attributes = {sizeof(SECURITY_ATTRIBUTES), nullptr, FALSE};
};

/// The security identifier (SID) of the owner of this process; empty if unknown.
QString ownerIdentifier();

/// Whether the process at the other end of a pipe, as returned by QLocalSocket::socketDescriptor(), has the same owner.
bool isServedByOwner(qintptr pipe);

} // namespace labdesk
