// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/tourplan.h"
#include "tour/uidriver.h"

#include <QStringList>

namespace labdesk::tests {

/// What the whole tour goes to, and where it saves what may be saved.
struct LeftBehindPlan
{
    QStringList users = {}; ///< with an insurance record
    QString zone = {};      ///< that none of them has
    QString zip = {};
    int labId = 0;
    QString orderId = {};
    QString passphrase = {};
    QString exports = {}; ///< a folder that is there
};

/// Everywhere a support agent goes in the console, and everything that leaves it by the usual, masked ways: users and
/// all of their tabs, what is hidden shown and hidden again, each write by its dialog, a job, copies and exports,
/// centers, payors, connections, requests, the audit trail, preferences, privacy mode, the lock, links. It ends in
/// front of a record that is shown whole.
std::vector<TourChapter> leftBehindTour(UiDriver &hand, const LeftBehindPlan &plan);

} // namespace labdesk::tests
