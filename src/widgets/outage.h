// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;

namespace labdesk {

struct ApiError;

/// The outage that the window currently reports above all places, if any. Other parts of that window don't report the
/// same for their own requests, and retry when it ends.
class Outage : public QObject
{
    Q_OBJECT

public:
    using CoversFunction = std::function<bool(const ApiError &)>;

    /// `window`: the window that reports it. `covers`: whether an error adds nothing to that report.
    void begin(QWidget *window, CoversFunction covers);
    void end();
    bool isOn() const { return !m_reportingWindow.isNull(); }
    bool covers(const ApiError &error) const;
    bool covers(const ApiError &error,
                const QWidget *part) const; ///< whether the error is covered, and reported in the window of that part

Q_SIGNALS:
    void changed();

private:
    QPointer<QWidget> m_reportingWindow;
    CoversFunction m_covers;
};

/// For texts that omit the reason if the window reports it.
bool isCoveredByOutage(const ApiError &error);

Outage &outage(); ///< for the current connection: there is only one at a time, as there is one main window

} // namespace labdesk
