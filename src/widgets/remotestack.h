// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/remote.h"
#include "widgets/busyview.h"
#include "widgets/inlinemessage.h"
#include "widgets/statepage.h"

#include <QStackedWidget>

#include <functional>

namespace labdesk {

class ProgressLine;

/// Shows the states of remote data consistently in all panes: a page for each state, and a notice above the content
/// while the data is out of date. What the window already reports (Outage) isn't repeated: a page without data waits,
/// and retryRequested() is emitted automatically when the outage ends. The owner sets the texts of the pages once, and
/// then calls show…().
class RemoteStack : public QWidget
{
    Q_OBJECT

public:
    enum class Page { Idle, Loading, Empty, FilteredEmpty, Error, Waiting, Content };

    /// Takes ownership of `content`. `busyText`: such as "Loading users…".
    RemoteStack(QWidget *content, const QString &busyText, QWidget *parent = nullptr);
    /// The same for complex content, which is created with its parent: reparenting a tree styles it again.
    RemoteStack(const std::function<QWidget *(QWidget *parent)> &makeContent, const QString &busyText,
                QWidget *parent = nullptr);

    EmptyState *idle() const { return m_idle; }
    EmptyState *empty() const { return m_empty; }
    EmptyState *filteredEmpty() const { return m_filteredEmpty; }
    ErrorState *error() const { return m_error; }
    BusyView *busy() const { return m_busy; }
    InlineMessage *notice() const { return m_notice; }
    Page page() const;
    QSize minimumSizeHint() const override;
    /// For a detail pane, not a list: the margin in px on both sides of the notice and the loading page, which shows
    /// cards instead of rows.
    void setDetailMargin(int margin);
    void setSpaceAboveNotice(int above);                                           ///< px above the notice
    void setAlwaysReports(bool alwaysReports) { m_alwaysReports = alwaysReports; } ///< repeats what the window reports
    void setProgressParent(QWidget *part); ///< part of the content whose top edge shows that newer data is loading

    void setSubject(ErrorSubject subject) { m_subject = subject; } ///< before anything is shown; a record by default

    void showPage(Page page);
    void showError(const ApiError &error);
    /// Shows the content. If `stale` is set, the notice "Couldn’t refresh…" is shown above it; while refreshing, a thin
    /// line.
    void showContent(bool refreshing, const std::optional<ApiError> &stale, const QDateTime &at);

    /// Shows the page for the state. `isEmpty` is called with the value; `nothingMatches`: a filter hides everything.
    template <class T, class Empty> void showRemote(const Remote<T> &remote, Empty isEmpty, bool nothingMatches = false)
    {
        if (std::holds_alternative<Idle>(remote))
            showPage(Page::Idle);
        else if (std::holds_alternative<Loading>(remote))
            showPage(Page::Loading);
        else if (const auto *failed = std::get_if<Failed>(&remote))
            showError(failed->why);
        else if (const Ready<T> *ready = readyIn(remote)) {
            if (isEmpty(ready->value) && ready->stale) { // an empty result may be out of date
                if (!ready->refreshing || !m_failed)
                    showError(*ready->stale);
                return;
            }
            showContent(ready->refreshing, ready->stale, ready->at);
            if (isEmpty(ready->value))
                showPage(Page::Empty);
            else if (nothingMatches)
                showPage(Page::FilteredEmpty);
        }
    }

Q_SIGNALS:
    void retryRequested();  ///< by the error page or the notice, or automatically after an outage
    void cancelRequested(); ///< by the loading page
    void clearFilterRequested();
    void emptyActionRequested();
    void idleActionRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void request(ErrorAction action);
    void showNotice();
    void showFailure();
    void followOutage();
    void retryWhenVisible();

    ErrorSubject m_subject = ErrorSubject::Record;
    ErrorAction m_noticeAction = ErrorAction::None; ///< offered instead of Retry
    std::optional<ApiError> m_stale;                ///< the error in the notice
    QDateTime m_staleSince;
    std::optional<ApiError> m_failed; ///< the error on the error page
    bool m_isCovered = false;         ///< caused by the outage, and ends with it
    bool m_isRetryPending = false;
    bool m_alwaysReports = false;
    QStackedWidget *m_stack;
    EmptyState *m_idle;
    BusyView *m_busy;
    EmptyState *m_empty;
    EmptyState *m_filteredEmpty;
    ErrorState *m_error;
    EmptyState *m_waiting;
    QWidget *m_noticeRow;
    InlineMessage *m_notice;
    ProgressLine *m_progress;
};

} // namespace labdesk
