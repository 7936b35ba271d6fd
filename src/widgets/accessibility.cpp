// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibility.h"

#include "text/chip.h"
#include "text/localtexts.h"
#include "widgets/accessibleeventfilter.h"
#include "widgets/accessibleparts.h"
#include "widgets/eventfilter.h"
#include "widgets/listnavigation.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace labdesk {

namespace {

constexpr const char *hiddenProperty = "hiddenColumns";
constexpr const char *unsortedProperty = "unsortedOrder";
constexpr const char *rowsFieldProperty = "rowsSpokenFrom";
constexpr const char *aboutProperty = "announcementAbout";

/// Deletes the interface that Qt may have created before the widget got its role; it would be reused.
void deleteInterface(QWidget *widget)
{
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(QAccessible::queryAccessibleInterface(widget)));
}

/// The text depends on the type of the column's values.
QString formatOrder(const QAbstractItemModel &model, int column, Qt::SortOrder order)
{
    const QString what = model.headerData(column, Qt::Horizontal).toString();
    const bool up = order == Qt::AscendingOrder;
    switch (model.index(0, column).data(SortRole).typeId()) {
    case QMetaType::LongLong:
    case QMetaType::QDateTime:
        return up ? QCoreApplication::translate("labdesk::Ear", "Sorted by %1, oldest first").arg(what)
                  : QCoreApplication::translate("labdesk::Ear", "Sorted by %1, newest first").arg(what);
    case QMetaType::Int:
        return up ? QCoreApplication::translate("labdesk::Ear", "Sorted by %1, fewest first").arg(what)
                  : QCoreApplication::translate("labdesk::Ear", "Sorted by %1, most first").arg(what);
    default:
        return up ? QCoreApplication::translate("labdesk::Ear", "Sorted by %1, A to Z").arg(what)
                  : QCoreApplication::translate("labdesk::Ear", "Sorted by %1, Z to A").arg(what);
    }
}

class TableAccessibility : public QObject
{
public:
    explicit TableAccessibility(QTableView *table) : QObject(table), m_table(table)
    {
        QHeaderView *header = table->horizontalHeader();
        connect(header, &QHeaderView::sortIndicatorChanged, this, &TableAccessibility::describe);
        // Queued, because the header is notified before the view has a selection model.
        connect(header, &QHeaderView::sectionCountChanged, this, &TableAccessibility::follow, Qt::QueuedConnection);
        table->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::DynamicPropertyChange
            && static_cast<QDynamicPropertyChangeEvent *>(event)->propertyName() == hiddenProperty)
            describe();
        return false;
    }

private:
    void follow()
    {
        const QItemSelectionModel *selection = m_table->selectionModel();
        if (!selection || selection == m_selection)
            return;
        m_selection = selection;
        connect(selection, &QItemSelectionModel::selectionChanged, this, &TableAccessibility::open);
        connect(m_table->model(), &QAbstractItemModel::rowsInserted, this, &TableAccessibility::describe);
        connect(m_table->model(), &QAbstractItemModel::rowsRemoved, this, &TableAccessibility::describe);
        connect(m_table->model(), &QAbstractItemModel::modelReset, this, &TableAccessibility::describe);
        describe();
    }

    void describe()
    {
        const QHeaderView *header = m_table->horizontalHeader();
        const QAbstractItemModel *model = m_table->model();
        const int column = header->sortIndicatorSection();
        const bool isSorted = m_table->isSortingEnabled() && model && column >= 0 && column < model->columnCount();
        QStringList parts{isSorted ? formatOrder(*model, column, header->sortIndicatorOrder())
                                   : m_table->property(unsortedProperty).toString(),
                          m_table->property(hiddenProperty).toString()};
        parts.removeAll(QString());
        const QString words = parts.join(QLatin1String(". "));
        if (words != m_table->accessibleDescription())
            m_table->setAccessibleDescription(words);
    }

    void open()
    {
        const QModelIndexList rows = m_selection->selectedRows();
        if (rows.size() == 1 && m_table->currentIndex().row() != rows.first().row())
            selectOnly(m_table, rows.first());
    }

    QTableView *m_table;
    QPointer<const QItemSelectionModel> m_selection;
};

