// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "widgets/appearance.h"

#include <QObject>

namespace labdesk {

struct Options;

/// How the window looks and in which language it speaks. What is chosen is kept for the next start, except for the
/// privacy mode, which is of this run. Applied when this is made: before there is a window, whose parts take their
/// texts and sizes when they are made.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// What the options name holds for this run, until it is chosen by hand.
    Presentation(Settings &settings, const Options &options);

    ThemeChoice theme() const { return m_theme; }
    int textScale() const; ///< percent
    QString language() const { return m_settings.language(); }

    void setTheme(ThemeChoice theme); ///< in place
    void setTextScale(int percent);
    void setLanguage(const QString &code); ///< empty: the system's
    void setPrivacyMode(bool on);

Q_SIGNALS:
    void changed(); ///< theme, text size or language
    void languageChanged();
    void privacyModeChanged(bool on);
    void rebuildNeeded(); ///< the window still has the old language, sizes or masks

private:
    Settings &m_settings;
    ThemeChoice m_theme;
    int m_textScaleOfRun; ///< 0: as set
};

} // namespace labdesk
