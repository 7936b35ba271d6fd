// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroraction.h"
#include "widgets/widgethost.h"

#include <QDateTime>
#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <vector>

namespace labdesk {

struct Command;

/// The main area of the window, beside the sidebar. A pane displays session state and emits the user's intents.
class Pane : public QWidget, public WidgetHost
{
    Q_OBJECT

public:
    explicit Pane(QWidget *parent = nullptr);

    void showToast(const QString &text) override { Q_EMIT toastRequested(text, {}, {}); }
    void requestErrorAction(ErrorAction action) override { Q_EMIT errorActionRequested(action); }

    virtual void reload() = 0;      ///< F5: reloads from the service
    virtual void focusFilter() = 0; ///< Ctrl+F
    void focusFilterOrDetail();     ///< as focusFilter(), except if a detail is shown, which Ctrl+F leaves for the list
    /// The commands for the current state, for the palette and the shortcuts. A disabled one has a reason.
    virtual std::vector<Command> commands() = 0;
    void copy(const QString &text, const QString &done); ///< `done`: the text of the confirmation

    /// State to restore when the window is rebuilt: filter, tab, selection by ID, scroll position. In memory only.
    /// Contains no health data other than IDs, and no translated text.
    virtual QVariantMap viewState() const { return {}; }
    /// Called on a new pane of the same session. Sends no requests.
    virtual void restoreViewState(const QVariantMap &) { }
    /// Shows the toast for that action again, in the current language.
    virtual void toastAgain(quint64) { }

    /// Reopens what visited() reported; an empty ID means nothing. Returns false if it no longer exists.
    virtual bool visit(const QString &id) { return id.isEmpty(); }

    // The last values emitted, for a window that is connected later.
    const QString &status() const { return m_status; }
    const QDateTime &lastSynced() const { return m_syncedAt; }
    int count() const { return m_count; }
    const QString &visitedId() const { return m_visitedId; }

Q_SIGNALS:
    void statusChanged(const QString &text); ///< text beside the count of the list; empty: none
    void syncedAt(const QDateTime &at);      ///< when the displayed data arrived; invalid: never
    void countChanged(int count);            ///< shown in the sidebar; negative: none
    void visited(const QString &id);         ///< what is open now, for back and forward; empty: nothing
    /// Reports a success, with at most one action; `run` may be empty. Never used for errors alone. `subject`: the ID
    /// of the action, which toastAgain() receives later; 0: none.
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run,
                        quint64 subject = 0);

    void toastOutdated(quint64 subject); ///< the toast for that action is no longer correct

    /// The button of an error was clicked, for the current connection.
    void errorActionRequested(labdesk::ErrorAction action);

private:
    QString m_status;
    QDateTime m_syncedAt;
    int m_count = -1;
    QString m_visitedId;
};

} // namespace labdesk
