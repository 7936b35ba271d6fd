// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace labdesk {

/// A thin horizontal separator; decorative, never the only boundary.
inline QFrame *makeSeparator(QWidget *parent = nullptr)
{
    auto *line = new QFrame(parent);
    line->setProperty("hairline", QStringLiteral("horizontal"));
    return line;
}

/// The same as a vertical line.
inline QFrame *makeVerticalSeparator(QWidget *parent = nullptr)
{
    auto *line = new QFrame(parent);
    line->setProperty("hairline", QStringLiteral("vertical"));
    return line;
}

} // namespace labdesk
