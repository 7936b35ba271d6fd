// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/process.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The next file or socket would get the number of a closed one, and what is written to that. Reading and writing these
/// fails, as it does with a closed one.
void reserveStandardDescriptors()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(number, F_GETFD) < 0)
            ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY); // gets the lowest number that is free
}

/// Calls `read` with the operating system's entry of this account, if it has one.
template <class Read> void readAccount(Read read)
{
    std::vector<char> buffer(16'384);
    passwd entry{};
    passwd *found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found)
        read(*found);
}

} // namespace

void prepareProcess()
{
    reserveStandardDescriptors();
    if (qEnvironmentVariableIsEmpty("HOME")) // Qt would take the root folder
        readAccount([](const passwd &account) { qputenv("HOME", account.pw_dir); });
    ::umask(077); // also for files that Qt writes itself, such as its file dialog's folders
#ifdef __GLIBC__
    // One heap for all threads. Otherwise, each thread has its own, and keeps up to 64 MB at its end for itself, which
    // malloc_trim() doesn't return: of a long list that was left, some 10 MB.
    ::mallopt(M_ARENA_MAX, 1);
#endif
}

QStringList commandLine(int argc, char **argv)
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words += QString::fromLocal8Bit(argv[i]);
    return words;
}

QString accountName()
{
    QString name = u"uid %1"_s.arg(::getuid());
    readAccount([&name](const passwd &account) { name = QString::fromLocal8Bit(account.pw_name); });
    return name;
}

} // namespace labdesk
