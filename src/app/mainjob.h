// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/centerfinder.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>

namespace labdesk {

class Session;

/// Does a support agent's usual work once, without interaction: lists the users, opens one, and looks up the service
/// centers near a ZIP and a payor. Prints a few lines from the service's responses, and the result at the end.
class MainJob : public QObject
{
    Q_OBJECT

public:
    struct Plan
    {
        NearZip nearZip;
        QString payorWords;
        std::chrono::milliseconds limit{60'000}; ///< for everything together
    };

    /// `print` is called for each line.
    MainJob(Session &session, Plan plan, std::function<void(QString)> print, QObject *parent = nullptr);

    void start();

    /// Formats a line. Texts are aligned unless a label is too long.
    static QString row(const QString &label, const QString &text);

Q_SIGNALS:
    void finished(bool ok);

private:
    void afterUsers();
    void afterUser();
    void afterCenters();
    void afterPayors();
    void end(bool ok);
    void fail(const QString &what, const ApiError &error);

    Session &m_session;
    Plan m_plan;
    std::function<void(QString)> m_print;
    bool m_ended = false;
};

} // namespace labdesk
