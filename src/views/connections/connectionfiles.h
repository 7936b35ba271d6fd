// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectionregistry.h"
#include "widgets/theme.h"

#include <QObject>

class QMenu;
class QWidget;

namespace labdesk {

/// Exports connections to a file without their secrets, imports them, and adds both to a menu.
class ConnectionFiles : public QObject
{
    Q_OBJECT

public:
    ConnectionFiles(ConnectionRegistry &registry, QWidget *dialog);

    void addTo(QMenu *menu);
    void chooseImport();
    void chooseExport();

Q_SIGNALS:
    void imported(const QString &firstId);
    void exported(qint64 connections);
    void reported(labdesk::Tone tone, const QString &sentence, const QString &more);

private:
    void importFrom(const QString &file);
    void exportTo(const QString &file);

    ConnectionRegistry &m_registry;
    QWidget *m_dialog;
};

} // namespace labdesk
