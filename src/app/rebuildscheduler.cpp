// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rebuildscheduler.h"

#include "shell/mainwindow.h"
#include "shell/preferencesdialog.h"

#include <utility>

namespace labdesk {

RebuildScheduler::RebuildScheduler(MainWindow &window, std::function<void()> fill)
    : m_window(window), m_fill(std::move(fill))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RebuildScheduler::rebuild);
    connect(&window, &MainWindow::uncovered, &m_timer, qOverload<>(&QTimer::start));
}

void RebuildScheduler::request()
{
    m_isRequested = true;
    m_timer.start();
}

/// It keeps its texts and sizes until it is closed. The preferences rebuild themselves.
QDialog *RebuildScheduler::unfinishedDialog() const
{
    for (QDialog *dialog : m_window.findChildren<QDialog *>())
        if (dialog->isVisible() && !qobject_cast<PreferencesDialog *>(dialog))
            return dialog;
    return nullptr;
}

void RebuildScheduler::rebuild()
{
    if (!m_isRequested || m_window.coverScreen())
        return; // when it is lifted
    if (QDialog *dialog = unfinishedDialog()) {
        connect(dialog, &QObject::destroyed, &m_timer, qOverload<>(&QTimer::start));
        connect(dialog, &QDialog::finished, &m_timer, qOverload<>(&QTimer::start));
        return;
    }
    m_isRequested = false;
    m_window.rebuild(m_fill);
    Q_EMIT rebuilt();
}

} // namespace labdesk
