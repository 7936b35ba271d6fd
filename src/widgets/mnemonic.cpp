// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mnemonic.h"

#include "widgets/accessibility.h"
#include "widgets/eventfilter.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QStyle>

namespace labdesk {

QString withoutMnemonic(const QString &text)
{
    QString read;
    read.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i;
        read += text[i];
    }
    return read;
}

QString escapeMnemonic(const QString &text)
{
    return QString(text).replace(QLatin1String("&"), QLatin1String("&&"));
}

int mnemonicFlags(const QWidget *widget)
{
    const bool shown = widget->style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, widget);
    return int(Qt::TextShowMnemonic) | (shown ? 0 : int(Qt::TextHideMnemonic));
}

void callOnMnemonic(QLabel *label, std::function<void()> follow)
{
    new EventFilter(label, [follow = std::move(follow)](const QEvent &event) {
        const bool isShortcut = event.type() == QEvent::Shortcut;
        if (isShortcut)
            follow();
        return isShortcut;
    });
}

void buddyWithChecked(QLabel *label, QWidget *box, const QButtonGroup *group)
{
    setAccessibleRole(box, QAccessible::Grouping);
    if (box->accessibleName().isEmpty())
        box->setAccessibleName(withoutMnemonic(label->text()));
    label->setBuddy(box);
    callOnMnemonic(label, [group = QPointer(group)] {
        if (QAbstractButton *chosen = group ? group->checkedButton() : nullptr)
            chosen->setFocus(Qt::ShortcutFocusReason);
    });
}

} // namespace labdesk
