// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/remotestack.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/outage.h"
#include "widgets/progressline.h"
#include "widgets/widgethost.h"

#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

RemoteStack::RemoteStack(QWidget *content, const QString &busyText, QWidget *parent)
    : RemoteStack([content](QWidget *) { return content; }, busyText, parent)
{
}

RemoteStack::RemoteStack(const std::function<QWidget *(QWidget *parent)> &makeContent, const QString &busyText,
                         QWidget *parent)
    : QWidget(parent), m_stack(new PageStack(this)), m_idle(new EmptyState(m_stack)),
      m_busy(new BusyView(busyText, m_stack)), m_empty(new EmptyState(m_stack)),
      m_filteredEmpty(new EmptyState(m_stack)), m_error(new ErrorState(m_stack)), m_waiting(new EmptyState(m_stack)),
      m_noticeRow(new QWidget(this)), m_notice(new InlineMessage(Tone::Warn, m_noticeRow)),
      m_progress(new ProgressLine(this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(m_empty, QAccessible::Notification);
    m_idle->setObjectName(u"idlePage"_s);
    m_busy->setObjectName(u"busyPage"_s);
    m_empty->setObjectName(u"emptyPage"_s);
    m_filteredEmpty->setObjectName(u"filteredEmptyPage"_s);
    m_error->setObjectName(u"errorPage"_s);
    m_waiting->setObjectName(u"waitingPage"_s);
    m_waiting->setContent(IconName::Clock, tr("Loads when the connection is restored"), {});
    m_notice->setObjectName(u"staleMessage"_s);
    // In the order of Page
    for (QWidget *page : {static_cast<QWidget *>(m_idle), static_cast<QWidget *>(m_busy),
                          static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_filteredEmpty),
                          static_cast<QWidget *>(m_error), static_cast<QWidget *>(m_waiting), makeContent(m_stack)})
        m_stack->addWidget(page);
    auto *row = new QVBoxLayout(m_noticeRow);
    row->setContentsMargins(m.two, 0, m.two, m.oneAndHalf); // the widget above has its own margin
    row->addWidget(m_notice);
    m_noticeRow->hide();
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_noticeRow);
    layout->addWidget(m_stack, 1);

    connect(&outage(), &Outage::changed, this, &RemoteStack::followOutage);
    connect(m_error, &ErrorState::retryRequested, this, &RemoteStack::retryRequested);
    connect(m_error, &ErrorState::errorActionRequested, this, &RemoteStack::request);
    connect(m_notice, &InlineMessage::buttonClicked, this, [this] {
        if (m_noticeAction == ErrorAction::None)
            Q_EMIT retryRequested();
        else
            request(m_noticeAction);
    });
    connect(m_busy, &BusyView::cancelRequested, this, &RemoteStack::cancelRequested);
    connect(m_filteredEmpty, &EmptyState::buttonClicked, this, &RemoteStack::clearFilterRequested);
    connect(m_empty, &EmptyState::buttonClicked, this, &RemoteStack::emptyActionRequested);
    connect(m_idle, &EmptyState::buttonClicked, this, &RemoteStack::idleActionRequested);
}

/// The notice above the content wraps at the available width, and takes no space from the content.
QSize RemoteStack::minimumSizeHint() const
{
    const QSize minimum = QWidget::minimumSizeHint();
    if (m_noticeRow->isHidden() || !testAttribute(Qt::WA_Resized))
        return minimum;
    return {minimum.width(),
            std::max(minimum.height(),
                     m_noticeRow->layout()->totalHeightForWidth(width()) + m_stack->minimumSizeHint().height())};
}

void RemoteStack::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width() && !m_noticeRow->isHidden())
        updateGeometry();
}

void RemoteStack::setDetailMargin(int margin)
{
    m_noticeRow->layout()->setContentsMargins(margin, 0, margin, metricsFor(this).oneAndHalf);
    m_busy->setDetailMargin(margin);
}

void RemoteStack::setSpaceAboveNotice(int above)
{
    const Metrics m = metricsFor(this);
    m_noticeRow->layout()->setContentsMargins(m.two, above, m.two, m.oneAndHalf);
}

