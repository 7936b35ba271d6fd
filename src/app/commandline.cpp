// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/language.h"
#include "domain/link.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#ifndef LABDESK_VERSION
#error "LABDESK_VERSION is set by CMake"
#endif

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

QString languageCodes()
{
    QStringList codes;
    for (const Language &language : languages())
        codes += language.code;
    return codes.join(u", "_s);
}

} // namespace

std::variant<Options, Message> parseCommandLine(const QStringList &arguments)
{
    // English on purpose: the command line is for administrators and scripts.
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Labdesk is a support console for a health-data and lab-ordering service."_s);
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show this help."_s);
    const QCommandLineOption version({u"v"_s, u"version"_s}, u"Show the version."_s);
    const QCommandLineOption data(u"data"_s, u"Store the local service's database and the settings in <folder>."_s,
                                  u"folder"_s);
    const QCommandLineOption mainJob(u"main-job"_s,
                                     u"List users, look up a service center and a payor, print the result, and exit. "
                                     u"This is the default without a display."_s);
    const QCommandLineOption picture(u"picture"_s, u"With the main job, save a picture of the main window as <file>."_s,
                                     u"file"_s);
    const QCommandLineOption theme(
        u"theme"_s, u"Use <theme> for this run: system, light, dark, high-contrast, or high-contrast-dark."_s,
        u"theme"_s);
    const QCommandLineOption scale(
        u"scale"_s, u"Scale text to <percent> of the system's size for this run: 100 to 200."_s, u"percent"_s);
    const QCommandLineOption language(u"language"_s, u"Use the language <code> for this run, such as es."_s, u"code"_s);
    const QCommandLineOption users(u"users"_s, u"Create <n> sample users if the local database is new (1200)."_s,
                                   u"n"_s, u"1200"_s);
    const QCommandLineOption seed(u"seed"_s, u"Create the sample data from seed <n> (1)."_s, u"n"_s, u"1"_s);
    parser.addPositionalArgument(u"link"_s, u"Open a link, such as labdesk://user/<id>. A running Labdesk opens it."_s,
                                 u"[link]"_s);
    parser.addOptions({help, version, data, mainJob, picture, theme, scale, language, users, seed});

    const auto invalid = [&parser](const QCommandLineOption &option, const QString &next) {
        return u"Invalid --%1 '%2'. %3"_s.arg(option.names().first(), parser.value(option), next);
    };
    const auto refuse = [](const QString &why) { return Message{why + u"\nTry labdesk --help."_s, 2}; };
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    if (parser.isSet(help)) {
        static const QRegularExpression program(u"^Usage: .*?(?= \\[)"_s); // Qt has no name before the application is
        return Message{parser.helpText().replace(program, u"Usage: labdesk"_s), 0};
    }
    if (parser.isSet(version))
        return Message{u"labdesk " LABDESK_VERSION ""_s, 0};
    Options options;
    if (const QStringList others = parser.positionalArguments(); !others.isEmpty()) {
        if (others.size() > 1)
            return refuse(u"Unexpected argument '%1'. Labdesk opens one link at a time."_s.arg(others[1]));
        if (!parseLink(others.first()))
            return refuse(u"'%1' isn't a link. Links look like labdesk://user/<id>."_s.arg(others.first()));
        options.link = others.first();
    }
    options.dataFolder = parser.value(data);
    options.picture = parser.value(picture);
    options.language = parser.value(language);
    options.mainJob = parser.isSet(mainJob);
    bool isUsers = false;
    bool isSeed = false;
    options.users = parser.value(users).toInt(&isUsers);
    options.seed = parser.value(seed).toULongLong(&isSeed);
    if (!isUsers || options.users < 0 || options.users > 5'000'000)
        return refuse(invalid(users, u"Use a number from 0 to 5000000."_s));
    if (!isSeed)
        return refuse(invalid(seed, u"Use a whole number, 0 or greater."_s));
    if (!options.language.isEmpty() && !isLanguage(options.language))
        return refuse(invalid(language, u"Use one of: %1."_s.arg(languageCodes())));
    if (parser.isSet(scale)) {
        options.textScale = parser.value(scale).toInt();
        if (options.textScale < Settings::smallestTextScale || options.textScale > Settings::largestTextScale)
            return refuse(invalid(scale, u"Use a number from 100 to 200."_s));
    }
    if (parser.isSet(theme)) {
        options.appearance = Settings::appearanceOf(parser.value(theme));
        if (!options.appearance)
            return refuse(invalid(theme, u"Use one of: system, light, dark, high-contrast, high-contrast-dark."_s));
    }
    return options;
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

} // namespace labdesk
