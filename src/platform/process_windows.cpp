// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/process.h"

#include <qt_windows.h>

#include <cstdio>
#include <lmcons.h>
#include <shellapi.h>

namespace labdesk {

namespace {

/// A program with windows gets no console of its own: what it prints goes to the one it was started from, unless it
/// was sent elsewhere.
void findConsole()
{
    const HANDLE out = ::GetStdHandle(STD_OUTPUT_HANDLE);
    if ((out != nullptr && out != INVALID_HANDLE_VALUE) || !::AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    (void)!std::freopen("CONOUT$", "w", stdout);
    (void)!std::freopen("CONOUT$", "w", stderr);
    ::SetConsoleOutputCP(CP_UTF8);
}

/// A report of a crash would hold what the heap holds, and keys are among that.
void disableCrashDumps()
{
    constexpr DWORD withoutHeap = 1; // WER_FAULT_REPORTING_FLAG_NOHEAP
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    if (const HMODULE kernel = ::GetModuleHandleW(L"kernel32.dll"))
        if (const auto set = reinterpret_cast<HRESULT(WINAPI *)(DWORD)>(
                reinterpret_cast<void *>(::GetProcAddress(kernel, "WerSetFlags"))))
            set(withoutHeap);
}

/// Qt's palette is light whatever is chosen in Windows, unless it is told before it starts.
void followDarkMode()
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:darkmode=2");
}

} // namespace

void prepareProcess() // files are for their owner alone by the rights of the folders they are made in
{
    findConsole();
    disableCrashDumps();
    followDarkMode();
}

QStringList commandLine(int, char **)
{
    QStringList words;
    int count = 0;
    LPWSTR *first = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    for (int i = 0; i < count; ++i)
        words += QString::fromWCharArray(first[i]);
    ::LocalFree(first);
    return words;
}

QString accountName()
{
    wchar_t name[UNLEN + 1] = {};
    DWORD size = UNLEN + 1;
    return ::GetUserNameW(name, &size) ? QString::fromWCharArray(name) : QString();
}

} // namespace labdesk
