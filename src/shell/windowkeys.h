// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;

namespace labdesk {

class MainWindow;

/// What the window must hear wherever the keyboard and the mouse are: the mouse's buttons for back and forward, the
/// keys that cover it and open help, and Undo. In a field Undo first takes back what was typed since the last change.
/// And what no field may hear: a mnemonic that no control has.
class WindowKeys : public QObject
{
    Q_OBJECT

public:
    explicit WindowKeys(MainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isForUndo(const QKeyEvent &key, const QObject *heardBy);
    static bool isStrayMnemonic(const QKeyEvent &key, const QObject *heardBy);
    bool isKeyOf(const QString &command, const QKeyEvent &key, const QObject *heardBy) const;

    MainWindow &m_window;
};

} // namespace labdesk
