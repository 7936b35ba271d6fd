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

/// A value hidden until someone asks for it: shows a fixed number of bullets, independent of its length, and a button
/// that shows it for thirty seconds. While hidden, the value is in no widget, tooltip, or accessible text.
class MaskedValue : public QWidget
{
    Q_OBJECT

public:
    /// `what` is the name of the value: "member ID".
    explicit MaskedValue(const QString &what, QWidget *parent = nullptr);
    ~MaskedValue() override;

    /// The button, to be placed elsewhere, such as at the end of a FormRow. Ownership passes to the layout it is added
    /// to.
    QPushButton *takeButton();

    void setValue(const QString &value); ///< hides it; empty: "Not provided" and no button
    static QString notProvided();        ///< the text for missing values, here and in other rows
    QLabel *textLabel() const { return m_label; }
    bool isRevealed() const { return m_secondsLeft > 0; }
    void reveal();
    void hideValue();
    void setCounting(bool counting); ///< whether the button counts down; off if one countdown covers several values

    /// How long a value is shown, and the length of a second, which tests shorten.
    void setDuration(int seconds, std::chrono::milliseconds second = std::chrono::seconds(1));

Q_SIGNALS:
    void revealed(); ///< for the audit trail
    void copied();   ///< copied unmasked while shown, for the audit trail
    void hiddenAgain();

protected:
    void hideEvent(QHideEvent *event) override; ///< also hides the value

private:
    void tick();
    void showState();

    QString m_name;
    QString m_value;
    int m_duration = 30;
    int m_secondsLeft = 0;
    bool m_isCounting = true;
    QTimer m_tick;
    QLabel *m_label;
    QToolButton *m_copy; ///< visible while the value is shown
    QPointer<QPushButton> m_button;
};

} // namespace labdesk
