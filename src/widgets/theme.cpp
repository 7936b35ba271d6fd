// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme.h"

#include "domain/enumtable.h"

#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QColor hex(QRgb rgb)
{
    return QColor(rgb);
}

} // namespace

const Tokens &lightTokens()
{
    static const Tokens tokens = [] {
        Tokens t;
        t.dark = false, t.highContrast = false;
        t.window = hex(0xF0F2F5), t.base = hex(0xFFFFFF), t.raised = hex(0xF7F8FA);
        t.control = hex(0xE7EAEF), t.controlHover = hex(0xDDE1E8), t.hover = hex(0xEFF1F5);
        t.select = hex(0xE3E8FC), t.selectOff = hex(0xDEE2E9), t.infoBg = hex(0xE9EDFB);
        t.hair = hex(0xDFE3E9), t.line = hex(0x79818F), t.edge = Qt::transparent, t.trough = t.hair, t.ring = 2;
        t.ink = hex(0x1B1F27), t.ink2 = hex(0x4E5666), t.ink3 = hex(0x5B6372);
        t.accent = hex(0x4052C6), t.fill = hex(0x4052C6), t.fillHover = hex(0x3646B0), t.onFill = hex(0xFFFFFF);
        t.ok = hex(0x176B43), t.okBg = hex(0xE3F3EA);
        t.warn = hex(0x7F5200), t.warnBg = hex(0xFBF0DA);
        t.bad = hex(0xAE2420), t.badBg = hex(0xFBE9E7), t.onBad = hex(0xFFFFFF);
        t.mark = hex(0xFFE7A0);
        t.scrim = QColor::fromRgbF(0, 0, 0, 0.32F);
        t.map = {hex(0xD9E5EF), hex(0xFBFBF9), hex(0xD3D8E0), hex(0xB7BFCB), hex(0x79818F), hex(0xFFFFFF)};
        t.local = {hex(0xE3E7ED), hex(0xC9D0DB), hex(0x2F3744), hex(0x2F3744)};
        t.sandbox = {hex(0xCBE7EE), hex(0x0F6176), hex(0x093F4D), hex(0xFFFFFF)};
        t.production = {hex(0xA83C09), hex(0x7C2A04), hex(0xFFFFFF), hex(0xFFFFFF)};
        t.other = {hex(0xE3E7ED), hex(0x666E7C), hex(0x2F3744), hex(0xFFFFFF)};
        return t;
    }();
    return tokens;
}

const Tokens &darkTokens()
{
    static const Tokens tokens = [] {
        Tokens t;
        t.dark = true, t.highContrast = false;
        t.window = hex(0x16181D), t.base = hex(0x1D2026), t.raised = hex(0x24272F);
        t.control = hex(0x323742), t.controlHover = hex(0x3C424F), t.hover = hex(0x282C34);
        t.select = hex(0x2D3662), t.selectOff = hex(0x31353E), t.infoBg = hex(0x262C46);
        t.hair = hex(0x31363F), t.line = hex(0x808898), t.edge = Qt::transparent, t.trough = t.control, t.ring = 2;
        t.ink = hex(0xE8EAEF), t.ink2 = hex(0xB0B7C4), t.ink3 = hex(0xA0A8B6);
        t.accent = hex(0xA6B2FF), t.fill = hex(0x5565DC), t.fillHover = hex(0x4656C4), t.onFill = hex(0xFFFFFF);
        t.ok = hex(0x74D3A2), t.okBg = hex(0x1B3529);
        t.warn = hex(0xEBBE66), t.warnBg = hex(0x382D17);
        t.bad = hex(0xFF9F95), t.badBg = hex(0x402222), t.onBad = hex(0x16181D);
        t.mark = hex(0x5C4B12);
        t.scrim = QColor::fromRgbF(0, 0, 0, 0.58F);
        t.map = {hex(0x141A22), hex(0x262A32), hex(0x383E48), hex(0x4A515D), hex(0x7D8696), hex(0x14161B)};
        t.local = {hex(0x2B3038), hex(0x414855), hex(0xDCE1E9), hex(0xDCE1E9)};
        t.sandbox = {hex(0x123E4A), hex(0x62BACD), hex(0xC5ECF5), hex(0x032831)};
        t.production = {hex(0xDC7A42), hex(0xFFC49E), hex(0x1D0D03), hex(0x1D0D03)};
        t.other = {hex(0x2B3038), hex(0x8C95A5), hex(0xDCE1E9), hex(0x16181D)};
        return t;
    }();
    return tokens;
}

