// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"
#include "text/reconnecttexts.h"
#include "text/tone.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QTimeZone>

namespace labdesk {

/// The answer to "Why is there no data?" as plain text.
struct NoDataText
{
    Tone tone = Tone::Warn;
    QString sentence; ///< what happened, with evidence
    QString nextStep;
    QString otherCause; ///< what else would prevent data; empty: nothing. Also one of the notes
    QStringList notes;  ///< further notes, one sentence each
    QString callerText; ///< a complete message in the caller's language
    QString ticketText; ///< the facts, line by line: no personal data, and no free text from the service
};

/// `here`: the reader's time zone.
NoDataText formatNoData(const NoDataFinding &finding, UserLanguage language, const QTimeZone &here);

} // namespace labdesk
