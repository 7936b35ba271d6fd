// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondrafts.h"
#include "widgets/theme.h"

#include <QObject>

#include <optional>

namespace labdesk {

class ConnectionForm;

/// Saves what is in the form, with the secrets that were typed, once nothing is wrong with it.
class ConnectionSaving : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    ConnectionSaving(ConnectionRegistry &registry, const ConnectionDrafts &drafts, ConnectionForm &form,
                     QObject *parent);

    void save(bool thenConnect);

Q_SIGNALS:
    void saved(const QString &id);
    void told(labdesk::Tone tone, const QString &sentence, const QString &more); ///< where the secrets are now
    void connectRequested();                                                     ///< last, where that was asked for

private:
    /// `kept`: nothing when the stored secrets stayed as they were.
    void tell(std::optional<SecretStore::Kept> kept, bool hasKey, bool sessionOnlyWanted);

    ConnectionRegistry &m_registry;
    const ConnectionDrafts &m_drafts;
    ConnectionForm &m_form;
};

} // namespace labdesk
