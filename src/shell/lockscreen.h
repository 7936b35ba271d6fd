// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpacerItem;
class QVBoxLayout;

namespace labdesk {

class EnvironmentTag;
class InlineMessage;
class PassphraseField;
struct Connection;

/// Hides the window's content and all dialogs, menus, and tooltips of the program from passersby, including ones that
/// open meanwhile. Dialogs and the focus are restored afterwards. Without a passphrase it isn't a lock, and says so.
class LockScreen : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Hide, Lock };

    /// Covers `window`, whose content is `content`. Deletes itself when lifted.
    LockScreen(Kind kind, QWidget *window, QWidget *content);

    void setConnection(const Connection &connection); ///< the current connection
    void setJobs(const QString &words);               ///< background activity: "1 job paused"
    void addNote(const QString &text);                ///< what was canceled or is waiting; duplicates are ignored
    QString takePassphrase();                         ///< returns the passphrase and clears the field
    void setChecking(bool checking);                  ///< disables input while the passphrase is checked
    void refuse();                                    ///< the passphrase was incorrect
    void setWaitSeconds(int seconds);                 ///< until the next attempt; 0: none
    void askForKeyring();                             ///< the connection's key couldn't be read
    void tellKeysRemain();                            ///< after forgetKeysRequested(): a key may still be stored

public Q_SLOTS:
    void dismiss();

Q_SIGNALS:
    void uncovered();
    void backRequested(); ///< by the button, or with a passphrase to check
    void continueWithoutKeyRequested();
    void forgetKeysRequested(); ///< after confirmation

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void buildPassphrase(QVBoxLayout &layout);
    void buildMessage(QVBoxLayout &layout);
    int captionHeight() const;
    bool asksToForget() const { return m_forgetting == Forgetting::Asked || m_forgetting == Forgetting::Failed; }
    void showMessage();
    void coverOtherWindows();
    void hideWindow(QWidget *other);

    Kind m_kind;
    QWidget *m_window;
    QPointer<QWidget> m_content;
    QPointer<QWidget> m_focus;                ///< the previously focused widget
    QList<QPointer<QWidget>> m_hiddenWindows; ///< hidden windows to restore, in order
    QWidget *m_image = nullptr;
    EnvironmentTag *m_tag = nullptr;
    QLabel *m_jobs = nullptr;
    QWidget *m_entry = nullptr; ///< the passphrase field and its button
    PassphraseField *m_field = nullptr;
    QLineEdit *m_passphrase = nullptr; ///< the line edit in m_field
    QPushButton *m_unlock = nullptr;
    QPushButton *m_showAgain = nullptr;
    QSpacerItem *m_spacer = nullptr; ///< keeps the layout above constant
    QPushButton *m_forget = nullptr;
    InlineMessage *m_message = nullptr;
    QWidget *m_messageArea = nullptr; ///< reserves the space of the message
    QLabel *m_note = nullptr;
    QStringList m_notes;
    int m_waitSeconds = 0;
    bool m_wasIncorrect = false;
    bool m_needsKeyring = false;
    enum class Forgetting { No, Asked, Running, Failed }; ///< of the keys; Failed: asked again, as one may be left
    Forgetting m_forgetting = Forgetting::No;
};

} // namespace labdesk
