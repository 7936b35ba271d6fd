// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The targets as one program of libFuzzer. Its name says which of them it is: fuzz_<target> is a link to it.
#include "fuzz/mutator.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstring>

using namespace labdesk::fuzz;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

static const Target *chosen = nullptr;

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static QCoreApplication application(*argc, *argv); // SQLite is a plugin
    const QByteArray name = QFileInfo(QString::fromLocal8Bit((*argv)[0])).fileName().toUtf8();
    chosen = targetNamed(name.mid(name.indexOf('_') + 1));
    demand(chosen != nullptr, "there is no such target", name);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    chosen->run(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize, unsigned int seed)
{
    if (chosen->form == Form::Bytes || seed % 2 == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const QByteArray result = Mutator(seed).mutated(input, chosen->form);
    const size_t taken = std::min(size_t(result.size()), maxSize);
    if (taken > 0)
        std::memcpy(data, result.constData(), taken);
    return taken;
}