// White background, black text, and boundaries drawn as lines.
const Tokens &highContrastLightTokens()
{
    static const Tokens tokens = [] {
        Tokens t;
        t.dark = false, t.highContrast = true;
        t.window = hex(0xFFFFFF), t.base = hex(0xFFFFFF), t.raised = hex(0xFFFFFF);
        t.control = hex(0xFFFFFF), t.controlHover = hex(0xDCE3F2), t.hover = hex(0xE8ECF5);
        t.select = hex(0xDCE4FF), t.selectOff = hex(0xE0E0E0), t.infoBg = hex(0xEEF2FF);
        t.hair = hex(0x5A5A5A), t.line = hex(0x000000), t.edge = t.line, t.trough = hex(0xC4C4C4), t.ring = 3;
        t.ink = hex(0x000000), t.ink2 = hex(0x1A1A1A), t.ink3 = hex(0x333333);
        t.accent = hex(0x0033B8), t.fill = hex(0x0033B8), t.fillHover = hex(0x000000), t.onFill = hex(0xFFFFFF);
        t.ok = hex(0x003D20), t.okBg = hex(0xE9F9EF);
        t.warn = hex(0x4A2F00), t.warnBg = hex(0xFFF5DC);
        t.bad = hex(0x7D0A0A), t.badBg = hex(0xFFEFED), t.onBad = hex(0xFFFFFF);
        t.mark = hex(0xFFE270);
        t.scrim = QColor::fromRgbF(0, 0, 0, 0.6F);
        t.map = {hex(0xD3E6F5), hex(0xFFFFFF), hex(0x6B6B6B), hex(0x6B6B6B), hex(0x000000), hex(0xFFFFFF)};
        t.local = {hex(0xE6E6E6), hex(0xCFCFCF), hex(0x000000), hex(0x000000)};
        t.sandbox = {hex(0xC4EEF8), hex(0x0A4453), hex(0x00252F), hex(0xFFFFFF)};
        t.production = {hex(0x8A2D00), hex(0x4A1500), hex(0xFFFFFF), hex(0xFFFFFF)};
        t.other = {hex(0xE6E6E6), hex(0x585858), hex(0x000000), hex(0xFFFFFF)};
        return t;
    }();
    return tokens;
}

// Black background, white text, and boundaries drawn as lines.
const Tokens &highContrastDarkTokens()
{
    static const Tokens tokens = [] {
        Tokens t;
        t.dark = true, t.highContrast = true;
        t.window = hex(0x000000), t.base = hex(0x000000), t.raised = hex(0x000000);
        t.control = hex(0x000000), t.controlHover = hex(0x2E3444), t.hover = hex(0x20242E);
        t.select = hex(0x14246B), t.selectOff = hex(0x2B2B2B), t.infoBg = hex(0x0B1233);
        t.hair = hex(0xA6A6A6), t.line = hex(0xFFFFFF), t.edge = t.line, t.trough = hex(0x4D4D4D), t.ring = 3;
        t.ink = hex(0xFFFFFF), t.ink2 = hex(0xF0F0F0), t.ink3 = hex(0xDCDCDC);
        t.accent = hex(0x66E3FF), t.fill = hex(0x66E3FF), t.fillHover = hex(0xFFFFFF), t.onFill = hex(0x000000);
        t.ok = hex(0x8DF5B9), t.okBg = hex(0x002B16);
        t.warn = hex(0xFFD666), t.warnBg = hex(0x2E2100);
        t.bad = hex(0xFFC0B8), t.badBg = hex(0x3D0A0A), t.onBad = hex(0x000000);
        t.mark = hex(0x5C4B00);
        t.scrim = QColor::fromRgbF(0, 0, 0, 0.75F);
        t.map = {hex(0x04203A), hex(0x000000), hex(0x9A9A9A), hex(0x9A9A9A), hex(0xFFFFFF), hex(0x000000)};
        t.local = {hex(0x1E2228), hex(0x3E4653), hex(0xFFFFFF), hex(0xFFFFFF)};
        t.sandbox = {hex(0x003442), hex(0x66C9E0), hex(0xFFFFFF), hex(0x000000)};
        t.production = {hex(0xF08A4B), hex(0xFFD2B0), hex(0x000000), hex(0x000000)};
        t.other = {hex(0x1E2228), hex(0x9AA0AA), hex(0xFFFFFF), hex(0x000000)};
        return t;
    }();
    return tokens;
}

// Colors of the screen are black here, and surfaces differ only in lightness.
const Tokens &printTokens()
{
    static const Tokens tokens = [] {
        Tokens t = highContrastLightTokens();
        t.accent = hex(0x000000), t.fill = t.accent, t.ok = t.ink, t.warn = t.ink, t.bad = t.ink;
        t.map = {hex(0xE4E4E4), hex(0xFFFFFF), hex(0xB4B4B4), hex(0xC8C8C8), hex(0x5A5A5A), hex(0xFFFFFF)};
        return t;
    }();
    return tokens;
}

