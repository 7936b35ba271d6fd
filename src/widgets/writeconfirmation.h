// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>

#include <functional>

class QWidget;

namespace labdesk {

/// Calls `write`, after a question over `over` if the connection asks before each change; the safe answer is the
/// default. Changes with their own question don't need this. `question` says what is done to whom; `verb` is the
/// button's text. Nothing is called if `over` has been deleted.
void confirmWrite(const Connection &connection, const QString &question, const QString &verb, QWidget *over,
                  std::function<void()> write);

} // namespace labdesk
