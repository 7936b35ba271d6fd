// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QLabel;

namespace labdesk {

/// Joined buttons of which one is selected. Arrow keys move the selection; Tab enters at the selected one.
///
/// Not implemented with tool buttons and a style sheet: bold text would make the selected one wider and move the
/// others, and the separators next to its outline couldn't be omitted. Qt's arrow keys in an exclusive group emit
/// clicked(), which here must not be emitted for keys, and Home and End don't work.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the group's accessible name: "Search radius in miles".
    explicit SegmentedControl(const QString &name, QWidget *parent = nullptr);

    /// Makes the mnemonic of a label move the focus to the selected segment.
    void setLabel(QLabel *label);
    int addSegment(const QString &text, const QString &accessibleName = {}); ///< returns its index
    void setSegmentText(int index, const QString &text);                     ///< also sets its accessible name
    int count() const;
    int currentIndex() const;
    void setSegmentEnabled(int index, bool enabled);
    void setSegmentShown(int index, bool shown); ///< never hide the selected one
    void setCurrentIndex(int index);             ///< emits nothing if unchanged

Q_SIGNALS:
    void currentIndexChanged(int index);
    void clicked(int index); ///< by the mouse or a mnemonic, not by arrow keys

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int nextEnabled(int from, int step) const;

    QButtonGroup *m_group;
    QHBoxLayout *m_layout;
};

} // namespace labdesk
