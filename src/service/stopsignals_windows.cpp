// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/stopsignals.h"

#include <qt_windows.h>

namespace labdesk::service {

namespace {

// Global, like the console of the process. The handler runs in a thread that Windows creates.
HANDLE stopEvent()
{
    static const HANDLE event = ::CreateEventW(nullptr, TRUE, FALSE, nullptr);
    return event;
}

BOOL WINAPI noteStop(DWORD)
{
    ::SetEvent(stopEvent());
    return TRUE;
}

} // namespace

StopSignals::StopSignals()
{
    stopEvent();
    ::SetConsoleCtrlHandler(&noteStop, TRUE);
}

void StopSignals::awaitReload() { }

bool StopSignals::wereReceived() const
{
    return ::WaitForSingleObject(stopEvent(), 0) == WAIT_OBJECT_0;
}

StopSignals::Came StopSignals::wait() const
{
    ::WaitForSingleObject(stopEvent(), INFINITE);
    return Came::Stop;
}

} // namespace labdesk::service
