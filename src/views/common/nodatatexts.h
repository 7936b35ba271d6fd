// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"
#include "text/reconnecttexts.h"
#include "widgets/theme.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QTimeZone>

namespace labdesk {

/// The answer to "Why is there no data?", in words. Plain text.
struct NoDataText
{
    Tone tone = Tone::Warn;
    QString sentence; ///< what happened, with its evidence
    QString nextStep;
    QString also;      ///< what else would stop data; empty: nothing. One of the notes, too
    QStringList notes; ///< what else is good to know, a sentence each
    QString forCaller; ///< a whole message, in the caller's language
    QString forTicket; ///< facts alone, in lines: nothing personal, and nothing that the service says in its own words
};

/// `here`: the zone of whoever reads.
NoDataText formatNoData(const NoDataFinding &finding, UserLanguage language, const QTimeZone &here);

} // namespace labdesk
