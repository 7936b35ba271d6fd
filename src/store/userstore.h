// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "store/sharedtexts.h"
#include "store/textcolumn.h"

#include <QObject>

#include <compare>
#include <optional>
#include <string_view>
#include <vector>

namespace labdesk {

/// All users of a team, by column. Row numbers are stable until the next reset or removal.
class UserStore : public QObject
{
    Q_OBJECT

public:
    using Row = quint32;

    explicit UserStore(QObject *parent = nullptr);

    Row size() const { return Row(m_created.size()); }
    UserId id(Row row) const { return *UserId::parse(idText(row)); }
    QString idText(Row row) const;
    QString clientUserId(Row row) const;
    QString teamId(Row row) const { return m_texts.at(m_team[row]); }
    Timestamp createdOn(Row row) const;
    /// ms since 1970 UTC; the least value when what came is not a time
    qint64 createdMs(Row row) const { return m_created[row]; }
    const std::vector<quint16> &sources(Row row) const { return m_sourceLists[m_sources[row]]; } ///< for sourceName() and sourceSlug()
    QString sourceName(quint16 source) const { return m_sourceNames.at(source); }
    QString sourceSlug(quint16 source) const { return m_sourceSlugs.at(source); }
    QString zone(Row row) const { return m_texts.at(m_zone[row]); } ///< empty: none
    bool hasBirthDate(Row row) const { return m_hasBirthDate[row]; } ///< the date itself is not kept here
    std::optional<Timestamp> ingestionStart(Row row) const { return timestampOf(m_ingestionStart[row]); }
    std::optional<Timestamp> ingestionEnd(Row row) const { return timestampOf(m_ingestionEnd[row]); }
    std::optional<Row> find(const UserId &id) const;

    /// What many rows share has a number, so that it is looked at once and not for each row. texts() are zones, bounds of
    /// ingestion and teams, number 0 is none; sourceLists() are the lists of sources, number 0 is the empty one.
    const std::vector<QString> &texts() const { return m_texts.all(); }
    const std::vector<std::vector<quint16>> &sourceLists() const { return m_sourceLists; }
    quint32 zoneNumber(Row row) const { return m_zone[row]; }
    quint32 ingestionStartNumber(Row row) const { return m_ingestionStart[row]; }
    quint32 ingestionEndNumber(Row row) const { return m_ingestionEnd[row]; }
    quint32 sourceListNumber(Row row) const { return m_sources[row]; }
    std::string_view foldedClientUserId(Row row) const; ///< until the next change
    int compareIds(Row a, Row b) const;                 ///< by their texts

    void reset(const std::vector<User> &users); ///< of two with one id the later one counts
    void put(const User &user);                 ///< replaces in place, or appends
    void remove(const UserId &id);

    /// Rows whose client id, user id (with or without dashes), source names and slugs or zone hold every word, whatever the
    /// case. No words: all rows. In row order.
    std::vector<Row> rowsMatching(const QString &words) const;
    bool matches(Row row, const QString &words) const; ///< the same for one row

Q_SIGNALS:
    void aboutToReset();
    void wasReset();
    void aboutToAppend(); ///< one row, at the end
    void appended();
    void rowChanged(quint32 row);
    void aboutToRemove(quint32 row);
    void removed();

private:
    /// An id in the usual form of a UUID; both 0 when it is in another form.
    struct Uuid
    {
        quint64 high = 0;
        quint64 low = 0;
        auto operator<=>(const Uuid &) const = default;
    };
    struct Word; ///< prepared for a search
    static Uuid uuidOf(const QString &text);
    Word prepared(const QString &word) const;
    bool holds(Row row, const Word &word) const;
    void mark(const Word &word, std::vector<quint8> &hits) const;

    void addRow();
    void fill(Row row, const User &user);
    void erase(Row row);
    void clear();
    void dropDuplicates();
    quint16 sourceNumber(const ConnectedSource &source);
    quint32 sourceListNumber(const std::vector<ConnectedSource> &sources);
    std::optional<Timestamp> timestampOf(quint32 text) const;

    std::vector<Uuid> m_uuid;
    TextColumn m_otherId;      ///< ids that are no UUIDs; else empty
    TextColumn m_clientUserId; ///< UTF-8
    TextColumn m_createdText;  ///< empty when it is what the time is usually written as
    std::vector<qint64> m_created;
    std::vector<quint32> m_sources; ///< numbers
    std::vector<quint32> m_team;
    std::vector<quint32> m_zone;
    std::vector<quint32> m_ingestionStart;
    std::vector<quint32> m_ingestionEnd;
    std::vector<bool> m_hasBirthDate;
    TextColumn m_search; ///< folded: id without dashes, client id, each ended by a line break

    SharedTexts m_texts;
    std::vector<std::vector<quint16>> m_sourceLists;
    QHash<QByteArray, quint32> m_sourceListNumbers;
    QStringList m_sourceNames;
    QStringList m_sourceSlugs;
    QMultiHash<QString, quint16> m_sourceNumbers; ///< by slug; of one slug there can be several names
};

} // namespace labdesk
