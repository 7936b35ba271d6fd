// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectionregistry.h"
#include "views/connections/connectiontestview.h"

#include <QDateTime>
#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

class QScrollArea;

namespace labdesk {

class ConnectionFiles;
class ConnectionRemoval;
class InlineMessage;
class LocalConnectionPage;
class Practice;

namespace Ui {
class ConnectionsDialog;
}

/// Adds, edits, tests, and deletes connections, and requests a connection to be opened. Shown by open(). Edits are
/// retained until they are saved or explicitly discarded, even after a failure. Stored secrets are never shown.
class ConnectionsDialog : public QDialog
{
    Q_OBJECT

public:
    ConnectionsDialog(ConnectionRegistry &registry, SecretStore &secrets, ConnectionTestView::ClientFactory makeClient,
                      QWidget *parent = nullptr);
    ~ConnectionsDialog() override;

    void select(const QString &id);   ///< a stored connection
    void startNewConnection();        ///< shows an empty form for a new connection
    void enterKey(const QString &id); ///< shows the form of a stored connection and focuses the key field
    /// shows the network settings of a stored connection and focuses the proxy password
    void enterProxyPassword(const QString &id);
    /// Expiry of the bearer token of the connection in use (UTC); called every minute.
    void setTokenExpiry(std::function<std::optional<QDateTime>()> endsAt);
    /// The connection of the current session as it was opened; null if none is open.
    void setOpenConnection(std::function<const Connection *()> open);

    void setPractice(Practice &practice); ///< adds practice to the page of the local service

    void reject() override; ///< asks for confirmation if there are unsaved changes

public Q_SLOTS:
    void followSession(); ///< another connection is in use

Q_SIGNALS:
    void exported(qint64 connections); ///< to a file
    void startOverRequested();         ///< requests a restart of the local service; the dialog is closed
    void connectRequested(const QString &id);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    bool isOpen(const QString &id) const;
    bool isLocal() const { return m_shownId == ConnectionRegistry::localId; }

    void applyStyle();
    void layOutParts();
    void makeMenu();
    void connectParts();
    void fillList();
    void showConnection(const QString &id);
    void showNew(const QString &id);
    void formEdited();
    void showProblems(); ///< of what is shown and not saved
    void showButtons();
    void save(bool connectAfterwards);
    void showSaved(const ConnectionDraft &saved);
    /// Reports where the secrets are stored. `location`: nothing if the stored ones didn't change.
    void reportStorage(std::optional<SecretStore::Location> location, bool hasKey, bool sessionOnlyWanted);
    void duplicate();
    void removeShown();
    void connectShown();
    void leaveFor(const QString &id);

    std::unique_ptr<Ui::ConnectionsDialog> m_ui;
    ConnectionRegistry &m_registry;
    ConnectionDrafts m_drafts;
    LocalConnectionPage *m_localPage;
    QScrollArea *m_localScroll; ///< page of the local service, shown instead of the form
    ConnectionTestView *m_testView = nullptr;
    ConnectionFiles *m_files;
    ConnectionRemoval *m_removal;
    InlineMessage *m_saveMessage;
    std::function<const Connection *()> m_openConnection;
    QString m_shownId;
    bool m_discardUnsaved = false; ///< closing again discards unsaved changes
};

} // namespace labdesk
