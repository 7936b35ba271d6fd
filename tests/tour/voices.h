// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/faultinjector.h"
#include "session/practice.h"

#include <QStringList>

#include <vector>

class QWidget;

namespace labdesk {

/// Whatever says that something is wrong, in all windows: messages, pages in place of data, toasts, and the status line
/// of `window`. "name of the part: text"
QStringList voices(const QWidget &window);

/// The names of those that weren't there before.
QStringList newVoices(const QWidget &window, const QStringList &before);

/// A fault of the service, and what tells of it: one message.
struct FaultVoice
{
    const char *sentence;
    service::InjectedFault fault;
    QString voice;
    bool isAskedAgain = true; ///< by itself; otherwise a person does
};
std::vector<FaultVoice> faultVoices();

/// A drill, and what tells of it beside the banner.
struct DrillVoice
{
    PracticeDrill drill;
    const char *sentence;
    QStringList voice; ///< nothing: what is loading, or how many there are
};
std::vector<DrillVoice> drillVoices();

} // namespace labdesk
