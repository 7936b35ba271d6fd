// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace labdesk {

/// Implemented by widgets around hidden values that may keep them hidden for now. They explain why, and what to do.
class RevealGuard
{
public:
    virtual ~RevealGuard() = default;
    virtual bool requestReveal() = 0;
};

/// Calls `reveal` to show a hidden value, unless a guard around `over` refuses: immediately, or in privacy mode after
/// asking in a dialog over `over`. Not called if `over` has been deleted. `what`: "Member ID".
void askBeforeReveal(QWidget *over, const QString &what, const std::function<void()> &reveal);

} // namespace labdesk
