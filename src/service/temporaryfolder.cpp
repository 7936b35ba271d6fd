// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/temporaryfolder.h"

#ifdef Q_OS_UNIX
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>
#endif

namespace labdesk::service {

#ifdef Q_OS_UNIX

namespace {

constexpr std::array terminationSignals{SIGINT, SIGTERM, SIGHUP, SIGPIPE};
constexpr char noSignal = 0;

std::atomic<int> guardPipe = -1; ///< file descriptor for the handler, which is only allowed to write the signal number

void notifyGuard(int number)
{
    const int before = errno;
    const char byte = static_cast<char>(number);
    (void)!::write(guardPipe, &byte, 1);
    errno = before;
}

/// -1: another program uses it, or it can't be locked.
int lockFolder(const QString &folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (handle >= 0 && ::flock(handle, LOCK_EX | LOCK_NB) != 0) {
        ::close(handle);
        return -1;
    }
    return handle;
}

/// Removes the folders for the same target of programs that were killed.
void removeLeft(const QString &beginning)
{
    const QFileInfo target(beginning);
    for (const QFileInfo &left :
         target.absoluteDir().entryInfoList(QDir::Dirs | QDir::Hidden | QDir::NoSymLinks | QDir::NoDotAndDotDot)) {
        if (!left.fileName().startsWith(target.fileName()) || left.ownerId() != ::geteuid())
            continue;
        const int lock = lockFolder(left.filePath());
        if (lock < 0)
            continue;
        QDir(left.filePath()).removeRecursively();
        ::close(lock);
    }
}

} // namespace

/// Waits for a signal in a thread, because a signal handler can't remove a folder. Signals aren't blocked, because
/// child processes would inherit that.
class TemporaryFolder::Guard
{
public:
    explicit Guard(QString folder) : m_folder(std::move(folder)), m_lock(lockFolder(m_folder))
    {
        if (::pipe2(m_pipe.data(), O_CLOEXEC) != 0)
            return; // a signal then ends the program as usual
        guardPipe = m_pipe[1];
        m_thread = std::thread([this] { wait(); });
        struct sigaction action = {};
        action.sa_handler = notifyGuard;
        action.sa_flags = SA_RESTART;
        for (std::size_t i = 0; i < terminationSignals.size(); ++i)
            if (::sigaction(terminationSignals[i], nullptr, &m_before[i]) == 0 && m_before[i].sa_handler == SIG_DFL)
                ::sigaction(terminationSignals[i], &action, nullptr); // keeps ignored signals, as set by nohup
    }
    ~Guard()
    {
        ::close(m_lock);
        if (!m_thread.joinable())
            return;
        for (std::size_t i = 0; i < terminationSignals.size(); ++i)
            ::sigaction(terminationSignals[i], &m_before[i], nullptr);
        (void)!::write(m_pipe[1], &noSignal, 1);
        m_thread.join();
        for (const int end : m_pipe)
            ::close(end);
    }
    Guard(const Guard &) = delete;
    Guard &operator=(const Guard &) = delete;

private:
    void wait() const
    {
        char number = noSignal;
        while (::read(m_pipe[0], &number, 1) < 0 && errno == EINTR) { }
        if (number == noSignal)
            return;
        for (int tries = 0; tries < 10 && QFileInfo::exists(m_folder); ++tries) // other threads may still add files
            QDir(m_folder).removeRecursively();
        ::signal(number, SIG_DFL); // so that the parent process sees which signal ended it
        ::raise(number);
    }

    QString m_folder;
    int m_lock; ///< of a folder that is in use
    std::array<int, 2> m_pipe{};
    std::array<struct sigaction, terminationSignals.size()> m_before{};
    std::thread m_thread;
};

std::unique_ptr<TemporaryFolder::Guard> TemporaryFolder::newGuard() const
{
    return std::make_unique<Guard>(m_folder.path());
}

#else

namespace {

void removeLeft(const QString &) { } // can't tell whether a folder is in use

} // namespace

class TemporaryFolder::Guard
{
};

std::unique_ptr<TemporaryFolder::Guard> TemporaryFolder::newGuard() const
{
    return nullptr;
}

#endif

TemporaryFolder::TemporaryFolder() : m_guard(newGuard()) { }
TemporaryFolder::TemporaryFolder(const QString &target)
    : m_folder([begin = target + QStringLiteral(".part-")] {
          removeLeft(begin);
          return begin + QStringLiteral("XXXXXX");
      }()),
      m_guard(newGuard())
{
}
TemporaryFolder::~TemporaryFolder() = default;

} // namespace labdesk::service
