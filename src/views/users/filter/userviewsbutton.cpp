// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userviewsbutton.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/theme.h"

#include <QMenu>
#include <QPainter>
#include <QStyle>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<SavedUserView> builtInUserViews()
{
    return {{.name = UserViewsButton::tr("Client IDs that look like personal data"), .filter = u"pii:yes"_s},
            {.name = UserViewsButton::tr("No source"), .filter = u"src:none"_s},
            {.name = UserViewsButton::tr("No time zone"), .filter = u"tz:none"_s},
            {.name = UserViewsButton::tr("Data collection ended"), .filter = u"ingest:ended"_s}};
}

UserViewsButton::UserViewsButton(const UserBookmarks &bookmarks, Count count, QWidget *parent)
    : QToolButton(parent), m_bookmarks(bookmarks), m_count(std::move(count)), m_menu(new QMenu(this))
{
    setObjectName(u"savedViewsButton"_s);
    setText(tr("Saved"));
    setAccessibleName(tr("Saved views"));
    setToolTip(tr("Saved views"));
    setFocusPolicy(Qt::TabFocus);
    setIcon(labdesk::icon(IconName::Star));
    const Metrics m = metricsFor(this);
    setIconSize({m.icon + m.px(3), m.icon}); // the width that setButtonIcon() uses
    m_menu->setObjectName(u"savedViewsMenu"_s);
    m_menu->setToolTipsVisible(true);
    setMenuOf(this, m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &UserViewsButton::fill);
    fill();
}

int UserViewsButton::arrowWidth() const
{
    return toolButtonStyle() == Qt::ToolButtonIconOnly ? 0 : metricsFor(this).iconSmall;
}

QSize UserViewsButton::sizeHint() const
{
    return QToolButton::sizeHint() + QSize(arrowWidth(), 0);
}

void UserViewsButton::paintEvent(QPaintEvent *event)
{
    QToolButton::paintEvent(event);
    const int side = arrowWidth();
    if (side == 0)
        return;
    QPainter painter(this);
    const QRect arrow(width() - side - metricsFor(this).one, (height() - side) / 2, side, side);
    paintIcon(&painter, IconName::ChevronDown, QStyle::visualRect(layoutDirection(), rect(), arrow),
              tokensFor(this).ink2);
}

void UserViewsButton::fill()
{
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly)); // clear() doesn't delete submenus
    const std::vector<SavedUserView> builtIn = builtInUserViews();
    for (size_t i = 0; i < builtIn.size(); ++i) {
        QAction *action = addView(IconName::Filter, builtIn[i].name, builtIn[i]);
        action->setObjectName(u"builtInView%1Action"_s.arg(i));
        action->setToolTip(builtIn[i].filter);
    }
    m_menu->addSeparator();
    addSavedViews();
    QAction *save = m_menu->addAction(labdesk::icon(IconName::Plus), tr("&Save this view…"), this,
                                      &UserViewsButton::saveRequested);
    save->setObjectName(u"saveViewAction"_s);
    if (m_bookmarks.views().empty())
        return;
    addMenuForEach(tr("&Replace with current view"), u"replaceViewMenu"_s, &UserViewsButton::replaceRequested);
    addMenuForEach(tr("Re&name"), u"renameViewMenu"_s, &UserViewsButton::renameRequested);
    addMenuForEach(tr("&Delete"), u"deleteViewMenu"_s, &UserViewsButton::deleteRequested);
}

QAction *UserViewsButton::addView(IconName icon, const QString &words, const SavedUserView &view)
{
    const auto users = m_count(view.filter);
    const QString count = users ? u'\t' + localNumber(*users) : QString(); // right-aligned
    return m_menu->addAction(labdesk::icon(icon), escapeMnemonic(words) + count, this,
                             [this, view] { Q_EMIT viewChosen(view); });
}

void UserViewsButton::addSavedViews()
{
    int number = 0;
    for (const SavedUserView &view : m_bookmarks.views()) {
        const bool isKept = UserBookmarks::mayBeWritten(view);
        const QString words = isKept ? view.name : tr("%1 (this session only)", "the name of a view").arg(view.name);
        QAction *action = addView(IconName::Star, words, view);
        action->setObjectName(u"savedView%1Action"_s.arg(number++));
        action->setToolTip(view.filter.isEmpty() ? tr("No filter") : UserBookmarks::shownFilter(view.filter));
    }
    if (number > 0)
        m_menu->addSeparator();
}

/// A submenu of all custom views, for an action on one of them.
void UserViewsButton::addMenuForEach(const QString &title, const QString &objectName,
                                     void (UserViewsButton::*request)(const QString &))
{
    QMenu *menu = m_menu->addMenu(title);
    menu->setObjectName(objectName);
    int number = 0;
    for (const SavedUserView &view : m_bookmarks.views()) {
        QAction *action = menu->addAction(escapeMnemonic(view.name), this, [this, request, name = view.name] {
            Q_EMIT(this->*request)(name);
        });
        action->setObjectName(u"%1%2Action"_s.arg(objectName, QString::number(number++)));
    }
}

} // namespace labdesk
