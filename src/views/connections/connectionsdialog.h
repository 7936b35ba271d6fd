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

/// Adds, changes, tests and deletes connections, and asks for one to be used. Shown by open(). Changes stay in the form
/// until they are saved or thrown away on purpose; a failure loses none of them. Stored secrets are never shown.
class ConnectionsDialog : public QDialog
{
    Q_OBJECT

public:
    ConnectionsDialog(ConnectionRegistry &registry, SecretStore &secrets, ConnectionTestView::ClientFactory makeClient,
                      QWidget *parent = nullptr);
    ~ConnectionsDialog() override;

    void select(const QString &id);             ///< of a stored connection
    void startNew();                            ///< an empty form for one more
    void enterKey(const QString &id);           ///< of a stored connection: its form, at the field for the key
    void enterProxyPassword(const QString &id); ///< of a stored connection: its network settings
    /// When the bearer token of the connection in use ends (UTC); asked again as time goes by.
    void setTokenEnd(std::function<std::optional<QDateTime>()> endsAt);

    void setPractice(Practice &practice); ///< on the page of the local service

    void reject() override; ///< asks before changes that were not saved are thrown away

Q_SIGNALS:
    void exported(qint64 connections); ///< into a file
    void startOverRequested();         ///< of the local service; the dialog has closed
    void connectRequested(const QString &id);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    bool isLocal() const { return m_shownId == ConnectionRegistry::localId; }

    void applyStyle();
    void placeParts();
    void makeMenu();
    void connectParts();
    void fillList();
    void showConnection(const QString &id);
    void showNew(const QString &id);
    void formEdited();
    void showButtons();
    void save(bool thenConnect);
    void showSaved(const QString &id);
    /// Where the secrets are now. `kept`: nothing when the stored ones stayed as they were.
    void tellKept(std::optional<SecretStore::Location> kept, bool hasKey, bool sessionOnlyWanted);
    void duplicate();
    void removeShown();
    void connectShown();

    std::unique_ptr<Ui::ConnectionsDialog> m_ui;
    ConnectionRegistry &m_registry;
    ConnectionDrafts m_drafts;
    LocalConnectionPage *m_localPage;
    QScrollArea *m_localScroll; ///< of the local service, in place of the form
    ConnectionTestView *m_testView = nullptr;
    ConnectionFiles *m_files;
    ConnectionRemoval *m_removal;
    InlineMessage *m_saveMessage;
    QString m_shownId;
    bool m_throwAway = false; ///< closing again throws away what was not saved
};

} // namespace labdesk
