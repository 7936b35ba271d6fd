// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowmessages.h"

#include "text/localtexts.h"
#include "widgets/inlinemessage.h"

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
    m_lines->setContentsMargins({});
    m_lines->setSpacing(0);
    for (InlineMessage *message : {m_notice, m_offline, m_exercise}) {
        message->setEdgeToEdge(true);
        message->hide();
        m_lines->addWidget(message);
    }
    connect(m_offline, &InlineMessage::buttonClicked, this, [this] {
        if (m_trouble && m_trouble->action != ErrorAction::None)
            Q_EMIT errorActionRequested(m_trouble->action);
        else
            Q_EMIT retryRequested();
    });
    const auto connectButton = [this](InlineMessage *message, const std::function<void()> &action) {
        connect(message, &InlineMessage::buttonClicked, this, [&action] {
            if (const auto run = action) // a copy, as it may set another action
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
}

void WindowMessages::clearNotice()
{
    m_noticeAction = {};
    m_notice->hide();
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

void WindowMessages::showTrouble(const Trouble &trouble)
{
    const bool isOther = !m_trouble || m_trouble->sentence != trouble.sentence;
    m_trouble = trouble;
    updateTrouble();
    if (isOther)
        outage().begin(window(), trouble.covers);
}

void WindowMessages::clearTrouble()
{
    m_trouble.reset();
    m_offline->hide();
    outage().end();
}

void WindowMessages::setDataFrom(const QDateTime &at)
{
    m_dataFrom = at;
    if (m_trouble)
        updateTrouble();
}

void WindowMessages::updateTrouble()
{
    const QString availabilitySentence = m_dataFrom.isValid()
        ? tr("You can still filter and copy what was loaded at %1. The map and the guide work offline.")
              .arg(localTime(m_dataFrom.toLocalTime().time()))
        : tr("The map and the guide work offline.");
    QStringList lines{m_trouble->more, availabilitySentence};
    lines.removeAll(QString());
    const QString button = m_trouble->action == ErrorAction::None ? tr("Try again") : describe(m_trouble->action);
    m_offline->showMessage(Tone::Warn, m_trouble->sentence, lines.join(u' '), button);
    if (!m_trouble->tries.isEmpty())
        m_offline->setVisualSecondLine((lines << m_trouble->tries).join(u' '));
}

void WindowMessages::setCountdowns(QWidget *countdowns)
{
    m_countdowns = countdowns;
    m_lines->addWidget(countdowns);
}

} // namespace labdesk
