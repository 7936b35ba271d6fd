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

/// What a message, a chip or an icon means. Never shown by colour alone: a word or a shape goes with it.
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
    QColor border; ///< states and coast
    QColor markerNumber; ///< on an accent marker
};

/// Every colour of the program. There are no others: a test looks for colour literals outside theme.cpp.
struct Tokens
{
    bool dark;
    bool highContrast; ///< surfaces are told apart by lines, not by tints
    QColor window, base, raised;
    QColor control, controlHover, hover;
    QColor select, selectOff, infoBg;
    QColor hair, line;
    QColor ink, ink2, ink3;
    QColor accent, fill, fillHover, onFill;
    QColor ok, okBg;
    QColor warn, warnBg;
    QColor bad, badBg, onBad; ///< onBad: text on a button filled with bad
    QColor mark;              ///< behind search hits, whose text stays ink
    QColor scrim;             ///< over the window behind a popup
    MapTokens map;
    EnvironmentColors local, sandbox, production, other;
};

const Tokens &lightTokens();
const Tokens &darkTokens();
const Tokens &highContrastLightTokens();
const Tokens &highContrastDarkTokens();

/// The tokens that the palette was made from. Asked at each paint, so that a change of appearance needs no bookkeeping.
const Tokens &tokensFor(const QPalette &palette);
const Tokens &tokensFor(const QWidget *widget);

const EnvironmentColors &environmentColors(const Tokens &tokens, Environment environment);

/// Text or mark of a tone, and the tint behind it.
QColor toneInk(const Tokens &tokens, Tone tone);
QColor toneBackground(const Tokens &tokens, Tone tone);
/// neutral, info, ok, warn, bad: the value of the style sheet's `tone` property.
QString toneName(Tone tone);

/// Name and colour of every token, for the style sheet and for tests.
struct NamedColor
{
    QString name;
    QColor color;
};
std::vector<NamedColor> namedColors(const Tokens &tokens);

/// A palette with every role and group set from the tokens.
QPalette paletteOf(const Tokens &tokens);

} // namespace labdesk
