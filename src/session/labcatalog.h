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

/// The labs known for one connection: those that the administrator names, and those that responses named. The contract
/// has no list of labs, so this is what a person can choose from by name.
class LabCatalog : public QObject
{
    Q_OBJECT

public:
    /// The maximum number of labs to search at once; each takes a separate request.
    static constexpr size_t maxLabsPerSearch = 12;
    /// The maximum number of labs to remember from responses, so that a service that names ever more can't fill the
    /// disk.
    static constexpr size_t maxLearned = 200;

    explicit LabCatalog(QObject *parent = nullptr) : QObject(parent) { }

    void setNames(const QMap<qint64, QString> &names); ///< from the administrator
    /// Loads the labs stored for that connection.
    void load(const Settings &settings, const QString &connectionId);
    /// The same, and stores new ones there. `settings` must outlive this object.
    void keepIn(Settings &settings, const QString &connectionId);
    /// Adds a lab that a response named. Ignores ID 0 and malformed slugs.
    void learn(qint64 id, const QString &slug);

    const std::vector<Lab> &labs() const { return m_labs; } ///< sorted by name, those without a name last
    /// That lab, even if it is unknown; `slug` is used if the catalog has none.
    Lab lab(qint64 id, const QString &slug = {}) const;
    /// The IDs for a search of all labs; empty if there are fewer than two labs, or too many.
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
