// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

class QWidget;

namespace labdesk {

class Pane;
class Session;
class UserDetails;
struct User;
struct UserListing;

/// Exports and prints users, and records it in the audit trail.
class UserOutput : public QObject
{
    Q_OBJECT

public:
    UserOutput(Session &session, Pane *pane);

    void askExport(const UserListing &listing, const QString &filter); ///< `filter`: as typed
    /// For that user with the known sources; does nothing without a user.
    void saveAsPdf(const std::optional<User> &user, const UserDetails &details, QWidget *over);
    void printSummary(const std::optional<User> &user, const UserDetails &details, QWidget *over);

private:
    Session &m_session;
    Pane *m_pane;
};

} // namespace labdesk
