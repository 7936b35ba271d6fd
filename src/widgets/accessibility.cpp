// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibility.h"

#include "text/chip.h"
#include "text/localtexts.h"
#include "widgets/accessibleeventfilter.h"
#include "widgets/fieldaccessibility.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QCheckBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QRadioButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace labdesk {

namespace {

constexpr const char *roleProperty = "spokenRole";
constexpr const char *hiddenProperty = "hiddenColumns";
constexpr const char *unsortedProperty = "unsortedOrder";
constexpr const char *adoptedProperty = "spokenChild";
constexpr const char *leftOutProperty = "leftOutOfSpeech";

class SpokenPart : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    int childCount() const override { return QAccessibleWidget::childCount() + (adopted() ? 1 : 0); }
    QAccessibleInterface *child(int index) const override
    {
        return index == QAccessibleWidget::childCount() ? QAccessible::queryAccessibleInterface(adopted())
                                                        : QAccessibleWidget::child(index);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && adopted() && child->object() == adopted() ? QAccessibleWidget::childCount()
                                                                  : QAccessibleWidget::indexOfChild(child);
    }

private:
    QWidget *adopted() const { return widget()->property(adoptedProperty).value<QPointer<QWidget>>(); }
};

class ButtonPart : public QAccessibleWidget
{
public:
    ButtonPart(QAbstractButton *button, QAccessible::Role role) : QAccessibleWidget(button, role) { }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && own.isEmpty() ? button()->text().remove(u'&') : own;
    }

protected:
    QAbstractButton *button() const { return static_cast<QAbstractButton *>(widget()); }
};

/// What is checked or one of several. Qt's own interface toggles the button, and nobody has clicked it then: this one
/// does.
class ChoicePart : public ButtonPart
{
public:
    using ButtonPart::ButtonPart;

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (button()->isEnabled())
            button()->click();
    }
};

/// Opens the menu and does not wait for its end: who asked for it waits for an answer.
class MenuPart : public ButtonPart
{
public:
    using ButtonPart::ButtonPart;

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        return state;
    }
    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction())
            return QAccessibleWidget::doAction(name);
        QMenu *menu = static_cast<QToolButton *>(widget())->menu();
        if (!widget()->isEnabled() || !menu)
            return;
        const int along = widget()->isRightToLeft() ? widget()->width() - menu->sizeHint().width() : 0;
        menu->popup(widget()->mapToGlobal(QPoint(along, widget()->height())));
    }
};

/// Stays in the tree, since a widget's children are its children, but is never there to be heard.
class LeftOutPart : public QAccessibleWidget
{
public:
    explicit LeftOutPart(QWidget *widget) : QAccessibleWidget(widget, QAccessible::Separator) { }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.invisible = true;
        state.offscreen = true; // the bridge to AT-SPI takes only both together for "not showing"
        state.focusable = false;
        return state;
    }
    QString text(QAccessible::Text) const override { return {}; }
};

QAccessibleInterface *makeAccessiblePart(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (!widget)
        return nullptr;
    if (widget->property(leftOutProperty).toBool() || widget->property("hairline").isValid())
        return new LeftOutPart(widget);
    if (QAccessibleInterface *field = makeFieldPart(widget))
        return field;
    const QVariant role = widget->property(roleProperty);
    if (auto *button = qobject_cast<QCheckBox *>(object))
        return new ChoicePart(button, QAccessible::CheckBox);
    if (auto *button = qobject_cast<QAbstractButton *>(object);
        button && (role.toInt() == QAccessible::RadioButton || qobject_cast<QRadioButton *>(object)))
        return new ChoicePart(button, QAccessible::RadioButton);
    if (auto *button = qobject_cast<QToolButton *>(object); button && role.toInt() == QAccessible::ButtonMenu)
        return new MenuPart(button, QAccessible::ButtonMenu);
    return role.isValid() ? new SpokenPart(widget, QAccessible::Role(role.toInt())) : nullptr;
}

