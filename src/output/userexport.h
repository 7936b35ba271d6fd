// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/privatefile.h"
#include "output/rowwriter.h"
#include "store/usersnapshot.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <variant>
#include <vector>

namespace labdesk::output {

/// The users to export, in this order.
struct UsersToExport
{
    UserSnapshot users;
    std::shared_ptr<const std::vector<UserRow>> rows = std::make_shared<const std::vector<UserRow>>();
    qint64 count() const { return qint64(rows->size()); }
};

/// Format and destination of an export.
struct ExportTarget
{
    Format format = Format::Csv; ///< Csv or JsonLines
    Masking masking = Masking::Masked;
    QString file;
};

/// Writes users to a file in a worker thread, row by row, so that memory use doesn't depend on their number. The file
/// appears only when it is complete, see PrivateFile.
class UserExport : public QObject
{
    Q_OBJECT

public:
    struct Done
    {
        qint64 rows = 0;
        qint64 bytes = 0;
    };
    struct Canceled
    {
    };
    using Result = std::variant<Done, Canceled, FileProblem>;

    explicit UserExport(UsersToExport chosen, QObject *parent = nullptr);
    ~UserExport() override; ///< cancels, and waits for the current piece

    const UsersToExport &chosen() const { return m_chosen; }
    void countPersonal(); ///< counts the client IDs that masking would hide
    void start(const ExportTarget &target);
    void cancel();

Q_SIGNALS:
    void counted(qint64 personal);
    void progressed(qint64 rows); ///< several times a second
    void finished(const labdesk::output::UserExport::Result &result);

private:
    struct Shared;

    UsersToExport m_chosen;
    std::shared_ptr<Shared> m_shared;
    QTimer m_progress;
    QThreadPool m_pool;
};

} // namespace labdesk::output
