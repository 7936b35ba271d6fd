// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The peer of start and idle memory: the least a Qt program with a window can be, as large as Labdesk's.
#include "firstpaint.h"

#include <QApplication>
#include <QLabel>
#include <QMainWindow>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    labdesk::tellFirstPaint(app);
    QMainWindow window;
    window.setCentralWidget(new QLabel(u"A window"_s));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
