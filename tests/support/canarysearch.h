// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <bitset>
#include <memory>
#include <unordered_map>
#include <vector>

namespace labdesk::tests {

/// A text in every form in which a careless program leaves one: as it is, in hexadecimal, base64 and UTF-16, and in an
/// address.
QList<QByteArray> formsOfCanary(const QString &text);

/// Looks for many texts in each of their forms at once, in files of any kind and size.
class CanarySearch
{
public:
    explicit CanarySearch(const QStringList &texts);

    QStringList hitsIn(const QByteArray &bytes) const;  ///< the texts
    QStringList hitsInFile(const QString &path) const;  ///< "path: text", each once
    QStringList hitsBelow(const QString &folder) const; ///< in all files there, hidden ones too

private:
    struct Form
    {
        QByteArray bytes;
        qsizetype text;
    };
    static constexpr qsizetype keySize = 3; ///< the bytes with which a form begins
    static quint32 keyAt(const char *at);

    QStringList m_texts;
    std::unordered_map<quint32, std::vector<Form>> m_forms;
    std::unique_ptr<std::bitset<1u << 24>> m_begins = std::make_unique<std::bitset<1u << 24>>();
};

} // namespace labdesk::tests
