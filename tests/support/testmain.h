// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <functional>
#include <memory>
#include <vector>

// On a busy machine a condition comes true late, not never: half a minute where Qt's macros wait for five seconds. What
// fails still fails, only later.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, 30000)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, messageExpression) QTRY_VERIFY2_WITH_TIMEOUT(expr, messageExpression, 30000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, 30000)
#undef QTRY_COMPARE_EQ
#define QTRY_COMPARE_EQ(left, right) QTRY_COMPARE_EQ_WITH_TIMEOUT(left, right, 30000)
#undef QTRY_COMPARE_NE
#define QTRY_COMPARE_NE(left, right) QTRY_COMPARE_NE_WITH_TIMEOUT(left, right, 30000)
#undef QTRY_COMPARE_GT
#define QTRY_COMPARE_GT(left, right) QTRY_COMPARE_GT_WITH_TIMEOUT(left, right, 30000)
#undef QTRY_COMPARE_GE
#define QTRY_COMPARE_GE(left, right) QTRY_COMPARE_GE_WITH_TIMEOUT(left, right, 30000)
#undef QTRY_COMPARE_LT
#define QTRY_COMPARE_LT(left, right) QTRY_COMPARE_LT_WITH_TIMEOUT(left, right, 30000)
#undef QTRY_COMPARE_LE
#define QTRY_COMPARE_LE(left, right) QTRY_COMPARE_LE_WITH_TIMEOUT(left, right, 30000)

namespace labdesk::tests {

/// A test class of this program, by the name that ctest passes as first argument.
struct Registered
{
    const char *name;
    std::function<std::unique_ptr<QObject>()> make;
};

std::vector<Registered> &registry();

template <class T> struct Registration
{
    explicit Registration(const char *name)
    {
        registry().push_back({name, [] { return std::make_unique<T>(); }});
    }
};

} // namespace labdesk::tests

/// Stands once at the end of a test file, before its .moc: makes the class known to the program's main.
/// The name must be the file's own (tst_retrypolicy), which is also the class's.
#define LABDESK_TEST(Class) static const labdesk::tests::Registration<Class> register_##Class{#Class};
