// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/windowcheck.h"

#include "widgets/windowsize.h"

#include <QApplication>
#include <QDialog>
#include <QWindow>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const QWidget &window)
{
    return window.objectName().isEmpty() ? QString::fromLatin1(window.metaObject()->className()) : window.objectName();
}

QString formatSize(QSize size)
{
    return u"%1 x %2"_s.arg(size.width()).arg(size.height());
}

} // namespace

std::vector<GeometryFault> windowFaults(const QWidget &window, QSize screen)
{
    std::vector<GeometryFault> faults;
    const QSize size = window.windowHandle() ? window.windowHandle()->frameGeometry().size() : window.size();
    if (size.boundedTo(screen) != size)
        faults.push_back(
            {nameOf(window), u"is larger than its screen"_s, u"%1 on %2"_s.arg(formatSize(size), formatSize(screen))});
    const auto *dialog = qobject_cast<const QDialog *>(&window);
    if (!dialog)
        return faults;
    const QWidget *owner = dialog->parentWidget() ? dialog->parentWidget()->window() : nullptr;
    if (dialog->windowTitle().isEmpty() || (owner && owner->windowTitle() == dialog->windowTitle()))
        faults.push_back({nameOf(window), u"has no title of its own"_s, dialog->windowTitle()});
    if (dialog->windowFlags() & Qt::WindowMinimizeButtonHint)
        faults.push_back({nameOf(window), u"has a minimize button"_s, {}});
    return faults;
}

std::vector<GeometryFault> windowFaults()
{
    constexpr QSize unbounded(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX); // the screen of "offscreen" is smaller than any
    std::vector<GeometryFault> all;
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->isVisible())
            continue;
        for (GeometryFault &fault : windowFaults(*window, isOnWayland() ? window->screen()->size() : unbounded))
            all.push_back(std::move(fault));
    }
    return all;
}

} // namespace labdesk
