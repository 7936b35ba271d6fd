// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the centers pane makes of an answer: rows, what a filter leaves of them, the map, the current one.
#include "models/hourstext.h"
#include "output/clipboard.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "ui_centerspane.h"
#include "views/centers/centeractions.h"
#include "views/centers/centeremptystate.h"
#include "views/centers/centersheetdialog.h"
#include "views/centers/centerspane.h"
#include "views/centers/centertexts.h"
#include "views/centers/labtexts.h"
#include "views/common/addresstexts.h"
#include "views/common/rawanswerdialog.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/emptystate.h"
#include "widgets/inlinemessage.h"

#include <QDesktopServices>
#include <QMenu>
#include <QPointer>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

void CentersPane::showCenters(const ServiceCenterList &list)
{
    m_model.setCenters(list.centers);
    const std::optional<CenterQuery> &query = m_session.centers().query();
    m_ui->whereLabel->setText(query ? aroundWords(*query) : QString());
    m_ui->resultLabLabel->setText(isOfSeveralLabs() ? allLabsWords()
                                      : query       ? labWords(m_session.labs().lab(list.labId, list.labSlug))
                                                    : QString());
    placeOnTheMap(list);
    showCount();
}

bool CentersPane::isOfSeveralLabs() const
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    const auto *near = query ? std::get_if<NearZip>(&query->where) : nullptr;
    return near && !near->labs.empty();
}

/// Labs that a search for all of them lacks, above the centers of the others.
void CentersPane::showFailedLabs()
{
    const std::vector<LabFailure> &failed = m_session.centers().failedLabs();
    if (failed.empty() || !readyIn(m_session.centers().state()))
        return m_lacking->hide();
    m_lacking->showMessage(Tone::Warn, failedLabsWords(failed, m_session.labs()), {}, tr("&Try again"));
}

/// How many are listed, what there is instead when none is, and which of them the map shows.
void CentersPane::showCount()
{
    const int found = m_model.found();
    const int listed = m_model.rowCount();
    m_ui->countLabel->setText(listed == found ? tr("%Ln center(s)", nullptr, found)
                                              : tr("%1 of %Ln center(s)", nullptr, found).arg(localNumber(listed)));
    m_countAnnouncer->set(found > 0 ? m_ui->countLabel->text() + u", "_s + m_ui->whereLabel->text() : QString());
    const bool noneFits = found > 0 && listed == 0;
    m_ui->centersList->setVisible(!noneFits);
    m_noneFit->setVisible(noneFits);
    if (noneFits) {
        const NothingFits nothing = noCentersFit(m_model);
        m_noneFit->setContent(IconName::Filter, nothing.words.title, nothing.words.sentence, nothing.words.button);
        m_without = nothing.without;
    }
    std::vector<bool> shown;
    for (int number = 1; number <= found && listed < found; ++number)
        shown.push_back(m_model.fitsFilter(number));
    m_ui->centerMap->setShown(shown);
    setUnavailable(m_print, listed == 0 ? tr("No centers are shown.") : QString());
    if (listed > 0)
        m_print->setToolTip(m_print->accessibleName());
    showFoot();
    if (readyIn(m_session.centers().state()))
        Q_EMIT statusChanged(m_ui->countLabel->text());
}

void CentersPane::applyFilter(const CenterFilter &filter)
{
    keepingCurrent([&] { m_model.setFilter(filter); });
}

/// Does what may fill the list anew; the current center stays current while it is listed.
void CentersPane::keepingCurrent(const std::function<void()> &change)
{
    const QModelIndex before = m_ui->centersList->currentIndex();
    const int number = before.isValid() ? m_model.numberAt(before.row()) : 0;
    const int listed = m_model.rowCount();
    change();
    const QModelIndex after = number > 0 ? m_model.indexOfNumber(number) : QModelIndex();
    if (after.isValid() && m_ui->centersList->currentIndex() != after)
        m_ui->centersList->setCurrentIndex(after);
    if (m_model.rowCount() != listed || m_model.rowCount() == 0)
        showCount();
    m_ui->centersList->doItemsLayout(); // other words about today's hours may need another line
}

