// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"

class QWidget;

namespace labdesk {

class ConfirmDialog;
struct Connection;

// What is asked before something of a user is destroyed.

ConfirmDialog *makeDeregisterDialog(const User &user, const ConnectedProvider &provider, const Connection &connection,
                                    QWidget *parent, bool isPhoneSdk = false);
ConfirmDialog *makeDeleteUserDialog(const User &user, const Connection &connection, QWidget *parent);

} // namespace labdesk
