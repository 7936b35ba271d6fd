// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <optional>

namespace labdesk::service {

/// How far an import has come. It is committed together with what was imported.
struct ImportState
{
    qint64 position = 0; ///< bytes of the input
    qint64 lines = 0;
    qint64 refused = 0;
    QString digest; ///< of the input up to there
};

/// The imports that a database has seen, so that none is done twice.
class ImportStates
{
public:
    explicit ImportStates(const Database &database);

    std::optional<ImportState> find(const QString &importId);
    void keep(const QString &importId, qint64 teamSeq, const ImportState &state, qint64 now); ///< now: seconds

private:
    Statement m_find, m_keep;
};

} // namespace labdesk::service
