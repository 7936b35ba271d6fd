// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/remote.h"
#include "widgets/busyview.h"
#include "widgets/emptystate.h"
#include "widgets/errorstate.h"
#include "widgets/inlinemessage.h"

#include <QStackedWidget>

#include <functional>

namespace labdesk {

class ProgressLine;

/// Shows one remote thing the same way in all panes: a page for each of its states, and above the content a notice
/// while what is shown is older than the service. What the window says over all places (Outage) isn't said again: a
/// page without data waits, and retryRequested() comes by itself when that is over. The owner sets the texts of the
/// pages once and then calls show…().
class RemoteStack : public QWidget
{
    Q_OBJECT

public:
    enum class Page { Idle, Loading, Empty, FilteredEmpty, Error, Waiting, Content };

    /// Takes `content` over. `busyWords` such as "Loading users…".
    RemoteStack(QWidget *content, const QString &busyWords, QWidget *parent = nullptr);
    /// The same for a content of many parts, which has its parent from the beginning: a tree that gets it late is
    /// styled once more.
    RemoteStack(const std::function<QWidget *(QWidget *parent)> &makeContent, const QString &busyWords,
                QWidget *parent = nullptr);

    EmptyState *idle() const { return m_idle; }
    EmptyState *empty() const { return m_empty; }
    EmptyState *filteredEmpty() const { return m_filteredEmpty; }
    ErrorState *error() const { return m_error; }
    BusyView *busy() const { return m_busy; }
    InlineMessage *notice() const { return m_notice; }
    Page page() const;
    QSize minimumSizeHint() const override;
    void setDetailMargin(
        int margin); ///< it is no list: px at both sides of what is said about older data, and of the waiting
    void setRoomAboveNotice(int above);                        ///< px above what is said about older data
    void setSaysAlways(bool always) { m_saysAlways = always; } ///< also what the window says over all places
    void setProgressOver(QWidget *part); ///< of the content: that newer data are on their way is said at its top edge

    void setSubject(ErrorSubject subject) { m_subject = subject; } ///< before anything is shown; usually a record

    void showPage(Page page);
    void showError(const ApiError &error);
    /// The content, with "Could not refresh … Showing 14:02." above it when `stale` is given, and a thin line while
    /// refreshing.
    void showContent(bool refreshing, const std::optional<ApiError> &stale, const QDateTime &at);

    /// All states at once. `isEmpty` and `isFilteredEmpty` look at the value that is ready.
    template <class T, class Empty> void showRemote(const Remote<T> &remote, Empty isEmpty, bool nothingMatches = false)
    {
        if (std::holds_alternative<Idle>(remote))
            showPage(Page::Idle);
        else if (std::holds_alternative<Loading>(remote))
            showPage(Page::Loading);
        else if (const auto *failed = std::get_if<Failed>(&remote))
            showError(failed->why);
        else if (const Ready<T> *ready = readyIn(remote)) {
            if (isEmpty(ready->value) && ready->stale) { // that there was nothing may not be true any more
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
    void retryRequested();  ///< of the error page and of the notice, or by itself after an outage
    void cancelRequested(); ///< of the loading page
    void clearFilterRequested();
    void emptyActionRequested();
    void idleActionRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void request(ErrorAct act);
    void showNotice();
    void showFailure();
    void followOutage();
    void retryWhenSeen();

    ErrorSubject m_subject = ErrorSubject::Record;
    ErrorAct m_noticeAct = ErrorAct::None; ///< in place of Retry
    std::optional<ApiError> m_stale;       ///< what the notice is about
    QDateTime m_staleAt;
    std::optional<ApiError> m_failed; ///< what the error page is about
    bool m_isCovered = false;         ///< it is of the outage, and goes with it
    bool m_retriesWhenSeen = false;
    bool m_saysAlways = false;
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
