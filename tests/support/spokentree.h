// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace labdesk::tests {

/// What assistive technology gets of a window: the tree behind QAccessible, without what is not there to be heard.
class SpokenTree
{
public:
    explicit SpokenTree(QWidget *root) { walk(QAccessible::queryAccessibleInterface(root)); }

    /// Every word of it: names, descriptions, values, help.
    QString words() const
    {
        QStringList all;
        for (QAccessibleInterface *part : m_parts)
            for (int kind = QAccessible::Name; kind <= QAccessible::Accelerator; ++kind)
                all += part->text(QAccessible::Text(kind));
        return all.join(u'\n');
    }

    QAccessibleInterface *find(QAccessible::Role role, const QString &name) const
    {
        for (QAccessibleInterface *part : m_parts)
            if (part->role() == role && part->text(QAccessible::Name) == name)
                return part;
        return nullptr;
    }

    /// Names of all parts of the role, in reading order.
    QStringList named(QAccessible::Role role) const
    {
        QStringList names;
        for (QAccessibleInterface *part : m_parts)
            if (part->role() == role)
                names += part->text(QAccessible::Name);
        return names;
    }

    /// What is wrong with it, one sentence each; empty when all is well.
    QStringList faults() const
    {
        QStringList faults;
        for (QAccessibleInterface *part : m_parts)
            for (const QString &fault :
                 {nameFault(*part), ownNameFault(*part), describedFault(*part), cellFault(*part), chatter(*part)})
                if (!fault.isEmpty())
                    faults += QStringLiteral("%1: %2").arg(whatIs(*part), fault);
        return faults;
    }

    int controls() const
    {
        int count = 0;
        for (QAccessibleInterface *part : m_parts)
            count += isControl(*part);
        return count;
    }

    /// What a person has before them: buttons, toggles, places, links, tabs, fields; a list or a table is one, whatever
    /// it holds. Places are one stop of the keyboard, and each of them counts.
    QStringList offered() const
    {
        static constexpr QAccessible::Role roles[]
            = {QAccessible::Button,       QAccessible::ButtonMenu, QAccessible::ButtonDropDown, QAccessible::CheckBox,
               QAccessible::RadioButton,  QAccessible::PageTab,    QAccessible::ComboBox,       QAccessible::SpinBox,
               QAccessible::EditableText, QAccessible::List,       QAccessible::Table,          QAccessible::Tree,
               QAccessible::Link,         QAccessible::Slider};
        QStringList names;
        for (QAccessibleInterface *part : m_parts)
            if (isControl(*part) && !part->state().readOnly
                && std::ranges::find(roles, part->role()) != std::end(roles))
                names += part->text(QAccessible::Name);
        return names;
    }

private:
    static constexpr int cellsRead = 60; ///< of a table: its first rows stand for all

    static bool holdsCells(const QAccessibleInterface &part)
    {
        return part.role() == QAccessible::Table || part.role() == QAccessible::List
            || part.role() == QAccessible::Tree;
    }

    static bool isCell(const QAccessibleInterface &part)
    {
        return part.role() == QAccessible::Cell || part.role() == QAccessible::ListItem
            || part.role() == QAccessible::TreeItem;
    }

    static bool isControl(QAccessibleInterface &part)
    {
        const QAccessible::State state = part.state();
        return state.focusable || (part.actionInterface() && !part.actionInterface()->actionNames().isEmpty());
    }

    static QString whatIs(const QAccessibleInterface &part)
    {
        QStringList path;
        for (const QAccessibleInterface *at = &part; at && path.size() < 3; at = at->parent())
            if (const QObject *object = at->object())
                path.prepend(QStringLiteral("%1 %2").arg(QLatin1StringView(object->metaObject()->className()),
                                                         object->objectName()));
        return QStringLiteral("%1 “%2”").arg(path.join(QStringLiteral(" > ")), part.text(QAccessible::Name));
    }

    static QString nameFault(QAccessibleInterface &part)
    {
        const QString name = part.text(QAccessible::Name);
        if (isControl(part) && name.trimmed().isEmpty())
            return QStringLiteral("a control without a name");
        static const QRegularExpression notWords(QStringLiteral("^[\\p{P}\\p{S}\\s]+$"));
        if (!name.isEmpty() && notWords.match(name).hasMatch())
            return QStringLiteral("a name of signs only");
        // On Linux Qt names a choice by its value: what is chosen with it must come from its label or its description.
        if (part.role() == QAccessible::ComboBox && name == part.text(QAccessible::Value)
            && part.relations(QAccessible::Label).empty() && part.text(QAccessible::Description).isEmpty())
            return QStringLiteral("a choice that does not say of what");
        if (name.contains(QChar(0x2022)))
            return QStringLiteral("bullets are no words");
        return {};
    }

    /// What can be pressed is called what stands on it, with more words around these where that helps; and no label
    /// beside it speaks for it, which a screen reader would say in place of its name.
    static QString ownNameFault(QAccessibleInterface &part)
    {
        const auto *button = qobject_cast<const QAbstractButton *>(part.object());
        if (!button)
            return {};
        const QString seen = QString(button->text())
                                 .remove(u'&')
                                 .remove(u'…')
                                 .replace(u'\n', QStringLiteral(", ")); // two lines of one
        if (!part.text(QAccessible::Name).contains(seen, Qt::CaseInsensitive))
            return QStringLiteral("“%1” stands on it").arg(seen);
        const auto labels = part.relations(QAccessible::Label);
        return labels.empty() ? QString()
                              : QStringLiteral("named by “%1”").arg(labels.front().first->text(QAccessible::Name));
    }

    static QString describedFault(QAccessibleInterface &part)
    {
        const bool drawn = part.role() == QAccessible::Chart || part.role() == QAccessible::Graphic;
        if (!drawn && !holdsCells(part))
            return {};
        if (part.text(QAccessible::Name).isEmpty())
            return QStringLiteral("no name");
        return part.text(QAccessible::Description).isEmpty() ? QStringLiteral("no description") : QString();
    }

    static QString cellFault(QAccessibleInterface &part)
    {
        if (!isCell(part))
            return {};
        static const QRegularExpression coordinates(QStringLiteral("\\b(row|column|cell) \\d"),
                                                    QRegularExpression::CaseInsensitiveOption);
        const QString name = part.text(QAccessible::Name);
        if (name.trimmed().isEmpty())
            return QStringLiteral("a cell that says nothing");
        return coordinates.match(name).hasMatch() ? QStringLiteral("coordinates") : QString();
    }

    /// What only stands there must not say what the part around it has said.
    static QString chatter(QAccessibleInterface &part)
    {
        const QAccessibleInterface *around = part.parent();
        const QString name = part.text(QAccessible::Name);
        if (isControl(part) || name.isEmpty() || !around || around->text(QAccessible::Name) != name)
            return {};
        return part.role() == QAccessible::StaticText || part.role() == QAccessible::Paragraph
                || part.role() == QAccessible::Graphic
            ? QStringLiteral("said twice")
            : QString();
    }

    void walk(QAccessibleInterface *part)
    {
        if (!part || part->state().invisible)
            return;
        m_parts.push_back(part);
        int cells = 0;
        for (int i = 0; i < part->childCount() && cells < cellsRead; ++i) {
            QAccessibleInterface *child = part->child(i);
            cells += holdsCells(*part) && child && isCell(*child);
            walk(child);
        }
    }

    std::vector<QAccessibleInterface *> m_parts;
};

} // namespace labdesk::tests
