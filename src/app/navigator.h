// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace labdesk {

class MainWindow;
struct Link;
struct PayorQuery;
struct SavedUserView;

/// Navigates between the places of the window, and opens items in them.
class Navigator
{
public:
    explicit Navigator(MainWindow &window) : m_window(window) { }

    /// Raises the window above other programs. `activationToken` allows this on Wayland (xdg-activation), and comes
    /// from the program that the person clicked; empty if there is none.
    void raiseWindow(const QByteArray &activationToken = {});
    void openUser(const UserId &user);
    void selectUsers(const std::vector<std::string> &ids); ///< once the list is loaded
    /// Also called from a user's own window; `state` is the insured person's.
    void showPayor(const QString &code, const QString &name, const QString &state);
    void showPayors(const PayorQuery &query); ///< shows the results of the query
    void showView(const SavedUserView &view);
    void showUsersWith(const QString &providerSlug);
    void showCentersIn(const QString &town);
    void showCentersNear(const QString &zip); ///< for a person's ZIP, which isn't stored
    void showJobs();
    void showJob(quint64 id);
    void showHistory();
    void follow(const Link &link);

private:
    MainWindow &m_window;
};

} // namespace labdesk