void CentersPane::placeOnTheMap(const ServiceCenterList &list)
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    std::vector<MapItem> items;
    bool anyUnknown = false;
    bool anyExact = false;
    for (const ServiceCenter &center : list.centers) {
        MapItem item{center.address.city.isEmpty() ? center.name : center.address.city, int(items.size()) + 1,
                     center.location, center.address.zip, center.distance.miles};
        item.about = {center.name, oneLine(center.address)};
        if (!center.phoneNumber.isEmpty())
            item.about += formatPhone(center.phoneNumber);
        item.about += hoursSummary(center.hours);
        items.push_back(item);
        anyUnknown = anyUnknown || directionUnknown(center);
        anyExact = anyExact || center.location.has_value();
    }
    const bool order = query && std::holds_alternative<NearOrder>(query->where);
    m_ui->centerMap->setCenters(origin(), query ? milesAround(*query, list.centers) : int(Radius::Miles25), items);
    m_ui->mapLegend->show(origin() ? origin()->zip : QString(), !items.empty(), anyExact, anyUnknown,
                          order && !items.empty() ? orderMapWords() : QString());
}

void CentersPane::showFoot()
{
    ServiceCenterList listed;
    for (int row = 0; row < m_model.rowCount(); ++row)
        listed.centers.push_back(m_model.centerAt(row));
    m_ui->footLabel->setText(listed.centers.empty()
                                 ? QString()
                                 : centersFootWords(listed,
                                                    m_ui->mapPanel->isHidden()
                                                        ? std::nullopt
                                                        : std::optional(int(m_ui->centerMap->notOnMap().size()))));
}

std::optional<MapOrigin> CentersPane::origin() const
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    const auto *near = query ? std::get_if<NearZip>(&query->where) : nullptr;
    return near ? m_ui->searchBar->hintOf(near->zip).origin : std::nullopt;
}

bool CentersPane::directionUnknown(const ServiceCenter &center) const
{
    const auto from = origin();
    return from && !center.location && center.address.zip.left(5) == from->zip;
}

std::optional<ServiceCenter> CentersPane::currentCenter() const
{
    const QModelIndex current = m_ui->centersList->currentIndex();
    return current.isValid() ? std::optional(m_model.centerAt(current.row())) : std::nullopt;
}

void CentersPane::showCurrent(const QModelIndex &current, const QModelIndex &previous)
{
    QListView *list = m_ui->centersList;
    if (previous.isValid())
        list->setIndexWidget(previous, nullptr);
    m_delegate->setCurrent({});
    if (previous.isValid())
        Q_EMIT m_delegate->sizeHintChanged(previous);
    if (!current.isValid()) {
        m_ui->centerMap->setSelected(-1);
        return;
    }
    const ServiceCenter &center = m_model.centerAt(current.row());
    const bool withDirections = m_directions != DirectionsChoice::Off && !directionsUrl(center.address).isEmpty();
    auto *actions = new CenterActions(center, withDirections);
    connect(actions, &CenterActions::copied, this,
            [this](const QString &what) { Q_EMIT toastRequested(what, {}, {}); });
    connect(actions, &CenterActions::directionsRequested, this, &CentersPane::askForDirections);
    list->setIndexWidget(current, actions);
    adopt(m_ui->centersListPanel, actions);
    m_delegate->setCurrent(current, [guarded = QPointer<CenterActions>(actions)](int width) {
        return guarded ? guarded->heightAt(width) : 0;
    });
    Q_EMIT m_delegate->sizeHintChanged(current);
    list->scrollTo(current);
    m_ui->centerMap->setSelected(m_model.numberAt(current.row()) - 1);
    Q_EMIT statusChanged(tr("%Ln center(s), 1 selected", nullptr, m_model.rowCount()));
}

