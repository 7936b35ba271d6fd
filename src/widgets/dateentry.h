// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QDateEdit;

namespace labdesk {

// A date field always shows a date. The initial one wasn't entered by anyone and must not be sent.

/// Tracks whether a date was entered, in the digits of any script; `entered` is called each time.
void callOnEntry(QDateEdit *edit, const std::function<void()> &entered = {});
bool hasEntry(const QDateEdit *edit);
void setHasEntry(QDateEdit *edit, bool hasEntry); ///< after setting a date from the program

} // namespace labdesk
