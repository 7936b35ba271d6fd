// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dateentry.h"

#include <QDateEdit>
#include <QLineEdit>

namespace labdesk {

namespace {
constexpr char entryProperty[] = "isEntered";
}

void followEntry(QDateEdit *edit, const std::function<void()> &entered)
{
    const auto note = [edit, entered] {
        setEntered(edit, true);
        if (entered)
            entered();
    };
    QObject::connect(edit, &QDateEdit::dateChanged, edit, note);
    // The date that stands there already may be meant.
    if (auto *line = edit->findChild<QLineEdit *>())
        QObject::connect(line, &QLineEdit::textEdited, edit, note);
}

bool isEntered(const QDateEdit *edit)
{
    return edit->property(entryProperty).toBool();
}

void setEntered(QDateEdit *edit, bool isEntered)
{
    edit->setProperty(entryProperty, isEntered);
}

} // namespace labdesk
