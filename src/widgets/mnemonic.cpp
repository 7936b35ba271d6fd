// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mnemonic.h"

#include "widgets/accessibility.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QStyle>

namespace labdesk {

namespace {

class MnemonicFollower : public QObject
{
public:
    MnemonicFollower(QLabel *label, std::function<void()> follow) : QObject(label), m_follow(std::move(follow))
    {
        label->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Shortcut)
            return QObject::eventFilter(watched, event);
        m_follow();
        return true;
    }

private:
    std::function<void()> m_follow;
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

void followMnemonic(QLabel *label, std::function<void()> follow)
{
    new MnemonicFollower(label, std::move(follow));
}

void leadToChosen(QLabel *label, QWidget *box, const QButtonGroup *group)
{
    setAccessibleRole(box, QAccessible::Grouping);
    if (box->accessibleName().isEmpty())
        box->setAccessibleName(withoutMnemonic(label->text()));
    label->setBuddy(box);
    followMnemonic(label, [group = QPointer(group)] {
        if (QAbstractButton *chosen = group ? group->checkedButton() : nullptr)
            chosen->setFocus(Qt::ShortcutFocusReason);
    });
}

} // namespace labdesk
