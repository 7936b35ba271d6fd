// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/chartlibrary.h"

#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace labdesk {

QStringList chartFolders()
{
    const QString beside = QCoreApplication::applicationDirPath();
    return {beside, QDir::cleanPath(beside + u"/../lib/labdesk/modules"_s)};
}

ChartFactory *loadCharts(const QStringList &folders)
{
    for (const QString &folder : folders) {
        const QString file = folder + u"/labdeskcharts.so"_s;
        if (!QFileInfo::exists(file))
            continue;
        QPluginLoader loader(file); // what is loaded stays when the loader goes
        if (auto *factory = qobject_cast<ChartFactory *>(loader.instance()))
            return factory;
    }
    return nullptr;
}

ChartLook chartLookOf(const QWidget *widget)
{
    const Tokens &tokens = tokensFor(widget);
    return {.font = fontOf(TextStyle::Small, widget),
            .ground = tokens.base,
            .ink = tokens.ink2,
            .grid = tokens.trough, // in high contrast hairs are as strong as axes
            .bar = tokens.fill,
            .edge = tokens.highContrast ? tokens.ink : tokens.fill,
            .locale = QLocale(),
            .isRightToLeft = widget->isRightToLeft()};
}

} // namespace labdesk
