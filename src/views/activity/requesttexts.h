// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/har.h"
#include "session/requestlog.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// What may be seen of a body: masked JSON with two blanks a level, or nothing and why.
struct BodyText
{
    QString text = {};
    QString noneReason = {};
};
BodyText bodyText(const api::RequestBody &body, privacy::RecordKind about, int status);

/// "88 ms"; of what could not be measured a dash.
QString timeText(const api::RequestTiming::Time &time);

/// One line for each path outside the known contract: "users[].nickname: in 3 of 12 answers of listUsers".
QStringList driftLines(const api::RequestRecord &record, const DriftLog &drift);

/// That the service redirected to the other form of the path; empty: it did not.
QString redirectText(const api::RequestRecord &record);

/// A request for the HAR file: an entry for each of its tries, one for a request that was never sent.
std::vector<output::HarEntry> harEntries(const api::RequestRecord &record, const QString &origin);

} // namespace labdesk
