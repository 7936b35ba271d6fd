// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace labdesk {

/// Two groups of controls, side by side if there is room for both, else one above the other. Groups can be adaptive
/// rows themselves: the outer one folds first. Hidden widgets take no space.
class AdaptiveRow : public QWidget
{
    Q_OBJECT

public:
    enum class ExtraSpace { First, Second, Both }; ///< which group gets the remaining width
    /// Takes ownership of both widgets.
    AdaptiveRow(QWidget *first, QWidget *second, ExtraSpace extraSpace = ExtraSpace::First, QWidget *parent = nullptr);

    bool isFolded() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int singleRowWidth() const; ///< the width of both groups side by side
    void fold();

    QWidget *m_first;
    QWidget *m_second;
    QBoxLayout *m_layout;
};

} // namespace labdesk
