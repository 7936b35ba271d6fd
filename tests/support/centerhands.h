// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/liveservice.h"
#include "views/centers/centerspane.h"
#include "widgets/segmentedcontrol.h"

#include <QComboBox>
#include <QListView>
#include <QPushButton>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

inline constexpr auto byZip = "/v3/order/psc/info";

/// Beyond what the contract promises: a lab nobody knows, a distance that is no number, no hours, a place off the map.
inline const QByteArray oddCenters = R"({"lab_id":99,"slug":"moonlab","patient_service_centers":[
  {"metadata":{"name":"Far","state":"MA","city":"Boston","zip_code":"02116","first_line":"1 A St","second_line":null,"phone_number":"617-555-0100","fax_number":"","hours":null},"distance":"n/a"},
  {"metadata":{"name":"Near","state":"MA","city":"Boston","zip_code":"02116","first_line":"2 B St","second_line":"Floor 2","phone_number":"617-555-0101","fax_number":"","hours":{"Mon":"7:00AM - 3:30PM","Tue":"7:00AM - 3:30PM","Wed":null,"Thu":null,"Fri":null,"Sat":null,"Sun":null}},"distance":"9.5"},
  {"metadata":{"name":"Nearest","state":"AE","city":"Nowhere","zip_code":"09012","first_line":"3 C St","second_line":"","phone_number":"","fax_number":"","hours":null},"distance":2}]})";

struct CenterHands
{
    explicit CenterHands(CentersPane &of) : pane(of) { }

    void searchZip(const QString &zip, const QString &lab)
    {
        part<QLineEdit>(pane, "zipEdit")->setText(zip);
        part<QComboBox>(pane, "labCombo")->setEditText(lab);
        QTest::keyClick(part<QLineEdit>(pane, "zipEdit"), Qt::Key_Return);
    }
    void searchOrder(const QString &order)
    {
        part<SegmentedControl>(pane, "modeSegment")->setCurrentIndex(1);
        part<QLineEdit>(pane, "orderEdit")->setText(order);
        part<QPushButton>(pane, "searchButton")->click();
    }
    QListView *list() { return part<QListView>(pane, "centersList"); }
    int rows() { return list()->model()->rowCount(); }
    QLabel *problem() { return part<QLabel>(pane, "inputProblemLabel"); }

    CentersPane &pane;
};

/// A pane that has asked for a ZIP and got the odd centers.
struct OddCenters
{
    OddCenters()
    {
        live.answer(byZip, 200, oddCenters);
        pane.show();
    }
    bool come()
    {
        hands.searchZip(u"02108"_s, u"99"_s);
        return QTest::qWaitFor([this] { return hands.rows() == 3; }, 30'000);
    }

    LiveService live;
    std::unique_ptr<Session> session = live.session();
    CentersPane pane{*session};
    CenterHands hands{pane};
};

} // namespace labdesk::tests
