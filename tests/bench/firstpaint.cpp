// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "firstpaint.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <chrono>
#include <cstdio>

namespace labdesk {

namespace {

class FirstPaintWatch : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || !watched->isWidgetType() || !static_cast<QWidget *>(watched)->isWindow())
            return false;
        parent()->removeEventFilter(this);
        // Queued: the window paints first, then its children, then all of it goes to the screen.
        QMetaObject::invokeMethod(this, &FirstPaintWatch::tell, Qt::QueuedConnection);
        return false;
    }

private:
    void tell()
    {
        using namespace std::chrono;
        const auto now = duration_cast<microseconds>(system_clock::now().time_since_epoch()).count();
        std::printf("first paint: %lld\n", static_cast<long long>(now));
        std::fflush(stdout);
        deleteLater();
    }
};

} // namespace

void tellFirstPaint(QApplication &app)
{
    app.installEventFilter(new FirstPaintWatch(&app));
}

} // namespace labdesk
