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

/// Writes the listed requests as HAR 1.2 in a worker thread, one export at a time. `session` and `model` must outlive
/// it.
class RequestExport : public QObject
{
    Q_OBJECT

public:
    RequestExport(Session &session, const RequestTableModel &model, QObject *parent);
    ~RequestExport() override; ///< waits for a running export, so that no incomplete file is left

    bool isRunning() const { return m_thread != nullptr; }
    void chooseFile(QWidget *over); ///< `over`: the dialog's parent
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
