// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

#include <random>

namespace labdesk::service {

/// Random numbers that are the same on all platforms for the same seed. The standard defines the engine, but not its
/// distributions.
class DemoRandom
{
public:
    explicit DemoRandom(quint64 seed) : m_engine(seed) { }

    /// 0 <= value < limit; limit > 0. The bias of the remainder does not matter here.
    int below(int limit) { return static_cast<int>(m_engine() % static_cast<quint64>(limit)); }
    int between(int minimum, int maximum) { return minimum + below(maximum - minimum + 1); }
    double fraction() { return static_cast<double>(m_engine() >> 11U) * 0x1p-53; } ///< 0 <= value < 1
    bool chance(double probability) { return fraction() < probability; }

    template <class Range> const auto &pick(const Range &range)
    {
        return range[static_cast<std::size_t>(below(static_cast<int>(std::size(range))))];
    }

    QString digits(int count)
    {
        QString text;
        for (int i = 0; i < count; ++i)
            text.append(QChar(u'0' + below(10)));
        return text;
    }

    /// A UUID of version 4.
    QString uuid()
    {
        const quint64 high = m_engine(), low = m_engine();
        const auto byte = [low](unsigned shift) { return static_cast<uchar>(low >> shift); };
        const QUuid id(static_cast<uint>(high >> 32U), static_cast<ushort>(high >> 16U),
                       static_cast<ushort>((high & 0xfffU) | 0x4000U), static_cast<uchar>((byte(56) & 0x3fU) | 0x80U),
                       byte(48), byte(40), byte(32), byte(24), byte(16), byte(8), byte(0));
        return id.toString(QUuid::WithoutBraces);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace labdesk::service
