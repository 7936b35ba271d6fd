// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presentation.h"

#include "app/commandline.h"
#include "app/language.h"
#include "privacy/sensitive.h"
#include "widgets/accessibility.h"
#include "widgets/appearance.h"

#include <QApplication>

namespace labdesk {

Presentation::Presentation(Settings &settings, const Options &options)
{
    if (options.appearance)
        settings.holdForRun(setting::appearance, *options.appearance);
    if (options.textScale > 0)
        settings.holdForRun(setting::textScale, options.textScale);
    speak(*qApp, options.language.isEmpty() ? settings.get(setting::language) : options.language);
    privacy::setPrivacyMode(settings.get(setting::privacyMode));
    installAccessibility();
    const auto dress
        = [&settings] { applyTheme(*qApp, settings.get(setting::appearance), settings.get(setting::textScale)); };
    dress();
    settings.whenChanged(setting::appearance, this, dress);
    settings.whenChanged(setting::textScale, this, [this, dress] {
        dress();
        Q_EMIT rebuildNeeded();
    });
    settings.whenChanged(setting::language, this, [this, &settings] {
        speak(*qApp, settings.get(setting::language));
        Q_EMIT languageChanged();
        Q_EMIT rebuildNeeded();
    });
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
