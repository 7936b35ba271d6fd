// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/descriptiondifferences.h"

#include <QByteArray>
#include <QJsonValue>

#include <vector>

namespace labdesk::tests {

using Keys = QStringList; ///< of a place in a document; "#3" is the entry 3 of a list

/// docs/service.openapi.yaml as JSON.
QJsonValue describedJson();
QJsonValue valueAt(const QJsonValue &document, const Keys &keys);
/// The document with another value in a place; undefined removes it.
QJsonValue with(const QJsonValue &document, const Keys &keys, const QJsonValue &value, qsizetype from = 0);
QJsonValue renamed(const QJsonValue &document, const Keys &keys, const QString &name);
QByteArray written(const QJsonValue &document);

/// A document that differs from ours in one thing.
struct Mutant
{
    QString name;
    QByteArray document;
    DescriptionDifference::What what; ///< the difference that must be found
    QString about;                    ///< its name ends so
    QString detail = {};
    int most = 1; ///< differences that one change can make: a value that is renamed is gone, and another is new
};

std::vector<Mutant> mutants();

/// Each difference on a line, first what Labdesk may not work with, with the operations that it concerns.
QStringList told(const DescriptionDifferences &differences, bool hasAll = false);

} // namespace labdesk::tests
