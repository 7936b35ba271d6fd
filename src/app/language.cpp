// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace labdesk {

using namespace Qt::StringLiterals;

void speak(QCoreApplication &app, const QLocale &locale)
{
    const auto install = [&app](const QLocale &of, const QString &name, const QString &folder) {
        auto *translator = new QTranslator(&app);
        if (translator->load(of, name, u"_"_s, folder))
            app.installTranslator(translator);
        else
            delete translator;
    };
    // The one installed last is asked first; what it does not have, the English plurals or the source text answer.
    install(QLocale(QLocale::English), u"labdesk"_s, u":/i18n"_s);
    if (locale.language() == QLocale::English || locale.language() == QLocale::C)
        return;
    install(locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, u"labdesk"_s, u":/i18n"_s);
}

} // namespace labdesk
