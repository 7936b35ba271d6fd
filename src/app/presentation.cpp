// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presentation.h"

#include "app/commandline.h"
#include "privacy/sensitive.h"
#include "shell/mainwindow.h"
#include "shell/preferencesdialog.h"
#include "text/language.h"
#include "widgets/accessibility.h"
#include "widgets/appearance.h"
#include "widgets/tools.h"

#include <QApplication>

#include <utility>

namespace labdesk {

Presentation::Presentation(Settings &settings, const Options &options)
{
    if (options.appearance)
        settings.overrideForRun(setting::appearance, *options.appearance);
    if (options.textScale > 0)
        settings.overrideForRun(setting::textScale, options.textScale);
    if (!options.startsWithoutTools)
        settings.overrideForRun(setting::tools, Settings::Tools::All);
    installLanguage(*qApp, options.language.isEmpty() ? settings.get(setting::language) : options.language);
    privacy::setPrivacyMode(settings.get(setting::privacyMode));
    settings.follow(setting::tools, this,
                    [](Settings::Tools chosen) { tools().setShown(chosen == Settings::Tools::All); });
    installAccessibility();
    const auto applyStyle
        = [&settings] { applyTheme(*qApp, settings.get(setting::appearance), settings.get(setting::textScale)); };
    applyStyle();
    settings.whenChanged(setting::appearance, this, applyStyle);
    settings.whenChanged(setting::textScale, this, [this, applyStyle] {
        applyStyle();
        Q_EMIT rebuildNeeded();
    });
    settings.whenChanged(setting::language, this, [this, &settings] {
        installLanguage(*qApp, settings.get(setting::language));
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

RebuildScheduler::RebuildScheduler(MainWindow &window, std::function<void()> fill)
    : m_window(window), m_fill(std::move(fill))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RebuildScheduler::rebuild);
    connect(&window, &MainWindow::uncovered, &m_timer, qOverload<>(&QTimer::start));
}

void RebuildScheduler::request()
{
    m_isRequested = true;
    m_timer.start();
}

/// An open dialog would keep its old texts and sizes until closed. The preferences rebuild themselves.
QDialog *RebuildScheduler::unfinishedDialog() const
{
    for (QDialog *dialog : m_window.findChildren<QDialog *>())
        if (dialog->isVisible() && !qobject_cast<PreferencesDialog *>(dialog))
            return dialog;
    return nullptr;
}

void RebuildScheduler::rebuild()
{
    if (!m_isRequested || m_window.lockScreen())
        return; // the window is rebuilt after unlocking
    if (QDialog *dialog = unfinishedDialog()) {
        connect(dialog, &QObject::destroyed, &m_timer, qOverload<>(&QTimer::start));
        connect(dialog, &QDialog::finished, &m_timer, qOverload<>(&QTimer::start));
        return;
    }
    m_isRequested = false;
    m_window.rebuild(m_fill);
    Q_EMIT rebuilt();
}

} // namespace labdesk
