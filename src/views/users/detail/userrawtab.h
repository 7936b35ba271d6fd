// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"
#include "session/auditentry.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace labdesk {

class InlineMessage;
class JsonPanel;
class SegmentedControl;

/// The answers of the service as they came, personal values masked until Show is pressed, which lasts thirty seconds;
/// what in them the contract does not know, and what changed since the answer before.
class UserRawTab : public QWidget
{
    Q_OBJECT

public:
    enum class Answer { User, Providers, Insurance };

    /// An answer as the service sent it.
    struct Body
    {
        QByteArray bytes = {}; ///< empty: it has not come, or it has none
        QStringList drift = {};
        QDateTime at = {}; ///< UTC, when it came
        QString why = {};  ///< why there are no bytes, or why what came could not be used, in words
        QString type = {}; ///< what the service calls it, of what could not be used
        friend bool operator==(const Body &, const Body &) = default;
    };

    explicit UserRawTab(QWidget *parent = nullptr);

    void setAnswer(Answer answer, const Body &body);
    Answer chosen() const;
    void choose(Answer answer);
    void clear(const QString &fileStem); ///< another user: everything goes, and is masked again.
                                         ///< Empty: a file is named without the user
    void focusFind();
    bool isRevealed() const { return m_hideTimer.isActive(); }
    void setRevealTime(std::chrono::milliseconds time) { m_hideTimer.setInterval(time); }
    JsonPanel *panel() const { return m_panel; }
    QString suggestedFile() const; ///< of the answer that is shown
    void saveTo(const QString &file);

Q_SIGNALS:
    void audited(const labdesk::AuditEntry &entry); ///< without the user: who asks for it knows

protected:
    void hideEvent(QHideEvent *event) override; ///< masks again

private:
    struct Shown
    {
        Body now;
        Body before; ///< the answer before this one, if there was one
    };
    void buildHead();
    void showAnswer();
    void showChanges(const Shown &shown);
    void showNote(const Body &body, bool isJson);
    void showReveal();
    void toggle();
    void chooseFile();
    QByteArray masked(const Body &body) const; ///< empty: it is not JSON
    QString shown(const Body &body) const;     ///< masked unless revealed
    privacy::RecordKind kind() const;

    std::array<Shown, 3> m_answers;
    QString m_fileStem;
    SegmentedControl *m_choice;
    QPushButton *m_reveal;
    QPushButton *m_copy;
    QPushButton *m_save;
    JsonPanel *m_panel;
    QLabel *m_note; ///< what is unusual about the answer
    InlineMessage *m_saved;
    QTimer m_hideTimer;
};

} // namespace labdesk
