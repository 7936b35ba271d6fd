// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace labdesk::service {

class TlsContext; // tlsstream.h

/// Reads a certificate, followed by those of its authorities, and its key, both in PEM. Throws std::runtime_error,
/// whose what() is a sentence, if a file can't be read, the two don't match, or the certificate isn't valid today.
using TlsReader = std::shared_ptr<TlsContext> (*)(const QString &certificateFile, const QString &keyFile);

/// TLS 1.2 and newer with OpenSSL. In the library labdesk_service_tls, which the console doesn't link because its
/// service uses plain HTTP.
std::shared_ptr<TlsContext> readTlsContext(const QString &certificateFile, const QString &keyFile);

} // namespace labdesk::service
