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

/// Hides the window's content and every dialog, menu and tooltip of the program from passersby, including ones that
/// open meanwhile. Dialogs and the focus are restored afterwards. Without a passphrase it isn't a lock, and says so.
class LockScreen : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Hide, Lock };

    /// Over `window`, whose content is `content`. Deletes itself when it is lifted.
    LockScreen(Kind kind, QWidget *window, QWidget *content);

    void setConnection(const Connection &connection); ///< where one is
    void setJobs(const QString &words);               ///< what goes on behind it: "1 job paused"
    void addNote(const QString &text);                ///< what covering has done, or what waits; each once
    QString takePassphrase();                         ///< what was typed; the field is empty afterwards
    void setChecking(bool checking);                  ///< the passphrase is looked at: nothing can be done
    void refuse();                                    ///< it was not the one
    void setWait(int seconds);                        ///< until another may be tried; 0: now
    void askForKeyring();                             ///< the connection's key could not be read

public Q_SLOTS:
    void lift();

Q_SIGNALS:
    void lifted();
    void backRequested(); ///< Show again, or a passphrase to take
    void withoutKeyRequested();
    void forgetKeysRequested(); ///< after it was asked

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
    void showMessage();
    void coverRest();
    void hideWindow(QWidget *other);

    Kind m_kind;
    QWidget *m_window;
    QPointer<QWidget> m_content;
    QPointer<QWidget> m_focus;       ///< had the keyboard
    QList<QPointer<QWidget>> m_away; ///< windows to bring back, in their order
    QWidget *m_drawing = nullptr;
    EnvironmentTag *m_tag = nullptr;
    QLabel *m_jobs = nullptr;
    QWidget *m_entry = nullptr; ///< the passphrase and its button
    PassphraseField *m_field = nullptr;
    QLineEdit *m_passphrase = nullptr; ///< its
    QPushButton *m_unlock = nullptr;
    QPushButton *m_again = nullptr;
    QSpacerItem *m_belowAgain = nullptr; ///< keeps what is above where it is
    QPushButton *m_forget = nullptr;
    InlineMessage *m_message = nullptr;
    QWidget *m_room = nullptr; ///< of the message
    QLabel *m_note = nullptr;
    QStringList m_notes;
    int m_wait = 0;
    bool m_wasWrong = false;
    bool m_needsKeyring = false;
    bool m_asksToForget = false;
};

} // namespace labdesk
