// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/strictanswers.h"

#include "service/userrecords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// Keeps these members.
QJsonObject only(const QJsonObject &object, const QStringList &members)
{
    QJsonObject kept;
    for (const QString &name : members)
        if (object.contains(name))
            kept.insert(name, object[name]);
    return kept;
}

// Members that are not required and hold nothing: the contract gives them a type, which null is not of.
QJsonObject withoutNulls(QJsonObject object)
{
    for (const QString &name : object.keys())
        if (object[name].isNull())
            object.remove(name);
    return object;
}

template <class Change> QJsonArray each(const QJsonArray &array, Change change)
{
    QJsonArray changed;
    for (const auto &entry : array)
        changed.append(change(entry.toObject()));
    return changed;
}

// 2.2
QJsonObject connectedSource(const QJsonObject &sent)
{
    return only(sent, {u"source"_s, u"created_on"_s});
}

// 2.1
QJsonObject user(const QJsonObject &sent)
{
    QStringList members{u"team_id"_s, u"connected_sources"_s};
    forEachColumn(userTable.columns(), [&members](const auto &column) {
        if (column.isInContract)
            members += QString::fromLatin1(QByteArrayView(column.name()));
    });
    QJsonObject kept = withoutNulls(only(sent, members));
    kept[u"connected_sources"_s] = each(kept[u"connected_sources"_s].toArray(), connectedSource);
    return kept;
}

// 2.5
QJsonObject provider(const QJsonObject &sent)
{
    return withoutNulls(only(sent, {u"name"_s, u"slug"_s, u"logo"_s, u"auth_type"_s, u"supported_resources"_s}));
}

// 2.7
QJsonObject center(const QJsonObject &sent)
{
    const QStringList texts{u"name"_s,       u"state"_s,       u"city"_s,         u"zip_code"_s,
                            u"first_line"_s, u"second_line"_s, u"phone_number"_s, u"fax_number"_s};
    const QJsonObject metadata = sent[u"metadata"_s].toObject();
    QJsonObject kept{{u"hours"_s, metadata[u"hours"_s]}};
    for (const QString &name : texts)
        kept[name] = metadata[name].toString();
    return {{u"metadata"_s, kept}, {u"distance"_s, sent[u"distance"_s]}};
}

QJsonObject centers(QJsonObject sent)
{
    sent[u"patient_service_centers"_s] = each(sent[u"patient_service_centers"_s].toArray(), center);
    return sent;
}

// 2.8
QJsonObject payor(const QJsonObject &sent)
{
    QJsonObject kept = only(sent, {u"payor_code"_s, u"name"_s, u"aliases"_s, u"org_address"_s});
    kept[u"org_address"_s] = only(kept[u"org_address"_s].toObject(),
                                  {u"first_line"_s, u"second_line"_s, u"country"_s, u"zip"_s, u"city"_s, u"state"_s});
    return kept;
}

// 2.6
QJsonObject insurance(QJsonObject sent)
{
    sent = only(sent,
                {u"payor_code"_s, u"member_id"_s, u"group_id"_s, u"relationship"_s, u"insured"_s, u"company"_s,
                 u"guarantor"_s});
    QJsonObject insured = sent[u"insured"_s].toObject();
    insured[u"address"_s] = only(insured[u"address"_s].toObject(),
                                 {u"first_line"_s, u"second_line"_s, u"zip_code"_s, u"state"_s, u"city"_s});
    sent[u"insured"_s] = insured;
    return sent;
}

QJsonObject userList(QJsonObject sent)
{
    if (!sent.contains(u"users"_s)) // one that was created
        return user(sent);
    sent[u"users"_s] = each(sent[u"users"_s].toArray(), user);
    return sent;
}

QJsonDocument shaped(const QByteArray &path, const QJsonDocument &sent)
{
    if (path == "/v2/user/")
        return QJsonDocument(userList(sent.object()));
    if (path.startsWith("/v2/providers"))
        return QJsonDocument(each(sent.array(), provider));
    if (path.startsWith("/v3/insurance/"))
        return QJsonDocument(each(sent.array(), payor));
    if (path.endsWith("/psc/info"))
        return QJsonDocument(centers(sent.object()));
    if (path.endsWith("/insurance/latest"))
        return QJsonDocument(insurance(sent.object()));
    if (path.startsWith("/v2/user/") && sent.object().contains(u"connected_sources"_s))
        return QJsonDocument(user(sent.object()));
    return sent;
}

} // namespace

void keepToContract(const HttpRequest &request, HttpAnswer &answer)
{
    if (answer.status != 200)
        return;
    takeWhole(answer);
    answer.body = shaped(request.path(), QJsonDocument::fromJson(answer.body)).toJson(QJsonDocument::Compact);
}

} // namespace labdesk::service
