// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/pausemessage.h"

using namespace Qt::StringLiterals;

namespace labdesk {

PauseMessage::PauseMessage(QWidget *parent) : InlineMessage(Tone::Info, parent)
{
    setObjectName(u"pauseMessage"_s);
    setFlush(true);
    hide();
    m_tick.setInterval(250); // so that no second is skipped
    connect(&m_tick, &QTimer::timeout, this, &PauseMessage::showLeft);
}

void PauseMessage::countTo(QDeadlineTimer end)
{
    constexpr int worthReading = 1500; // ms
    m_end = end;
    const qint64 left = end.remainingTime();
    if (left == 0 || (isHidden() && left < worthReading)) {
        m_tick.stop();
        return hide();
    }
    const int seconds = int((left + 999) / 1000);
    showMessage(Tone::Info, tr("The service is limiting requests."), tr("Retrying in %Ln s", nullptr, seconds));
    m_tick.start();
}

void PauseMessage::showLeft()
{
    setSeenLine(tr("Retrying in %Ln s", nullptr, int((m_end.remainingTime() + 999) / 1000)));
}

} // namespace labdesk
