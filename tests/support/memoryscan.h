// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace labdesk::tests {

/// A secret that the test itself does not hold in plain, so that what is found of it was left by others.
class Canary
{
public:
    Canary();                  ///< another one each time
    QByteArray reveal() const; ///< to be wiped by whoever asked

    /// From now on also look for what NTLM makes of it for `DOMAIN\NAME`: its hash, and the key of that account.
    void alsoAsNtlm(const QString &domain, const QString &name);

    /// Where this process has it in its memory: plain, as UTF-16, or in base64, in whatever position. Reads all of it.
    QStringList findInMemory() const;

private:
    QByteArray m_masked;
    QByteArray m_maskedHash; ///< empty: not looked for
    QByteArray m_maskedKey;
};

void wipe(QByteArray &bytes);

} // namespace labdesk::tests
