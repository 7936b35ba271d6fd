// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroraction.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"

#include <QWidget>

#include <initializer_list>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace labdesk {

class IconLabel;

/// A page in place of content: an icon, lines of text, and buttons, in a centered block with a common left edge: short
/// lines centered individually are hard to read.
class StatePage : public QWidget
{
    Q_OBJECT

public:
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override
    {
        return false;
    } ///< minimumSizeHint() already gives the height for the current width

protected:
    /// Lines are wrapped at `lineLength` characters, or earlier if the page is narrower.
    StatePage(IconName icon, IconInk ink, int lineLength, QWidget *parent);

    IconLabel *icon() const { return m_icon; }
    QLabel *makeLine(TextStyle style, const QString &objectName); ///< for arrange()
    /// From top to bottom; the buttons are side by side, with `more` below them.
    void arrange(std::initializer_list<QLabel *> lines, std::initializer_list<QPushButton *> buttons,
                 QLabel *more = nullptr);
    void setTexts(const QStringList &texts); ///< of the lines; one after the first takes no space if empty
    QString text(size_t line) const;
    int heightOfTexts(int width) const;
    void insertAboveButtons(QWidget *more);
    void resizeEvent(QResizeEvent *event) override;
    virtual int spareHeight() const { return 0; } ///< px of its height that can be omitted

private:
    int m_lineLength;
    IconLabel *m_icon;
    std::vector<QLabel *> m_lines; ///< to screen readers, the name and the description of the page
    QVBoxLayout *m_block;
    int m_buttonsIndex = 0; ///< index in the block
};

/// Placeholder for an empty list or page: icon, title, one sentence, at most one button, and optionally a widget above
/// the button.
class EmptyState : public StatePage
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);
    EmptyState(IconName icon, const QString &title, const QString &sentence, const QString &button = {},
               QWidget *parent = nullptr);

    void setContent(IconName icon, const QString &title, const QString &sentence, const QString &button = {});
    QString title() const { return text(0); }
    QString sentence() const { return text(1); }
    QPushButton *button() const { return m_button; }
    void setMore(QWidget *more) { insertAboveButtons(more); } ///< takes ownership

Q_SIGNALS:
    void buttonClicked();

private:
    QPushButton *m_button;
};

/// Explains why there is nothing to show: sentence, cause, next step, Retry if that could help, and details behind a
/// button.
class ErrorState : public StatePage
{
    Q_OBJECT

public:
    explicit ErrorState(QWidget *parent = nullptr);

    /// If the text suggests an action, it is a button. Retry is shown next to it, unless nothing would be sent until
    /// something else is entered.
    void showError(const ApiError &error, ErrorSubject subject = ErrorSubject::Record);
    void showError(const ApiError &error, const ErrorText &text, bool retry); ///< with custom texts
    void showText(const ErrorText &text, const QString &details, bool retry, ErrorAction action = ErrorAction::None);
    void setSecondAction(const QString &text); ///< an additional button next to Retry; empty hides it
    QString sentence() const { return text(0); }

Q_SIGNALS:
    void retryRequested();
    void secondActionRequested();
    void errorActionRequested(labdesk::ErrorAction action);

protected:
    void resizeEvent(QResizeEvent *event) override;
    int spareHeight() const override; ///< the icon is hidden if there is no room for it

private:
    void present(const ApiError &error, const ErrorText &text, bool retry, ErrorAction action);
    void setDetailsShown(bool shown);
    void placeIcon();

    QPushButton *m_retry;
    QPushButton *m_action;
    QPushButton *m_secondButton;
    QPushButton *m_more;
    QLabel *m_details;
    ErrorAction m_offeredAction = ErrorAction::None;
};

} // namespace labdesk
