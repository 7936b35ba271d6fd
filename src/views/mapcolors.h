// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace labdesk {

/// The colors of the map, as plain values: whoever owns the theme hands them over. They start out as the light ones.
struct MapColors
{
    QColor water{0xd9, 0xe5, 0xef};
    QColor land{0xfb, 0xfb, 0xf9};
    QColor county{0xd3, 0xd8, 0xe0};
    QColor state{0x79, 0x81, 0x8f}; ///< state lines and the coast
    QColor zipDot{0xb7, 0xbf, 0xcb};
    QColor ink{0x1b, 0x1f, 0x27};
    QColor ink2{0x4e, 0x56, 0x66};
    QColor ink3{0x5b, 0x63, 0x72};
    QColor accent{0x40, 0x52, 0xc6};
    QColor base{0xff, 0xff, 0xff}; ///< of pills, halos, buttons, and of the number on a marker
    QColor line{0x79, 0x81, 0x8f};
    friend bool operator==(const MapColors &, const MapColors &) = default;
};

} // namespace labdesk
