// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/textnormalization.h"

#include <QLineEdit>
#include <QValidator>

namespace labdesk {

/// Accepts everything except invisible characters.
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

/// For fields for an ID, code, key, or URL: removes directional marks and other invisible characters that may come with
/// text pasted from a chat or a page, and would prevent a match for no visible reason.
inline void removeInvisible(QLineEdit *edit)
{
    edit->setValidator(new VisibleTextValidator(edit));
}

} // namespace labdesk
