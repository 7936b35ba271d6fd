// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressrow.h"

#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/elidedlabel.h"
#include "widgets/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace labdesk {

ProgressRow::ProgressRow(const QString &name, QWidget *parent)
    : QWidget(parent), m_label(new ElidedLabel({}, TextStyle::Body)), m_bar(new QProgressBar),
      m_count(makeLabel({}, TextStyle::Small)), m_pause(makeButton({}, ButtonKind::Plain, u"pauseJobButton"_s)),
      m_cancel(makeButton(tr("Cancel"), ButtonKind::Plain, u"cancelJobButton"_s))
{
    const Metrics m = metricsFor(this);
    setObjectName(u"progressRow"_s);
    setMinimumHeight(m.formRow); // with its buttons and without
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_label->setObjectName(u"jobNameLabel"_s);
    m_bar->setObjectName(u"jobBar"_s);
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(m.px(60));
    m_count->setObjectName(u"jobCountLabel"_s);
    m_count->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_count->setMinimumHeight(m.controlSmall);
    setSmall(m_pause);
    setSmall(m_cancel);
    auto *way = new QWidget;
    auto *wayLayout = new QHBoxLayout(way);
    wayLayout->setContentsMargins({});
    wayLayout->setSpacing(m.two);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    wayLayout->addWidget(m_label, 100); // up to its share of the row
    wayLayout->addWidget(m_bar, 1);
    auto *rest = new QWidget;
    auto *restLayout = new QHBoxLayout(rest);
    restLayout->setContentsMargins({});
    restLayout->setSpacing(m.one);
    restLayout->addWidget(m_count, 1);
    for (QWidget *button : {m_pause, m_cancel})
        restLayout->addWidget(button);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, m.half, 0, m.half);
    layout->addWidget(new AdaptiveRow(way, rest));
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_state == State::Paused ? Q_EMIT resumeRequested() : Q_EMIT pauseRequested(); });
    connect(m_cancel, &QPushButton::clicked, this, &ProgressRow::cancelRequested);
    setName(name);
}

void ProgressRow::setName(const QString &name)
{
    m_name = name;
    m_label->setText(name);
    m_bar->setAccessibleName(name);
    showState();
}

void ProgressRow::setProgress(int done, int total, int failed)
{
    m_done = done;
    m_total = total;
    m_failed = failed;
    showState();
}

void ProgressRow::setState(State state)
{
    m_state = state;
    showState();
}

/// The bars of several rows begin at one line.
void ProgressRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_label->setMaximumWidth(width() * 2 / 7);
}

QString ProgressRow::words() const
{
    if (m_total <= 0)
        return tr("Preparing…");
    const QString done = QLocale().toString(m_done);
    const QString total = QLocale().toString(m_total);
    return m_failed > 0 ? tr("%1 of %2 · %Ln failed", nullptr, m_failed).arg(done, total)
                        : tr("%1 of %2").arg(done, total);
}

void ProgressRow::showState()
{
    const bool isOver = m_state == State::Finished || m_state == State::Stopped;
    // A range of nothing is the bar that runs to and fro; standing still it would be an empty one.
    m_bar->setRange(0, m_total > 0 ? m_total : m_state == State::Running ? 0 : 1);
    m_bar->setValue(m_total > 0 ? m_done : 0);
    const QString words = this->words();
    switch (m_state) {
    case State::Running:
        m_count->setText(words);
        break;
    case State::Paused:
        m_count->setText(tr("Paused: %1").arg(words));
        break;
    case State::Finished:
        m_count->setText(tr("Finished: %1").arg(words));
        break;
    case State::Stopped:
        m_count->setText(tr("Cancelled: %1").arg(words));
        break;
    }
    m_bar->setAccessibleDescription(m_count->text());
    m_pause->setText(m_state == State::Paused ? tr("Resume") : tr("Pause"));
    m_pause->setAccessibleName(m_state == State::Paused ? tr("Resume %1").arg(m_name) : tr("Pause %1").arg(m_name));
    m_cancel->setAccessibleName(tr("Cancel %1").arg(m_name));
    m_pause->setVisible(!isOver);
    m_cancel->setVisible(!isOver);
}

} // namespace labdesk