void RemoteStack::setProgressParent(QWidget *part)
{
    m_progress->moveTo(part);
}

RemoteStack::Page RemoteStack::page() const
{
    return static_cast<Page>(m_stack->currentIndex());
}

void RemoteStack::showPage(Page page)
{
    const bool other = page != this->page();
    m_stack->setCurrentIndex(static_cast<int>(page));
    m_stack->updateGeometry();
    if (other
        && (page == Page::Empty || page == Page::Error)) // after filtering, the count is announced once it has settled
        announce(m_stack->currentWidget(), Before::Hidden);
    const bool isFailure = page == Page::Error || page == Page::Waiting;
    if (!isFailure)
        m_failed.reset();
    if (page == Page::Idle || page == Page::Loading)
        m_isCovered = m_isRetryPending = false;
    // A notice about older data is for the service's last response, even if that was empty.
    if (page == Page::Idle || page == Page::Loading || isFailure) {
        m_stale.reset();
        m_noticeRow->hide();
        m_progress->setActive(false);
    }
}

void RemoteStack::showError(const ApiError &error)
{
    m_error->showError(error, m_subject);
    m_failed = error;
    showFailure();
}

void RemoteStack::showFailure()
{
    m_isCovered = outage().covers(*m_failed);
    showPage(outage().covers(*m_failed, this) ? Page::Waiting : Page::Error);
}

void RemoteStack::showContent(bool refreshing, const std::optional<ApiError> &stale, const QDateTime &at)
{
    const bool isSame = stale && stale == m_stale;
    const bool isNoticeDelayed = isSame && refreshing && m_noticeRow->isHidden(); // the notice is about to change
    const bool isRetryPending = isSame && !refreshing && m_isRetryPending;        // otherwise already retried
    showPage(Page::Content);
    m_isRetryPending = isRetryPending;
    m_progress->setActive(refreshing);
    m_stale = stale;
    m_staleSince = at;
    if (isNoticeDelayed)
        m_isCovered = outage().covers(*m_stale);
    else
        showNotice();
}

/// Shows no notice for what the window already reports.
void RemoteStack::showNotice()
{
    m_isCovered = m_stale && outage().covers(*m_stale);
    m_noticeRow->setVisible(m_stale && (m_alwaysReports || !outage().covers(*m_stale, this)));
    if (m_noticeRow->isHidden())
        return;
    const QString time = localTime(m_staleSince.toLocalTime().time());
    const ErrorText why = describe(*m_stale, m_subject);
    m_noticeAction = isWorthRetrying(*m_stale) ? ErrorAction::None : actionFor(*m_stale, m_subject);
    // A lack of memory can't be fixed in this window, so no button offers it, and the text says what helps.
    const bool tellsNextStep = m_stale->reason == ApiError::Reason::NotEnoughMemory;
    m_notice->showMessage(Tone::Warn, tr("Couldn’t reload. Showing data from %1.").arg(time),
                          tellsNextStep ? why.sentence + u' ' + why.nextStep : why.sentence,
                          m_noticeAction == ErrorAction::None ? tr("Try again") : describe(m_noticeAction));
}

/// When an outage ends, requests that failed because of it are retried as soon as they are visible.
void RemoteStack::followOutage()
{
    if (m_isCovered && !outage().isOn()) {
        m_isCovered = false;
        m_isRetryPending = m_progress->isHidden();
        // Queued, because the response that ended it may be the one about to be shown.
        QMetaObject::invokeMethod(this, &RemoteStack::retryWhenVisible, Qt::QueuedConnection);
        return;
    }
    if (m_failed)
        showFailure();
    else if (m_alwaysReports) // the owner shows its own notice
        m_isCovered = m_stale && outage().covers(*m_stale);
    else if (m_stale)
        showNotice();
}

void RemoteStack::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    retryWhenVisible();
}

void RemoteStack::retryWhenVisible()
{
    if (isVisible() && std::exchange(m_isRetryPending, false))
        Q_EMIT retryRequested();
}

void RemoteStack::request(ErrorAction action)
{
    if (WidgetHost *host = WidgetHost::around(this))
        host->requestErrorAction(action);
}

} // namespace labdesk
