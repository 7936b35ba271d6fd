// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk {

/// The words of a payor's name in the form in which they are compared: no accents, case or signs, fill words left out, usual
/// short forms written out ("BCBS AZ": blue cross blue shield arizona).
QStringList payorWords(const QString &text);

/// The same with everything as it is written, but for accents, case and signs; signs inside a word ("O'Rowan", "L.A.") go.
QStringList plainPayorWords(const QString &text);

/// Words that stand in many names and tell them apart least, such as "health".
bool isCommonPayorWord(const QString &word);

} // namespace labdesk
