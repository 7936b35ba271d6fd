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
    QString ownName; ///< in that language; never translated
};

/// The languages with a catalog that people can choose from, English first.
std::vector<Language> languages();

/// Whether installLanguage() supports the code: one of languages(), or one that was added.
bool isLanguage(const QString &code);

/// A language added by test programs. It isn't offered, but can be set by its code. Its formats are English.
struct AddedLanguage
{
    QString code;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    /// Creates a translator for every text, from the English catalog of that name or else from the source text.
    std::function<std::unique_ptr<QTranslator>(const QString &englishCatalog)> make;
};
void addLanguage(AddedLanguage language);

/// Sets the program's language, with Qt's own texts if they are installed; the default QLocale, for dates and numbers;
/// and the direction of layouts. An empty or unknown code follows the system. May be called again: it replaces the
/// previous language. Texts in existing widgets stay; the caller rebuilds those.
void installLanguage(QCoreApplication &app, const QString &code = {});

} // namespace labdesk
