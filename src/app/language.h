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

/// A language that test programs bring along. It is offered to nobody and chosen by its code alone; formats are
/// English.
struct AddedLanguage
{
    QString code;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    /// Answers every text, from the English catalog of that name or else from the source text.
    std::function<std::unique_ptr<QTranslator>(const QString &englishCatalog)> make;
};
void addLanguage(AddedLanguage language);

/// Puts the program's texts into a language, Qt's own as well where they are installed; sets the default QLocale, which
/// dates and numbers follow, and the direction of the layout. An empty code, or an unknown one, follows the system. May
/// be called again while running: what an earlier call installed goes. Texts that stand in widgets already stay as they
/// are; whoever calls builds those anew.
void installLanguage(QCoreApplication &app, const QString &code = {});

} // namespace labdesk
