// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QLabel;

namespace labdesk {

/// Joined buttons of which one is on. Arrow keys move; Tab enters at the one that is on.
///
/// Not tool buttons with a style sheet: that would make the one that is on wider by its bold letters, which moves the
/// others, and could not leave out the lines beside its outline. Qt's own arrow keys of an exclusive group click what
/// they come to, which clicked() promises not to tell, and know neither Home nor End.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the group's accessible name: "Search radius in miles".
    explicit SegmentedControl(const QString &name, QWidget *parent = nullptr);

    /// The mnemonic of a label beside it leads to the segment that is on.
    void setLabel(QLabel *label);
    int addSegment(const QString &text, const QString &accessibleName = {}); ///< returns its index
    void setSegmentText(int index, const QString &text);                     ///< also its accessible name
    int count() const;
    int currentIndex() const;
    void setSegmentEnabled(int index, bool enabled);
    void setSegmentShown(int index, bool shown); ///< never hide the one that is on
    void setCurrentIndex(int index);             ///< announces nothing when it is so already

Q_SIGNALS:
    void currentIndexChanged(int index);
    void clicked(int index); ///< by the mouse or a mnemonic, not by the arrow keys

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int reachable(int from, int step) const;

    QButtonGroup *m_group;
    QHBoxLayout *m_layout;
};

} // namespace labdesk
