// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace labdesk {

class IconLabel;

/// What stands where nothing is: a drawing, a title, one sentence, at most one button; between the two what else can be
/// done.
class EmptyState : public QWidget
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
    void setMore(QWidget *more); ///< above the button; taken over

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override
    {
        return false;
    } ///< its lines are broken, and have their height, before it is measured

Q_SIGNALS:
    void buttonClicked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void breakLines();

    IconLabel *m_icon;
    QLabel *m_title;
    QLabel *m_sentence;
    QPushButton *m_button;
    QVBoxLayout *m_block;
    QWidget *m_more = nullptr;
};

} // namespace labdesk
