// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QRandomGenerator>

namespace labdesk::tests {

/// Makes values of schemas by chance, as differently as deployments write them: what is optional there, null or absent,
/// each alternative, new members, new values of open lists, and texts of any kind. The same seed makes the same values.
class VariedSamples
{
public:
    VariedSamples(quint32 seed, const QJsonObject &root) : m_random(seed), m_root(root) { }

    QJsonValue of(const QJsonObject &schema);
    /// An entry that is none: of another type, something else, or without a member that its schema requires.
    QJsonValue broken(const QJsonObject &schema, const QJsonObject &good);

    QString name(); ///< each its own
    bool chance(int percent) { return int(m_random.bounded(100)) < percent; }
    int upTo(int most) { return int(m_random.bounded(most + 1)); }

private:
    template <class List> auto oneOf(const List &list) { return list[m_random.bounded(qsizetype(list.size()))]; }
    QString text();
    QJsonValue anything(int depth = 2);
    QJsonObject object(const QJsonObject &schema);
    QString text(const QJsonObject &schema);
    double number(const QJsonObject &schema);

    QRandomGenerator m_random;
    const QJsonObject &m_root;
    int m_number = 0;
};

} // namespace labdesk::tests
