// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace labdesk {

class InlineMessage;

/// What stands over every place: the one notice of the window, that the service cannot be reached, and what counts
/// down.
class WindowMessages : public QWidget
{
    Q_OBJECT

public:
    explicit WindowMessages(QWidget *parent = nullptr);

    /// Stays until clearNotice().
    void showNotice(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                    const std::function<void()> &run);
    void clearNotice();
    /// Not beside a notice, which knows more about it.
    void setOffline(bool offline);
    void setOfflineShowsOlder(bool older); ///< there is something to look at that came before that
    void setCountdowns(QWidget *countdowns);
    QWidget *countdowns() const { return m_countdowns; }

Q_SIGNALS:
    void retryRequested();

private:
    void showOffline();

    InlineMessage *m_notice;
    InlineMessage *m_offline;
    QVBoxLayout *m_lines;
    QPointer<QWidget> m_countdowns;
    std::function<void()> m_noticeAction;
    bool m_isOffline = false;
};

} // namespace labdesk
