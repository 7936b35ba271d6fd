// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/sessionwatch.h"

#include <QCoreApplication>
#include <qt_windows.h>

#include <wtsapi32.h>

namespace labdesk {

namespace {

constexpr wchar_t className[] = L"LabdeskSessionWatch";

/// A window that is never shown. It receives messages when the session is locked or ends, when the computer is about to
/// sleep, and when an installer needs the program's files (Restart Manager). (A message-only window wouldn't receive
/// the end of the session.)
class WindowsSessionWatch final : public SessionWatch
{
public:
    ~WindowsSessionWatch() override
    {
        if (!m_window)
            return;
        ::WTSUnRegisterSessionNotification(m_window);
        ::DestroyWindow(m_window);
    }

    void begin() override
    {
        const HINSTANCE program = ::GetModuleHandleW(nullptr);
        WNDCLASSEXW kind = {};
        kind.cbSize = sizeof kind;
        kind.lpfnWndProc = &WindowsSessionWatch::handleMessage;
        kind.hInstance = program;
        kind.lpszClassName = className;
        ::RegisterClassExW(&kind);
        m_window = ::CreateWindowExW(0, className, L"", WS_POPUP, 0, 0, 0, 0, nullptr, nullptr, program, nullptr);
        if (!m_window)
            return;
        ::SetWindowLongPtrW(m_window, GWLP_USERDATA, reinterpret_cast<LONG_PTR>(this));
        ::WTSRegisterSessionNotification(m_window, NOTIFY_FOR_THIS_SESSION);
        registerRestartAfterUpgrade();
    }

private:
    /// Registers for a restart by the installer that closed the program, and by nothing else. Without arguments,
    /// because a link may contain a user's name.
    static void registerRestartAfterUpgrade()
    {
        constexpr DWORD noRestartAfterCrash = 1, noRestartAfterHang = 2, noRestartAfterReboot = 8; // RESTART_NO_...
        using Register = HRESULT(WINAPI *)(PCWSTR, DWORD);
        if (const HMODULE kernel = ::GetModuleHandleW(L"kernel32.dll"))
            if (const auto registerRestart = reinterpret_cast<Register>(
                    reinterpret_cast<void *>(::GetProcAddress(kernel, "RegisterApplicationRestart"))))
                registerRestart(L"", noRestartAfterCrash | noRestartAfterHang | noRestartAfterReboot);
    }

    static LRESULT CALLBACK handleMessage(HWND window, UINT message, WPARAM wParam, LPARAM lParam)
    {
        if (auto *watch = reinterpret_cast<WindowsSessionWatch *>(::GetWindowLongPtrW(window, GWLP_USERDATA))) {
            const bool isLock = message == WM_WTSSESSION_CHANGE
                && (wParam == WTS_SESSION_LOCK || wParam == WTS_CONSOLE_DISCONNECT || wParam == WTS_REMOTE_DISCONNECT);
            const bool isSleep = message == WM_POWERBROADCAST && wParam == PBT_APMSUSPEND;
            if (isLock || isSleep)
                Q_EMIT watch->lockWanted();
            if (message == WM_QUERYENDSESSION)
                return TRUE;
            if (message == WM_ENDSESSION && wParam) {
                constexpr LPARAM closeApp = 1; // ENDSESSION_CLOSEAPP: only this program has to close
                Q_EMIT watch->ends();
                if (lParam & closeApp)
                    QCoreApplication::exit(0); // nobody may be at the screen to confirm it
            }
        }
        return ::DefWindowProcW(window, message, wParam, lParam);
    }

    HWND m_window = nullptr;
};

} // namespace

std::unique_ptr<SessionWatch> makeSessionWatch()
{
    return std::make_unique<WindowsSessionWatch>();
}

} // namespace labdesk
