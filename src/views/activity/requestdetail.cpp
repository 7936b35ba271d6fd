// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/requestdetail.h"

#include "models/requesttablemodel.h"
#include "privacy/inspection.h"
#include "text/localtexts.h"
#include "views/activity/requesttexts.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/codeedit.h"
#include "widgets/copybutton.h"
#include "widgets/countedtabbar.h"
#include "widgets/elidedlabel.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"
#include "widgets/stackedbar.h"
#include "widgets/tabledelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using RequestState = api::RequestRecord::State;

/// Error messages of the service may quote personal data from the request.
ApiError withoutPersonalText(ApiError error)
{
    error.serverMessage = privacy::displayableText(error.serverMessage);
    for (FieldProblem &problem : error.problems)
        problem.message = privacy::displayableText(problem.message);
    return error;
}

/// Header names can be long, so they get 40% of the width.
QWidget *headerRow(const QString &name, const QString &shown, bool isHidden)
{
    auto *row = new QWidget;
    auto *layout = makeRowLayout(row);
    layout->addWidget(new ElidedLabel(name, TextStyle::Label, Qt::ElideMiddle), 2);
    auto *value = new ElidedLabel(shown, TextStyle::Body, Qt::ElideMiddle);
    if (isHidden)
        value->setAccessibleName(RequestDetail::tr("%1: hidden").arg(name));
    layout->addWidget(value, 3);
    return row;
}

/// Fits the height to the text, but lets the layout shrink it to eight lines, so that only one of page and text
/// scrolls.
void fitHeight(CodeEdit *edit)
{
    const int lines = std::max(edit->document()->blockCount(), 3);
    const auto heightOf = [edit](int shown) {
        return edit->fontMetrics().lineSpacing() * (shown + 1) + 2 * edit->frameWidth()
            + 2 * int(edit->document()->documentMargin());
    };
    edit->setMinimumHeight(heightOf(std::min(lines, 8)));
    edit->setMaximumHeight(heightOf(lines));
}

} // namespace

RequestDetail::RequestDetail(const DriftLog &drift, QWidget *parent)
    : QWidget(parent), m_drift(drift), m_title(new ElidedLabel({}, TextStyle::Heading, Qt::ElideMiddle)),
      m_state(new ChipLabel), m_error(new InlineMessage(Tone::Bad)), m_tabs(new CountedTabBar),
      m_attemptCombo(new QComboBox)
{
    const Metrics m = metricsFor(this);
    auto *all = makeColumnLayout(this, 0);
    layOutHead(all);
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(m.three, m.two, m.three, m.three);
    layout->setSpacing(m.two);
    all->addLayout(layout, 1);
    m_attemptCombo->setObjectName(u"requestTryCombo"_s);
    m_attemptCombo->setAccessibleName(tr("Show attempt"));
    layout->addWidget(m_attemptCombo, 0, Qt::AlignLeading);
    m_pages[size_t(Tab::Summary)] = makeSummary();
    m_request = makeMessage(tr("Request headers"), u"request"_s);
    m_pages[size_t(Tab::Request)] = m_request.page;
    m_response = makeMessage(tr("Response headers"), u"response"_s);
    m_pages[size_t(Tab::Response)] = m_response.page;
    m_pages[size_t(Tab::Timing)] = makeTiming();
    for (QWidget *page : m_pages)
        layout->addWidget(page, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] { showAttempts(); });
    connect(m_attemptCombo, &QComboBox::currentIndexChanged, this, [this] { showAttempt(); });
    showAttempts();
}

