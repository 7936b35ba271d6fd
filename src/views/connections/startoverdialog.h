// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

class ConfirmDialog;
struct Connection;

/// Asks before all records of the local service are deleted and new ones made.
ConfirmDialog *makeStartOverDialog(const Connection &local, QWidget *parent);

} // namespace labdesk
