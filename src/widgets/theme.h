// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "text/tone.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <vector>

class QWidget;

namespace labdesk {

/// The banner across the window, and the block with the environment's name.
struct EnvironmentColors
{
    QColor banner;
    QColor block;
    QColor text;      ///< on the banner
    QColor blockText; ///< on the block
};

struct MapTokens
{
    QColor water;
    QColor land;
    QColor county;
    QColor zipDot;
    QColor border;       ///< states and coasts
    QColor markerNumber; ///< on an accent marker
};

/// All colors of the program; a test makes sure that there are no color literals outside theme.cpp. In high contrast,
/// text has a contrast of at least 7:1 on every surface, and boundaries 4.5:1; otherwise, text has 4.5:1, and
/// meaningful lines have 3:1.
struct Tokens
{
    bool dark;
    bool highContrast; ///< surfaces are distinguished by lines instead of tints
    QColor window, base, raised;
    QColor control, controlHover, hover;
    QColor select, selectOff, infoBg;
    QColor hair, line;
    QColor edge;   ///< around tinted areas; transparent except in high contrast
    QColor trough; ///< the empty part of a bar, ring, or skeleton
    QColor ink, ink2, ink3;
    QColor accent, fill, fillHover, onFill;
    QColor ok, okBg;
    QColor warn, warnBg;
    QColor bad, badBg, onBad; ///< onBad: text on a button filled with bad
    QColor mark;              ///< behind search matches, whose text stays ink
    QColor scrim;             ///< over the window, behind an overlay
    MapTokens map;
    EnvironmentColors local, sandbox, production, other;
    int ring; ///< width of the focus ring, in pixels
};

const Tokens &lightTokens();
const Tokens &darkTokens();
const Tokens &highContrastLightTokens();
const Tokens &highContrastDarkTokens();
/// For paper: black on white, with grays that are distinguishable when printed without colors.
const Tokens &printTokens();

/// The tokens that the palette was made from. Looked up at each paint, so that a change of appearance needs no other
/// handling.
const Tokens &tokensFor(const QPalette &palette);
const Tokens &tokensFor(const QWidget *widget);

const EnvironmentColors &environmentColors(const Tokens &tokens, Environment environment);

/// The color of a tone's text or icon, and the tint behind it.
QColor toneInk(const Tokens &tokens, Tone tone);
QColor toneBackground(const Tokens &tokens, Tone tone);
/// neutral, info, ok, warn, or bad: the value of the style sheet's `tone` property.
QString toneName(Tone tone);

/// Name and color of every token, for the style sheet and for tests.
struct NamedColor
{
    QString name;
    QColor color;
};
std::vector<NamedColor> namedColors(const Tokens &tokens);

/// A palette with every role and group set from the tokens.
QPalette paletteOf(const Tokens &tokens);

} // namespace labdesk
