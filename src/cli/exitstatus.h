// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <algorithm>
#include <iterator>

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
    const char *meaning; ///< for --help and the man page
};

/// The worst last: of several IDs, the worst status is that of the program.
inline constexpr ExitStatusRow exitStatuses[] = {
    {ExitStatus::Done, "Done."},
    {ExitStatus::Differences, "The check found something that is not in the contract."},
    {ExitStatus::NotFound, "The service has no such user, order, or record."},
    {ExitStatus::Failed, "The service refused or failed."},
    {ExitStatus::Unreachable, "The service can't be reached. Nothing was changed."},
    {ExitStatus::SignIn, "No key, an incorrect passphrase, or the service refused the sign-in."},
    {ExitStatus::NotConfirmed, "The question wasn't confirmed. Nothing was changed."},
    {ExitStatus::NotAllowed, "The policy, a read-only connection, or a missing ticket number forbids it."},
    {ExitStatus::Usage, "Unknown command or option, or an invalid value."},
    {ExitStatus::Interrupted, "Interrupted. What was done is on stderr."},
    {ExitStatus::Unknown, "A change was sent, and its outcome is unknown."},
};

inline ExitStatus worseOf(ExitStatus a, ExitStatus b)
{
    const auto rank = [](ExitStatus status) {
        return std::ranges::find(exitStatuses, status, &ExitStatusRow::status) - std::begin(exitStatuses);
    };
    return rank(a) < rank(b) ? b : a;
}

inline ExitStatus statusOf(const ApiError &error)
{
    using Kind = ApiError::Kind;
    if (hasUnknownOutcome(error))
        return ExitStatus::Unknown;
    switch (error.kind) {
    case Kind::NotFound:
        return ExitStatus::NotFound;
    case Kind::ReadOnly:
    case Kind::KeyRefusedLocally:
        return ExitStatus::NotAllowed;
    case Kind::InvalidInput:
        return ExitStatus::Usage;
    case Kind::NoCredential:
    case Kind::ProxySignInNeeded:
    case Kind::ProxySignInRefused:
    case Kind::CertificateUnusable:
    case Kind::CertificateWanted:
    case Kind::CertificateRefused:
    case Kind::Unauthorized:
    case Kind::Forbidden:
        return ExitStatus::SignIn;
    default:
        return isOutage(error) ? ExitStatus::Unreachable : ExitStatus::Failed;
    }
}

} // namespace labdesk
