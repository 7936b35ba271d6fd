// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/process.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

void prepareProcess()
{
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
    std::vector<char> buffer(16'384);
    passwd entry{};
    passwd *found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found)
        return QString::fromLocal8Bit(found->pw_name);
    return u"uid %1"_s.arg(::getuid());
}

} // namespace labdesk
