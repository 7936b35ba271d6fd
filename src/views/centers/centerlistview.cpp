// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerlistview.h"

#include "domain/zipcode.h"
#include "output/desktop/clipboard.h"
#include "text/addresstexts.h"
#include "text/localtexts.h"
#include "views/centers/centeractions.h"
#include "views/centers/centertexts.h"
#include "views/centers/directions.h"
#include "views/common/listoutput.h"
#include "widgets/accessibility.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/repaint.h"

#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterListView::CenterListView(CenterListModel &model, QWidget *around)
    // Created without a parent, so that the tab order follows the layout: after the head and the filters.
    : m_model(model), m_rows(model), m_container(around),
      m_delegate(new CenterDelegate([this](const QModelIndex &index) { return rowOf(index); }, this))
{
    setObjectName(u"centersList"_s);
    setAccessibleName(tr("Service centers"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setModel(&model);
    setUpListAccessibility(this);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    relayoutOnResize(this);
    // The buttons of the current row are an index widget, which doesn't count in the layout's minimum width.
    setMinimumWidth(CenterActions(ServiceCenter(), true).minimumSizeHint().width()
                    + verticalScrollBar()->sizeHint().width());
    // One line of a row; below a message there may be no space for more.
    setMinimumHeight(metricsFor(this).px(36));
    setContextMenuPolicy(Qt::CustomContextMenu);
    m_output = new ListOutput(this, m_rows, u"service-centers"_s);
    connect(this, &QListView::customContextMenuRequested, this, &CenterListView::showMenu);
    auto *copy = new QShortcut(QKeySequence::Copy, this, this, [this] {
        if (const auto center = currentCenter())
            Q_EMIT copied(copyForPatient(*center));
    });
    copy->setContext(Qt::WidgetShortcut);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &CenterListView::showCurrent);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { showCurrent({}, {}); });
}

void CenterListView::setPlaced(const std::vector<int> &unplaced, const QString &originZip)
{
    m_unplaced = unplaced;
    m_originZip = originZip;
    viewport()->update();
}

void CenterListView::setDirectionsEnabled(bool offered)
{
    m_areDirectionsEnabled = offered;
    showCurrent(currentIndex(), currentIndex());
}

std::optional<ServiceCenter> CenterListView::currentCenter() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? std::optional(m_model.centerAt(current.row())) : std::nullopt;
}

int CenterListView::currentNumber() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? m_model.numberAt(current.row()) : 0;
}

void CenterListView::setCurrentNumber(int number)
{
    selectOnly(this, number > 0 ? m_model.indexOfNumber(number) : QModelIndex());
}

void CenterListView::setHoveredNumber(int number)
{
    const QModelIndex index = number > 0 ? m_model.indexOfNumber(number) : QModelIndex();
    m_delegate->setHovered(index);
    if (index.isValid())
        scrollTo(index);
    viewport()->update();
}

bool CenterListView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) {
        const QModelIndex under = event->type() == QEvent::Leave
            ? QModelIndex()
            : indexAt(static_cast<QMouseEvent *>(event)->position().toPoint());
        const int number = under.isValid() ? m_model.numberAt(under.row()) : 0;
        if (number != m_hoveredNumber) {
            m_hoveredNumber = number;
            Q_EMIT hoveredNumberChanged(number);
        }
    }
    return QListView::viewportEvent(event);
}

void CenterListView::keepCurrent(const std::function<void()> &change)
{
    const int number = currentNumber();
    change();
    const QModelIndex after = number > 0 ? m_model.indexOfNumber(number) : QModelIndex();
    if (after.isValid() && currentIndex() != after)
        selectOnly(this, after);
    doItemsLayout(); // changed opening hours may need another line
}

void CenterListView::showCurrent(const QModelIndex &current, const QModelIndex &previous)
{
    if (previous.isValid())
        setIndexWidget(previous, nullptr);
    m_delegate->setCurrent({});
    if (previous.isValid())
        Q_EMIT m_delegate->sizeHintChanged(previous);
    if (!current.isValid()) {
        Q_EMIT currentNumberChanged(0);
        return;
    }
    const ServiceCenter &center = m_model.centerAt(current.row());
    auto *actions = new CenterActions(center, m_areDirectionsEnabled && !directionsUrl(center.address).isEmpty());
    connect(actions, &CenterActions::copied, this, &CenterListView::copied);
    connect(actions, &CenterActions::directionsRequested, this, &CenterListView::directionsRequested);
    setIndexWidget(current, actions);
    setAccessibleChild(m_container, actions);
    m_delegate->setCurrent(current, [guarded = QPointer<CenterActions>(actions)](int width) {
        return guarded ? guarded->heightForRow(width) : 0;
    });
    Q_EMIT m_delegate->sizeHintChanged(current);
    scrollTo(current);
    Q_EMIT currentNumberChanged(m_model.numberAt(current.row()));
}

void CenterListView::showMenu(const QPoint &at)
{
    const QModelIndex index = indexAt(at);
    if (!index.isValid())
        return;
    selectOnly(this, index); // the actions of the menu apply to the current row
    const ServiceCenter center = m_model.centerAt(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copies = [menu, this](const QString &words, const QString &text, const QString &done) {
        QAction *action = menu->addAction(words);
        action->setEnabled(!text.isEmpty());
        connect(action, &QAction::triggered, this, [this, text, done] {
            output::copyText(text);
            Q_EMIT copied(done);
        });
    };
    for (const auto &[words, language] :
         {std::pair(tr("Copy details for &patient in English"), PatientLanguage::English),
          std::pair(tr("Copy details for patient in &Spanish"), PatientLanguage::Spanish)})
        menu->addAction(words, this,
                        [this, center, language = language] { Q_EMIT copied(copyForPatient(center, language)); });
    copies(tr("Copy &address"), addressLines(center.address).join(u'\n'), tr("Copied the address."));
    copies(tr("Copy p&hone"), center.phoneNumber, tr("Copied the phone number."));
    menu->addSeparator();
    if (m_areDirectionsEnabled) {
        QAction *directions = menu->addAction(tr("&Directions…"), this, &CenterListView::directionsRequested);
        directions->setEnabled(!directionsUrl(center.address).isEmpty());
    }
    menu->addAction(tr("Create pa&tient handout…"), this, &CenterListView::sheetRequested);
    menu->addSeparator();
    m_output->addTo(menu);
    menu->popup(viewport()->mapToGlobal(at));
}

CenterRow CenterListView::rowOf(const QModelIndex &index) const
{
    const ServiceCenter &center = m_model.centerAt(index.row());
    CenterRow row;
    row.number = m_model.numberAt(index.row());
    row.isOnMap = std::find(m_unplaced.begin(), m_unplaced.end(), row.number - 1) == m_unplaced.end();
    row.isDirectionUnknown = !m_originZip.isEmpty() && !center.location && zipCodeIn(center.address.zip) == m_originZip;
    row.name = center.name;
    const QString lab = index.data(CenterListModel::LabRole).toString();
    const QString address = index.data(CenterListModel::AddressRole).toString();
    row.address = lab.isEmpty() ? address : joinFacts({lab, address});
    row.phone = formatPhone(center.phoneNumber);
    row.hours = index.data(CenterListModel::HoursRole).toString();
    row.isHoursMissing = !index.data(CenterListModel::HasHoursRole).toBool();
    row.openNow = index.data(CenterListModel::OpenNowRole).toBool();
    row.closesSoon = index.data(CenterListModel::ClosesSoonRole).toBool();
    row.distance = index.data(CenterListModel::DistanceRole).toString();
    return row;
}

} // namespace labdesk
