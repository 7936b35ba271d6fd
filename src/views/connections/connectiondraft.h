// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/connection.h"
#include "domain/credentials.h"
#include "session/tlsfiles.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace labdesk {

/// The secrets typed in the form. Unlike Credentials, they can be compared.
struct TypedSecrets : Credentials
{
    /// not to be stored in the keychain; not compared, because it means nothing without a secret
    bool isSessionOnly = false;

    friend bool operator==(const TypedSecrets &a, const TypedSecrets &b)
    {
        return std::ranges::all_of(allSecretParts,
                                   [&](SecretPart each) { return a.part(each).view() == b.part(each).view(); });
    }
};

/// A connection as entered in the form, not validated yet.
struct ConnectionDraft
{
    QString id; ///< a new UUID, or the ID of the stored connection
    QString name;
    Environment environment = Environment::Sandbox;
    QString baseUrl;
    bool bearer = false;
    QString header = ApiKeyScheme{}.header; ///< API key scheme
    QString authUrl;                        ///< bearer scheme only, like the next two
    QString clientId;
    QString audience;            ///< empty: the base URL
    TypedSecrets typed;          ///< an empty part keeps the stored secret
    std::set<SecretPart> stored; ///< secrets stored for this ID
    bool readOnly = false;
    bool asksBeforeWrites = false;
    NetworkSettings::Proxy proxy = NetworkSettings::Proxy::System;
    QString ownProxy; ///< "host:port"
    QString proxyUser;
    QString caFile;
    QString clientCertificate;
    int timeout = int(NetworkSettings::defaultTimeout.count()); ///< seconds

    bool isUntouched() const; ///< nothing has been entered, so nothing is lost by discarding it
    static ConnectionDraft from(const Connection &connection, const std::set<SecretPart> &stored);
    friend bool operator==(const ConnectionDraft &, const ConnectionDraft &) = default;
};

/// The network settings of a draft, which must have no problems.
NetworkSettings networkSettingsOf(const ConnectionDraft &draft);

/// Returns what has to be corrected, in the order of the form: one sentence per member of the draft or part of its
/// secrets, named in `loc`. `others`: all connections; the one with the draft's ID is its previous version.
/// `fileProblems`: those of the certificate files, which aren't read here.
std::vector<FieldProblem> checkDraft(const ConnectionDraft &draft, const std::vector<Connection> &others,
                                     const std::vector<FieldProblem> &fileProblems);
bool hasProblem(const std::vector<FieldProblem> &problems, const QString &field);

/// Only for a draft without problems.
Connection toConnection(const ConnectionDraft &draft);

/// The secret that was typed; nothing if it is empty or not allowed in a header.
std::optional<Secret> typedSecret(const ConnectionDraft &draft);

/// All secrets that were typed; the others are empty.
Credentials typedCredentials(const ConnectionDraft &draft);

/// Describes why a client certificate can't be read, for its field or that of its passphrase. `isStored`: a stored
/// passphrase is used if none is typed.
std::optional<FieldProblem> certificateProblem(ClientCertificateProblem why, bool isStored);

/// Whether the stored password may be sent to the proxy of the changed connection: only to the same proxy with the same
/// user.
bool storedProxyPasswordFits(const Connection &before, const ConnectionDraft &draft);

/// Whether a stored secret may be used for the changed connection: only with the same scheme and the same origins.
/// Otherwise it has to be typed again, so that changing the address can't send a key to another server.
bool storedSecretFits(const Connection &before, const ConnectionDraft &draft);

/// Note on an unsaved draft: what is missing, and what testing or saving does. `problems`: from checkDraft().
QString unsavedNote(const ConnectionDraft &draft, const std::vector<FieldProblem> &problems, bool isNew);

/// Whether a test result for one draft also holds for the other: they differ only in fields that the test doesn't use.
bool isSameForTest(const ConnectionDraft &one, const ConnectionDraft &other);

/// A hint if the key's prefix suggests another environment (`pk_` production, `sk_` sandbox, as in some deployments).
/// Never blocks.
QString keyHint(const ConnectionDraft &draft);
QString keyHintReason(); ///< explains the hint

} // namespace labdesk
