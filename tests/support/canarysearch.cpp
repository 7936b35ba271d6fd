// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canarysearch.h"

#include <QDirIterator>
#include <QFile>

#include <cstring>

namespace labdesk::tests {

QList<QByteArray> formsOfCanary(const QString &text)
{
    const QByteArray plain = text.toUtf8();
    QByteArray little, big;
    for (const QChar c : text) {
        little += char(c.cell());
        little += char(c.row());
        big += char(c.row());
        big += char(c.cell());
    }
    QList<QByteArray> forms
        = {plain, plain.toHex(), plain.toHex().toUpper(), little, little.toHex(), big, plain.toPercentEncoding()};
    for (int before = 0; before < 3;
         ++before) { // what base64 makes of it depends on where it begins, and its ends on its neighbors
        const QByteArray whole = (QByteArray(before, 'x') + plain).toBase64(QByteArray::OmitTrailingEquals);
        forms += whole.sliced(before == 0 ? 0 : before + 1).chopped(1);
    }
    return forms;
}

quint32 CanarySearch::keyAt(const char *at)
{
    return quint32(uchar(at[0])) | quint32(uchar(at[1])) << 8 | quint32(uchar(at[2])) << 16;
}

CanarySearch::CanarySearch(const QStringList &texts) : m_texts(texts)
{
    for (qsizetype text = 0; text < texts.size(); ++text)
        for (const QByteArray &form : formsOfCanary(texts[text])) {
            Q_ASSERT(form.size() >= keySize);
            const quint32 key = keyAt(form.constData());
            m_begins->set(key);
            m_forms[key].push_back({form, text});
        }
}

QStringList CanarySearch::hitsIn(const QByteArray &bytes) const
{
    QStringList hits;
    const char *end = bytes.constData() + bytes.size();
    for (const char *at = bytes.constData(); end - at >= keySize; ++at) {
        const quint32 key = keyAt(at);
        if (!(*m_begins)[key])
            continue;
        for (const Form &form : m_forms.at(key))
            if (end - at >= form.bytes.size() && std::memcmp(at, form.bytes.constData(), size_t(form.bytes.size())) == 0
                && !hits.contains(m_texts[form.text]))
                hits += m_texts[form.text];
    }
    return hits;
}

QStringList CanarySearch::hitsInFile(const QString &path) const
{
    QStringList hits;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        for (const QString &text : hitsIn(file.readAll()))
            hits += path + QStringLiteral(": ") + text;
    return hits;
}

QStringList CanarySearch::hitsBelow(const QString &folder) const
{
    QStringList hits;
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (files.hasNext())
        hits += hitsInFile(files.next());
    return hits;
}

} // namespace labdesk::tests
