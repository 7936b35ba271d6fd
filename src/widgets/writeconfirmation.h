// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>

#include <functional>

class QWidget;

namespace labdesk {

/// Where the connection asks before each change: a question, over `over`, whose safe answer is the default, and `write`
/// when the person says so. Where it does not: `write` at once. Changes that have a question of their own need no
/// second one. `question` says what is done to whom; `verb` names the button. Nothing runs once `over` is gone.
void confirmWrite(const Connection &connection, const QString &question, const QString &verb, QWidget *over,
                  std::function<void()> write);

} // namespace labdesk
