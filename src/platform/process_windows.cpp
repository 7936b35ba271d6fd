// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/process.h"

#include <qt_windows.h>

#include <cstdio>
#include <lmcons.h>
#include <shellapi.h>

namespace labdesk {

namespace {

/// A GUI program has no console of its own, so its output goes to the one that started it, unless it was redirected.
void findConsole()
{
    const HANDLE out = ::GetStdHandle(STD_OUTPUT_HANDLE);
    if ((out != nullptr && out != INVALID_HANDLE_VALUE) || !::AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    (void)!std::freopen("CONOUT$", "w", stdout);
    (void)!std::freopen("CONOUT$", "w", stderr);
    ::SetConsoleOutputCP(CP_UTF8);
}

/// Crash reports would include the heap, which contains keys.
void disableCrashDumps()
{
    constexpr DWORD noHeapFlag = 1; // WER_FAULT_REPORTING_FLAG_NOHEAP
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    if (const HMODULE kernel32 = ::GetModuleHandleW(L"kernel32.dll"))
        if (const auto set = reinterpret_cast<HRESULT(WINAPI *)(DWORD)>(
                reinterpret_cast<void *>(::GetProcAddress(kernel32, "WerSetFlags"))))
            set(noHeapFlag);
}

/// Qt's palette is always light on Windows unless this is set before it starts.
void followDarkMode()
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:darkmode=2");
}

} // namespace

void prepareProcess() // new files get the rights of their folders, which only their owner can access
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
