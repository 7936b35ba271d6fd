// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presentation.h"

#include "app/commandline.h"
#include "app/language.h"
#include "privacy/sensitive.h"
#include "widgets/accessibility.h"

#include <QApplication>

namespace labdesk {

Presentation::Presentation(Settings &settings, const Options &options)
    : m_settings(settings), m_theme(options.appearance.value_or(settings.appearance())),
      m_textScaleOfRun(options.textScale)
{
    speak(*qApp, options.language.isEmpty() ? settings.language() : options.language);
    privacy::setPrivacyMode(settings.startsInPrivacyMode());
    installAccessibility();
    applyTheme(*qApp, m_theme, textScale());
}

int Presentation::textScale() const
{
    return m_textScaleOfRun > 0 ? m_textScaleOfRun : m_settings.textScale();
}

void Presentation::setTheme(ThemeChoice theme)
{
    m_settings.setAppearance(theme);
    m_theme = theme;
    applyTheme(*qApp, m_theme, textScale());
    Q_EMIT changed();
}

void Presentation::setTextScale(int percent)
{
    m_settings.setTextScale(percent);
    m_textScaleOfRun = 0;
    applyTheme(*qApp, m_theme, textScale());
    Q_EMIT changed();
    Q_EMIT rebuildNeeded();
}

void Presentation::setLanguage(const QString &code)
{
    m_settings.setLanguage(code);
    speak(*qApp, code);
    Q_EMIT languageChanged();
    Q_EMIT changed();
    Q_EMIT rebuildNeeded();
}

void Presentation::setPrivacyMode(bool on)
{
    if (privacy::isPrivacyMode() == on)
        return;
    privacy::setPrivacyMode(on);
    Q_EMIT privacyModeChanged(on);
    Q_EMIT rebuildNeeded();
}

} // namespace labdesk
