// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace boost::asio::ssl {
class context;
}

namespace labdesk::service {

using TlsContext = std::shared_ptr<boost::asio::ssl::context>;

/// TLS 1.2 and newer with the certificate, and those of its authorities after it, and the key, both in PEM. Throws
/// std::runtime_error, whose what() is a sentence: a file can't be read, the two don't belong together, or the
/// certificate isn't valid today.
TlsContext readTlsContext(const QString &certificateFile, const QString &keyFile);

} // namespace labdesk::service
