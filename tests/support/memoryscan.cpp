// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/memoryscan.h"

#include "domain/memoryscrub.h"

#include <QCryptographicHash>
#include <QFile>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace labdesk::tests {

namespace {

constexpr char mask = char(0xa5);
constexpr quint64 wideMask = 0xa5a5a5a5a5a5a5a5;
constexpr quint64 largestHeld = quint64(1) << 40; // what is larger is the shadow of a sanitizer, which holds no data
constexpr qsizetype keySize = 30; // a multiple of 3, so that the middle of its base64 is the same in each position

QByteArray masked(QByteArray bytes)
{
    for (char &c : bytes)
        c = char(c ^ mask);
    return bytes;
}

struct Form
{
    const char *name;
    QByteArray needle; ///< masked
};

} // namespace

void wipe(QByteArray &bytes)
{
    volatile char *p = bytes.data();
    for (qsizetype i = 0; i < bytes.size(); ++i)
        p[i] = 0;
}

Canary::Canary()
{
    m_masked.resize(keySize);
    for (char &c : m_masked)
        c = char("abcdefghijkmnpqrstuvwxyz23456789"[QRandomGenerator::global()->bounded(32)] ^ mask);
}

QByteArray Canary::reveal() const
{
    return masked(m_masked);
}

void Canary::alsoAsNtlm(const QString &domain, const QString &name)
{
#ifdef __SANITIZE_ADDRESS__ // which keeps freed blocks as they are, so that MemoryScrub does nothing for what digests
                            // free
    Q_UNUSED(domain);
    Q_UNUSED(name);
    return;
#endif
    const auto wide = [](const QString &text) {
        return QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2); // little-endian, as we run
    };
    const MemoryScrub scrub; // what the digests leave behind
    QByteArray plain = reveal();
    QString text = QString::fromLatin1(plain);
    QByteArray bytes = wide(text);
    QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Md4);
    QByteArray key = QMessageAuthenticationCode::hash(wide(name.toUpper() + domain), hash, QCryptographicHash::Md5);
    m_maskedHash = masked(hash);
    m_maskedKey = masked(key);
    text.fill(u'\0');
    for (QByteArray *each : {&plain, &bytes, &hash, &key})
        wipe(*each);
}

QStringList Canary::findInMemory() const
{
    QByteArray plain = reveal();
    QByteArray wide(plain.size() * 2, '\0');
    for (qsizetype i = 0; i < plain.size(); ++i)
        wide[2 * i] = plain[i];
    // Not whole: the ends depend on what stands beside them.
    std::vector<Form> forms{{"plain", masked(plain.mid(4, 22))}, {"UTF-16", masked(wide.mid(8, 44))}};
    for (const int before : {0, 1, 2}) {
        QByteArray shifted = QByteArray(before, 'x') + plain;
        QByteArray encoded = shifted.toBase64();
        forms.push_back({"base64", masked(encoded.mid(4, 28))});
        wipe(shifted);
        wipe(encoded);
    }
    wipe(plain);
    wipe(wide);
    if (!m_maskedHash.isEmpty()) {
        forms.push_back({"NT hash", m_maskedHash});
        forms.push_back({"NTLM key", m_maskedKey});
    }

    QStringList found;
    constexpr size_t most = 1 << 20;
    constexpr size_t overlap = 64;
    // Outside the heap, and left out itself: it is a copy.
    auto *window = static_cast<char *>(mmap(nullptr, most, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    QFile maps(QStringLiteral("/proc/self/maps"));
    const int memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    if (!maps.open(QIODevice::ReadOnly) || memory < 0)
        return {QStringLiteral("the memory of this process cannot be read")};
    for (const QByteArray &line : maps.readAll().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() < 2 || !words[1].startsWith("rw"))
            continue;
        const QList<QByteArray> ends = words[0].split('-');
        const quint64 start = ends[0].toULongLong(nullptr, 16);
        const quint64 end = ends[1].toULongLong(nullptr, 16);
        if (end - start > largestHeld)
            continue;
        for (quint64 from = start; from < end; from += most - overlap) {
            if (from <= quint64(quintptr(window)) && quint64(quintptr(window)) < from + most)
                continue;
            const ssize_t size = pread(memory, window, std::min<quint64>(most, end - from), off_t(from));
            for (quint64 *word = reinterpret_cast<quint64 *>(window); reinterpret_cast<char *>(word) < window + size;
                 ++word)
                *word ^= wideMask; // it is looked for as the needles are
            for (const Form &form : forms)
                for (qsizetype at = 0; size > 0 && (at = QByteArrayView(window, size).indexOf(form.needle, at)) >= 0;
                     ++at)
                    found += QStringLiteral("%1 at %2 in %3")
                                 .arg(QLatin1String(form.name))
                                 .arg(from + quint64(at), 0, 16)
                                 .arg(QString::fromLatin1(words.value(5)));
        }
    }
    close(memory);
    munmap(window, most);
    return found;
}

} // namespace labdesk::tests
