// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace labdesk {

class ElidedLabel;

/// A row of a card: a label column, a value, and trailing widgets. A second line may explain the value.
class FormRow : public QWidget
{
    Q_OBJECT

public:
    FormRow(const QString &label, QWidget *value, QWidget *trailing = nullptr, QWidget *parent = nullptr);
    /// A plain-text value that can be selected with the mouse and keyboard.
    FormRow(const QString &label, const QString &value, QWidget *trailing = nullptr, QWidget *parent = nullptr);

    QLabel *label() const { return m_label; }
    QLabel *valueLabel() const { return m_value; } ///< null if the value is a widget
    void setValue(const QString &value);
    void setMissing(const QString &words);   ///< shown subdued in place of a value
    void setCode(bool code);                 ///< value in the fixed-width font: IDs and codes
    void setSecondLine(const QString &line); ///< empty hides it
    /// Two or more are moved below the value if it would be too narrow.
    void addTrailing(QWidget *widget);
    void addNextToValue(QWidget *widget); ///< directly after the value, such as a copy button

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build(const QString &label, QWidget *value, QWidget *trailing);
    void alignLines();
    void fold();

    QLabel *m_label = nullptr;
    QLabel *m_value = nullptr;
    QLabel *m_words = nullptr; ///< the label with the value's text, which may be in a MaskedValue
    QLabel *m_secondLine = nullptr;
    bool m_isMissing = false;
    QHBoxLayout *m_row = nullptr;
    QHBoxLayout *m_valueRow = nullptr;
    QHBoxLayout *m_secondRow = nullptr; ///< for trailing widgets that don't fit beside the value
    std::vector<QWidget *> m_trailing;
    bool m_isFolded = false;
};

/// A card: a small title above a raised frame with rows separated by hairlines. Cards don't nest.
class Group : public QWidget
{
    Q_OBJECT

public:
    explicit Group(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setTitleSuffix(const QString &suffix); ///< next to the title, in plain weight
    void setTitleAction(QWidget *action);       ///< at the end of the title, a link
    FormRow *addRow(const QString &label, const QString &value, QWidget *trailing = nullptr);
    FormRow *addRow(const QString &label, QWidget *value, QWidget *trailing = nullptr);
    FormRow *addOptionalRow(const QString &label,
                            const QString &value); ///< for a value that may be empty: "Not provided"
    void addWidget(QWidget *widget);               ///< adds a custom row with the card's padding
    void addFullWidth(QWidget *row);               ///< adds a custom row without padding, from edge to edge
    void addLine(QWidget *line);                   ///< adds a custom row with the height of a form row
    void setLastRowTool();                         ///< including the separator above it
    void clearRows();                              ///< deletes all rows
    int rowCount() const;

private:
    QWidget *appendPadded(QWidget *widget, int padding);

    QWidget *m_head;
    QLabel *m_title;
    ElidedLabel *m_hint;
    QHBoxLayout *m_headLayout;
    QFrame *m_frame;
    QVBoxLayout *m_rows;
};

} // namespace labdesk
