// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "shell/commandpalette.h"
#include "shell/shortcutsheet.h"

#include <QShowEvent>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// What lies under an overlay. Opens it when it is seen.
class Stage : public QWidget
{
public:
    explicit Stage(std::function<Overlay *(QWidget *)> make) : m_make(std::move(make)) { }

protected:
    void showEvent(QShowEvent *event) override
    {
        QWidget::showEvent(event);
        if (!m_overlay)
            m_overlay = m_make(this);
        QTimer::singleShot(0, m_overlay, &Overlay::open); // once it has its size
    }

private:
    std::function<Overlay *(QWidget *)> m_make;
    Overlay *m_overlay = nullptr;
};

std::vector<Command> sampleCommands()
{
    std::vector<Command> all;
    const auto add = [&all](CommandGroup group, IconName icon, const QString &title, const QString &detail,
                            const QString &disabledReason = {}) {
        Command command;
        command.id = u"sample.%1"_s.arg(all.size());
        command.title = title;
        command.group = group;
        command.icon = icon;
        command.detail = detail;
        command.disabledReason = disabledReason;
        command.run = [] {};
        all.push_back(command);
    };
    add(CommandGroup::Actions, IconName::Zone, u"Change time zone…"_s, {});
    add(CommandGroup::Actions, IconName::Reload, u"Reload users"_s, {});
    add(CommandGroup::Actions, IconName::Trash, u"Delete user…"_s, {}, u"Changes are turned off"_s);
    add(CommandGroup::Places, IconName::Center, u"Service centers"_s, {});
    add(CommandGroup::Users, IconName::Users, u"client-00042"_s, u"2 sources"_s);
    add(CommandGroup::Connections, IconName::Switch, u"Acme sandbox"_s, u"Connected"_s);
    return all;
}

} // namespace

QWidget *makePalettePage()
{
    auto *page = new Specimens;
    page->addFramed(u"Everything, before anything is typed"_s, new Stage([](QWidget *window) {
                        return new CommandPalette(
                            CommandPalette::Mode::Everything, [](const QString &) { return sampleCommands(); }, {},
                            window);
                    }),
                    520);
    return page;
}

QWidget *makeSheetPage()
{
    auto *page = new Specimens;
    page->addFramed(u"Every key of the program"_s, new Stage([](QWidget *window) { return new ShortcutSheet(window); }),
                    520);
    return page;
}

} // namespace labdesk
