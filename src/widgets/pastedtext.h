// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/textnormalization.h"

#include <QLineEdit>
#include <QValidator>

namespace labdesk {

/// Takes everything, but for what can't be seen.
class VisibleTextValidator : public QValidator
{
public:
    using QValidator::QValidator;

    State validate(QString &text, int &cursor) const override
    {
        const QString seen = withoutInvisible(text);
        if (seen.size() != text.size()) {
            cursor = int(withoutInvisible(text.first(cursor)).size());
            text = seen;
        }
        return Acceptable;
    }
};

/// A field for an ID, a code, a key or an address: marks of direction and the like, which come with a paste from a chat
/// or a page, are left out, as nobody could see why it doesn't match.
inline void leaveOutInvisible(QLineEdit *edit)
{
    edit->setValidator(new VisibleTextValidator(edit));
}

} // namespace labdesk
