// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the sizes of the application icon from their masters. They are part of the sources, so this runs only after a
// change:
//   cmake --build build/dev --target render_app_icon && build/dev/bin/render_app_icon resources/icons/app
// A test compares the pictures with the masters.

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argc == 2 ? argv[1] : ".");
    QSvgRenderer large(folder + u"/labdesk.svg"_s);
    QSvgRenderer small(folder + u"/labdesk-small.svg"_s); // at a glance: fewer lines, wider ones
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        (side <= 32 ? small : large).render(&painter);
        painter.end();
        const QString file = u"%1/labdesk-%2.png"_s.arg(folder).arg(side);
        if (!image.save(file)) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
            return 1;
        }
    }
    return 0;
}
