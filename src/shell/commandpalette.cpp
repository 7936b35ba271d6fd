// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/commandpalette.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"
#include "widgets/metrics.h"
#include "widgets/pastedtext.h"
#include "widgets/separator.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool isNavigation(const Command &command)
{
    return command.group == CommandGroup::Typed || command.group == CommandGroup::Users
        || command.group == CommandGroup::Places || (command.group == CommandGroup::Help && command.fits);
}

/// What Enter does with a command: "open the dialog".
QString formatEnterAction(const Command &command)
{
    if (!command.disabledReason.isEmpty())
        return CommandPalette::tr("show the reason");
    if (!command.enter.isEmpty())
        return command.enter;
    if (command.title.endsWith(QChar(0x2026)))
        return CommandPalette::tr("open the dialog");
    switch (command.group) {
    case CommandGroup::Places:
        return CommandPalette::tr("go there");
    case CommandGroup::Users:
        return CommandPalette::tr("open the user");
    default:
        return CommandPalette::tr("run this command");
    }
}

/// Whether the command opens a dialog that may send something, or its shortcut sends directly.
bool canLeadToWrite(const Command &command)
{
    const bool isAction = command.group == CommandGroup::Actions || command.group == CommandGroup::Elsewhere;
    return command.disabledReason.isEmpty() && (command.byKey || (isAction && command.title.endsWith(QChar(0x2026))));
}

} // namespace

CommandPalette::CommandPalette(Mode mode, Source source, const QStringList &recent, QWidget *window)
    : Overlay(window), m_source(std::move(source)), m_mode(mode), m_recent(recent), m_edit(new QLineEdit),
      m_list(new PaletteList), m_head(new QWidget), m_footer(new QWidget), m_enterLabel(makeLabel({}, TextStyle::Small))
{
    setObjectName(u"commandPalette"_s);
    removeInvisible(m_edit);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Search or run a command"));
    setAnnouncedFrom(m_edit, m_list);
    buildHead();
    buildFoot();
    auto *layout = new QVBoxLayout(panel());
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(makeSeparator());
    layout->addSpacing(metricsFor(this).half);
    layout->addWidget(m_list, 1);
    layout->addSpacing(metricsFor(this).one);
    layout->addWidget(makeSeparator());
    layout->addWidget(m_footer);
    connect(m_edit, &QLineEdit::textChanged, this, [this] { fill(PaletteList::Current::First); });
    connect(m_list, &PaletteList::currentRowChanged, this, &CommandPalette::showCurrent);
    connect(m_list, &PaletteList::rowChosen, this, &CommandPalette::take);
    fill(PaletteList::Current::First);
}

void CommandPalette::buildHead()
{
    const Metrics m = metricsFor(this);
    m_edit->setObjectName(u"paletteEdit"_s);
    m_edit->setProperty("kind", u"bare"_s);
    QFont large = fontOf(TextStyle::Title, this);
    large.setWeight(QFont::Normal);
    m_edit->setFont(large);
    m_edit->setProperty("mayBeCut", true); // the placeholder may be clipped, because the accessible name says the same
    m_edit->setPlaceholderText(m_mode == Mode::GoTo ? tr("Paste an ID, ZIP code, payor code, or link")
                                                    : tr("Type a command, user, ZIP code, or payor"));
    m_edit->setAccessibleName(m_mode == Mode::GoTo ? tr("Go to") : tr("Search or run a command"));
    m_edit->setMaxLength(500);
    m_edit->installEventFilter(this);
    auto *close = makeButton(tr("Esc"), ButtonKind::Plain, u"paletteCloseButton"_s);
    close->setAccessibleName(tr("Close (%1)", "by a key").arg(close->text()));
    close->setToolTip(tr("Close"));
    close->setFocusPolicy(Qt::NoFocus); // the keyboard uses the Esc key itself
    setSmall(close);
    connect(close, &QPushButton::clicked, this, &Overlay::dismiss);
    auto *row = new QHBoxLayout(m_head);
    row->setContentsMargins(m.px(20), m.one, m.px(20), m.one);
    row->setSpacing(m.oneAndHalf);
    row->addWidget(new IconLabel(IconName::Search, IconInk::Ink2, m.iconLarge));
    row->addWidget(m_edit, 1);
    row->addWidget(close);
    m_head->setMinimumHeight(m.px(52));
}

