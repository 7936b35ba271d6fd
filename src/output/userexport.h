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

/// Users in the order in which they are written.
struct UsersToExport
{
    UserSnapshot users;
    std::shared_ptr<const std::vector<UserRow>> rows = std::make_shared<const std::vector<UserRow>>();
    qint64 count() const { return qint64(rows->size()); }
};

/// How they leave and where to.
struct ExportTarget
{
    Format format = Format::Csv; ///< Csv or JsonLines
    Masking masking = Masking::Masked;
    QString file;
};

/// Writes users into a file in a thread of its own, row by row: memory does not grow with their number. The file is
/// there when all of it is, see PrivateFile.
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
    ~UserExport() override; ///< cancels, and waits for the piece that is being written

    const UsersToExport &chosen() const { return m_chosen; }
    void countPersonal(); ///< of what masking hides
    void start(const ExportTarget &target);
    void cancel();

Q_SIGNALS:
    void counted(qint64 personal);
    void progressed(qint64 rows); ///< a few times a second
    void finished(const labdesk::output::UserExport::Result &result);

private:
    struct Shared;

    UsersToExport m_chosen;
    std::shared_ptr<Shared> m_shared;
    QTimer m_progress;
    QThreadPool m_pool;
};

} // namespace labdesk::output
