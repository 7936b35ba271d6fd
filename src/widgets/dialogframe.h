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

/// A dialog in the house's shape: the environment it writes to at the top left, a title that asks by name, a body,
/// buttons on the right with Cancel first and default. Shown by open(), never by exec(); deletes itself when closed.
class DialogFrame : public QDialog
{
    Q_OBJECT

public:
    explicit DialogFrame(const QString &title, QWidget *parent = nullptr);

    /// Window lists and screen sharing show titles of windows: a dialog whose title names a user gives its window
    /// another one, setWindowTitle().
    void setTitle(const QString &title);
    void setEnvironment(const Connection &connection); ///< for whatever writes
    QLabel *addText(const QString &text);
    void addBody(QWidget *widget);
    void addBody(QLayout *layout);
    void letBodyGrow(); ///< a list in it takes the room that the dialog has

    /// The button that does it, named by its verb ("Disconnect"). It does not close the dialog by itself.
    /// Where nothing can be lost, make it the default: setDefault(true).
    QPushButton *setAction(const QString &verb, ButtonKind kind = ButtonKind::Primary);
    QPushButton *action() const { return m_action; }
    QPushButton *cancelButton() const { return m_cancel; } ///< its text is "Close" where nothing is left to cancel
    /// Escape and the window's close button ask once before they throw away what was typed, unless `isSent` says that
    /// it is on its way. Cancel does not: that is what it says.
    void askBeforeDiscarding(std::function<bool()> isSent);
    void reject() override;

Q_SIGNALS:
    void actionRequested();

protected:
    /// Takes margins and distances from today's font again.
    void applyStyle();
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool holdsTyped() const;
    void undoMinimizing(Qt::WindowState state);
    void fitHeight();
    void followHeight();

    EnvironmentTag *m_tag;
    QLabel *m_title;
    QVBoxLayout *m_body;
    QWidget *m_room = nullptr; ///< scrolls the body where the screen is low
    QHBoxLayout *m_buttons;
    QPushButton *m_cancel;
    QPushButton *m_action = nullptr;
    int m_fittedHeight = 0;             ///< the height it gave itself; any other is a person's choice
    InlineMessage *m_discard = nullptr; ///< asks; only where something can be lost
    std::function<bool()> m_isSent;
    QHash<QLineEdit *, QString> m_shownWith; ///< what stood in each field when it was shown
};

} // namespace labdesk
