// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/appearance.h"
#include "widgets/theme.h"

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <vector>

namespace labdesk::tests {

/// WCAG 2, relative luminance.
inline double luminance(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

inline double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

/// A theme, and what it asks of contrast.
struct Theme
{
    const char *name;
    ThemeChoice choice;
    const Tokens *tokens;

    double text() const { return tokens->highContrast ? 7 : 4.5; }
    double lines() const { return tokens->highContrast ? 4.5 : 3; }
};

inline std::vector<Theme> themes()
{
    return {{"light", ThemeChoice::Light, &lightTokens()},
            {"dark", ThemeChoice::Dark, &darkTokens()},
            {"high contrast on white", ThemeChoice::HighContrastLight, &highContrastLightTokens()},
            {"high contrast on black", ThemeChoice::HighContrastDark, &highContrastDarkTokens()}};
}

inline QApplication &app()
{
    return *static_cast<QApplication *>(QCoreApplication::instance());
}

/// As a test of looks begins: the light theme, on a desktop that says nothing.
inline void beginInLight()
{
    setSystemAppearance(app(), {});
    applyTheme(app(), ThemeChoice::Light);
}

} // namespace labdesk::tests