void RequestDetail::layOutHead(QVBoxLayout *layout)
{
    m_title->setObjectName(u"requestTitleLabel"_s);
    m_state->setObjectName(u"requestStateChip"_s);
    const Metrics m = metricsFor(this);
    auto *title = new QHBoxLayout;
    title->addWidget(m_title, 1);
    title->addWidget(m_state, 0, Qt::AlignVCenter);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(m.three, m.two, m.three, m.one);
    head->setSpacing(m.oneAndHalf);
    head->addLayout(title);
    m_error->setObjectName(u"requestErrorMessage"_s);
    head->addWidget(m_error);
    layout->addLayout(head);
    m_tabs->setObjectName(u"requestTabBar"_s);
    m_tabs->setAccessibleName(tr("Parts of the request"));
    for (const QString &part : {tr("Summary"), tr("Request"), tr("Response"), tr("Timing")})
        m_tabs->addTab(part);
    m_tabs->setLeadingMargin(
        m.px(5)); // leaves space for the focus ring, so that the titles line up with the text of the page
    auto *tabs = new QVBoxLayout;
    tabs->setContentsMargins(sidedMargins(m.three - m.px(5), 0, m.half, 0));
    tabs->addWidget(m_tabs);
    layout->addLayout(tabs);
    layout->addWidget(makeSeparator());
}

QWidget *RequestDetail::makeSummary()
{
    auto *page = new QWidget;
    auto *layout = makeColumnLayout(page, metricsFor(page).two);
    auto *request = new Group(tr("Request"));
    m_path = new ElidedLabel({}, TextStyle::Code, Qt::ElideMiddle);
    m_path->setObjectName(u"requestPathLabel"_s);
    m_copyPath = new CopyButton(tr("Copy path"));
    m_curl = makeButton(tr("Copy as cURL"), ButtonKind::Link, u"copyCurlButton"_s);
    request->setTitleAction(m_curl); // here because the row of the path has no space left
    request->addRow(tr("Path"), m_path, m_copyPath);
    connect(m_curl, &QPushButton::clicked, this, &RequestDetail::curlRequested);
    m_operation = request->addRow(tr("Operation"), QString());
    m_operation->valueLabel()->setObjectName(u"requestOperationLabel"_s);
    m_started = request->addRow(tr("Started"), QString());
    m_attemptCount = request->addRow(tr("Sent"), QString());
    layout->addWidget(request);
    auto *response = new Group(tr("Response"));
    m_status = response->addRow(tr("Status"), QString());
    m_status->valueLabel()->setObjectName(u"requestStatusLabel"_s);
    m_duration = response->addRow(tr("Duration"), QString());
    m_size = response->addRow(tr("Size"), QString());
    layout->addWidget(response);
    m_reason = new Group(tr("Error details"));
    m_reason->setObjectName(u"requestReasonGroup"_s);
    layout->addWidget(m_reason);
    m_driftGroup = new Group(tr("Unknown fields"));
    m_driftGroup->setObjectName(u"requestDriftGroup"_s);
    layout->addWidget(m_driftGroup);
    layout->addStretch(1);
    return page;
}

RequestDetail::Message RequestDetail::makeMessage(const QString &headers, const QString &name)
{
    Message made{.page = new QWidget,
                 .headers = new Group(headers),
                 .body = new Group(tr("Body")),
                 .why = makeLabel({}, TextStyle::Body),
                 .title = makeLabel(tr("Body"), TextStyle::GroupTitle),
                 .text = new CodeEdit};
    made.page->setObjectName(name + u"Page"_s);
    made.headers->setObjectName(name + u"HeadersGroup"_s);
    made.why->setObjectName(name + u"NoBodyLabel"_s);
    made.why->setWordWrap(true);
    made.text->setObjectName(name + u"BodyEdit"_s);
    made.text->setAccessibleName(tr("Body, with personal data hidden"));
    auto *layout = makeColumnLayout(made.page, metricsFor(made.page).two);
    layout->addWidget(made.headers);
    layout->addWidget(made.body);
    made.body->addWidget(made.why);
    auto *text = new QVBoxLayout;
    text->setSpacing(metricsFor(made.page).px(6)); // as between a card's title and its frame
    text->addWidget(made.title);
    text->addWidget(made.text);
    layout->addLayout(text, 1000); // space that the text doesn't need stays at the bottom
    layout->addStretch(1);
    return made;
}

