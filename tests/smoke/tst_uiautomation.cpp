// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolestage.h"

#include <qt_windows.h>

#define new new_member // the header names a parameter so
#include <uiautomationcore.h>
#include <uiautomationcoreapi.h>
#undef new

#include <thread>

using namespace Qt::StringLiterals;
using labdesk::tests::ConsoleStage;

namespace {

// Of Microsoft's list of properties and kinds of controls.
constexpr PROPERTYID controlType = 30003, name = 30005, automationId = 30011, framework = 30024;
constexpr int window = 50032;

using NodeFromHandle = HRESULT(WINAPI *)(HWND, HUIANODE *);
using PropertyValue = HRESULT(WINAPI *)(HUIANODE, PROPERTYID, VARIANT *);

/// What a program that reads the screen is told of a window. Asked in another thread, while this one answers.
QVariantMap askedFromOutside(HWND handle)
{
    const HMODULE library = ::LoadLibraryW(L"uiautomationcore.dll");
    const auto nodeOf
        = reinterpret_cast<NodeFromHandle>(reinterpret_cast<void *>(::GetProcAddress(library, "UiaNodeFromHandle")));
    const auto valueOf
        = reinterpret_cast<PropertyValue>(reinterpret_cast<void *>(::GetProcAddress(library, "UiaGetPropertyValue")));
    QVariantMap found;
    std::atomic<bool> ended = false;
    std::thread asking([&] {
        ::CoInitializeEx(nullptr, COINIT_MULTITHREADED);
        HUIANODE node = nullptr;
        if (SUCCEEDED(nodeOf(handle, &node)))
            for (const PROPERTYID property : {controlType, name, automationId, framework}) {
                VARIANT value{};
                if (FAILED(valueOf(node, property, &value)))
                    continue;
                if (value.vt == VT_I4)
                    found[QString::number(property)] = int(value.lVal);
                else if (value.vt == VT_BSTR)
                    found[QString::number(property)] = QString::fromWCharArray(value.bstrVal);
            }
        ended = true;
    });
    while (!QTest::qWaitFor([&] { return ended.load(); }, 30'000)) { }
    asking.join();
    return found;
}

} // namespace

/// Qt's bridge to UI Automation answers. Wine 8 goes no further than the window: what is inside has the names and roles
/// that accessibility/ looks at on Linux.
class tst_uiautomation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowHasItsNameAndRole()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QVERIFY(QTest::qWaitForWindowExposed(&stage.window(), ConsoleStage::patience));
        const QVariantMap told = askedFromOutside(reinterpret_cast<HWND>(stage.window().winId()));
        QCOMPARE(told[QString::number(framework)].toString(), u"Qt"_s);
        QCOMPARE(told[QString::number(controlType)].toInt(), window);
        QCOMPARE(told[QString::number(automationId)].toString(), u"mainWindow"_s);
        QVERIFY2(told[QString::number(name)].toString().contains(u"Labdesk"_s),
                 qPrintable(told[QString::number(name)].toString()));
    }
};

LABDESK_TEST(tst_uiautomation)
#include "tst_uiautomation.moc"
