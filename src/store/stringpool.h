// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <vector>

namespace labdesk {

/// Texts that many rows share, each kept once. Number 0 is the empty text. Numbers stay valid until clear().
class StringPool
{
public:
    StringPool() { clear(); }
    quint32 numberOf(const QString &text);
    const QString &at(quint32 number) const { return m_texts[number]; }
    const std::vector<QString> &all() const { return m_texts; }
    void clear();

private:
    std::vector<QString> m_texts;
    QHash<QString, quint32> m_numbers;
};

} // namespace labdesk
