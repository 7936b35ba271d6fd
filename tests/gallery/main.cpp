// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/gallery.h"
#include "platform/settings.h"
#include "widgets/appearance.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

// labdesk-gallery [--theme THEME] [--scale PERCENT] [FOLDER]: shows every shared part in all its states; with FOLDER,
// saves a picture of each page there and ends.
int main(int argc, char **argv)
{
    using namespace labdesk;
    if (!qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption theme(u"theme"_s, {}, u"theme"_s, u"light"_s);
    const QCommandLineOption scale(u"scale"_s, {}, u"percent"_s, u"100"_s);
    parser.addOptions({theme, scale});
    parser.process(app);
    Gallery gallery(
        app, Settings::appearanceOf(parser.value(theme)).value_or(ThemeChoice::Light),
        std::clamp(parser.value(scale).toInt(), setting::textScale.limits.least, setting::textScale.limits.most));
    gallery.show();
    if (const QString folder = parser.positionalArguments().value(0); !folder.isEmpty()) {
        QObject::connect(&gallery, &Gallery::picturesSaved, &app, [&gallery, folder](const QString &failedAt) {
            const QString line = failedAt.isEmpty() ? u"%1 pictures are in %2."_s.arg(gallery.pageCount()).arg(folder)
                                                    : u"The picture could not be written to %1."_s.arg(failedAt);
            std::fprintf(stdout, "%s\n", line.toUtf8().constData());
            QCoreApplication::exit(failedAt.isEmpty() ? 0 : 1);
        });
        QDir().mkpath(folder);
        gallery.savePictures(folder);
    }
    return QApplication::exec();
}
