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

/// A tinted strip above what it concerns: a sentence, optionally a second line, at most one button. Takes no room while
/// hidden. Also an info bar: it stays until its reason is gone.
class InlineMessage : public QFrame
{
    Q_OBJECT

public:
    explicit InlineMessage(Tone tone = Tone::Info, QWidget *parent = nullptr);
    InlineMessage(Tone tone, const QString &sentence, QWidget *parent = nullptr);

    void setTone(Tone tone);
    Tone tone() const { return m_tone; }
    void setFlush(bool flush); ///< square corners, for a bar over the full width
    void setSentence(const QString &sentence);
    QString sentence() const;
    void setSecondLine(const QString &line); ///< empty hides it
    /// The second line as it is seen alone: what changes every second is not to be heard each time.
    void setSeenLine(const QString &line);
    void setButton(const QString &text); ///< empty hides it
    QPushButton *button() const { return m_button; }

    /// Everything at once, and visible.
    void showMessage(Tone tone, const QString &sentence, const QString &secondLine = {}, const QString &button = {});

Q_SIGNALS:
    void buttonClicked();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void placeButton();

    Tone m_tone;
    bool m_flush = false;
    QString m_words; ///< as they are spoken
    QLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_second;
    QVBoxLayout *m_texts;
    QPushButton *m_button;
};

/// For a message right above a list: as far from the pane's edges as what is in the list, and no room while it is
/// hidden.
QLayout *makeNoticeRow(InlineMessage *message);

} // namespace labdesk
