// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/absence.h"

#include <algorithm>

namespace labdesk {

/// The exit status of the program: a contract with scripts. The man page lists these rows, which a test compares.
enum class ExitStatus {
    Done = 0,
    Failed = 1,
    Usage = 2,
    NotFound = 3,
    SignIn = 4,
    Unreachable = 5,
    NotAllowed = 6,
    Unknown = 7,
    NotConfirmed = 8,
    Differences = 9,
    Interrupted = 130
};

struct ExitStatusRow
{
    ExitStatus status;
    int gravity;         ///< of several IDs, the status of the program is the gravest
    const char *meaning; ///< for --help and the man page
};

inline constexpr ExitStatusRow exitStatuses[] = {
    {ExitStatus::Done, 0, "Done."},
    {ExitStatus::Failed, 3,
     "The service refused the request or had an error, or the input can't be read or the output written."},
    {ExitStatus::Usage, 8, "Unknown command or option, or an invalid value."},
    {ExitStatus::NotFound, 2, "The service has no such user, order, or record."},
    {ExitStatus::SignIn, 5, "No key, an incorrect passphrase, or the service refused the sign-in."},
    {ExitStatus::Unreachable, 4, "The service can't be reached. Nothing was changed."},
    {ExitStatus::NotAllowed, 7, "Not allowed: by the policy, on a read-only connection, or without a ticket number."},
    {ExitStatus::Unknown, 10, "A change was sent, and its outcome is unknown."},
    {ExitStatus::NotConfirmed, 6, "The change wasn't confirmed. Nothing was changed."},
    {ExitStatus::Differences, 1, "Something is not in the contract, or is described differently."},
    {ExitStatus::Interrupted, 9, "Interrupted. The results so far are on stderr."},
};

inline ExitStatus worseOf(ExitStatus a, ExitStatus b)
{
    const auto gravity
        = [](ExitStatus of) { return std::ranges::find(exitStatuses, of, &ExitStatusRow::status)->gravity; };
    return gravity(a) < gravity(b) ? b : a;
}

inline ExitStatus statusOf(const ApiError &error)
{
    using Kind = ApiError::Kind;
    if (hasUnknownOutcome(error))
        return ExitStatus::Unknown;
    switch (error.kind) {
    case Kind::NotFound:
        return saysMissing(error) ? ExitStatus::NotFound : ExitStatus::Failed;
    case Kind::ReadOnly:
    case Kind::KeyRefusedLocally:
        return ExitStatus::NotAllowed;
    case Kind::InvalidInput:
        return ExitStatus::Usage;
    case Kind::NoCredential:
    case Kind::ProxySignInNeeded:
    case Kind::ProxySignInRefused:
    case Kind::CertificateUnusable:
    case Kind::CertificateNeeded:
    case Kind::CertificateRefused:
    case Kind::Unauthorized:
    case Kind::Forbidden:
        return ExitStatus::SignIn;
    default:
        return isOutage(error) ? ExitStatus::Unreachable : ExitStatus::Failed;
    }
}

} // namespace labdesk
