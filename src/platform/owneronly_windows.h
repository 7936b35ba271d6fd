// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <qt_windows.h>

namespace labdesk {

/// An access control list with one entry, the owner of this process, and nothing inherited. Files in a folder that is
/// created with it get the same.
class OwnerOnly
{
public:
    OwnerOnly();
    ~OwnerOnly();
    OwnerOnly(const OwnerOnly &) = delete;
    OwnerOnly &operator=(const OwnerOnly &) = delete;

    SECURITY_ATTRIBUTES *attributes() { return m_attributes.lpSecurityDescriptor ? &m_attributes : nullptr; }
    bool applyTo(const QString &path); ///< to what is there already

private:
    SECURITY_ATTRIBUTES m_attributes = {sizeof(SECURITY_ATTRIBUTES), nullptr, FALSE};
};

/// The security identifier of the person whose process this is, as text; empty: the system doesn't say.
QString ownerIdentifier();

/// Whether the process at the other end of a pipe, as QLocalSocket::socketDescriptor() names it, is the same person's.
bool isServedByOwner(qintptr pipe);

} // namespace labdesk
