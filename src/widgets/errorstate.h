// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroract.h"
#include "widgets/statepage.h"

namespace labdesk {

/// Explains why there is nothing to show: sentence, cause, next step, Retry if that could help, and details behind a
/// button.
class ErrorState : public StatePage
{
    Q_OBJECT

public:
    explicit ErrorState(QWidget *parent = nullptr);

    /// If the text suggests an act, it is a button. Retry is shown next to it, unless nothing would be sent until
    /// something else is entered.
    void showError(const ApiError &error, ErrorSubject subject = ErrorSubject::Record);
    void showError(const ApiError &error, const ErrorText &text, bool retry); ///< with custom texts
    void showText(const ErrorText &text, const QString &details, bool retry, ErrorAct act = ErrorAct::None);
    void setSecondAction(const QString &text); ///< an additional button next to Retry; empty hides it
    QString sentence() const;

Q_SIGNALS:
    void retryRequested();
    void secondActionRequested();
    void actRequested(labdesk::ErrorAct act);

protected:
    void resizeEvent(QResizeEvent *event) override;
    int spareHeight() const override; ///< the icon is hidden if there is no room for it

private:
    void present(const ApiError &error, const ErrorText &text, bool retry, ErrorAct act);
    void setDetailsShown(bool shown);
    void placeIcon();

    QLabel *m_sentence;
    QLabel *m_cause;
    QLabel *m_nextStep;
    QPushButton *m_retry;
    QPushButton *m_act;
    QPushButton *m_secondButton;
    QPushButton *m_more;
    QLabel *m_details;
    ErrorAct m_offeredAct = ErrorAct::None;
};

} // namespace labdesk
