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

/// The secrets that are being typed: only whether they are the same can be asked.
struct TypedSecrets : Credentials
{
    bool isSessionOnly = false; ///< they are not to be stored; not compared, as it says nothing without a secret

    friend bool operator==(const TypedSecrets &a, const TypedSecrets &b)
    {
        return std::ranges::all_of(allSecretParts,
                                   [&](SecretPart each) { return a.part(each).view() == b.part(each).view(); });
    }
};

/// A connection as it stands in the form, before anything was checked.
struct ConnectionDraft
{
    QString id; ///< a new UUID, or the id of the stored connection that is being changed
    QString name;
    Environment environment = Environment::Sandbox;
    QString baseUrl;
    bool bearer = false;
    QString header = ApiKeyScheme{}.header; ///< API key scheme
    QString authUrl;                        ///< bearer scheme, as are the next two
    QString clientId;
    QString audience;            ///< empty: the base URL
    TypedSecrets typed;          ///< one that is empty: the stored one stays
    std::set<SecretPart> stored; ///< kept for this id
    bool readOnly = false;
    bool asksBeforeWrites = false;
    Route::Proxy proxy = Route::Proxy::System;
    QString ownProxy; ///< "host:port"
    QString proxyUser;
    QString caFile;
    QString clientCertificate;
    int timeout = int(Route::defaultTimeout.count()); ///< seconds

    bool isUntouched() const; ///< nobody has typed anything yet: nothing is lost when it goes
    static ConnectionDraft from(const Connection &connection, const std::set<SecretPart> &stored);
    friend bool operator==(const ConnectionDraft &, const ConnectionDraft &) = default;
};

/// What a draft says of the way to the service; only for one without problems.
Route routeOf(const ConnectionDraft &draft);

/// What has to be corrected, in the order of the form: one sentence for each member of the draft, or part of its
/// secrets, that `loc` names. Reads the files that are named. `others`: every connection there is; the one with the
/// draft's id is what it was before.
std::vector<FieldProblem> checkDraft(const ConnectionDraft &draft, const std::vector<Connection> &others);
bool hasProblem(const std::vector<FieldProblem> &problems, const QString &field);

/// Only for a draft without problems.
Connection toConnection(const ConnectionDraft &draft);

/// The secret that was typed; nothing when the field is empty or holds what cannot stand in a header.
std::optional<Secret> typedSecret(const ConnectionDraft &draft);

/// All that was typed; what was not is empty.
Credentials typedCredentials(const ConnectionDraft &draft);

/// Why a client certificate can't be read, for its field or that of its passphrase. `isStored`: there is a passphrase
/// to use when none is typed.
std::optional<FieldProblem> certificateProblem(ClientCertificateProblem why, bool isStored);

/// Whether the stored password may go to the proxy of the changed connection: the same proxy, and the same user.
bool storedProxyPasswordFits(const Connection &before, const ConnectionDraft &draft);

/// Whether a stored secret may go where the changed connection sends it: same scheme, same origins. Else it has to be
/// typed again, so that a changed address cannot carry a key to another machine.
bool storedSecretFits(const Connection &before, const ConnectionDraft &draft);

/// What a person who sees a draft that is not saved yet has to know: what is still missing, and what saving does.
/// `problems`: what checkDraft() says of it.
QString unsavedNote(const ConnectionDraft &draft, const std::vector<FieldProblem> &problems, bool isNew);

/// Whether a test result for one draft also holds for the other: they differ only in fields that the test doesn't use.
bool isTestedAlike(const ConnectionDraft &one, const ConnectionDraft &other);

/// A sentence when the key's prefix speaks of another environment than the one chosen (`pk_` production, `sk_`
/// sandbox, as some deployments have it). A hint; it never blocks.
QString keyHint(const ConnectionDraft &draft);
QString keyHintReason(); ///< why it may be so, for somebody who asks

} // namespace labdesk
