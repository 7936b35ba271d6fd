// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/clipboard.h"

#include <QToolButton>

namespace labdesk {

/// A small flat button that puts one text on the clipboard and shows a tick for a moment.
class CopyButton : public QToolButton
{
    Q_OBJECT

public:
    /// `what` names the thing: "Copy user ID".
    explicit CopyButton(const QString &what, QWidget *parent = nullptr);

    /// What is copied; empty disables the button, and so does a reason why it cannot be, which becomes the tooltip.
    void setText(const QString &text, const QString &disabledReason = {}, output::Copied what = output::Copied::Usual);
    QString text() const { return m_text; }

Q_SIGNALS:
    void copied(const QString &text);

private:
    void copy();

    QString m_what;
    QString m_text;
    output::Copied m_copied = output::Copied::Usual;
};

} // namespace labdesk
