// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QHash>
#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace labdesk {

/// All users of a team, by column. Row numbers are stable until the next reset or removal.
class UserStore : public QObject
{
    Q_OBJECT

public:
    using Row = quint32;

    explicit UserStore(QObject *parent = nullptr) : QObject(parent) {}

    Row size() const { return Row(m_id.size()); }
    UserId id(Row row) const { return m_id[row]; }
    QString clientUserId(Row row) const { return m_clientUserId[row]; }
    QString teamId(Row row) const { return m_names.at(m_team[row]); }
    Timestamp createdOn(Row row) const { return Timestamp::parse(m_createdText[row]); }
    /// ms since 1970 UTC; the least value when what came is not a time
    qint64 createdMs(Row row) const { return m_created[row]; }
    const std::vector<quint16> &sources(Row row) const { return m_sources[row]; } ///< for sourceName() and sourceSlug()
    QString sourceName(quint16 source) const { return m_sourceNames.at(source); }
    QString sourceSlug(quint16 source) const { return m_sourceSlugs.at(source); }
    QString zone(Row row) const { return m_names.at(m_zone[row]); } ///< empty: none
    bool hasBirthDate(Row row) const { return m_hasBirthDate[row]; } ///< the date itself is not kept here
    std::optional<Timestamp> ingestionStart(Row row) const { return bound(m_ingestionStart, row); }
    std::optional<Timestamp> ingestionEnd(Row row) const { return bound(m_ingestionEnd, row); }
    std::optional<Row> find(const UserId &id) const;

    void reset(const std::vector<User> &users);
    void put(const User &user); ///< replaces in place, or appends
    void remove(const UserId &id);

    /// Rows whose client id, user id (with or without dashes), source names and slugs or zone hold every word, whatever the
    /// case. No words: all rows. In row order.
    std::vector<Row> rowsMatching(const QString &words) const;

Q_SIGNALS:
    void aboutToReset();
    void wasReset();
    void aboutToAppend(); ///< one row, at the end
    void appended();
    void rowChanged(quint32 row);
    void aboutToRemove(quint32 row);
    void removed();

private:
    void append(const User &user);
    void fill(Row row, const User &user);
    void clear();
    quint16 sourceIndex(const ConnectedSource &source);
    quint32 nameIndex(const QString &name);
    std::string searchText(Row row) const;
    std::optional<Timestamp> bound(const QHash<Row, QString> &bounds, Row row) const;

    std::vector<UserId> m_id;
    std::vector<QString> m_clientUserId;
    std::vector<QString> m_createdText;
    std::vector<qint64> m_created;
    std::vector<std::vector<quint16>> m_sources;
    std::vector<quint32> m_team; ///< index into m_names
    std::vector<quint32> m_zone; ///< index into m_names
    std::vector<bool> m_hasBirthDate;
    QHash<Row, QString> m_ingestionStart; ///< few users have bounds
    QHash<Row, QString> m_ingestionEnd;
    std::vector<std::string> m_search; ///< folded UTF-8, parts separated by '\n'
    QHash<UserId, Row> m_rowOf;

    QStringList m_names{QString()}; ///< zones and teams, each once; the first is "none"
    QHash<QString, quint32> m_nameIndex{{QString(), 0}};
    QStringList m_sourceNames;
    QStringList m_sourceSlugs;
    QHash<QString, quint16> m_sourceIndex;
};

} // namespace labdesk
