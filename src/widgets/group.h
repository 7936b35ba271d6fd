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

/// A row of a card: a label column, a value, and what can be done at the end. A second line may explain the value.
class FormRow : public QWidget
{
    Q_OBJECT

public:
    FormRow(const QString &label, QWidget *value, QWidget *trailing = nullptr, QWidget *parent = nullptr);
    /// A plain-text value that can be selected by mouse and keyboard.
    FormRow(const QString &label, const QString &value, QWidget *trailing = nullptr, QWidget *parent = nullptr);

    QLabel *label() const { return m_label; }
    QLabel *valueLabel() const { return m_value; } ///< null when the row was given a widget
    void setValue(const QString &value);
    void setMissing(const QString &words);   ///< in place of a value, and quieter
    void setCode(bool code);                 ///< value in the fixed font: ids and codes
    void setSecondLine(const QString &line); ///< empty hides it
    /// Two and more stand below a value that they would leave a narrow column.
    void addTrailing(QWidget *widget);
    void addBesideValue(QWidget *widget); ///< a copy button right after the value

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build(const QString &label, QWidget *value, QWidget *trailing);
    void padLines();
    void fold();

    QLabel *m_label = nullptr;
    QLabel *m_value = nullptr;
    QLabel *m_words = nullptr; ///< what is read as the value: a label, or the words of a masked one
    QLabel *m_second = nullptr;
    bool m_isMissing = false;
    QHBoxLayout *m_row = nullptr;
    QHBoxLayout *m_valueRow = nullptr;
    QHBoxLayout *m_below = nullptr; ///< for what trails and has no room beside the value
    std::vector<QWidget *> m_trailing;
    bool m_isFolded = false;
};

/// A card: a small title outside, a raised frame with rows split by hairlines. Cards do not nest.
class Group : public QWidget
{
    Q_OBJECT

public:
    explicit Group(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setTitleHint(const QString &hint); ///< beside the title, in plain weight
    void setTitleAction(QWidget *action);   ///< at the right end of the title, a link
    FormRow *addRow(const QString &label, const QString &value, QWidget *trailing = nullptr);
    FormRow *addRow(const QString &label, QWidget *value, QWidget *trailing = nullptr);
    FormRow *addGiven(const QString &label, const QString &value); ///< that may be empty: "Not provided"
    void addWidget(QWidget *widget);                               ///< a row of one's own, with the card's padding
    void addWhole(QWidget *row); ///< a row of one's own from edge to edge, with a padding of its own
    void addLine(QWidget *line); ///< a row of one's own, as high as a row of a form
    void setLastRowTool();       ///< with the line above it
    void clearRows();            ///< deletes the rows
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
