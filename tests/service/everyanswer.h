// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/testservice.h"

#include <QMap>

namespace labdesk::tests {

/// What a service answers to every read there is, for all that its database holds, by target.
inline QMap<QByteArray, QByteArray> everyAnswer(const QString &location)
{
    QByteArrayList targets{"/v2/user/?limit=500", "/v2/user/?offset=7&limit=3", "/v2/providers",
                           "/v3/insurance/search/payor", "/v3/insurance/search/payor?insurance_name=salud%20com"};
    {
        const service::Database database(location, service::Database::Access::Read);
        const auto each = [&](const char *sql, auto add) {
            service::Statement rows = database.prepare(QString::fromLatin1(sql));
            rows.run();
            while (rows.next())
                add(rows);
        };
        each("SELECT user_id FROM users", [&](const auto &row) {
            const QByteArray id = row.text(0).toLatin1();
            targets += {"/v2/user/" + id, "/v2/user/providers/" + id, "/v2/user/" + id + "/insurance/latest"};
        });
        each("SELECT order_id FROM orders",
             [&](const auto &row) { targets += "/v3/order/" + row.text(0).toLatin1() + "/psc/info?radius=50"; });
        each("SELECT DISTINCT lab_id, zip FROM centers ORDER BY zip, lab_id LIMIT 40", [&](const auto &row) {
            targets += "/v3/order/psc/info?lab_id=" + QByteArray::number(row.integer(0))
                + "&zip_code=" + row.text(1).toLatin1();
        });
        each("SELECT clearinghouse, payor_id FROM payor_ids ORDER BY payor_id, clearinghouse LIMIT 20",
             [&](const auto &row) {
                 targets += "/v3/insurance/search/payor?provider=" + row.text(0).toLatin1()
                     + "&provider_payor_id=" + row.text(1).toLatin1();
             });
    }
    service::ServiceOptions options = TestService::small();
    options.database = location;
    options.key = "k";
    options.clock = [] { return QDateTime::fromSecsSinceEpoch(TestService::begin, Qt::UTC); };
    service::LocalService local(options);
    local.startAndWait();
    TestClient client(local.port(), "k");
    QMap<QByteArray, QByteArray> answers;
    for (const QByteArray &target : targets) {
        const auto reply = client.ask("GET", target);
        answers[target] = QByteArray::number(reply.status) + ' ' + reply.body;
    }
    return answers;
}

} // namespace labdesk::tests
