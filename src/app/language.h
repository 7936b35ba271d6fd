// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QCoreApplication;
class QTranslator;

namespace labdesk {

struct Language
{
    QString code;    ///< BCP 47: "de"
    QString ownName; ///< as its speakers write it; never translated
};

/// The languages that there is a catalog for, English first; what a person may choose from.
std::vector<Language> languages();

/// Whether installLanguage() knows the code: one of languages(), or one that was added.
bool isLanguage(const QString &code);

/// A language that test programs add. It isn't offered, only chosen by its code; its formats are English.
struct AddedLanguage
{
    QString code;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    /// Answers every text, from the English catalog of that name or else from the source text.
    std::function<std::unique_ptr<QTranslator>(const QString &englishCatalog)> make;
};
void addLanguage(AddedLanguage language);

/// Sets the program's language, with Qt's own texts if they are installed; the default QLocale, for dates and numbers;
/// and the direction of layouts. An empty or unknown code follows the system. May be called again: it replaces the
/// previous language. Texts in existing widgets stay; the caller rebuilds those.
void installLanguage(QCoreApplication &app, const QString &code = {});

} // namespace labdesk
