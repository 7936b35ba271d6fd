// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/centertablemodel.h"

namespace labdesk {

namespace {

template <int role> QString roleText(CenterListRow of)
{
    return of.list.index(of.row).data(role).toString();
}

} // namespace

CenterTableModel::Columns CenterTableModel::columns() const
{
    static constexpr RowColumn<CenterListRow> all[] = {
        {.key = "number",
         .title = QT_TR_NOOP("No."),
         .count = [](CenterListRow of) { return qint64(of.list.numberAt(of.row)); }},
        {.key = "name", .title = QT_TR_NOOP("Name"), .text = &roleText<Qt::DisplayRole>},
        {.key = "address", .title = QT_TR_NOOP("Address"), .text = &roleText<CenterListModel::AddressRole>},
        {.key = "phone_number", .title = QT_TR_NOOP("Phone"), .text = &roleText<CenterListModel::PhoneRole>},
        {.key = "hours", .title = QT_TR_NOOP("Hours"), .text = &roleText<CenterListModel::HoursRole>},
        {.key = "distance",
         .title = QT_TR_NOOP("Distance"),
         .text = &roleText<CenterListModel::DistanceRole>,
         .value = [](CenterListRow of) -> QVariant { return of.list.centerAt(of.row).distance.text; }},
        {.key = "lab",
         .title = QT_TR_NOOP("Lab"),
         .text = &roleText<CenterListModel::LabRole>,
         .value = [](CenterListRow of) -> QVariant { return of.list.centerAt(of.row).labSlug; }},
        {.key = "site_code",
         .title = QT_TR_NOOP("Site code"),
         .text = [](CenterListRow of) { return of.list.centerAt(of.row).siteCode; }},
    };
    return all;
}

} // namespace labdesk
