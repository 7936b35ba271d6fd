// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/requestdetail.h"

#include "models/localtexts.h"
#include "models/requesttablemodel.h"
#include "views/button.h"
#include "views/chiplabel.h"
#include "views/copybutton.h"
#include "views/elidedlabel.h"
#include "views/group.h"
#include "views/inlinemessage.h"
#include "views/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using RequestState = api::RequestRecord::State;

ChipLook requestChip(const api::RequestRecord &record)
{
    switch (record.state) {
    case RequestState::Running:
        return {RequestDetail::tr("running"), Tone::Info, true};
    case RequestState::Waiting:
        return {RequestDetail::tr("waiting to try again"), Tone::Warn, true};
    case RequestState::Succeeded:
        return {RequestDetail::tr("done"), Tone::Ok, true};
    case RequestState::Failed:
        return {RequestDetail::tr("failed"), Tone::Bad, true};
    case RequestState::Cancelled:
        return {RequestDetail::tr("cancelled"), Tone::Neutral, false};
    }
    Q_UNREACHABLE();
}

} // namespace

RequestDetail::RequestDetail(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel({}, TextStyle::Title, Qt::ElideMiddle))
    , m_state(new ChipLabel)
    , m_error(new InlineMessage(Tone::Bad))
    , m_reason(new Group(tr("What the service or the network said")))
{
    const Metrics metrics = metricsFor(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.two);
    m_title->setObjectName(u"requestTitleLabel"_s);
    m_state->setObjectName(u"requestStateChip"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_state, 0, Qt::AlignVCenter);
    layout->addLayout(head);
    m_error->setObjectName(u"requestErrorMessage"_s);
    layout->addWidget(m_error);

    auto *request = new Group(tr("Request"));
    m_path = new ElidedLabel({}, TextStyle::Code, Qt::ElideMiddle);
    m_path->setObjectName(u"requestPathLabel"_s);
    m_copyPath = new CopyButton(tr("Copy path"));
    FormRow *path = request->addRow(tr("Path"), m_path, m_copyPath);
    m_curl = makeButton(tr("Copy as cURL"), ButtonKind::Plain, u"copyCurlButton"_s);
    setSmall(m_curl);
    path->addTrailing(m_curl);
    connect(m_curl, &QPushButton::clicked, this, &RequestDetail::curlRequested);
    m_started = request->addRow(tr("Started"), QString());
    m_tries = request->addRow(tr("Sent"), QString());
    layout->addWidget(request);
    auto *answer = new Group(tr("Answer"));
    m_status = answer->addRow(tr("Status"), QString());
    m_status->valueLabel()->setObjectName(u"requestStatusLabel"_s);
    m_duration = answer->addRow(tr("Took"), QString());
    m_size = answer->addRow(tr("Received"), QString());
    layout->addWidget(answer);
    m_reason->setObjectName(u"requestReasonGroup"_s);
    layout->addWidget(m_reason);
    layout->addStretch(1);
}

void RequestDetail::showRequest(const api::RequestRecord &record)
{
    const QLocale locale;
    m_title->setText(verbText(record.verb) + u' ' + record.path);
    m_state->setChip(requestChip(record));
    m_path->setText(record.path);
    m_copyPath->setText(record.path);
    setUnavailable(m_curl, RequestLog::isInherited(record) ? tr("This was sent over an earlier connection.") : QString());
    const QDateTime started = record.startedAt.toLocalTime();
    m_started->setValue(localTimeWithSeconds(started.time()));
    m_started->setSecondLine(localDate(started.date()));
    m_tries->setValue(tr("%Ln time(s)", nullptr, record.tries));
    m_status->setValue(record.httpStatus > 0 ? QString::number(record.httpStatus) : tr("no answer"));
    m_duration->setValue(tr("%1 ms").arg(localNumber(qint64(record.duration.count()))));
    m_size->setValue(locale.formattedDataSize(record.bytesReceived));
    showError(record);
}

void RequestDetail::showError(const api::RequestRecord &record)
{
    m_error->setVisible(record.error.has_value());
    m_reason->clearRows();
    if (record.error) {
        const ErrorText text = describe(*record.error);
        m_error->setSentence(text.sentence);
        QStringList more = {text.cause, text.nextStep};
        more.removeAll(QString());
        m_error->setSecondLine(more.join(u' '));
        if (!record.error->serverMessage.isEmpty())
            m_reason->addRow(tr("Message"), record.error->serverMessage);
        for (const FieldProblem &problem : record.error->problems)
            m_reason->addRow(problem.loc.join(u'.'), problem.message);
        if (!record.error->detail.isEmpty())
            m_reason->addRow(tr("Detail"), record.error->detail);
        if (!record.sentOver.isEmpty())
            m_reason->addRow(tr("Sent over"), tr("%1, which was closed before the answer came").arg(record.sentOver));
    }
    m_reason->setVisible(m_reason->rowCount() > 0);
}

} // namespace labdesk
