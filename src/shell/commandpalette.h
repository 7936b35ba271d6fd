// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/palettelist.h"
#include "widgets/overlay.h"

class QLabel;
class QLineEdit;

namespace labdesk {

/// Ctrl+K: finds commands, places, users, connections, and settings by what is typed, and runs the selected one.
/// Created when opened, and deleted when closed.
class CommandPalette : public Overlay
{
    Q_OBJECT

public:
    enum class Mode {
        Everything,
        GoTo ///< Ctrl+G: only places to go to, by ID, ZIP code, or payor code
    };
    /// Returns all commands for the text typed. Called after each keystroke.
    using Source = std::function<std::vector<Command>(const QString &typed)>;

    /// `recent`: IDs of recently used commands, newest first.
    CommandPalette(Mode mode, Source source, const QStringList &recent, QWidget *window);

    Mode mode() const { return m_mode; }
    void refresh(); ///< updates the list, because something it shows has changed; keeps the current command
    QLineEdit *edit() const { return m_edit; }
    const PaletteList *list() const { return m_list; }

Q_SIGNALS:
    void chosen(const labdesk::Command &command); ///< emitted after closing, when the command can run

protected:
    QRect panelRect() const override;
    QWidget *firstFocusWidget() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHead();
    void buildFoot();
    void fill(PaletteList::Current current);
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);
    void showCurrent();
    void take();

    Source m_source;
    Mode m_mode;
    QStringList m_recent;
    QLineEdit *m_edit;
    PaletteList *m_list;
    QWidget *m_head;
    QWidget *m_footer;
    QLabel *m_enterLabel;
    QLabel *m_nothingSentLabel = nullptr;
};

} // namespace labdesk
