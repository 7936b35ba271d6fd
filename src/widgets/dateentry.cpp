// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dateentry.h"

#include "domain/digits.h"

#include <QCoreApplication>
#include <QDateEdit>
#include <QKeyEvent>
#include <QLineEdit>

namespace labdesk {

namespace {
constexpr char entryProperty[] = "isEntered";

/// Converts digits of other scripts to ASCII: the field's parser accepts only those and the digits of its own locale.
class PlainDigits : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        const QString plain = withAsciiDigits(key->text());
        const char16_t zero = static_cast<QDateEdit *>(watched)->locale().zeroDigit().front().unicode();
        const bool isLocalDigit
            = !plain.isEmpty() && key->text() == QString(QChar(char16_t(zero + plain[0].digitValue())));
        if (plain == key->text() || isLocalDigit)
            return false;
        QKeyEvent typed(QEvent::KeyPress, key->key(), key->modifiers(), plain, key->isAutoRepeat());
        QCoreApplication::sendEvent(watched, &typed);
        return true;
    }
};

}

void callOnEntry(QDateEdit *edit, const std::function<void()> &entered)
{
    const auto note = [edit, entered] {
        setHasEntry(edit, true);
        if (entered)
            entered();
    };
    edit->installEventFilter(new PlainDigits(edit));
    QObject::connect(edit, &QDateEdit::dateChanged, edit, note);
    // The date already shown may be the intended one.
    if (auto *line = edit->findChild<QLineEdit *>())
        QObject::connect(line, &QLineEdit::textEdited, edit, note);
}

bool hasEntry(const QDateEdit *edit)
{
    return edit->property(entryProperty).toBool();
}

void setHasEntry(QDateEdit *edit, bool hasEntry)
{
    edit->setProperty(entryProperty, hasEntry);
}

} // namespace labdesk
