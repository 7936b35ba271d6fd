// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QDateEdit;

namespace labdesk {

// A date field always shows some date. What stands there before a person entered one is nobody's, and is not sent.

/// Notes from now on when a date is entered, in the digits of any keyboard; `entered` runs each time.
void followEntry(QDateEdit *edit, const std::function<void()> &entered = {});
bool isEntered(const QDateEdit *edit);
void setEntered(QDateEdit *edit, bool isEntered); ///< after a date was put there

} // namespace labdesk
