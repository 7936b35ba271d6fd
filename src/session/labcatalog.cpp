// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/labcatalog.h"

#include "platform/settings.h"

#include <QRegularExpression>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Slugs come from a service and are written to disk, so only well-formed ones are accepted.
bool isSlug(const QString &text)
{
    static const QRegularExpression slug(u"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\\z"_s);
    return slug.match(text).hasMatch();
}

} // namespace

void LabCatalog::setNames(const QMap<qint64, QString> &names)
{
    m_names = names;
    arrange();
}

void LabCatalog::keepIn(Settings &settings, const QString &connectionId)
{
    m_settings = &settings;
    m_connection = connectionId;
    load(settings, connectionId);
}

void LabCatalog::load(const Settings &settings, const QString &connectionId)
{
    m_slugs.clear();
    for (const QVariant &written : settings.get(setting::labs, connectionId)) {
        const qint64 id = written.toMap().value(u"number"_s).toLongLong();
        const QString slug = written.toMap().value(u"slug"_s).toString();
        if (id != 0 && size_t(m_slugs.size()) < maxLearned)
            m_slugs.insert(id, isSlug(slug) ? slug : QString());
    }
    arrange();
}

void LabCatalog::learn(qint64 id, const QString &slug)
{
    const QString usable = isSlug(slug) ? slug : QString();
    const auto known = m_slugs.constFind(id);
    const bool isNew
        = known == m_slugs.constEnd() ? size_t(m_slugs.size()) < maxLearned : !usable.isEmpty() && usable != *known;
    if (id == 0 || !isNew)
        return;
    m_slugs.insert(id, usable);
    arrange();
    store();
}

Lab LabCatalog::lab(qint64 id, const QString &slug) const
{
    const QString learned = m_slugs.value(id);
    return {id, learned.isEmpty() ? slug : learned, m_names.value(id)};
}

std::vector<qint64> LabCatalog::searchedTogether() const
{
    std::vector<qint64> ids;
    if (m_labs.size() < 2 || m_labs.size() > maxLabsPerSearch)
        return ids;
    for (const Lab &lab : m_labs)
        ids.push_back(lab.id);
    return ids;
}

void LabCatalog::arrange()
{
    m_labs.clear();
    for (const auto *known : {&m_names, &m_slugs})
        for (auto it = known->constBegin(); it != known->constEnd(); ++it)
            if (known == &m_names || !m_names.contains(it.key()))
                m_labs.push_back(lab(it.key()));
    std::ranges::sort(m_labs, {}, [](const Lab &lab) {
        const QString name = nameOf(lab).toCaseFolded();
        return std::tuple(name.isEmpty(), name, lab.id);
    });
    Q_EMIT changed();
}

void LabCatalog::store() const
{
    if (!m_settings)
        return;
    QVariantList written;
    for (auto it = m_slugs.constBegin(); it != m_slugs.constEnd(); ++it)
        written += QVariantMap{{u"number"_s, it.key()}, {u"slug"_s, it.value()}};
    m_settings->set(setting::labs, written, m_connection);
}

} // namespace labdesk
