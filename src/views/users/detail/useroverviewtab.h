// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "privacy/sensitive.h"
#include "session/auditentry.h"
#include "widgets/metrics.h"

#include <QDateTime>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace labdesk {

class CopyButton;
class ElidedLabel;
class FormRow;
class Group;
class IngestionLine;
class InlineMessage;
class MaskedValue;
class RefreshMeter;

/// A summary of the user in the order of frequent questions: why there is no data, sources, refreshes from this
/// console, fallback values, the period of data collection, and the IDs (collapsed).
class UserOverviewTab : public QWidget
{
    Q_OBJECT

public:
    explicit UserOverviewTab(QWidget *parent = nullptr);

    void setNoDataMessage(QWidget *message); ///< the message about missing data, at the top
    void setUser(const User &user, const QDateTime &now);
    void setNow(const QDateTime &now); ///< updates the local time of the zone
    /// Sources with their states. While these aren't known, the sources in the user's record are shown without state.
    void setProviders(const std::optional<std::vector<ConnectedProvider>> &providers);
    /// Names of sources that aren't connected. Called again when more names are known.
    void setNames(std::function<QString(const QString &slug)> nameOf, const QDateTime &now);
    void setWatching(bool on); ///< whether the sources are being watched
    void setRefreshes(int inLastHour, int refused, const QString &lastOutcome);
    void setEditUnavailable(const QString &reason); ///< why the client ID can't be changed now; empty: it can
    void setZoneUnavailable(const QString &reason);

Q_SIGNALS:
    void zoneChangeRequested();
    void clientIdChangeRequested(); ///< because it looks like personal data
    void sourcesRequested();
    void watchRequested();                          ///< to start or stop
    void audited(const labdesk::AuditEntry &entry); ///< without the user ID, which the receiver adds

private:
    struct IdRow
    {
        ElidedLabel *value = nullptr;
        CopyButton *copy = nullptr;
        void setId(privacy::Field field, const QString &id) const;
    };
    IdRow addId(Group *group, const QString &label, const QString &copyWords, const QString &name, TextStyle style);
    void buildSources(QVBoxLayout *layout);
    void buildRefresh(QVBoxLayout *layout);
    void buildFallbacks(QVBoxLayout *layout);
    void buildWindow(QVBoxLayout *layout);
    void buildIds(QVBoxLayout *layout);
    void showWarning();
    void showZone(const QDateTime &now);
    void showBirthDate();
    void showSources();
    QString sourceName(const QString &slug) const;

    std::function<QString(const QString &)> m_nameOf;
    std::optional<User> m_user;
    std::optional<std::vector<ConnectedProvider>> m_providers;
    InlineMessage *m_idWarning;
    IdRow m_clientId;
    IdRow m_userId;
    IdRow m_teamId;
    FormRow *m_zone;
    QPushButton *m_changeZone;
    FormRow *m_birthDateRow;
    MaskedValue *m_birthDate;
    IngestionLine *m_line;
    QLabel *m_ingestionWords;
    Group *m_sources;
    QPushButton *m_watch;
    RefreshMeter *m_meter;
    QLabel *m_refreshCount;
    QLabel *m_refreshLast;
};

} // namespace labdesk
