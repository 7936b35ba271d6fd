// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

/// The meaning of a message, chip, or icon. Never shown by color alone, but always with a word or a shape.
enum class Tone { Neutral, Info, Ok, Warn, Bad };

} // namespace labdesk
