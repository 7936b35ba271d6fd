// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userjobcsv.h"

#include "models/userjobtexts.h"

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array<QLatin1StringView, userJobStates> stateNames = {"not sent"_L1, "unknown"_L1, "done"_L1, "failed"_L1, "unknown"_L1, "not sent"_L1};

QByteArray csvCell(const QString &text)
{
    const bool isFormula = !text.isEmpty() && u"=+-@\t\r"_s.contains(text.front());
    QString cell = isFormula ? u'\'' + text : text;
    cell.replace(u'"', u"\"\""_s);
    return '"' + cell.toUtf8() + '"';
}

void addCsvLine(QByteArray &csv, std::initializer_list<QString> cells)
{
    bool isFirst = true;
    for (const QString &cell : cells) {
        if (!std::exchange(isFirst, false))
            csv += ',';
        csv += csvCell(cell);
    }
    csv += "\r\n";
}

} // namespace

QByteArray jobResultsCsv(const UserJob &job)
{
    QByteArray csv;
    addCsvLine(csv, {u"user_id"_s, u"client_user_id"_s, u"outcome"_s, u"http_status"_s, u"detail"_s});
    const UserJobItems &users = job.plan().users;
    for (quint32 user = 0; user < users.size(); ++user) {
        const int status = job.result(user).httpStatus;
        addCsvLine(csv, {users.idText(user), users.clientUserId(user), stateNames[size_t(job.state(user))],
                         status == 0 ? QString() : QString::number(status), jobUserWords(job, user)});
    }
    for (quint32 user = 0; user < job.plan().excluded.size(); ++user)
        addCsvLine(csv, {job.plan().excluded.idText(user), job.plan().excluded.clientUserId(user), u"left out"_s, QString(), exclusionWords(job.plan().reasons[user])});
    return csv;
}

QByteArray jobRemainsCsv(const UserJobRemains &remains)
{
    QByteArray csv;
    addCsvLine(csv, {u"user_id"_s, u"outcome"_s});
    for (size_t user = 0; user < remains.users.size(); ++user)
        addCsvLine(csv, {remains.users[user], stateNames[size_t(remains.states[user])]});
    return csv;
}

} // namespace labdesk
