// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QComboBox;
class QPushButton;

namespace labdesk {

struct Connection;
class FormRow;
class Group;
class Practice;

/// Shown instead of the form for the local service: its facts, and controls for practice.
class LocalConnectionPage : public QWidget
{
    Q_OBJECT

public:
    explicit LocalConnectionPage(QWidget *parent = nullptr);
    void setConnection(const Connection &local);
    void setPractice(Practice &practice); ///< without it, the controls for practice are hidden

Q_SIGNALS:
    void startOverRequested();

private:
    void showPractice();

    FormRow *m_address;
    Group *m_practiceCard;
    QComboBox *m_drills;
    FormRow *m_drillRow;
    QPushButton *m_startOver;
    QPointer<Practice> m_practice;
};

} // namespace labdesk
