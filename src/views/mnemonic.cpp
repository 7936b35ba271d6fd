// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/mnemonic.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QStyle>

namespace labdesk {

namespace {

/// A label presses its buddy when that is a button, and passes by one that takes no focus itself.
class ChosenFinder : public QObject
{
public:
    ChosenFinder(QLabel *label, const QButtonGroup *group) : QObject(label), m_group(group) { label->installEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Shortcut)
            return QObject::eventFilter(watched, event);
        if (QAbstractButton *chosen = m_group ? m_group->checkedButton() : nullptr)
            chosen->setFocus(Qt::ShortcutFocusReason);
        return true;
    }

private:
    QPointer<const QButtonGroup> m_group;
};

} // namespace

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

QString literally(const QString &text)
{
    return QString(text).replace(QLatin1String("&"), QLatin1String("&&"));
}

int mnemonicFlags(const QWidget *widget)
{
    const bool shown = widget->style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, widget);
    return int(Qt::TextShowMnemonic) | (shown ? 0 : int(Qt::TextHideMnemonic));
}

void leadToChosen(QLabel *label, QWidget *buddy, const QButtonGroup *group)
{
    label->setBuddy(buddy);
    new ChosenFinder(label, group);
}

} // namespace labdesk
