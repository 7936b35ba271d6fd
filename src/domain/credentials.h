// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <array>
#include <utility>

namespace labdesk {

/// The secrets that a connection may have.
enum class SecretPart {
    Key,                  ///< for the service: the API key, or the client secret
    ProxyPassword,        ///< for the proxy only
    CertificatePassphrase ///< for a file on this computer; never sent
};
inline constexpr std::array allSecretParts
    = {SecretPart::Key, SecretPart::ProxyPassword, SecretPart::CertificatePassphrase};

/// All secrets of one connection. Empty ones are unknown or not needed.
struct Credentials
{
    Credentials() = default;
    /// Not explicit, because most connections have only a key.
    Credentials(Secret onlyKey) : key(std::move(onlyKey)) { }

    Secret key;
    Secret proxyPassword;
    Secret certificatePassphrase;

    bool isEmpty() const { return key.isEmpty(); } ///< without a key, no request is possible
    Secret &part(SecretPart which)
    {
        return which == SecretPart::Key          ? key
            : which == SecretPart::ProxyPassword ? proxyPassword
                                                 : certificatePassphrase;
    }
    const Secret &part(SecretPart which) const { return const_cast<Credentials *>(this)->part(which); }
};

} // namespace labdesk
