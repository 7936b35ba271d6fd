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

/// The ways from one place of the window to another, and what is shown there.
class Navigator
{
public:
    explicit Navigator(MainWindow &window) : m_window(window) { }

    /// In front of other programs. `activationToken`: what allows that on Wayland (xdg-activation), given to whoever
    /// a person clicked; empty: none.
    void raiseWindow(const QByteArray &activationToken = {});
    void openUser(const UserId &user);
    void selectUsers(const std::vector<std::string> &ids); ///< as soon as the list is there
    /// Also from a window of its own; `state` is the one of the insured.
    void showPayor(const QString &code, const QString &name, const QString &state);
    void showPayors(const PayorQuery &query); ///< what is found for it
    void showView(const SavedUserView &view);
    void showUsersWith(const QString &providerSlug);
    void showCentersNear(const QString &zip); ///< a person’s: nothing keeps it
    void showJobs();
    void showJob(quint64 id);
    void showHistory();
    void follow(const Link &link);

private:
    MainWindow &m_window;
};

} // namespace labdesk
