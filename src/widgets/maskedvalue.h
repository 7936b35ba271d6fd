// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <chrono>

class QLabel;
class QToolButton;

namespace labdesk {

/// A value that is hidden until somebody asks: bullets of a fixed length, which say nothing about the value's, and a
/// button that shows it for thirty seconds. While hidden, the value is in no widget, tooltip or accessible text.
class MaskedValue : public QWidget
{
    Q_OBJECT

public:
    /// `what` names the value: "member ID".
    explicit MaskedValue(const QString &what, QWidget *parent = nullptr);
    ~MaskedValue() override;

    /// The button for a place of its own, such as the end of a FormRow; whoever adds it to a layout owns it.
    QPushButton *takeButton();

    void setValue(const QString &value); ///< hides it; empty: "Not provided" and no button
    static QString notGiven();           ///< what is said where there is no value, here and in other rows
    QLabel *wordsLabel() const { return m_label; }
    bool isRevealed() const { return m_secondsLeft > 0; }
    void reveal();
    void hideValue();
    void setCounting(bool counting); ///< whether the button counts the seconds; not where one counts for many

    /// How long a value stays, and how long one of these seconds lasts; tests shorten the latter.
    void setDuration(int seconds, std::chrono::milliseconds second = std::chrono::seconds(1));

Q_SIGNALS:
    void revealed(); ///< for the audit trail
    void copied();   ///< as it is, while it was shown; likewise
    void hiddenAgain();

protected:
    void hideEvent(QHideEvent *event) override; ///< hides the value too

private:
    void tick();
    void showState();

    QString m_what;
    QString m_value;
    int m_duration = 30;
    int m_secondsLeft = 0;
    bool m_isCounting = true;
    QTimer m_second;
    QLabel *m_label;
    QToolButton *m_copy; ///< while it is shown
    QPointer<QPushButton> m_button;
};

} // namespace labdesk
