// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace labdesk {

/// A search field with an icon and a clear button. Escape clears it, or if it is empty, emits escapePressedEmpty();
/// Down emits listRequested().
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    QWidget *clearButton() const { return m_clearButton; } ///< the next tab stop, while there is text to clear

    QSize minimumSizeHint() const override; ///< fits the whole placeholder

Q_SIGNALS:
    void listRequested();      ///< by Down
    void escapePressedEmpty(); ///< by Escape in an empty field

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_clearButton = nullptr;
};

} // namespace labdesk