QWidget *RequestDetail::makeTiming()
{
    auto *page = new QWidget;
    auto *layout = makeColumnLayout(page, metricsFor(page).two);
    auto *times = new Group(tr("Timing breakdown"));
    times->setObjectName(u"requestTimesGroup"_s);
    m_times = new StackedBar;
    m_times->setObjectName(u"requestTimesBar"_s);
    times->addWidget(m_times);
    layout->addWidget(times);
    QLabel *summaryLabel = makeLabel(
        tr("Queue: waiting for a free connection or a token. Connect: DNS, connection, and TLS. Wait: until the "
           "response begins. Read: until it ends. Measured by Labdesk, accurate to a few milliseconds."),
        TextStyle::Small);
    summaryLabel->setWordWrap(true);
    layout->addWidget(summaryLabel);
    layout->addStretch(1);
    return page;
}

void RequestDetail::showRequest(const api::RequestRecord &record)
{
    const bool isOther = record.id != m_record.id;
    m_record = record;
    m_title->setText(verbText(record.verb) + u' ' + privacy::displayablePath(record.path));
    m_state->setChip(chipStyle(stateChip(record)));
    showSummary(record);
    showError(record);
    const int before = m_attemptCombo->count();
    const QSignalBlocker blocker(m_attemptCombo);
    while (m_attemptCombo->count() > int(record.attempts.size()))
        m_attemptCombo->removeItem(m_attemptCombo->count() - 1);
    for (int at = m_attemptCombo->count(); at < int(record.attempts.size()); ++at)
        m_attemptCombo->addItem(tr("Attempt %1").arg(localNumber(at + 1)));
    if (isOther || before != m_attemptCombo->count())
        m_attemptCombo->setCurrentIndex(m_attemptCombo->count() - 1); // the last attempt is the most relevant
    showAttempts();
}

void RequestDetail::clear()
{
    m_record = {};
    forget(m_request);
    forget(m_response);
}

void RequestDetail::forget(Message &message)
{
    if (!message.shown.isEmpty())
        message.text->clear();
    message.shown.clear();
}

void RequestDetail::showSummary(const api::RequestRecord &record)
{
    m_path->setText(privacy::displayablePath(record.path));
    m_copyPath->setText(privacy::displayablePath(record.path));
    setUnavailable(m_curl, RequestLog::isInherited(record) ? tr("This was sent on an earlier connection.") : QString());
    m_operation->setValue(QString::fromLatin1(record.endpoint));
    const QDateTime started = record.startedAt.toLocalTime();
    m_started->setValue(localTimeWithSeconds(started.time()));
    m_started->setSecondLine(localDate(started.date()));
    m_attemptCount->setValue(tr("%Ln time(s)", nullptr, record.tries));
    m_attemptCount->setSecondLine(redirectText(record));
    m_status->setValue(record.httpStatus > 0                       ? QString::number(record.httpStatus)
                           : record.state == RequestState::Running ? tr("No response yet")
                                                                   : tr("No response"));
    m_duration->setValue(record.isOver() ? tr("%1 ms").arg(localNumber(qint64(record.duration.count())))
                                         : tr("No response yet"));
    m_size->setValue(localDataSize(record.bytesReceived));
    m_driftGroup->clearRows();
    for (const QString &line : driftLines(record, m_drift)) {
        QLabel *label = makeLabel({}, TextStyle::Body);
        label->setWordWrap(true);
        setWrappedText(label, line);
        m_driftGroup->addWidget(label);
    }
    m_driftGroup->setVisible(!record.drift.isEmpty());
}

