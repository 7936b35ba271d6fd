// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroract.h"
#include "widgets/statepage.h"

namespace labdesk {

/// Why there is nothing to show: sentence, cause, next step, Retry where that could help, and the details behind a
/// button.
class ErrorState : public StatePage
{
    Q_OBJECT

public:
    explicit ErrorState(QWidget *parent = nullptr);

    /// The act that the text names is a button. Retry stands beside it, but where nothing would be sent before
    /// something else is entered.
    void showError(const ApiError &error, ErrorSubject subject = ErrorSubject::Record);
    void showError(const ApiError &error, const ErrorText &text, bool retry); ///< in other words than the usual ones
    void showText(const ErrorText &text, const QString &details, bool retry, ErrorAct act = ErrorAct::None);
    void setOtherWay(const QString &text); ///< one more button, beside Retry; empty hides it
    QString sentence() const;

Q_SIGNALS:
    void retryRequested();
    void otherWayRequested();
    void actRequested(labdesk::ErrorAct act);

protected:
    void resizeEvent(QResizeEvent *event) override;
    int spareHeight() const override; ///< the icon goes where there is no room for it

private:
    void present(const ApiError &error, const ErrorText &text, bool retry, ErrorAct act);
    void setDetailsShown(bool shown);
    void placeIcon();

    QLabel *m_sentence;
    QLabel *m_cause;
    QLabel *m_nextStep;
    QPushButton *m_retry;
    QPushButton *m_act;
    QPushButton *m_otherWay;
    QPushButton *m_more;
    QLabel *m_details;
    ErrorAct m_actOffered = ErrorAct::None;
};

} // namespace labdesk