const Tokens &tokensFor(const QPalette &palette)
{
    // Compare the link color first: style sheets change the window and text roles of widgets, but never this one.
    const QRgb link = palette.color(QPalette::Active, QPalette::Link).rgb();
    for (const Tokens *tokens :
         {&lightTokens(), &darkTokens(), &highContrastLightTokens(), &highContrastDarkTokens()}) {
        if (link == tokens->accent.rgb())
            return *tokens;
    }
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness()
        ? darkTokens()
        : lightTokens();
}

const Tokens &tokensFor(const QWidget *widget)
{
    return tokensFor(widget->palette());
}

const EnvironmentColors &environmentColors(const Tokens &tokens, Environment environment)
{
    static constexpr std::pair<Environment, EnvironmentColors Tokens::*> colors[] = {
        {Environment::Local, &Tokens::local},
        {Environment::Sandbox, &Tokens::sandbox},
        {Environment::Production, &Tokens::production},
        {Environment::Other, &Tokens::other},
    };
    static_assert(isTableOf(colors, Environment::Other));
    return tokens.*entryOf(colors, environment);
}

struct ToneStyle
{
    QLatin1StringView name;
    QColor Tokens::*ink;
    QColor Tokens::*background;
};
static constexpr std::pair<Tone, ToneStyle> toneStyles[] = {
    {Tone::Neutral, {"neutral"_L1, &Tokens::ink2, &Tokens::control}},
    {Tone::Info, {"info"_L1, &Tokens::accent, &Tokens::infoBg}},
    {Tone::Ok, {"ok"_L1, &Tokens::ok, &Tokens::okBg}},
    {Tone::Warn, {"warn"_L1, &Tokens::warn, &Tokens::warnBg}},
    {Tone::Bad, {"bad"_L1, &Tokens::bad, &Tokens::badBg}},
};
static_assert(isTableOf(toneStyles, Tone::Bad));

QColor toneInk(const Tokens &tokens, Tone tone)
{
    return tokens.*entryOf(toneStyles, tone).ink;
}

QColor toneBackground(const Tokens &tokens, Tone tone)
{
    return tokens.*entryOf(toneStyles, tone).background;
}

QString toneName(Tone tone)
{
    return entryOf(toneStyles, tone).name;
}

std::vector<NamedColor> namedColors(const Tokens &t)
{
    return {{u"window"_s, t.window},
            {u"base"_s, t.base},
            {u"raised"_s, t.raised},
            {u"control"_s, t.control},
            {u"controlHover"_s, t.controlHover},
            {u"hover"_s, t.hover},
            {u"select"_s, t.select},
            {u"selectOff"_s, t.selectOff},
            {u"infoBg"_s, t.infoBg},
            {u"hair"_s, t.hair},
            {u"line"_s, t.line},
            {u"edge"_s, t.edge},
            {u"trough"_s, t.trough},
            {u"ink"_s, t.ink},
            {u"ink2"_s, t.ink2},
            {u"ink3"_s, t.ink3},
            {u"accent"_s, t.accent},
            {u"fill"_s, t.fill},
            {u"fillHover"_s, t.fillHover},
            {u"onFill"_s, t.onFill},
            {u"ok"_s, t.ok},
            {u"okBg"_s, t.okBg},
            {u"warn"_s, t.warn},
            {u"warnBg"_s, t.warnBg},
            {u"bad"_s, t.bad},
            {u"badBg"_s, t.badBg},
            {u"onBad"_s, t.onBad},
            {u"mark"_s, t.mark}};
}

QPalette paletteOf(const Tokens &t)
{
    QPalette p;
    const auto all = [&p](QPalette::ColorRole role, const QColor &color) { p.setColor(QPalette::All, role, color); };
    all(QPalette::Window, t.window);
    all(QPalette::WindowText, t.ink);
    all(QPalette::Base, t.base);
    all(QPalette::AlternateBase, t.raised);
    all(QPalette::ToolTipBase, t.raised);
    all(QPalette::ToolTipText, t.ink);
    all(QPalette::PlaceholderText, t.ink3);
    all(QPalette::Text, t.ink);
    all(QPalette::Button, t.control);
    all(QPalette::ButtonText, t.ink);
    all(QPalette::BrightText, t.bad);
    all(QPalette::Light, t.base);
    all(QPalette::Midlight, t.raised);
    all(QPalette::Mid, t.hair);
    all(QPalette::Dark, t.line);
    all(QPalette::Shadow, t.line);
    all(QPalette::Highlight, t.fill);
    all(QPalette::HighlightedText, t.onFill);
    all(QPalette::Link, t.accent);
    all(QPalette::LinkVisited, t.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, t.ink3);
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.selectOff);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, t.ink);
    return p;
}

} // namespace labdesk
