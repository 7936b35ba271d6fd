// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "translations/catalog.h"

#include <QHash>
#include <QSet>

class QMenu;
class QRegularExpression;
class QWidget;

namespace labdesk::tests {

/// Whether what is shown together has each mnemonic once, in every language. The program speaks the pseudo-language,
/// from which the source of each text is known, and the catalogs say which key it has in the others: one walk is
/// enough.
class MnemonicSets
{
public:
    /// `catalogs`: the folder of the .ts files.
    MnemonicSets(const QString &catalogs, const QStringList &languages);

    /// Looks at the windows and menus that are shown, and at the menus that their buttons would open.
    void look(const QString &stop);

    /// Each once, at the stop where it was seen first: "de Z at new-job: “&Zeitzone” and “&Ziel”".
    const QStringList &problems() const { return m_problems; }
    /// How many sets of at least two keys were looked at.
    int sets() const { return m_sets; }

private:
    struct Text
    {
        QString english;
        /// By context, each in the order of m_languages: of every message that reads so in English.
        QHash<QString, QStringList> translations;
    };
    struct Shown
    {
        QString text;
        QStringList classes; ///< of what shows it and of what stands around that: contexts of its translation
    };

    void add(const QString &english, const QString &context, const QStringList &translations);
    void compare(const QString &stop, const QList<Shown> &shown);
    QSet<QString> keysOf(const Text &text, const QStringList &classes) const;
    void compareMenu(const QString &stop, const QMenu &menu);
    const Text *sourceOf(const QString &shown);
    void say(const QString &stop, const QString &problem);

    QStringList m_languages;
    QHash<QString, Text> m_texts;                               ///< by what the pseudo-language makes of them
    QList<std::pair<QRegularExpression, QString>> m_withValues; ///< of those with placeholders, to their key in m_texts
    QSet<QString> m_known;                                      ///< sets that were compared before
    QSet<QString> m_said;
    QStringList m_problems;
    int m_sets = 0;
};

} // namespace labdesk::tests
