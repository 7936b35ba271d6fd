// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace labdesk {

/// A line with a lens and a button that clears it. Escape clears too, then leaves (escapedEmpty); Down announces that
/// the list is wanted.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    QWidget *clearButton() const { return m_clearButton; } ///< where Tab goes next, while there is something to clear

    QSize minimumSizeHint() const override; ///< room for the whole of its hint

Q_SIGNALS:
    void listRequested(); ///< Down
    void escapedEmpty();  ///< Escape in an empty field

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_clearButton = nullptr;
};

} // namespace labdesk
