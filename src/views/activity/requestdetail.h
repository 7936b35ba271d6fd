// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace labdesk {

class ChipLabel;
class CodeEdit;
class CopyButton;
class CountedTabBar;
class ElidedLabel;
class FormRow;
class Group;
class InlineMessage;
class StackedBar;

/// Details of one request: its result, what was sent and received in each attempt, and the timing. Everything is masked
/// and can't be revealed here; the key never gets this far.
class RequestDetail : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Summary, Request, Response, Timing };

    explicit RequestDetail(const DriftLog &drift, QWidget *parent = nullptr);

    void showRequest(const api::RequestRecord &record);
    void clear(); ///< also removes the previous request's text from the widgets

Q_SIGNALS:
    void curlRequested();

private:
    struct Message
    {
        QWidget *page = nullptr;
        Group *headers = nullptr;
        Group *body = nullptr;
        QLabel *why = nullptr;
        QLabel *title = nullptr; ///< title of the text, which has no frame
        CodeEdit *text = nullptr;
        QString shown = {};
    };
    void layOutHead(QVBoxLayout *layout);
    QWidget *makeSummary();
    Message makeMessage(const QString &headers, const QString &name);
    QWidget *makeTiming();
    void showSummary(const api::RequestRecord &record);
    void showError(const api::RequestRecord &record);
    void showAttempts();
    void showAttempt();
    static void forget(Message &message);
    void showMessage(Message &message, const QList<api::HeaderLine> &headers, const api::RequestBody &body, int status,
                     const QString &noHeaders);

    const DriftLog &m_drift;
    api::RequestRecord m_record;
    ElidedLabel *m_title;
    ChipLabel *m_state;
    InlineMessage *m_error;
    CountedTabBar *m_tabs;
    QComboBox *m_attemptCombo;
    std::array<QWidget *, 4> m_pages = {};
    ElidedLabel *m_path = nullptr;
    CopyButton *m_copyPath = nullptr;
    QPushButton *m_curl = nullptr;
    FormRow *m_operation = nullptr;
    FormRow *m_started = nullptr;
    FormRow *m_status = nullptr;
    FormRow *m_duration = nullptr;
    FormRow *m_attemptCount = nullptr;
    FormRow *m_size = nullptr;
    Group *m_reason = nullptr;
    Group *m_driftGroup = nullptr;
    Message m_request;
    Message m_response;
    StackedBar *m_times = nullptr;
};

} // namespace labdesk
