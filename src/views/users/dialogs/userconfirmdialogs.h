// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"

class QWidget;

namespace labdesk {

class ConfirmDialog;
struct Connection;

// Confirmations of destructive actions on a user.

ConfirmDialog *makeDeregisterDialog(const User &user, const ConnectedProvider &provider, const Connection &connection,
                                    QWidget *parent, bool isPhoneSdk = false);
ConfirmDialog *makeDeleteUserDialog(const User &user, const Connection &connection, QWidget *parent);

} // namespace labdesk
