// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <array>
#include <utility>

namespace labdesk {

/// The secrets that a connection may have.
enum class SecretPart {
    Key,                  ///< the API key, or the client secret: for the service
    ProxyPassword,        ///< for the proxy alone
    CertificatePassphrase ///< opens a file on this computer, and is never sent
};
inline constexpr std::array allSecretParts
    = {SecretPart::Key, SecretPart::ProxyPassword, SecretPart::CertificatePassphrase};

/// All secrets of one connection. One of them that is empty is not known or not needed.
struct Credentials
{
    Credentials() = default;
    /// Most connections have a key alone. Not explicit for that reason.
    Credentials(Secret onlyKey) : key(std::move(onlyKey)) { }

    Secret key;
    Secret proxyPassword;
    Secret certificatePassphrase;

    bool isEmpty() const { return key.isEmpty(); } ///< nothing can be asked of the service
    Secret &part(SecretPart which)
    {
        return which == SecretPart::Key          ? key
            : which == SecretPart::ProxyPassword ? proxyPassword
                                                 : certificatePassphrase;
    }
    const Secret &part(SecretPart which) const { return const_cast<Credentials *>(this)->part(which); }
};

} // namespace labdesk
