// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QWidget>

class QPushButton;

namespace labdesk {

class ChipLabel;
class CopyButton;
class ElidedLabel;
class ErrorState;
class FormRow;
class Group;
class InlineMessage;

/// One request of the activity list: what was asked, what became of it, and the error in words. It never had the key,
/// a header, a body or a query value to show.
class RequestDetail : public QWidget
{
    Q_OBJECT

public:
    explicit RequestDetail(QWidget *parent = nullptr);

    void showRequest(const api::RequestRecord &record);

Q_SIGNALS:
    void curlRequested();

private:
    void showError(const api::RequestRecord &record);

    ElidedLabel *m_title;
    ChipLabel *m_state;
    InlineMessage *m_error;
    ElidedLabel *m_path;
    CopyButton *m_copyPath;
    QPushButton *m_curl;
    FormRow *m_started;
    FormRow *m_status;
    FormRow *m_duration;
    FormRow *m_tries;
    FormRow *m_size;
    Group *m_reason;
};

} // namespace labdesk
