// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace labdesk {

class Settings;
struct Options;

/// How the window looks and in which language it speaks: follows what is set of that. The privacy mode is of this run.
/// Applied when this is made: before there is a window, whose parts take their texts and sizes when they are made.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// What the options name holds for this run, until it is chosen by hand.
    Presentation(Settings &settings, const Options &options);

    void setPrivacyMode(bool on);

Q_SIGNALS:
    void languageChanged();
    void privacyModeChanged(bool on);
    void rebuildNeeded(); ///< the window still has the old language, sizes or masks
};

} // namespace labdesk
