// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QFrame>

class QLabel;
class QLayout;
class QPushButton;
class QVBoxLayout;

namespace labdesk {

/// A tinted message above the content it is about: a sentence, an optional second line, and at most one button. Takes
/// no space while hidden. Also used as an info bar, which stays until its reason is gone.
class InlineMessage : public QFrame
{
    Q_OBJECT

public:
    explicit InlineMessage(Tone tone = Tone::Info, QWidget *parent = nullptr);
    InlineMessage(Tone tone, const QString &sentence, QWidget *parent = nullptr);

    void setTone(Tone tone);
    Tone tone() const { return m_tone; }
    void setEdgeToEdge(bool edgeToEdge); ///< square corners, for a bar across the full width
    void setSentence(const QString &sentence);
    QString sentence() const;
    void setSecondLine(const QString &line); ///< empty hides it
    /// Sets a second line that isn't announced, such as a countdown.
    void setVisualSecondLine(const QString &line);
    void setButton(const QString &text); ///< empty hides it
    QPushButton *button() const { return m_button; }

    /// Sets all parts and shows the message. It is announced if the sentence is new.
    void showMessage(Tone tone, const QString &sentence, const QString &secondLine = {}, const QString &button = {});
    /// The same for the outcome of what a person did, which is also announced if it is the same as before.
    void showOutcome(Tone tone, const QString &sentence, const QString &secondLine = {});

Q_SIGNALS:
    void buttonClicked();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void placeButton();

    Tone m_tone;
    bool m_isEdgeToEdge = false;
    QString m_words; ///< the text for screen readers
    QLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_secondLine;
    QVBoxLayout *m_texts;
    QPushButton *m_button;
};

/// For a message directly above a list: aligned with the list's content; takes no space while hidden.
QLayout *makeNoticeRow(InlineMessage *message);

} // namespace labdesk
