// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace labdesk::tests {

/// One text of a catalog (.ts).
struct CatalogMessage
{
    QString context;
    QString source;
    QString comment;
    QStringList forms; ///< one, or one for each plural form
    bool isPlural = false;
    bool isFinished = false;

    QString key() const { return QStringList{context, source, comment}.join(QStringLiteral(" | ")); }
};

/// The messages of a file in its order; empty when it cannot be read.
std::vector<CatalogMessage> readCatalog(const QString &file);

} // namespace labdesk::tests
