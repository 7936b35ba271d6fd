// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <vector>

class QWidget;

namespace labdesk {

/// What a message, a chip or an icon means. Never shown by color alone: a word or a shape goes with it.
enum class Tone { Neutral, Info, Ok, Warn, Bad };

/// The band across the window and the block with the environment's word.
struct EnvironmentColors
{
    QColor band;
    QColor block;
    QColor text;      ///< on the band
    QColor blockText; ///< on the block
};

struct MapTokens
{
    QColor water;
    QColor land;
    QColor county;
    QColor zipDot;
    QColor border;       ///< states and coast
    QColor markerNumber; ///< on an accent marker
};

/// Every color of the program. There are no others: a test looks for color literals outside theme.cpp. In high
/// contrast text is 7:1 or better on every surface and each boundary 4.5:1; elsewhere text is 4.5:1 and lines that mean
/// something 3:1.
struct Tokens
{
    bool dark;
    bool highContrast; ///< surfaces are told apart by lines, not by tints
    QColor window, base, raised;
    QColor control, controlHover, hover;
    QColor select, selectOff, infoBg;
    QColor hair, line;
    QColor edge;   ///< around what elsewhere a tint alone sets off; see-through but in high contrast
    QColor trough; ///< what a bar, a ring or a skeleton leaves empty
    QColor ink, ink2, ink3;
    QColor accent, fill, fillHover, onFill;
    QColor ok, okBg;
    QColor warn, warnBg;
    QColor bad, badBg, onBad; ///< onBad: text on a button filled with bad
    QColor mark;              ///< behind search hits, whose text stays ink
    QColor scrim;             ///< over the window behind a popup
    MapTokens map;
    EnvironmentColors local, sandbox, production, other;
    int ring; ///< width of the ring around what has the keyboard, in pixels
};

const Tokens &lightTokens();
const Tokens &darkTokens();
const Tokens &highContrastLightTokens();
const Tokens &highContrastDarkTokens();
/// For paper: black on white, with grays that a printer without colors tells apart.
const Tokens &printTokens();

/// The tokens that the palette was made from. Asked at each paint, so that a change of appearance needs no bookkeeping.
const Tokens &tokensFor(const QPalette &palette);
const Tokens &tokensFor(const QWidget *widget);

const EnvironmentColors &environmentColors(const Tokens &tokens, Environment environment);

/// Text or mark of a tone, and the tint behind it.
QColor toneInk(const Tokens &tokens, Tone tone);
QColor toneBackground(const Tokens &tokens, Tone tone);
/// neutral, info, ok, warn, bad: the value of the style sheet's `tone` property.
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
