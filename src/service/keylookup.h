// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <QHash>

namespace labdesk::service {

/// Finds the rows of many keys with one statement.
class KeyLookup
{
public:
    /// select: of a number, for a row whose key is k; fixed: what is bound in it.
    KeyLookup(const Database &database, const QString &select, QVariantList fixed = {});

    QHash<QString, qint64> find(const QStringList &keys); ///< those that there are

private:
    Statement m_statement;
    Engine m_engine;
    QVariantList m_fixed;
};

} // namespace labdesk::service
