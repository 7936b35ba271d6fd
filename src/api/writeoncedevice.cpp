// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/writeoncedevice.h"

#include <algorithm>
#include <cstring>

namespace labdesk::api {

WriteOnceDevice::WriteOnceDevice(QByteArray bytes, QObject *parent) : QIODevice(parent), m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 WriteOnceDevice::readData(char *data, qint64 most)
{
    const auto count = std::min<qint64>(most, m_bytes.size() - m_read);
    if (count <= 0)
        return m_bytes.isEmpty() ? 0 : -1;
    std::memcpy(data, m_bytes.constData() + m_read, size_t(count));
    m_read += qsizetype(count);
    return count;
}

} // namespace labdesk::api
