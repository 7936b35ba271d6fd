// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace labdesk::service {

class TlsContext; // tlsstream.h

/// Makes one of a certificate, with those of its authorities after it, and its key, both in PEM. Throws
/// std::runtime_error, whose what() is a sentence: a file can't be read, the two don't belong together, or the
/// certificate isn't valid today.
using TlsReader = std::shared_ptr<TlsContext> (*)(const QString &certificateFile, const QString &keyFile);

/// TLS 1.2 and newer, by OpenSSL. In the library labdesk_service_tls, which the console doesn't link: its service is
/// plain HTTP.
std::shared_ptr<TlsContext> readTlsContext(const QString &certificateFile, const QString &keyFile);

} // namespace labdesk::service
