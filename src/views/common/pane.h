// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroract.h"
#include "widgets/widgethost.h"

#include <QDateTime>
#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <vector>

namespace labdesk {

struct Command;

/// What fills the window beside the sidebar. A pane is given what it shows and announces what was chosen.
class Pane : public QWidget, public WidgetHost
{
    Q_OBJECT

public:
    explicit Pane(QWidget *parent = nullptr);

    void showToast(const QString &text) override { Q_EMIT toastRequested(text, {}, {}); }
    void requestAct(ErrorAct act) override { Q_EMIT actRequested(act); }

    virtual void reload() = 0;      ///< F5: from the service
    virtual void focusFilter() = 0; ///< Ctrl+F
    /// Everything that can be done here now, for the palette and the keys; what cannot run now says why.
    virtual std::vector<Command> commands() = 0;
    void copy(const QString &text, const QString &done); ///< `done` says that it did

    /// State to restore when the window is rebuilt: filter, tab, selection by ID, scroll position. Kept in memory only;
    /// never health data other than IDs, never translated text.
    virtual QVariantMap viewState() const { return {}; }
    /// On a pane that has just been made on the same session. Asks the service for nothing.
    virtual void restoreViewState(const QVariantMap &) { }
    /// Requests the toast about that action again, in today's words.
    virtual void toastAgain(quint64) { }

    /// Opens again what visited() named, nothing for an empty id. False: it does not exist any more.
    virtual bool visit(const QString &id) { return id.isEmpty(); }

    // What was announced last, for a window that came later.
    const QString &status() const { return m_status; }
    const QDateTime &lastSynced() const { return m_syncedAt; }
    int count() const { return m_count; }
    const QString &visiting() const { return m_visiting; }

Q_SIGNALS:
    void statusChanged(const QString &text); ///< what is to be said of the list beside its count; empty: nothing
    void syncedAt(const QDateTime &at);      ///< when what is shown came; invalid: never
    void countChanged(int count);            ///< for the sidebar; negative: none
    void visited(const QString &id);         ///< what is open now, for the history; empty: nothing
    /// Says that something succeeded, with at most one action; `run` may be empty. Never for an error alone.
    /// `about`: the id of the action it is about, by which toastAgain() can say it once more; 0 for a passing word.
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run,
                        quint64 about = 0);

    void toastOutdated(quint64 about); ///< what was said of that action doesn't hold any more

    void actRequested(labdesk::ErrorAct act); ///< what mends an error, for the connection in use

private:
    QString m_status;
    QDateTime m_syncedAt;
    int m_count = -1;
    QString m_visiting;
};

} // namespace labdesk