/// What Qt made for a widget at its first event, before it got its role, would stay.
void forget(QWidget *widget)
{
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(QAccessible::queryAccessibleInterface(widget)));
}

/// What kind of values a column holds decides on the words for its order.
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
        // A model tells its header before its view has a selection for it.
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
        const bool ordered = m_table->isSortingEnabled() && model && column >= 0 && column < model->columnCount();
        QStringList parts{ordered ? formatOrder(*model, column, header->sortIndicatorOrder())
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
            m_table->setCurrentIndex(rows.first());
    }

    QTableView *m_table;
    QPointer<const QItemSelectionModel> m_selection;
};

/// Keys and the program move the current row, and the selection with it: when they have done so the two are the same.
void followSelection(QListView *list, const std::function<void(const QModelIndex &)> &choose)
{
    const QModelIndexList selected = list->selectionModel()->selectedIndexes();
    const QModelIndex current = list->currentIndex();
    const auto other = std::ranges::find_if(selected, [&](const QModelIndex &index) { return index != current; });
    const QModelIndex meant = other == selected.end() ? current : *other;
    if (!list->isVisible() || !meant.isValid() || selected == QModelIndexList{current})
        return;
    list->setCurrentIndex(meant);
    list->selectionModel()->select(meant, QItemSelectionModel::ClearAndSelect);
    if (choose)
        choose(meant);
}

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(makeAccessiblePart); // Qt keeps it once
    [[maybe_unused]] static const bool once = (installEventSieve(), true);
}

void setUpListAccessibility(QListView *list, std::function<void(const QModelIndex &)> choose)
{
    if (choose)
        list->setSelectionMode(
            QAbstractItemView::ExtendedSelection); // in others Qt ignores who toggles the only row that is selected
    QObject::connect(list->selectionModel(), &QItemSelectionModel::selectionChanged, list,
                     [list, choose = std::move(choose)] {
                         if (QGuiApplication::mouseButtons() == Qt::NoButton) // the list itself sees to clicks
                             QMetaObject::invokeMethod(
                                 list, [list, choose] { followSelection(list, choose); }, Qt::QueuedConnection);
                     });
}

void setMenuOf(QToolButton *button, QMenu *menu)
{
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    setAccessibleRole(button, QAccessible::ButtonMenu);
}

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    installAccessibility();
    widget->setProperty(roleProperty, int(role));
    forget(widget);
}

void adopt(QWidget *around, QWidget *part)
{
    if (!around->property(roleProperty).isValid())
        setAccessibleRole(around, QAccessible::Grouping);
    around->setProperty(adoptedProperty, QVariant::fromValue(QPointer<QWidget>(part)));
}

void hideFromAccessibility(QWidget *widget)
{
    installAccessibility();
    widget->setProperty(leftOutProperty, true);
    forget(widget);
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
    QAccessibleAnnouncementEvent said(widget, widget->accessibleName());
    QAccessible::updateAccessibility(&said);
#endif
}

CountAnnouncer::CountAnnouncer(QWidget *label) : QObject(label), m_label(label)
{
    setAccessibleRole(label, QAccessible::Notification);
    m_rest.setSingleShot(true);
    setRest(std::chrono::milliseconds(700));
    connect(&m_rest, &QTimer::timeout, this, &CountAnnouncer::say);
}

void CountAnnouncer::set(const QString &words)
{
    if (words == m_words)
        return;
    m_words = words;
    m_label->setAccessibleName(words);
    if (!words.isEmpty())
        return m_rest.start();
    m_rest.stop();
    m_said.clear(); // the next one is another answer, even when it counts the same
}

void CountAnnouncer::say()
{
    if (m_words == m_said)
        return; // typed and taken back: it is what it was
    m_said = m_words;
    if (m_label->isVisible())
        announce(m_label, Before::Showing);
    Q_EMIT said(m_words);
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
