// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// Object name of the translators installed by installLanguage(), to find them again.
constexpr auto catalogName = "labdeskCatalog";

std::vector<AddedLanguage> &addedLanguages()
{
    static std::vector<AddedLanguage> all;
    return all;
}

const AddedLanguage *findAdded(const QString &code)
{
    const auto &all = addedLanguages();
    const auto at = std::ranges::find(all, code, &AddedLanguage::code);
    return at == all.end() ? nullptr : &*at;
}

bool isKnown(const QString &code)
{
    const auto all = languages();
    return std::ranges::find(all, code, &Language::code) != all.end();
}

/// The first of the system's languages that has a catalog, else English.
QString systemLanguage()
{
    const auto preferred = QLocale::system().uiLanguages();
    for (const auto &tag : preferred) {
        const QString code = tag.section(u'-', 0, 0);
        if (isKnown(code))
            return code;
    }
    return u"en"_s;
}

/// Months and weekdays have to be in the language of the text around them. Within it, the person's territory determines
/// the clock and digits; without one, English and Spanish use the United States, where the service is.
QLocale localeFor(const QString &code)
{
    const QLocale preferred(code);
    if (QLocale::system().language() == preferred.language())
        return QLocale::system();
    const bool isUsLanguage = preferred.language() == QLocale::English || preferred.language() == QLocale::Spanish;
    return isUsLanguage ? QLocale(preferred.language(), QLocale::UnitedStates) : preferred;
}

void install(QCoreApplication &app, std::unique_ptr<QTranslator> translator)
{
    translator->setObjectName(QLatin1String(catalogName));
    translator->setParent(&app);
    QCoreApplication::installTranslator(translator.release());
}

void installCatalog(QCoreApplication &app, const QLocale &locale, const QString &name, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(locale, name, u"_"_s, folder))
        install(app, std::move(translator));
}

} // namespace

std::vector<Language> languages()
{
    return {{u"en"_s, u"English"_s},
            {u"es"_s, u"Español"_s},
            {u"fr"_s, u"Français"_s},
            {u"de"_s, u"Deutsch"_s},
            {u"ar"_s, u"العربية"_s}};
}

bool isLanguage(const QString &code)
{
    return isKnown(code) || findAdded(code);
}

void addLanguage(AddedLanguage language)
{
    if (!findAdded(language.code))
        addedLanguages().push_back(std::move(language));
}

void installLanguage(QCoreApplication &app, const QString &code)
{
    qDeleteAll(app.findChildren<QTranslator *>(QLatin1String(catalogName), Qt::FindDirectChildrenOnly));

    const AddedLanguage *const other = findAdded(code);
    const QString language = other ? u"en"_s : isKnown(code) ? code : systemLanguage();
    const QLocale locale(language);
    QLocale::setDefault(localeFor(language));

    // Translators are searched in reverse order of installation: texts missing in one come from the English catalog
    // (plurals) or the source text.
    installCatalog(app, QLocale(u"en"_s), u"labdesk"_s, u":/i18n"_s);
    if (language != u"en") {
        installCatalog(app, locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        installCatalog(app, locale, u"labdesk"_s, u":/i18n"_s);
    }
    if (other)
        install(app, other->make(u":/i18n/labdesk_en.qm"_s));
    if (app.inherits("QGuiApplication")) // by its name, because a program without a display links no Qt Gui
        app.setProperty("layoutDirection", other ? other->direction : locale.textDirection());
}

} // namespace labdesk
