// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// A postal address (contract 2.6, 2.7, 2.8; field notes "address"). Absent or null parts are empty.
struct Address
{
    QString firstLine;
    QString secondLine;
    QString city;
    QString state;
    QString zip; ///< sent as `zip_code` or as `zip`
    QString country;

    bool isEmpty() const { return *this == Address{}; }
    friend bool operator==(const Address &, const Address &) = default;
};

} // namespace labdesk
