// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace labdesk::fuzz {

/// What an input looks like, so that mutants stay close enough to it to be read.
enum class Form {
    Bytes,
    Text, ///< UTF-8, lines
    Json,
    Http, ///< a head, and a body that may be JSON
};

/// Reads one input and holds what was read against what must be true of it, with demand().
struct Target
{
    const char *name;
    Form form;
    void (*run)(const QByteArray &input);
};

/// Every target of the program. The rows of CMakeLists.txt say more about each.
std::vector<Target> &targets();
bool addTarget(const Target &target);
const Target *targetNamed(const QByteArray &name); ///< null: none

/// Ends the program with the reason unless it holds. `one` and `other` are what should have been alike.
inline void demand(bool holds, const char *what, const QByteArray &one = {}, const QByteArray &other = {})
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n--- one\n%s\n--- other\n%s\n", what, one.constData(), other.constData());
    std::abort();
}
inline void demand(bool holds, const char *what, const QString &one, const QString &other = {})
{
    demand(holds, what, one.toUtf8(), other.toUtf8());
}

} // namespace labdesk::fuzz

/// FUZZ_TARGET(name, Form::Json) { ... } reads `input`.
#define FUZZ_TARGET(name, form)                                                                                        \
    static void fuzz_##name(const QByteArray &input);                                                                  \
    [[maybe_unused]] static const bool fuzz_has_##name = addTarget({#name, form, fuzz_##name});                        \
    static void fuzz_##name(const QByteArray &input)
