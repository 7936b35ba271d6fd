// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowmessages.h"

#include "widgets/inlinemessage.h"
#include "widgets/outage.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

WindowMessages::WindowMessages(QWidget *parent)
    : QWidget(parent), m_notice(new InlineMessage(Tone::Warn, this)), m_offline(new InlineMessage(Tone::Warn, this)),
      m_exercise(new InlineMessage(Tone::Info, this)), m_lines(new QVBoxLayout(this))
{
    m_notice->setObjectName(u"windowMessage"_s);
    m_offline->setObjectName(u"offlineMessage"_s);
    m_exercise->setObjectName(u"exerciseMessage"_s);
    m_offline->setButton(tr("Try again"));
    m_lines->setContentsMargins({});
    m_lines->setSpacing(0);
    for (InlineMessage *message : {m_notice, m_offline, m_exercise}) {
        message->setFlush(true);
        message->hide();
        m_lines->addWidget(message);
    }
    connect(m_offline, &InlineMessage::buttonClicked, this, &WindowMessages::retryRequested);
    const auto connectButton = [this](InlineMessage *message, const std::function<void()> &action) {
        connect(message, &InlineMessage::buttonClicked, this, [&action] {
            if (const auto run = action) // it may set another
                run();
        });
    };
    connectButton(m_notice, m_noticeAction);
    connectButton(m_exercise, m_leaveExercise);
}

void WindowMessages::showNotice(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                                const std::function<void()> &run)
{
    m_noticeAction = run;
    m_notice->showMessage(tone, sentence, secondLine, button);
    showOffline();
}

void WindowMessages::clearNotice()
{
    m_noticeAction = {};
    m_notice->hide();
    showOffline();
}

void WindowMessages::showExercise(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                                  const std::function<void()> &leave)
{
    m_leaveExercise = leave;
    m_exercise->showMessage(tone, sentence, secondLine, button);
}

void WindowMessages::clearExercise()
{
    m_leaveExercise = {};
    m_exercise->hide();
}

void WindowMessages::setOffline(bool offline)
{
    m_isOffline = offline;
    showOffline();
}

void WindowMessages::setOfflineShowsOlder(bool older)
{
    m_offline->setSentence(older
                               ? tr("Can’t reach the service. You’re seeing data from before the connection was lost.")
                               : tr("Can’t reach the service."));
}

void WindowMessages::setCountdowns(QWidget *countdowns)
{
    m_countdowns = countdowns;
    m_lines->addWidget(countdowns);
}

void WindowMessages::showOffline()
{
    m_offline->setVisible(m_isOffline && m_notice->isHidden());
    outage().set(m_isOffline, m_offline->isHidden() ? nullptr : window());
}

} // namespace labdesk
