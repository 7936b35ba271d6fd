// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace labdesk {

/// Covers a window so that nobody who walks by reads it. Hides what is in the window and every dialog, menu and tooltip of
/// the program, also those that come while it is up; all but menus and tooltips come back, and so does the keyboard. It is
/// no lock: there is no passphrase, and it says so.
class CoverScreen : public QWidget
{
    Q_OBJECT

public:
    /// Over `window`, whose content is `content`. Deletes itself when it is lifted.
    CoverScreen(QWidget *window, QWidget *content);

    void addNote(const QString &text); ///< what covering has done

public Q_SLOTS:
    void lift();

Q_SIGNALS:
    void lifted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void coverRest();
    void hideWindow(QWidget *other);
    QPoint middleOfRings() const;

    QWidget *m_window;
    QPointer<QWidget> m_content;
    QPointer<QWidget> m_focus;       ///< had the keyboard
    QList<QPointer<QWidget>> m_away; ///< dialogs to bring back, in their order
    QWidget *m_drawing = nullptr;
    QPushButton *m_again = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace labdesk
