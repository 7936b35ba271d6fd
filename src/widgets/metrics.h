// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QLabel;
class QWidget;

namespace labdesk {

/// The type scale. Sizes are factors of the system's own font size.
enum class TextStyle {
    Caption, ///< 0.85, third ink: counts, "as of"
    Small,   ///< 0.92, second ink
    Body,
    Label,      ///< body in second ink: labels of values
    Strong,     ///< body, 600
    GroupTitle, ///< small, 600, second ink
    Title,      ///< 1.15, 600
    Heading,    ///< 1.55, 600
    Display,    ///< 2, 600
    Code,       ///< fixed width, 0.92: ids and codes
    CodeDisplay ///< fixed width, 1.75, 600: a single code to read aloud
};

/// The font of a style. The style sheet sets the color.
QFont fontOf(TextStyle style, const QFont &base);
/// The font of a style for this widget, based on the application's font instead of one set by a style sheet.
QFont fontOf(TextStyle style, const QWidget *widget);

/// Heights and distances in logical pixels, derived from the height of the system's font. Named after their use; the
/// numbers in the comments are the minimum values, for a 13 px font.
struct Metrics
{
    explicit Metrics(const QFont &base);

    /// Scales a distance specified for the 13 px font.
    int px(double designPixels) const;

    int half, one, oneAndHalf, two, three, four; ///< 4, 8, 12, 16, 24, 36
    int banner;                                  ///< 36
    int sidebarRow;                              ///< 32
    int control;                                 ///< 30
    int controlSmall;                            ///< 26
    int header;                                  ///< 28
    int row;                                     ///< 32
    int rowCompact;                              ///< 26
    int rowTwoLine;                              ///< 46
    int formRow;                                 ///< 36
    int tabs;                                    ///< 38
    int statusBar;                               ///< 26
    int radiusControl, radiusGroup, radiusPopup; ///< 6, 8, 10
    int iconSmall, icon, iconLarge;              ///< 14, 16, 18

private:
    double m_unit;
};

Metrics metricsFor(const QWidget *widget);

/// Gives a label a style of the scale, including its color.
void setTextStyle(QLabel *label, TextStyle style);
/// A plain-text label in a style of the scale.
QLabel *makeLabel(const QString &text, TextStyle style, QWidget *parent = nullptr);
/// For a label that wraps and shows what a service or a file says, where a word may be too long for the label: it may
/// be broken anywhere. What is spoken is the text itself; a copy of what is selected in such a word has invisible
/// marks.
void setWrappedText(QLabel *label, const QString &text);

/// Makes the style sheet evaluate the widget's properties again.
void repolish(QWidget *widget);

} // namespace labdesk
