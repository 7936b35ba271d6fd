// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectionregistry.h"
#include "widgets/theme.h"

#include <QObject>

class QWidget;

namespace labdesk {

/// Asks before a stored connection is deleted, or its secrets are forgotten, and does it.
class ConnectionRemoval : public QObject
{
    Q_OBJECT

public:
    ConnectionRemoval(ConnectionRegistry &registry, QWidget *dialog);

    void askToDelete(const QString &id);
    void askToForget(const QString &id);

Q_SIGNALS:
    void deleted(const QString &id);
    void forgotten(const QString &id); ///< whether or not the keyring could be seen without it
    void told(labdesk::Tone tone, const QString &sentence, const QString &more);

private:
    void remove(const Connection &connection);
    void forget(const QString &id);
    void tellForgotten(const QString &sentence, bool isForgotten, bool inMemory);

    ConnectionRegistry &m_registry;
    QWidget *m_dialog;
};

} // namespace labdesk
