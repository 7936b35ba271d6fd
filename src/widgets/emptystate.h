// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/statepage.h"

namespace labdesk {

/// Placeholder for an empty list or page: icon, title, one sentence, at most one button, and optionally a widget above
/// the button.
class EmptyState : public StatePage
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);
    EmptyState(IconName icon, const QString &title, const QString &sentence, const QString &button = {},
               QWidget *parent = nullptr);

    void setContent(IconName icon, const QString &title, const QString &sentence, const QString &button = {});
    QString title() const;
    QString sentence() const;
    QPushButton *button() const { return m_button; }
    void setMore(QWidget *more) { insertAboveButtons(more); } ///< takes ownership

Q_SIGNALS:
    void buttonClicked();

private:
    QLabel *m_title;
    QLabel *m_sentence;
    QPushButton *m_button;
};

} // namespace labdesk
