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

/// The user at a glance, in the order in which callers ask: why there is no data, the sources, what this console asked
/// for, the values that stand in, from when data are taken, and, folded, the IDs.
class UserOverviewTab : public QWidget
{
    Q_OBJECT

public:
    explicit UserOverviewTab(QWidget *parent = nullptr);

    void setAnswer(QWidget *answer); ///< why there is no data: on top
    void setUser(const User &user, const QDateTime &now);
    void setNow(const QDateTime &now); ///< the zone's time goes on
    /// Sources with their states; while these are not known, those of the user without.
    void setProviders(const std::optional<std::vector<ConnectedProvider>> &providers);
    /// How a source is called that is not one of the user's; set anew when more names are known.
    void setNames(std::function<QString(const QString &slug)> nameOf, const QDateTime &now);
    void setWatching(bool on); ///< whether the sources are read again and again
    void setRefreshes(int inLastHour, int refused, const QString &lastOutcome);
    void setEditUnavailable(const QString &reason); ///< why the client ID can't be replaced now; empty: it can
    void setZoneUnavailable(const QString &reason);

Q_SIGNALS:
    void zoneChangeRequested();
    void clientIdChangeRequested(); ///< it looks like personal data
    void sourcesRequested();
    void watchRequested();                          ///< to begin or to end
    void audited(const labdesk::AuditEntry &entry); ///< without the user: who asks for it knows

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
