// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace labdesk {

/// Shows something hidden: at once, or in privacy mode after a question over `over`. Not at all once `over` is gone.
/// `what`: "Member ID".
void askBeforeReveal(QWidget *over, const QString &what, const std::function<void()> &reveal);

} // namespace labdesk
