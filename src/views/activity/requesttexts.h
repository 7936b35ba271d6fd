// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/har.h"
#include "session/requestlog.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// The displayable text of a body: masked JSON indented by two spaces, or the reason why there is none.
struct BodyText
{
    QString text = {};
    QString noneReason = {};
};
BodyText bodyText(const api::RequestBody &body, privacy::RecordKind about, int status);

/// "88 ms", or a dash if the time couldn't be measured.
QString timeText(const api::RequestTiming::Time &time);

/// One line for each path outside the known contract: "users[].nickname: in 3 of 12 responses to listUsers".
QStringList driftLines(const api::RequestRecord &record, const DriftLog &drift);

/// Says that the service redirected to the other form of the path; empty if it didn't.
QString redirectText(const api::RequestRecord &record);

/// Entries for the HAR file: one for each attempt, or a single one for a request that was never sent.
std::vector<output::HarEntry> harEntries(const api::RequestRecord &record, const QString &origin);

} // namespace labdesk
