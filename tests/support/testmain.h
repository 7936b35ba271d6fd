// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <functional>
#include <memory>
#include <vector>

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