void activateFirst(QMenu *menu)
{
    const QList<QAction *> all = menu->actions();
    const auto first
        = std::ranges::find_if(all, [](const QAction *entry) { return entry->isVisible() && !entry->isSeparator(); });
    if (first != all.end() && menu->isVisible() && !menu->activeAction())
        menu->setActiveAction(*first);
}

/// The keyboard and the program change the current row first, and then select it or a range that ends there. Assistive
/// technology selects one other row, or deselects the only one.
bool isSelectedFromOutside(const QListView &list, const QItemSelection &selected)
{
    const QModelIndexList rows = selected.indexes();
    return rows.isEmpty() ? !list.selectionModel()->hasSelection()
                          : rows.size() == 1 && rows.first() != list.currentIndex();
}

void followSelection(QListView *list, const std::function<void(const QModelIndex &)> &choose)
{
    const QModelIndexList selected = list->selectionModel()->selectedIndexes();
    const QModelIndex current = list->currentIndex();
    const auto other = std::ranges::find_if(selected, [&](const QModelIndex &index) { return index != current; });
    const QModelIndex target = other == selected.end() ? current : *other;
    if (!list->isVisible() || !target.isValid() || selected == QModelIndexList{current})
        return;
    selectOnly(list, target);
    if (choose)
        choose(target);
}

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(makeAccessiblePart); // Qt installs it only once
    [[maybe_unused]] static const bool once = (installAccessibleEventFilter(), true);
}

void setUpListAccessibility(QListView *list, std::function<void(const QModelIndex &)> choose)
{
    if (choose) {
        list->setSelectionMode(
            QAbstractItemView::ExtendedSelection); // in other modes, Qt ignores toggling the only selected row
        new EventFilter(list, [](const QEvent &event) {
            return event.type() == QEvent::KeyPress
                && static_cast<const QKeyEvent &>(event).matches(QKeySequence::SelectAll);
        });
    }
    QObject::connect(list->selectionModel(), &QItemSelectionModel::selectionChanged, list,
                     [list, choose = std::move(choose)](const QItemSelection &selected) {
                         if (QGuiApplication::mouseButtons() == Qt::NoButton // the list handles clicks itself
                             && isSelectedFromOutside(*list, selected))
                             QMetaObject::invokeMethod(
                                 list, [list, choose] { followSelection(list, choose); }, Qt::QueuedConnection);
                     });
}

void setMenuOf(QToolButton *button, QMenu *menu)
{
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    setAccessibleRole(button, QAccessible::ButtonMenu);
    selectFirstOnOpen(menu);
}

void selectFirstOnOpen(QMenu *menu)
{
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            QMetaObject::invokeMethod(
                menu, [menu] { activateFirst(menu); }, Qt::QueuedConnection);
    });
}

void setDisclosure(QAbstractButton *button)
{
    setAccessibleRole(button, QAccessible::Button);
    describeExpanded(button, button->isChecked());
    QObject::connect(button, &QAbstractButton::toggled, button, [button](bool on) { describeExpanded(button, on); });
}

void describeExpanded(QWidget *button, bool isExpanded)
{
    const QString words = isExpanded ? QCoreApplication::translate("labdesk::Ear", "expanded")
                                     : QCoreApplication::translate("labdesk::Ear", "collapsed");
    button->setAccessibleDescription(words);
    if (button->hasFocus())
        announceText(button, words);
}

void setToggleNames(QAbstractButton *button, const QString &nameIfOff, const QString &nameIfOn)
{
    setAccessibleRole(button, QAccessible::Button);
    const auto name = [button, nameIfOff, nameIfOn](bool on) {
        button->setAccessibleName(on ? nameIfOn : nameIfOff);
        button->setToolTip(button->accessibleName());
        if (button->hasFocus())
            announceText(button, button->accessibleName());
    };
    name(button->isChecked());
    QObject::connect(button, &QAbstractButton::toggled, button, name);
}

