// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/userexport.h"

#include "output/uservalues.h"

#include <atomic>

using namespace std::chrono_literals;

namespace labdesk::output {

struct UserExport::Shared
{
    std::atomic<bool> isCanceled = false;
    std::atomic<qint64> rows = 0;
};

namespace {

constexpr qsizetype chunkSize = 256 * 1024;

/// Runs in the worker thread.
UserExport::Result writeUsers(const UsersToExport &chosen, const ExportTarget &target,
                              const std::atomic<bool> &isCanceled, std::atomic<qint64> &written)
{
    PrivateFile file(target.file);
    if (const auto why = file.open())
        return *why;
    const UserValues values(chosen.users);
    RowWriter writer(target.format, UserValues::columns(), target.masking);
    // The byte order mark tells spreadsheets that the file is UTF-8; without it, non-ASCII text is garbled.
    QByteArray piece = target.format == Format::Csv ? QByteArray("\xef\xbb\xbf") : QByteArray();
    piece.reserve(chunkSize + 4096);
    piece += writer.begin(qint64(chosen.rows->size()));
    for (const UserRow row : *chosen.rows) {
        piece += writer.row(values.of(row));
        written.fetch_add(1, std::memory_order_relaxed);
        if (piece.size() < chunkSize)
            continue;
        if (isCanceled)
            return UserExport::Canceled{};
        if (const auto why = file.write(piece))
            return *why;
        piece.resize(0);
    }
    piece += writer.end();
    if (const auto why = file.write(piece))
        return *why;
    if (isCanceled)
        return UserExport::Canceled{};
    const qint64 bytes = file.written();
    if (const auto why = file.commit())
        return *why;
    return UserExport::Done{qint64(chosen.rows->size()), bytes};
}

} // namespace

UserExport::UserExport(UsersToExport chosen, QObject *parent)
    : QObject(parent), m_chosen(std::move(chosen)), m_shared(std::make_shared<Shared>())
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_progress.setInterval(100ms);
    connect(&m_progress, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_shared->rows); });
}

UserExport::~UserExport()
{
    cancel();
    m_pool.waitForDone();
}

void UserExport::countPersonal()
{
    m_pool.start([this, chosen = m_chosen, shared = m_shared] {
        const qint64 personal = output::countPersonal(chosen.users, *chosen.rows, shared->isCanceled);
        QMetaObject::invokeMethod(
            this, [this, personal] { Q_EMIT counted(personal); }, Qt::QueuedConnection);
    });
}

void UserExport::start(const ExportTarget &target)
{
    m_shared->isCanceled = true; // also cancels counting, whose result isn't needed anymore
    m_shared = std::make_shared<Shared>();
    m_progress.start();
    m_pool.start([this, chosen = m_chosen, target, shared = m_shared] {
        const Result result = writeUsers(chosen, target, shared->isCanceled, shared->rows);
        QMetaObject::invokeMethod(
            this,
            [this, result] {
                m_progress.stop();
                Q_EMIT finished(result);
            },
            Qt::QueuedConnection);
    });
}

void UserExport::cancel()
{
    m_shared->isCanceled = true;
}

} // namespace labdesk::output
