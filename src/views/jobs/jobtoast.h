// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

class UserJob;

/// The `subject` of a toast about a job, for Pane::toastRequested() and toastOutdated(). The high bit keeps it distinct
/// from the IDs of actions.
constexpr quint64 toastAboutJob(quint64 job)
{
    return job | quint64(1) << 63;
}

QString formatJobResult(const UserJob &job); ///< "25 done · 5 partly done · 2 failed", without names

} // namespace labdesk
