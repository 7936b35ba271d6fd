// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/mnemonicsets.h"

#include "tour/pseudotranslator.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

QString keyOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// What is put in for %1 or %n may be anything.
QRegularExpression patternOf(const QString &pseudo)
{
    static const QRegularExpression placeholder(u"%L?(?:[0-9]{1,2}|n)"_s);
    QStringList parts;
    for (const QString &part : pseudo.split(placeholder))
        parts += QRegularExpression::escape(part);
    return QRegularExpression(QRegularExpression::anchoredPattern(parts.join(u".*"_s)));
}

/// As catalogs have it: a message's key begins with its context.
QString contextOf(const QString &messageKey)
{
    return messageKey.section(u" | "_s, 0, 0);
}

QStringList classesAround(const QObject *part)
{
    QStringList names;
    for (const QObject *at = part; at; at = at->parent())
        for (const QMetaObject *type = at->metaObject(); type; type = type->superClass())
            names += QString::fromLatin1(type->className());
    return names;
}

QMenu *menuOf(const QAbstractButton *button)
{
    if (const auto *push = qobject_cast<const QPushButton *>(button))
        return push->menu();
    const auto *tool = qobject_cast<const QToolButton *>(button);
    return tool ? tool->menu() : nullptr;
}

} // namespace

MnemonicSets::MnemonicSets(const QString &catalogs, const QStringList &languages) : m_languages(languages)
{
    QHash<QString, QStringList> byKey; // of a message: its translations in the order of the languages
    QHash<QString, QString> sources;
    for (qsizetype at = 0; at < languages.size(); ++at) {
        for (const CatalogMessage &message : readCatalog(catalogs + u"/labdesk_%1.ts"_s.arg(languages[at]))) {
            if (keyOf(message.source).isEmpty())
                continue;
            QStringList &translations = byKey[message.key()];
            translations.resize(languages.size());
            translations[at] = message.isFinished && !message.forms.isEmpty() ? message.forms.first() : message.source;
            sources.insert(message.key(), message.source);
        }
    }
    for (auto at = byKey.cbegin(); at != byKey.cend(); ++at)
        add(sources[at.key()], contextOf(at.key()), at.value());
    for (const CatalogMessage &message : readCatalog(catalogs + u"/labdesk_en.ts"_s)) // of plurals
        if (const auto at = byKey.constFind(message.key()); at != byKey.cend())
            for (const QString &form : message.forms)
                add(form, message.context, *at);
}

void MnemonicSets::add(const QString &english, const QString &context, const QStringList &translations)
{
    const QString pseudo = pseudoText(english, false);
    Text &text = m_texts[pseudo];
    text.english = english;
    text.translations.insert(context, translations);
    if (pseudo.contains(u'%'))
        m_withValues.append({patternOf(pseudo), pseudo});
}

const MnemonicSets::Text *MnemonicSets::sourceOf(const QString &shown)
{
    auto at = m_texts.constFind(shown);
    for (auto each = m_withValues.cbegin(); at == m_texts.cend() && each != m_withValues.cend(); ++each)
        if (each->first.match(shown).hasMatch())
            at = m_texts.constFind(each->second);
    return at == m_texts.cend() ? nullptr : &*at;
}

void MnemonicSets::say(const QString &stop, const QString &problem)
{
    if (m_said.contains(problem))
        return;
    m_said.insert(problem);
    m_problems += stop + u": "_s + problem;
}

/// "de D": where one of the classes around it is a context of such a text, as that has it; else as any has it.
QSet<QString> MnemonicSets::keysOf(const Text &text, const QStringList &classes) const
{
    QSet<QString> keys{u"en "_s + keyOf(text.english)};
    QList<QStringList> meant;
    for (auto at = text.translations.cbegin(); at != text.translations.cend(); ++at)
        if (classes.contains(at.key()))
            meant += at.value();
    for (const QStringList &translations : meant.isEmpty() ? text.translations.values() : meant)
        for (qsizetype at = 0; at < translations.size(); ++at)
            if (const QString key = keyOf(translations[at]); !key.isEmpty())
                keys.insert(m_languages[at] + u' ' + key);
    return keys;
}

void MnemonicSets::compare(const QString &stop, const QList<Shown> &shown)
{
    QStringList sorted;
    for (const Shown &each : shown)
        sorted += each.text;
    sorted.sort();
    const QString set = sorted.join(u'\n');
    if (shown.size() < 2 || m_known.contains(set))
        return;
    m_known.insert(set);
    ++m_sets;
    QHash<QString, QString> first; // language and key: who has it
    for (const Shown &each : shown) {
        const Text *source = sourceOf(each.text);
        if (!source) {
            say(stop, u"“%1” has a key that no catalog knows"_s.arg(each.text));
            continue;
        }
        for (const QString &key : keysOf(*source, each.classes)) {
            if (const auto other = first.constFind(key); other != first.cend())
                say(stop, u"%1 of “%2” and “%3”"_s.arg(key, *other, source->english));
            else
                first.insert(key, source->english);
        }
    }
}

void MnemonicSets::compareMenu(const QString &stop, const QMenu &menu)
{
    QList<Shown> shown;
    for (const QAction *action : menu.actions()) {
        const QString text = action->text().section(u'\t', 0, 0); // behind it stands a shortcut
        if (action->isVisible() && !keyOf(text).isEmpty())
            shown.append({text, classesAround(&menu)});
        if (action->menu())
            compareMenu(stop, *action->menu());
    }
    compare(stop, shown);
}

void MnemonicSets::look(const QString &stop)
{
    QList<QPointer<QMenu>> menus; // looked at in the end: they get some of their actions when they are opened
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || qobject_cast<const QMenu *>(window))
            continue;
        QList<Shown> shown;
        for (const auto *button : window->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || button->window() != window)
                continue; // a dialog over it is a window of its own
            if (!button->shortcut().isEmpty() && !keyOf(button->text()).isEmpty())
                shown.append({button->text(), classesAround(button)});
            menus += menuOf(button);
        }
        for (const auto *label : window->findChildren<QLabel *>())
            if (label->isVisible() && label->window() == window && label->buddy() && !keyOf(label->text()).isEmpty())
                shown.append({label->text(), classesAround(label)});
        compare(stop, shown);
    }
    if (auto *open = qobject_cast<QMenu *>(QApplication::activePopupWidget()))
        return compareMenu(stop, *open);
    for (const QPointer<QMenu> &menu : menus) {
        if (menu)
            QMetaObject::invokeMethod(menu, "aboutToShow");
        if (menu)
            compareMenu(stop, *menu);
    }
}

} // namespace labdesk::tests
