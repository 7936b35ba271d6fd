// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectionregistry.h"
#include "views/connections/connectiondraft.h"
#include "views/connections/connectiontestview.h"

#include <QDateTime>
#include <QDialog>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace labdesk {

class InlineMessage;
class LocalConnectionPage;

namespace Ui {
class ConnectionsDialog;
}

/// Adds, changes, tests and deletes connections, and asks for one to be used. Shown by open(). Changes stay in the form
/// until they are saved or thrown away on purpose; a failure loses none of them. Stored secrets are never shown.
class ConnectionsDialog : public QDialog
{
    Q_OBJECT

public:
    ConnectionsDialog(ConnectionRegistry &book, SecretStore &secrets, ConnectionTestView::ClientFactory makeClient,
                      QWidget *parent = nullptr);
    ~ConnectionsDialog() override;

    void select(const QString &id);             ///< of a stored connection
    void startNew();                            ///< an empty form for one more
    void enterKey(const QString &id);           ///< of a stored connection: its form, at the field for the key
    void enterProxyPassword(const QString &id); ///< of a stored connection: its network settings
    /// When the bearer token of the connection in use ends (UTC); asked again as time goes by.
    void setTokenEnd(std::function<std::optional<QDateTime>()> endsAt);

    void reject() override; ///< asks before changes that were not saved are thrown away

Q_SIGNALS:
    void exported(qint64 connections); ///< into a file
    void connectRequested(const QString &id);

private:
    bool isNew(const QString &id) const { return m_book.find(id) == nullptr; }
    bool isDirty(const QString &id) const;
    bool isLocal() const { return m_shownId == ConnectionRegistry::localId; }

    void dress();
    void fillList();
    void showConnection(const QString &id);
    void formEdited();
    void showButtons();
    QString tokenNote() const;

    void test();
    void save(bool thenConnect);
    struct Saved
    {
        QString id;
        std::optional<SecretStore::Kept> kept; ///< nothing when the stored secrets stayed as they were
        bool hasKey;                           ///< among what was typed
        bool sessionOnlyWanted;
        bool thenConnect;
    };
    void saved(const Saved &what);
    void duplicate();
    void askToDelete();
    void remove(const QString &id);
    void askToForget();
    void forget(const QString &id);
    void tellForgotten(const QString &sentence, bool forgotten, bool inMemory);

    // A file with connections, without their secrets.
    void makeFileMenu();
    void chooseImport();
    void chooseExport();
    void importFrom(const QString &file);
    void exportTo(const QString &file);
    void connectShown();

    std::unique_ptr<Ui::ConnectionsDialog> m_ui;
    ConnectionRegistry &m_book;
    LocalConnectionPage *m_localPage; ///< in place of the form
    ConnectionTestView *m_trial;
    InlineMessage *m_saveMessage;
    QString m_shownId;
    std::function<std::optional<QDateTime>()> m_tokenEndsAt;
    QTimer m_minute;                              ///< what is said of the token is true for about as long
    ConnectionDraft m_tested;                     ///< what the result that is shown, or on its way, is about
    std::map<QString, ConnectionDraft> m_unsaved; ///< by id: what was typed and not saved yet
    bool m_throwAway = false;                     ///< closing again throws away what was not saved
};

} // namespace labdesk
