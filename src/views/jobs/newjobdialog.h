// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/jobusertablemodel.h"
#include "session/session.h"
#include "widgets/dialogframe.h"

#include <QFutureWatcher>
#include <QTimer>

#include <memory>
#include <optional>

class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QTableView;

namespace labdesk {

class CountedTabBar;
class InlineMessage;
class ZoneEdit;

/// Confirmation before a job starts: what it does, which users are affected or skipped and why, and how fast. In
/// production, the user has to type the number of users. Starts the job and then emits started().
class NewJobDialog : public DialogFrame
{
    Q_OBJECT

public:
    NewJobDialog(Session &session, UserJobKind kind, UserSelection selection, QWidget *parent = nullptr);
    /// With an existing plan: to undo a job.
    NewJobDialog(Session &session, UserJobPlan plan, QWidget *parent = nullptr);
    ~NewJobDialog() override;

Q_SIGNALS:
    void started(quint64 job);

private:
    void build();
    void buildZone();
    void buildProvider();
    void buildEnd();
    void buildPreview();
    void buildParts();
    void buildPace();
    void buildProof();
    void plan();
    void show(std::optional<UserJobPlan> plan);
    void showNoValue(const QString &what);
    void showParts();
    void showPart();
    void showNotices();
    void ask(const QString &what, int users);
    void dropPlan();
    void showAction();
    void start();
    UserJobSpec order() const;
    QString formatNote() const;
    const std::vector<UserFacets::Count> &sources();

    Session &m_session;
    UserJobKind m_kind;
    UserSelection m_selection;
    std::optional<std::vector<UserFacets::Count>> m_sources; ///< of the selected users, once they were counted
    std::optional<UserJobPlan> m_plan;
    JobUserTableModel m_users; ///< affected or left out
    std::shared_ptr<CancelFlag> m_canceled;
    QFutureWatcher<std::optional<UserJobPlan>> m_planning;
    QTimer m_planTimer; ///< delays planning while a zone is typed
    ZoneEdit *m_zone = nullptr;
    QComboBox *m_provider = nullptr;
    QDateEdit *m_end = nullptr;
    QLabel *m_summary;
    InlineMessage *m_note;
    InlineMessage *m_sourceNotice; ///< the administrator's notices about the affected sources
    CountedTabBar *m_parts;
    QLabel *m_reasons;
    QTableView *m_table;
    QComboBox *m_pace;
    QLabel *m_proofCaption = nullptr;
    QLineEdit *m_proof = nullptr;
};

} // namespace labdesk
