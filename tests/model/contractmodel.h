// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/testclient.h"

#include <QByteArrayList>

#include <climits>
#include <map>
#include <string>
#include <vector>

namespace labdesk::tests {

enum class Action { Create, Read, List, Sources, Refresh, Change, Deregister, Remove, SetClock };

/// What the key of a client allows. Revoked: since before the operation was sent.
enum class Access { Write, Read, Revoked };

/// One operation of a recorded history. Times are positions in the record.
struct Entry
{
    static constexpr int never = INT_MAX;

    Action action = Action::Read;
    int team = 1;
    Access access = Access::Write;
    QByteArray user = {};   ///< the ID in the path
    QByteArray member = {}; ///< of Change
    QByteArray value = {};  ///< client ID, value of the member, provider, or seconds since 1970
    int invoked = 0;
    int returned = never;  ///< never: it isn't known whether it was done, now or at any later time
    QByteArray reply = {}; ///< as replyText() tells it

    bool isKnown() const { return returned != never; }
};

enum class SourceState { Connected, Broken, Transient, OnPhone };

struct ModelUser
{
    int team = 1;
    QByteArray id; ///< empty until a response names it, if that to the creation was lost
    QByteArray clientId;
    std::map<QByteArray, QByteArray> members = {}; ///< by their names in a request
    std::map<QByteArray, SourceState> sources = {};
    std::vector<qint64> refreshes = {}; ///< seconds since 1970
};

/// The contract as a program that does one operation at a time.
struct ContractModel
{
    qint64 now = 0;
    std::vector<ModelUser> users = {};

    /// Does the operation. Returns false if the response in the entry isn't the one that the contract gives here. If it
    /// is unknown, any will do.
    bool follow(const Entry &entry);

    std::string text() const; ///< equal for equal states

private:
    ModelUser *find(const Entry &entry);
    QByteArray doneTo(const Entry &entry);
    QByteArray create(const Entry &entry);
    QByteArray list(const Entry &entry);
    QByteArray refresh(ModelUser &user) const;
    QByteArray change(ModelUser &user, const Entry &entry);
    QByteArray deregister(ModelUser &user, const QByteArray &provider) const;
    void endIngestion();
};

QByteArray clockText(qint64 now); ///< the day, YYYY-mm-dd

/// The part of a response that the model foretells: status, and what it says of users, sources, and refreshes. Empty
/// for one that doesn't exist.
QByteArray replyText(Action action, const TestReply &reply);

QByteArray entryText(const Entry &entry);

} // namespace labdesk::tests
