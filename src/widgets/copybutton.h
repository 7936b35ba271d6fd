// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/desktop/clipboard.h"

#include <QToolButton>

namespace labdesk {

/// A small flat button that copies a text to the clipboard, and shows a check mark for a moment.
class CopyButton : public QToolButton
{
    Q_OBJECT

public:
    /// `what` is the name: "Copy user ID".
    explicit CopyButton(const QString &what, QWidget *parent = nullptr);

    /// Sets the text to copy. The button is disabled if it is empty, or if there is a reason why it can't be copied,
    /// which becomes the tooltip.
    void setText(const QString &text, const QString &disabledReason = {},
                 output::CopySensitivity what = output::CopySensitivity::Usual);
    QString text() const { return m_text; }

Q_SIGNALS:
    void copied(const QString &text);

private:
    void copy();

    QString m_name;
    QString m_text;
    output::CopySensitivity m_copied = output::CopySensitivity::Usual;
};

} // namespace labdesk
