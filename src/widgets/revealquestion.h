// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace labdesk {

/// A part around hidden values that may keep them hidden for now; it says itself why, and what to do.
class RevealGuard
{
public:
    virtual ~RevealGuard() = default;
    virtual bool mayReveal() = 0;
};

/// Shows something hidden, unless a guard around `over` refuses: at once, or in privacy mode after a question over
/// `over`. Not at all once `over` is gone. `what`: "Member ID".
void askBeforeReveal(QWidget *over, const QString &what, const std::function<void()> &reveal);

} // namespace labdesk
