// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace labdesk::service {

/// What systemd would leave out of an EnvironmentFile= without stopping the start: the first line that sets nothing, as
/// a sentence with its number and nothing of its text, which may be secret. Empty: each line counts. By the rules of
/// systemd.exec(5).
QString ignoredLine(const QByteArray &file);

} // namespace labdesk::service
