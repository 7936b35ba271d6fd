// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QLineEdit;

namespace labdesk {

class InlineMessage;
class ScreenLock;

/// Sets, changes, or removes the passphrase that unlocks the window. Changing and removing require the current one.
class PassphraseDialog : public DialogFrame
{
    Q_OBJECT

public:
    enum class Purpose { Set, Change, Remove };

    PassphraseDialog(ScreenLock &lock, Purpose purpose, QWidget *parent = nullptr);

private:
    QLineEdit *addField(const QString &caption, const QString &name);
    void showState();
    void take();
    void carryOut();
    void showWait(int seconds);
    void setBusy(bool busy);

    ScreenLock &m_lock;
    Purpose m_purpose;
    QLineEdit *m_current = nullptr;
    QLineEdit *m_new = nullptr;
    QLineEdit *m_again = nullptr;
    InlineMessage *m_message;
    bool m_isBusy = false;
};

} // namespace labdesk
