// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace labdesk {

/// Handles an object's events before the object does. Deleted with it.
class EventFilter : public QObject
{
public:
    /// Returns true to consume the event.
    EventFilter(QObject *watched, std::function<bool(const QEvent &event)> filter)
        : QObject(watched), m_filter(std::move(filter))
    {
        watched->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override { return m_filter(*event); }

private:
    std::function<bool(const QEvent &event)> m_filter;
};

} // namespace labdesk