void setAnnouncedFrom(QWidget *field, QAbstractItemView *view)
{
    view->setProperty(rowsFieldProperty, QVariant::fromValue(QPointer<QWidget>(field)));
}

bool areRowsAnnounced(const QAbstractItemView &view)
{
    const auto field = view.property(rowsFieldProperty).value<QPointer<QWidget>>();
    return view.hasFocus() || view.window()->windowType() == Qt::Popup || (field && field->hasFocus());
}

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    installAccessibility();
    widget->setProperty(roleProperty, int(role));
    deleteInterface(widget);
}

void setAccessibleChild(QWidget *around, QWidget *part)
{
    if (!around->property(roleProperty).isValid())
        setAccessibleRole(around, QAccessible::Grouping);
    around->setProperty(accessibleChildProperty, QVariant::fromValue(QPointer<QWidget>(part)));
}

void hideFromAccessibility(QWidget *widget)
{
    installAccessibility();
    widget->setProperty(hiddenFromAccessibilityProperty, true);
    deleteInterface(widget);
}

void announce(QWidget *widget, Before before)
{
    QAccessibleEvent alert(widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (before == Before::Showing && widget->isVisible()) {
        QAccessibleEvent shown(widget, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(widget, widget->accessibleName());
    QAccessible::updateAccessibility(&announcement);
#endif
}

void announceText(QWidget *about, const QString &words)
{
    if (!QAccessible::isActive() || words.isEmpty())
        return;
    QWidget *window = about->window();
    QWidget *announcement = nullptr;
    for (QWidget *earlier : window->findChildren<QWidget *>(QStringLiteral("announcement"), Qt::FindDirectChildrenOnly))
        if (earlier->property(aboutProperty).value<QPointer<QWidget>>() == about)
            announcement = earlier;
    const Before before = announcement ? Before::Showing : Before::Hidden;
    if (!announcement) {
        announcement = new QWidget(window);
        announcement->setObjectName(QStringLiteral("announcement"));
        announcement->setProperty(aboutProperty, QVariant::fromValue(QPointer<QWidget>(about)));
        announcement->setAttribute(Qt::WA_TransparentForMouseEvents);
        announcement->setGeometry(0, 0, 1, 1); // invisible, nothing is painted
        setAccessibleRole(announcement, QAccessible::Notification);
        auto *expiry = new QTimer(announcement);
        expiry->setSingleShot(true);
        QObject::connect(expiry, &QTimer::timeout, announcement, &QObject::deleteLater);
    }
    constexpr std::chrono::seconds lifetime(4); // until it is sent, even after other announcements
    announcement->findChild<QTimer *>()->start(lifetime);
    announcement->setAccessibleName(words);
    announcement->show();
    announce(announcement, before);
}

void announceFirst(QWidget *notification)
{
    notification->setProperty(announcedFirstProperty, true);
}

CountAnnouncer::CountAnnouncer(QWidget *label) : QObject(label), m_label(label)
{
    m_delay.setSingleShot(true);
    setDelay(std::chrono::milliseconds(700));
    connect(&m_delay, &QTimer::timeout, this, &CountAnnouncer::say);
}

void CountAnnouncer::set(const QString &words)
{
    if (words == m_words)
        return;
    m_words = words;
    m_label->setAccessibleName(words);
    if (!words.isEmpty())
        return m_delay.start();
    m_delay.stop();
}

void CountAnnouncer::say()
{
    if (m_label->isVisible())
        announceText(m_label, m_words);
    Q_EMIT announced(m_words);
}

void setHiddenColumns(QTableView *table, const QStringList &titles)
{
    table->setProperty(hiddenProperty,
                       titles.isEmpty() ? QString()
                                        : QCoreApplication::translate("labdesk::Ear", "No room for %n column(s): %1",
                                                                      nullptr, int(titles.size()))
                                              .arg(localList(titles)));
}

void setUnsortedOrder(QTableView *table, const QString &words)
{
    table->setProperty(unsortedProperty, words);
}

void setUpTableAccessibility(QTableView *table)
{
    new TableAccessibility(table);
}

} // namespace labdesk
