// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <optional>
#include <vector>

namespace labdesk::tests {

struct DescribedParameter
{
    QString name;
    QString in; ///< "path" or "query"
    bool isRequired = false;
    QJsonObject schema;
};

struct DescribedOperation
{
    QString id; ///< as api names its endpoints: "getUser"
    QByteArray method;
    QString path; ///< "/v2/user/{user_id}"
    std::vector<DescribedParameter> parameters;
    QMap<QString, QJsonObject> bodies;               ///< schema by media type; empty: it takes no body
    QMap<int, std::optional<QJsonObject>> responses; ///< schema by status; nothing: without a body
    QStringList segments() const { return path.split(u'/', Qt::SkipEmptyParts); }
    int successStatus() const { return responses.firstKey(); }
};

/// docs/service.openapi.yaml, read.
class ServiceDescription
{
public:
    /// All of it: the contract and what deployments are known to take and send.
    static const ServiceDescription &whole();
    /// The contract alone: without what is marked x-beyond-contract, and no member that is not described.
    static const ServiceDescription &contract();

    const QJsonObject &root() const { return m_root; }
    const std::vector<DescribedOperation> &operations() const { return m_operations; }
    const DescribedOperation &operation(const QString &id) const; ///< ends the program if there is none
    /// Who answers, in either form of the path; null: nobody.
    const DescribedOperation *find(const QByteArray &method, const QString &path) const;

    /// What is wrong with an answer; empty: nothing.
    QStringList problemsOf(const DescribedOperation &operation, int status, const QByteArray &body) const;

private:
    explicit ServiceDescription(QJsonObject root);

    QJsonObject m_root;
    std::vector<DescribedOperation> m_operations;
};

} // namespace labdesk::tests