void CentersPane::showMenu(const QPoint &at)
{
    const QModelIndex index = m_ui->centersList->indexAt(at);
    if (!index.isValid())
        return;
    m_ui->centersList->setCurrentIndex(index); // what the menu does is done to this one
    const ServiceCenter center = m_model.centerAt(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copies = [menu, this](const QString &words, const QString &text, const QString &done) {
        QAction *action = menu->addAction(words);
        action->setEnabled(!text.isEmpty());
        connect(action, &QAction::triggered, this, [this, text, done] {
            output::copyText(text);
            Q_EMIT toastRequested(done, {}, {});
        });
    };
    copies(tr("Copy for &patient"), patientText(center), tr("Copied name, address, phone and hours."));
    copies(tr("Copy &address"), addressLines(center.address).join(u'\n'), tr("Copied the address."));
    copies(tr("Copy p&hone"), center.phoneNumber, tr("Copied the phone number."));
    menu->addSeparator();
    if (m_directions != DirectionsChoice::Off) {
        QAction *directions = menu->addAction(tr("&Directions…"), this, &CentersPane::askForDirections);
        directions->setEnabled(!directionsUrl(center.address).isEmpty());
    }
    menu->addAction(tr("Page for the pa&tient…"), this, &CentersPane::openSheet);
    menu->popup(m_ui->centersList->viewport()->mapToGlobal(at));
}

CenterRow CentersPane::rowOf(const QModelIndex &index) const
{
    const ServiceCenter &center = m_model.centerAt(index.row());
    const std::vector<int> missing = m_ui->centerMap->notOnMap();
    CenterRow row;
    row.number = m_model.numberAt(index.row());
    row.onMap = std::find(missing.begin(), missing.end(), row.number - 1) == missing.end();
    row.directionUnknown = directionUnknown(center);
    row.name = center.name;
    const QString lab = index.data(CenterListModel::LabRole).toString();
    const QString address = index.data(CenterListModel::AddressRole).toString();
    row.address = lab.isEmpty() ? address : localRow({lab, address});
    row.phone = formatPhone(center.phoneNumber);
    row.hours = index.data(CenterListModel::HoursRole).toString();
    row.hoursMissing = !index.data(CenterListModel::HasHoursRole).toBool();
    row.openNow = index.data(CenterListModel::OpenNowRole).toBool();
    row.distance = index.data(CenterListModel::DistanceRole).toString();
    return row;
}

void CentersPane::setDirections(DirectionsChoice choice)
{
    m_directions = choice;
    showCurrent(m_ui->centersList->currentIndex(), m_ui->centersList->currentIndex());
}

void CentersPane::askForDirections()
{
    const auto center = currentCenter();
    if (!center)
        return;
    if (m_directions == DirectionsChoice::Open)
        return openDirections(*center);
    auto *dialog = new DirectionsDialog(*center, window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, center = *center] {
        if (!dialog->isToAskAgain())
            Q_EMIT directionsChosen(DirectionsChoice::Open);
        openDirections(center);
    });
    dialog->open();
}

void CentersPane::openDirections(const ServiceCenter &center)
{
    const bool opened = QDesktopServices::openUrl(directionsUrl(center.address));
    Q_EMIT toastRequested(opened ? tr("Asked the browser to open the directions.")
                                 : tr("No browser could be opened. Copy the address instead."),
                          {}, {});
}

void CentersPane::showRaw()
{
    if (const auto answer = rawAnswerOf(m_session.centers().state()))
        (new RawAnswerDialog(tr("Centers as the service sent them"), *answer, window()))->open();
}

void CentersPane::openSheet()
{
    const auto &geography = m_ui->centerMap->geography();
    if (!geography || m_model.rowCount() == 0)
        return;
    const std::optional<CenterQuery> &query = m_session.centers().query();
    CenterSheet all;
    all.about = query ? aroundWords(*query) : QString();
    for (int row = 0; row < m_model.rowCount(); ++row)
        all.entries.push_back({m_model.numberAt(row), m_model.centerAt(row)});
    all.origin = origin();
    if (const auto *ready = readyIn(m_session.centers().state()); ready && query)
        all.radiusMiles = milesAround(*query, ready->value.centers);
    all.printedOn = QDate::currentDate();
    const QModelIndex current = m_ui->centersList->currentIndex();
    auto *dialog
        = new CenterSheetDialog(all, current.isValid() ? m_model.numberAt(current.row()) : 0, geography, window());
    connect(dialog, &CenterSheetDialog::said, this,
            [this](const QString &what) { Q_EMIT toastRequested(what, {}, {}); });
    dialog->open();
}

} // namespace labdesk
