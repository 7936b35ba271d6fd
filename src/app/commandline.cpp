// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "domain/link.h"
#include "text/language.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <utility>

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

/// In English on purpose: the command line is for administrators and scripts.
void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"Labdesk is a support console for a health-data and lab-ordering service."_s);
    parser.addOptions({
        {{u"h"_s, u"help"_s}, u"Show this help."_s},
        {{u"v"_s, u"version"_s}, u"Show the version."_s},
        {u"data"_s, u"Store the local service's database and the settings in <folder>."_s, u"folder"_s},
        {u"main-job"_s,
         u"List users, look up a service center and a payor, print the result, and exit. "
         u"This is the default without a display."_s},
        {u"picture"_s, u"With the main job, save a picture of the main window as <file>."_s, u"file"_s},
        {u"check-policy"_s, u"Explain each line of the policy <file> and what is wrong with it, and exit."_s,
         u"file"_s},
        {u"theme"_s, u"Use <theme> for this run: system, light, dark, high-contrast, or high-contrast-dark."_s,
         u"theme"_s},
        {u"scale"_s, u"Scale text to <percent> of the system's size for this run: 100 to 200."_s, u"percent"_s},
        {u"language"_s, u"Use the language <code> for this run, such as es."_s, u"code"_s},
        {u"users"_s, u"Create <n> sample users if the local database is new (1200)."_s, u"n"_s, u"1200"_s},
        {u"seed"_s, u"Create the sample data from seed <n> (1)."_s, u"n"_s, u"1"_s},
    });
    parser.addPositionalArgument(u"link"_s, u"Open a link, such as labdesk://user/<id>. A running Labdesk opens it."_s,
                                 u"[link]"_s);
}

Message refusal(const QString &why)
{
    return {why + u"\nTry labdesk --help."_s, 2};
}

/// Returns what is wrong with the values; empty if they are valid.
QString readValues(const QCommandLineParser &parser, Options &options)
{
    for (const QString &name : parser.optionNames())
        if (parser.values(name).size() > 1)
            return u"--%1 is specified more than once. Use it once."_s.arg(name);
    const auto invalid = [&parser](const QString &option, const QString &next) {
        return u"Invalid --%1 '%2'. %3"_s.arg(option, parser.value(option), next);
    };
    if (const QStringList others = parser.positionalArguments(); !others.isEmpty()) {
        if (others.size() > 1)
            return u"Unexpected argument '%1'. Labdesk opens one link at a time."_s.arg(others[1]);
        if (!parseLink(others.first()))
            return u"'%1' isn't a link. Links look like labdesk://user/<id>."_s.arg(others.first());
        options.link = others.first();
    }
    options.dataFolder = parser.value(u"data"_s);
    options.picture = parser.value(u"picture"_s);
    options.checkedPolicy = parser.value(u"check-policy"_s);
    if (parser.isSet(u"check-policy"_s) && options.checkedPolicy.isEmpty())
        return invalid(u"check-policy"_s, u"Use the path of a policy file."_s);
    options.language = parser.value(u"language"_s);
    options.mainJob = parser.isSet(u"main-job"_s);
    bool isUsers = false;
    bool isSeed = false;
    options.users = parser.value(u"users"_s).toInt(&isUsers);
    options.seed = parser.value(u"seed"_s).toULongLong(&isSeed);
    if (!isUsers || options.users < 0 || options.users > 5'000'000)
        return invalid(u"users"_s, u"Use a number from 0 to 5000000."_s);
    if (!isSeed)
        return invalid(u"seed"_s, u"Use a whole number, 0 or greater."_s);
    if (!options.language.isEmpty() && !isLanguage(options.language))
        return invalid(u"language"_s, u"Use one of: %1."_s.arg(languageCodes()));
    if (parser.isSet(u"scale"_s)) {
        options.textScale = parser.value(u"scale"_s).toInt();
        if (options.textScale < setting::textScale.limits.least || options.textScale > setting::textScale.limits.most)
            return invalid(u"scale"_s, u"Use a number from 100 to 200."_s);
    }
    if (parser.isSet(u"theme"_s)) {
        options.appearance = Settings::appearanceOf(parser.value(u"theme"_s));
        if (!options.appearance)
            return invalid(u"theme"_s, u"Use one of: system, light, dark, high-contrast, high-contrast-dark."_s);
    }
    return {};
}

} // namespace

std::variant<Options, Message> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (!parser.parse(arguments))
        return refusal(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        static const QRegularExpression program(u"^Usage: .*?(?= \\[)"_s); // Qt doesn't know the program's name yet
        return Message{parser.helpText().replace(program, u"Usage: labdesk"_s), 0};
    }
    if (parser.isSet(u"version"_s))
        return Message{u"labdesk " LABDESK_VERSION ""_s, 0};
    Options options;
    const QString wrong = readValues(parser, options);
    return wrong.isEmpty() ? std::variant<Options, Message>(options) : refusal(wrong);
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
