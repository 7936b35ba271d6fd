// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "widgets/button.h"

#include <QDialog>
#include <QHash>

#include <functional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace labdesk {

class EnvironmentTag;
class InlineMessage;

/// The common layout of dialogs: the environment it writes to at the top left, a heading that asks a specific question,
/// a body, and buttons on the right, with Cancel first and as the default. Shown by open(), never by exec(); deletes
/// itself when closed.
class DialogFrame : public QDialog
{
    Q_OBJECT

public:
    explicit DialogFrame(const QString &title, QWidget *parent = nullptr);

    /// The title of the dialog and its window. Task bars, screen sharing, and time trackers show and store window
    /// titles, so this is a fixed text without personal data; it may contain a count.
    void setTitle(const QString &title);
    /// Replaces the title above the body, such as with a question about a user. The window keeps its title.
    void setHeading(const QString &heading);
    void setEnvironment(const Connection &connection); ///< for dialogs that write
    QLabel *addText(const QString &text);
    void addBody(QWidget *widget);
    void addBody(QLayout *layout);
    void setBodyExpanding(); ///< lets a list in the body take additional height

    /// Sets the action button, named by a verb ("Disconnect"). It doesn't close the dialog by itself. If nothing can be
    /// lost, make it the default with setDefault(true).
    QPushButton *setAction(const QString &verb, ButtonKind kind = ButtonKind::Primary);
    QPushButton *action() const { return m_action; }
    QPushButton *cancelButton() const { return m_cancel; } ///< labeled "Close" if nothing is left to cancel
    /// Makes Escape and the window's close button ask once before discarding typed text, unless `isSent` returns true.
    /// Cancel doesn't ask.
    void askBeforeDiscarding(std::function<bool()> isSent);
    void reject() override;

Q_SIGNALS:
    void actionRequested();

protected:
    /// Updates margins and distances for the current font.
    void applyStyle();
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool hasTypedText() const;
    void restoreMinimized(Qt::WindowState state);
    void fitHeight();
    void updateHeight();

    EnvironmentTag *m_tag;
    QLabel *m_title;
    QVBoxLayout *m_body;
    QWidget *m_bodyArea = nullptr; ///< scrolls the body on a low screen
    QHBoxLayout *m_buttons;
    QPushButton *m_cancel;
    QPushButton *m_action = nullptr;
    int m_fittedHeight = 0;                    ///< the height set automatically; a different one was set by the person
    InlineMessage *m_discardMessage = nullptr; ///< the question; only if something can be lost
    std::function<bool()> m_isSent;
    QHash<QLineEdit *, QString> m_initialTexts; ///< the text of each field when the dialog was shown
};

} // namespace labdesk
