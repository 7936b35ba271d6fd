// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/lab.h"

#include <QMap>
#include <QObject>
#include <QString>

#include <vector>

namespace labdesk {

class Settings;

/// The labs that are known of one connection: those that the administrator names, and those that its answers named. The
/// contract has no list of labs, so this is what a person chooses from by name.
class LabCatalog : public QObject
{
    Q_OBJECT

public:
    /// How many labs may be searched at once: each is a request of its own.
    static constexpr size_t maxLabsPerSearch = 12;
    /// How many labs are remembered of answers; a service that names ever more of them fills no disk.
    static constexpr size_t maxLearned = 200;

    explicit LabCatalog(QObject *parent = nullptr) : QObject(parent) { }

    void setNames(const QMap<qint64, QString> &names); ///< as the administrator calls them
    /// Takes up what is kept for that connection, and keeps there what follows. `settings` must outlive this.
    void keepIn(Settings &settings, const QString &connectionId);
    /// What an answer said. 0 is no lab; a slug that is none is not taken.
    void learn(qint64 id, const QString &slug);

    const std::vector<Lab> &labs() const { return m_labs; } ///< by name, those without one last
    /// That lab, even if it is unknown; `slug` is used if the catalog has none.
    Lab lab(qint64 id, const QString &slug = {}) const;
    /// The numbers of those that a search for all of them asks; empty when there are not at least two, or too many.
    std::vector<qint64> searchedTogether() const;

Q_SIGNALS:
    void changed();

private:
    void arrange();
    void store() const;

    QMap<qint64, QString> m_names;
    QMap<qint64, QString> m_slugs; ///< learned
    std::vector<Lab> m_labs;
    Settings *m_settings = nullptr;
    QString m_connection;
};

} // namespace labdesk
