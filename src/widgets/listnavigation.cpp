// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/listnavigation.h"

#include "widgets/eventfilter.h"
#include "widgets/searchfield.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QResizeEvent>

#include <memory>
#include <utility>

namespace labdesk {

namespace {

void enterList(QAbstractItemView *list, bool orFirst)
{
    if (!list->model() || list->model()->rowCount() == 0)
        return;
    if (orFirst && !list->currentIndex().isValid())
        selectOnly(list, list->model()->index(0, 0));
    list->setFocus(Qt::OtherFocusReason);
}

/// Remembers the current row by a value, since rows and indexes are invalid after the list is refilled.
class CurrentKeeper : public QObject
{
public:
    CurrentKeeper(QAbstractItemView *list, int role, bool orFirst)
        : QObject(list), m_list(list), m_role(role), m_orFirst(orFirst)
    {
        connect(list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                [this](const QModelIndex &current) {
                    if (current.isValid())
                        m_key = current.data(m_role);
                });
        const QAbstractItemModel *model = list->model();
        connect(model, &QAbstractItemModel::modelReset, this, [this] { restore(); });
        connect(model, &QAbstractItemModel::rowsInserted, this, [this] { restore(); });
        connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { restore(); });
        restore();
    }

private:
    void restore()
    {
        const QAbstractItemModel *model = m_list->model();
        if (m_list->currentIndex().isValid() || model->rowCount() == 0)
            return;
        QModelIndex found;
        if (m_key.isValid())
            found = model->match(model->index(0, 0), m_role, m_key, 1, Qt::MatchExactly | Qt::MatchCaseSensitive)
                        .value(0);
        if (!found.isValid() && m_orFirst)
            found = model->index(0, 0);
        if (found.isValid())
            selectOnly(m_list, found);
    }

    QAbstractItemView *m_list;
    int m_role;
    bool m_orFirst;
    QVariant m_key;
};

} // namespace

void selectOnly(QAbstractItemView *list, const QModelIndex &row)
{
    QItemSelectionModel *selection = list->selectionModel();
    if (!selection || (row.isValid() && !row.flags().testFlag(Qt::ItemIsEnabled)))
        return;
    selection->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    // Only the view's own function also sets where a range begins that Shift extends. In this mode, it selects nothing.
    const QAbstractItemView::SelectionMode mode = list->selectionMode();
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->QAbstractItemView::setCurrentIndex(list->currentIndex());
    list->setSelectionMode(mode);
}

void setUpListNavigation(SearchField *field, QAbstractItemView *list, bool orFirst)
{
    QObject::connect(field, &SearchField::listRequested, list, [list, orFirst] { enterList(list, orFirst); });
    QObject::connect(field, &SearchField::escapePressedEmpty, list, [list] { list->setFocus(Qt::OtherFocusReason); });
    // Keys in the list that are for the field: Escape clears a filter that may still be set after Enter or Down, and
    // what is pasted is searched for.
    new EventFilter(list, [field = QPointer(field)](const QEvent &event) {
        const auto *key = event.type() == QEvent::KeyPress ? static_cast<const QKeyEvent *>(&event) : nullptr;
        if (!key || !field)
            return false;
        if (key->matches(QKeySequence::Paste)) {
            if (QGuiApplication::clipboard()->text().isEmpty())
                return false; // the field would replace what it has by nothing
            field->setFocus(Qt::ShortcutFocusReason);
            field->selectAll();
            const std::unique_ptr<QKeyEvent> paste(key->clone());
            QGuiApplication::sendEvent(field, paste.get());
            return true;
        }
        const bool isClearKey
            = key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier && !field->text().isEmpty();
        if (isClearKey)
            field->clear();
        return isClearKey;
    });
}

void enterListByReturn(SearchField *field, QAbstractItemView *list)
{
    QObject::connect(field, &QLineEdit::returnPressed, list, [list] { enterList(list, true); });
}

void keepCurrentByRole(QAbstractItemView *list, int role, bool orFirst)
{
    new CurrentKeeper(list, role, orFirst);
    keepCurrentVisible(list);
}

void keepCurrentVisible(QAbstractItemView *list)
{
    new EventFilter(list->viewport(), [list, known = 0](const QEvent &event) mutable {
        if (event.type() != QEvent::Resize)
            return false;
        // Tracked here, because a list that was hidden, as in stacked panes, doesn't receive its previous size.
        const int height = static_cast<const QResizeEvent &>(event).size().height();
        const int before = std::exchange(known, height);
        const QRect row = list->visualRect(list->currentIndex());
        if (row.isValid() && row.bottom() >= 0 && row.top() < before && row.bottom() >= height)
            // Queued, because the view updates its scroll range after the resize.
            QMetaObject::invokeMethod(
                list, [list] { list->scrollTo(list->currentIndex()); }, Qt::QueuedConnection);
        return false;
    });
}

} // namespace labdesk