void CommandPalette::buildFoot()
{
    const Metrics m = metricsFor(this);
    m_enterLabel->setObjectName(u"paletteEnterLabel"_s);
    m_nothingSentLabel = makeLabel(tr("Nothing has been sent yet."), TextStyle::Small);
    m_nothingSentLabel->setObjectName(u"paletteNothingSentLabel"_s);
    auto *row = new QHBoxLayout(m_footer);
    row->setContentsMargins(m.px(20), 0, m.px(20), 0);
    row->setSpacing(m.one);
    row->addWidget(makeLabel(tr("↑ ↓ move"), TextStyle::Small));
    row->addSpacing(m.one);
    row->addWidget(makeLabel(tr("Enter"), TextStyle::Strong));
    row->addWidget(m_enterLabel, 1);
    row->addWidget(m_nothingSentLabel);
    m_footer->setMinimumHeight(m.formRow);
}

void CommandPalette::refresh()
{
    fill(PaletteList::Current::Kept);
}

void CommandPalette::fill(PaletteList::Current current)
{
    std::vector<Command> commands = m_source(m_edit->text());
    if (m_mode == Mode::GoTo)
        std::erase_if(commands, [](const Command &command) { return !isNavigation(command); });
    m_list->setRows(paletteRows(commands, m_edit->text(), m_mode == Mode::GoTo ? QStringList() : m_recent), current);
    placePanel();
}

QRect CommandPalette::panelRect() const
{
    const Metrics m = metricsFor(this);
    const int panelWidth = std::min(m.px(640), width() - 2 * m.two);
    const int top = std::min(m.px(112), height() / 6);
    const int rest = m_head->minimumHeight() + m_footer->minimumHeight() + m.half + m.one + 4;
    const int panelHeight = std::min(m_list->contentHeight() + rest, std::min(m.px(560), height() - top - m.three));
    return {(width() - panelWidth) / 2, top, panelWidth, panelHeight};
}

QWidget *CommandPalette::firstFocusWidget() const
{
    return m_edit;
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (takeKey(key->key(), key->modifiers()))
            return true;
    }
    return Overlay::eventFilter(watched, event);
}

bool CommandPalette::takeKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool plain = !(modifiers & ~Qt::KeypadModifier);
    const bool jumpsToEnd = modifiers == Qt::ControlModifier;
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_list->step(key == Qt::Key_Up ? -1 : 1);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        m_list->page(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    case Qt::Key_Home: // at the ends of the text, Home and End move in the list
        if (!jumpsToEnd && !(plain && m_edit->cursorPosition() == 0))
            return false;
        m_list->selectEnd(false);
        return true;
    case Qt::Key_End:
        if (!jumpsToEnd && !(plain && m_edit->cursorPosition() == m_edit->text().size()))
            return false;
        m_list->selectEnd(true);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take();
        return true;
    default:
        return false;
    }
}

void CommandPalette::showCurrent()
{
    const PaletteRow *row = m_list->current();
    m_enterLabel->setText(row ? formatEnterAction(row->command) : QString());
    m_nothingSentLabel->setVisible(row && canLeadToWrite(row->command));
    const QString spoken = row ? spokenRow(*row) : QString();
    if (m_edit->accessibleDescription() == spoken)
        return;
    m_edit->setAccessibleDescription(spoken); // the field keeps the focus, so its description announces the current row
}

void CommandPalette::take()
{
    const PaletteRow *row = m_list->current();
    if (row && !row->command.disabledReason.isEmpty())
        return m_enterLabel->setText(row->command.disabledReason); // the row may be too narrow for the whole reason
    if (!row || !row->command.run)
        return;
    const Command command = row->command; // a copy, as the rows may be deleted while it runs
    dismiss();
    Q_EMIT chosen(command);
}

} // namespace labdesk
