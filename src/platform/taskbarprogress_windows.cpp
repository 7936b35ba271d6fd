// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/taskbarprogress.h"

#include <qt_windows.h>

#include <shobjidl.h>
#include <utility>

namespace labdesk {

namespace {

struct Progress
{
    ITaskbarList3 *taskbar;
    int percent; ///< -1: none
};

/// On each taskbar entry of the program, that is, each visible window without an owner.
BOOL CALLBACK showOn(HWND window, LPARAM what)
{
    const auto &progress = *reinterpret_cast<const Progress *>(what);
    if (!::IsWindowVisible(window) || ::GetWindow(window, GW_OWNER))
        return TRUE;
    progress.taskbar->SetProgressState(window, progress.percent < 0 ? TBPF_NOPROGRESS : TBPF_NORMAL);
    if (progress.percent >= 0)
        progress.taskbar->SetProgressValue(window, ULONGLONG(progress.percent), 100);
    return TRUE;
}

} // namespace

void TaskbarProgress::show(int done, int total)
{
    const int percent = total > 0 ? int(qint64(done) * 100 / total) : -1;
    if (std::exchange(m_percent, percent) == percent)
        return;
    ITaskbarList3 *taskbar = nullptr;
    if (FAILED(::CoCreateInstance(CLSID_TaskbarList, nullptr, CLSCTX_INPROC_SERVER, IID_ITaskbarList3,
                                  reinterpret_cast<void **>(&taskbar))))
        return;
    const Progress progress{taskbar, percent};
    if (SUCCEEDED(taskbar->HrInit()))
        ::EnumThreadWindows(::GetCurrentThreadId(), &showOn, reinterpret_cast<LPARAM>(&progress));
    taskbar->Release();
}

} // namespace labdesk
