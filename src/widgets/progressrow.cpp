// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressrow.h"

#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/elidedlabel.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace labdesk {

/// A progress bar with a color for each outcome; the style's has one segment. For assistive technology, it is plain.
class SegmentedProgressBar : public QProgressBar
{
public:
    void setProgress(const ProgressRow::Progress &progress)
    {
        m_progress = progress;
        setValue(progress.ended());
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (m_progress.total <= 0)
            return QProgressBar::paintEvent(event);
        const Tokens &t = tokensFor(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath shape;
        shape.addRoundedRect(rect(), height() / 2.0, height() / 2.0);
        painter.fillPath(shape, t.trough);
        painter.setClipPath(shape);
        double from = 0;
        const auto paint = [&](int count, const QColor &color) {
            const double segmentWidth = double(width()) * count / m_progress.total;
            painter.fillRect(mirrored(painter, QRectF(rect()), QRectF(from, 0, segmentWidth, height())), color);
            from += segmentWidth;
        };
        paint(m_progress.done, t.ok);
        paint(m_progress.unknown, t.warn);
        paint(m_progress.failed, t.bad);
        paint(m_progress.skipped, t.line);
    }

private:
    ProgressRow::Progress m_progress;
};

ProgressRow::ProgressRow(const QString &name, QWidget *parent)
    : QWidget(parent), m_label(new ElidedLabel({}, TextStyle::Body)), m_bar(new SegmentedProgressBar),
      m_count(makeLabel({}, TextStyle::Small)), m_pause(makeButton({}, ButtonKind::Plain, u"pauseJobButton"_s)),
      m_cancel(makeButton(tr("Cancel"), ButtonKind::Plain, u"cancelJobButton"_s))
{
    const Metrics m = metricsFor(this);
    setObjectName(u"progressRow"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_label->setObjectName(u"jobNameLabel"_s);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->setObjectName(u"jobBar"_s);
    m_bar->setTextVisible(false);
    m_count->setObjectName(u"jobCountLabel"_s);
    m_count->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_count->setMinimumHeight(m.controlSmall); // the same with and without buttons
    setSmall(m_pause);
    setSmall(m_cancel);
    auto *rest = new QWidget;
    auto *trailingLayout = makeRowLayout(rest, m.one);
    trailingLayout->addWidget(m_count, 1);
    for (QWidget *button : {m_pause, m_cancel})
        trailingLayout->addWidget(button);
    auto *layout = makeColumnLayout(this, m.half);
    layout->addWidget(new AdaptiveRow(m_label, rest));
    layout->addWidget(m_bar);
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

void ProgressRow::setProgress(const Progress &progress)
{
    m_progress = progress;
    showState();
}

void ProgressRow::setState(State state)
{
    m_state = state;
    showState();
}

QString ProgressRow::words() const
{
    if (m_progress.total <= 0)
        return tr("Preparing…");
    return tr("%1 of %2").arg(QLocale().toString(m_progress.ended()), QLocale().toString(m_progress.total));
}

void ProgressRow::showState()
{
    const bool isOver = m_state == State::Finished || m_state == State::Stopped;
    const int total = m_progress.total;
    // A range of 0 shows an indeterminate, moving bar; if paused, it must look empty instead.
    m_bar->setRange(0, total > 0 ? total : m_state == State::Running ? 0 : 1);
    m_bar->setProgress(m_progress);
    const QString words = this->words();
    switch (m_state) {
    case State::Running:
        m_count->setText(words);
        break;
    case State::Paused:
        m_count->setText(tr("Paused: %1").arg(words));
        break;
    case State::Finished:
        m_count->setText(tr("Completed: %1").arg(words));
        break;
    case State::Stopped:
        m_count->setText(tr("Canceled: %1").arg(words));
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