void RequestDetail::showError(const api::RequestRecord &record)
{
    m_reason->clearRows();
    if (record.error) {
        const ApiError error = withoutPersonalText(*record.error);
        const ErrorText text = describe(error);
        m_error->setSentence(text.sentence);
        QStringList more = {text.cause, text.nextStep};
        more.removeAll(QString());
        m_error->setSecondLine(more.join(u' '));
        if (!error.serverMessage.isEmpty())
            m_reason->addRow(tr("Message"), error.serverMessage);
        for (const FieldProblem &problem : error.problems)
            m_reason->addRow(problem.loc.join(u'.'), problem.message);
        if (error.detail.contains(u' '))
            m_reason->addRow(tr("Detail"), error.detail);
        else if (!error.detail.isEmpty()) // an address can't be wrapped
            m_reason->addRow(tr("Detail"), new ElidedLabel(error.detail, TextStyle::Body, Qt::ElideMiddle));
        if (!record.earlierConnection.isEmpty())
            m_reason->addRow(tr("Connection"),
                             tr("%1, closed before a response arrived").arg(record.earlierConnection));
    }
    m_error->setVisible(record.error.has_value());
    m_reason->setVisible(m_reason->rowCount() > 0);
}

void RequestDetail::showAttempts()
{
    const Tab tab = Tab(m_tabs->currentIndex());
    for (size_t at = 0; at < m_pages.size(); ++at)
        m_pages[at]->setVisible(at == size_t(tab));
    m_attemptCombo->setVisible(tab != Tab::Summary && m_attemptCombo->count() > 1);
    showAttempt();
}

/// Fills only the visible page, because masking a long body takes time.
void RequestDetail::showAttempt()
{
    const Tab tab = Tab(m_tabs->currentIndex());
    // Hidden pages keep no text, so that a discarded body doesn't remain in memory.
    if (tab != Tab::Request)
        forget(m_request);
    if (tab != Tab::Response)
        forget(m_response);
    if (tab == Tab::Summary)
        return;
    const bool isThere
        = m_attemptCombo->currentIndex() >= 0 && size_t(m_attemptCombo->currentIndex()) < m_record.attempts.size();
    const api::RequestAttempt attempt
        = isThere ? m_record.attempts[size_t(m_attemptCombo->currentIndex())] : api::RequestAttempt();
    if (tab == Tab::Request)
        return showMessage(m_request, attempt.sent, m_record.sentBody, attempt.httpStatus, tr("Not sent"));
    if (tab == Tab::Response)
        return showMessage(m_response, attempt.came, attempt.body, attempt.httpStatus, tr("No response"));
    const api::RequestTiming &timing = attempt.timing;
    const auto part = [](const QString &name, const api::RequestTiming::Time &time) {
        return StackedBar::Part{name, timeText(time), time ? double(time->count()) : 0.0};
    };
    StackedBar::Part connecting = part(tr("Connect"), timing.connect);
    if (timing.wait && !timing.connect)
        connecting.value = tr("Reused");
    m_times->setParts(
        {part(tr("Queue"), timing.queue), connecting, part(tr("Wait"), timing.wait), part(tr("Read"), timing.read)});
}

void RequestDetail::showMessage(Message &message, const QList<api::HeaderLine> &headers, const api::RequestBody &body,
                                int status, const QString &noHeaders)
{
    message.headers->clearRows();
    for (const api::HeaderLine &line : headers) {
        const QString name = QString::fromLatin1(line.name);
        const QString shown
            = line.isSecret ? privacy::masked() : privacy::displayableHeaderValue(line.name, line.value);
        message.headers->addWidget(headerRow(name, shown, shown == privacy::masked()));
    }
    if (headers.isEmpty())
        message.headers->addWidget(makeLabel(noHeaders, TextStyle::Body));
    const BodyText text = bodyText(body, m_record.about, status);
    message.body->setVisible(text.text.isEmpty());
    message.why->setText(text.noneReason);
    message.title->setVisible(!text.text.isEmpty());
    message.text->setVisible(!text.text.isEmpty());
    if (message.shown == text.text)
        return; // setPlainText() would clear the selection
    message.shown = text.text;
    message.text->setPlainText(text.text);
    fitHeight(message.text);
}

} // namespace labdesk
