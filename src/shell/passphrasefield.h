// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QAction;
class QKeyEvent;
class QLineEdit;

namespace labdesk {

/// A passphrase field with a label and a button to show the passphrase. Detects Caps Lock from what is typed.
class PassphraseField : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the object name of the line edit; `caption` may have a mnemonic.
    PassphraseField(const QString &caption, const QString &name, QWidget *parent = nullptr);

    QLineEdit *edit() const { return m_edit; }
    QString take(); ///< returns the passphrase, then clears and hides it
    bool isCapsLockOn() const { return m_capsLock.value_or(false); }

Q_SIGNALS:
    void keyPressed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showTyped(bool shown);
    void noteCapsLock(const QKeyEvent &key);

    QLineEdit *m_edit;
    QAction *m_eye;
    std::optional<bool> m_capsLock; ///< nothing until a typed letter shows it
};

} // namespace labdesk
