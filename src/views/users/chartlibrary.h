// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfactory.h"

#include <QStringList>

class QWidget;

namespace labdesk {

/// Where the module of charts can be: beside the program, or where it is installed.
QStringList chartFolders();

/// Loads the module, once in the life of the program; nothing when it is in none of the folders or does not fit.
ChartFactory *loadCharts(const QStringList &folders);

/// The colours and letters of today's theme.
ChartLook chartLookOf(const QWidget *widget);

} // namespace labdesk
