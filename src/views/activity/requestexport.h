// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/requesttablemodel.h"
#include "output/privatefile.h"

#include <QObject>

#include <memory>
#include <optional>

class QThread;

namespace labdesk {

class Session;

/// Writes the requests that are listed as HAR 1.2, in a thread of its own; one at a time. Session and model must
/// outlive it.
class RequestExport : public QObject
{
    Q_OBJECT

public:
    RequestExport(Session &session, const RequestTableModel &model, QObject *parent);
    ~RequestExport() override; ///< waits: a file is there wholly or not at all

    bool isRunning() const { return m_thread != nullptr; }
    void chooseFile(QWidget *over); ///< over which the dialog opens
    void exportTo(const QString &file);

Q_SIGNALS:
    void runningChanged();
    void done(int requests);
    void failed(const labdesk::output::FileProblemText &text);

private:
    void ended(const QString &file, int requests, std::optional<output::FileProblem> problem);

    Session &m_session;
    const RequestTableModel &m_model;
    std::unique_ptr<QThread> m_thread;
};

} // namespace labdesk
